import { patentId } from '#collections/patents/patent-id.ts';
import { b072_2ChemicalGettaskresult } from '#contract/generated/chemical-and-bio-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { settledTask } from '#operations/shared/flow-operations.ts';
import { taskOf } from '#operations/shared/jobs.ts';
import { documentCounts } from './compound-documents.ts';
import { compoundsById } from './compounds-in-text.ts';
import { withoutText } from './patent-compounds.ts';
import { patentCompoundsFlow } from './patent-compounds-flow.ts';

type Row = NonNullable<OperationAnswer<'b072-2ChemicalGettaskresult'>['results']>[number];

/** yyyyMMdd as `6 Sep 2013`. */
export function dayInWords(day: number): string {
  const instant = new Date(String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  const [, date, month, year] = instant.toUTCString().split(' ');
  return `${Number(date)} ${month} ${year}`;
}

export default defineOperation({
  contract: b072_2ChemicalGettaskresult,
  path: '/synapse/patent/chemical/getTaskResult',
  summary: 'The compounds of several patents',
  description:
    'Each compound once, those that most of the patents hold first; `publication` is the first of them to be published.',
  example: { query: { task_id: '0b4f4a503e5f4b0e9d1d6a2f6e2f9a51' } },
  async handle({ query, account, signal, note }, services) {
    const asked = { task_id: taskOf(query.task_id), wait_ms: query.wait_ms };
    const { status, data, error } = await settledTask(patentCompoundsFlow, asked, account, services, signal);
    const { page } = data.asked;
    if (!data.found) {
      if (status !== 'working' && error) note(error.message);
      return { status: status === 'working' ? 'PROCESSING' : 'FAILED', page, size: 0, total: 0, results: [] };
    }
    const { rows, total, without_text } = data.found;
    if (without_text.length > 0) note(withoutText(without_text));
    const known_ = await compoundsById(
      services.corpus,
      rows.map(({ compound }) => compound),
    );
    const results = await Promise.all(
      rows.map(async (row) => {
        const compound = known_.get(row.compound);
        const counts = compound && (await documentCounts(services.corpus, compound, signal));
        const [first] = [...row.patents].sort((a, b) => (a.published ?? 99999999) - (b.published ?? 99999999));
        return known<Row>({
          compound_name: row.name,
          formula: row.formula,
          inchi: row.inchi,
          inchi_key: row.compound,
          mol_weight: row.weight,
          smiles: row.smiles,
          synonyms: compound ? [...new Set([...compound.names.map(({ text }) => text), ...compound.cas])] : [],
          patent_num: counts?.patent_count,
          paper_num: counts?.paper_count,
          patent_ids: row.patents.map(({ number }) => patentId(number)),
          publication: first && {
            patent_number: first.number,
            publication_date: first.published === undefined ? undefined : dayInWords(first.published),
          },
        });
      }),
    );
    return { status: 'SUCCESS', page, size: results.length, total, results };
  },
});
