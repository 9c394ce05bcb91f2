import { Link } from 'react-router';
import type { Of, Operation } from '../../api.ts';
import { day } from '../../parts/basics.tsx';
import { isOfDemo } from '../../parts/Readiness.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';

type Found = Operation<'POST /synapse/patent/core/search'>;
type Item = Of<NonNullable<Found['items']>>;

/** A day yyyyMMdd as a fraction of years. */
const yearOf = (text: string | undefined): number | undefined => {
  if (text === undefined || !/^\d{8}$/.test(text)) return undefined;
  return Number(text.slice(0, 4)) + (Number(text.slice(4, 6)) - 1) / 12 + Number(text.slice(6)) / 372;
};

/**
 * Patents of a drug from filing to expiry, on one scale of years, in the order of their expiry.
 *
 * @param notes What the service says beside them: of the demo none may be looked at.
 */
export function PatentTimes({ of, notes }: { of: Found; notes: readonly string[] }) {
  const { say } = useWords();
  const items = (of.items ?? [])
    .filter(({ exdt }) => yearOf(exdt) !== undefined)
    .sort((a, b) => Number(a.exdt) - Number(b.exdt));
  const years = items.flatMap(({ apdt, exdt }) => [yearOf(apdt), yearOf(exdt)].filter((each) => each !== undefined));
  const [from, to] = [Math.floor(Math.min(...years)) - 1, Math.ceil(Math.max(...years)) + 1];
  const rest = (of.total ?? 0) - items.length;
  return (
    <section>
      <h2>{say('drug_patents')}</h2>
      {items.length === 0 ? (
        <p className="soft">{say(notes.some(isOfDemo) ? 'demo_left_out' : 'drug_no_patents')}</p>
      ) : (
        <>
          <p className="soft measure">{say('drug_patents_text')}</p>
          <Table
            label={say('drug_patents')}
            className="patent-times"
            of={[
              'drug_patent',
              'drug_filed',
              { key: 'time', head: `${from} – ${to}`, className: 'time' },
              'drug_expires',
            ]}
          >
            <tbody>
              {items.map((item) => (
                <Row key={item.pn} of={item} from={from} to={to} />
              ))}
            </tbody>
          </Table>
        </>
      )}
      {rest > 0 && <p className="soft">{say('drug_more', { n: rest })}</p>}
    </section>
  );
}

function Row({ of, from, to }: { of: Item; from: number; to: number }) {
  const at = (year: number) => `${(((year - from) / (to - from)) * 100).toFixed(2)}%`;
  const [begins, ends] = [yearOf(of.apdt), yearOf(of.exdt)!];
  return (
    <tr>
      <th scope="row">{of.pbdt ? <Link to={`/patents/${of.pn}`}>{of.pn}</Link> : <code>{of.pn}</code>}</th>
      <td className="nowrap">{day(of.apdt ? Number(of.apdt) : undefined)}</td>
      <td className="time">
        <svg height="12" width="100%" aria-hidden="true">
          {begins === undefined ? (
            <circle cx={at(ends)} cy="6" r="4" />
          ) : (
            <rect
              x={at(begins)}
              y="3"
              height="6"
              width={`${(((ends - begins) / (to - from)) * 100).toFixed(2)}%`}
              rx="2"
            />
          )}
        </svg>
      </td>
      <td className="nowrap">{day(of.exdt ? Number(of.exdt) : undefined)}</td>
    </tr>
  );
}
