import { describe, expect, it } from 'vitest';
import { ratiosIn } from './ratios.ts';

const read = (text: string) =>
  ratiosIn(text).map(({ of, parts, names }) => [
    of,
    ...names.map(({ start, end }, at) => {
      const { low, high } = parts[at]!;
      return `${text.slice(start, end)} ${low === high ? low : `${low}..${high}`}`;
    }),
  ]);

describe('ratios', () => {
  it.each([
    ['A blend of PLA/PBAT (70:30 w/w) was compounded', [['mass', 'PLA 70', 'PBAT 30']]],
    ['PLA and PBAT were blended at a weight ratio of 70:30, and', [['mass', 'PLA 70', 'PBAT 30']]],
    [
      'The weight ratio of polyol to isocyanate to catalyst is 100:45:0.3.',
      [['mass', 'polyol 100', 'isocyanate 45', 'catalyst 0.3']],
    ],
    ['1 M LiPF6 in EC/DMC (1:1 by volume) with', [['volume', 'EC 1', 'DMC 1']]],
    ['a Li:Co:Mn molar ratio of 1.05:0.5:0.5.', [['mole', 'Li 1.05', 'Co 0.5', 'Mn 0.5']]],
    ['the mass ratio of component A to component B is 1:(0.5-2)', [['mass', 'component A 1', 'component B 0.5..2']]],
    [
      'The weight ratio of the first polymer to the second polymer ranges from 1:9 to 9:1.',
      [['mass', 'first polymer 1..9', 'second polymer 1..9']],
    ],
    ['65:20:15 wt% SiO2, B2O3 and Na2O was melted', [['mass', 'SiO2 65', 'B2O3 20', 'Na2O 15']]],
    ['其中，聚丙烯、滑石粉和弹性体的质量比为70:20:10。', [['mass', '聚丙烯 70', '滑石粉 20', '弹性体 10']]],
    ['聚乳酸与PBAT按质量比7:3混合', [['mass', '聚乳酸 7', 'PBAT 3']]],
    ['采用磷酸与碳酰胺按照摩尔比为(1.3‑1.6)：1混合', [['mole', '磷酸 1.3..1.6', '碳酰胺 1']]],
    ['包括质量比为1:1-3:0.5的组分A、组分B和组分C。', [['mass', '组分A 1', '组分B 1..3', '组分C 0.5']]],
    ['n(苯酚):n(甲醛)=1:1.5', [['mole', '苯酚 1', '甲醛 1.5']]],
    ['水：乙醇=1：2（体积比）', [['volume', '水 1', '乙醇 2']]],
    // eluents, ratios of nothing that is named, and of an unsaid kind
    ['hexane/EtOAc (4:1, v/v) as eluent; at 10:30, a scale of 1:50', []],
    ['固液比为1:10；面粉与水的比例为2:1；柱层析（石油醚:乙酸乙酯=5:1,V:V）', []],
    // three parts and two names
    ['A and B in a weight ratio of 1:2:3', []],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});
