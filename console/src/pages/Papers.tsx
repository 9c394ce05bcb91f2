import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { manage, type Of, operation, operationWithNotes } from '../api.ts';
import { Marked, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Held } from '../parts/Held.tsx';
import { useNarrowed } from '../parts/narrowed.ts';
import { Pager } from '../parts/Pager.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { SearchLine } from '../parts/SearchLine.tsx';
import { useWords } from '../words/words.tsx';
import { hashOf } from './document/quote.ts';
import { beginning, marksFrom } from './search/beginning.ts';

const PAGE = 20;
const TYPES = ['all', 'title', 'abstract', 'author', 'publication'] as const;

/** Words that papers of many fields have. */
const EXAMPLES = ['battery', 'machine learning', 'cancer', 'inhibitor', 'water'];

/** Authors that a row names. */
const MOST_AUTHORS = 6;

/** What results are narrowed by: the name in the address, the field of the query language. */
const NARROWED = [
  ['year', 'YEAR'],
  ['journal', 'JOURNAL'],
  ['institution', 'INSTITUTION'],
  ['subject', 'SUBJECT'],
  ['heading', 'MESH'],
] as const;

/** The values that an address names, as an expression beside the words; undefined where it names none. */
function narrowing(params: URLSearchParams): string | undefined {
  const parts = NARROWED.flatMap(([name, field]) => {
    const value = params.get(name)?.replaceAll('"', '');
    return value ? [`${field}:"${value}"`] : [];
  });
  return parts.length > 0 ? parts.join(' AND ') : undefined;
}

interface Sought {
  text: string;
  type: (typeof TYPES)[number];
  query_text?: string;
}

/** A page of what is found, with what of each paper answers the search. */
async function pageOf({ offset, ...search }: Sought & { offset: number }, signal: AbortSignal) {
  const body = { ...search, offset, limit: PAGE };
  const page = await operationWithNotes('POST /search/literature/query-search', { body, signal });
  const { results = [], total_search_result_count: total = 0 } = page.answer;
  const papers = results.flatMap((row) => row.paper_id ?? []);
  const shown = papers.length === 0 ? [] : await manage('POST /papers/passages', { body: { search, papers }, signal });
  const byId = new Map(shown.map((each) => [each.paper_id, each]));
  return { total, notes: page.notes, results: results.map((row) => ({ ...row, shown: byId.get(row.paper_id ?? '') })) };
}
type Found = Of<Awaited<ReturnType<typeof pageOf>>['results']>;

