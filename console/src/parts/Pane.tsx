import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../words/words.tsx';
import './pane.css';

const STEP = 16;

/** A width that a person chose, kept in this browser. */
function useWidth(name: string, usual: number, least: number, most: number) {
  const stored = `priora.pane.${name}`;
  const within = (width: number) => Math.round(Math.min(most, Math.max(least, width)));
  const [width, set] = useState(() => {
    const kept = Number(localStorage.getItem(stored));
    return kept > 0 ? within(kept) : usual;
  });
  useEffect(() => {
    if (width === usual) localStorage.removeItem(stored);
    else localStorage.setItem(stored, String(width));
  }, [width, usual, stored]);
  return [width, (to: number) => set(within(to))] as const;
}

/**
 * A pane at the side whose edge can be moved: dragged, by arrow keys (Home and End for the bounds, Enter for the usual
 * width), remembered. Where the page is narrow, styles put the pane over or under its neighbour and the edge is away.
 */
export function Pane({
  name,
  side,
  usual,
  least = 160,
  most = 560,
  label,
  className = '',
  children,
}: {
  name: string;
  /** Where it stands: its edge is on the other side. */
  side: 'left' | 'right';
  usual: number;
  least?: number;
  most?: number;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const { say } = useWords();
  const [width, setWidth] = useWidth(name, usual, least, most);
  const from = useRef<{ x: number; width: number }>(undefined);
  const sign = side === 'left' ? 1 : -1;
  const pressed = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: width - sign * STEP,
      ArrowRight: width + sign * STEP,
      Home: least,
      End: most,
      Enter: usual,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setWidth(to);
  };
  const down = (event: PointerEvent<HTMLHRElement>) => {
    from.current = { x: event.clientX, width };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const moved = (event: PointerEvent<HTMLHRElement>) => {
    if (from.current) setWidth(from.current.width + sign * (event.clientX - from.current.x));
  };
  const edge = (
    <hr
      className="edge"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say('pane_edge', { n: label })}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      title={say('pane_hint')}
      onKeyDown={pressed}
      onPointerDown={down}
      onPointerMove={moved}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onDoubleClick={() => setWidth(usual)}
    />
  );
  return (
    <>
      {side === 'right' && edge}
      <aside className={`pane ${className}`} aria-label={label} style={{ '--width': `${width}px` } as CSSProperties}>
        {children}
      </aside>
      {side === 'left' && edge}
    </>
  );
}
