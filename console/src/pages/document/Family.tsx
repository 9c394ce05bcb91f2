import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Managed, manage, type Of } from '../../api.ts';
import { day, Problem, Skeleton } from '../../parts/basics.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';
import { statusName } from '../search/status.ts';
import { yearOf } from './years.ts';

type Member = Of<Managed<'GET /patents/:number/family'>['members']>;

/** The extended family: a table of days, and each member's life drawn along one time. */
export default function Family({ number }: { number: string }) {
  const { say } = useWords();
  const family = useQuery({
    queryKey: ['family', number],
    queryFn: ({ signal }) => manage('GET /patents/:number/family', { params: { number }, signal }),
  });
  if (family.isPending) return <Skeleton lines={10} />;
  if (family.error) return <Problem error={family.error} again={() => void family.refetch()} />;
  const { members, total } = family.data;
  const days = members.flatMap((each) =>
    [each.priority_date, each.filing_date, each.publication_date, each.grant_date, each.expiry_date].flatMap((at) =>
      at ? [yearOf(at)] : [],
    ),
  );
  const first = Math.floor(Math.min(...days));
  const last = Math.max(first + 1, Math.ceil(Math.max(...days)));
  const title = say('family_title', { n: total });
  return (
    <div>
      <h2>{title}</h2>
      <Table
        label={title}
        className="family"
        of={[
          'family_member',
          'filed',
          'published_on',
          'granted',
          'expires',
          'status',
          {
            key: 'line',
            className: 'line',
            head: (
              <span className="ends">
                <span>{first}</span>
                <span>{last}</span>
              </span>
            ),
          },
        ]}
      >
        <tbody>
          {members.map((each) => (
            <tr key={each.publication_number} className={each.publication_number === number ? 'here' : ''}>
              <th scope="row">
                {each.stored && each.publication_number !== number ? (
                  <Link to={`/patents/${each.publication_number}?view=family`}>
                    <code>{each.publication_number}</code>
                  </Link>
                ) : (
                  <code>{each.publication_number}</code>
                )}
                <div className="soft small">
                  {each.stored ? say(each.simple ? 'family_simple' : 'family_extended') : say('not_stored')}
                </div>
                {each.stored && each.publication_number !== number && (
                  <Link
                    className="small"
                    to={`/compare?ids=${number},${each.publication_number}&claims=all`}
                    aria-label={say('family_claims_of', { n: each.publication_number })}
                  >
                    {say('family_claims')}
                  </Link>
                )}
              </th>
              <td className="nowrap">{day(each.filing_date)}</td>
              <td className="nowrap">{day(each.publication_date)}</td>
              <td className="nowrap">{day(each.grant_date)}</td>
              <td className="nowrap">{day(each.expiry_date)}</td>
              <td>
                {each.legal_status !== undefined && (
                  <span className={`status s${each.legal_status}`}>{statusName(say, each.legal_status)}</span>
                )}
              </td>
              <td className="line">
                <Life of={each} first={first} last={last} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="soft small legend">
        <i className="pending" /> {say('family_pending')} <i className="force" /> {say('family_force')}
        <b aria-hidden="true">|</b> {say('published')}
      </p>
      {members.length < total && <p className="note small">{say('family_left_out', { n: total - members.length })}</p>}
    </div>
  );
}

/**
 * From filing to grant, and from grant to expiry; a stroke where it was published. The table says the same in figures.
 */
function Life({ of: each, first, last }: { of: Member; first: number; last: number }) {
  const x = (date: number) => ((yearOf(date) - first) / (last - first)) * 300;
  const { filing_date: filed, grant_date: granted, expiry_date: expires, publication_date: published } = each;
  const pendingTo = granted ?? published;
  return (
    <svg className="life" viewBox="0 0 300 18" preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" x2="300" y1="9" y2="9" />
      {filed && pendingTo && (
        <rect x={x(filed)} width={Math.max(2, x(pendingTo) - x(filed))} y="7" height="4" className="pending" />
      )}
      {granted && expires && (
        <rect x={x(granted)} width={Math.max(2, x(expires) - x(granted))} y="5" height="8" className="force" />
      )}
      {published && <rect x={x(published)} width="2" y="1" height="16" className="published" />}
    </svg>
  );
}
