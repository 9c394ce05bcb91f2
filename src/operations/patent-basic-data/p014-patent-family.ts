import type { Family } from '#collections/patents/relations.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { p014BasicPatentDataPatentFamily } from '#contract/generated/patent-basic-data.ts';
import { documentParts } from '#operations/shared/documents.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

const members = (family: Family) =>
  family.members.map((member, index) => ({ ...documentParts(member.publication_number), sequence: index + 1 }));

export default patentLookup({
  contract: p014BasicPatentDataPatentFamily,
  path: '/basic-patent-data/patent-family',
  summary: 'Members of the simple and extended families of a patent',
  description:
    'Simple (DOCDB) family: the same priorities. Extended (INPADOC) family: connected by priorities, also indirectly. Members that sources state but whose records are not stored are listed too.',
  async rows(patents, _call, { corpus }) {
    const relations = await relationsOf(
      corpus,
      patents.map((patent) => patent.publication_number),
    );
    return patents.map((patent) => {
      const { simple_family: simple, extended_family: extended } = relations.get(patent.publication_number)!;
      return {
        patent_family: {
          simple_family_id: simple.family_id,
          simple_family: members(simple),
          inpadoc_family_id: extended.family_id,
          inpadoc_family: members(extended),
          patsnap_family_id: extended.family_id,
          patsnap_family: members(extended),
        },
      };
    });
  },
});
