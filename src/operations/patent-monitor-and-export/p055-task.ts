import { p055PatentSearchTask } from '#contract/generated/patent-monitor-and-export.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
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
    const { status, data, error } = await flows.read(patentExport, taskId(query.task_id), account.id);
    const { written, count } = data;
    if (error) {
      note(`The export failed: ${error.message}`);
      return { count, export_status: 'FAIL' as const };
    }
    if (status !== 'done' || !written) return { count, export_status: 'PENDING' as const };
    const left = written.at + KEPT_MS - clock();
    if (left <= 0) note('The file was kept for 24 hours: export again.');
    return {
      count: written.count,
      export_status: 'SUCCESS' as const,
      ...(left > 0 && { url: files.link(written.file, left) }),
    };
  },
});

/** Ids of tasks, as the interface writes those of exports: without hyphens. */
function taskId(text: string): string {
  const parts = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i.exec(text.trim());
  if (!parts) throw new ServiceError('not_found', 'No export of this account has that task_id.', { field: 'task_id' });
  return parts.slice(1).join('-').toLowerCase();
}
