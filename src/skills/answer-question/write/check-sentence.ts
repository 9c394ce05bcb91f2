import { commands, withoutCommands } from '#language/commands.ts';
import { contentKeys } from '#language/content-words.ts';
import { quotedIn } from '#language/quoted.ts';
import { languageOf } from '#language/script.ts';
import type { Source } from '../pick/source.ts';
import { disagreement } from './agreement.ts';

/** What became of a sentence that a model wrote. */
export type Checked =
  | { readonly sound: true; readonly cited: readonly number[] }
  /** Why it was dropped, in words. */
  | { readonly sound: false; readonly reason: string };

/** Numbers of passages in a sentence: `[1]`, `[1, 2]`. */
export const CITATION = /\[(\d{1,3}(?:\s*[,，、]\s*\d{1,3})*)\]/g;

/** The passages that a sentence cites, each once. */
export const passagesCited = (sentence: string): number[] => [
  ...new Set([...sentence.matchAll(CITATION)].flatMap((match) => match[1]!.split(/[,，、]/).map(Number))),
];

/** Share of a sentence's content words that its passages must have, in the same language. */
const LEAST_SUPPORT = 0.65;
/** The same of each clause: what is added to a sentence that holds, an effect above all, must stand there as well. */
const LEAST_OF_A_CLAUSE = 0.5;
/** Clauses, and what leads to an effect. */
const CLAUSES =
  /[,;:，；：]|\b(?:and|but|while|whereas|which|because|so that|such that|thereby|thus|hence|therefore|in order to|resulting in|leading to)\b|从而|进而|使得|以便|因此|因而|并且|而且|同时/iu;
/** A clause of fewer content words is read with what stands before it. */
const WORDS_OF_A_CLAUSE = 3;
const NUMBERS = /\d+(?:[.,]\d+)*/g;
/** Shorter ones are single terms. */
const LEAST_QUOTED = 8;
const LINK = /https?:\/\/|www\.|\]\(|<[a-z!/]/i;

/** Share of a sentence's content words that a passage must have which the sentence does not name itself. */
const LEAST_FOUND = 0.9;
/** Shorter sentences stand in any passage. */
const WORDS_FOUND = 3;
const ENDS = /[.。!！?？]$/u;

/**
 * A sentence that cites nothing, with the passage that has most of its words; as it is where it cites, or none has
 * enough of them. A small model says what stands in its passages and forgets to cite: it is held to them all the same.
 */
export function withPassage(sentence: string, sources: readonly Source[]): string {
  if (passagesCited(sentence).length > 0 || keysOf(sentence).size < WORDS_FOUND) return sentence;
  const [best] = sources
    .map((source) => ({ source, share: shareIn(keysOf(textOf(source)), sentence) }))
    .filter(({ share }) => share >= LEAST_FOUND)
    .toSorted((a, b) => b.share - a.share);
  if (!best) return sentence;
  const said = sentence.trimEnd();
  const end = said.length - (ENDS.test(said) ? 1 : 0);
  return `${sentence.slice(0, end).trimEnd()} [${best.source.number}]${sentence.slice(end)}`;
}

const textOf = ({ title, passage, publication_number }: Source): string =>
  `${title}\n${withoutCommands(passage?.text ?? '')}\n${publication_number}`;

/**
 * Holds a sentence to the passages that it cites: they must be there, have its numbers, quantities and quotations
 * exactly, and most of its words, and nothing in it may go the other way than in them (`agreement.ts`).
 */
export function checkSentence(sentence: string, sources: readonly Source[]): Checked {
  const cited = passagesCited(sentence);
  if (cited.length === 0) return { sound: false, reason: 'it cites no passage' };
  const passages = cited.map((number) => sources.find((source) => source.number === number));
  if (passages.some((passage) => !passage)) return { sound: false, reason: 'it cites a passage that was not given' };
  const text = passages.map((source) => textOf(source!)).join('\n');
  const bare = sentence.replace(CITATION, ' ');
  if (commands(bare)) return { sound: false, reason: 'it speaks to the reader' };
  if (LINK.test(bare)) return { sound: false, reason: 'it holds a link' };
  const flat = (value: string) => value.replace(/\s+/g, ' ');
  for (const quote of quotedIn(bare, LEAST_QUOTED)) {
    if (!flat(text).includes(flat(quote).replace(/[.,。，]$/, '')))
      return { sound: false, reason: 'what it quotes does not stand there' };
  }
  const there = new Set(text.match(NUMBERS)?.map(plain));
  const wrong = bare
    .match(NUMBERS)
    ?.map(plain)
    .find((number) => !there.has(number));
  if (wrong !== undefined) return { sound: false, reason: `the number ${wrong} does not stand there` };
  const own = keysOf(bare);
  if (own.size === 0) return { sound: false, reason: 'it says nothing' };
  if (passages.every((source) => languageOf(source!.passage?.text ?? '') === languageOf(bare))) {
    const words = keysOf(text);
    const met = [...own].filter((key) => words.has(key)).length;
    if (met / own.size < LEAST_SUPPORT) return { sound: false, reason: 'its words are not those of the passage' };
    const added = clausesOf(bare).find((clause) => shareIn(words, clause) < LEAST_OF_A_CLAUSE);
    if (added !== undefined) return { sound: false, reason: `its passage does not say "${added.trim().slice(0, 60)}"` };
  }
  const otherwise = disagreement(
    bare,
    passages.map((source) => withoutCommands(source!.passage?.text ?? '')).join('\n'),
  );
  if (otherwise !== undefined) return { sound: false, reason: otherwise };
  return { sound: true, cited };
}

const keysOf = (text: string): ReadonlySet<string> => new Set(contentKeys(text));

/** The clauses of a sentence, the short ones with the one before. */
function clausesOf(sentence: string): string[] {
  const found: string[] = [];
  for (const clause of sentence.split(CLAUSES)) {
    if (found.length > 0 && keysOf(clause).size < WORDS_OF_A_CLAUSE) found.push(`${found.pop()}, ${clause}`);
    else found.push(clause);
  }
  return found.filter((clause) => keysOf(clause).size >= WORDS_OF_A_CLAUSE);
}

function shareIn(words: ReadonlySet<string>, clause: string): number {
  const own = keysOf(clause);
  return [...own].filter((key) => words.has(key)).length / own.size;
}

const plain = (number: string) => number.replace(/,(?=\d{3}\b)/g, '').replace(/^0+(?=\d)/, '');
