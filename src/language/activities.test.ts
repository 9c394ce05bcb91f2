import { describe, expect, it } from 'vitest';
import usptoGrants from '#sources/uspto-grants/source.ts';
import { readAll } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { activitiesOf, assayOf, namedCompounds, nameOf, tablesOf } from './activities.ts';

const text = (...paragraphs: string[]) => paragraphs.map((each, i) => ({ id: `p${i + 1}`, text: each }));
const shown = (...paragraphs: string[]) =>
  activitiesOf(text(...paragraphs)).map(({ compound, measure, relation, value, unit, nm, about }) =>
    [compound, measure, `${relation ?? ''}${value}`, unit, nm, about].filter((part) => part !== undefined).join(' '),
  );

describe('activities in tables', () => {
  it('reads measure and unit of the head, relations, and what is measured of the title', () => {
    expect(
      shown('TABLE 1\nc-fms IC50 Values\n| Cpd | IC₅₀ (µM)\n| 1 | 0.28\n| 2 | >10\n| 3 | n.d.\n| 4 | 1.5 ± 0.2'),
    ).toEqual(['1 IC50 0.28 μM 280 c-fms', '2 IC50 >10 μM 10000 c-fms', '4 IC50 1.5 μM 1500 c-fms']);
  });

  it('reads columns side by side, each with the numbers at its left, and heads over two rows', () => {
    expect(shown('| Example | EGFR | Example | EGFR\n| No. | Ki (nM) | No. | Ki (nM)\n| 1 | 5 | I-23 | ≤ 7.5')).toEqual(
      ['1 Ki 5 nM 5 EGFR', 'I-23 Ki <=7.5 nM 7.5 EGFR'],
    );
  });

  it('reads units of cells, logarithms and percentages', () => {
    expect(shown('| Compound | EC50\n| 12a | 35 nM\n| 12b | 2 uM')).toEqual([
      '12a EC50 35 nM 35',
      '12b EC50 2 uM 2000',
    ]);
    expect(shown('| Compound | pIC50\n| 1 | 6')).toEqual(['1 pIC50 6 1000']);
    expect(shown('| Ex. | % inhibition at 1 μM\n| 1 | 85')).toEqual(['1 % inhibition 85 % at 1 μM']);
    expect(shown('表1\n| 化合物 | IC50(nM)\n| 化合物3 | 12')).toEqual(['3 IC50 12 nM 12']);
  });

  it('reads no dose as an inhibition, and no inhibition as a concentration', () => {
    expect(shown('Inhibition rate\n| Compound | Dose | Kinase X\n| 9 | 10 μM | 87.3%')).toEqual([
      '9 % inhibition 87.3 % Kinase X',
    ]);
    expect(shown('| Compound | IC50 (nM)\n| 1 | 12\n| 2 | 45%')).toEqual(['1 IC50 12 nM 12']);
  });

  it('reads Chinese heads: measures by their words, what is tested, relations, units over a volume', () => {
    expect(
      shown(
        '表2 化合物对JAK2的半数抑制浓度\n| 受试化合物 | 半数抑制浓度(nmol/L)\n| 实施例1 | 12.5\n| 实施例2化合物 | 大于500',
      ),
    ).toEqual(['1 IC50 12.5 nmol/L 12.5 JAK2', '2 IC50 >500 nmol/L 500 JAK2']);
    expect(shown('表5 最小抑菌浓度(μg/mL)\n| 序号 | 大肠杆菌\n| 化合物1 | ＞64')).toEqual(['1 MIC >64 μg/mL 大肠杆菌']);
    expect(
      shown('表3 对ALK的抑制活性\n| 化合物序号 | 收率 | EC50/μM | 抑制率（10μM）%\n| I-1 | 82% | 0.3 | 98.2'),
    ).toEqual(['I-1 EC50 0.3 μM 300 ALK', 'I-1 % inhibition 98.2 % 10μM']);
    expect(
      ['抑制常数', '解离常数', '半数有效浓度', '半数毒性浓度', '半数致死量', '半数有效剂量', '半最大效应浓度'].map(
        (words) => shown(`| 化合物 | ${words}\n| 1 | 2`)[0],
      ),
    ).toEqual(['1 Ki 2', '1 Kd 2', '1 EC50 2', '1 CC50 2', '1 LD50 2', '1 ED50 2', '1 EC50 2']);
  });

  it('reads affinities of antibodies: rates and Kd apart, powers of ten, the antigen of the title', () => {
    expect(
      shown(
        'TABLE 3 Kinetics of TR-2 binding to anti-TR-2 antibody at 25° C.\n| Antibody | ka (M⁻¹s⁻¹) | kd (s⁻¹) | Kd (nM)\n| A | 5.3 × 10⁵ | 3.7 × 10⁻³ | 6.9\n| M1-G09 | 5.7E5 | 1.1e-2 | >19',
      ),
    ).toEqual([
      'A kon 5.3 × 10⁵ M⁻¹s⁻¹ TR-2',
      'A koff 3.7 × 10⁻³ s⁻¹ TR-2',
      'A Kd 6.9 nM 6.9 TR-2',
      'M1-G09 kon 5.7E5 M⁻¹s⁻¹ TR-2',
      'M1-G09 koff 1.1e-2 s⁻¹ TR-2',
      'M1-G09 Kd >19 nM 19 TR-2',
    ]);
    expect(
      shown(
        'Binding affinity to human CD40\n| mAb | kon (1/Ms) | koff (1/s) | KD (M)\n| trastuzumab | 1.2 x 10^5 | 2.4*10-4 | 1.2E−09\n| scFv 2 | NB | NB | 2.0 × 10-9 M',
      ),
    ).toEqual([
      'trastuzumab kon 1.2 x 10^5 M⁻¹s⁻¹ human CD40',
      'trastuzumab koff 2.4*10-4 s⁻¹ human CD40',
      'trastuzumab Kd 1.2E−09 M 1.2 human CD40',
      'scFv 2 Kd 2.0 × 10-9 M 2 human CD40',
    ]);
    expect(shown('Affinities for IL-6\n| Clone | KD (×10⁻¹⁰ M) | Affinity (pM)\n| 7F | 2.5 | 250')).toEqual([
      '7F Kd 2.5e-10 M 0.25 IL-6',
      '7F Kd 250 pM 0.25 IL-6',
    ]);
    expect(shown('| Antibody | Antigen | K_D\n| | | (nM)\n| mAb 1 | PD-1 | 3\n| mAb 2 | PD-L1 | 0.5')).toEqual([
      'mAb 1 Kd 3 nM 3 PD-1',
      'mAb 2 Kd 0.5 nM 0.5 PD-L1',
    ]);
  });

  it('reads Kd of compounds, and the Chinese words of affinities', () => {
    expect(shown('| Compound | Kd (μM)\n| 3 | 1.5 × 10⁻²')).toEqual(['3 Kd 1.5 × 10⁻² μM 15']);
    // a mark of a note is no part of a value
    expect(shown('| Compound | kd (nM)\n| 3 | 4*')).toEqual(['3 Kd 4 nM 4']);
    expect(
      shown(
        '表4 抗PD-1抗体的亲和力\n| 抗体编号 | 结合速率常数(M-1s-1) | 解离速率常数(s-1) | 亲和力(M)\n| 克隆7 | 1.1E+05 | 2E-04 | 1.8E-09',
      ),
    ).toEqual(['克隆7 kon 1.1E+05 M⁻¹s⁻¹ PD-1', '克隆7 koff 2E-04 s⁻¹ PD-1', '克隆7 Kd 1.8E-09 M 1.8 PD-1']);
  });

  it('ties no antibody to an example of its letter', () => {
    const paragraphs = [
      { id: 'p1', text: 'Example 3: 4-aminobenzoic acid', heading: true as const },
      ...text('| Antibody | KD (nM)\n| 3 | 2'),
    ];
    const [one] = activitiesOf(paragraphs);
    expect(one).toMatchObject({ compound: '3', counts: 'antibody', measure: 'Kd' });
    expect(nameOf(namedCompounds(paragraphs), one!)).toBeUndefined();
  });

  it('turns marks of a scale into the ranges that a note gives them, and leaves the others out', () => {
    const rows = '| Example | MET IC50\n| 1 | +++\n| 2 | +\n| 3 | ++';
    expect(shown(rows, 'In the table, +++ means < 10 nM and ++ means 10 to 100 nM.')).toEqual([
      '1 IC50 <10 nM 10 MET',
      '3 IC50 10-100 nM 100 MET',
    ]);
    const letters = '| Example | BTK IC50\n| 1 | A\n| 2 | B\n| 3 | C\n| 4 | D';
    const ranges = ['1 IC50 <10 nM 10 BTK', '2 IC50 10-100 nM 100 BTK', '3 IC50 0.1-1 μM 1000 BTK'];
    expect(shown(letters, 'A: IC50 < 10 nM; B: 10 nM ≤ IC50 < 100 nM; C: 100 nM to 1 μM; D: above 1 μM.')).toEqual([
      ...ranges,
      '4 IC50 >1 μM 1000 BTK',
    ]);
    expect(shown(letters, 'A表示IC50小于10nM，B表示10nM≤IC50值<100nM，C为0.1 μM至1 μM，D代表IC50>1μM。')).toEqual([
      ...ranges,
      '4 IC50 >1 μM 1000 BTK',
    ]);
    expect(shown(rows, 'Ranges: “+++” IC50 is less than 0.1 μM, “++” between 0.1 μM and 1 μM.')).toEqual([
      '1 IC50 <0.1 μM 100 MET',
      '3 IC50 0.1-1 μM 1000 MET',
    ]);
  });

  it('takes no other table for one', () => {
    expect(shown('| Example | Yield (%)\n| 1 | 85\n| 2 | 70')).toEqual([]);
    expect(shown('| Gene | IC50 remark\n| abc | see text')).toEqual([]);
    expect(tablesOf(text('A sentence with a | in it.'))).toEqual([]);
  });

  it('ties numbers to the names that headings give them', () => {
    const described = [
      { id: 'p1', text: 'EXAMPLE 28', heading: true as const },
      { id: 'p2', text: '8-Indan-5-yl-pyrimidine-6-carboxylic acid methyl amide (Cpd 28)', heading: true as const },
      { id: 'p3', text: 'Example 2: 4-amino-benzamide', heading: true as const },
      { id: 'p4', text: 'Kinase assay' },
      { id: 'p5', text: '| Cpd | IC50 (nM)\n| 28 | 3\n| 2 | 4\n| 9 | 5' },
    ];
    const names = namedCompounds(described);
    expect(activitiesOf(described).map((one) => nameOf(names, one))).toEqual([
      { name: '8-Indan-5-yl-pyrimidine-6-carboxylic acid methyl amide', paragraph: 'p2' },
      { name: '4-amino-benzamide', paragraph: 'p3' },
      undefined,
    ]);
    expect(assayOf(described, 4)).toBe('Kinase assay');
  });
});

