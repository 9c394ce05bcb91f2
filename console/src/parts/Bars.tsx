import { type ReactNode, useState } from 'react';
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
const MOST_YEARS = 8;
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

/** Bars from one label to the next: the least for so many labels, and after the last one room for at least a half. */
function stepOf(bars: number, labels: number): number {
  let step = Math.max(1, Math.ceil(bars / labels));
  while (bars > step && bars % step > 0 && bars % step < step / 2) step++;
  return step;
}

function Upright({ title, bars, onPick }: Drawn & { title: string }) {
  const most = mostOf(bars);
  const every = stepOf(bars.length, bars.every(isYear) ? MOST_YEARS : MOST_LABELS);
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
      <ol className="ticks" aria-hidden="true">
        {bars.flatMap(({ name, label = name }, n) =>
          n % every === 0
            ? [
                <li
                  key={name}
                  className={bars.length - n < every && n > 0 ? 'last' : undefined}
                  style={{ flexGrow: Math.min(every, bars.length - n) }}
                >
                  {label}
                </li>,
              ]
            : [],
        )}
      </ol>
    </div>
  );
}
