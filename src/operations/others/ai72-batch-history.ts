import { ai72AgentBatchHistory } from '#contract/generated/others.ts';
import { defineOperation } from '#operation.ts';
import { historyOf, isMeant, NOBODY, OF_ACCOUNT, tasksOf } from './agent-history.ts';

export default defineOperation({
  contract: ai72AgentBatchHistory,
  path: '/ai/sso/agent/batch-history',
  summary: 'The tasks of the account by day, for several people',
  description: 'As `/ai/sso/agent/history`, for at most twenty people, in their order.',
  example: { body: { company_id: 'demo', user_accounts: [{ email: '', phone: '' }], page: 1 } },
  async handle({ body, account, note }, services) {
    const tasks = await tasksOf(services, account.id, body);
    note(OF_ACCOUNT);
    const user_histories = [];
    for (const each of body.user_accounts) {
      const meant = await isMeant(services, account.id, each);
      if (!meant) note(NOBODY);
      user_histories.push({ ...each, history: historyOf(meant ? tasks : [], body.page ?? 1) });
    }
    return { user_histories };
  },
});
