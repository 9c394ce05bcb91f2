import type { Family } from '#collections/patents/relations.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { p014BasicPatentDataPatentFamily } from '#contract/generated/patent-basic-data.ts';
import { documentParts } from '#operations/shared/documents.ts';
import { patentLookup } from './patent-lookup.ts';

const members = (family: Family) =>
  family.members.map((member, index) => ({ ...documentParts(member.publication_number), sequence: index + 1 }));

/**
 * A family's number as the interface writes it, in 32 bits with sign: DOCDB's own numbers, which are below 10^9, as
 * they are; of any other the last 30 bits above 2^30. The same on every installation; among a million families some 470
 * pairs share one, so the key goes with it.
 */
export const wireFamilyNumber = (family_id: number): number =>
  family_id < 2 ** 30 ? family_id : 2 ** 30 + (family_id % 2 ** 30);

export default patentLookup({
  contract: p014BasicPatentDataPatentFamily,
  path: '/basic-patent-data/patent-family',
  summary: 'Simple and extended families',
  description:
    'Simple (DOCDB) family: the same priorities. Extended (INPADOC) family: connected by priorities, also indirectly. Members that sources state but whose records are not stored are listed too.',
  async rows(patents, { corpus }) {
    const relations = await relationsOf(
      corpus,
      patents.map((patent) => patent.publication_number),
    );
    return patents.map((patent) => {
      const { simple_family: simple, extended_family: extended } = relations.get(patent.publication_number)!;
      return {
        patent_family: {
          simple_family_id: wireFamilyNumber(simple.family_id),
          simple_family_key: String(simple.family_id),
          simple_family: members(simple),
          inpadoc_family_id: wireFamilyNumber(extended.family_id),
          inpadoc_family_key: String(extended.family_id),
          inpadoc_family: members(extended),
          patsnap_family_id: wireFamilyNumber(extended.family_id),
          patsnap_family: members(extended),
        },
      };
    });
  },
});
