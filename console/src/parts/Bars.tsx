import { type CSSProperties, type ReactNode, useState } from 'react';
import { useWords } from '../words/words.tsx';
import './bars.css';

export interface Bar {
  /** What is handed on when it is chosen. */
  readonly name: string;
  /** What is shown for it; default: its name. */
  readonly label?: string;
  readonly count: number;
  /** Still being filled: drawn lighter, and said. */
  readonly young?: boolean;
}

/** Units of the drawing: a bar with its gap, and the height of the highest. */
const STEP = 10;
const HIGH = 100;
/** Labels under upright bars, at most: years, and what is longer. */
const MOST_YEARS = 7;
const MOST_LABELS = 3;
const isYear = ({ name }: Bar) => name.length <= 4;

/**
 * Counts as bars that are pressed to choose: upright for years, lying for names. The numbers behind it are a press
 * away, as a table that every reader can go through. `below`: what the chart does not show.
 */
export function Bars(props: {
  title: string;
  bars: readonly Bar[];
  lying?: boolean;
  onPick?: ((name: string) => void) | undefined;
  below?: ReactNode;
}) {
  const { title, bars, lying = false, onPick, below } = props;
  const { say } = useWords();
  const [numbers, setNumbers] = useState(false);
  const young = bars.filter((bar) => bar.young && bar.count > 0);
  return (
    <figure className="chart">
      <figcaption className="between">
        {title}
        {!lying && bars.length > 0 && (
          <button type="button" className="quiet small" aria-pressed={numbers} onClick={() => setNumbers(!numbers)}>
            {say('chart_numbers')}
          </button>
        )}
      </figcaption>
      {bars.length === 0 ? (
        <p className="soft small">{say('chart_nothing')}</p>
      ) : lying || numbers ? (
        <Lying bars={numbers && !lying ? bars.filter(({ count }) => count > 0) : bars} onPick={onPick} />
      ) : (
        <Upright title={title} bars={bars} onPick={onPick} />
      )}
      {young.length > 0 && (
        <p className="soft small">
          <i className="swatch young" /> {say('chart_young', { n: young.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {below}
    </figure>
  );
}

type Drawn = Pick<Parameters<typeof Bars>[0], 'bars' | 'onPick'>;
const mostOf = (bars: readonly Bar[]) => Math.max(1, ...bars.map(({ count }) => count));

function Lying({ bars, onPick }: Drawn) {
  const most = mostOf(bars);
  return (
    <ol className="bars-lying">
      {bars.map(({ name, label = name, count, young }) => {
        const row = (
          <>
            <span className="name" title={label}>
              {label}
            </span>
            <span aria-hidden="true">
              <i className={young ? 'bar young' : 'bar'} style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span className="n">{count.toLocaleString()}</span>
          </>
        );
        return (
          <li key={name}>
            {onPick ? (
              <button type="button" className="quiet" onClick={() => onPick(name)}>
                {row}
              </button>
            ) : (
              row
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Bars that are labelled: all, or one in so many from the first on; the last is labelled always, and what stands too
 * near before it, by steps, is not. A label that is not the last bar's own never stands under it.
 */
function labelled(bars: number, labels: number, near: number): readonly number[] {
  if (bars <= labels) return Array.from({ length: bars }, (_, n) => n);
  const step = Math.ceil(bars / labels);
  const last = bars - 1;
  const before = Array.from({ length: labels }, (_, n) => n * step).filter((n) => last - n >= step * near);
  return [...before, last];
}

/** Under the middle of its bar; where bars are narrower than words, those of the ends stay within the chart. */
function placeOf(n: number, bars: number): CSSProperties {
  const narrow = bars > MOST_YEARS;
  if (narrow && n === 0) return { left: 0 };
  if (narrow && n === bars - 1) return { right: 0 };
  return { left: `${(100 * (n + 0.5)) / bars}%`, translate: '-50%' };
}

function Upright({ title, bars, onPick }: Drawn & { title: string }) {
  const most = mostOf(bars);
  const years = bars.every(isYear);
  const shown = years ? labelled(bars.length, MOST_YEARS, 1) : labelled(bars.length, MOST_LABELS, 1.25);
  const wide = bars.length * STEP;
  return (
    <div className="bars-upright">
      <span className="most" aria-hidden="true">
        {most.toLocaleString()}
      </span>
      <svg
        viewBox={`0 0 ${wide} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${bars
          .filter(({ count }) => count > 0)
          .map(({ name, label, count }) => `${label ?? name} ${count}`)
          .join(', ')}`}
      >
        {bars.map(({ name, label = name, count, young }, n) => {
          const height = count === 0 ? 0 : Math.max(1, (count / most) * HIGH);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the table of its numbers has buttons for the keyboard
            <g key={name} className={onPick && count > 0 ? 'pick' : ''} onClick={() => count > 0 && onPick?.(name)}>
              <title>{`${label}: ${count.toLocaleString()}`}</title>
              <rect className="hit" x={n * STEP} y={0} width={STEP} height={HIGH} />
              <rect
                className={young ? 'bar young' : 'bar'}
                x={n * STEP + 1}
                y={HIGH - height}
                width={STEP - 2}
                height={height}
              />
            </g>
          );
        })}
      </svg>
      <ol className={years ? 'ticks' : 'ticks long'} aria-hidden="true">
        {shown.map((n) => (
          <li key={n} style={placeOf(n, bars.length)}>
            {bars[n]!.label ?? bars[n]!.name}
          </li>
        ))}
      </ol>
    </div>
  );
}
