import { b063ExtractMulti } from '#contract/generated/chemical-and-bio-data.ts';
import { firstNamed } from '#cut.ts';
import { defineOperation } from '#operation.ts';
import { listedRow, listedSequences, NO_LISTING, namedPublications } from './patent-sequences.ts';
import { setsOf } from './sequence-question.ts';
import { domainsOf } from './variable-domains.ts';

const MOST_NAMED = 10;

export default defineOperation({
  contract: b063ExtractMulti,
  path: '/bio-openapi/patent/extract/multi',
  summary: 'Sequences of several patents',
  description:
    'Patents in the order in which they are named, their sequences in the order of the listing. With `CLAIMS` alone in `db_type`, those that a claim names. `antibody`: `Yes` where a variable domain was recognised.',
  example: { body: { db_type: ['ALLPATENT'], patent_numbers: ['WO2017904405A1'], page: 1, size: 10 } },
  async handle({ body, note, account, signal }, services) {
    const { corpus } = services;
    const { limit } = body;
    const sets = setsOf('db_type', body.db_type, ['ALLPATENT', 'CLAIMS']);
    const claimedOnly = !sets.includes('ALLPATENT');
    const named = await namedPublications(
      corpus,
      { field: 'patent_ids', given: body.patent_ids },
      { field: 'patent_numbers', given: body.patent_numbers },
    );
    const rows: { pn: string; total: number; listed: Awaited<ReturnType<typeof listedSequences>>[number] }[] = [];
    const without: string[] = [];
    for (const { pn, number } of named) {
      const listed = await listedSequences(corpus, number, body);
      const wanted = listed.filter(({ claims }) => !claimedOnly || claims.length > 0);
      if (listed.length === 0) without.push(pn);
      for (const one of wanted) rows.push({ pn, total: wanted.length, listed: one });
      // one more than are shown: whether there are more is told
      if (rows.length > limit) break;
    }
    if (without.length > 0)
      note(`No sequences are stored of ${firstNamed(without, MOST_NAMED)}: for each, ${NO_LISTING}`);
    const all = rows.slice(0, limit);
    if (rows.length > all.length) note(`There are more than ${limit} sequences: the limit cut them off.`);
    const page = all.slice((body.page - 1) * body.size, body.page * body.size);
    const proteins = page.map(({ listed: { sequence } }) => (sequence.kind === 'protein' ? sequence.letters : ''));
    const domains = await domainsOf(proteins, { services, account, signal });
    return {
      ...{ page: body.page, size: body.size, limit, total: all.length },
      results: page.map(({ pn, total, listed }, i) => ({
        ...listedRow(listed),
        patent_number: pn,
        total_per_patent: total,
        claimed_in_patent: listed.claims.length > 0 ? '1' : '0',
        antibody: domains[i]!.length > 0 ? 'Yes' : 'No',
      })),
    };
  },
});
