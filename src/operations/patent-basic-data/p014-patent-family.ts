import { Type } from 'typebox';
import type { Family } from '#collections/patents/relations.ts';
import { DocumentParts, documentParts } from '#operations/shared/documents.ts';
import { patentLookup } from './patent-lookup.ts';

const Members = Type.Array(Type.Object({ ...DocumentParts, sequence: Type.Integer({ format: 'int32', minimum: 1 }) }));
const FamilyId = Type.Integer({ format: 'int64', minimum: 1 });

const members = (family: Family) =>
  family.members.map((member, index) => ({ ...documentParts(member.publication_number), sequence: index + 1 }));

export default patentLookup({
  id: 'p014BasicPatentDataPatentFamily',
  path: '/basic-patent-data/patent-family',
  summary: 'Simple and extended families',
  description:
    'Simple (DOCDB) family: the same priorities. Extended (INPADOC) family: connected by priorities, also indirectly. Members that sources state but whose records are not stored are listed too.',
  row: {
    patent_family: Type.Object({
      simple_family_id: FamilyId,
      simple_family: Members,
      inpadoc_family_id: FamilyId,
      inpadoc_family: Members,
      patsnap_family_id: FamilyId,
      patsnap_family: Members,
    }),
  },
  async rows(patents, { corpus }) {
    const relations = await corpus.relations.of(patents.map((patent) => patent.publication_number));
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
