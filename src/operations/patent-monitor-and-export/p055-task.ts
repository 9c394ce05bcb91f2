import { p055PatentSearchTask } from '#contract/generated/patent-monitor-and-export.ts';
import { defineOperation } from '#operation.ts';
import { FILE_WORDS, taskOf } from '#operations/shared/jobs.ts';
import { patentExport } from './export/flow.ts';
import { KEPT_MS } from './export/write.ts';

export default defineOperation({
  contract: p055PatentSearchTask,
  path: '/patent-search/task',
  summary: 'How an export stands, and the link to its file',
  description: 'The link works without a key, for 24 hours after the file was written.',
  errors: ['not_found'],
  example: { query: { task_id: '0b4f4a503e5f4b0e9d1d6a2f6e2f9a51' } },
  async handle({ query, account, note }, { flows, files, clock }) {
    const { status, data, error } = await flows.read(patentExport, taskOf(query.task_id.trim()), account.id);
    const { written, count } = data;
    if (error) {
      note(`The export failed: ${error.message}`);
      return { count, export_status: FILE_WORDS.failed };
    }
    if (status !== 'done' || !written) return { count, export_status: FILE_WORDS.running };
    const left = written.at + KEPT_MS - clock();
    if (left <= 0) note('The file was kept for 24 hours: export again.');
    return {
      count: written.count,
      export_status: FILE_WORDS.succeeded,
      ...(left > 0 && { url: files.link(written.file, left) }),
    };
  },
});
