import { sentences } from '#corpus/text/sentences.ts';
import { isPlainWord, missingWords } from './chinese-words.ts';
import { type ContentWord, contentWords, isContentWord } from './content-words.ts';
import { isHan } from './script.ts';
import type { Span } from './spans.ts';
import { wholeSentences } from './whole-sentences.ts';

/**
 * How a text has the words of a claim: the phrase as it stands, its words in one sentence or paragraph, or a phrase
 * that says the same but for the kind of the thing ("strap" for "strap member", "sealing means" for "sealing member").
 */
export type SupportKind = 'stated' | 'worded' | 'otherwise';

export interface TermSupport extends Span {
  readonly kind: SupportKind;
}

/** The sentence that has most of a feature's words. */
export interface FeatureSupport extends Span {
  /** Of the feature's distinct words, the share that stands in the paragraph around the sentence. */
  readonly share: number;
  /** Words of the feature that stand nowhere in that paragraph, as the feature writes them. */
  readonly missing: readonly string[];
}

/** A text read once, to be asked what it supports. */
export interface SupportReader {
  /**
   * The first place that has the term, words in any of their forms (`comparison` where things are compared); nothing
   * where no paragraph has all of its words, or it has none.
   */
  term(text: string): TermSupport | undefined;
  /**
   * Nothing where the feature has no words, or the text none of them. `ofKnown`: what is told of the known counts too.
   */
  feature(text: string, options?: { readonly ofKnown?: boolean }): FeatureSupport | undefined;
}

interface Place {
  readonly sentence: number;
  readonly position: number;
  readonly start: number;
  readonly end: number;
}

/** Places of one word that are kept. */
const MOST_PLACES = 5_000;
/** Longer texts are not read to their end. */
const LONGEST = 2_000_000;

/**
 * Reads a text. Linear; a question costs as many steps as its words have places. `known`: spans in order that tell of
 * the known; a feature is looked for there only where nothing else has a word of it.
 */