/** `/papers`: scientific literature by words (`?text=` in `?type=`), narrowed by whole values (`?year=2020`). */
export default function Papers() {
  const { say } = useWords();
  const { params, setParams, go } = useNarrowed();
  const text = params.get('text') ?? '';
  const type = TYPES.find((each) => each === params.get('type')) ?? 'all';
  const offset = Math.max(0, Number(params.get('from')) || 0);
  useEffect(() => {
    document.title = `${say('papers')} · Priora`;
  }, [say]);
  const within = narrowing(params);
  const sought: Sought = { text, type, ...(within !== undefined && { query_text: within }) };
  const found = useQuery({
    queryKey: ['papers', sought, offset],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => pageOf({ ...sought, offset }, signal),
  });
  const { data, error } = found;
  const { results = [], total = 0 } = data ?? {};
  return (
    <div className="page">
      <h1>{say('papers')}</h1>
      <SearchLine
        of={{ name: 'text', label: say('papers_find') }}
        {...{ value: text, most: 800, required: true }}
        onSearch={(words, form) => setParams({ text: words, type: String(form.get('type')) })}
      >
        <select name="type" defaultValue={type} aria-label={say('papers_in')}>
          {TYPES.map((each) => (
            <option key={each} value={each}>
              {say(`papers_${each}`)}
            </option>
          ))}
        </select>
      </SearchLine>
      {error ? (
        <Problem error={error} again={() => void found.refetch()} />
      ) : text === '' ? (
        <Beginning />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : total === 0 ? (
        <>
          {within !== undefined && <Narrow {...{ sought, params }} onChange={go} />}
          <Empty title={say('nothing_found')}>{say('papers_none')}</Empty>
          <Notices of={data.notes} />
        </>
      ) : (
        <>
          <p className="count" aria-live="polite">
            <strong>{say('papers_n', { n: total })}</strong>
          </p>
          <Narrow {...{ sought, params }} onChange={go} />
          <ol className="plainlist papers">
            {results.map((found) => (
              <Row key={found.paper_id} found={found} lit={litOf(sought)} />
            ))}
          </ol>
          <Pager
            from={offset}
            shown={results.length}
            size={PAGE}
            total={total}
            onFrom={(from) => go('from', String(from))}
          />
          <Notices of={data.notes} />
        </>
      )}
    </div>
  );
}

/** What a paper's address carries of a search, so that its words are lit there. */
const litOf = ({ text, type }: Sought): string => `?${new URLSearchParams({ text, type })}`;

/** One paper of a list, with the words that were asked for. */
function Row({ found: { paper_id, title, author = [], doi, shown }, lit }: { found: Found; lit: string }) {
  const { say } = useWords();
  const to = `/papers/${paper_id}${lit}`;
  const passage = shown?.passage;
  const from = passage ? beginning(passage.text, passage.marks) : 0;
  return (
    <li>
      <Link to={to} lang={shown?.title?.lang}>
        {shown?.title ? <Marked text={shown.title.text} marks={shown.title.marks} /> : (title?.[0] ?? paper_id)}
      </Link>
      <p className="meta">
        <span className="who">
          {author.slice(0, MOST_AUTHORS).join(', ')}
          {author.length > MOST_AUTHORS && ' …'}
        </span>
        {shown?.venue && <cite>{shown.venue}</cite>}
        {shown?.published && <span>{String(shown.published).slice(0, 4)}</span>}
        {doi && <code>{doi}</code>}
        {shown?.retracted && <span className="tag">{say('paper_retracted')}</span>}
        {shown?.demo && (
          <span className="tag" title={say('demo_text')}>
            {say('demo')}
          </span>
        )}
      </p>
      {passage && (
        <p className="passage" lang={passage.lang}>
          <Link to={to + placeOf(passage)} className="where">
            {passage.part === 'abstract' ? say('where_abstract') : `${say('paper_full_text')} ${passage.unit}`}
          </Link>{' '}
          {(passage.cut_before || from > 0) && '… '}
          <Marked text={passage.text.slice(from)} marks={marksFrom(passage.marks, from)} />
          {passage.cut_after && ' …'}
        </p>
      )}
    </li>
  );
}

/** Where a passage is, in an address. */
function placeOf({ unit, start, marks: [first] }: NonNullable<NonNullable<Found['shown']>['passage']>): string {
  return first ? hashOf({ unit, start: start + first.start, end: start + first.end }) : `#${unit}`;
}

/** Choices of values that what was found has, each with how many papers have it. */
function Narrow({
  sought,
  params,
  onChange,
}: {
  sought: Sought;
  params: URLSearchParams;
  onChange: (name: string, value: string) => void;
}) {
  const { say } = useWords();
  const { data } = useQuery({
    queryKey: ['papers', 'facets', sought],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => manage('POST /papers/facets', { body: sought, signal }),
  });
  const offered = NARROWED.flatMap(([name, field]) => {
    const chosen = params.get(name) ?? '';
    const values = data?.find(({ code }) => code === field)?.values ?? [];
    const missing = chosen !== '' && !values.some(({ value }) => value === chosen);
    const all = missing ? [{ value: chosen, count: 0 }, ...values] : values;
    return all.length > 0 ? [{ name, chosen, all }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <p className="narrowed">
      {offered.map(({ name, chosen, all }) => (
        <select
          key={name}
          value={chosen}
          aria-label={say(`papers_by_${name}`)}
          onChange={({ target: { value } }) => onChange(name, value)}
        >
          <option value="">
            {say(`papers_by_${name}`)}: {say('papers_all')}
          </option>
          {all.map(({ value, count }) => (
            <option key={value} value={value}>
              {value.length > 60 ? `${value.slice(0, 60)}…` : value} ({count})
            </option>
          ))}
        </select>
      ))}
    </p>
  );
}

/** Before anything is asked: what there is, by words that find something in it. */
function Beginning() {
  const { say } = useWords();
  const counts = useQueries({
    queries: EXAMPLES.map((text) => ({
      queryKey: ['papers', 'count', text],
      staleTime: 60_000,
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        operation('POST /search/literature/query-search', { body: { text, type: 'all', offset: 0, limit: 1 }, signal }),
    })),
  });
  return (
    <>
      <p className="soft measure">{say('papers_text')}</p>
      <Held
        of="works"
        examples={EXAMPLES.map((text, n) => ({
          text,
          to: `/papers?text=${encodeURIComponent(text)}`,
          count: counts[n]?.data?.total_search_result_count ?? 0,
        }))}
      />
    </>
  );
}
