import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type Fact, type GroupFacts, type OperationFacts, readFacts } from '#contract/facts.ts';
import { constantOf } from '#contract/types-of.ts';

/**
 * Writes the file of an operation and its test: `npm run scaffold P021`, by code or operation id. The projection names
 * every field of the answer and its type makes the compiler ask for each. Nothing that is there is written over.
 */
const wanted = process.argv[2] ?? '';
const found = [...readFacts()].flatMap(([slug, group]) =>
  Object.entries(group.operations)
    .filter(([id, { code }]) => id === wanted || code?.toLowerCase() === wanted.toLowerCase())
    .map(([id, facts]) => ({ slug, group, id, facts })),
);
if (found.length !== 1) {
  console.error(
    found.length === 0
      ? `No operation has the code or id "${wanted}".`
      : `${found.length} operations have the code ${wanted}: give one of the ids ${found.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(2);
}
const { slug, group, id, facts } = found[0]!;
const words = facts.path.split('/').filter((part) => part && !/^(v\d+|\{.*\})$/.test(part));
const stem = [facts.code?.toLowerCase(), words.at(-1)].filter(Boolean).join('-');
const folder = new URL(`../src/operations/${slug}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of [
  [`${stem}.ts`, operation()],
  [`${stem}.test.ts`, test()],
] as const) {
  const file = new URL(name, folder);
  if (existsSync(file)) console.error(`src/operations/${slug}/${name} is there already`);
  else {
    writeFileSync(file, text);
    console.log(`src/operations/${slug}/${name}: ${text.split('\n').length - 1} lines`);
  }
}

function resolve(fact: Fact, { schemas = {} }: GroupFacts): Fact {
  return fact.$ref ? resolve(schemas[fact.$ref]!, group) : fact;
}

/** An answer with every field named and nothing known. */
function skeleton(of: Fact, indent: string): string {
  const fact = resolve(of, group);
  if (fact.type === 'array' || fact.items) return '[]';
  if (!fact.properties) return 'undefined';
  const required = new Set([...(fact.required ?? []), ...(fact.always ?? [])]);
  const lines = Object.entries(fact.properties).map(([name, field]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const inner = resolve(field, group);
    const value = inner.properties && required.has(name) ? skeleton(field, `${indent}  `) : 'undefined';
    return `${indent}  ${key}: ${value}, // ${inner.type ?? 'any'}${inner['x-format'] ? ` ${inner['x-format']}` : ''}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** The part of the answer that a record becomes, and where it stands. */
function rowOf({ answer = {} }: OperationFacts): { readonly fact: Fact; readonly type: string; readonly list: string } {
  const whole = resolve(answer, group);
  if (whole.items) return { fact: whole.items, type: 'Answer[number]', list: 'rows' };
  for (const [name, field] of Object.entries(whole.properties ?? {})) {
    const inner = resolve(field, group);
    if (inner.items && resolve(inner.items, group).properties)
      return { fact: inner.items, type: `NonNullable<Answer['${name}']>[number]`, list: `{ ${name}: rows }` };
  }
  return { fact: answer, type: 'Answer', list: 'rows[0]!' };
}

function operation(): string {
  const constant = constantOf(id);
  const row = rowOf(facts);
  const part = facts.body?.properties || facts.body?.$ref ? 'body' : 'query';
  return `import { ${constant} } from '#contract/generated/${slug}.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';

type Answer = OperationAnswer<'${id}'>;

/** One record as it is answered; what is unknown is absent. */
const row = (record: object) => known<${row.type}>(${skeleton(row.fact, '')});

export default defineOperation({
  contract: ${constant},
  path: '${facts.path}',
  summary: '',
  example: { ${part}: {} },
  async handle({ ${part}, signal }, { corpus }) {
    const rows = ([] as object[]).map(row);
    return ${row.list};
  },
});
`;
}

function test(): string {
  return `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '#testing/service.ts';
import operation from './${stem}.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: [] });
});
afterAll(() => service.close());

it('answers what is stored', async () => {
  const { data } = await service.call(operation, operation.example as object);
  expect(data).toEqual({});
});
`;
}
