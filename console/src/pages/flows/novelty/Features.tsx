import { useWords } from '../../../words/words.tsx';
import type { Edited } from '../parts/editor.tsx';
import { FeatureList } from '../parts/FeatureList.tsx';
import type { EditedFeature } from '../parts/features.ts';
import type { NoveltyData } from './record.ts';

/** The technical features: each is searched for and compared by itself. */
export function Features({ value, data, editable, onChange }: Edited<NoveltyData, readonly EditedFeature[]>) {
  const { say } = useWords();
  const { features = [], notes = [] } = data.generated_features ?? {};
  return (
    <>
      <FeatureList features={value} made={features} editable={editable} onChange={onChange} />
      {notes.length > 0 && (
        <details className="given">
          <summary>{say('n_notes')}</summary>
          <ul className="small">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
