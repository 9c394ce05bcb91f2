import type { ReactNode } from 'react';
import { type Column, Columns } from './basics.tsx';

/** A table under a head of words. Where it is wider than the page it scrolls by itself, by keyboard too. */
export function Table({ label, of, children }: { label: string; of: readonly Column[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table>
        <Columns of={of} />
        {children}
      </table>
    </section>
  );
}
