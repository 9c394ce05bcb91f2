import type { ReactNode } from 'react';
import { Problem } from '../../../parts/basics.tsx';

/** How every flow begins: its question, what it does, what it wants to be given, and the way on. */
export function Beginning({
  title,
  text,
  start,
  hint,
  ready,
  settled = false,
  problem,
  also,
  after,
  onStart,
  children,
}: {
  title: string;
  text: string;
  /** What the way on is called. */
  start: string;
  /** Beside the way on. */
  hint?: ReactNode;
  /** Whether there is enough to begin with, and nothing is on its way. */
  ready: boolean;
  /** Whether another way on, further down, comes first by now. */
  settled?: boolean;
  problem: Error | undefined;
  /** Another way on. */
  also?: ReactNode;
  /** Below the form. */
  after?: ReactNode;
  onStart(): void;
  /** What it wants to be given. */
  children: ReactNode;
}) {
  return (
    <div className="idea">
      <h1>{title}</h1>
      <p className="soft measure">{text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) onStart();
        }}
      >
        {children}
        {problem && <Problem error={problem} />}
        <div className="go">
          <button type="submit" className={settled ? 'plain' : ''} disabled={!ready}>
            {start}
          </button>
          {also}
          {hint && <span className="soft small">{hint}</span>}
        </div>
      </form>
      {after}
    </div>
  );
}
