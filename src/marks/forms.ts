import { remembered } from '#patents/remembered.ts';
import { folded, hasOtherScript, latin, loanword } from './script.ts';
import { sensesInRun, sensesOf, singular } from './sense.ts';
import { englishSound, germanSound, pinyinSound } from './sound.ts';

/** Characters of a mark that are compared; what comes later is not looked at, and answers say so. */
export const COMPARED = 200;
const MOST_WORDS = 12;

/** One word of a mark in all the ways that it is compared. */
export interface MarkWord {
  /** Lower case, no accents, singular. */
  readonly text: string;
  readonly sound: string;
  /** What it means; of a compound the senses of both its parts. */
  readonly senses: readonly number[];
}

/** A mark made ready for comparing. */
export interface MarkForms {
  /** As written, blanks tidied, at most `COMPARED` characters. */
  readonly written: string;
  /** Lower case without accents, in its own script, words joined. */
  readonly joined: string;
  readonly words: readonly MarkWord[];
  /** Readings in Latin letters, words joined: the text's own, and those that the record states. */
  readonly readings: readonly string[];
  /** English codes of the whole, one a reading. */
  readonly sounds: readonly string[];
  /** Cologne codes of the whole, one a reading. */
  readonly german: readonly string[];
  /** Mandarin readings without what is not told apart; empty where the text has no Chinese. */
  readonly mandarin: string;
  /** What its words mean. */
  readonly senses: readonly number[];
}

const signs = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');
const HAN_RUN = /\p{Script=Han}+/gu;

/** Words that join others and say nothing. */
const EMPTY = new Set(
  'the a an of and for by to in on with de la le les des du der die das und y el e i et'.split(' '),
);

/** `PrimaAqua` is two words, `eBay` and `McCoy` are one. */
const INNER = /(?<=\p{Ll}{3})(?=\p{Lu}\p{L}{2})/gu;
/** `d'or`, `l’eau`: what is left out before a vowel. */
const ELIDED = /(?<![\p{L}\p{N}])[dl]['’`´](?=\p{L})/giu;

/** Words of a text in its own script: runs of letters and digits; hyphens and dots join, capitals within divide. */
export function wordsOf(text: string): string[] {
  const apart = text.slice(0, COMPARED).replace(ELIDED, ' ').replace(INNER, ' ');
  const plain = folded(apart).replace(/[''’`´.\-‐-―]+/g, '');
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const kept = all.filter((word) => !EMPTY.has(word));
  return (kept.length > 0 ? kept : all).slice(0, MOST_WORDS);
}

/** Words and readings of a mark are mostly the same texts, and marks share their words. */
const sound = remembered(englishSound);

/**
 * @param text The mark's words, in any script, of any length.
 * @param stated Readings that the record states (`transliterations`).
 * @param translated What it means, as the record states (`translations`).
 */
export function markForms(text: string, stated: readonly string[] = [], translated: readonly string[] = []): MarkForms {
  const written = text.replace(/\s+/g, ' ').trim().slice(0, COMPARED);
  const readings = [
    ...[written, ...stated.slice(0, 4)].map((each) => latin(each.slice(0, COMPARED))),
    loanword(written),
  ]
    .map((each) => (each ?? '').replaceAll(' ', ''))
    .filter((each) => each !== '');
  const unique = [...new Set(readings)];
  const words = wordsOf(written).map((word): MarkWord => {
    const read = hasOtherScript(word) ? (loanword(word) ?? latin(word)).replaceAll(' ', '') : word;
    return { text: singular(word), sound: sound(singular(read)), senses: sensesOf(word) };
  });
  const runs = [written, ...translated.slice(0, 4)].map((each) => folded(each.slice(0, COMPARED)));
  const senses = runs.flatMap((each, index) => [
    ...(index === 0 ? words.flatMap(({ senses }) => senses) : wordsOf(each).flatMap(sensesOf)),
    ...(each.match(HAN_RUN) ?? []).flatMap(sensesInRun),
  ]);
  const mandarin = /\p{Script=Han}/u.test(written) ? pinyinSound(unique[0] ?? '') : '';
  return {
    written,
    joined: signs(written),
    words,
    readings: unique,
    sounds: unique.map(sound),
    german: unique.map(germanSound),
    mandarin,
    senses: [...new Set(senses)],
  };
}
