import { describe, expect, it } from 'vitest';
import type { Material } from '#collections/materials/materials.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { maturityOf } from './ai73-7-node-reference.ts';

const material = (id: string, source: object = {}) => ({ id, source }) as Material;
const paper = (n: number) => material(`m${n}`, { doi: `10.1/${n}`, year: 2000 + n });
const patent = (n: number, said: object = {}) => samplePatent(`US${n}A1`, { filing_date: undefined, ...said } as never);
const filed = (n: number) => patent(n, { filing_date: (2010 + n) * 10_000 + 101 });
const to = <T>(n: number, make: (at: number) => T) => Array.from({ length: n }, (_, at) => make(at + 1));

describe('how far a thing has come', () => {
  it.each([
    [0, [], ''],
    [1, [paper(1)], '1 record of materials from 1 paper (2001) [doi:10.1/1]'],
    [2, [paper(1), paper(1)], '2 records of materials from 1 paper (2001) [doi:10.1/1]'],
    [2, [paper(2), paper(1)], '2 records of materials from 2 papers (2001–2002) [doi:10.1/2; doi:10.1/1]'],
    [1, [material('m9')], '1 record of materials from 0 papers [m9]'],
    [2, [material('m9'), material('m8')], '2 records of materials from 0 papers [m9]'],
    [
      5,
      to(5, paper),
      '5 records of materials from 5 papers (2001–2005) [doi:10.1/1; doi:10.1/2; doi:10.1/3; doi:10.1/4; doi:10.1/5]',
    ],
    [
      6,
      to(6, paper),
      '6 records of materials from 6 papers (2001–2006) [doi:10.1/1; doi:10.1/2; doi:10.1/3; doi:10.1/4; doi:10.1/5]',
    ],
  ])('is told by %i records of materials', (_, own, said) => {
    expect(maturityOf(own, [], 'en')).toEqual(said === '' ? [] : [said]);
  });

  it.each([
    [[patent(1)], '1 patent document, 0 of them with a day of grant [US1A1]'],
    [[filed(1)], '1 patent document, 0 of them with a day of grant, filed 2011 [US1A1]'],
    [
      [patent(1, { grant_date: 20200101 }), filed(3), filed(2)],
      '3 patent documents, 1 of them with a day of grant, filed 2012–2013 [US1A1; US3A1; US2A1]',
    ],
    [to(6, patent), '6 patent documents, 0 of them with a day of grant [US1A1; US2A1; US3A1; US4A1; US5A1]'],
  ])('is told by patents', (named, said) => {
    expect(maturityOf([], named, 'en')).toEqual([said]);
  });

  it('is told in Chinese, of records before patents', () => {
    expect(maturityOf([paper(1), paper(2)], [filed(1), filed(2)], 'zh')).toEqual([
      '2条材料记录，来自2篇论文（2001–2002年） [doi:10.1/1; doi:10.1/2]',
      '2件专利文献，其中0件有授权日，申请于2011–2012年 [US1A1; US2A1]',
    ]);
    expect(maturityOf([material('m9')], [patent(1)], 'zh')).toEqual([
      '1条材料记录，来自0篇论文 [m9]',
      '1件专利文献，其中0件有授权日 [US1A1]',
    ]);
  });
});
