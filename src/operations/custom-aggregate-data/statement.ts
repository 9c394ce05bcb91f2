import { DAY_MS } from '#clock.ts';
import { statementV2 } from '#contract/generated/custom-aggregate-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { rounded } from '#rounded.ts';

/** Midnight UTC of a day written yyyyMMdd. */
function dayOf(field: string, text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)$/.exec(text.trim());
  const at = parts ? Date.parse(`${parts[1]}-${parts[2]}-${parts[3]}`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(8, 10) !== parts![3])
    throw new ServiceError('invalid_request', `${field} is "${text.slice(0, 40)}": give a day as 20200131.`, { field });
  return at;
}

export default defineOperation({
  contract: statementV2,
  path: '/open-user/statement/v2',
  summary: 'What the account has called, by operation and day',
  description:
    'The ledger between two days (UTC, both included): calls, and those that count, of each operation. Money is what `PRIORA_PRICES` makes of them, and 0 where no price is set. There are no packages of calls: `combo_usage` is empty. `client_secret` is a key of the account.',
  example: {
    body: { apikey: 'of-the-account', client_secret: 'of-the-account', time_start: '20260601', time_end: '20260630' },
  },
  async handle({ body, account }, { ledger }) {
    const [from, last] = [dayOf('time_start', body.time_start), dayOf('time_end', body.time_end)];
    if (last < from) throw new ServiceError('invalid_request', 'time_end is before time_start.', { field: 'time_end' });
    if (!(await ledger.isKeyOf(account.id, body.client_secret)))
      throw new ServiceError('invalid_request', 'client_secret is no key of the account that calls.', {
        field: 'client_secret',
      });
    const rows = await ledger.usage(account.id, from, last + DAY_MS);
    const usage = rows.map(({ path, name, code, calls, units, money }) => ({
      request_path: path,
      request_path_name: name,
      ...(code !== undefined && { serial_number: code }),
      usage_times: calls,
      fee_times: units,
      used_money: money,
    }));
    return {
      usage,
      usage_money: rounded(rows.reduce((sum, { money }) => sum + money, 0)),
      combo_usage: [],
      combo_usage_num: 0,
      combo_use_num: 0,
    };
  },
});
