import { eachToken } from '#corpus/text/analysis.ts';
import { cachedStem, isContentWord } from './content-words.ts';
import { isHan } from './script.ts';
import type { Span } from './spans.ts';

/**
 * A text of a document that quotes can point into: title, abstract, claim, paragraph. Units of one group may be joined
 * in a passage.
 */
export interface Unit {
  readonly text: string;
  readonly group: 'title' | 'abstract' | 'claim' | 'description';
  /** A heading is read with what follows it. */
  readonly heading?: boolean;
}

/** Words that are looked for, with the number each is known by. */
export interface Wanted {
  readonly ids: ReadonlyMap<string, number>;
  /** Whether single Han characters are among them. */
  readonly single_han: boolean;
  /** Ids by the first five letters of an English word, for words that are alike but not the same. */
  readonly alike: ReadonlyMap<string, readonly { readonly id: number; readonly key: string }[]>;
}

/** A part of one unit. */
export interface Piece extends Span {
  readonly unit: number;
}

/** 50 to 180 words in a row, of one group. */
export interface Passage {
  readonly pieces: readonly Piece[];
  readonly words: number;
  /** Range of the document's occurrences. */
  readonly from: number;
  readonly to: number;
}

/** A document read for some words: its passages, and where the words stand. Parallel arrays, in reading order. */
export interface ReadDocument {
  readonly units: readonly Unit[];
  readonly passages: readonly Passage[];
  readonly ids: Int32Array;
  /** Content words before it, over the whole document; Han characters count half. */
  readonly positions: Float64Array;
  readonly unitOf: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1: the word itself; 0: one that is alike (same first letters). */
  readonly exact: Uint8Array;
  readonly words: number;
}

const SHORTEST_PASSAGE = 50;
const LONGEST_PASSAGE = 180;
const HAN_WORDS = 0.5;
/** A word this much like another one (share of the longer that both begin with) counts as alike. */
const ALIKE_SHARE = 0.6;
const ALIKE_LETTERS = 5;

/** Makes the table of the words to look for. */
export function wantedWords(keys: Iterable<string>): Wanted {
  const ids = new Map<string, number>();
  for (const key of keys) if (!ids.has(key)) ids.set(key, ids.size);
  const alike = new Map<string, { id: number; key: string }[]>();
  let single = false;
  for (const [key, id] of ids) {
    if (isHan(key)) {
      if (key.length === 1) single = true;
      continue;
    }
    if (key.length < ALIKE_LETTERS) continue;
    const head = key.slice(0, ALIKE_LETTERS);
    const list = alike.get(head);
    if (list) list.push({ id, key });
    else alike.set(head, [{ id, key }]);
  }
  return { ids, single_han: single, alike };
}

const NONE = -1;

function alikeId(stem: string, wanted: Wanted): number {
  if (stem.length < ALIKE_LETTERS) return NONE;
  const candidates = wanted.alike.get(stem.slice(0, ALIKE_LETTERS));
  if (!candidates) return NONE;
  let best = NONE;
  let share = ALIKE_SHARE;
  for (const { id, key } of candidates) {
    let common = ALIKE_LETTERS;
    const shorter = Math.min(key.length, stem.length);
    while (common < shorter && key[common] === stem[common]) common++;
    const part = common / Math.max(key.length, stem.length);
    if (part >= share) {
      share = part;
      best = id;
    }
  }
  return best;
}

/**
 * Reads a document once: joins its units to passages of 50 words or more, cuts those above 180 at sentences, and notes
 * where the wanted words stand. Linear; about 1 ms for 3,000 words.
 */
