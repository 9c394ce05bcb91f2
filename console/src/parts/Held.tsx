import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { Empty } from './Empty.tsx';
import './held.css';

/** Something to begin with: what it is called, where it leads, how much it finds if that is known. */
export interface Example {
  readonly text: string;
  readonly to: string;
  readonly count?: number | undefined;
}

/** What is in the corpus, by kinds of records. */
export const useHeld = () =>
  useQuery({ queryKey: ['corpus'], queryFn: () => manage('GET /corpus'), staleTime: 60_000 });

/**
 * How many patents searches look through, and whether these are the demo corpus alone, all of it made up; each is
 * undefined until it is known.
 */
export function useSearched(): { readonly patents: number | undefined; readonly fictional: boolean | undefined } {
  const corpus = useHeld();
  const standing = useQuery({ queryKey: ['standing'], queryFn: () => manage('GET /corpus/standing') });
  const patents = standing.data?.records;
  if (corpus.data === undefined || patents === undefined) return { patents, fictional: undefined };
  const stored = corpus.data.collections.find(({ name }) => name === 'patents');
  return { patents, fictional: stored !== undefined && stored.demo_records > 0 && stored.records === patents };
}

/**
 * What stands on the page of a kind of records before anything is asked: how many there are, and something to begin
 * with; where there are none, how they come.
 */
export function Held({ of, examples = [] }: { of: string; examples?: readonly Example[] }) {
  const { say } = useWords();
  const corpus = useHeld();
  const records = corpus.data?.collections.find(({ name }) => name === of)?.searched;
  if (records === 0)
    return (
      <Empty
        title={say('held_none')}
        ways={
          <>
            <Link className="button" to="/corpus">
              {say('w_import')}
            </Link>
            <Link to="/sources">{say('s_title')}</Link>
          </>
        }
      >
        {say('held_none_how')}
      </Empty>
    );
  const shown = examples.filter(({ count }) => count !== 0);
  return (
    <section className="held">
      <p className="soft">{records !== undefined && say('held_n', { n: records })}</p>
      {shown.length > 0 && (
        <>
          <h2>{say('try')}</h2>
          <ul>
            {shown.map(({ text, to, count }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
                {count !== undefined && <span className="soft small"> {count.toLocaleString()}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
