/** What stands exactly at a bound that the caller sets is on the side that the interface says. */
import { beforeAll, expect, it } from 'vitest';
import { demoService } from '#testing/demo-service.ts';
import type { CallOptions } from '#testing/service.ts';
import { operations } from './index.ts';

beforeAll(demoService, 600_000);

/** What an operation answers to its example with other values of some fields of its body. */
async function answered(id: string, fields: object): Promise<any> {
  const operation = operations.find((each) => each.id === id)!;
  const { body, ...example } = operation.example as CallOptions;
  const { status, data } = await (await demoService()).call(operation, {
    ...example,
    body: { ...(body as object), ...fields },
  });
  expect(status, id).toBe(200);
  return data;
}

it.each([
  [
    ...['p050PatentValuationDataTechInnovation', 'relevancy_threshold', 'high_similarity_patent_count'],
    ({ relevancy }: any) => Number.parseFloat(relevancy),
  ],
  [
    ...['p051PatentValuationDataPatentAbility', 'claim_cnt_threshold', 'multiple_claims_patent_count'],
    ({ claim_cnt }: any) => claim_cnt,
  ],
  [
    ...['p052PatentValuationDataMarketProspect', 'ipc_cnt_threshold', 'tech_application_width'],
    ({ ipc_cnt }: any) => ipc_cnt,
  ],
] as [id: string, field: string, indicator: string, (row: any) => number][])(
  '%s counts what has as much as %s',
  async (id, field, indicator, of) => {
    const { patent_info } = await answered(id, {});
    const values = patent_info.map(of) as number[];
    expect(values.length).toBeGreaterThan(1);
    for (const bound of new Set(values.map((value) => Math.trunc(value)).flatMap((at) => [at, at + 1]))) {
      const { indicators } = await answered(id, { [field]: bound });
      const meet = values.filter((value) => value >= bound);
      expect([bound, indicators[indicator]]).toEqual([bound, meet.length]);
    }
  },
);

it('milestones of a drug between two days are those of both days, too', async () => {
  const within = async (first: number, last: number): Promise<number[]> => {
    const bounds = { event_start_time: first, event_end_time: last };
    const { items } = await answered('b074DrugMilestone', { limit: 100, offset: 0, ...bounds });
    return items.map(({ date }: any) => Number(date.replaceAll('-', '')));
  };
  const days = (await within(19_000_101, 20_991_231)).filter((each) => each % 100 > 0).sort((a, b) => a - b);
  const day = days[Math.floor(days.length / 2)]!;
  expect(new Set(await within(day, day))).toEqual(new Set([day]));
  expect(await within(day + 1, 20_991_231)).not.toContain(day);
  expect(await within(19_000_101, day - 1)).not.toContain(day);
});
