import { cachedStem } from '../content-words.ts';
import type { Span } from '../spans.ts';
import {
  claimWords,
  closes,
  isDoing,
  isFree,
  isInherent,
  isInTime,
  isOrdinal,
  isPassed,
  isPlace,
  isSide,
  isStep,
  mayEndBefore,
  type Word,
} from './words.ts';

/** Words of one phrase that are compared; longer runs of nouns are cut. */
const LONGEST_PHRASE = 9;
/** Words before a head in which its modifiers stand. */
const WINDOW = 12;
/** Places of one head that are kept, and definite phrases of one claim that are checked. */
const MOST_PLACES = 200;
const MOST_MENTIONS = 1000;

type Ground = 'phrase' | 'words' | undefined;

/** What one claim has named so far. */
class Named {
  private readonly heads = new Map<string, number[]>();
  private readonly roots = new Set<string>();
  readonly stems = new Set<string>();
  private initials = '';
  private readonly words: readonly Word[];

  constructor(words: readonly Word[]) {
    this.words = words;
  }

  add(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const { stem, text, apart } = this.words[at]!;
      this.stems.add(stem);
      for (let length = 4; length <= 7; length++) if (stem.length >= length) this.roots.add(stem.slice(0, length));
      this.initials += (apart ? ' ' : '') + text[0];
      if (!mayEndBefore(this.words, at + 1)) {
        // "a plate member" introduces "the plate"
        const next = this.words[at + 1]!;
        if (isMember(next.text) && mayEndBefore(this.words, at + 2)) this.addHead(stem, at);
        continue;
      }
      this.addHead(stem, at);
      // "a foot plate" introduces "the footplate"
      if (!apart && at > 0) this.addHead(cachedStem(this.words[at - 1]!.text + text), at);
    }
  }

  private addHead(stem: string, at: number): void {
    const places = this.heads.get(stem);
    if (!places) this.heads.set(stem, [at]);
    else if (places.length < MOST_PLACES) places.push(at);
  }

  isHead = (stem: string): boolean => this.heads.has(stem);
  /** Whether words that follow each other begin with these letters. */
  spells = (letters: string): boolean => this.initials.includes(letters);

  /** Whether an earlier word is the verb of this noun: `comparing` before `the comparison`. */
  does(noun: string): boolean {
    const root = /^(.{4,}?)(?:isons?|ations?|itions?|ions?|ments?|ances?|ences?|als?|ures?|ings?)$/.exec(noun)?.[1];
    return root !== undefined && this.roots.has(root.slice(0, 7));
  }

  /** Whether one earlier phrase with this head has all of the words. */
  hasPhrase(head: string, words: readonly Word[]): boolean {
    return (this.heads.get(head) ?? []).some((at) => {
      const near = new Set<string>();
      for (let i = at - 1; i >= 0 && i >= at - WINDOW && !this.words[i + 1]!.apart; i--) near.add(this.words[i]!.stem);
      return words.every(({ stem }) => near.has(stem));
    });
  }
}

/** Two letters or more that are no word of their own, where words that follow each other begin with them: `uwb`. */
const spelt = ({ text, capitals }: Word, named: readonly Named[]) => capitals && named.some((one) => one.spells(text));

/** Whether a word before a head needs no introduction of its own. */
const isKnown = (word: Word, head: Word, named: readonly Named[]) =>
  (isSide(word.text) && isSide(head.text)) ||
  (isSide(head.text) && isPlace(word.text)) ||
  spelt(word, named) ||
  named.some(({ stems }) => stems.has(word.stem));

/** How a phrase stands in what was named before: as one phrase, or its words apart from each other. */
function groundOf(phrase: readonly Word[], named: readonly Named[], introduced = false): Ground {
  const head = phrase.at(-1)!;
  const before = phrase.slice(0, -1);
  if (named.some((one) => one.isHead(head.stem) && one.hasPhrase(head.stem, before))) return 'phrase';
  const [whole, last] = [before.at(-1), before.slice(0, -1)];
  const joined = whole && cachedStem(whole.text + head.text);
  if (joined && named.some((one) => one.isHead(joined) && one.hasPhrase(joined, last))) return 'phrase';
  const ordinals = before.filter(({ text }) => isOrdinal(text));
  const others = before.filter(({ text }) => !isOrdinal(text));
  if (!others.every((word) => isKnown(word, head, named))) return undefined;
  if (named.some((one) => one.isHead(head.stem) && one.hasPhrase(head.stem, ordinals))) return 'words';
  if (ordinals.length > 0) return undefined;
  if (isSide(head.text) && others.length > 0 && !introduced) return 'words';
  return named.some((one) => one.does(head.text)) ? 'words' : undefined;
}

