import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { day, Problem, Skeleton } from '../../../parts/basics.tsx';
import { Table } from '../../../parts/Table.tsx';
import type { Word } from '../../../words/en.ts';
import { type Say, useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import type { Task } from '../task.ts';
import type { NoveltyData, Run } from './record.ts';
import { type Chart, documentAddress, useChart } from './results.ts';

/** The ways of searching, in the order in which the service takes them. */
const STRATEGIES = [
  'semantic_search',
  'all_elements_search_tacd',
  'all_elements_search_dynamic',
  'class_search',
  'relevant_tracking_search',
  'applicant_inventor_search',
  'literature_search',
] as const;
type Strategy = (typeof STRATEGIES)[number];
const isKnown = (name: string): name is Strategy => (STRATEGIES as readonly string[]).includes(name);

export const strategyName = (say: Say, name: string): string =>
  isKnown(name) || name === 'embedding_order' ? say(`strategy_${name}` as Word) : name;
const shortName = (say: Say, name: string): string => (isKnown(name) ? say(`short_${name}` as Word) : name);

/** The ways one after the other, then the comparing, with counts. */
export function Searching({ task: { data, state, progress } }: { task: Task<NoveltyData> }) {
  const { say } = useWords();
  const comparing = state === 'comparing';
  const at = comparing ? STRATEGIES.length : (progress?.done ?? 0);
  return (
    <ol className="strategies running">
      {(data.named_only ? [] : STRATEGIES).map((strategy, n) => {
        const round = data.prior_art?.rounds.find((each) => each.strategy === strategy);
        const status = n < at || round ? 'done' : n === at ? 'working' : 'later';
        return (
          <li key={strategy} className={status}>
            <span className="sign" aria-hidden="true">
              {status === 'done' ? '✓' : status === 'working' ? '◐' : '○'}
            </span>
            <span>{strategyName(say, strategy)}</span>
            <span className="n soft">{round && say('n_found', { n: round.found })}</span>
          </li>
        );
      })}
      <li className={comparing ? 'working' : 'later'}>
        <span className="sign" aria-hidden="true">
          {comparing ? '◐' : '○'}
        </span>
        <span>{say('n_comparing')}</span>
        <span className="n soft">
          {comparing && progress && say('n_of', { n: progress.done + 1, m: progress.total })}
        </span>
      </li>
    </ol>
  );
}

/** What was searched how, what it found, and why. */
export function SearchStage({ task, editable, show }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const chart = useChart(task);
  return (
    <>
      <Figures data={task.data} />
      {task.data.coverage && <Covers of={task.data.coverage} />}
      {task.data.named_only ? (
        <p>{say('n_not_searched')}</p>
      ) : (
        <>
          <h2>{say('n_strategies')}</h2>
          <Rounds data={task.data} />
        </>
      )}
      <h2>{say('n_ranked')}</h2>
      {chart.error && <Problem error={chart.error} />}
      {editable && <AddDocument chart={chart} />}
      {chart.results.isPending ? <Skeleton lines={8} /> : <Ranked chart={chart} data={task.data} />}
      <footer className="confirm">
        <button type="button" onClick={() => show('comparison')}>
          {say('n_to_comparison')} →
        </button>
      </footer>
    </>
  );
}

function Figures({ data }: { data: NoveltyData }) {
  const { say } = useWords();
  const prior = data.prior_art;
  return (
    <dl className="figures-row">
      <div>
        <dt>{say('n_publications')}</dt>
        <dd>{prior?.publications.toLocaleString()}</dd>
      </div>
      <div>
        <dt>{say('n_families')}</dt>
        <dd>{prior?.families.toLocaleString()}</dd>
      </div>
      <div>
        <dt>{say('n_compared')}</dt>
        <dd>{(data.scores?.length ?? data.documents?.length ?? 0).toLocaleString()}</dd>
      </div>
      <div>
        <dt>{say('n_seconds')}</dt>
        <dd>{(((data.search_ms ?? 0) + (data.compare_ms ?? 0)) / 1000).toFixed(1)}</dd>
      </div>
    </dl>
  );
}

/** What was looked through: what is not among it could not be found. */
function Covers({ of: coverage }: { of: NonNullable<NoveltyData['coverage']> }) {
  const { say } = useWords();
  const { publications, offices, languages, first_year, last_year, undated, without_claims } = coverage;
  return (
    <p className="small measure">
      <b>{say('n_covers')}</b>{' '}
      {say('n_covers_text', {
        n: publications,
        offices: offices.map((each) => `${each.office} ${each.publications}`).join(', '),
        languages: languages.map((each) => `${each.language} ${each.publications}`).join(', '),
        from: String(first_year ?? '?'),
        to: String(last_year ?? '?'),
        claims: without_claims,
        undated,
      })}
    </p>
  );
}

/** The ways that were taken, each with what it found. */
function Rounds({ data: { prior_art: prior } }: { data: NoveltyData }) {
  const { say } = useWords();
  return (
    <ol className="strategies">
      {(prior?.rounds ?? []).map(({ strategy, lines, found }) => (
        <li key={strategy} className="done">
          <span className="sign" aria-hidden="true">
            ✓
          </span>
          <span>
            {strategyName(say, strategy)}
            <small className="soft">
              {lines.length === 0 ? say('n_nothing_to_search') : say('n_lines', { n: lines.length })}
            </small>
          </span>
          <span className="n">{say('n_found', { n: found })}</span>
        </li>
      ))}
      {prior?.embedding_order && (
        <li className="done">
          <span className="sign" aria-hidden="true">
            {prior.embedding_order.failure ? '–' : '✓'}
          </span>
          <span>
            {strategyName(say, 'embedding_order')}
            <small className="soft">{prior.embedding_order.failure?.message ?? prior.embedding_order.model}</small>
          </span>
          <span className="n">
            {prior.embedding_order.order
              ? say('n_embedding_ordered', { n: prior.embedding_order.order.length })
              : say('n_embedding_left_out')}
          </span>
        </li>
      )}
    </ol>
  );
}

/** What was compared, the nearest first, with the ways that found it. */
function Ranked({ chart, data }: { chart: Chart; data: NoveltyData }) {
  const { say } = useWords();
  const documents = new Map((data.documents ?? []).map((each) => [each.publication_number, each]));
  return (
    <Table
      label={say('n_ranked')}
      className="ranked"
      of={[
        { key: 'rank', head: '#', className: 'n' },
        'n_document',
        'n_category',
        { number: 'n_score' },
        { number: 'n_features_short' },
        'n_found_by',
      ]}
    >
      <tbody>
        {chart.columns.map((column, n) => {
          const stored = documents.get(column.number);
          return (
            <tr key={column.number}>
              <td className="n soft">{n + 1}</td>
              <th scope="row">
                <Link to={documentAddress(column)}>
                  <code>{column.number}</code>
                </Link>{' '}
                <span className="soft small">{day(column.publication_date)}</span>
                <div className="doc-title">{column.title}</div>
                {stored?.applicants[0] && <small className="soft">{stored.applicants[0]}</small>}
              </th>
              <td>
                <Category of={column.category} />
              </td>
              <td className="n">{Math.round(column.score * 100)}</td>
              <td className="n">
                {column.disclosed}/{chart.features.length}
              </td>
              <td className="small">
                {column.user_added && <span className="tag">{say('n_added_by_you')}</span>}{' '}
                {column.named && <span className="tag">{say('n_named')}</span>}{' '}
                {(stored?.found_by ?? []).map((name) => (
                  <span key={name} className="tag" title={strategyName(say, name)}>
                    {shortName(say, name)}
                  </span>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

export function Category({ of }: { of: NonNullable<Chart['columns'][number]['category']> }) {
  const { say } = useWords();
  return (
    <span className={`category-sign ${of}`} title={say(`category_${of}`)}>
      {of}
    </span>
  );
}

/** A document of one's own, by number. */
export function AddDocument({ chart, onAdded }: { chart: Chart; onAdded?: () => void }) {
  const { say } = useWords();
  const [number, setNumber] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!number.trim()) return;
    setBusy(true);
    setError(undefined);
    await chart
      .add(number.trim())
      .then(() => {
        setNumber('');
        onAdded?.();
      })
      .catch(setError);
    setBusy(false);
  };
  return (
    <>
      <form className="add-document" onSubmit={add}>
        <input
          value={number}
          placeholder="US20200012345A1"
          aria-label={say('n_add_number')}
          onChange={(event) => setNumber(event.target.value)}
        />
        <button type="submit" className="plain" disabled={busy || !number.trim()}>
          {say(busy ? 'n_comparing_it' : 'n_add_document')}
        </button>
      </form>
      {error && <Problem error={error} />}
    </>
  );
}

/** Every search that was run, as it was run: one click from the search page. */
export function Queries({ runs }: { runs: readonly Run[] }) {
  const { say } = useWords();
  const [all, showAll] = useState(false);
  const shown = all ? runs : runs.slice(0, 8);
  return (
    <>
      <Table label={say('n_queries')} className="queries" of={['n_line', 'n_query', { number: 'n_hits' }]}>
        <tbody>
          {shown.map(({ line, strategy, feature_text, search, count }) => (
            <tr key={line}>
              <th scope="row">
                <code>{line}</code>
              </th>
              <td>
                <small className="soft">
                  {strategy ? strategyName(say, strategy) : say('n_block', { n: feature_text ?? '' })}
                </small>
                {search.method === 'query' ? (
                  <Link to={`/search?q=${encodeURIComponent(search.query)}`}>
                    <code>{search.query}</code>
                  </Link>
                ) : (
                  <span>
                    {search.method === 'similar'
                      ? search.claimed
                        ? say('n_as_claimed', { n: search.text })
                        : say('n_whole_text')
                      : search.method === 'citations'
                        ? say('n_citations_of', { n: search.of.join(', ') })
                        : say('n_papers_by')}
                    {search.query && (
                      <>
                        {' '}
                        <code>{search.query}</code>
                      </>
                    )}
                  </span>
                )}
              </td>
              <td className="n">{count.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {runs.length > shown.length && (
        <button type="button" className="plain" onClick={() => showAll(true)}>
          {say('n_all_queries', { n: runs.length })}
        </button>
      )}
    </>
  );
}
