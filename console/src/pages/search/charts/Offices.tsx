import { useQuery } from '@tanstack/react-query';
import { manage } from '../../../api.ts';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { shadeOf } from '../../../parts/chart-svg.ts';
import { countryIn } from '../../../words/countries.ts';
import { useWords } from '../../../words/words.tsx';
import type { Picks } from '../Charts.tsx';
import { countedBy } from '../found.ts';
import { TILES } from '../offices.ts';
import { ChartTools } from './ChartTools.tsx';

const STEP = 44;
const TILE = 40;
const COLUMNS = 22;
const ROWS = 10;
/** As many offices as there are. */
const MOST = 200;

/** Where what was found was published: a map of tiles, one for each office. */
export function Offices({ state, onPick }: Picks) {
  const { say, language } = useWords();
  const body = { ...countedBy(state), axes: ['AUTHORITY' as const], top: MOST };
  const counts = useQuery({
    queryKey: ['facets', 'offices', body],
    queryFn: ({ signal }) => manage('POST /counts', { body, signal }),
  });
  if (counts.error) return <Problem error={counts.error} />;
  if (!counts.data) return <Skeleton lines={8} />;
  const found = new Map(counts.data.axes[0]!.buckets.map(({ value, count }) => [value, count]));
  const most = Math.max(1, ...found.values());
  const nameOf = (code: string) =>
    /^(?:WO|EP|EA|AP|OA|GC|EM|SU|DD|YU)$/.test(code) ? code : countryIn(code, language);
  const elsewhere = [...found].filter(([code]) => !TILES[code]);
  const title = say('chart_offices');
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={title}>
        <svg
          className="tiles"
          width={COLUMNS * STEP}
          height={ROWS * STEP}
          viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`}
        >
          <title>{title}</title>
          {Object.entries(TILES).map(([code, [x, y]]) => {
            const count = found.get(code) ?? 0;
            const said = `${nameOf(code)}: ${count.toLocaleString()}`;
            const pick = () => onPick(`AUTHORITY=${code}`);
            const place = { transform: `translate(${x * STEP},${y * STEP})`, className: `t${shadeOf(count, most)}` };
            const drawn = (
              <>
                <title>{said}</title>
                <rect width={TILE} height={TILE} rx={4} />
                <text x={TILE / 2} y={17}>
                  {code}
                </text>
                {count > 0 && (
                  <text x={TILE / 2} y={32} className="count">
                    {count.toLocaleString()}
                  </text>
                )}
              </>
            );
            return count === 0 ? (
              <g key={code} {...place}>
                {drawn}
              </g>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a part of a drawing is no button of HTML
              <g
                key={code}
                {...place}
                role="button"
                tabIndex={0}
                onClick={pick}
                onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && pick()}
              >
                {drawn}
              </g>
            );
          })}
        </svg>
      </section>
      {elsewhere.length > 0 && (
        <p className="soft small">{elsewhere.map(([code, count]) => `${code} ${count.toLocaleString()}`).join(', ')}</p>
      )}
      <ChartTools
        state={state}
        name="offices"
        file={{
          ...{ title, field: 'AUTHORITY', head: ['office', 'name', 'count'] },
          rows: [...found].map(([code, count]) => [code, nameOf(code), count]),
        }}
        drawn={{ kind: 'rows', bars: [...found].map(([code, count]) => ({ label: `${code} ${nameOf(code)}`, count })) }}
      />
    </figure>
  );
}