describeWithSharedData('a real patent', ['patents/uspto-grant-xml/ipg100105.small.xml.gz'], (path) => {
  it('has 85 and 18 compounds, four of them above a bound, all named', async () => {
    let found: ReturnType<typeof activitiesOf> = [];
    let unnamed = -1;
    await readAll(usptoGrants, [path], (patent) => {
      if (patent.publication_number !== 'US7642270B2') return;
      const { paragraphs } = patent.descriptions[0]!;
      found = activitiesOf(paragraphs);
      const names = namedCompounds(paragraphs);
      unnamed = found.filter((one) => !nameOf(names, one)).length;
    });
    const [first, second] = [...new Set(found.map(({ paragraph }) => paragraph))].map((id) =>
      found.filter((one) => one.paragraph === id),
    );
    expect([first?.length, second?.length, unnamed]).toEqual([85, 18, 0]);
    expect(found.filter(({ relation }) => relation === '>').map(({ compound, value }) => [compound, value])).toEqual([
      ['4', '10'],
      ['22', '10'],
      ['34', '1'],
      ['73', '1'],
    ]);
    expect(new Set(found.map(({ unit, measure }) => `${measure} ${unit}`))).toEqual(new Set(['IC50 μM']));
    expect(second!.find(({ compound }) => compound === '40')).toMatchObject({ value: '0.00024', nm: 0.24 });
  });
});
