import { patentId } from '#collections/patents/patent-id.ts';
import { p057PatentAlertCheck } from '#contract/generated/patent-monitor-and-export.ts';
import { defineOperation } from '#operation.ts';
import { CALLED_WITH_A_KEY, SUBJECT } from './alerts.ts';

export default defineOperation({
  contract: p057PatentAlertCheck,
  path: '/patent-alert/check',
  summary: 'What has changed since the last check',
  description: `By kind the patents that the expression finds now and of which such a change was noted since the last answer that went out whole; each once. Within a minute, and until an answer went out, the same one is given again under the same \`answer_number\`: who counts answers by it counts every change once. ${CALLED_WITH_A_KEY}`,
  access: 'run',
  keys_only: true,
  errors: ['invalid_query', 'not_found'],
  example: { query: { alert_id: '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90' } },
  async handle({ query, account, note, sent }, { monitors }) {
    await monitors.get(account.id, query.alert_id, SUBJECT);
    const { answer, monitor, sent: wentOut } = await monitors.check(account.id, query.alert_id);
    // a door that cannot tell when an answer has gone out takes it for gone
    if (sent) sent(wentOut);
    else await wentOut();
    for (const each of answer.notes) note(each);
    return answer.kinds.map(({ kind, count, ids }) => ({
      alert_name: monitor.name,
      type: kind,
      count,
      patent_ids: ids.map(patentId),
      answer_number: answer.n,
    }));
  },
});
