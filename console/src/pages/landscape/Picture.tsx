import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.tsx';
import { contours, smoothPath } from './contours.ts';
import { placed } from './labels.ts';
import type { MapPatent, MapResult } from './map-job.ts';

/** Shares of the greatest density at which the ground grows darker. */
const LEVELS = [0.08, 0.25, 0.5, 0.75];
const PLACES = 1_000;
const ratio = (value: number) => ({ '--ratio': value }) as CSSProperties;

/**
 * The map as a picture: density as ever darker ground, words where they are about, families as points. A word, and any
 * place, is pressed to choose its cell (row by row from the upper left).
 */
export function Picture(props: {
  map: MapResult;
  points: readonly MapPatent[];
  chosen: number | undefined;
  onChoose(cell: number): void;
}) {
  const { map, points, chosen, onChoose } = props;
  const { say } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setWide(entry!.contentRect.width));
    seen.observe(frame.current!);
    return () => seen.disconnect();
  }, []);
  const { density, labels } = map;
  const { width, height } = map.grid;
  const most = Math.max(0, ...density.flat());
  const high = (wide * height) / width;
  const cellAt = (x: number, y: number) =>
    Math.min(height - 1, Math.max(0, Math.floor(y * height))) * width +
    Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top, width: w, height: h } = event.currentTarget.getBoundingClientRect();
    onChoose(cellAt((event.clientX - left) / w, (event.clientY - top) / h));
  };
  const name = say('landscape_picture', {
    n: map.mapped_count,
    words: labels
      .slice(0, 8)
      .map(({ text }) => text)
      .join(', '),
  });
  return (
    <div className="landscape" ref={frame} style={{ aspectRatio: `${width} / ${height}`, ...ratio(width / height) }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the words are buttons for the keyboard */}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} onClick={press}>
        {most > 0 &&
          LEVELS.map((level, i) => (
            <path
              key={level}
              className={`ground${i + 1}`}
              fillRule="evenodd"
              d={smoothPath(contours(density, level * most))}
            />
          ))}
        {chosen !== undefined && (
          <rect className="chosen" x={chosen % width} y={Math.floor(chosen / width)} width={1} height={1} />
        )}
        <path
          className="points"
          d={points.map(({ x, y }) => `M${(Number(x) / PLACES) * width} ${(Number(y) / PLACES) * height}h0`).join('')}
        />
      </svg>
      {wide > 0 &&
        placed(labels, wide, high).map(({ text, shown, x, y, count, with_term_count }) => (
          <button
            type="button"
            key={text}
            style={{ left: x, top: y }}
            title={say('landscape_label', { word: text, with: with_term_count, n: count })}
            onClick={() => onChoose(cellAt(x / wide, y / high))}
          >
            {shown}
          </button>
        ))}
    </div>
  );
}
