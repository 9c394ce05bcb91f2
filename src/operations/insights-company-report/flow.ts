import { landscapeOf } from '#analytics/landscape/landscape.ts';
import { patents } from '#collections/patents/patents.ts';
import { allOf, butNot } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { bracketed } from '#operations/shared/jobs.ts';
import { LandscapeJob } from './data.ts';

const ENDED: Query = { kind: 'values', field: 'STATUS_GROUP', values: ['invalid'] };

/**
 * What a job maps.
 * @throws ServiceError `invalid_query` with field and position.
 */
export function queryOf(job: Pick<LandscapeJob, 'q' | 'filter_query' | 'oq' | 'from' | 'to' | 'without_expired'>) {
  const parsed = (['q', 'filter_query', 'oq'] as const).map((field) => {
    const text = job[field]?.trim();
    if (!text) return undefined;
    try {
      return parseQuery(patents, text);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw new ServiceError(error.code, `${field}: ${error.message}`, { ...error.details, field });
    }
  });
  const { from, to } = job;
  const ends = { ...(from !== undefined && { from: `${from}` }), ...(to !== undefined && { to: `${to}` }) };
  const filed: Query | undefined =
    from === undefined && to === undefined ? undefined : { kind: 'range', field: 'APD', ...ends };
  const wanted = allOf(...parsed, filed);
  return job.without_expired ? butNot(wanted, ENDED) : wanted;
}

const draw: Step<LandscapeJob> = async (job, { services, signal, progress }) => {
  const asked = { query: queryOf(job), stemming: job.stemming, most: job.most };
  const map = await landscapeOf(services.corpus, asked, job.own, {
    signal,
    progress: (done, total) => progress(done, total, 'reading'),
  });
  return { map };
};

/** From a query to a map of what it finds. */
// biome-ignore format: read it as a table
export const landscape = defineFlow({
  name: 'landscape', data: LandscapeJob, start: 'drawing',
  states: {
    drawing: work(draw, 'ready'),
    ready:   final(),
  },
  stages: { map: ['drawing', 'ready'] },
  title: ({ job_id, title, q }) => `${title ?? q.slice(0, 120)} ${bracketed(job_id)}`,
});