interface Mention {
  readonly run: readonly Word[];
  /** Of its first word. */
  readonly at: number;
  readonly said: boolean;
  /** "having the upper wall": what stands behind such a word is being introduced. */
  readonly introduced: boolean;
  /** "the number of" stands before it. */
  readonly counts: boolean;
  readonly start: number;
}

const INTRODUCES = new Set(['having', 'has', 'comprising', 'comprises', 'including', 'includes']);

function mentionAt(words: readonly Word[], at: number): Mention | undefined {
  const article = words[at]!;
  if ((article.text !== 'the' && article.text !== 'said') || words[at + 1]?.text === 'least') return undefined;
  let from = at + 1;
  while (from < words.length && !words[from]!.apart && isPassed(words[from]!.text) && !words[from + 1]?.joined) from++;
  const introduced = INTRODUCES.has(words[at - 1]?.text ?? '');
  const counts = words[from - 2]?.text === 'number' && words[from - 1]?.text === 'of';
  let to = from;
  while (to < words.length && to - from < LONGEST_PHRASE && (!closes(words[to]) || isBefore(words, from, to))) to++;
  if (to === from) return undefined;
  return {
    run: words.slice(from, to),
    at: from,
    said: article.text === 'said',
    introduced,
    counts,
    start: article.start,
  };
}

/** "the selected limit", "the fifth mounted block": a participle before the name. */
const isBefore = (words: readonly Word[], from: number, at: number): boolean =>
  !words[at]!.apart &&
  /(?:ed|ing)$/.test(words[at]!.text) &&
  words.slice(from, at).every(({ text }) => isOrdinal(text)) &&
  !closes(words[at + 1]);

const EXPLAINS = new Set(
  'of between among at near in from to along through that within by where other for with on occurring formed'.split(
    ' ',
  ),
);

/** Of two things, and of nothing that must be introduced. */
const IS_BETWEEN = /^(?:differences?|distances?|ratios?|gaps?|angles?|spacings?|spaces?)$/;
const NEEDED = new Set(['required', 'needed', 'necessary']);

const isMember = (word: string): boolean => /^(?:members?|elements?|means|sets?)$/.test(word);

const JOINS = new Set(['and', 'or']);

/** Whether a definite phrase needs nothing earlier. */
function needsNothing({ run, at, said, counts }: Mention, words: readonly Word[], named: readonly Named[]): boolean {
  const first = run[0]!.text;
  // "the next 24 hours"
  if (run.length === 1 && isInTime(first)) return true;
  if (first === 'same' || first === 'following' || first === 'present') return true;
  if (
    /[^rt]est$/.test(first) ||
    first === 'most' ||
    (run.length === 1 && isOrdinal(first) && !JOINS.has(words[at + 1]?.text ?? ''))
  )
    return true;
  if (run.some(({ text }, i) => (isStep(text) || isAnywhere(run, i)) && mayEndBefore(words, at + i + 1))) return true;
  // "the balance iron"
  if (first === 'balance' || first === 'remainder') return true;
  // "portions of which the interiors": of what was just named
  if (!said && words[at - 2]?.text === 'which' && words[at - 3]?.text === 'of') return true;
  // "the formula R-(NCO)n"
  if (isFree(first) && /^[a-z]\d?$/.test(run[1]?.text ?? '')) return true;
  // "the number of tricks" counts what need not be there yet
  if (counts && run.at(-1)!.text.endsWith('s')) return true;
  if (said || run.length > 3 || run.some(({ text }) => isOrdinal(text))) return false;
  let next = at + run.length;
  // "the value obtained by", "the plane formed by"
  const done = words[next]?.text === 'by' && !words[next]!.apart && run.length > 1 && run.at(-1)!.text.endsWith('ed');
  const name = done ? run.slice(0, -1) : run;
  const head = name.at(-1)!.text;
  // "the intensity and location of contact"
  if (JOINS.has(words[next]?.text ?? '') && !words[next]!.apart)
    for (next++; next < words.length && next < at + run.length + 4 && !closes(words[next]); ) next++;
  const explains = words[next]?.apart === false ? words[next]!.text : '';
  // "the heat required in the dryer", "the metals to be contained in the film"
  if (NEEDED.has(explains) || (explains === 'to' && words[next + 1]?.text === 'be' && isDone(words[next + 2])))
    return true;
  const inherent = isInherent(head);
  const has = explains === 'of' || explains === 'thereof';
  if (inherent && (has || (explains === 'between' && IS_BETWEEN.test(head)))) return true;
  if (name.length > 3 || !(has || (inherent && EXPLAINS.has(explains)))) return false;
  return name.slice(0, -1).every((word) => isKnown(word, name.at(-1)!, named));
}