export function readDocument(units: readonly Unit[], wanted: Wanted): ReadDocument {
  const ids: number[] = [];
  const positions: number[] = [];
  const unitOf: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const exact: number[] = [];
  const passages: Passage[] = [];
  /** What each folded word is: its id, whether it is exact, whether it counts as a content word. */
  const seen = new Map<string, { id: number; exact: 0 | 1; content: boolean }>();
  const look = (word: string) => {
    let known = seen.get(word);
    if (!known) {
      const content = isContentWord(word);
      const stem = content ? cachedStem(word) : word;
      const id = content ? (wanted.ids.get(stem) ?? NONE) : NONE;
      known = id !== NONE || !content ? { id, exact: 1, content } : { id: alikeId(stem, wanted), exact: 0, content };
      seen.set(word, known);
    }
    return known;
  };

  let position = 0;
  let allWords = 0;
  let open: { pieces: Piece[]; words: number; from: number; group: Unit['group'] } | undefined;
  /**
   * @param to Occurrences before it are the passage's: those of the unit being read are noted before it is known where
   * it goes.
   */
  const closePassage = (to: number) => {
    if (open) passages.push({ pieces: open.pieces, words: open.words, from: open.from, to });
    open = undefined;
  };

  for (let u = 0; u < units.length; u++) {
    const unit = units[u]!;
    const from = ids.length;
    /** Per sentence: start, words before its end, occurrences before its end. */
    const sentenceStarts: number[] = [];
    const sentenceWords: number[] = [];
    const sentenceOccurrences: number[] = [];
    let sentence = -1;
    let words = 0;
    let hanBefore = '';
    let hanEnd = -1;
    let hanStart = 0;
    const add = (id: number, start: number, end: number, isExact: 0 | 1) => {
      ids.push(id);
      positions.push(position);
      unitOf.push(u);
      starts.push(start);
      ends.push(end);
      exact.push(isExact);
    };
    eachToken(unit.text, (word, _position, start, end, inSentence, _paragraph, whole) => {
      if (whole) return;
      if (inSentence !== sentence) {
        if (sentence >= 0) {
          sentenceWords.push(words);
          sentenceOccurrences.push(ids.length);
        }
        sentence = inSentence;
        sentenceStarts.push(start);
      }
      if (isHan(word)) {
        words += HAN_WORDS;
        if (
          hanBefore !== '' &&
          start - hanEnd <= 2 &&
          (start === hanEnd || unit.text.slice(hanEnd, start).trim() === '')
        ) {
          const id = wanted.ids.get(hanBefore + word);
          if (id !== undefined) add(id, hanStart, end, 1);
        }
        if (wanted.single_han) {
          const id = wanted.ids.get(word);
          if (id !== undefined) add(id, start, end, 1);
        }
        position += HAN_WORDS;
        hanBefore = word;
        hanStart = start;
        hanEnd = end;
        return;
      }
      hanBefore = '';
      words++;
      const { id, exact: isExact, content } = look(word);
      if (id !== NONE) add(id, start, end, isExact);
      if (content) position++;
    });
    if (sentence < 0) continue;
    sentenceWords.push(words);
    sentenceOccurrences.push(ids.length);
    allWords += words;

    if (open && open.group !== unit.group) closePassage(from);
    if (words <= LONGEST_PASSAGE) {
      if (open && open.words + words > LONGEST_PASSAGE) closePassage(from);
      open ??= { pieces: [], words: 0, from, group: unit.group };
      open.pieces.push({ unit: u, start: 0, end: unit.text.length });
      open.words += words;
      if (open.words >= SHORTEST_PASSAGE && !unit.heading) closePassage(ids.length);
      continue;
    }
    closePassage(from);
    let first = 0;
    for (let s = 0; s < sentenceStarts.length; s++) {
      const wordsBefore = first === 0 ? 0 : sentenceWords[first - 1]!;
      const next = s + 1 < sentenceWords.length ? sentenceWords[s + 1]! - wordsBefore : Number.POSITIVE_INFINITY;
      if (next <= LONGEST_PASSAGE && sentenceWords[s]! - wordsBefore < LONGEST_PASSAGE) continue;
      passages.push({
        pieces: [
          {
            unit: u,
            start: first === 0 ? 0 : sentenceStarts[first]!,
            end: s + 1 < sentenceStarts.length ? sentenceStarts[s + 1]! : unit.text.length,
          },
        ],
        words: sentenceWords[s]! - wordsBefore,
        from: first === 0 ? from : sentenceOccurrences[first - 1]!,
        to: sentenceOccurrences[s]!,
      });
      first = s + 1;
    }
  }
  closePassage(ids.length);
  return {
    units,
    passages,
    ids: Int32Array.from(ids),
    positions: Float64Array.from(positions),
    unitOf: Int32Array.from(unitOf),
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    exact: Uint8Array.from(exact),
    words: allWords,
  };
}
