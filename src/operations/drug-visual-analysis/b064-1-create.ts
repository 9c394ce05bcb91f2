import { b064_1DrugSearchCreate } from '#contract/generated/drug-visual-analysis.ts';
import { defineOperation } from '#operation.ts';
import { alertId, EXAMPLE, SUBJECT, wantedOf } from './drug-alerts.ts';

export default defineOperation({
  contract: b064_1DrugSearchCreate,
  path: '/synapse/alert/drug_search/create',
  summary: 'Make a monitor over drugs: filters of their search, events, how often',
  description:
    'From now on the query of the alert answers what registers and records of your own say anew of the drugs that the filters find then, and which drugs they find that they did not, and the other way round. By its schedule it runs into the inbox, too, at seven o’clock of the configured time zone. An account has up to 1,000 monitors. Of patents and papers nothing is told: a note says so.',
  access: 'run',
  example: { body: EXAMPLE },
  async handle({ body, account, note }, { monitors }) {
    const { id } = await monitors.create(account.id, SUBJECT, wantedOf(body, note));
    return { alert_id: alertId(id) };
  },
});
