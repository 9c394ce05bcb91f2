import type { EntityKind } from '#collections/entities/entities.ts';
import { foldedName } from '#collections/entities/entities.ts';
import type { DictionaryWord } from '#lexicon/index.ts';
import { COMMON_WORDS, GENERAL_TERMS, isOne } from '../common-words.ts';
import type { Named } from './automaton.ts';
import { isShortSubstance } from './chinese-substance.ts';
import { EVERYDAY_SUBSTANCES, FOODS } from './substances.ts';
import { canonical, foldedWords } from './words.ts';

/** Kinds of things that are called by words of a dictionary. */
const KINDS: readonly EntityKind[] = ['disease', 'drug', 'target'];

/**
 * A word of Chinese characters, which a letter or number of a row may end (`维生素C`, `聚山梨酯80`). Two characters are
 * parts of other words as often as a substance's name, but for those that a text is looked through for with care.
 */
const WORD = /^\p{Script=Han}{3,12}(?:[A-Z]?\d{0,3})$/u;
const isWord = (word: string): boolean => WORD.test(word) || isShortSubstance(word);
const ILLNESS = /^\p{Script=Han}{2,12}$/u;
/** Remarks on a meaning, and lines that give none: classifiers, names, references to other words. */
const REMARK = /\([^()]{0,200}\)|\[[^[\]]{0,200}\]/gu;
const NO_MEANING = /^(?:CL:|surname |variant of|old variant|see |abbr\.|also written|erhua|used in|to )/u;
/** Shorter meanings are short forms, and words of every day. */
const LEAST = 5;

const spelled = (text: string): string => foldedWords(text).map(canonical).join(' ');

/**
 * A meaning as a name may be written; undefined for one that names nothing in particular. A thing of every day counts
 * for a word that texts are read with the same care for.
 */
function meaningOf(english: string, chinese: readonly string[]): string | undefined {
  if (NO_MEANING.test(english)) return undefined;
  const plain = english.replace(REMARK, ' ').trim();
  const form = foldedName(plain);
  const everyday =
    [COMMON_WORDS, GENERAL_TERMS, FOODS].some((words) => isOne(words, form)) ||
    (isOne(EVERYDAY_SUBSTANCES, form) && !chinese.every((word) => EVERYDAY_SUBSTANCES.has(word)));
  return form.length < LEAST || everyday ? undefined : spelled(plain);
}

/**
 * Adds words of a dictionary, Chinese with their meanings in English, as names of things. A word names a thing where
 * its first meaning is a whole name of that thing and of no other one, and no further meaning is the name of another
 * thing.
 */
export function withTranslations(things: readonly Named[], words: Iterable<DictionaryWord>): Named[] {
  const called = new Map<string, number[]>();
  const preferred = new Map<string, number[]>();
  for (const [at, { kind, names }] of things.entries()) {
    if (!KINDS.includes(kind)) continue;
    for (const { lang, kind: sort, text } of names) {
      if (lang !== 'en' || (sort !== 'preferred' && sort !== 'exact')) continue;
      const key = spelled(text);
      for (const things of sort === 'preferred' ? [called, preferred] : [called]) {
        const known = things.get(key);
        if (!known) things.set(key, [at]);
        else if (!known.includes(at)) known.push(at);
      }
    }
  }
  /** The thing that a meaning is the name of: of several the one that is a kind of all others. */
  const meant = (meaning: string): number | undefined => {
    // methionine is what is called so first, and not the racemate
    const own = preferred.get(meaning) ?? [];
    const all = own.length === 1 ? own : (called.get(meaning) ?? []);
    const ids = all.map((at) => things[at]!.id);
    const narrow = all.filter(
      (at) => !all.some((other) => other !== at && things[other]!.within.includes(things[at]!.id)),
    );
    if (narrow.length === 1) return narrow[0];
    // the same thing twice, each within the other
    return all.find((at) => ids.every((id) => id === things[at]!.id || things[at]!.within.includes(id)));
  };
  const added = new Map<number, Set<string>>();
  for (const { chinese, english } of words) {
    const meanings = english.flatMap((each) => meaningOf(each, chinese) ?? []);
    const [first, ...others] = meanings;
    if (first === undefined || meaningOf(english[0]!, chinese) !== first) continue;
    const thing = meant(first);
    if (thing === undefined) continue;
    const elsewhere = others.flatMap((each) => meant(each) ?? []);
    if (elsewhere.some((each) => each !== thing)) continue;
    const isName = things[thing]!.kind === 'disease' ? (word: string) => ILLNESS.test(word) : isWord;
    for (const word of chinese)
      if (isName(word) && !GENERAL_TERMS.has(word)) added.set(thing, (added.get(thing) ?? new Set()).add(word));
  }
  return things.map((thing, at) => {
    const own = new Set(thing.names.map(({ text }) => text));
    const more = [...(added.get(at) ?? [])].filter((word) => !own.has(word));
    if (more.length === 0) return thing;
    return { ...thing, names: [...thing.names, ...more.map((text) => ({ lang: 'zh', kind: 'exact' as const, text }))] };
  });
}
