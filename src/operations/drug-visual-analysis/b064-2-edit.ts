import { b064_2DrugSearchEdit } from '#contract/generated/drug-visual-analysis.ts';
import { defineOperation } from '#operation.ts';
import { alertId, EXAMPLE, monitorId, SUBJECT, wantedOf } from './drug-alerts.ts';

export default defineOperation({
  contract: b064_2DrugSearchEdit,
  path: '/synapse/alert/drug_search/edit',
  summary: 'Change a monitor over drugs',
  description: 'All of it is said anew. What has changed since the last answer is told by the new filters and events.',
  access: 'run',
  errors: ['not_found'],
  example: { body: { ...EXAMPLE, alert_id: '5f0c5a1b-e2d9-4f0c-8a7b-3d6e1c2f4a90', title: 'Approved drugs, daily' } },
  async handle({ body, account, note }, { monitors }) {
    const { id } = await monitors.change(account.id, monitorId(body.alert_id), wantedOf(body, note), SUBJECT);
    return { alert_id: alertId(id) };
  },
});
