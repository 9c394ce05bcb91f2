import { expect, it } from 'vitest';
import { documentText } from '#testing/document-text.ts';
import { wholeData } from '#testing/whole-data.ts';
import { FtoData, type Right } from './data.ts';
import { reportOf } from './report.ts';

const NOW = new Date(Date.UTC(2026, 0, 31));
const made = wholeData(FtoData);
const VERDICTS = ['literal', 'equivalent', 'missing', 'unclear'] as const;
const OUTCOMES = ['hit', 'open', 'cleared'] as const;

/** A right with a claim of each outcome, dependent ones beside them, and an element of each verdict. */
const right = (one: Right, at: number): Right => {
  const [claim] = one.scope.claims;
  const [element] = claim!.elements;
  const claims = [1, 2, 3, 4, 6, 7].map((claim_number, n) => ({
    ...claim!,
    ...{ claim_number, independent: n < 3, parents: n < 3 ? [] : [1], outcome: OUTCOMES[(n + at) % 3]! },
    by_equivalence: n === 0 && at === 1,
    cleared_by: OUTCOMES[(n + at) % 3] === 'cleared' ? [`${claim_number}.E3`] : [],
    elements: VERDICTS.map((verdict, e) => ({
      ...element!,
      ...{ element: `${claim_number}.E${e + 1}`, claim_number, verdict, text: `‹element ${claim_number}.${e + 1}›` },
      basis: e === 1 ? ('person' as const) : element!.basis,
      kind: e === 1 ? ('part' as const) : element!.kind,
      ...(e === 3
        ? { product: undefined, question: `‹question ${e}›` }
        : { product: { ...element!.product!, text: `‹product ${at + 1}.${e + 1}›` }, question: undefined }),
    })) as unknown as NonNullable<typeof claim>['elements'],
  }));
  return {
    ...one,
    ...{ publication_number: `US700000${at}B2`, owners: ['A', 'B', 'C', 'D'] },
    scope: { ...one.scope, claims, not_read: at },
  };
};

const rights = made.rights!.map(right);
const runs = (['similar', 'citations', 'boolean'] as const).map((method, at) => ({
  ...{ line: `S${at + 1}`, strategy: ['semantic', 'owners', 'classes'][at], count: at * 10, taken: at, digest: 'd' },
  search: { method, query: `‹query ${at + 1}›`, of: ['A', 'B'] },
}));
const whole = {
  ...made,
  runs,
  confirmed_features: made.confirmed_features!.map((one) => ({ ...one, is_select: true })),
};

it.each(['en', 'zh'] as const)('of everything, in %s', async (lang) => {
  const data = { ...whole, lang } as unknown as FtoData;
  const sound = new Set(rights.slice(0, 2).map(({ publication_number }) => publication_number));
  await expect(documentText(reportOf(data, rights, sound, NOW))).toMatchFileSnapshot(`./readings/whole-${lang}.txt`);
});

it.each(['en', 'zh'] as const)('of one of each, whose claim is met, in %s', async (lang) => {
  const one = wholeData(FtoData, 1);
  const [hit] = one.rights!.map((each) => ({
    ...each,
    scope: {
      ...each.scope,
      claims: each.scope.claims.map((claim) => ({
        ...claim,
        ...{ outcome: 'hit' as const, by_equivalence: false, cleared_by: [], independent: true },
        elements: claim.elements.map((element) => ({
          ...element,
          ...{ kind: 'part' as const, verdict: 'literal' as const, question: undefined },
        })),
      })),
    },
  })) as unknown as Right[];
  const data = { ...one, lang, runs: [] } as unknown as FtoData;
  const said = documentText(reportOf(data, [hit!], new Set([hit!.publication_number]), NOW));
  await expect(said).toMatchFileSnapshot(`./readings/one-${lang}.txt`);
});

it('of more than it shows', async () => {
  const many = Array.from({ length: 14 }, (_, at) => ({ ...right(made.rights![at % 3]!, at), user_added: false }));
  const no_claims = Array.from({ length: 22 }, (_, at) => `DE${at + 1}A1`);
  const data = { ...whole, lang: 'en', no_claims, input: 'x'.repeat(4_001) } as unknown as FtoData;
  const said = documentText(reportOf(data, many, new Set(), NOW)).replace(/x{40,}/g, (all) => `(${all.length} x)`);
  await expect(said).toMatchFileSnapshot('./readings/much.txt');
});

it.each(['en', 'zh'] as const)('of nothing, in %s', async (lang) => {
  const data: FtoData = {
    ...{
      input: `${'x'.repeat(40_000)}`,
      lang,
      country: [],
      legal_status: [],
      include_company: [],
      exclude_company: [],
    },
  };
  const said = documentText(reportOf(data, [], new Set(), NOW)).replace(/x{40,}/g, (all) => `(${all.length} x)`);
  await expect(said).toMatchFileSnapshot(`./readings/nothing-${lang}.txt`);
});
