import { type Company, companies, type Decision } from '#collections/companies/companies.ts';
import { DECISIONS, decisionPart } from '#collections/companies/decisions.ts';
import { given } from '../companies-json.ts';
import { csvRows } from '../csv-rows.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const VERDICTS: readonly string[] = ['same', 'different', 'open'] satisfies Decision['verdict'][];

/** A row of a table of decisions. @throws RangeError that names the column and what it takes. */
export function decisionOfRow(cells: Readonly<Record<string, string>>): Company {
  const { one = '', other = '', verdict = '', decided = '', by, note } = cells;
  if (!VERDICTS.includes(verdict))
    throw new RangeError(`verdict is "${verdict.slice(0, 40)}": give one of ${VERDICTS.join(', ')}`);
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,15}Z)?$/.test(decided))
    throw new RangeError(`decided is "${decided.slice(0, 40)}": give the day of the decision as yyyy-MM-dd`);
  return decisionPart({
    ...{ one, other, decided },
    verdict: verdict as Decision['verdict'],
    ...given('by', by?.slice(0, 200) || undefined),
    ...given('note', note?.slice(0, 2_000) || undefined),
  });
}

/**
 * What people decided of companies that may be one: `one`, `other` (identities, or an identity and `name:...`),
 * `verdict` (same, different, open), `decided`, and if wished `by` and `note`. `priora companies decisions` writes it.
 */
export default defineSource<Company>({
  name: DECISIONS,
  title: 'Decisions on companies: which records are one entity, which are not (CSV)',
  homepage: 'docs/guides/companies.md',
  licence: 'As you say',
  collection: companies,
  files: ['.csv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?one,other,verdict,decided\b/.test(head),
  expect: {},
  async *read(file: SourceFile): AsyncGenerator<Parsed<Company>> {
    for await (const { row, cells } of csvRows(file)) {
      const raw = JSON.stringify(cells).slice(0, 65_536);
      try {
        yield { ok: true, record: decisionOfRow(cells), raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `row ${row}`, reason: error.message, raw };
      }
    }
  },
});
