import { namesThing, phrasesOf } from '#language/phrases.ts';
import type { TextLanguage } from '#language/script.ts';
import { BREAKS, BREAKS_BEFORE, BREAKS_BEHIND, DANGLING, EDGES, GENERIC } from './term-words.ts';

/** A term of a set of texts: one to three words that name a thing. */
export interface Term {
  /** As most of the texts write it, in small letters. */
  readonly text: string;
  /** The texts that hold it, by their places among all, ascending. */
  readonly documents: readonly number[];
}

/** Words of a term. */
const MOST_WORDS = 3;
/** Longest term in Han characters. */
const MOST_HAN = 10;
/** Characters of one text that are read. */
const MOST_CHARACTERS = 5_000;
/** Different terms that are kept while texts are read; the rare ones go when there are more. */
const MOST_KEPT = 200_000;

/** Whether a run of words may name a thing: its last word does, and its first is no verb of claims. */
const mayName = (parts: readonly string[]) =>
  !EDGES.has(parts[0]!) && !EDGES.has(parts.at(-1)!) && namesThing(parts.at(-1)!);

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** No more than how much: 不高, 较好. */
const DEGREE = /^[不很较更].$/u;

/** Before a verb that a name follows they are a part of its adjective: 可压缩导热垫, a compressible pad. */
const ABLE: ReadonlySet<string> = new Set(['可', '不可']);

/**
 * The words of a Chinese phrase, as a general dictionary has them, and what it lacks: a term that it does not know
 * comes apart into single characters (导/热/垫), which are one word together; one alone belongs to its neighbour.
 */
function chineseWordsOf(text: string): string[] {
  const found: string[] = [];
  let loose = 0;
  for (const { segment, index } of words.segment(text)) {
    const last = found.at(-1);
    const isLast = index + segment.length === text.length;
    const parts =
      BREAKS.has(segment) ||
      EDGES.has(segment) ||
      (loose > 0 && (BREAKS_BEHIND.has(segment) || (isLast && DANGLING.has(segment))));
    const isLoose = segment.length === 1 && !parts;
    if (last !== undefined && ABLE.has(last) && !isLoose && !isLast) found[found.length - 1] = last + segment;
    else if (isLoose && loose > 0) found[found.length - 1] = last + segment;
    else found.push(segment);
    loose = isLoose ? loose + 1 : 0;
  }
  return found;
}

/** The runs of words of a Chinese phrase between words of grammar. */
function chineseRuns(text: string): string[][] {
  const runs: string[][] = [[]];
  const all = chineseWordsOf(text);
  for (const [at, segment] of all.entries()) {
    const run = runs.at(-1)!;
    const last = run.at(-1);
    if (DANGLING.has(segment) && last !== undefined && at === all.length - 1) break;
    if (
      BREAKS.has(segment) ||
      DEGREE.test(segment) ||
      (last === undefined ? BREAKS_BEFORE : BREAKS_BEHIND).has(segment)
    ) {
      if (last !== undefined) runs.push([]);
    } else if (last !== undefined && (last.length === 1 || (segment.length === 1 && !EDGES.has(last))))
      // a character alone belongs to what stands before it
      run[run.length - 1] = last + segment;
    else run.push(segment);
  }
  return runs;
}

/** What is known of a term: hundreds of thousands of them are held at once. */
interface Found {
  /** The spelling that was read first, and how often; others beside it where there are some. */
  readonly spelling: string;
  times: number;
  others: Map<string, number> | undefined;
  readonly documents: number[];
  /** How often it ended and began a phrase, as the name of a thing does, and how often it stood in one. */
  ends: number;
  begins: number;
  stands: number;
}

/** Least share of the occurrences of a term in which it ends a phrase. */
const ENDING = 0.3;
/**
 * Least share in which a Chinese one begins one: what always stands behind the same letters is the rest of a word that
 * was cut at a wrong place (分散|体制|备).
 */
const BEGINNING = 0.1;

/**
 * The terms of texts, with the texts that hold them: all runs of one to three words inside their noun phrases. Texts
 * are given one by one; memory is bounded.
 */
export class TermReader {
  readonly #lang: TextLanguage;
  readonly #found = new Map<string, Found>();
  #texts = 0;

  constructor(lang: TextLanguage) {
    this.#lang = lang;
  }

  /** Texts read so far. */
  get read(): number {
    return this.#texts;
  }

  add(text: string): void {
    const document = this.#texts++;
    for (const phrase of phrasesOf(text.slice(0, MOST_CHARACTERS))) {
      const han = /\p{Script=Han}/u.test(phrase.text);
      if (han !== (this.#lang === 'zh')) continue;
      if (han) for (const run of chineseRuns(phrase.text)) this.#read(run, run, '', document);
      else this.#read(phrase.words, phrase.text.toLowerCase().split(/[^\p{L}\p{N}.]+/u), ' ', document);
    }
    if (this.#found.size > MOST_KEPT) this.#forget();
  }

  /** Notes every term of a run of words, with what is shown of each. */
  #read(parts: readonly string[], shown: readonly string[], between: string, document: number): void {
    if (shown.length !== parts.length) return;
    for (let from = 0; from < parts.length; from++)
      for (let to = from + 1; to <= Math.min(parts.length, from + MOST_WORDS); to++)
        this.#note(parts.slice(from, to), shown.slice(from, to).join(between), document, {
          begins: from === 0,
          ends: to === parts.length,
        });
  }

