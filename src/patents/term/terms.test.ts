import { expect, it } from 'vitest';
import type { TermFacts } from './term.ts';
import { termOf } from './terms.ts';
import { usTerm } from './us.ts';

it.each<[string, Partial<TermFacts>, number | undefined]>([
  ['EP', {}, 20300624],
  ['EP', { earlier: [{ relation: 'division', filed: 20080101 }] }, 20280101],
  ['EP', { earlier: [{ relation: 'division', filed: undefined }] }, undefined],
  ['CN', {}, 20300624],
  ['CN', { kind: 'utility_model' }, 20200624],
  ['CN', { kind: 'design', filed: 20210531 }, 20310531],
  ['CN', { kind: 'design', filed: 20210601 }, 20360601],
  ['CN', { kind: 'plant' }, undefined],
  ['JP', {}, 20300624],
  ['JP', { kind: 'utility_model' }, 20200624],
  ['JP', { kind: 'utility_model', filed: 20050331 }, 20110331],
  ['JP', { kind: 'utility_model', filed: 20050401 }, 20150401],
  ['JP', { kind: 'utility_model', filed: 19931231 }, undefined],
  ['JP', { kind: 'design', filed: 20200401 }, 20450401],
  ['JP', { kind: 'design', filed: 20200331, granted: 20201105 }, 20401105],
  ['JP', { kind: 'design', filed: 20070331, granted: 20071105 }, 20221105],
  ['KR', {}, 20300624],
  ['KR', { kind: 'utility_model' }, 20200624],
  ['KR', { kind: 'design', filed: 20140701 }, 20340701],
  ['KR', { kind: 'design', filed: 20140630, granted: 20150105 }, 20300105],
  ['DE', {}, 20300624],
  ['DE', { kind: 'utility_model' }, 20200630],
  ['DE', { kind: 'utility_model', filed: 20180214 }, 20280229],
  ['DE', { kind: 'design' }, 20350624],
  ['EM', { kind: 'design' }, 20350624],
  ['EM', {}, undefined],
  ['GB', {}, 20300624],
  ['GB', { kind: 'design' }, undefined],
  ['CA', {}, 20300624],
  ['CA', { filed: 19891001 }, 20091001],
  ['CA', { filed: 19890930, granted: 19931005 }, 20101005],
  ['CA', { filed: 19890930, granted: 19901002 }, 20090930],
  ['CA', { filed: 19790102, granted: 19810505 }, 19980505],
  ['XX', {}, undefined],
  ['EP', { filed: 20100600 }, undefined],
])('%s %j ends %s', (office, facts, expected) => {
  const term = termOf(office, { kind: 'invention', filed: 20100624, granted: 20150101, earlier: [], ...facts });
  expect(term.expires).toBe(expected);
  expect(term.reason === undefined).toBe(expected !== undefined);
  if (expected !== undefined) expect(term.steps.length).toBeGreaterThan(0);
});

it('tells the steps, and withholds the day of what a terminal disclaimer ties', () => {
  const base = { kind: 'utility', grant: 20151208, filed: 20120922, earlier: [20100922], extension_days: 595 } as const;
  expect(usTerm(base)).toEqual({
    expires: 20320509,
    steps: [
      '20 years from the earliest filing whose benefit is claimed, 2010-09-22: 2030-09-22 (35 U.S.C. 154(a))',
      'adjustment of 595 days: 2032-05-09 (154(b))',
    ],
  });
  expect(usTerm({ ...base, terminal_disclaimer: 20150623 })).toMatchObject({
    not_later_than: 20320509,
    reason: 'terminal disclaimer of 2015-06-23: it ends with another patent',
  });
  expect(usTerm({ ...base, terminal_disclaimer: 20150623 })).not.toHaveProperty('expires');
});

it('gives a reissue the rest of its original’s term', () => {
  const reissue = { kind: 'utility', grant: 20190101, filed: 20170101, reissue: true } as const;
  expect(usTerm({ ...reissue, earlier: [20040505] }).expires).toBe(20240505);
  expect(usTerm({ ...reissue, earlier: [] }).expires).toBeUndefined();
  expect(usTerm({ ...reissue, earlier: [19940505] }).expires).toBeUndefined();
});
