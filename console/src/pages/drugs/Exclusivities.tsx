import type { Operation } from '../../api.ts';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';
import { dayOfEpoch } from './names.ts';

/** Periods in which no other application is approved, those that end last first: by application and code. */
export function Exclusivities({ of }: { of: Operation<'GET /synapse/drug/approval'> }) {
  const { say } = useWords();
  const rows = new Map<string, { application: string; code: string; date: number; products: string[] }>();
  for (const product of of.fda?.products ?? [])
    for (const { code, date } of product.exclusivity ?? []) {
      if (!code || date === undefined) continue;
      const key = `${product.appl_no} ${code} ${date}`;
      const application = `${product.appl_type ?? ''} ${product.appl_no ?? ''}`.trim();
      const row = rows.get(key) ?? { application, code, date, products: [] };
      row.products.push(product.product_no ?? '');
      rows.set(key, row);
    }
  if (rows.size === 0) return null;
  return (
    <section>
      <h2>{say('drug_exclusivities')}</h2>
      <Table
        label={say('drug_exclusivities')}
        of={['drug_application', 'drug_products', 'drug_exclusivity', 'drug_expires']}
      >
        <tbody>
          {[...rows.values()]
            .sort((a, b) => b.date - a.date || (a.code < b.code ? -1 : 1))
            .map((row) => (
              <tr key={`${row.application} ${row.code} ${row.date}`}>
                <th scope="row">
                  <code>{row.application}</code>
                </th>
                <td>{row.products.join(', ')}</td>
                <td>{row.code}</td>
                <td className="nowrap">{dayOfEpoch(row.date)}</td>
              </tr>
            ))}
        </tbody>
      </Table>
    </section>
  );
}
