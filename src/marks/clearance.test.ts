import { describe, expect, it } from 'vitest';
import { LIKE_GOODS, MARK_RISKS, markRisk } from './clearance.ts';
import { markForms } from './forms.ts';
import { sharedElements } from './similarity.ts';
import { EU_MEMBERS, USE_RULES, useAskedFrom } from './use.ts';

describe('risk of a planned mark', () => {
  it('is decided by the published table', () => {
    expect(LIKE_GOODS).toBe(0.34);
    expect(MARK_RISKS).toEqual([
      { least: 0.85, goods: 'near', risk: 'High' },
      { least: 0.7, goods: 'near', risk: 'Medium' },
      { least: 0.95, goods: 'any', risk: 'Medium' },
    ]);
    const risk = (score: number, alive: boolean | undefined, like_goods: boolean) =>
      markRisk({ score, alive, like_goods });
    expect([risk(0.85, true, true), risk(0.84, true, true), risk(0.69, true, true)]).toEqual(['High', 'Medium', 'Low']);
    expect([risk(0.94, true, false), risk(0.95, true, false)]).toEqual(['Low', 'Medium']);
    expect([risk(1, false, true), risk(1, undefined, true)]).toEqual(['Low', 'High']);
  });

  it('knows from when use can be asked for, by office', () => {
    expect(Object.entries(USE_RULES).map(([office, { years }]) => `${office} ${years}`)).toEqual([
      'CN 3',
      'DE 5',
      'EU 5',
      'FR 5',
      'GB 5',
      'JP 3',
      'KR 3',
      'TW 3',
      'US 3',
    ]);
    expect([useAskedFrom('EU', 20200801), useAskedFrom('US', 19980804)]).toEqual([20250801, 20010804]);
    expect([useAskedFrom('BR', 20200801), useAskedFrom('EU', undefined)]).toEqual([undefined, undefined]);
    expect([EU_MEMBERS.size, EU_MEMBERS.has('GB'), EU_MEMBERS.has('HR')]).toEqual([27, false, true]);
  });

  it('names the words that both marks have', () => {
    expect(sharedElements(markForms('KWIK FRESH'), markForms('Quick Home'))).toEqual([
      { word: 'kwik', other: 'quick', likeness: 0.95 },
    ]);
    // a word that is one end of a longer one, by its share of it
    expect(sharedElements(markForms('Lucky Panda'), markForms('AJIPANDA'))).toEqual([
      { word: 'panda', other: 'ajipanda', likeness: 5 / 8 },
    ]);
    // all of either mark, which the other one divides otherwise
    const [apart, whole] = [markForms('AQUA CELL'), markForms('아쿠아셀(주) AQUACELL')];
    expect(sharedElements(apart, whole)).toEqual([{ word: 'aqua cell', other: 'aquacell', likeness: 1 }]);
    expect(sharedElements(whole, apart)).toEqual([{ word: 'aquacell', other: 'aqua cell', likeness: 1 }]);
  });
});