  #note(
    parts: readonly string[],
    written: string,
    document: number,
    at: { readonly begins: boolean; readonly ends: boolean },
  ): void {
    const han = this.#lang === 'zh';
    if (parts.every((part) => GENERIC.has(part) || part.length < 2) || !mayName(parts)) return;
    if (han ? written.length < 2 || written.length > MOST_HAN || parts[0]!.length < 2 : written.length < 3) return;
    const key = parts.join(' ');
    let found = this.#found.get(key);
    if (!found) {
      found = { spelling: written, times: 0, others: undefined, documents: [], ends: 0, begins: 0, stands: 0 };
      this.#found.set(key, found);
    }
    found.stands++;
    if (at.ends) found.ends++;
    if (at.begins) found.begins++;
    if (found.spelling === written) found.times++;
    else {
      found.others ??= new Map();
      found.others.set(written, (found.others.get(written) ?? 0) + 1);
    }
    if (found.documents.at(-1) !== document) found.documents.push(document);
  }

  #forget(): void {
    for (let least = 2; this.#found.size > MOST_KEPT / 2; least++)
      for (const [key, { documents }] of this.#found) if (documents.length < least) this.#found.delete(key);
  }

  /**
   * The terms that hold together and are not merely parts of longer ones, those in most texts first, `most` at most.
   * Several words are one term where they occur together more often than chance lets expect: their normalised pointwise
   * mutual information, over texts, is at least `COHESION` at every place where they could be parted.
   * @see G. Bouma, "Normalized (Pointwise) Mutual Information in Collocation Extraction", GSCL 2009
   */
  terms(most: number, least = 2): Term[] {
    const beginning = this.#lang === 'zh' ? BEGINNING : 0;
    const kept = [...this.#found]
      .filter(([, { documents, ends, begins, stands }]) => {
        const stoodAlone = ends >= stands * ENDING && begins >= stands * beginning;
        return stoodAlone && documents.length >= least;
      })
      .map(([key, found]) => ({ key, parts: key.split(' '), documents: found.documents, text: shownOf(found) }))
      .filter(({ parts }) => parts.length === 1 || this.#coheres(parts))
      .sort((a, b) => b.documents.length - a.documents.length || (a.text < b.text ? -1 : 1))
      .slice(0, most * 2);
    const longer = kept.filter(({ parts }) => parts.length > 1);
    const explained = new Set(
      longer.flatMap(({ parts, documents }) =>
        partsOf(parts).filter((key) => {
          const inner = this.#found.get(key);
          return inner !== undefined && inner.documents.length <= documents.length * EXPLAINED;
        }),
      ),
    );
    return kept
      .filter(({ key }) => !explained.has(key))
      .slice(0, most)
      .map(({ text, documents }) => ({ text, documents }));
  }

  #coheres(parts: readonly string[]): boolean {
    const share = (of: readonly string[]) =>
      (this.#found.get(of.join(' '))?.documents.length ?? this.#texts) / this.#texts;
    const together = share(parts);
    for (let at = 1; at < parts.length; at++) {
      const chance = share(parts.slice(0, at)) * share(parts.slice(at));
      if (together < 1 && Math.log(together / chance) / -Math.log(together) < COHESION) return false;
    }
    return true;
  }
}

/** Least normalised mutual information of the words of a term: 0 is chance, 1 never one without the other. */
const COHESION = 0.25;
/** A word that occurs this much as often as a term that holds it is told by the term. */
const EXPLAINED = 1.3;

/** The keys of all shorter runs of words in a term. */
const partsOf = (parts: readonly string[]): string[] =>
  parts.flatMap((_part, from) =>
    parts.flatMap((_other, to) =>
      to >= from && to - from + 1 < parts.length ? [parts.slice(from, to + 1).join(' ')] : [],
    ),
  );

/** The most usual spelling; of equal ones the first by code points. */
const shownOf = ({ spelling, times, others }: Found): string =>
  [[spelling, times] as const, ...(others ?? [])].reduce((a, b) =>
    b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a,
  )[0];

/**
 * How much more often something occurs in a part than outside it: the log-likelihood ratio of two binomials, negative
 * where it occurs less often. 0 where the part is everything.
 * @param a Texts of the part that hold it.
 * @param b Texts of the whole that hold it.
 * @see T. Dunning, "Accurate Methods for the Statistics of Surprise and Coincidence", Computational Linguistics 19
 * (1993)
 */
export function logLikelihood(a: number, part: number, b: number, whole: number): number {
  const [outside, others] = [Math.max(0, b - a), Math.max(0, whole - part)];
  if (part === 0 || others === 0) return 0;
  const bits = (k: number, n: number, p: number) =>
    (k > 0 ? k * Math.log(p) : 0) + (n > k ? (n - k) * Math.log(1 - p) : 0);
  const all = (a + outside) / (part + others);
  const [p, q] = [a / part, Math.min(1, outside / others)];
  const ratio =
    2 *
    (bits(a, part, p) +
      bits(Math.min(outside, others), others, q) -
      bits(a, part, all) -
      bits(Math.min(outside, others), others, all));
  return p >= q ? ratio : -ratio;
}
