import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Collapse, Hit, SearchRequest } from '#corpus/engine.ts';
import { PublicationNumber } from '#shapes.ts';
import { Type } from '#typebox.mjs';

/** Groups and members explained: enough to see the rule at work. */
const GROUPS = 5;
const MEMBERS = 50;

const Member = Type.Object({
  pn: PublicationNumber,
  authority: Type.String({ description: 'Office that published it, WIPO ST.3.' }),
  apdt: Type.Optional(Type.Integer({ description: 'yyyyMMdd' })),
  pbdt: Type.Optional(Type.Integer({ description: 'yyyyMMdd' })),
  score: Type.Number({ description: 'Its score for the query; comparable within one answer only.' }),
});

export const ExplainedGroup = Type.Object({
  shown: PublicationNumber,
  because: Type.String({ description: 'The rule by which it stands for its group.' }),
  members: Type.Array(Member, { description: 'Members that match, the shown one first.' }),
});

function rule(prefer: Collapse['prefer']): string {
  if (!prefer || prefer.by === 'score') return 'best score of the members that match; then the smaller number';
  if (prefer.by === 'values')
    return `first of the offices ${prefer.values.join(', ')}; then the better score, then the smaller number`;
  const date = prefer.field === 'APD' ? 'application' : 'publication';
  return `${prefer.order} ${date} date of the members that match; then the better score, then the smaller number`;
}

/** What the group of a record is called in the collapse field. */
async function groupId(corpus: Corpus, collapse: Collapse, patent: Patent): Promise<string | undefined> {
  if (collapse.field === 'APNO') return patent.application_number;
  const relations = (await relationsOf(corpus, [patent.publication_number])).get(patent.publication_number);
  const family = collapse.field === 'FAM_ID' ? relations?.simple_family : relations?.extended_family;
  return family && String(family.family_id);
}

/** The first groups of a collapsed search: who is shown, why, and who else matched. */
export async function explainGroups(corpus: Corpus, request: SearchRequest & { collapse: Collapse }) {
  const { collapse, ...search } = request;
  const page = await corpus.search(patents, { ...request, offset: 0, limit: GROUPS });
  const shown = await corpus.get(
    patents,
    page.hits.map((hit) => hit.id),
  );
  return Promise.all(
    shown.map(async (patent) => {
      const id = await groupId(corpus, collapse, patent);
      const query = id === undefined ? undefined : ({ kind: 'values', field: collapse.field, values: [id] } as const);
      const found = query
        ? await corpus.search(patents, {
            ...search,
            query: { kind: 'and', of: [search.query, query] },
            offset: 0,
            limit: MEMBERS,
          })
        : { hits: page.hits.filter((hit) => hit.id === patent.publication_number) };
      const members = await membersOf(corpus, found.hits);
      const first = members.filter((member) => member.pn === patent.publication_number);
      return {
        shown: patent.publication_number,
        because: rule(collapse.prefer),
        members: [...first, ...members.filter((member) => member.pn !== patent.publication_number)],
      };
    }),
  );
}

async function membersOf(corpus: Corpus, hits: readonly Hit[]) {
  const scores = new Map(hits.map((hit) => [hit.id, hit.score]));
  const records = await corpus.get(
    patents,
    hits.map((hit) => hit.id),
  );
  return records.map((record) => ({
    pn: record.publication_number,
    authority: record.authority,
    ...(record.filing_date && { apdt: record.filing_date }),
    ...(record.publication_date && { pbdt: record.publication_date }),
    score: scores.get(record.publication_number) ?? 0,
  }));
}
