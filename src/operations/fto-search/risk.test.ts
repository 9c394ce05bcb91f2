import { expect, it } from 'vitest';
import type { ClaimVerdict } from '#skills/claim-scope/types.ts';
import type { Right } from './data.ts';
import { byRisk, claimsByRisk, riskOf } from './risk.ts';

const SCORES: Readonly<Record<string, number>> = { literal: 100, silent: 5, unclear: 37, missing: 0 };
const claim = (claim_number: number, outcome: ClaimVerdict['outcome'], verdicts: readonly string[]): ClaimVerdict =>
  ({
    ...{ claim_number, independent: true, parents: [], outcome, cleared_by: [], by_equivalence: false },
    elements: verdicts.map((verdict, at) => ({
      element: `${claim_number}.E${at + 1}`,
      verdict,
      score: SCORES[verdict],
    })),
  }) as unknown as ClaimVerdict;
const right = (...claims: ClaimVerdict[]): Right =>
  ({ scope: { claims }, states: [{ country: 'US', state: 'alive' }], granted: true }) as unknown as Right;
const order = (...claims: ClaimVerdict[]) => claimsByRisk(right(...claims)).map(({ claim_number }) => claim_number);

it('shows the claim that decides the risk first', () => {
  const cleared = claim(1, 'cleared', ['literal', 'missing']);
  const hit = claim(9, 'hit', ['literal', 'literal']);
  expect(riskOf(right(cleared, claim(5, 'open', ['unclear', 'unclear']), hit)).claim?.claim_number).toBe(9);
  expect(order(cleared, claim(5, 'open', ['unclear', 'unclear']), hit)).toEqual([9, 1, 5]);
  expect(order(cleared, claim(5, 'open', ['literal', 'unclear']))).toEqual([5, 1]);
  // nothing is open: the nearest
  expect(order(claim(1, 'cleared', ['missing', 'missing']), claim(2, 'cleared', ['literal', 'missing']))).toEqual([
    2, 1,
  ]);
});

it('lists what is said more of first where nothing is met, however long the others last', () => {
  const of = (publication_number: string, expires: number, ...verdicts: string[]): Right =>
    ({
      ...right(claim(1, 'open', verdicts)),
      publication_number,
      states: [{ country: 'US', state: 'unknown', expires }],
    }) as unknown as Right;
  const ranked = byRisk([
    of('dryer', 20400101, 'silent', 'silent', 'silent'),
    of('garment', 20290101, 'silent', 'unclear', 'unclear'),
    of('met', 20290101, 'literal', 'silent', 'silent', 'silent', 'silent'),
  ]);
  expect(ranked.map((one) => one.right.publication_number)).toEqual(['met', 'garment', 'dryer']);
});

it('lists a right on the very product before one that shares an everyday element with it', () => {
  const of = (publication_number: string, nearness: number | undefined, ...verdicts: string[]): Right =>
    ({
      ...right(claim(1, 'open', verdicts)),
      publication_number,
      ...(nearness !== undefined && { nearness }),
    }) as unknown as Right;
  const ranked = byRisk([
    of('receiver', 0.2, 'literal', 'unclear', 'unclear', 'unclear'),
    of('product', 1, 'unclear', 'unclear', 'unclear', 'unclear'),
    of('named', undefined, 'unclear', 'unclear', 'unclear', 'unclear'),
    // its claims are nearly met: a higher risk, however far the rest of it
    of('met', 0, 'literal', 'literal', 'literal', 'unclear'),
  ]);
  expect(ranked.map((one) => one.right.publication_number)).toEqual(['met', 'product', 'receiver', 'named']);
});
