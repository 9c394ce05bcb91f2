import type { Patent } from '#collections/patents/patent.ts';
import { p016AdvancedPatentDataForwardCitation } from '#contract/generated/patent-basic-data.ts';
import { documentParts, rowNumber } from '#operations/shared/documents.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

type Phase = NonNullable<Patent['cites'][number]['phase']>;

/** Who cited, in the interface's codes. */
const CITE_TYPES: Readonly<Record<Phase, string>> = {
  applicant: 'APP',
  examiner: 'EXA',
  search_report: 'EXA',
  international_search: 'EXA',
  opposition: 'OPP',
  third_party: 'TPO',
  other: 'OTHERS',
};

export default patentLookup({
  contract: p016AdvancedPatentDataForwardCitation,
  path: '/advanced-patent-data/forward-citation',
  summary: 'What the given patents cite',
  description:
    'The interface calls this "forward": patents and literature that the given publication cites, with category and phase.',
  row: (patent) => ({
    patsnap_reference_cited: {
      cited_patents: patent.cites.map((cited, index) => ({
        ...documentParts(cited.publication_number),
        num: rowNumber(index),
        category: cited.categories ?? [],
        cite_type: cited.phase ? [CITE_TYPES[cited.phase]] : [],
      })),
      cited_others: patent.cites_literature.map((cited, index) => ({
        num: rowNumber(index),
        text: cited.text,
        ...(cited.authors && { author: cited.authors.map((name, at) => ({ name, sequence: at + 1 })) }),
        ...(cited.title && { title: cited.title }),
        ...(cited.doi && { doi: cited.doi }),
      })),
    },
  }),
});
