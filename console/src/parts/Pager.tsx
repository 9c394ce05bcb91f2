import { useWords } from '../words/words.tsx';

/** The way through a list in pages. `from`: the first row shown, from 0; `shown`: rows of this page. */
export function Pager(props: { from: number; shown: number; size: number; total: number; onFrom(from: number): void }) {
  const { from, shown, size, total, onFrom } = props;
  const { say } = useWords();
  return (
    <nav className="row between pager" aria-label={say('results')}>
      <button type="button" className="plain" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - size))}>
        {say('previous')}
      </button>
      <span className="soft">{say('page', { n: from + 1, m: from + shown, k: total })}</span>
      <button type="button" className="plain" disabled={from + size >= total} onClick={() => onFrom(from + size)}>
        {say('next')}
      </button>
    </nav>
  );
}
