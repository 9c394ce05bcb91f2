import { ai73_7FindSolutionNodeReference } from '#contract/generated/tech-solution-exploration-materials.ts';
import { defineOperation } from '#operation.ts';
import { year } from '#patents/dates.ts';
import { askedNode, EXAMPLE_NODE } from './node.ts';
import { citedSentences, materialLine } from './nodes.ts';

/** Sentences of each list. */
const MOST = 10;

export default defineOperation({
  contract: ai73_7FindSolutionNodeReference,
  path: '/ai/material/find-solution/node-reference',
  errors: ['wrong_task_state'],
  summary: 'Read what documents say of a node: principle, maturity, reliability, challenges, applications',
  description:
    'Sentences stand word for word in the document that follows in brackets; those on maturity and on records of materials are counted or put together from their numbers. An empty list: no document behind the node says so.',
  example: { body: { ...EXAMPLE_NODE } },
  async handle({ body, account, note }, services) {
    const { node, data, records } = await askedNode(body, account, services);
    const zh = data.lang === 'zh';
    const cited = (kind: 'principle' | 'property' | 'challenge' | 'application') =>
      citedSentences(node, records, kind)
        .slice(0, MOST)
        .map(({ text }) => text);
    const own = node.materials.flatMap((id) => records.materials.get(id) ?? []);
    const measured = own
      .slice(0, MOST)
      .map((one) => `${materialLine(one, data.lang)} [${one.source.doi ? `doi:${one.source.doi}` : one.id}]`);
    const maturity: string[] = [];
    const dois = new Set(own.flatMap(({ source }) => source.doi ?? []));
    const years = own.flatMap(({ source }) => source.year ?? []);
    if (own.length > 0)
      maturity.push(
        zh
          ? `${own.length}条材料记录，来自${dois.size}篇论文${years.length > 0 ? `（${Math.min(...years)}–${Math.max(...years)}年）` : ''} [${
              [...dois]
                .slice(0, 5)
                .map((doi) => `doi:${doi}`)
                .join('; ') || own[0]!.id
            }]`
          : `${own.length} records of materials from ${dois.size} papers${years.length > 0 ? ` (${Math.min(...years)}–${Math.max(...years)})` : ''} [${
              [...dois]
                .slice(0, 5)
                .map((doi) => `doi:${doi}`)
                .join('; ') || own[0]!.id
            }]`,
      );
    const named = node.publications.flatMap((number) => records.patents.get(number) ?? []);
    const filed = named.flatMap(({ filing_date }) => year(filing_date) ?? []);
    const granted = named.filter(({ grant_date }) => grant_date !== undefined).length;
    if (named.length > 0)
      maturity.push(
        zh
          ? `${named.length}件专利文献，其中${granted}件有授权日${filed.length > 0 ? `，申请于${Math.min(...filed)}–${Math.max(...filed)}年` : ''} [${named
              .slice(0, 5)
              .map((one) => one.publication_number)
              .join('; ')}]`
          : `${named.length} patent documents, ${granted} of them with a day of grant${filed.length > 0 ? `, filed ${Math.min(...filed)}–${Math.max(...filed)}` : ''} [${named
              .slice(0, 5)
              .map((one) => one.publication_number)
              .join('; ')}]`,
      );
    if (own.length > 0 && named.length === 0)
      note(
        'Records of materials state numbers and no sentences: principle, challenges and applications come from patents alone.',
      );
    return {
      technical_principle: cited('principle'),
      technical_maturity: maturity,
      engineering_reliability: [...measured, ...cited('property')].slice(0, MOST),
      expected_challenge: cited('challenge'),
      industry_application_cases: cited('application'),
    };
  },
});
