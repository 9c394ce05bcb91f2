import { expect, it } from 'vitest';
import { drugPatentType, isDrugClass } from './drug-patent-type.ts';

const typeOf = (text: string, classes = ['A61K31/00']) => {
  const found = drugPatentType(classes, { number: 1, text });
  return found && [found.type, found.quote].filter(Boolean).join(': ');
};

it('reads the type of a patent from what its first claim begins with', () => {
  const rows: [string, string][] = [
    [
      '1. A compound of formula (I) or a pharmaceutically acceptable salt thereof',
      'PRODUCT_COMPOUND_SEQUENCE: compound',
    ],
    ['An isolated antibody that binds human CD19', 'PRODUCT_COMPOUND_SEQUENCE: antibody'],
    ['A mesylate salt of osimertinib', 'PRODUCT_DERIVATIVE: A mesylate salt of'],
    ['A pharmaceutical composition comprising apixaban', 'DRUG_COMBINATION_FORMULATION: A pharmaceutical composition'],
    ['An oral sustained release tablet comprising a core', 'DOSAGE_FORM: An oral sustained release tablet'],
    ['A crystalline form of tofacitinib', 'CRYSTAL_FORM: crystalline'],
    ['Compound X, whose powder has peaks at 2θ of 5.1', 'CRYSTAL_FORM: 2θ'],
    ['A process for the preparation of rivaroxaban', 'PROCESS: A process for the prepar'],
    ['A method of treating gout in a patient', 'NEW_USE: A method of treat'],
    ['Use of compound A in the manufacture of a medicament', 'NEW_USE: Use of'],
    ['A method for detecting tau in plasma', 'DIAGNOSTIC_ANALYSIS_AND_ASSAY: A method for detect'],
    ['An inhaler with a mouthpiece', 'DEVICE: An inhaler'],
    ['Something else', 'OTHERS'],
    ['一种阿哌沙班的制备方法，包括', 'PROCESS: 制备方法'],
    ['化合物A在制备治疗痛风的药物中的用途', 'NEW_USE: 用途'],
    ['一种利伐沙班晶型', 'CRYSTAL_FORM: 晶型'],
    ['一种药物组合物，包含', 'DRUG_COMBINATION_FORMULATION: 组合物'],
  ];
  for (const [text, type] of rows) expect([text, typeOf(text)]).toEqual([text, type]);
});

it('speaks of patents of drugs alone: not of cosmetics, nor of pumps', () => {
  expect(typeOf('A composition comprising a pump', ['F04D29/00'])).toBeUndefined();
  expect(typeOf('A composition comprising zinc oxide', ['A61K8/27', 'A61Q17/04'])).toBeUndefined();
  expect(['A61K9/00', 'A61K31', 'C07D401/04', 'A61K90/00', 'A61K8/06', 'A61P'].map(isDrugClass)).toEqual([
    ...[true, true, true, false, false, true],
  ]);
});
