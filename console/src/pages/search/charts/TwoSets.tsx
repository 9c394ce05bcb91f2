import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { manage } from '../../../api.ts';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { shadeOf } from '../../../parts/chart-svg.ts';
import { Table } from '../../../parts/Table.tsx';
import { useWords } from '../../../words/words.tsx';
import { expressionOf, FACET_FIELDS, type FacetCode, setsOf } from '../../search-state.ts';
import type { Picks } from '../Charts.tsx';
import { countedBy } from '../found.ts';
import { useValueName } from '../values.ts';
import { ChartTools } from './ChartTools.tsx';

/** Values of each set that are shown; of years, all. */
const TOP = 12;

/** This search beside another: what they have in common, and how both are spread over a field. */
export function TwoSets({ state, go }: Picks) {
  const { say } = useWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ against: setsOf(String(new FormData(event.currentTarget).get('against')).trim()) });
  };
  return (
    <figure className="chart">
      <figcaption>{say('chart_sets')}</figcaption>
      <form className="row" key={state.against} onSubmit={submit}>
        <input
          name="against"
          defaultValue={state.against}
          maxLength={4000}
          aria-label={say('chart_other_set')}
          placeholder={say('chart_other_set')}
          spellCheck={false}
        />
        <button type="submit" className="plain">
          {say('chart_compare')}
        </button>
      </form>
      {state.against && <Compared state={state} />}
    </figure>
  );
}

function Compared({ state }: Pick<Picks, 'state'>) {
  const { say } = useWords();
  const nameOf = useValueName();
  const [code, setCode] = useState<FacetCode>('PUBLICATION_YEAR');
  const own = expressionOf(state);
  const { against } = state;
  const count = (query_text: string, signal: AbortSignal) =>
    manage('POST /counts', { body: { ...countedBy(state), query_text, axes: [code], top: TOP }, signal });
  const both = useQuery({
    queryKey: ['facets', 'sets', own, against, state.families, state.stem, code],
    queryFn: async ({ signal }) => {
      const [a, b, common] = await Promise.all(
        [own, against, `(${own}) AND (${against})`].map((text) => count(text, signal)),
      );
      return { a: a!, b: b!, common: common!.count };
    },
  });
  if (both.error) return <Problem error={both.error} />;
  if (!both.data) return <Skeleton lines={6} />;
  const { a, b, common } = both.data;
  const of = ({ axes }: typeof a) => new Map(axes[0]!.buckets.map(({ value, count: n }) => [value, n]));
  const [ofA, ofB] = [of(a), of(b)];
  const values = [...new Set([...ofA.keys(), ...ofB.keys()])].filter((value) => ofA.get(value) || ofB.get(value));
  if (code.endsWith('_YEAR')) values.sort();
  const most = Math.max(1, ...ofA.values(), ...ofB.values());
  const heads = [say('chart_this'), say('chart_that')];
  // a value that is not among the most frequent of a set was not counted in it
  const cellOf = (counts: Map<string, number>, value: string, { axes }: typeof a) =>
    counts.get(value) ?? (axes[0]!.distinct > axes[0]!.buckets.length ? undefined : 0);
  const rows = values.map((value) => ({
    value,
    label: nameOf(code, value),
    cells: [cellOf(ofA, value, a), cellOf(ofB, value, b)],
  }));
  return (
    <>
      <p>{say('chart_sets_common', { a: a.count, b: b.count, n: common, x: a.count - common, y: b.count - common })}</p>
      <label className="row">
        {say('chart_by')}
        <select value={code} onChange={(event) => setCode(event.target.value as FacetCode)}>
          {(Object.keys(FACET_FIELDS) as FacetCode[]).map((each) => (
            <option key={each} value={each}>
              {say(`f_${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Table
        label={say('chart_sets')}
        className="heat"
        of={[{ unseen: 'chart_by' }, { key: 'a', head: heads[0]! }, { key: 'b', head: heads[1]! }]}
      >
        <tbody>
          {rows.map(({ value, label, cells }) => (
            <tr key={value}>
              <th scope="row">{label}</th>
              {cells.map((n, side) => (
                <td key={heads[side]} className={`h${shadeOf(n ?? 0, most)}`}>
                  <span>{n === undefined ? '…' : n.toLocaleString()}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.some(({ cells }) => cells.includes(undefined)) && (
        <p className="soft small">{say('chart_sets_rare', { n: TOP })}</p>
      )}
      <ChartTools
        state={state}
        name="sets"
        file={{
          ...{ title: `${own} | ${against}`, field: FACET_FIELDS[code], head: [code, ...heads] },
          rows: rows.map(({ label, cells }) => [label, ...cells.map((n) => n ?? '')]),
        }}
        drawn={{
          ...{ kind: 'table', columns: heads },
          rows: rows.map(({ label, cells }) => ({ label, cells: cells.map((n) => n ?? 0) })),
        }}
      />
    </>
  );
}
