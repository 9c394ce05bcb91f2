import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Managed, manage, type Of, type Operation, operation, operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { SearchLine } from '../parts/SearchLine.tsx';
import { useRegisterWords } from '../words/registers.ts';
import { useWords } from '../words/words.tsx';
import { type Named, nameIn, STAGES } from './drugs/names.ts';
import { type DrugFilter, Plot } from './drugs/Plot.tsx';
import { RowFacts } from './drugs/RowFacts.tsx';
import './drugs/drugs.css';

const PAGE = 20;
/** Dimensions that a search is narrowed by, with the filter that each one is. */
const FACETS = [
  ['TARGET', 'target'],
  ['ORGANIZATION', 'organization'],
  ['DISEASE', 'disease'],
  ['DRUG_TYPE', 'drug_type'],
] as const;
type Filter = (typeof FACETS)[number][1];

/** What the address asks for, as the search and its facets take it. */
async function filtersOf(params: URLSearchParams, signal: AbortSignal) {
  const name = params.get('name') ?? '';
  const named =
    name === ''
      ? []
      : await operation('POST /synapse/drug/autocomplete', { body: { prefix: name, limit: 50 }, signal });
  const given = Object.fromEntries(
    FACETS.flatMap(([, field]) => {
      const value = params.getAll(field);
      return value.length > 0 ? [[field, { condition: 'AND' as const, value }]] : [];
    }),
  );
  const stage = params.get('stage');
  return {
    ...given,
    ...(name !== '' && { drug: { value: named.length > 0 ? named.map(({ drug_id }) => drug_id ?? '') : [NOBODY] } }),
    ...(stage && { global_highest_dev_status: [stage] }),
  };
}
/** An id that nobody has: of a name that completes to nothing. */
const NOBODY = '0'.repeat(32);

/** `/drugs`: drugs of registers by name (`?name=`), stage, target, organisation, disease and type. */
export default function Drugs() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const offset = Math.max(0, Number(params.get('from')) || 0);
  useEffect(() => {
    document.title = `${say('drugs')} · Priora`;
  }, [say]);
  const asked = new URLSearchParams(params);
  asked.delete('from');
  const found = useQuery({
    queryKey: ['drugs', asked.toString(), offset],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      operationWithNotes('POST /synapse/drug/search', {
        body: { ...(await filtersOf(params, signal)), offset, limit: PAGE },
        signal,
      }),
  });
  const go = (change: (to: URLSearchParams) => void) => {
    const to = new URLSearchParams(asked);
    change(to);
    setParams(to);
  };
  const { data, error } = found;
  const { items = [], total = 0 } = data?.answer ?? {};
  return (
    <div className="page drugs">
      <h1>{say('drugs')}</h1>
      <p className="soft measure">{say('drugs_text')}</p>
      <SearchLine
        of={{ name: 'name', label: say('drugs_find') }}
        {...{ value: params.get('name') ?? '', most: 200, required: false }}
        onSearch={(name) => go((to) => (name === '' ? to.delete('name') : to.set('name', name)))}
      />
      <div className="drug-columns">
        <aside>
          <Stages asked={params} go={go} />
          {FACETS.map(([dimension, field]) => (
            <Facet key={field} dimension={dimension} field={field} asked={asked} go={go} />
          ))}
        </aside>
        <section>
          {error ? (
            <Problem error={error} again={() => void found.refetch()} />
          ) : !data ? (
            <Skeleton lines={8} />
          ) : total === 0 ? (
            <Empty title={say('nothing_found')}>{say('drugs_none')}</Empty>
          ) : (
            <Page of={items} total={total} from={offset} onFrom={(from) => go((to) => to.set('from', String(from)))} />
          )}
          <Notices of={data?.notes ?? []} />
          {(data || error) && <Plotted asked={asked} />}
        </section>
      </div>
    </div>
  );
}

type Drug = Of<NonNullable<Operation<'POST /synapse/drug/search'>['items']>>;

