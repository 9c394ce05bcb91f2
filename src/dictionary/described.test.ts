import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describedNames, TABLES, withDescribed } from './described.ts';

const found = (text: string) => describedNames(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

describe('descriptions of diseases and drugs', () => {
  it.each([
    [
      'Glomerular hypertrophy and renal failure were seen.',
      ['disease Glomerular hypertrophy', 'disease renal failure'],
    ],
    ['Severe neutropenia; a chronic dermatitis.', ['disease neutropenia', 'disease dermatitis']],
    ['Optic and peripheral neuropathy.', ['disease Optic and peripheral neuropathy']],
    [
      'Norrie disease, Wiskott-Aldrich syndrome, this disease.',
      ['disease Norrie disease', 'disease Wiskott-Aldrich syndrome'],
    ],
    ['Treated with fictitious imaginitinib and MK-801.', ['drug imaginitinib', 'drug MK-801']],
    ['CD34, IL-12, PCR and an IC50 of 5.', []],
    [
      'C2 deficiency, HPRT deficiency, phosphorylase deficiency, VHL disease; the deficiency.',
      ['disease C2 deficiency', 'disease HPRT deficiency', 'disease phosphorylase deficiency', 'disease VHL disease'],
    ],
    ['G6PD-deficient boys; iron-deficient soil.', ['disease G6PD-deficient']],
    ['Developmental toxicity, hepatic toxicity.', ['disease toxicity', 'disease hepatic toxicity']],
    [
      'An ischemic and an arrhythmic heart, metastatic breast cancer.',
      ['disease ischemic', 'disease arrhythmic', 'disease breast cancer'],
    ],
    ['We examine a concept with empathy.', []],
    ['A diploma, chromosomes and the failure.', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('stand beside names, with the words of salts and the short forms that the text explains', () => {
    const text = 'Phenytoin sodium in myotonic dystrophy (DM). DM and l-sotalol.';
    const names = [
      { start: 0, end: 9, kind: 'drug' as const },
      { start: text.indexOf('sotalol'), end: text.length - 1, kind: 'drug' as const },
    ];
    expect(withDescribed(names, text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'drug Phenytoin sodium',
      'disease myotonic dystrophy',
      'disease DM',
      'disease DM',
      'drug l-sotalol',
    ]);
  });

  it('are whole with how they are inherited and their type, and explain the short form of what they end', () => {
    const text = 'Hereditary spastic paraplegia type II; X-linked deafness. Levodopa-induced dyskinesia (LID): LID.';
    const names = ['spastic paraplegia', 'deafness', 'dyskinesia'].map((name) => ({
      start: text.indexOf(name),
      end: text.indexOf(name) + name.length,
      kind: 'disease' as const,
    }));
    expect(withDescribed(names, text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Hereditary spastic paraplegia type II',
      'X-linked deafness',
      'dyskinesia',
      'LID',
      'LID',
    ]);
  });

  it('cost no more than the length of a text', () => {
    for (const text of ['renal '.repeat(30_000), 'a'.repeat(200_000), 'Ab-'.repeat(60_000), '('.repeat(100_000)])
      expect(describedNames(text)).toEqual([]);
  });
});

/** A word more or less, or another one, gives another digest: count the change on purpose. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('tables', () => {
  it('of words and endings are these', () => {
    expect(Object.fromEntries(Object.entries(TABLES).map(([name, text]) => [name, digest(text)]))).toEqual({
      course: 'e53c0faf3254dec5',
      diseased: 'af3c861a31b05cb9',
      medicine: 'eced3bda1446b334',
      no_adjective: '295452f059583b45',
      no_disease: '77d0dae6ebea05b3',
      no_laboratory: 'b6de735461754be6',
      no_medicine: 'cd2c9edf13e1b50f',
      salts: 'b72f59a9765e4d66',
      where: '5af2b752df5e312f',
      wrong: '67daf1fff2638bc1',
    });
  });
});
