import { isChinese } from '../../../words/script.ts';
import { useWords } from '../../../words/words.tsx';
import { useClassTitle } from './classes.ts';
import type { EditedKey } from './elements.ts';

/** What a word was learned from, as signs beside it. */
const SOURCES = {
  keywords_extract: '',
  morphology: '~',
  abbreviation: '§',
  translation_pairs: '⇄',
  corpus_neighbours: '≈',
  neighbour_classes: '≈',
  model: '✦',
  own: '+',
} as const;
type Source = keyof typeof SOURCES;
const sourceOf = ({ source }: EditedKey): Source => (source in SOURCES ? (source as Source) : 'own');

/** What the signs beside words mean, of those that are there. */
export function Signs({ of }: { of: readonly EditedKey[] }) {
  const { say } = useWords();
  const used = new Set(of.map(sourceOf));
  return (
    <p className="signs small">
      {(Object.keys(SOURCES) as Source[])
        .filter((source) => source !== 'keywords_extract' && source !== 'neighbour_classes' && used.has(source))
        .map((source) => (
          <span key={source}>
            <i aria-hidden="true">{SOURCES[source]}</i> {say(`source_${source}`)}
          </span>
        ))}
    </p>
  );
}

/** A word or class, what it was learned from, and how many documents have it. */
export function Chip({
  of: key,
  main = false,
  isClass = false,
  onRemove,
}: {
  of: EditedKey;
  main?: boolean;
  isClass?: boolean;
  onRemove?: (() => void) | undefined;
}) {
  const { say } = useWords();
  const source = sourceOf(key);
  const title = useClassTitle(isClass ? key.key : undefined);
  const about = [
    title ?? '',
    say(`source_${source}`),
    key.documents === undefined ? '' : say('flow_in_documents', { n: key.documents }),
    key.examples?.length ? say('flow_for_example', { n: key.examples.join(', ') }) : '',
  ].filter(Boolean);
  return (
    <li className={`chip ${main ? 'main' : ''} ${isClass ? 'class-chip' : ''}`} title={about.join(' · ')}>
      {SOURCES[source] && !isClass && <i aria-hidden="true">{SOURCES[source]}</i>}
      <span lang={isChinese(key.key) ? 'zh' : undefined}>{key.key}</span>
      {isClass && title && <small>{title}</small>}
      {!isClass && key.documents !== undefined && <small>{key.documents}</small>}
      <span className="hidden">{say(`source_${source}`)}</span>
      {onRemove && (
        <button type="button" aria-label={`${say('remove')} ${key.key}`} onClick={onRemove}>
          ✕
        </button>
      )}
    </li>
  );
}
