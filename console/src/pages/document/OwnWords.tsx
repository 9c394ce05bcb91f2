import { type FormEvent, useEffect, useState } from 'react';
import { useWords } from '../../words/words.tsx';
import { COLOURS, type Colour, keepWords, keptWords, MOST_CHARACTERS, MOST_WORDS, placesOf } from './own-words.ts';
import { readUnit } from './ranges.ts';

/** The reader's own words, lit in the colours of their choice wherever they stand in the document. */
export function OwnWords({ shown }: { shown: unknown }) {
  const { say } = useWords();
  const [words, setWords] = useState(keptWords);
  const [colour, setColour] = useState<Colour>('yellow');
  const [counts, setCounts] = useState<readonly number[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other places
  useEffect(() => {
    setCounts(light(words));
    return () => {
      for (const each of COLOURS) CSS.highlights?.delete(`own-${each}`);
    };
  }, [words, shown]);
  const change = (next: typeof words) => {
    keepWords(next);
    setWords(next);
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('word')).trim();
    if (text === '') return;
    change([...words.filter((each) => each.text !== text), { text, colour }].slice(-MOST_WORDS));
    setColour(COLOURS[(COLOURS.indexOf(colour) + 1) % COLOURS.length]!);
    form.reset();
  };
  return (
    <details className="own-words small">
      <summary>
        {say('own_words')} {words.length > 0 && <span className="soft">{words.length}</span>}
      </summary>
      <form className="row" onSubmit={add}>
        <input
          name="word"
          maxLength={MOST_CHARACTERS}
          aria-label={say('own_word')}
          placeholder={say('own_word_like')}
        />
        <select
          value={colour}
          aria-label={say('own_colour')}
          onChange={(event) => setColour(event.target.value as Colour)}
        >
          {COLOURS.map((each) => (
            <option key={each} value={each}>
              {say(`own_${each}`)}
            </option>
          ))}
        </select>
        <button type="submit" className="plain">
          {say('own_add')}
        </button>
      </form>
      <ul className="applied">
        {words.map((each, n) => (
          <li key={each.text}>
            <button
              type="button"
              className="plain small"
              onClick={() => change(words.filter(({ text }) => text !== each.text))}
            >
              <i className={`swatch own-${each.colour}`} /> <span className="hidden">{say('remove')} </span>
              {each.text} <span className="soft">{counts[n] ?? 0}</span> ✕
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Paints words over the text as it stands, changing nothing of it; how often each was found. */
function light(words: ReturnType<typeof keptWords>): number[] {
  const ranges = new Map(COLOURS.map((each) => [each, [] as Range[]]));
  const counts = words.map(() => 0);
  if (words.length > 0)
    for (const unit of document.querySelectorAll('.reading [data-unit]')) {
      const { text, range } = readUnit(unit);
      for (const [n, { text: wanted, colour }] of words.entries())
        for (const [start, end] of placesOf(text, wanted)) {
          counts[n]!++;
          ranges.get(colour)!.push(range(start, end));
        }
    }
  for (const [colour, each] of ranges) CSS.highlights?.set(`own-${colour}`, new Highlight(...each));
  return counts;
}