/** How many drugs are found, and a page of them. */
function Page(props: { of: readonly Drug[]; total: number; from: number; onFrom(from: number): void }) {
  const { of, total, from, onFrom } = props;
  const { say, language } = useWords();
  const ids = of.flatMap(({ drug_id }) => drug_id ?? []);
  const rows = useQuery({
    queryKey: ['drug rows', ids],
    queryFn: async ({ signal }) =>
      new Map((await manage('POST /drugs/rows', { body: { of: ids }, signal })).map((row) => [row.drug_id, row])),
  });
  return (
    <>
      <p className="count" aria-live="polite">
        <strong>{say('drugs_n', { n: total })}</strong>
      </p>
      <ol className="plainlist papers">
        {of.map(({ drug_id, drug_name, drug_type, global_highest_dev_status: stage }) => (
          <li key={drug_id}>
            <Link to={`/drugs/${drug_id}`}>{nameIn(drug_name, language)}</Link>
            <p className="meta">
              {stage && <strong>{nameIn(stage.display_name, language)}</strong>}
              {drug_type?.slice(0, 4).map((type) => (
                <span key={type.normalized_id}>{nameIn(type.display_name, language)}</span>
              ))}
            </p>
            <More of={rows.data?.get(drug_id ?? '')} />
          </li>
        ))}
      </ol>
      <Pager from={from} shown={of.length} size={PAGE} total={total} onFrom={onFrom} />
    </>
  );
}

/** On what a drug acts, against what, and as what it is sold; nothing where no register says so. */
function More({ of }: { of: Of<Managed<'POST /drugs/rows'>> | undefined }) {
  const { say, language } = useWords();
  if (!of) return null;
  const names = (all: readonly Named[]) => all.map((each) => nameIn(each, language)).join(', ');
  const told = [
    ['drug_targets', names(of.targets)],
    ['drug_diseases', names(of.diseases)],
    ['drug_trade_names', of.trade_names.join(', ')],
  ] as const;
  return <RowFacts of={told.map(([word, text]) => [say(word), text])} />;
}

/** The drugs that are found, by stage. */
function Plotted({ asked }: { asked: URLSearchParams }) {
  const filter = useQuery({
    queryKey: ['drug filters', asked.toString()],
    queryFn: ({ signal }) => filtersOf(asked, signal),
  });
  return filter.data ? <Plot filter={filter.data as DrugFilter} asked={asked} first="TARGET" /> : null;
}

type Go = (change: (to: URLSearchParams) => void) => void;

function Stages({ asked, go }: { asked: URLSearchParams; go: Go }) {
  const { say } = useWords();
  const word = useRegisterWords();
  return (
    <label className="drug-stage">
      <span>{say('drugs_by_stage')}</span>
      <select
        value={asked.get('stage') ?? ''}
        onChange={({ target: { value } }) => go((to) => (value === '' ? to.delete('stage') : to.set('stage', value)))}
      >
        <option value="">{say('papers_all')}</option>
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {word('dev_status', stage)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The rows with most drugs of one dimension, under the same filters; each one narrows the search. */
function Facet({
  dimension,
  field,
  asked,
  go,
}: {
  dimension: (typeof FACETS)[number][0];
  field: Filter;
  asked: URLSearchParams;
  go: Go;
}) {
  const { say, language } = useWords();
  const rows = useQuery({
    queryKey: ['drug facet', dimension, asked.toString()],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      operation('POST /synapse/bull-eyes-plot', {
        body: { ...(await filtersOf(asked, signal)), dimension, limit: 10, roll_up: true },
        signal,
      }),
  });
  const chosen = asked.getAll(field);
  const items = (rows.data?.items ?? []).flatMap((row) => {
    const named = row[field];
    const id = named && ('target_id' in named ? named.target_id : undefined);
    const other = named as { organization_id?: string; disease_id?: string; normalized_id?: string } | undefined;
    const key = id ?? other?.organization_id ?? other?.disease_id ?? other?.normalized_id;
    const n = (row.data ?? []).reduce((sum, cell) => sum + (cell.related_drug_id?.length ?? 0), 0);
    return key && named ? [{ key, n, name: nameIn(named.display_name, language) }] : [];
  });
  if (items.length === 0 && !rows.isPending) return null;
  return (
    <section className="drug-facet" aria-label={say(`drugs_by_${field}`)}>
      <h2>{say(`drugs_by_${field}`)}</h2>
      {rows.isPending && <Skeleton lines={8} />}
      <ul className="plainlist">
        {items.map(({ key, n, name }) => {
          const on = chosen.includes(key);
          return (
            <li key={key}>
              <button
                type="button"
                className="quiet"
                aria-pressed={on}
                onClick={() => go((to) => (on ? to.delete(field, key) : to.append(field, key)))}
              >
                {name}
              </button>
              <span className="n">{n.toLocaleString(language)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
