import type { Patent } from '#corpus/collections/patent.ts';
import { patents } from '#corpus/collections/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { phrasesOf } from '#language/phrases.ts';
import { isHan } from '#language/script.ts';

export const SUGGESTION_KINDS = ['synonym', 'related', 'hypernym'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
export const SUGGESTION_LANGUAGES = ['cn', 'en'] as const;
export type SuggestionLanguage = (typeof SUGGESTION_LANGUAGES)[number];

/** Why a keyword is suggested. */
export type Evidence =
  /** A text says so: `long form (SHORT)`. */
  | 'abbreviation'
  /** Stands in the other language's text of the patents that use the keyword. */
  | 'translation'
  /** Has the same translation. */
  | 'same_translation'
  /** The keyword without its first words: `cold plate` is a `plate`. */
  | 'head'
  /** Occurs with the keyword more often than chance allows. */
  | 'co_occurrence';

export interface Suggestion {
  readonly keyword: string;
  readonly type: SuggestionKind;
  readonly evidence: Evidence;
  /** Patents that bear the evidence out. */
  readonly patents: number;
}

/** Patents that are read for a keyword. */
const READ = 80;
/** Candidates whose counts are compared with the corpus. */
const COUNTED = 40;
const SHOWN = 10;
/** A translation stands in the texts of at least this share (Dice) of the patents of either word. */
const SAME = 0.5;
/** ... and on average no further from it than this part of the text; a text without it counts as 1. */
const FAR = 0.4;

const FIELD = 'TA_ALL';

const languageOf = (text: string): SuggestionLanguage => ([...text].some(isHan) ? 'cn' : 'en');
const mention = (text: string): Query => ({ kind: 'phrase', field: FIELD, text });
const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();

interface Counted {
  readonly text: string;
  /** Patents with this and the keyword. */
  readonly both: number;
  readonly alone: number;
}

/** Learns from the texts of a corpus what a keyword could be replaced or widened by. One instance serves one request: counts are remembered. */
export class KeywordSuggester {
  readonly #corpus: Corpus;
  readonly #signal: AbortSignal;
  readonly #counts = new Map<string, Promise<number>>();

  constructor(corpus: Corpus, signal: AbortSignal) {
    this.#corpus = corpus;
    this.#signal = signal;
  }

  /** Suggestions of the kinds and languages wanted: synonyms first, then hypernyms, then related words; at most 10 of a kind. */
  async suggest(
    keyword: string,
    kinds: ReadonlySet<SuggestionKind>,
    languages: ReadonlySet<SuggestionLanguage>,
  ): Promise<Suggestion[]> {
    const own = fold(keyword);
    const total = await this.#count([keyword]);
    if (own === '' || total === 0) return [];
    const records = await this.#patentsWith(keyword);
    const candidates = await this.#counted(keyword, this.#phrases(records, own));
    const synonyms = [
      ...this.#abbreviations(records, own),
      ...(await this.#translations(keyword, total, records, candidates)),
    ];
    const heads = this.#heads(own, candidates);
    const taken = new Set([
      own,
      ...synonyms.map(({ keyword: k }) => fold(k)),
      ...heads.map(({ keyword: k }) => fold(k)),
    ]);
    const related = (await this.#related(total, candidates)).filter(
      ({ keyword: k }) => !taken.has(fold(k)) && !fold(k).includes(own) && !own.includes(fold(k)),
    );
    const seen = new Set<string>();
    return [synonyms, heads, related]
      .flatMap((of) =>
        of.filter(({ type, keyword: k }) => kinds.has(type) && languages.has(languageOf(k))).slice(0, SHOWN),
      )
      .filter(({ keyword: k }) => fold(k) !== own && !seen.has(fold(k)) && seen.add(fold(k)));
  }

  async #patentsWith(keyword: string, without?: string): Promise<Patent[]> {
    const query: Query = without
      ? { kind: 'and', of: [mention(keyword), { kind: 'not', of: mention(without) }] }
      : mention(keyword);
    const page = await this.#corpus.search(patents, {
      query,
      offset: 0,
      limit: READ,
      collapse: { field: 'FAM_ID' },
      signal: this.#signal,
    });
    return this.#corpus.get(
      patents,
      page.hits.map(({ id }) => id),
    );
  }

  /** Phrases of titles and abstracts, those of most patents first. */
  #phrases(records: readonly Patent[], own: string): string[] {
    const found = new Map<string, { text: string; patents: number }>();
    for (const record of records) {
      const keys = new Map<string, string>();
      for (const { text } of [...record.titles, ...record.abstracts]) {
        for (const phrase of phrasesOf(text)) if (!keys.has(phrase.key)) keys.set(phrase.key, phrase.text);
      }
      for (const [key, text] of keys) {
        const known = found.get(key);
        if (known) known.patents++;
        else found.set(key, { text: text.toLowerCase(), patents: 1 });
      }
    }
    const frequent = [...found.values()].filter(({ text }) => text !== own).sort((a, b) => b.patents - a.patents);
    const of = (language: SuggestionLanguage) =>
      frequent.filter(({ text }) => languageOf(text) === language).slice(0, COUNTED);
    return [...of('en'), ...of('cn')].map(({ text }) => text);
  }

  async #counted(keyword: string, candidates: readonly string[]): Promise<Counted[]> {
    const counted = await Promise.all(
      candidates.map(async (text) => ({
        text,
        both: await this.#count([keyword, text]),
        alone: await this.#count([text]),
      })),
    );
    return counted.filter(({ both }) => both > 0);
  }

  #count(texts: readonly string[]): Promise<number> {
    const key = texts.map(fold).sort().join('\u0000');
    let count = this.#counts.get(key);
    if (!count) {
      const query: Query = texts.length === 1 ? mention(texts[0]!) : { kind: 'and', of: texts.map(mention) };
      count = this.#corpus
        .search(patents, { query, offset: 0, limit: 0, signal: this.#signal })
        .then(({ total }) => total);
      this.#counts.set(key, count);
    }
    return count;
  }

  #abbreviations(records: readonly Patent[], own: string): Suggestion[] {
    const found = new Map<string, number>();
    for (const record of records) {
      for (const { text } of [...record.titles, ...record.abstracts]) {
        for (const { long, short } of abbreviationsOf(text)) {
          const other = fold(long) === own ? short : fold(short) === own ? long : undefined;
          if (other) found.set(other, (found.get(other) ?? 0) + 1);
        }
      }
    }
    return [...found]
      .sort((a, b) => b[1] - a[1])
      .map(([text, n]) => ({ keyword: text, type: 'synonym', evidence: 'abbreviation', patents: n }));
  }

  /**
   * A translation stands in nearly the same patents as the keyword, at nearly the same place of the text. What stands there in patents without the keyword, and hardly
   * ever beside it, is another word for the same. @see Bannard & Callison-Burch, "Paraphrasing with bilingual parallel corpora", 2005
   */
  async #translations(
    keyword: string,
    total: number,
    records: readonly Patent[],
    candidates: readonly Counted[],
  ): Promise<Suggestion[]> {
    const language = languageOf(keyword);
    const foreign = alike(
      candidates.filter(({ text }) => languageOf(text) !== language),
      total,
    );
    const best = nearest(records, keyword, foreign);
    if (!best) return [];
    const translation: Suggestion = {
      keyword: best.text,
      type: 'synonym',
      evidence: 'translation',
      patents: best.both,
    };
    const others = best.alone - best.both;
    if (others < 2) return [translation];
    const there = await this.#patentsWith(best.text, keyword);
    const replacing: Counted[] = [];
    for (const each of await this.#counted(best.text, this.#phrases(there, fold(keyword)))) {
      if (languageOf(each.text) !== language || fold(each.text).includes(fold(keyword))) continue;
      const beside = await this.#count([keyword, each.text]);
      if (beside * 10 <= each.both) replacing.push({ ...each, both: each.both - beside });
    }
    const other = nearest(there, best.text, alike(replacing, others));
    if (!other) return [translation];
    return [translation, { keyword: other.text, type: 'synonym', evidence: 'same_translation', patents: other.both }];
  }

  /** Shorter phrases that the keyword ends in. */
  #heads(own: string, candidates: readonly Counted[]): Suggestion[] {
    const words = own.split(/[\s-]+/);
    const tails = languageOf(own) === 'en' ? words.slice(1).map((_, i) => words.slice(i + 1).join(' ')) : [];
    const known = candidates.filter(
      ({ text }) => languageOf(text) === 'cn' && own.length > text.length && own.endsWith(text) && text.length >= 2,
    );
    const counts = new Map(candidates.map((each) => [each.text, each.both]));
    return [...tails, ...known.map(({ text }) => text)].map(
      (text): Suggestion => ({ keyword: text, type: 'hypernym', evidence: 'head', patents: counts.get(text) ?? 0 }),
    );
  }

  /** By the log-likelihood ratio of occurring together. @see Dunning, "Accurate methods for the statistics of surprise and coincidence", 1993 */
  async #related(total: number, candidates: readonly Counted[]): Promise<Suggestion[]> {
    const everything = (await this.#corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 })).total;
    return candidates
      .filter(({ both, alone }) => both >= 2 && both * everything > alone * total)
      .map((each) => ({ ...each, ratio: logLikelihood(each.both, total, each.alone, everything) }))
      .filter(({ ratio }) => ratio > 10.83)
      .sort((a, b) => b.ratio - a.ratio)
      .map(
        ({ text, both }): Suggestion => ({ keyword: text, type: 'related', evidence: 'co_occurrence', patents: both }),
      );
  }
}

