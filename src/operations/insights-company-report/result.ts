import type { Landscape } from '#analytics/landscape/landscape.ts';
import { jobIdResult } from '#contract/generated/insights-company-report.ts';
import { defineOperation } from '#operation.ts';
import { densityRows, mapNamed, sliceNamed, slicesOf } from './job.ts';

const PLACES = 1_000;

const placed = ({ width, height }: Pick<Landscape, 'width' | 'height'>, { x, y }: { x: number; y: number }) => ({
  x: Math.round((x / width) * PLACES),
  y: Math.round((y / height) * PLACES),
});

export default defineOperation({
  contract: jobIdResult,
  path: '/landscape-api/jobs/{job_id}/result',
  summary: 'A landscape: its grid, what lies on it, and what its places are about',
  description:
    'Places are thousandths of the map from the upper left. `density`: rows of the grid, families on each cell and around it. `labels`: the terms that most tell a dense place from the rest, the densest first, and in `also_text` what tells its families without that term (`label_num`, `lang` EN or CN). `job_seq`: one of `time_slices`; 0 is the whole map. `matches`: where texts of the caller’s lie. Families without a date are in no slice.',
  example: { params: { job_id: 'landscape_job_12345' }, query: { label_num: 5, lang: 'EN', job_seq: 0 } },
  async handle({ params, query, account, note }, services) {
    const { job, map } = await mapNamed(params.job_id, account, services);
    const { job_seq = 0, label_num, lang } = query;
    const slices = job.slices ? slicesOf(map) : [];
    const slice = sliceNamed({ job, map }, job_seq);
    const mapped = map.publications.length;
    if (mapped < map.found) note(`The latest ${mapped} of ${map.found} families are on the map.`);
    const undated = map.filed.filter((day) => day === 0).length;
    if (job.slices && undated > 0) note(`${undated} of ${mapped} families have no application date.`);
    const language = lang ? (/^(?:cn|zh)/i.test(lang) ? 'zh' : 'en') : job.lang;
    const members = slice?.members ?? [...map.publications.keys()];
    return {
      job_id: job.job_id,
      title: job.title,
      q: job.q,
      total_count: map.found,
      mapped_count: members.length,
      grid: { width: map.width, height: map.height },
      density: densityRows(map, members),
      labels: map.labels[language]
        .slice(0, label_num ?? Infinity)
        .map(({ text, also, documents, with_term, ...at }) => ({
          text,
          ...(also && { also_text: also }),
          ...placed(map, at),
          count: documents,
          with_term_count: with_term,
        })),
      time_slices: slices.map(({ job_seq: seq, name, members: own }) => ({ job_seq: seq, name, count: own.length })),
      matches: map.placed,
    };
  },
});
