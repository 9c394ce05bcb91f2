import type { ReactNode } from 'react';

/**
 * What is set and done above a list, in one line where there is room: what comes first grows, the others keep their
 * size.
 */
export function Toolbar({ label, children }: { label?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a toolbar's name is said with it
    <div className="toolbar" role={label === undefined ? undefined : 'group'} aria-label={label}>
      {children}
    </div>
  );
}