const isDone = (word: Word | undefined): boolean => word?.apart === false && /(?:ed|[^e]en|own)$/.test(word.text);

/** "the following", "the ambient atmosphere": what is free of introduction, behind no more than where it is. */
const isAnywhere = (run: readonly Word[], at: number): boolean =>
  isFree(run[at]!.text) && run.slice(0, at).every(({ text }) => isPlace(text) || isFree(text));

/** "said base and cam plates": the head of the second is the head of the first. */
function sharesHead({ run, at }: Mention, words: readonly Word[], named: readonly Named[]): boolean {
  const joint = words[at + run.length];
  if (!joint || joint.apart || !JOINS.has(joint.text)) return false;
  const phrase = [...run];
  for (let i = at + run.length + 1; i < words.length && i < at + run.length + 6 && !closes(words[i]); i++)
    if (!isOrdinal(words[i]!.text)) {
      phrase.push(words[i]!);
      if (mayEndBefore(words, i + 1) && groundOf(phrase, named)) return true;
    }
  return false;
}

function isGrounded(mention: Mention, words: readonly Word[], named: readonly Named[]): boolean {
  const { run, at, introduced } = mention;
  for (let length = run.length; length >= 1; length--)
    if (mayEndBefore(words, at + length) && groundOf(run.slice(0, length), named, introduced)) return true;
  // "the voltage divider adjusts": what is a whole earlier phrase is followed by a verb that stands in no list
  for (let length = run.length - 1; length >= 2; length--)
    if (/(?:[^s]s|ing|ed)$/.test(run[length]!.text) && groundOf(run.slice(0, length), named) === 'phrase') return true;
  // "the microcontroller executing instructions", "the gas forms bubbles"
  if (
    run.length === 3 &&
    groundOf(run.slice(0, 1), named) === 'phrase' &&
    run[2]!.text.endsWith('s') &&
    isDoing(run[1]!)
  )
    return true;
  // "the roof collapses into": of one thing, and no name goes on behind it
  const [name, verb] = run;
  if (run.length === 2 && /[^s]s$/.test(verb!.text) && !name!.text.endsWith('s') && !words[at + 2]?.apart)
    if (groundOf([name!], named) === 'phrase') return true;
  if (spelt(run[0]!, named) && mayEndBefore(words, at + 1)) return true;
  return sharesHead(mention, words, named);
}

/** The run without the verb that may stand behind the name. */
function nameOf({ run, at }: Mention, words: readonly Word[]): readonly Word[] {
  for (let length = 1; length < run.length; length++) if (mayEndBefore(words, at + length)) return run.slice(0, length);
  return run;
}

/** An English claim read once. */
export interface ReadClaim {
  readonly text: string;
  readonly words: readonly Word[];
  /** All that it names. */
  readonly named: Named;
}

export function readEnglish(text: string): ReadClaim {
  const words = claimWords(text);
  const named = new Named(words);
  named.add(0, words.length);
  return { text, words, named };
}

/**
 * Definite phrases of a claim with nothing that introduces them, in the claim before them or in `ancestors`. Each
 * phrase is told once.
 */
export function englishFaults(
  { text, words }: ReadClaim,
  ancestors: readonly ReadClaim[],
): (Span & { phrase: string })[] {
  const faults: (Span & { phrase: string })[] = [];
  const own = new Named(words);
  const named = [own, ...ancestors.map((claim) => claim.named)];
  const told = new Set<string>();
  let known = 0;
  let mentions = 0;
  for (let at = 0; at < words.length && mentions < MOST_MENTIONS; at++) {
    const mention = mentionAt(words, at);
    if (!mention) continue;
    mentions++;
    own.add(known, at);
    known = at;
    if (needsNothing(mention, words, named) || isGrounded(mention, words, named)) continue;
    const phrase = mention.run.map(({ stem }) => stem).join(' ');
    if (told.has(phrase)) continue;
    told.add(phrase);
    const end = nameOf(mention, words).at(-1)!.end;
    faults.push({ start: mention.start, end, phrase: text.slice(mention.run[0]!.start, end) });
  }
  return faults;
}
