import { ai72AgentHistory } from '#contract/generated/others.ts';
import { defineOperation } from '#operation.ts';
import { historyOf, isMeant, NOBODY, OF_ACCOUNT, tasksOf } from './agent-history.ts';

export default defineOperation({
  contract: ai72AgentHistory,
  path: '/ai/sso/agent/history',
  summary: 'The tasks of the account by day',
  description:
    'Twenty a page, the newest first, days in UTC. `email` and `phone` are names under which people of the account sign in; nobody of another account is found by them. `company_id` selects nothing: a key sees its own account.',
  example: { body: { company_id: 'demo', email: '', phone: '', page: 1 } },
  async handle({ body, account, note }, services) {
    const meant = await isMeant(services, account.id, body);
    note(meant ? OF_ACCOUNT : NOBODY);
    return historyOf(meant ? await tasksOf(services, account.id, body) : [], body.page ?? 1);
  },
});
