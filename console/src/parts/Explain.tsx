import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { type Operation, operation } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { Problem, Skeleton } from './basics.tsx';

type Branch = Operation<'POST /search/patent/query-explain'>['tree'];

/** How an expression was read, and what each part of it finds. */
export function Explain({ expression, stem }: { expression: string; stem: boolean }) {
  const { say } = useWords();
  const explained = useQuery({
    queryKey: ['explain', expression, stem],
    queryFn: ({ signal }) =>
      operation('POST /search/patent/query-explain', {
        body: { query_text: expression, ...(stem && { stemming: 1 }) },
        signal,
      }),
  });
  if (explained.isPending) return <Skeleton lines={6} />;
  if (explained.error) return <Problem error={explained.error} />;
  return (
    <div className="explain">
      <h2>{say('read_as')}</h2>
      <p>
        <code>{explained.data.expression}</code>
      </p>
      <p className="soft small">{say('read_counts')}</p>
      <ul>
        <Part of={explained.data.tree} most={Math.max(1, largest(explained.data.tree))} depth={0} />
      </ul>
    </div>
  );
}

const largest = (branch: Branch): number => Math.max(branch.count, ...(branch.of ?? []).map(largest));

function Part({ of: branch, most, depth }: { of: Branch; most: number; depth: number }) {
  const { say } = useWords();
  const inner = ['and', 'or', 'not', 'near', 'frequency', 'same_event'].includes(branch.kind) && branch.of;
  return (
    <li>
      <div className="part" style={{ '--depth': depth } as CSSProperties}>
        <span className="n">{branch.count.toLocaleString()}</span>
        <meter value={branch.count} max={most} aria-hidden="true" />
        <span className="read">
          {inner && <b className="q-operator">{branch.kind.toUpperCase()}</b>}
          <Link to={`/search?q=${encodeURIComponent(branch.expression)}`} title={say('branch_search')}>
            <code>{branch.expression}</code>
          </Link>
        </span>
      </div>
      {branch.expansions && branch.expansions.length > 0 && (
        <p className="soft small">
          {say('stands_for', { n: branch.expansions_total ?? branch.expansions.length })}:{' '}
          {branch.expansions.slice(0, 20).join(', ')}
          {branch.expansions.length > 20 && ' …'}
        </p>
      )}
      {branch.of && branch.of.length > 0 && (
        <ul>
          {branch.of.map((each, n) => (
            <Part key={n} of={each} most={most} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
