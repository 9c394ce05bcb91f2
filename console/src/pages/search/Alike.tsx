import type { Of, Operation } from '../../api.ts';
import { useWords } from '../../words/words.tsx';
import type { usePassages } from './passages.ts';
import { type Passages, Result, type Row } from './Result.tsx';

type Similarity = Pick<Of<Operation<'POST /search/patent/semantic-search-patent'>['results']>, 'pn' | 'relevancy'>;

/** Publications that are similar to something, the most alike first, with their passages as they come. */
export function Alike({
  of,
  shown,
  chosen,
  onChoose,
}: {
  of: readonly Similarity[];
  shown: ReturnType<typeof usePassages>;
  chosen: readonly string[];
  onChoose(number: string): void;
}) {
  const { say } = useWords();
  return (
    <section className="found-alike">
      <ol className="results" aria-label={say('similar_title')}>
        {of.map(({ pn: number, relevancy }, n) => {
          const more = shown.get(number);
          return (
            <Result
              key={number}
              row={rowOf(number, more)}
              n={n}
              at={false}
              lit=""
              dense={false}
              more={more}
              chosen={chosen.includes(number)}
              share={relevancy}
              onChoose={onChoose}
            />
          );
        })}
      </ol>
    </section>
  );
}

const rowOf = (pn: string, more: Passages | undefined): Row => ({
  pn,
  title: more?.title?.text ?? pn,
  pbdt: more?.publication_date ?? 0,
  original_assignee: '',
  current_assignee: more?.owner ?? '',
  inventor: '',
});
