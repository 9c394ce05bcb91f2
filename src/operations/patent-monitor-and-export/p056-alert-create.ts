import { p056PatentAlertCreate } from '#contract/generated/patent-monitor-and-export.ts';
import { defineOperation } from '#operation.ts';
import { CALLED_WITH_A_KEY, kindsOf, SUBJECT } from './alerts.ts';

export default defineOperation({
  contract: p056PatentAlertCreate,
  path: '/patent-alert/create',
  summary: 'Make a monitor: an expression, and the kinds of change that it is to tell',
  description: `From now on the check (P057) answers what has changed of what the expression finds then. \`number\`: what it finds now. ${CALLED_WITH_A_KEY} An account has up to 1,000 monitors. Beside the kinds of the interface, \`pledge\` is understood.`,
  access: 'run',
  keys_only: true,
  errors: ['invalid_query'],
  example: { query: { query: 'TACD: battery', content: 'new,invention,legal,expired', alert_name: 'Batteries' } },
  async handle({ query, account }, { monitors }) {
    const { alert_name, content, query: asked } = query;
    const wanted = { query: asked, kinds: kindsOf(content), ...(alert_name && { name: alert_name }) };
    const { id, name, number } = await monitors.create(account.id, SUBJECT, wanted);
    return { alert_id: id, alert_name: name, number };
  },
});