export function supportReader(whole: string, known: readonly Span[] = []): SupportReader {
  const text = whole.slice(0, LONGEST);
  const spans = wholeSentences(text, sentences(text), (first, end) => ({ ...first, end }));
  const paragraphs = paragraphsOf(text, spans);
  const firstOf = firstSentences(paragraphs);
  const places = new Map<string, Place[]>();
  let sentence = 0;
  for (const { key, position, start, end } of contentWords(text)) {
    while (sentence < spans.length - 1 && spans[sentence]!.end <= start) sentence++;
    const list = places.get(key);
    if (!list) places.set(key, [{ sentence, position, start, end }]);
    else if (list.length < MOST_PLACES) list.push({ sentence, position, start, end });
  }

  const ofKnown = within(spans, known);
  let squeezed: Squeezed | undefined;
  let roots: Map<string, Place[]> | undefined;

  /** The places of a word; where the text has it in no inflection, those of what is derived of the same root. */
  function placesOf(key: string, derived: boolean): readonly Place[] | undefined {
    const own = places.get(key);
    const root = own || !derived ? undefined : rootOf(key);
    if (root === undefined) return own;
    roots ??= placesByRoot(places);
    return roots.get(root);
  }

  function term(words: string): TermSupport | undefined {
    const wanted = contentWords(words);
    if (wanted.length === 0 || !hasCompounds(words)) return undefined;
    const found = placed(wanted, wanted.length > 1 || ACT.test(words));
    if (found) return found;
    squeezed ??= squeezedOf(text);
    const otherwise = words.length < SHORTEST ? undefined : spelledOtherwise(words, squeezed, text);
    if (otherwise) return { kind: 'stated', ...otherwise };
    const said = withoutKind(wanted, words);
    return said && underOtherKind(said, words);
  }

  /** `step-down converter`, `cut-in temperature`: the parts are no words to look for, the compound is. */
  function hasCompounds(words: string): boolean {
    return [...words.matchAll(COMPOUND)].every(([compound]) => {
      if (compound.split('-').every((part) => isContentWord(part.toLowerCase()))) return true;
      squeezed ??= squeezedOf(text);
      return spelledOtherwise(compound, squeezed, text) !== undefined;
    });
  }

  /** Where the words stand together as the name of a thing: by the last of them, or with another kind behind them. */
  function underOtherKind(said: readonly ContentWord[], words: string): TermSupport | undefined {
    const last = said.at(-1)!;
    for (const place of places.get(last.key) ?? []) {
      const whole = said.map(({ key }, index) => {
        const at = place.position - said.length + 1 + index;
        const one = placeIn(places.get(key) ?? [], place.sentence, at);
        return one?.position === at ? one : undefined;
      });
      const kind = /^[\s-]([a-z]{1,20})\b/.exec(text.slice(place.end, place.end + 24));
      const end = kind && KINDS.has(kind[1]!) ? place.end + kind[0].length : place.end;
      if (whole.every((one) => one !== undefined) && (end > place.end || namesThing(last, words)))
        return { kind: 'otherwise', start: whole[0]!.start, end };
    }
    return undefined;
  }

  function placed(wanted: readonly ContentWord[], derived: boolean): TermSupport | undefined {
    const lists = wanted.map(({ key }) => placesOf(key, derived));
    if (lists.some((list) => list === undefined)) return undefined;
    const rare = lists.reduce((best, list, index) => (list!.length < lists[best]!.length ? index : best), 0);
    let worded: TermSupport | undefined;
    let nearby: TermSupport | undefined;
    for (const place of lists[rare]!) {
      const at = wanted.map(({ position }) => place.position - wanted[rare]!.position + position);
      const whole = lists.map((list, index) => placeIn(list!, place.sentence, at[index]!));
      if (whole.every((one, index) => one?.position === at[index]))
        return { kind: 'stated', start: whole[0]!.start, end: whole.at(-1)!.end };
      if (worded) continue;
      const apart = lists.every((list) => placeIn(list!, place.sentence, 0));
      if (apart) worded = { kind: 'worded', ...spans[place.sentence]! };
      // what is derived of a word's root is the word where it stands with the others
      else
        nearby ??=
          wanted.every(({ key }) => places.has(key)) && paragraphHas(lists as Place[][], place.sentence)
            ? { kind: 'worded', ...spans[place.sentence]! }
            : undefined;
    }
    return worded ?? nearby;
  }

  /** Whether every word has a place in the paragraph of a sentence. */
  function paragraphHas(lists: readonly (readonly Place[])[], sentence: number): boolean {
    const first = firstOf[paragraphs[sentence]!]!;
    return lists.every((list) => {
      const place = list[lowerBound(list, first, 0)];
      return place !== undefined && paragraphs[place.sentence] === paragraphs[sentence];
    });
  }

  function feature(words: string, { ofKnown: whole = false } = {}): FeatureSupport | undefined {
    const all = contentWords(words);
    const wanted = new Map(all.map(({ key, start, end }) => [key, words.slice(start, end)]));
    const told = [...wanted.keys()].map((key) => [key, places.get(key) ?? []] as const);
    const disclosed = !whole && told.some(([, list]) => list.some((place) => !ofKnown[place.sentence]));
    const inSentence = new Map<number, Set<string>>();
    const inParagraph = new Map<number, Set<string>>();
    for (const [key, list] of told)
      for (const place of list) {
        if (disclosed && ofKnown[place.sentence]) continue;
        put(inSentence, place.sentence, key);
        put(inParagraph, paragraphs[place.sentence]!, key);
      }
    if (inSentence.size === 0) return undefined;
    const [paragraph, found] = fullest(inParagraph);
    const within = new Map([...inSentence].filter(([number]) => paragraphs[number] === paragraph));
    const [best] = fullest(within);
    return {
      ...spans[best]!,
      share: found.size / wanted.size,
      missing: missingOf(
        words,
        all.filter(({ key }) => !found.has(key)),
        all.filter(({ key }) => found.has(key)),
      ),
    };
  }

  return { term, feature };
}

