import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage } from '../../api.ts';
import { instant } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';

/** What was searched, and when: tomorrow's corpus may answer otherwise. */
export function Standing({ at, expression }: { at: number; expression: string }) {
  const { say, language } = useWords();
  const standing = useQuery({
    queryKey: ['standing', at],
    queryFn: () => manage('GET /corpus/standing'),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!standing.data) return null;
  const { records, seq, imported_at, demo_left_out: left_out = 0 } = standing.data;
  const named = /\bDEMO\s*:/.test(expression);
  return (
    <span
      className="as-of"
      title={`${imported_at ? `${say('imported_last', { n: instant(imported_at, language) })} ` : ''}${say('corpus_state', { n: String(seq) })}`}
    >
      {say('as_of', { n: named ? records + left_out : records, t: instant(at, language) })}
      {left_out > 0 && !named && (
        <>
          {' · '}
          <Link to="/search?q=DEMO%3A%201" title={say('demo_apart_text')}>
            {say('demo_apart')}
          </Link>
        </>
      )}
    </span>
  );
}
