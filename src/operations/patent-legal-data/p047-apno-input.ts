import { p047FeeApnoInput } from '#contract/generated/patent-legal-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { parseApplication } from './applications.ts';
import { keepTicket } from './fee-tickets.ts';

const MOST = 100;

export default defineOperation({
  contract: p047FeeApnoInput,
  path: '/fee/apno_input',
  summary: 'Ask for the fees of applications: a ticket for `get_fee`',
  description: 'The ticket is good for a day.',
  example: { body: { apnos: ['CN200919044225.3', 'US28/218786'] } },
  async handle({ body: { apnos }, account }, { files }) {
    if (apnos.length === 0 || apnos.length > MOST)
      throw new ServiceError('invalid_request', `apnos names ${apnos.length} applications: give 1 to ${MOST}.`, {
        field: 'apnos',
        maximum: MOST,
      });
    return {
      ticket: await keepTicket(files, {
        account: account.id,
        applications: apnos.map((apno) => parseApplication('apnos', apno)),
      }),
    };
  },
});