/** What a Chinese word alone says of place, time or manner. */
const FUNCTION =
  /^(?:[时内外上下中后前里间向从呈以则当处所并即可均仍再先又也都还用不一二两]|并且|之[间后前内]|以[及上下内外])$/u;

/**
 * Missing words as they are written, each once; Chinese ones whole, neighbours joined, without those of plain speech.
 */
export function missingOf(text: string, missing: readonly ContentWord[], found: readonly ContentWord[]): string[] {
  const han = missingWords(
    text,
    missing.filter(({ key }) => isHan(key)),
    found,
  ).filter(({ start, end }) => !FUNCTION.test(text.slice(start, end)) && !isPlainWord(text.slice(start, end)));
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of han) {
    const last = joined.at(-1);
    if (last?.end === start) last.end = end;
    else joined.push({ start, end });
  }
  const others = missing.filter(({ key }) => !isHan(key));
  return [
    ...new Set(
      [...joined, ...others].toSorted((a, b) => a.start - b.start).map(({ start, end }) => text.slice(start, end)),
    ),
  ];
}

const COMPOUND = /\b[A-Za-z]{2,20}(?:-[A-Za-z]{2,20})+\b/g;
/** What names an act, which a text may tell by its verb. */
const ACT = /(?:ison|ion|ment|ance|ence)$/;
/** Endings by which acts and properties are named after what does or has them; what does something is another thing. */
const DERIVED = /(?:ison|ation|ition|ion|iti|ment|anc|enc|al|ar|ari|ic|i|ous|e)$/;
const COMPARED =
  /^(high|low|thick|thin|larg|small|long|short|wid|great|deep|strong|weak|hard|soft|fast|slow)e?(?:er|r)?$/;

/** What a stem shares with those derived of the same word; nothing where too little is left. */
function rootOf(stem: string): string | undefined {
  const compared = COMPARED.exec(stem);
  if (compared) return compared[1];
  const root = stem.replace(DERIVED, '');
  return root.length < 5 || isHan(root) ? undefined : root.replace(/s$/, 'd');
}

function placesByRoot(places: ReadonlyMap<string, readonly Place[]>): Map<string, Place[]> {
  const roots = new Map<string, Place[]>();
  for (const [key, list] of places) {
    for (const root of new Set([key, rootOf(key)]))
      if (root !== undefined) roots.set(root, [...(roots.get(root) ?? []), ...list]);
  }
  for (const list of roots.values()) list.sort((a, b) => a.start - b.start);
  return roots;
}

/** Words that say of what kind a thing is, or name what anything has, at the end of a name. */
const KINDS = new Set(
  `member members element elements unit units means device devices apparatus system systems module modules mechanism mechanisms assembly assemblies arrangement structure structures
  component components part parts portion portions section sections region regions area areas body bodies piece pieces surface surfaces side sides end ends state states moiety moieties
  property properties relationship location locations position positions center centers centre plane thickness type function functions`
    .trim()
    .split(/\s+/),
);
/** What alone names no thing: an adjective, a participle, an act. */
const NO_THING = /(?:ed|ing|al|ar|ic|ous|ive|able|ible|ary|ent|ant|less|ful|ly|ion|sis|ance|ence|ity|ness)$|^separate$/;
const writtenIn = ({ start, end }: ContentWord, words: string): string => words.slice(start, end).toLowerCase();
const namesThing = (word: ContentWord, words: string): boolean =>
  !NO_THING.test(writtenIn(word, words)) || THINGS.has(writtenIn(word, words));
const THINGS = new Set(
  'housing bearing coating casing opening ring spring wing string bushing fitting winding lining tubing wiring railing building ceiling packaging clothing flooring terminal pedal metal crystal panel signal manual collar bar radar fabric battery'.split(
    ' ',
  ),
);

