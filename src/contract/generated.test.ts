import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFacts } from './facts.ts';
import type { Shape } from './shape.ts';
import { writeShapes } from './write-shapes.ts';

const folder = new URL('./generated/', import.meta.url);
const files = readdirSync(folder).sort();

it('the generated shapes are those of the facts: `npm run contract` writes them', () => {
  const written = new Map(files.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
  const wanted = writeShapes(readFacts());
  expect(files).toEqual([...wanted.keys()].sort());
  expect([...wanted].filter(([name, text]) => written.get(name) !== text).map(([name]) => name)).toEqual([]);
});

it('has a shape for each of the 356 operations; every field says what it is, every number its unit', async () => {
  const shapes: Shape[] = [];
  for (const name of files.filter((file) => file.endsWith('.ts') && !/^index|types\.ts$/.test(file)))
    shapes.push(...(Object.values(await import(new URL(name, folder).href)) as Shape[]));
  const ids = [...readFacts().values()].flatMap(({ operations }) => Object.keys(operations));
  expect(shapes.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(ids).toHaveLength(356);
  let fields = 0;
  const silent: string[] = [];
  const seen = new Set<unknown>();
  const visit = (schema: any, at: string): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
    seen.add(schema);
    for (const [name, field] of Object.entries<any>(schema.properties ?? {})) {
      fields += 1;
      // a named schema says what it is where it is used
      if (!field.description && !field.title) silent.push(`${at}.${name}`);
      if (/^(integer|number)$/.test(field.type) && !field['x-unit']) silent.push(`${at}.${name}: unit`);
      visit(field, `${at}.${name}`);
    }
    visit(schema.items, `${at}[]`);
    for (const branch of schema.anyOf ?? []) visit(branch, at);
  };
  for (const shape of shapes)
    for (const part of ['body', 'query', 'params', 'headers', 'answer', 'response'] as const)
      visit(shape[part], `${shape.id} ${part}`);
  expect(silent).toEqual([]);
  expect(fields).toBeGreaterThan(5000);
});
