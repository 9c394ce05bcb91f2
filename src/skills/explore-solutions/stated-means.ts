import { type QuoteLocator, quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { commands } from '#language/commands.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { namesThing, phrasesOf } from '#language/phrases.ts';
import { isHan, languageOf } from '#language/script.ts';
import { withoutSignLists } from '#language/sign-lists.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { type CorpusWords, countWords } from '../corpus-words.ts';
import type { QuoteShape } from '../types.ts';
import { saysMeans, tellsOfOthers } from './said.ts';

/** One thing that a way names: met by a sentence that has all of its words near each other. */
interface Name {
  /** Each word by the keys of its wordings: its own, and those of words for the same. */
  readonly words: readonly (readonly (readonly string[])[])[];
  readonly worth: number;
}

/** A way of solving something, as somebody has typed it, taken apart for looking for sentences that state it. */
export interface Way {
  readonly text: string;
  readonly names: readonly Name[];
}

/** The share of a way's names, by how rare their words are, that a sentence has to state. */
const STATED = 0.6;
/** Names nearly as rare as the rarest decide with it: a sentence states all of them. */
const DECISIVE = 0.9;
/** Content words that may stand between those of one name. */
const BETWEEN = 3;
/** Characters of a document that are read. */
const MOST_TEXT = 60_000;
const LONGEST_SENTENCE = 900;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Single Han characters that belong to no name. */
const JOINS_HAN = /[的在中了和与或及等之从向由被将把对其]/u;

/**
 * The words of a Chinese run: those of the dictionary; single characters side by side are one (冷板), and one alone
 * ends the word before it (冷却液).
 */
function hanWords(text: string): string[] {
  const words: string[] = [];
  let singles = '';
  let open = false;
  const close = () => {
    if (singles.length > 1) words.push(singles);
    else if (singles !== '' && open) words.push(`${words.pop()}${singles}`);
    singles = '';
    open = false;
  };
  for (const { segment } of segmenter.segment(text)) {
    if (!isHan(segment[0] ?? '') || JOINS_HAN.test(segment)) close();
    else if (segment.length === 1) singles += segment;
    else {
      close();
      words.push(segment);
      open = true;
    }
  }
  close();
  return words.filter(namesThing);
}

/** The things that a text names, as lists of words that belong together. */
function namesIn(text: string): string[][] {
  if (languageOf(text) === 'zh') return hanWords(text).map((word) => [word]);
  const phrases = phrasesOf(text);
  const loose = contentWords(text).filter(
    ({ start, end, key }) => namesThing(key) && !phrases.some((phrase) => phrase.start <= start && end <= phrase.end),
  );
  return [
    ...phrases.map((phrase) => contentWords(phrase.text).map(({ start, end }) => phrase.text.slice(start, end))),
    ...loose.map(({ start, end }) => [text.slice(start, end)]),
  ].filter((words) => words.length > 0);
}

/** Takes ways apart, each word with how rare it is in the corpus. Ways without words are left out. */
export async function readWays(corpus: Corpus, texts: readonly string[], signal?: AbortSignal): Promise<Way[]> {
  const named = texts
    .map((text) => ({
      text,
      names: namesIn(text).filter((words) => words.every((word) => contentKeys(word).length > 0)),
    }))
    .filter(({ names }) => names.length > 0);
  const forms = new Map<string, string>();
  for (const { names } of named) for (const word of names.flat()) forms.set(contentKeys(word).join(' '), word);
  const rare: CorpusWords = await countWords(corpus, forms, signal);
  return named.map(({ text, names }) => ({
    text,
    names: names.map((words) => ({
      words: words.map((word) => {
        // other words for an adverb's stem are those of a noun: periodically is not time
        const others = (word.endsWith('ly') ? [] : synonymsOf(word)).filter(
          (one) => one.relation !== 'wider' && contentKeys(one.word).join(' ') === contentKeys(word).join(' '),
        );
        return [word, ...others.map(({ other }) => other)].map(contentKeys).filter((keys) => keys.length > 0);
      }),
      worth: Math.max(...words.map((word) => rare.worth(contentKeys(word).join(' ')))),
    })),
  }));
}

/** Places of words in a sentence by key. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOf(sentence: string): Places {
  const places = new Map<string, number[]>();
  for (const { key, position } of contentWords(sentence)) places.set(key, [...(places.get(key) ?? []), position]);
  return places;
}

/** Whether all words of a name stand in a sentence, none far from the first. */
function meets({ words }: Name, places: Places): boolean {
  const at = (keys: readonly string[], near?: number): number | undefined => {
    const first = (places.get(keys[0]!) ?? []).find(
      (place) => near === undefined || Math.abs(place - near) <= words.length + BETWEEN,
    );
    return first !== undefined &&
      keys.every((key) => (places.get(key) ?? []).some((place) => Math.abs(place - first) <= keys.length + BETWEEN))
      ? first
      : undefined;
  };
  const [head, ...rest] = words;
  return head!.some((keys) => {
    const places_of_head = places.get(keys[0]!) ?? [];
    return (
      at(keys) !== undefined &&
      places_of_head.some((near) => rest.every((wordings) => wordings.some((one) => at(one, near) !== undefined)))
    );
  });
}

/** How much of a way a sentence states, 0 to 1; 0 where a name that decides is not there. */
function statedOf({ names }: Way, places: Places): number {
  const total = names.reduce((sum, { worth }) => sum + worth, 0);
  const rarest = Math.max(...names.map(({ worth }) => worth));
  const met = new Set(names.filter((name) => meets(name, places)));
  if (names.some((name) => name.worth >= DECISIVE * rarest && !met.has(name))) return 0;
  return [...met].reduce((sum, { worth }) => sum + worth, 0) / total;
}

/**
 * The sentence of a document that states one of the ways whole enough, one that ties it to an effect before others;
 * undefined where none does. What a document tells of others, and its background, is not read.
 */
export function statementOf(record: Patent, ways: readonly Way[]): QuoteShape | undefined {
  let best: { value: number; quote: () => QuoteShape } | undefined;
  let left = MOST_TEXT;
  const read = (text: string, locator: Omit<QuoteLocator, 'start' | 'end'>) => {
    if (left <= 0) return;
    left -= text.length;
    for (const { start, end } of sentences(text)) {
      const said = text.slice(start, end);
      if (said.length > LONGEST_SENTENCE || said.length < 12 || commands(said) || tellsOfOthers(said)) continue;
      const places = placesOf(said);
      const share = Math.max(0, ...ways.map((way) => statedOf(way, places)));
      if (share < STATED) continue;
      const value = share + (saysMeans(said) ? 1 : 0);
      if (!best || value > best.value)
        best = { value, quote: () => quoteOf(record, { ...locator, start, end }) as QuoteShape };
    }
  };
  for (const { text, lang, origin } of record.abstracts) read(text, { part: 'abstract', lang, origin });
  for (const { lang, origin, claims } of record.claims)
    for (const claim of claims) read(claim.text, { part: 'claim', lang, origin, claim_number: claim.number });
  for (const { lang, origin, paragraphs } of record.descriptions)
    for (const { id, section, heading, text } of withoutSignLists(paragraphs))
      if (!heading && section !== 'background') read(text, { part: 'description', lang, origin, paragraph_id: id });
  return best?.quote();
}