/** What a name says beside its kind; nothing where it says no kind, or nothing beside it. */
function withoutKind(wanted: readonly ContentWord[], words: string): readonly ContentWord[] | undefined {
  const formed = wanted.filter((word) => writtenIn(word, words) !== 'shaped');
  const last = formed.at(-1);
  const said = last && KINDS.has(writtenIn(last, words)) ? formed.slice(0, -1) : formed;
  return said.length === wanted.length || said.length === 0 ? undefined : said;
}

/** A text without blanks and hyphens, and where each of its letters stands in the text. */
interface Squeezed {
  readonly letters: string;
  readonly places: Int32Array;
}

function squeezedOf(text: string): Squeezed {
  const places = new Int32Array(text.length);
  const kept: string[] = [];
  const lower = text.toLowerCase();
  // letters that change their length in lower case would move all that follow
  const letters = lower.length === text.length ? lower : text;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!;
    if (BETWEEN_PARTS.test(letter)) continue;
    places[kept.length] = at;
    kept.push(letter);
  }
  return { letters: kept.join(''), places };
}

const BETWEEN_PARTS = /[\s\-‐‑]/u;
/** Shorter names may be the ends of others. */
const SHORTEST = 7;
const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** A name that the text writes apart, joined or with a hyphen where the term does not: `foot plate`, `footplate`. */
function spelledOtherwise(words: string, { letters, places }: Squeezed, text: string): Span | undefined {
  const name = [...words.toLowerCase()].filter((letter) => !BETWEEN_PARTS.test(letter)).join('');
  if (!/^[\p{Script=Latin}\p{N}]+$/u.test(name)) return undefined;
  for (let at = letters.indexOf(name); at >= 0; at = letters.indexOf(name, at + 1)) {
    const [start, last] = [places[at]!, places[at + name.length - 1]!];
    const end = last + (/^e?s(?![\p{L}\p{N}])/u.exec(text.slice(last + 1, last + 4))?.[0].length ?? 0) + 1;
    if (!isLetter(text[start - 1]) && !isLetter(text[end])) return { start, end };
  }
  return undefined;
}

/** Of each sentence, whether it begins in one of the spans, which are in order. */
function within(sentences: readonly Span[], spans: readonly Span[]): boolean[] {
  let next = 0;
  return sentences.map(({ start, end }) => {
    while (next < spans.length && spans[next]!.end <= start) next++;
    return next < spans.length && spans[next]!.start < end;
  });
}

/** The paragraph of each sentence, counted from 0; lines part them. */
function paragraphsOf(text: string, spans: readonly Span[]): number[] {
  let paragraph = 0;
  return spans.map(({ start }, index) => {
    if (index > 0 && text.slice(spans[index - 1]!.end, start).includes('\n')) paragraph++;
    return paragraph;
  });
}

/** The index of the first place at or behind a sentence and position. Places are in reading order. */
function lowerBound(list: readonly Place[], sentence: number, position: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = list[middle]!;
    if (place.sentence < sentence || (place.sentence === sentence && place.position < position)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first place of a sentence from this position on. */
function placeIn(list: readonly Place[], sentence: number, position: number): Place | undefined {
  const found = list[lowerBound(list, sentence, position)];
  return found?.sentence === sentence ? found : undefined;
}

/** The first sentence of each paragraph. */
function firstSentences(paragraphs: readonly number[]): number[] {
  const first: number[] = [];
  paragraphs.forEach((paragraph, sentence) => {
    first[paragraph] ??= sentence;
  });
  return first;
}

function put(sets: Map<number, Set<string>>, number: number, key: string): void {
  const known = sets.get(number);
  if (known) known.add(key);
  else sets.set(number, new Set([key]));
}

/** The fullest set, and of two the first. */
function fullest(sets: ReadonlyMap<number, Set<string>>): [number, Set<string>] {
  let best: [number, Set<string>] | undefined;
  for (const [number, set] of sets)
    if (!best || set.size > best[1].size || (set.size === best[1].size && number < best[0])) best = [number, set];
  return best!;
}
