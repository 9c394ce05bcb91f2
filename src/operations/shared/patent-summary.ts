import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import { allOf } from '#corpus/query/combine.ts';
import { defineJob } from '#isolation/job.ts';
import { contentWords } from '#language/content-words.ts';
import { withListedThings } from '#language/listed-things.ts';
import { phrasesOf } from '#language/phrases.ts';
import { segmentClaim } from '#language/segments.ts';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';
import { MOST_TEXT, specificationOf } from '#skills/summarise-solution/specification.ts';
import { summarise } from '#skills/summarise-solution/statements.ts';
import { inLanguage } from './languages.ts';

type Lang = 'cn' | 'en';

/**
 * What a patent says of itself, each sentence word for word as it stands in the text; an empty list: it does not say.
 */
export interface PatentSummary {
  readonly problem: readonly string[];
  readonly problem_words: readonly string[];
  readonly approach: readonly string[];
  readonly effect: readonly string[];
  readonly effect_words: readonly string[];
}

const MOST_WORDS = 5;

/** The texts of a patent in one language as a specification that `summarise` reads, headings included. */
export const specification = (patent: Patent, lang: Lang): string | undefined =>
  specificationOf(
    {
      abstract: inLanguage(patent.abstracts, lang)?.text,
      paragraphs: inLanguage(patent.descriptions, lang)?.paragraphs ?? [],
      claims: inLanguage(patent.claims, lang)?.claims ?? [],
    },
    lang === 'cn',
  );

/** The things that sentences name, most often named first. */
function thingsIn(sentences: readonly string[]): string[] {
  const times = new Map<string, { text: string; times: number }>();
  for (const { key, text, words } of sentences.flatMap((sentence) => phrasesOf(sentence))) {
    if (words.length < 2 && text.length < 4) continue;
    const known = times.get(key);
    times.set(key, { text: known?.text ?? text, times: (known?.times ?? 0) + 1 });
  }
  return [...times.values()]
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MOST_WORDS)
    .map(({ text }) => text);
}

interface Named {
  readonly publication_number: string;
  readonly lang: Lang;
}

/** Reads problem, means and effect out of a patent. Nothing where it has no text in the language. */
export const patentSummary = defineJob({
  name: 'patent-summary',
  lane: 'answer',
  async run({ publication_number, lang }: Named, { corpus }): Promise<PatentSummary | undefined> {
    const [patent] = await corpus.get(patents, [publication_number]);
    const text = patent && specification(patent, lang);
    if (text === undefined) return undefined;
    const { problem, solution, effect } = summarise(text);
    const [problems, effects] = [problem.map((one) => one.text), effect.map((one) => one.text)];
    return {
      problem: problems,
      problem_words: thingsIn(problems),
      approach: solution.map((one) => one.text),
      effect: effects,
      effect_words: thingsIn(effects),
    };
  },
});

/** The core of an invention: what its first claim has that the nearest earlier document does not name. */
export interface CorePoints {
  /** Parts of the first claim, word for word, and sentences that say what they bring. */
  readonly points: readonly string[];
  /** The nearest earlier publication that is stored; absent where there is none. */
  readonly nearest?: string;
  /** Nothing of the claim is new there: `points` holds all of it. */
  readonly known?: true;
}

/** Of a part of the claim, the share of words that the earlier document has, up to which the part is new there. */
const KNOWN_SHARE = 0.7;

export const corePoints = defineJob({
  name: 'core-invention-points',
  lane: 'answer',
  async run({ publication_number, lang }: Named, { corpus }, { signal }): Promise<CorePoints | undefined> {
    const [patent] = await corpus.get(patents, [publication_number]);
    const claim = patent && inLanguage(patent.claims, lang)?.claims[0];
    if (!patent || !claim) return undefined;
    const language = lang === 'cn' ? 'zh' : 'en';
    const { segments } = segmentClaim(claim.text, language);
    const own = withListedThings(claim.text, segments, language).filter(({ part }) => part !== 'preamble');
    const marked = own.filter(({ part }) => part === 'characterising');
    const parts = (marked.length > 0 ? marked : own).map(({ start, end }) => claim.text.slice(start, end));
    const nearest = await nearestBefore(patent, lang, corpus, signal);
    const known = new Set(nearest ? contentWords(allText(nearest, lang)).map(({ key }) => key) : []);
    const isNew = (part: string) => {
      const words = contentWords(part).map(({ key }) => key);
      return words.length > 0 && words.filter((word) => known.has(word)).length <= KNOWN_SHARE * words.length;
    };
    const fresh = parts.filter(isNew);
    const effects = summarise(specification(patent, lang)!).effect.map(({ text }) => text);
    return {
      points: [...(fresh.length > 0 ? fresh : parts), ...effects],
      ...(nearest && { nearest: nearest.publication_number }),
      ...(nearest && fresh.length === 0 && { known: true as const }),
    };
  },
});

const allText = (patent: Patent, lang: Lang) =>
  [
    inLanguage(patent.abstracts, lang)?.text ?? '',
    ...(inLanguage(patent.claims, lang)?.claims.map(({ text }) => text) ?? []),
    ...(inLanguage(patent.descriptions, lang)?.paragraphs.map(({ text }) => text) ?? []),
  ]
    .join('\n')
    .slice(0, MOST_TEXT);

/** Similar documents that are looked at for one with text in the language. */
const LOOKED_AT = 5;

/** The most similar document published before the patent was filed that has text in the language. */
async function nearestBefore(
  patent: Patent,
  lang: Lang,
  corpus: Services['corpus'],
  signal: AbortSignal,
): Promise<Patent | undefined> {
  const before = patent.filing_date ?? patent.publication_date;
  if (before === undefined) return undefined;
  const filter = allOf({ kind: 'range', field: 'PBD', to: String(before) });
  const { hits } = await similarPatents(corpus, { patent, filter, limit: LOOKED_AT, reasons: false, signal });
  const found = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  return found.find((one) => allText(one, lang).trim() !== '');
}

/** What patents say of themselves, read side by side. */
export const summariesOf = (
  shown: readonly Patent[],
  lang: Lang | ((patent: Patent) => Lang),
  { account, signal }: Pick<Call, 'account' | 'signal'>,
  services: Services,
): Promise<(PatentSummary | undefined)[]> =>
  Promise.all(
    shown.map((patent) =>
      services.isolation.run(
        patentSummary,
        {
          publication_number: patent.publication_number,
          lang: typeof lang === 'function' ? lang(patent) : lang,
        },
        { services, account: account.id, signal },
      ),
    ),
  );

/** As the interface writes it. */
export const wireSummary = (summary: PatentSummary | undefined) => ({
  tech_problem_summary: summary && { tech_problem_para: summary.problem, tech_problem_word: summary.problem_words },
  technical_approach_summary: summary && { technical_approach_para: summary.approach },
  benefit_summary: summary && { benefit_para: summary.effect, benefit_word: summary.effect_words },
});
