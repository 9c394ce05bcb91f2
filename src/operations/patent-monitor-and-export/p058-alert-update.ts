import { p058PatentAlertUpdate } from '#contract/generated/patent-monitor-and-export.ts';
import { defineOperation } from '#operation.ts';
import { CALLED_WITH_A_KEY, kindsOf, SUBJECT } from './alerts.ts';

export default defineOperation({
  contract: p058PatentAlertUpdate,
  path: '/patent-alert/update',
  summary: 'Change a monitor: its name, its expression, its kinds',
  description: `What is not given stays. What has changed since the last check is told by the new expression. ${CALLED_WITH_A_KEY}`,
  access: 'run',
  keys_only: true,
  errors: ['invalid_query', 'not_found'],
  example: { query: { alert_id: '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90', content: 'new,legal' } },
  async handle({ query, account }, { monitors }) {
    const { alert_id, alert_name, content, query: asked } = query;
    const to = {
      ...(alert_name && { name: alert_name }),
      ...(asked && { query: asked }),
      ...(content && { kinds: kindsOf(content) }),
    };
    const { id, name, kinds, query: reads } = await monitors.change(account.id, alert_id, to, SUBJECT);
    return { alert_id: id, alert_name: name, content: kinds.join(','), query: String(reads) };
  },
});
