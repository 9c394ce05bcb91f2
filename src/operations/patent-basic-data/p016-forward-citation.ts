import { Type } from 'typebox';
import type { Patent } from '#collections/patents/patent.ts';
import { DocumentParts, documentParts, rowNumber } from '#operations/shared/documents.ts';
import { patentLookup } from './patent-lookup.ts';

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
  id: 'p016AdvancedPatentDataForwardCitation',
  path: '/advanced-patent-data/forward-citation',
  summary: 'What the given patents cite',
  description:
    'The interface calls this "forward": patents and literature that the given publication cites, with category and phase.',
  row: {
    patsnap_reference_cited: Type.Object({
      cited_patents: Type.Array(
        Type.Object({
          ...DocumentParts,
          num: Type.String({ examples: ['0001'] }),
          category: Type.Array(Type.String({ examples: ['X'] })),
          cite_type: Type.Array(Type.String({ examples: ['EXA'] })),
        }),
      ),
      cited_others: Type.Array(
        Type.Object({
          num: Type.String({ examples: ['0001'] }),
          text: Type.String(),
          doi: Type.Optional(Type.String()),
          title: Type.Optional(Type.String()),
          lang: Type.Optional(Type.String()),
          copyright: Type.Optional(Type.String()),
          author: Type.Optional(
            Type.Array(
              Type.Object({
                name: Type.String(),
                lang: Type.Optional(Type.String()),
                sequence: Type.Optional(Type.Integer()),
              }),
            ),
          ),
        }),
      ),
    }),
  },
  rows: (patents) =>
    patents.map((patent) => ({
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
          ...(cited.doi && { doi: cited.doi }),
        })),
      },
    })),
});
