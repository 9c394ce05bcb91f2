import { factsOf } from '#collections/companies/companies.ts';
import { patents } from '#collections/patents/patents.ts';
import { c009CompanyIndustrialTechnologyChain } from '#contract/generated/enterprise-persona-data.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { firstOf } from '#cut.ts';
import { ServiceError } from '#errors.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';

/** Nodes that one call counts. */
const MOST_NODES = 100;

export default portfolioLookup({
  contract: c009CompanyIndustrialTechnologyChain,
  path: '/company/industrial-technology-chain',
  summary: 'Nodes of industry chains, with the patents of a company in each',
  description:
    'Nodes come from a chain table of one’s own (rows of kind `chain`); `patent_cnt` counts the applications the company owns that the node’s query finds, when it is asked.',
  importers: 'company-table (rows of kind chain)',
  async row({ company, owned }, { note, signal }, { corpus }) {
    const nodes = company ? firstOf(factsOf(company, 'chain'), MOST_NODES, note, 'nodes of industry chains') : [];
    const counts = await Promise.all(
      nodes.map(async ({ node, query }) => {
        if (query === undefined) return undefined;
        try {
          const parsed = parseQuery(patents, query);
          return (await corpus.aggregate(patents, { query: allOf(owned, parsed), signal }, { unit: 'APNO' })).count;
        } catch (error) {
          if (!(error instanceof ServiceError)) throw error;
          note(`The query of the node ${node} cannot be read: ${error.message}`);
          return undefined;
        }
      }),
    );
    return {
      chain_detail:
        nodes.length === 0
          ? undefined
          : nodes.map(({ chain, node }, i) => ({ chain_name: chain, node_name: node, patent_cnt: counts[i] })),
    };
  },
});
