import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCitation } from './citation-text.ts';
import { referenceKeys } from './works.ts';

const read = (text: string) => {
  const { title, author, year } = readCitation(text);
  return [title, author, year];
};
const PUMPS = 'Pumps for patients with weak hearts: a review of ten years';

describe('a printed citation', () => {
  // biome-ignore format: read it as a table
  it.each([
    ['PubMed', `Doe JA, van der Roe BC, O’Neil D-E. ${PUMPS}. N Engl J Pumps. 2016;13(7):581–93. doi: 10.1000/x.`],
    ['with others', `Doe JA, et al. ${PUMPS}. Nat. Pumps. 2016;13:581-583.`],
    ['with others, two full stops', `Doe JA, Roe B, et al.. ${PUMPS}. Pumps. 2016;33(Database issue):D325–8.`],
    ['initials with full stops', `Doe J.A., Roe B., Poe C.S.-D. ${PUMPS}. J. Pumps. 2016;30:407-413.`],
    ['initials with blanks', `Doe J. A.; du Roe B. C. ${PUMPS}. Environ. Pumps 2016, 30 (10), 617–627.`],
    ['year behind the names', `Doe J, Roe K. 2016. ${PUMPS}. Genome Pumps 27: 722–736. 10.1000/x`],
    ['year behind others', `Doe J, Roe K, et al. 2016. ${PUMPS}. Nat Pumps. 25(4):679-689.`],
    ['year in parentheses', `Doe J, Roe K (2016) ${PUMPS}. Pumps Res 33(Database issue):D325-8. https://doi.org/10.1000/x`],
    ['year in parentheses and full stops', `Doe J. A., Roe K., et al. . (2016). ${PUMPS}. Pumps 9, 75.`],
    ['APA', `Doe, J. A., Roe, K., & Poe, S. C. (2016). ${PUMPS}. Journal of Pump Science, 67(1), 1-48.`],
    ['APA with the month', `Doe, J. (2016, March 3). ${PUMPS}. Pump News.`],
    ['Nature', `Doe, J. A., Roe, K. & Poe, S. ${PUMPS}. Nat. Pumps 2, 1833–1842 (2016).`],
    ['Nature with others', `Doe, J. A. et al. ${PUMPS}. Nat. Pumps 2, 1833–1842 (2016).`],
    ['lecture notes', `Doe, J., Roe, K.T.: ${PUMPS}. In: Proceedings of Pumps, pp. 215–233. Springer, Berlin (2016)`],
    ['IEEE', `J. A. Doe, K. Roe, and S. Poe, “${PUMPS},” IEEE Trans. Pumps, vol. 3, no. 2, pp. 1901–1910, May 2016.`],
    ['of a patent', `Doe et al., "${PUMPS}", Proc. Pumps, May 15, 2016, vol. 348, pp. 1967-1976.`],
    ['of a patent, the title first', `"${PUMPS}" by John Doe. University of Pumps, Jan. 2016. pp. 1-89.`],
  ])('%s: title, first author and year', (style, text) => {
    expect(read(text)).toEqual([PUMPS, style.endsWith('first') ? undefined : 'Doe', 2016]);
  });

  // biome-ignore format: read it as a table
  it.each([
    ['Chinese', '张三, 李四, 等. 一种用于心力衰竭患者的新型泵的研究[J]. 泵与阀, 2016, 12(3): 1-5.', '一种用于心力衰竭患者的新型泵的研究', '张三', 2016],
    ['in English as Chinese journals print', 'DOE J, ROE K. Pumps for weak hearts[J/OL]. Pump, 2016, 12(3): 1-5.', 'Pumps for weak hearts', 'DOE', 2016],
    ['a question', 'Doe J, et al. Much ado about pumps? Leaking valves can lead to false measurements in patients. Pumps. 2021;9:75.', 'Much ado about pumps? Leaking valves can lead to false measurements in patients', 'Doe', 2021],
    ['a question alone', 'Doe J. Do pumps leak when they are old? Nat Pumps. 2014;2:1.', 'Do pumps leak when they are old', 'Doe', 2014],
    ['short names of species', 'Doe J, Roe K. Growth of E. coli and of Pumpella spp. in warm water. Water. 2020;1:2.', 'Growth of E. coli and of Pumpella spp. in warm water', 'Doe', 2020],
    ['a year in the title', 'Doe J. Pumps and valves in 2013. Pumps Res. 2014;41:D387-95.', 'Pumps and valves in 2013', 'Doe', 2014],
    ['a quote in the title', 'Doe J, Roe K. Valves of the heart: the “known unknown parts” of pumps. Pumps. 2019;25:195.', 'Valves of the heart: the “known unknown parts” of pumps', 'Doe', 2019],
    ['a journal in small letters', 'Doe J. Pumps in single cells. eLife. 2019;8:e47.', 'Pumps in single cells', 'Doe', 2019],
    ['pages that look like years', 'Doe J. Pumps in single cells. Arch Pumps. 2002;147(9):1837–1846.', 'Pumps in single cells', 'Doe', 2002],
    ['a group', 'International Consortium of Builders of Pumps. (2001). Initial study of the pump. Nature, 409, 860-921.', 'Initial study of the pump', undefined, 2001],
    ['the year behind the journal', 'Doe J, Roe K. Tests of the pump in practice. Arch Pump Med. (2017) 141:776–86.', 'Tests of the pump in practice', 'Doe', 2017],
    ['no title', 'Doe J. Nature. 2001;3:4.', undefined, 'Doe', 2001],
    ['given names', 'John A. Doe, Kim Roe. Pumps and what they are for. Pump Press, 1998.', 'Pumps and what they are for', 'Doe', 1998],
  ])('%s', (_, text, title, author, year) => {
    expect(read(text)).toEqual([title, author, year]);
  });

  it('has the identities that stand in it', () => {
    const text = `Doe J. ${PUMPS}. Pumps. 2016;1:2. doi: 10.1000/ABC.1. PMID: 123 arXiv:2101.00001`;
    expect(readCitation(text).ids).toEqual(['doi:10.1000/abc.1', 'pmid:123', 'arxiv:2101.00001']);
    expect(readCitation('Doe J. Pumps.', '10.1000/other').ids).toEqual(['doi:10.1000/other']);
  });

  it('is the same work in the style of any journal', () => {
    const styles = [
      `Doe JA, Roe K. ${PUMPS}. Pumps. 2016;13:581.`,
      `Doe, J. A., & Roe, K. (2016). ${PUMPS.toUpperCase()}. Pumps, 13, 581.`,
      `Doe, J., Roe, K.: ${PUMPS}. Pumps 13, 581 (2016)`,
    ];
    const [first, ...others] = styles.map((text) => referenceKeys({ ...readCitation(text), ids: [] }));
    expect(first).toHaveLength(1);
    expect(others).toEqual([first, first]);
  });

  it('of any text keeps it, and a title that stands in it', () => {
    const piece = fc.constantFrom(
      'Doe J',
      ', ',
      '. ',
      ': ',
      '"',
      ' et al',
      '(2014)',
      '2014',
      '[J].',
      '等',
      'pump of the heart',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(piece).map((all) => all.join('')),
        ),
        (text) => {
          const { text: kept, title, year } = readCitation(text);
          expect(kept).toBe(text);
          if (title !== undefined) expect(text).toContain(title);
          if (year !== undefined) expect(text).toContain(String(year));
        },
      ),
    );
  });
});
