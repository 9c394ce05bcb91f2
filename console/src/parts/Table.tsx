import type { ReactNode } from 'react';
import type { Word } from '../words/en.ts';
import { useWords } from '../words/words.tsx';

/**
 * The head of a column: a word; over figures set to their side; said only to those who hear the page; or drawn by the
 * page itself, with the class of its cell.
 */
export type Column =
  | Word
  | { readonly number: Word }
  | { readonly unseen: Word }
  | { readonly key: string; readonly head: ReactNode; readonly className?: string };

/** A table under a head of words. Where it is wider than the page it scrolls by itself, by keyboard too. */
export function Table({
  label,
  of,
  className,
  children,
}: {
  label: string;
  of: readonly Column[];
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={label}>
      <table className={className}>
        <thead>
          <tr>
            {of.map((column, n) => (
              <Head key={n} of={column} />
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}

function Head({ of }: { of: Column }) {
  const { say } = useWords();
  if (typeof of === 'string') return <th scope="col">{say(of)}</th>;
  if ('head' in of)
    return (
      <th scope="col" className={of.className}>
        {of.head}
      </th>
    );
  if ('number' in of)
    return (
      <th scope="col" className="n">
        {say(of.number)}
      </th>
    );
  return (
    <th scope="col">
      <span className="hidden">{say(of.unseen)}</span>
    </th>
  );
}
