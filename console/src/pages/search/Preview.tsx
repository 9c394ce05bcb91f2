import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage } from '../../api.ts';
import { day, Marked, Problem, Skeleton } from '../../parts/basics.tsx';
import { OwnerLinks } from '../../parts/OwnerLinks.tsx';
import { useWords } from '../../words/words.tsx';
import { textsOf } from '../patent.ts';
import { litBy, litQuery, type SearchState } from '../search-state.ts';

/** The document that the list stands at, in short: enough to go on or to open it. */
export function Preview({ number, search }: { number: string | undefined; search: Pick<SearchState, 'q' | 'stem'> }) {
  const { say } = useWords();
  const lit = litBy(search);
  const page = useQuery({
    queryKey: ['patent', number, lit],
    enabled: number !== undefined,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      manage('GET /patents/:number', { params: { number: number! }, query: litQuery(search), signal }),
  });
  if (number === undefined) return <p className="soft small">{say('preview_hint')}</p>;
  if (page.error) return <Problem error={page.error} />;
  if (!page.data) return <Skeleton lines={14} />;
  const { record, marks = {} } = page.data;
  const { title, abstract, claims, published } = textsOf(record);
  const drawing = record.figures.find(({ drawn }) => drawn);
  const first = claims?.claims.find(({ independent }) => independent);
  const to = `/patents/${number}?${lit}`;
  return (
    <>
      <p className="meta">
        <code>{number}</code>
        <span>{day(record.publication_date)}</span>
      </p>
      <h2 lang={title?.lang}>
        <Link to={to}>
          {title ? <Marked text={title.text} marks={published.title ? marks.title : undefined} /> : number}
        </Link>
      </h2>
      <p className="soft small">
        <OwnerLinks
          names={[...new Set([...record.applicants, ...record.current_assignees].map(({ name }) => name))].slice(0, 3)}
        />
      </p>
      <p className="small">
        {record.ipc.slice(0, 4).map((symbol) => (
          <span key={symbol} className="class">
            {symbol}
          </span>
        ))}
      </p>
      {drawing && (
        <img
          src={`/manage/patents/${number}/figures/${encodeURIComponent(drawing.id)}`}
          alt={drawing.caption ?? drawing.label ?? drawing.id}
          {...(drawing.width_px && drawing.height_px && { width: drawing.width_px, height: drawing.height_px })}
        />
      )}
      {abstract && (
        <p className="text" lang={abstract.lang}>
          <Marked text={abstract.text} marks={published.abstract ? marks.abstract : undefined} />
        </p>
      )}
      {first && (
        <>
          <h3>{say('where_claim', { n: first.number })}</h3>
          <p className="text" lang={claims?.lang}>
            <Marked text={first.text} marks={published.claims ? marks[`c${first.number}`] : undefined} />
          </p>
        </>
      )}
      <p className="row small">
        <Link to={to}>{say('open')}</Link>
        <Link to={`/similar?pn=${number}`}>{say('similar')}</Link>
        <Link to={`/flows/novelty?from=${number}`}>{say('novelty_from')}</Link>
      </p>
    </>
  );
}
