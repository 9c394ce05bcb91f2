import { p059PatentAlertDelete } from '#contract/generated/patent-monitor-and-export.ts';
import { defineOperation } from '#operation.ts';
import { SUBJECT } from './alerts.ts';

export default defineOperation({
  contract: p059PatentAlertDelete,
  path: '/patent-alert/delete',
  summary: 'Delete a monitor',
  description: 'What it found stays in the inbox.',
  access: 'run',
  errors: ['not_found'],
  example: { query: { alert_id: '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90' }, body: {} },
  async handle({ query, account }, { monitors }) {
    await monitors.get(account.id, query.alert_id, SUBJECT);
    await monitors.remove(account.id, query.alert_id);
    return { alert_id: query.alert_id, deleted: true };
  },
});
