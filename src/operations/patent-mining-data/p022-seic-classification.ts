import { p022HighValueDataSeicClassification } from '#contract/generated/patent-mining-data.ts';
import { factsAbout, OWN_FACTS } from '#operations/shared/about.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';

export default patentListLookup({
  contract: p022HighValueDataSeicClassification,
  path: '/high-value-data/seic-classification',
  summary: 'Classes of strategic emerging industries',
  description: 'As your own files state them: the table from IPC to these classes is in no open source here.',
  example: { patent_number: 'CN190226457A' },
  list: 'seic_classification',
  what: 'class of strategic industries',
  source: OWN_FACTS('strategic_industry'),
  of: async (patents, _call, { corpus }) =>
    (await factsAbout(corpus, patents, 'strategic_industry')).map((facts) =>
      facts.map(({ level1_no, level1_name, level2_no, level2_name }) => ({
        seic_lv1: { seic_no: level1_no, seic_desc: level1_name },
        seic_lv2: { seic_no: level2_no, seic_desc: level2_name },
      })),
    ),
});
