import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { patentFieldsPage } from './fields-page.ts';

const written = readFileSync(new URL('../../docs/generated/fields.md', import.meta.url), 'utf8');
const rows = [...written.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]*) \| ([^|]+) \| ([^|]*) \| (.*) \|$/gm)];

it('docs/generated/fields.md describes the field codes as they are now (npm run docs makes it)', async () => {
  expect(written).toBe(await patentFieldsPage());
});

it('has every code with a label in both languages, and examples that parse to the code', () => {
  expect(rows.map(([, code]) => code)).toEqual(Object.keys(patents.fields));
  expect(rows.filter(([, , , zh]) => zh!.trim() === '').map(([, code]) => code)).toEqual([]);
  for (const [, code, , , , , cell] of rows)
    if (cell !== '') expect(parseQuery(patents, cell!.slice(1, -1)), cell).toMatchObject({ field: code });
});

it('says which sources fill a field, by what they make of their excerpts', () => {
  const filled = Object.fromEntries(rows.map(([, code, , , , by]) => [code, by!.trim()]));
  expect([filled.PN, filled.FAM_ID, filled.CITE_CATEGORY, filled.LOC, filled.TTL]).toEqual([
    'every source',
    'other records',
    '`epo-ops`, `epo-docdb`',
    '`uspto-grants`, `uspto-legacy`, `uspto-ppubs`, `euipo-designs`, `euipo-design-search`, `office-pages`',
    'every source but `euipo-design-search`',
  ]);
});
