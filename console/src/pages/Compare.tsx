import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { manage } from '../api.ts';
import { day, Marked, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { OwnerLinks } from '../parts/OwnerLinks.tsx';
import { Table } from '../parts/Table.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';
import { useWords } from '../words/words.tsx';
import { AlignedClaims } from './compare/Claims.tsx';
import { ByFeature, useComparisons } from './compare/Features.tsx';
import { MOST_COMPARED } from './compare/most.ts';
import { type PatentPage, textsOf } from './patent.ts';
import { litBy, litQuery } from './search-state.ts';
import './compare/compare.css';

/**
 * Two to five documents side by side: claims clause by clause, alike beside alike, on demand with the dependent ones
 * (`?claims=all`); or by the features of a novelty search (`?task=`). `?text=en-machine` chooses the text where a
 * document has it.
 */
export default function Compare() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const search = { q: params.get('q') ?? '', stem: params.get('stem') === '1' };
  const lit = litBy(search);
  const task = params.get('task') ?? '';
  const text = params.get('text') ?? '';
  const dependent = params.get('claims') === 'all';
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean))].slice(0, MOST_COMPARED);
  const pages = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['patent', id, lit],
      queryFn: () => manage('GET /patents/:number', { params: { number: id }, query: litQuery(search) }),
    })),
    combine: (results) => ({
      failed: results.find(({ error }) => error)?.error,
      pages: results.every(({ data }) => data) ? results.map(({ data }) => data!) : undefined,
    }),
  });
  useEffect(() => {
    document.title = `${say('compare_title')} · Priora`;
  }, [say]);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  if (ids.length === 0) return <NoneChosen />;
  if (pages.failed)
    return (
      <div className="page">
        <Problem error={pages.failed} />
      </div>
    );
  return (
    <div className="page">
      <h1>{say('compare_title')}</h1>
      {!pages.pages ? (
        <Skeleton lines={12} />
      ) : (
        <>
          <Choices pages={pages.pages} {...{ task, text, dependent }} onChange={change} />
          <SideBySide
            documents={pages.pages.map((page) => ({ page, texts: textsOf(page.record, text || undefined) }))}
            {...{ lit, task, text, dependent }}
            onRemove={(id) => change('ids', ids.filter((each) => each !== id).join(','))}
            ids={ids}
          />
        </>
      )}
    </div>
  );
}

interface Compared {
  readonly page: PatentPage;
  readonly texts: ReturnType<typeof textsOf>;
}

function NoneChosen() {
  const { say } = useWords();
  return (
    <div className="page">
      <h1>{say('compare_title')}</h1>
      <Empty
        title={say('compare_none')}
        ways={
          <Link className="button" to="/search">
            {say('search')}
          </Link>
        }
      >
        {say('compare_none_how')}
      </Empty>
    </div>
  );
}

/** By what they are compared, and in which of their texts. */
function Choices({
  pages,
  task,
  text,
  dependent,
  onChange,
}: {
  pages: readonly PatentPage[];
  task: string;
  text: string;
  dependent: boolean;
  onChange(name: string, value: string): void;
}) {
  const { say } = useWords();
  const comparisons = useComparisons();
  const languages = [
    ...new Set(pages.flatMap(({ record }) => record.claims.map(({ lang, origin }) => `${lang}-${origin}`))),
  ];
  return (
    <Toolbar>
      <label className="row">
        {say('compare_by')}
        <select value={task} onChange={(event) => onChange('task', event.target.value)}>
          <option value="">{say('compare_by_claims')}</option>
          {comparisons.data?.map(({ task_id, title }) => (
            <option key={task_id} value={task_id}>
              {say('compare_by_features', { n: title.slice(0, 60) })}
            </option>
          ))}
        </select>
      </label>
      {!task && (
        <label className="check">
          <input
            type="checkbox"
            checked={dependent}
            onChange={(event) => onChange('claims', event.target.checked ? 'all' : '')}
          />{' '}
          {say('compare_dependent')}
        </label>
      )}
      {languages.length > 1 && (
        <label className="row">
          {say('other_text')}
          <select value={text} onChange={(event) => onChange('text', event.target.value)}>
            <option value="">{say('as_published')}</option>
            {languages.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
    </Toolbar>
  );
}

/** The documents beside each other, a row for each thing that they have. */
function SideBySide({
  documents,
  ids,
  lit,
  task,
  text,
  dependent,
  onRemove,
}: {
  documents: readonly Compared[];
  /** As they were asked for. */
  ids: readonly string[];
  lit: string;
  task: string;
  text: string;
  dependent: boolean;
  onRemove(id: string): void;
}) {
  const { say } = useWords();
  const row = (title: string, cell: (document: Compared) => React.ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      {documents.map((each, n) => (
        <td key={n}>{cell(each)}</td>
      ))}
    </tr>
  );
  return (
    <Table
      label={say('compare_title')}
      className="compare"
      of={[
        { unseen: 'w_what' },
        ...documents.map((document, n) => ({
          key: ids[n]!,
          head: <ColumnHead document={document} id={ids[n]!} lit={lit} onRemove={onRemove} />,
        })),
      ]}
    >
      <tbody>
        {row(say('priority'), ({ page: { record } }) => day(record.priorities[0]?.date ?? record.filing_date))}
        {row(say('owners'), ({ page: { record } }) => {
          const owner = record.current_assignees[0] ?? record.applicants[0] ?? record.assignees[0];
          return owner && <OwnerLinks names={[owner.name]} />;
        })}
        {row('IPC', ({ page: { record } }) => (
          <Shared of={record.ipc} among={documents.map((d) => d.page.record.ipc)} />
        ))}
        {task ? (
          <ByFeature task={task} numbers={documents.map(({ page }) => page.record.publication_number)} />
        ) : (
          <>
            {row(say('abstract'), Abstract)}
            <AlignedClaims
              records={documents.map(({ page }) => page.record)}
              text={text || undefined}
              dependent={dependent}
            />
          </>
        )}
      </tbody>
    </Table>
  );
}

const Abstract = ({ page, texts: { abstract, published } }: Compared) =>
  abstract && (
    <p className="text" lang={abstract.lang}>
      <Marked text={abstract.text} marks={published.abstract ? page.marks?.abstract : undefined} />
    </p>
  );

function ColumnHead({
  document: { page, texts },
  id,
  lit,
  onRemove,
}: {
  document: Compared;
  id: string;
  lit: string;
  onRemove(id: string): void;
}) {
  const { say } = useWords();
  const number = page.record.publication_number;
  return (
    <>
      <Link to={`/patents/${number}${lit && `?${lit}`}`}>
        <code>{number}</code>
      </Link>{' '}
      <button type="button" className="quiet small" aria-label={`${say('remove')} ${id}`} onClick={() => onRemove(id)}>
        ✕
      </button>
      <p className="title" lang={texts.title?.lang}>
        {texts.title?.text}
      </p>
    </>
  );
}

/** Classes; those that all have are set off. */
function Shared({ of, among }: { of: readonly string[]; among: readonly (readonly string[])[] }) {
  return of.slice(0, 8).map((symbol, n) => (
    <span key={symbol}>
      {n > 0 && ', '}
      {among.length > 1 && among.every((each) => each.includes(symbol)) ? <strong>{symbol}</strong> : symbol}
    </span>
  ));
}
