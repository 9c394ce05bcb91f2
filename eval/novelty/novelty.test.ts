import { expect, it } from 'vitest';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { casesOf } from './cases.ts';
import { evaluate, load, SETS, worthIn } from './run.ts';

const chinese = SETS.find(({ language }) => language === 'zh')!;

describeWithSharedData('features of real Chinese claims', [chinese.path], (path) => {
  it('are found in their own description, foreign and altered ones are not, and every quote verifies', async () => {
    const all = await load(chinese.source, path);
    const outcome = evaluate(casesOf(all, 'zh', 16), worthIn(all, 'zh'), 'zh');
    expect(outcome.comparisons).toBeGreaterThan(40);
    expect(outcome.verified).toBe(outcome.quotes);
    expect(outcome.precision).toBeGreaterThanOrEqual(0.97);
    expect(outcome.recall).toBeGreaterThanOrEqual(0.9);
    const share = (row: string) => outcome.rows.get(row)!.disclosed / outcome.rows.get(row)!.features;
    expect(share('altered, not there')).toBeLessThan(0.35);
    expect(share('negated, not there')).toBeLessThan(0.15);
  });
});
