import { effectCounts } from '#analytics/effect-counts.ts';
import { topicsOf, wordCloud } from '#analytics/word-cloud.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { defineJob, type Job } from '#isolation/job.ts';
import type { TextLanguage } from '#language/script.ts';
import type { Chart } from './chart.ts';

interface Asked {
  readonly request: Pick<SearchRequest, 'query' | 'stemming' | 'collapse'>;
  readonly lang: TextLanguage;
}

/** Terms of a word cloud. */
const TERMS = 100;
/** Terms of which a wheel is made. */
const WHEEL = 150;
/** Effects that are shown. */
const EFFECTS = 20;

/** The distinctive terms of a search. */
export const wordCloudJob = defineJob({
  name: 'word-cloud',
  lane: 'search',
  async run({ request, lang }: Asked, { corpus }, { signal }) {
    const { terms, ...read } = await wordCloud(corpus, request.query, lang, TERMS, signal);
    return { ...read, rows: terms.map(({ text, documents }) => ({ name: text, count: documents.length })) };
  },
});

/** Topics of a search with what they are made of. */
export const wheelJob = defineJob({
  name: 'wheel-of-innovation',
  lane: 'search',
  async run({ request, lang }: Asked, { corpus }, { signal }) {
    const cloud = await wordCloud(corpus, request.query, lang, WHEEL, signal);
    return { looked_at: cloud.looked_at, without: cloud.without, rows: topicsOf(cloud) };
  },
});

/** Technical effects that patents of a search state. */
export const effectsJob = defineJob({
  name: 'technical-effects',
  lane: 'search',
  async run({ request, lang }: Asked, { corpus }, { signal }) {
    const { effects, ...read } = await effectCounts(corpus, request, lang, EFFECTS, signal);
    return { ...read, rows: effects };
  },
});

/** The language as texts have it. */
export const textLanguage = (lang: string): TextLanguage => (lang === 'cn' ? 'zh' : 'en');

interface Read<Row> {
  readonly looked_at: number;
  readonly without: number;
  readonly rows: readonly Row[];
}

/**
 * Runs a job over the selection of a chart; notes say what was not read, and what has no text in the language.
 * @param counted What the selection holds.
 */
export async function textRows<Row>(
  job: Job<Asked, Read<Row>>,
  lang: TextLanguage,
  counted: number,
  { selection, note, run }: Pick<Chart<unknown>, 'selection' | 'note' | 'run'>,
): Promise<readonly Row[]> {
  const { query, stemming, collapse } = selection;
  const request = { query, ...(stemming !== undefined && { stemming }), ...(collapse && { collapse }) };
  const { looked_at, without, rows } = await run(job, { request, lang });
  if (looked_at < counted) note(`The latest ${looked_at} of ${counted} were read.`);
  if (without > 0)
    note(`${without} of ${looked_at} have no title or abstract in ${lang === 'zh' ? 'Chinese' : 'English'}.`);
  return rows;
}
