import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import type { Word } from '../words/en.ts';
import { useWords } from '../words/words.tsx';
import { Problem, Skeleton } from './basics.tsx';
import './record-page.css';

/** What is asked of a record, as it comes. */
interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  refetch(): unknown;
}

/**
 * The page of one record: the way back to its kind, its name, what can be done with it, and what is known of it; why it
 * cannot be shown, or the place of what comes.
 */
export function RecordPage<T>({
  kind: [address, kind],
  about,
  name,
  lang,
  deeds,
  className = '',
  children,
}: {
  /** The page that finds records of its kind, and what these are called. */
  kind: readonly [address: string, name: Word];
  about: Asked<T>;
  /** Without a name the page is headed by the kind. */
  name(data: T): string | undefined;
  /** The language of its name. */
  lang?(data: T): string | undefined;
  /** Beside the name. */
  deeds?(data: T): ReactNode;
  className?: string;
  children(data: T): ReactNode;
}) {
  const { say } = useWords();
  const { data, error } = about;
  const title = data === undefined ? undefined : name(data);
  useEffect(() => {
    document.title = `${title ?? say(kind)} · Priora`;
  }, [title, kind, say]);
  return (
    <div className={`page record-page ${className}`}>
      <p className="small">
        <Link to={address}>← {say(kind)}</Link>
      </p>
      {error ? (
        <Problem error={error} again={() => void about.refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={12} />
      ) : (
        <article>
          <header className="between">
            <h1 lang={lang?.(data)}>{title ?? say(kind)}</h1>
            {deeds && <span className="row small">{deeds(data)}</span>}
          </header>
          {children(data)}
        </article>
      )}
    </div>
  );
}

/** What is known, name by name; what is not known is left out. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="record-facts">
      {of.map(([name, value], n) =>
        value === undefined || value === null || value === '' || value === false || isNothing(value) ? null : (
          <div key={n}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

const isNothing = (value: ReactNode): boolean => Array.isArray(value) && value.length === 0;
