import type { Patent } from '#collections/patents/patent.ts';
import { type StrategicIndustry, strategicIndustries, tableClasses } from '#collections/strategic-industries.ts';
import { p022HighValueDataSeicClassification } from '#contract/generated/patent-mining-data.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { factsAbout } from '#operations/shared/about.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

/** Rows of the user's table for each patent: of each of its classes those of the nearest class above that has some. */
async function byTable(corpus: Corpus, patents: readonly Patent[]): Promise<StrategicIndustry[][]> {
  const classes = patents.map(({ ipc, cpc }) => [...new Set(ipc.length > 0 ? ipc : cpc)]);
  const wanted = [...new Set(classes.flat().flatMap(tableClasses))];
  const ids = await corpus.identify(strategicIndustries, 'ipc', wanted);
  const rows = await corpus.get(strategicIndustries, [...new Set([...ids.values()].flat())]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return classes.map((symbols) => {
    const nearest = symbols.flatMap((symbol) => {
      const found = tableClasses(symbol).find((one) => ids.has(one));
      return found === undefined ? [] : ids.get(found)!;
    });
    return [...new Set(nearest)].sort().flatMap((id) => rowOf.get(id) ?? []);
  });
}

export default patentLookup({
  contract: p022HighValueDataSeicClassification,
  path: '/high-value-data/seic-classification',
  summary: 'Classes of strategic emerging industries',
  description:
    'As your own files state them, of single patents or as a table from IPC classes to industries: no open source here has one. Of each class of a patent the rows of its nearest class in the table count: those of H01M10/0525 before those of H01M10, H01M, H01 and H. Names stand in the language asked for; one that the table does not have is absent.',
  example: { patent_number: 'CN190226457A', lang: 'en' },
  async rows(patents, { asked: { lang = 'cn' }, note }, { corpus }) {
    const stated = await factsAbout(corpus, patents, 'strategic_industry');
    const tabled = await byTable(corpus, patents);
    const named = ({ no, names }: StrategicIndustry['level1']) => ({
      seic_no: no,
      seic_desc: names.find((name) => name.lang === (lang === 'cn' ? 'zh' : 'en'))?.text,
    });
    const rows = patents.map((_, index) => {
      const all = [
        ...stated[index]!.map(({ level1_no, level1_name, level2_no, level2_name }) => ({
          seic_lv1: { seic_no: level1_no, seic_desc: level1_name },
          seic_lv2: { seic_no: level2_no, seic_desc: level2_name },
        })),
        ...tabled[index]!.map(({ level1, level2 }) => ({
          seic_lv1: named(level1),
          ...(level2 && { seic_lv2: named(level2) }),
        })),
      ];
      return [...new Map(all.map((one) => [`${one.seic_lv1.seic_no} ${one.seic_lv2?.seic_no}`, one])).values()];
    });
    noteMissing(
      note,
      'class of strategic industries',
      'files of your own, for no open source that is read here has it: a table from IPC classes (priora import records, collection strategic_industries), or classes of single patents (patent_facts, kind strategic_industry)',
      patents.filter((_, index) => rows[index]!.length === 0),
    );
    return rows.map((seic_classification) => ({ lang, seic_classification }));
  },
});
