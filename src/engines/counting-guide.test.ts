import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AGGREGATE_BOUNDS, type AggregateTree } from '#corpus/aggregation.ts';
import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { embeddedEngine } from './embedded/engine.ts';

const Row = Type.Object({ id: Type.String(), cells: Type.Record(Type.String(), Type.String()) });
type Row = Static<typeof Row>;
const number = (code: string) => (row: Row) => (row.cells[code] ? Number(row.cells[code]) : undefined);
const rows = defineCollection({
  name: 'rows',
  record: Row,
  id: (row) => row.id,
  defaultField: 'TTL',
  fields: {
    TTL: { kind: 'text', label: 'Title', of: (row) => row.id },
    AN: { kind: 'keyword', label: 'Applicant', of: (row) => row.cells.AN!.split(', '), facet: true },
    AUTHORITY: { kind: 'keyword', label: 'Office', of: (row) => row.cells.AUTHORITY, facet: true },
    APD: { kind: 'date', label: 'Filed', of: number('APD'), facet: true, sort: true },
    CLAIM_COUNT: { kind: 'number', label: 'Claims', of: number('CLAIM_COUNT'), facet: true, sort: true },
    FAM_ID: { kind: 'keyword', label: 'Family', of: (row) => row.cells.FAM_ID || undefined, facet: true },
  },
});

it('the guide to counting says what is answered', async () => {
  const guide = await readFile(new URL('../../docs/guides/counting.md', import.meta.url), 'utf8');
  const [codes, , ...table] = guide
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  const records = table.map((cells) => ({
    id: cells[0]!,
    cells: Object.fromEntries(cells.map((cell, i) => [codes![i]!, cell])),
  }));
  expect(records.map(({ id }) => id)).toEqual(['A1', 'A2', 'B1', 'C1']);
  const dir = await mkdtemp(join(tmpdir(), 'priora-guide-'));
  const engine = embeddedEngine({ dir });
  try {
    await engine.open(rows);
    const put = (record: Row, i: number) => ({ kind: 'put', seq: i + 1, id: record.id, record, derived: {} }) as const;
    await engine.apply(rows, records.map(put));
    const blocks = [...guide.matchAll(/^```json\n(.*?)^```/gmsu)].map(([, text]) => JSON.parse(text!));
    expect(blocks).toHaveLength(8);
    for (let i = 0; i < blocks.length; i += 2)
      expect(await engine.aggregate(rows, { query: { kind: 'all' } }, blocks[i] as AggregateTree)).toEqual(
        blocks[i + 1],
      );
  } finally {
    await engine.close();
    await rm(dir, { recursive: true, force: true });
  }
  const { levels, axes, measures, parts, buckets, bytes } = AGGREGATE_BOUNDS;
  const said = (n: number) => n.toLocaleString('en-US');
  expect(guide).toContain(
    `may have ${levels} levels, ${axes} axes, ${measures} measures, ${said(parts)} ranges or queries an axis; make ${said(buckets)} buckets`,
  );
  expect(guide).toContain(`hold ${bytes / (1 << 20)} MiB`);
});
