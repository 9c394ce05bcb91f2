import { expect, it } from 'vitest';
import { DRUG_CLASSES, drugPatentType, isDrugClass } from './drug-patent-type.ts';

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
    ['X1 for use in the treatment of gout', 'NEW_USE: X1 for use in'],
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
  // one of its classes is enough
  expect(typeOf('A composition comprising a pump', ['F04D29/00', 'A61K9/00'])).toMatch(/^DEVICE: /);
  expect(typeOf('A composition comprising zinc oxide', ['A61K8/27', 'A61Q17/04'])).toBeUndefined();
  expect(['A61K9/00', 'A61K31', 'C07D401/04', 'A61K90/00', 'A61K8/06', 'A61P'].map(isDrugClass)).toEqual([
    ...[true, true, true, false, false, true],
  ]);
});

const wholeOf = (text: string) => drugPatentType(['A61K31/4427'], { number: 1, text });

it.each([
  ['NEW_USE', '用途 的应用'],
  ['DIAGNOSTIC_ANALYSIS_AND_ASSAY', '检测方法 诊断 试剂盒 筛选方法 测定方法'],
  ['PROCESS', '制备方法 合成方法 生产方法 提取方法 纯化方法 的制法 工艺'],
  ['CRYSTAL_FORM', '晶型 结晶 多晶 无定形'],
  ['DEVICE', '装置 设备 注射器 吸入器'],
  ['DOSAGE_FORM', '片剂 胶囊 注射液 注射剂 颗粒 贴剂 滴丸 口服液 软膏 凝胶 剂型 缓释'],
  ['DRUG_COMBINATION_FORMULATION', '组合物 制剂 中药 药物'],
  ['PRODUCT_DERIVATIVE', '的盐 前药 衍生物 水合物 酯'],
  ['PRODUCT_COMPOUND_SEQUENCE', '化合物 抗体 多肽 蛋白 核酸 序列 载体'],
] as const)('Chinese claims to %s: %s', (type, words) => {
  for (const word of words.split(' ')) expect(wholeOf(`一种${word}`)).toEqual({ type, claim: 1, quote: word });
});

it.each([
  [
    'DEVICE',
    'device apparatus inhaler injector syringe autoinjector pump dispenser cartridge applicator nebulizer catheter',
  ],
  [
    'DOSAGE_FORM',
    'tablet capsule patch suppository suspension injection ointment cream gel spray film granule implant solution emulsion lozenge',
  ],
  ['DRUG_COMBINATION_FORMULATION', 'composition formulation combination preparation mixture kit'],
  [
    'PRODUCT_COMPOUND_SEQUENCE',
    'compound antibody polypeptide peptide protein polynucleotide oligonucleotide sequence vector cell virus enzyme formula',
  ],
] as const)('English claims to %s: %s', (type, words) => {
  for (const word of words.split(' ')) expect([word, wholeOf(`A ${word}`)?.type]).toEqual([word, type]);
});

it('a crystal form is known by its peaks', () => {
  for (const sign of [
    'diffraction',
    '2θ',
    '2 θ',
    '2-theta',
    '2 theta',
    'XRPD',
    'XRD',
    'PXRD',
    '衍射',
    'two theta',
    '2-θ',
  ])
    expect([sign, wholeOf(`A compound with a pattern of ${sign}`)?.type]).toEqual([sign, 'CRYSTAL_FORM']);
});

it('classes of drugs are these', () => {
  expect(DRUG_CLASSES.join(' ')).toBe(
    'A61K9 A61K31 A61K33 A61K35 A61K36 A61K38 A61K39 A61K40 A61K41 A61K45 A61K47 A61K48 A61K49 A61K50 A61K51 A61P C07D C07K C12N',
  );
});
