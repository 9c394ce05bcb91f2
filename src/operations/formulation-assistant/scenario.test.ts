import { beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { demoService } from '#testing/demo-service.ts';
import { type TestService, violations } from '#testing/service.ts';
import type { StatedRecipe } from './data.ts';
import { readGoal } from './goal.ts';
import creation from './m001-1-formulation-agent-creation.ts';
import query from './m001-2-formulation-agent-query.ts';
import { oppose } from './oppose.ts';
import { missesGoal } from './recipes.ts';

let service: TestService;
beforeAll(async () => {
  service = await demoService();
}, 200_000);

type Row = Record<string, any>;
async function opposed(body: object): Promise<Row> {
  const { data } = await service.call(creation, { body });
  const reply = await service.call(query, { body: { ...data, wait_ms: 50_000 } });
  expect(violations(query.response, reply.data)).toEqual([]);
  return reply.data;
}

describe('recipes opposed', () => {
  it('are those of documents, along what the goal weighs', async () => {
    const { status, goal, message, formulations } = await opposed(creation.example!.body as object);
    expect([status, goal.product[0], goal.dimensions]).toEqual([
      2,
      'Phase change composite',
      ['cost', 'filler', 'phase change material'],
    ]);
    expect(message).toMatch(/^150 documents were read, \d+ state a recipe for it/);
    const byAmount = formulations.find(({ dimension }: Row) => dimension === 'phase change material');
    expect(byAmount.reason).toBe('phase change material: 81% against 84%.');
    for (const { formulation_1, formulation_2 } of formulations as Row[]) {
      expect(formulation_1.pn).not.toBe(formulation_2.pn);
      expect(formulation_1.basis).toBe(formulation_2.basis);
      for (const { pn, quote, ingredient_list, sum, source } of [formulation_1, formulation_2]) {
        expect(source).toContain(`/patents/${pn}`);
        // every name and every amount stands in the passage, and the passage in the document
        const [record] = await service.corpus.get(patents, [pn]);
        expect(JSON.stringify(record)).toContain(JSON.stringify(quote.text).slice(1, -1));
        for (const { ingredient, amount } of ingredient_list) {
          expect(quote.text).toContain(ingredient);
          expect(quote.text).toContain(amount);
        }
        if (sum) expect(sum.low).toBeLessThanOrEqual(100.6);
      }
    }
    const other = await service.accounts.all.create('another recipe');
    const { key } = await service.accounts.createKey({ account_id: other.id, name: 'other' });
    const { data } = await service.call(creation, { body: creation.example!.body as object });
    expect((await service.call(query, { body: data, key })).status).toBe(404);
  });
  it('are fewer than two for what no document states, and it says so', async () => {
    const { formulations, message, goal } = await opposed({
      lang: 'cn',
      text: '量子引力望远镜的镜面涂料配方，不含铅，低成本',
    });
    expect([formulations, goal.excluded]).toEqual([[], ['铅']]);
    expect(message).toContain('符合目标的真实配方少于两个');
  });
  it('refuses what has no words', async () => {
    expect((await service.call(creation, { body: { lang: 'en', text: '5 %' } })).json).toMatchObject({
      status: false,
      error_code: 68300004,
      error_msg: 'text: say in words what is to be made.',
    });
  });
});

const recipe = (
  publication_number: string,
  ingredients: StatedRecipe['ingredients'],
  more: Partial<StatedRecipe> = {},
) => ({ publication_number, title: '', country: 'US', basis: 'share', ingredients, ...more }) as StatedRecipe;
const named = (name: string, low: number, high = low, of?: string) => ({
  ...{ name, low, high, amount: `${low}-${high}%` },
  ...(of && { function: of }),
});

describe('pairs', () => {
  it('differ in what the goal names, and only recipes of one basis are opposed', () => {
    const goal = readGoal('Rubber compound, low filler, weigh the amount of carbon black', 'en');
    const pairs = oppose(
      [
        recipe('A', [named('carbon black', 5, 10, 'filler'), named('rubber', 80)]),
        recipe('B', [named('carbon black', 30), named('rubber', 60)]),
        recipe('C', [named('carbon black', 90), named('rubber', 1)], { basis: 'parts' }),
        recipe('D', [named('silica', 12, 12, 'filler'), named('rubber', 70)]),
      ],
      goal,
      'en',
    );
    expect(
      pairs.slice(0, 2).map(({ dimension, first, second, reason }) => [dimension.name, first, second, reason]),
    ).toEqual([
      ['filler', 0, 3, 'As filler: carbon black (5-10%) against silica (12-12%).'],
      ['carbon black', 0, 1, 'carbon black: 5-10% against 30-30%.'],
    ]);
  });
  it('leave out what the goal forbids and sums over a hundred', () => {
    const goal = readGoal('Electrode without cobalt, with at most 5 wt% binder', 'en');
    expect([goal.excluded, goal.bounds]).toEqual([['cobalt'], [{ name: 'binder', text: 'at most 5 wt%', high: 5 }]]);
    const sum = { low: 50, high: 100, verdict: 'whole' } as const;
    expect(missesGoal(recipe('A', [named('lithium cobalt oxide', 90)], { sum }), goal)).toBe('excluded');
    expect(missesGoal(recipe('B', [named('binder', 8, 10)], { sum }), goal)).toBe('out_of_bounds');
    expect(missesGoal(recipe('C', [named('binder', 3)], { sum: { ...sum, verdict: 'over' } }), goal)).toBe('over');
    expect(missesGoal(recipe('D', [named('binder', 3)], { sum }), goal)).toBeUndefined();
    // parts are compared with parts alone
    const inParts = recipe('E', [named('binder', 30)], { basis: 'parts' });
    expect(missesGoal(inParts, goal)).toBeUndefined();
    expect(missesGoal(inParts, readGoal('Electrode, at most 20 phr binder', 'en'))).toBe('out_of_bounds');
  });
});
