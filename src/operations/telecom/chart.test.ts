import { expect, it } from 'vitest';
import type { Task } from '#flows/runner.ts';
import { wholeData } from '#testing/whole-data.ts';
import { chartOf } from './chart.ts';
import { SepData, type SpecificationResult } from './data.ts';

const made = wholeData(SepData);
/** Results with a claim of each verdict, and elements of which the specification contradicts one or leaves it open. */
const results = made.results!.map(
  (result, at): SpecificationResult => ({
    ...result,
    specification: {
      ...result.specification,
      ...(at < 2 ? { version: ['V17.1.0', '16'][at]! } : { version: undefined }),
    } as SpecificationResult['specification'],
    terms: result.terms.map((one, n) => ({ ...one, term: `term${n}`, standard: `standard${n}` })),
    claims: (['yes', 'no', 'uncertain'] as const).map((verdict, n) => ({
      ...result.claims[n]!,
      verdict,
      elements: (['literal', 'equivalent', 'missing', 'unclear'] as const).map((one, e) => ({
        verdict: {
          ...result.claims[n]!.elements[0]!.verdict,
          ...{
            verdict: one,
            element: `1.E${e + 1}`,
            text: e === 2 ? `TERM0 ${'x'.repeat(60)}` : `Term0 and term1 ${e}`,
          },
          basis: e === 1 ? ('synonym' as const) : ('words' as const),
        },
        found:
          e === 3
            ? []
            : [
                { section: '5.1', text: 'The STANDARD0 is here.' },
                { section: '5.2', text: `standard${e}` },
              ],
      })),
    })),
  }),
);
const told = (data: object, more: object = { status: 'done' }) =>
  JSON.stringify(chartOf({ data: { ...made, ...data }, ...more } as Task<SepData>, '‹pid›'), null, 1);

it.each(['en', 'zh'] as const)('tells what specifications say of each claim, in %s', async (lang) => {
  const said = [
    told({ lang, results, missing: ['TS 1', 'TS 2'] }),
    told({
      lang,
      results: [
        { ...results[0]!, claims: [], error: '‹error›' },
        { ...results[1]!, claims: [], error: undefined },
      ],
      missing: undefined,
    }),
    told({ lang, results: undefined, missing: undefined }),
    told({ lang, results: [], missing: ['TS 1'] }),
    told({ lang }, { status: 'failed', error: { message: '‹why›' } }),
    told({ lang }, { status: 'cancelled' }),
  ];
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`./readings/chart-${lang}.txt`);
});

it('answers in the language of the claims where nobody names one', () => {
  const inLanguage = (text: string) =>
    told({
      lang: undefined,
      missing: ['TS 1'],
      results: [{ ...results[0]!, claims: [{ ...results[0]!.claims[0]!, text }] }],
    });
  expect(inLanguage('一种方法')).toContain('未存储：TS 1。');
  expect(inLanguage('A method')).toContain('Not stored: TS 1.');
});