/** The candidates in nearly the same patents, as far as none is more alike by much. */
function alike(candidates: readonly Counted[], total: number): Counted[] {
  const dice = ({ both, alone }: Counted) => (2 * both) / (total + alone);
  const same = candidates.filter((each) => each.both >= 2 && dice(each) >= SAME);
  const most = Math.max(...same.map(dice));
  return same.filter((each) => dice(each) >= most - 0.1).sort((a, b) => dice(b) - dice(a));
}

/**
 * Of the candidates most alike, the one that stands in most titles with the keyword; where no title has the keyword, the one at the nearest places of the abstracts
 * (a translation keeps the order of sentences, not of words). Undefined if none is near.
 */
function nearest(records: readonly Patent[], keyword: string, candidates: readonly Counted[]): Counted | undefined {
  const place = (texts: readonly { text: string }[], wanted: string) =>
    texts.map(({ text }) => fold(text).indexOf(fold(wanted)) / Math.max(1, text.length)).find((at) => at >= 0);
  const entitled = records.filter(({ titles }) => place(titles, keyword) !== undefined);
  const texts = entitled.length > 0 ? entitled.map(({ titles }) => titles) : records.map(({ abstracts }) => abstracts);
  let best: { candidate: Counted; distance: number } | undefined;
  for (const candidate of candidates) {
    const distances = texts.flatMap((part) => {
      const [own, other] = [place(part, keyword), place(part, candidate.text)];
      const readable = part.some(({ text }) => languageOf(text) === languageOf(candidate.text));
      return own === undefined || !readable
        ? []
        : [other === undefined ? 1 : entitled.length > 0 ? 0 : Math.abs(own - other)];
    });
    const distance = distances.reduce((sum, x) => sum + x, 0) / Math.max(1, distances.length);
    if (distances.length > 0 && distance <= FAR && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** G² of a 2x2 table: `both` of `a` and `b` among `n`; above 10.83, chance is below 0.1 %. */
export function logLikelihood(both: number, a: number, b: number, n: number): number {
  const term = (observed: number, expected: number) => (observed > 0 ? observed * Math.log(observed / expected) : 0);
  return (
    2 *
    (term(both, (a * b) / n) +
      term(a - both, (a * (n - b)) / n) +
      term(b - both, ((n - a) * b) / n) +
      term(n - a - b + both, ((n - a) * (n - b)) / n))
  );
}
