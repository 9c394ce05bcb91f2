import { lazy, memo, Suspense, useState } from 'react';
import { Skeleton } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { FACET_FIELDS, type FacetCode, MOST_FACETED } from '../search-state.ts';
import { statusName } from './status.ts';

const Chart = lazy(() => import('../../parts/Chart.tsx'));

export interface Counted {
  readonly buckets: Partial<Record<FacetCode, readonly { readonly name: string; readonly count: number }[]>>;
  /** What is counted. */
  readonly of: 'families' | 'publications';
  /** Families are asked for, and the expression is too long to count them. */
  readonly too_long: boolean;
}

const SHORT = 8;

/** Values to filter by, with what they hold. */
export const Facets = memo(function Facets({
  counted,
  filters,
  onToggle,
  onClear,
}: {
  counted: Counted | undefined;
  filters: readonly string[];
  onToggle(filter: string): void;
  onClear(): void;
}) {
  const { say } = useWords();
  const [whole, setWhole] = useState<readonly string[]>([]);
  return (
    <>
      <div className="between">
        <h2>{say('filters')}</h2>
        {filters.length > 0 && (
          <button type="button" className="quiet" onClick={onClear}>
            {say('clear')}
          </button>
        )}
      </div>
      {!counted ? (
        <Skeleton lines={10} />
      ) : Object.values(counted.buckets).every((all) => all.length === 0) ? null : (
        <>
          <p className="soft small">
            {say(counted.of === 'families' ? 'count_families' : 'count_publications')}
            {counted.too_long && ` ${say('count_too_long', { n: MOST_FACETED })}`}
          </p>
          {(Object.keys(FACET_FIELDS) as FacetCode[]).map((code) => {
            const all = counted.buckets[code] ?? [];
            const sorted = code === 'PUBLICATION_YEAR' ? [...all].sort((a, b) => Number(b.name) - Number(a.name)) : all;
            const most = Math.max(1, ...all.map(({ count }) => count));
            const listed = whole.includes(code) ? sorted : sorted.slice(0, SHORT);
            return all.length === 0 ? null : (
              <fieldset key={code} className="facet">
                <legend>{say(`f_${code}`)}</legend>
                {listed.map(({ name, count }) => {
                  const filter = `${code}=${name}`;
                  return (
                    <label key={name}>
                      <input type="checkbox" checked={filters.includes(filter)} onChange={() => onToggle(filter)} />
                      <span className="name" title={name}>
                        {code === 'SIMPLE_LEGAL_STATUS' ? statusName(say, name) : name}
                      </span>
                      <span className="n">{count.toLocaleString()}</span>
                      <meter value={count} max={most} aria-hidden="true" />
                    </label>
                  );
                })}
                {sorted.length > SHORT && !whole.includes(code) && (
                  <button type="button" className="quiet small" onClick={() => setWhole([...whole, code])}>
                    + {sorted.length - SHORT}
                  </button>
                )}
              </fieldset>
            );
          })}
        </>
      )}
    </>
  );
});

/** The result set in bars; a bar is a filter. */
export function Charts({ counted, onPick }: { counted: Counted | undefined; onPick(filter: string): void }) {
  const { say } = useWords();
  if (!counted) return <Skeleton lines={10} />;
  const { buckets, of } = counted;
  const years = [...(buckets.PUBLICATION_YEAR ?? [])].sort((a, b) => Number(a.name) - Number(b.name));
  const lying = [
    ['ASSIGNEE', 'top_owners'],
    ['AUTHORITY', 'top_offices'],
    ['IPC_SUB_CLASS', 'top_classes'],
  ] as const;
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <p className="soft small">
        {say(of === 'families' ? 'count_families' : 'count_publications')} {say('click_filter')}
      </p>
      <div className="charts">
        <Chart
          title={say(of === 'families' ? 'trend_families' : 'trend')}
          bars={years}
          onPick={(name) => onPick(`PUBLICATION_YEAR=${name}`)}
        />
        {lying.map(([code, title]) => (
          <Chart
            key={code}
            title={say(title)}
            lying
            bars={(buckets[code] ?? []).slice(0, 12)}
            onPick={(name) => onPick(`${code}=${name}`)}
          />
        ))}
      </div>
    </Suspense>
  );
}
