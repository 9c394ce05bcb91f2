import { isDeepStrictEqual } from 'node:util';
import { MOST_FAMILIES } from '#analytics/landscape/landscape.ts';
import { landscapeApiJobs } from '#contract/generated/insights-company-report.ts';
import type { InputOf } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { parseDay } from '#patents/dates.ts';
import type { LandscapeJob } from './data.ts';
import { landscape, queryOf } from './flow.ts';
import { findJob } from './job.ts';

type Asked = InputOf<(typeof landscapeApiJobs)['body']>;

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid_request', `${field}: ${message}`, { field });
};

function dayOf(asked: Asked, field: 'time_start' | 'time_stop'): number | undefined {
  const given = asked[field]?.trim();
  if (!given) return undefined;
  return parseDay(given) ?? refuse(field, `"${given.slice(0, 40)}" is no day; write yyyy-MM-dd.`);
}

const MOST_OWN = 50;
const MOST_OWN_CHARACTERS = 20_000;

function jobOf(asked: Asked): LandscapeJob {
  const { job_id, title, q, filter_query, oq, rows = 0, match = [], lang = 'en' } = asked;
  if (!job_id.trim() || job_id.length > 128) refuse('job_id', 'write 1 to 128 characters.');
  if (!q.trim()) refuse('q', 'write a query in the language of patent queries.');
  if (asked.request_type !== 'som') refuse('request_type', `"${asked.request_type.slice(0, 40)}" should be som.`);
  if (asked.time_type && asked.time_type !== 'filing_date') refuse('time_type', 'should be filing_date.');
  if (asked.time_slices && asked.time_slices !== 'year') refuse('time_slices', 'should be year.');
  if (rows < 0) refuse('rows', `${rows} is below 0.`);
  if (match.length > MOST_OWN) refuse('match', `at most ${MOST_OWN} texts, ${match.length} given.`);
  const from = dayOf(asked, 'time_start');
  const to = dayOf(asked, 'time_stop');
  if (from !== undefined && to !== undefined && from > to) refuse('time_stop', 'is before time_start.');
  return {
    ...{ job_id, q, stemming: asked.stemming ?? false, slices: asked.time_slices === 'year' },
    ...(title?.trim() && { title: title.trim().slice(0, 200) }),
    ...(filter_query?.trim() && { filter_query }),
    ...(oq?.trim() && { oq }),
    without_expired: asked.exclude_expired_patent ?? false,
    most: rows === 0 ? MOST_FAMILIES : Math.min(rows, MOST_FAMILIES),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    lang: /^(?:cn|zh)/i.test(lang) ? 'zh' : 'en',
    own: match.map(({ title: name, digest_text = '', description = '' }) => ({
      title: name.slice(0, 200),
      text: [name, digest_text, description].join('\n').slice(0, MOST_OWN_CHARACTERS),
    })),
  };
}

export default defineOperation({
  contract: landscapeApiJobs,
  path: '/landscape-api/jobs',
  access: 'run',
  summary: 'Start a landscape: a map on which like patents lie near each other',
  description:
    'Of the simple families that `q`, `filter_query` and `oq` find together, the latest 20,000 (`rows` may say fewer), by words of title and abstract and by IPC main groups; the same query on the same corpus gives the same map. `job_id` is the client’s own name for the job: the same call again answers the same job, another query under it is refused. `match`: texts of the caller’s, placed where their likes lie.',
  example: {
    body: { job_id: 'landscape_job_12345', uid: 'user123', request_type: 'som', q: 'IPC: H01M', time_slices: 'year' },
  },
  async handle({ body, account }, services) {
    const job = jobOf(body);
    queryOf(job);
    const known = await findJob(job.job_id, account, services);
    if (known) {
      const { map: _map, ...asked } = known.data;
      if (!isDeepStrictEqual(asked, job))
        refuse('job_id', `"${job.job_id}" is the name of another job: choose a new one.`);
      if (known.status !== 'failed' && known.status !== 'cancelled') return job.job_id;
    }
    await services.flows.start(landscape, job, account.id);
    return job.job_id;
  },
});
