import type { Material } from '#collections/materials/materials.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { ai73_7FindSolutionNodeReference } from '#contract/generated/tech-solution-exploration-materials.ts';
import { howMany } from '#how-many.ts';
import { defineOperation } from '#operation.ts';
import { year } from '#patents/dates.ts';
import { askedNode, EXAMPLE_NODE } from './node.ts';
import { citedSentences, materialLine } from './nodes.ts';

/** Sentences of each list. */
const MOST = 10;
/** Documents that a number of them rests on, named behind it. */
const MOST_SOURCES = 5;

/** Years in brackets, from the first to the last; nothing where none is known. */
const within = (years: readonly number[], zh: boolean): string => {
  const [from, to] = [Math.min(...years), Math.max(...years)];
  if (years.length === 0) return '';
  return `${from === to ? from : `${from}–${to}`}${zh ? '年' : ''}`;
};
/** The first of what a sentence rests on. */
const sources = (of: readonly string[]): string => `[${of.slice(0, MOST_SOURCES).join('; ')}]`;

/** How far a thing has come: records of materials and patents that say it, in numbers. */
export function maturityOf(
  materials: readonly Material[],
  patents: readonly Patent[],
  lang: 'en' | 'zh',
): readonly string[] {
  const zh = lang === 'zh';
  const said: string[] = [];
  if (materials.length > 0) {
    const dois = [...new Set(materials.flatMap(({ source }) => source.doi ?? []))];
    const years = within(
      materials.flatMap(({ source }) => source.year ?? []),
      zh,
    );
    const papers = dois.length > 0 ? dois.map((doi) => `doi:${doi}`) : [materials[0]!.id];
    said.push(
      zh
        ? `${materials.length}条材料记录，来自${dois.length}篇论文${years && `（${years}）`} ${sources(papers)}`
        : `${howMany(materials.length, 'record of materials', 'records of materials')} from ${howMany(dois.length, 'paper')}${years && ` (${years})`} ${sources(papers)}`,
    );
  }
  if (patents.length > 0) {
    const filed = within(
      patents.flatMap(({ filing_date }) => year(filing_date) ?? []),
      zh,
    );
    const granted = patents.filter(({ grant_date }) => grant_date !== undefined).length;
    const numbers = sources(patents.map(({ publication_number }) => publication_number));
    said.push(
      zh
        ? `${patents.length}件专利文献，其中${granted}件有授权日${filed && `，申请于${filed}`} ${numbers}`
        : `${howMany(patents.length, 'patent document')}, ${granted} of them with a day of grant${filed && `, filed ${filed}`} ${numbers}`,
    );
  }
  return said;
}

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
    const cited = (kind: 'principle' | 'property' | 'challenge' | 'application') =>
      citedSentences(node, records, kind)
        .slice(0, MOST)
        .map(({ text }) => text);
    const own = node.materials.flatMap((id) => records.materials.get(id) ?? []);
    const measured = own
      .slice(0, MOST)
      .map((one) => `${materialLine(one, data.lang)} [${one.source.doi ? `doi:${one.source.doi}` : one.id}]`);
    const named = node.publications.flatMap((number) => records.patents.get(number) ?? []);
    if (own.length > 0 && named.length === 0)
      note(
        'Records of materials state numbers and no sentences: principle, challenges and applications come from patents alone.',
      );
    return {
      technical_principle: cited('principle'),
      technical_maturity: [...maturityOf(own, named, data.lang)],
      engineering_reliability: [...measured, ...cited('property')].slice(0, MOST),
      expected_challenge: cited('challenge'),
      industry_application_cases: cited('application'),
    };
  },
});
