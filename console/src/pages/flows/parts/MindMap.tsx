import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../../words/words.tsx';

/** A cell of a map as the interface answers it: a box with its place, or an edge between two. */
export interface MapCell {
  readonly id?: string;
  readonly position?: { readonly x?: number; readonly y?: number };
  readonly size?: { readonly width?: number; readonly height?: number };
  readonly source?: { readonly cell?: string };
  readonly target?: { readonly cell?: string };
  readonly data?: {
    readonly sys_title?: string;
    readonly innovation?: number;
    readonly reference?: readonly unknown[];
  };
}

const LEAST_SCALE = 0.35;
const STEP = 1.25;
/** Room around the boxes, in pixels of the map. */
const MARGIN = 12;

/**
 * The map as it is laid out by the service: boxes that may be chosen, and an edge from each to what hangs on it. It
 * scrolls by itself, and begins as wide as there is room for.
 */
export function MindMap({
  cells,
  chosen,
  label,
  onChoose,
}: {
  cells: readonly MapCell[];
  chosen: string | undefined;
  label: string;
  onChoose(id: string): void;
}) {
  const { say } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const boxes = cells.flatMap(({ id, position: { x, y } = {}, size: { width: wide, height: high } = {}, data }) =>
    id !== undefined && data && x !== undefined && y !== undefined && wide !== undefined && high !== undefined
      ? [{ id, x, y, width: wide, height: high, ...data }]
      : [],
  );
  const at = new Map(boxes.map((box) => [box.id, box]));
  const width = Math.max(0, ...boxes.map((box) => box.x + box.width)) + 2 * MARGIN;
  const height = Math.max(0, ...boxes.map((box) => box.y + box.height)) + 2 * MARGIN;
  const fit = () => setScale(Math.min(1, Math.max(LEAST_SCALE, (frame.current?.clientWidth ?? width) / width)));
  useLayoutEffect(fit, [width]);
  return (
    <section aria-label={label}>
      <div className="row small">
        <button type="button" className="plain" aria-label={say('map_smaller')} onClick={() => setScale(scale / STEP)}>
          −
        </button>
        <button type="button" className="plain" onClick={fit}>
          {say('map_fit')}
        </button>
        <button type="button" className="plain" aria-label={say('map_larger')} onClick={() => setScale(scale * STEP)}>
          +
        </button>
      </div>
      <div className="mind-map" ref={frame}>
        <div style={{ width: width * scale, height: height * scale }}>
          <div className="mind-map-sheet" style={{ width, height, transform: `scale(${scale})` }}>
            <svg width={width} height={height} aria-hidden="true">
              {cells.map(({ id, source, target }) => {
                const from = at.get(source?.cell ?? '');
                const to = at.get(target?.cell ?? '');
                if (!from || !to) return null;
                const [x1, y1] = [from.x + from.width + MARGIN, from.y + from.height / 2 + MARGIN];
                const [x2, y2] = [to.x + MARGIN, to.y + to.height / 2 + MARGIN];
                const bend = (x2 - x1) / 2;
                return <path key={id} d={`M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`} />;
              })}
            </svg>
            {boxes.map(({ height: high, id, innovation, reference = [], sys_title, width: wide, x, y }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === chosen}
                className={reference.length > 0 ? 'backed' : ''}
                style={{ left: x + MARGIN, top: y + MARGIN, width: wide, height: high }}
                title={sys_title}
                onClick={() => onChoose(id)}
              >
                <span>{sys_title}</span>
                {innovation !== undefined && <small>{say('e_innovation', { n: innovation })}</small>}
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
