import { describe, expect, it } from 'vitest';
import type { ClaimVerdict } from '#skills/claim-scope/types.ts';
import type { Right } from './data.ts';
import { riskOf } from './risk.ts';

const claim = (
  claim_number: number,
  outcome: ClaimVerdict['outcome'],
  verdicts: readonly string[],
  more: object = {},
): ClaimVerdict =>
  ({
    ...{ claim_number, independent: true, parents: [], outcome, cleared_by: [], by_equivalence: false },
    elements: verdicts.map((verdict, at) => ({ element: `${claim_number}.E${at + 1}`, verdict, score: 0 })),
    ...more,
  }) as unknown as ClaimVerdict;
const MET = ['literal', 'equivalent'];

describe('the published table of risks', () => {
  const risk = (states: readonly object[], granted: boolean, ...claims: ClaimVerdict[]) => {
    const { level, claim: of, why } = riskOf({ scope: { claims }, states, granted } as unknown as Right);
    return [level, of?.claim_number, why.en];
  };

  it.each([
    [[{ state: 'alive' }], true, ['High', 3, 'Every element of claim 3, 7 is met, and the right is in force.']],
    [
      [{ state: 'dead' }, { state: 'alive' }],
      true,
      ['High', 3, 'Every element of claim 3, 7 is met, and the right is in force.'],
    ],
    [
      [{ state: 'unknown' }],
      true,
      ['High', 3, 'Every element of claim 3, 7 is met; nothing is stored of the state of the right.'],
    ],
    [[], true, ['High', 3, 'Every element of claim 3, 7 is met; nothing is stored of the state of the right.']],
    [
      [{ state: 'unknown' }],
      false,
      ['Medium', 3, 'Every element of claim 3, 7 is met; the application is pending, its claims may still change.'],
    ],
    [
      [{ state: 'pending' }],
      true,
      ['Medium', 3, 'Every element of claim 3, 7 is met; the application is pending, its claims may still change.'],
    ],
    [
      [
        { state: 'dead', since: 20_200_131, expires: 20_300_101 },
        { state: 'dead', expires: 20_210_200 },
      ],
      true,
      ['Low', undefined, 'The right has ended (2021-02).'],
    ],
    [[{ state: 'dead' }], true, ['Low', undefined, 'The right has ended.']],
  ] as const)('claims that are hit, states %j, granted %s', (states, granted, expected) => {
    expect(risk(states, granted, claim(1, 'cleared', MET), claim(3, 'hit', MET), claim(7, 'hit', MET))).toEqual(
      expected,
    );
  });

  it.each([
    [
      'one element is unclear',
      [claim(2, 'open', ['literal', 'unclear'])],
      ['Medium', 2, 'One element of claim 2 is unclear: 2.E2.'],
    ],
    [
      'half is met',
      [claim(2, 'open', ['literal', 'literal', 'unclear', 'unclear'])],
      ['Medium', 2, '2 of 4 elements of claim 2 are unclear, none is missing.'],
    ],
    [
      'less is met',
      [claim(2, 'open', ['literal', 'unclear', 'unclear'])],
      ['Low', 2, 'Not cleared, but fewer than half of its elements are met: 2 of 3 elements of claim 2 are unclear.'],
    ],
    [
      'the one element that there is, is unclear',
      [claim(2, 'open', ['unclear'])],
      ['Low', 2, 'Not cleared, but fewer than half of its elements are met: 1 of 1 elements of claim 2 are unclear.'],
    ],
  ] as const)('%s', (_, claims, expected) => {
    expect(risk([{ state: 'alive' }], true, claim(1, 'cleared', ['missing']), ...claims)).toEqual(expected);
  });

  it('what is said in other words throughout is no low risk', () => {
    const of = (...bases: readonly string[]) =>
      claim(2, 'open', [], {
        elements: bases.map((basis, at) => ({
          ...{ element: `2.E${at + 1}`, basis, score: 0 },
          verdict: basis === 'words' ? 'literal' : 'unclear',
        })),
      });
    const otherwise = 'unconfirmed_synonym';
    expect(risk([{ state: 'alive' }], true, of('silent', otherwise, 'words', 'silent'))).toEqual([
      'Medium',
      2,
      'None of the 4 elements of claim 2 is missing: 1 met, 1 said in words that often mean the same, by the list of synonyms, as nobody has confirmed.',
    ]);
    expect(risk([{ state: 'alive' }], true, of('silent', otherwise, 'silent'))[0]).toBe('Low');
  });

  it('a claim in another language was not compared', () => {
    const other = claim(2, 'open', [], {
      elements: [{ element: '2.E1', verdict: 'unclear', basis: 'other_language', score: 0 }],
    });
    expect(risk([{ state: 'alive' }], true, other)).toEqual([
      ...['Low', undefined, 'Not compared: the claims are in another language than the description.'],
    ]);
  });
});
