import type { ReactNode } from 'react';

/** A place where nothing is: what is not there, why or what then, and ways on. */
export function Empty({ title, children, ways }: { title: string; children?: ReactNode; ways?: ReactNode }) {
  return (
    <div className="empty">
      <p>
        <strong>{title}</strong>
      </p>
      {children && <div className="soft measure">{children}</div>}
      {ways && <p className="row small">{ways}</p>}
    </div>
  );
}
