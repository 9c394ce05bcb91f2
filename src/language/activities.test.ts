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
    expect(shown('| Ex. | % inhibition at 1 μM\n| 1 | 85').map((one) => one.slice(0, 19))).toEqual([
      '1 % inhibition 85 μ'.slice(0, 19),
    ]);
    expect(shown('表1\n| 化合物 | IC50(nM)\n| 化合物3 | 12')).toEqual(['3 IC50 12 nM 12 表1']);
  });

  it('turns marks of a scale into the ranges that a note gives them, and leaves the others out', () => {
    const rows = '| Example | MET IC50\n| 1 | +++\n| 2 | +\n| 3 | ++';
    expect(shown(rows, 'In the table, +++ means < 10 nM and ++ means 10 to 100 nM.')).toEqual([
      '1 IC50 <10 nM 10 MET',
      '3 IC50 10-100 nM 100 MET',
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
