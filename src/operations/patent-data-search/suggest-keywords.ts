import { byText } from '#by-text.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { logLikelihood } from '#collections/patents/similar/log-likelihood.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { mapInSlices } from '#turns.ts';
import { abbreviationsIn, candidatePhrases, type KeywordReading } from './keyword-texts.ts';
import { sureTranslations, translationFit, wordTranslations } from './learned-translations.ts';
import { alike, type Counted, fold, languageOf, nearest, type SuggestionLanguage } from './occurrence.ts';
import { spellingVariants } from './spelling-variants.ts';

export const SUGGESTION_KINDS = ['synonym', 'related', 'hypernym'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
/**
 * Why a keyword is suggested: a text says so, `long form (SHORT)`; another number or spelling that patents use; it
 * stands in the other language's text of the patents that use the keyword; its words are translated so elsewhere; it
 * has the same translation; it is the keyword without its first words, `cold plate` is a `plate`; it occurs with the
 * keyword more often than chance allows.
 */
export const EVIDENCE = [
  'abbreviation',
  'spelling',
  'translation',
  'translated_words',
  'same_translation',
  'head',
  'co_occurrence',
] as const;
export type Evidence = (typeof EVIDENCE)[number];

export interface Suggestion {
  readonly keyword: string;
  readonly type: SuggestionKind;
  readonly evidence: Evidence;
  /** Patents that bear the evidence out. */
  readonly patents: number;
}

/** Patents that are read for a keyword. */
const READ = 80;
const SHOWN = 10;
/** A keyword in fewer titles and abstracts is looked for in claims and descriptions too. */
const FEW = 5;

const BRIEF = 'TA_ALL';
const WHOLE = 'TACD_ALL';

/**
 * Learns from the texts of a corpus what a keyword could be replaced or widened by. One instance serves one request:
 * counts are remembered.
 */
export class KeywordSuggester {
  readonly #corpus: Corpus;
  readonly #signal: AbortSignal;
  readonly #counts = new Map<string, Promise<number>>();
  /** Where keywords are looked for. */
  #field = BRIEF;

  constructor(corpus: Corpus, signal: AbortSignal) {
    this.#corpus = corpus;
    this.#signal = signal;
  }

  /**
   * Suggestions of the kinds and languages wanted: synonyms first, then hypernyms, then related words; at most 10 of a
   * kind.
   */
  async suggest(
    keyword: string,
    kinds: ReadonlySet<SuggestionKind>,
    languages: ReadonlySet<SuggestionLanguage>,
  ): Promise<Suggestion[]> {
    const own = fold(keyword);
    if (own === '') return [];
    this.#field = BRIEF;
    let total = await this.#count([keyword]);
    if (total < FEW) {
      this.#field = WHOLE;
      total = await this.#count([keyword]);
    }
    const spellings = kinds.has('synonym') && languages.has('en') ? await this.#spellings(own) : [];
    if (total === 0) return spellings.slice(0, SHOWN);
    const records = await this.#patentsWith(keyword);
    const language = languageOf(keyword);
    // words of the other language are needed for translations alone, those of the keyword's own for what is related
    const candidates = await this.#counted(
      keyword,
      (await candidatePhrases(records, this.#reading(own))).filter((text) =>
        languageOf(text) === language
          ? kinds.has('related') || kinds.has('hypernym')
          : kinds.has('synonym') || languages.has(languageOf(text)),
      ),
    );
    const synonyms = kinds.has('synonym')
      ? [
          ...(await abbreviationsIn(records, this.#reading(own))).map(
            ({ text, patents: n }): Suggestion => ({
              keyword: text,
              type: 'synonym',
              evidence: 'abbreviation',
              patents: n,
            }),
          ),
          ...spellings,
          ...(await this.#translations(keyword, total, records, candidates)),
        ]
      : [];
    const heads = this.#heads(own, candidates);
    const taken = new Set([
      own,
      ...synonyms.map(({ keyword: k }) => fold(k)),
      ...heads.map(({ keyword: k }) => fold(k)),
    ]);
    const related = (kinds.has('related') ? await this.#related(total, candidates) : []).filter(
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
    const query: Query = without ? butNot(this.#mention(keyword), this.#mention(without)) : this.#mention(keyword);
    return this.#found(query);
  }

  #mention(text: string): Query {
    return { kind: 'phrase', field: this.#field, text };
  }

  /** The first patents of a search, one of each family. */
  async #found(query: Query): Promise<Patent[]> {
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

  /** What is read of each patent. */
  #reading(own: string): KeywordReading {
    return { own, whole: this.#field === WHOLE };
  }

  async #counted(keyword: string, candidates: readonly string[]): Promise<Counted[]> {
    const counted = await mapInSlices(candidates, async (text) => ({
      text,
      both: await this.#count([keyword, text]),
      alone: await this.#count([text]),
    }));
    return counted.filter(({ both }) => both > 0);
  }

  #count(texts: readonly string[]): Promise<number> {
    const key = [this.#field, ...texts.map(fold).sort()].join('\u0000');
    let count = this.#counts.get(key);
    if (!count) {
      const mentions = texts.map((text) => this.#mention(text));
      const query = allOf(...mentions);
      count = totalOf(this.#corpus, patents, query, { signal: this.#signal });
      this.#counts.set(key, count);
    }
    return count;
  }

  /**
   * A translation stands in nearly the same patents as the keyword, at nearly the same place of the text. What stands
   * there in patents without the keyword, and hardly ever beside it, is another word for the same.
   * @see Bannard & Callison-Burch, "Paraphrasing with bilingual parallel corpora", 2005
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
    const best = await nearest(records, keyword, foreign);
    if (!best) return this.#translatedWords(keyword);
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
    for (const each of await this.#counted(best.text, await candidatePhrases(there, this.#reading(fold(keyword))))) {
      if (languageOf(each.text) !== language || fold(each.text).includes(fold(keyword))) continue;
      const beside = await this.#count([keyword, each.text]);
      if (beside * 10 <= each.both) replacing.push({ ...each, both: each.both - beside });
    }
    const other = await nearest(there, best.text, alike(replacing, others));
    if (!other) return [translation];
    return [translation, { keyword: other.text, type: 'synonym', evidence: 'same_translation', patents: other.both }];
  }

  /** What the corpus uses of the other spellings of a keyword. */
  async #spellings(own: string): Promise<Suggestion[]> {
    const used = await mapInSlices(spellingVariants(own), async (text) => ({
      text,
      patents: await this.#count([text]),
    }));
    return used
      .filter((each) => each.patents > 0)
      .sort((a, b) => b.patents - a.patents || byText(a.text, b.text))
      .map((each) => ({ keyword: each.text, type: 'synonym', evidence: 'spelling', patents: each.patents }));
  }

  /** A name of the other language, made of words that translate those of the keyword in other patents. */
  async #translatedWords(keyword: string): Promise<Suggestion[]> {
    const words = wordTranslations(this.#corpus.learned, keyword);
    if (!words) return [];
    const said = await this.#found({
      kind: 'and',
      of: [...words.values()].map((others) => ({ kind: 'or', of: others.map(({ text }) => this.#mention(text)) })),
    });
    const fits = [...sureTranslations(words), ...(await candidatePhrases(said, this.#reading(fold(keyword))))]
      .filter((text) => languageOf(text) !== languageOf(keyword))
      .map((text) => ({ text, fit: translationFit(words, text) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || a.text.length - b.text.length || byText(a.text, b.text));
    const best = fits[0];
    if (!best) return [];
    const patentsWith = await this.#count([best.text]);
    return patentsWith === 0
      ? []
      : [{ keyword: best.text, type: 'synonym', evidence: 'translated_words', patents: patentsWith }];
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

  /**
   * By the log-likelihood ratio of occurring together.
   * @see Dunning, "Accurate methods for the statistics of surprise and coincidence", 1993
   */
  async #related(total: number, candidates: readonly Counted[]): Promise<Suggestion[]> {
    const everything = await totalOf(this.#corpus, patents);
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
