import type { GroupFacts } from './facts.ts';
import { schemasOf, titlesOf } from './schemas.ts';
import type { GroupSchemas } from './shape.ts';
import { constantOf, typesOf } from './types-of.ts';

/**
 * The generated files by name, made of the facts of all groups. Of each group: `<group>.ts`, what identifies its
 * operations, which is all that is loaded at start; `<group>.types.ts`, which is erased when it runs; `<group>.json`,
 * the schemas, read when a first one is asked for.
 */
export function writeShapes(groups: ReadonlyMap<string, GroupFacts>): Map<string, string> {
  const title = titlesOf(groups);
  const files = new Map<string, string>();
  for (const [name, group] of groups) {
    const schemas = schemasOf(group, (schema) => title(name, schema));
    files.set(`${name}.ts`, writeHeads(name, group, schemas));
    files.set(`${name}.types.ts`, `${made(name)}\n\n${typesOf(schemas)}\n`);
    files.set(`${name}.json`, `${JSON.stringify(schemas, null, 1)}\n`);
  }
  files.set('index.ts', writeIndex(groups));
  return files;
}

const made = (group: string) => `// Written by \`npm run contract\` from ../groups/${group}.json: change that file.`;

function writeHeads(group: string, { tag, operations }: GroupFacts, schemas: GroupSchemas): string {
  const heads = Object.entries(operations).map(([id, { code, method, path, mediaType }]) => {
    const head = { id, ...(code && { code }), method, path, tag, ...(mediaType && { consumes: mediaType }) };
    const fields = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const parts = Object.keys(schemas.operations[id]!).map((part) => JSON.stringify(part));
    return `export const ${constantOf(id)} = shape({ ${fields.join(', ')} }, [${parts.join(', ')}]);`;
  });
  return `${made(group)}
import { shapesOf } from '../shape.ts';
import type { Operations } from './${group}.types.ts';

const shape = shapesOf<Operations>(new URL('./${group}.json', import.meta.url));

${heads.join('\n')}
`;
}

/**
 * Types of all operations by id, and the ids of the codes that only one operation has. Erased when it runs: it loads no
 * shape.
 */
function writeIndex(groups: ReadonlyMap<string, GroupFacts>): string {
  const all = [...groups].flatMap(([file, { operations }]) =>
    Object.entries(operations).map(([id, { code, method, path }]) => ({ id, code, file, route: `${method} ${path}` })),
  );
  const times = (code: string) => all.filter((one) => one.code === code).length;
  const codes = all.filter(({ code }) => code !== null && times(code) === 1);
  const imports = [...groups.keys()].map((file) => `import type * as ${constantOf(file)} from './${file}.types.ts';`);
  return `// Written by \`npm run contract\` from ../groups: change those files.
${imports.join('\n')}

/** The parts of each operation by its id. */
export interface Wires {
${all.map(({ id, file }) => `  '${id}': ${constantOf(file)}.${constantOf(id)};`).join('\n')}
}

/** Ids by code, of the codes that one operation alone has. */
export interface Codes {
${codes.map(({ code, id }) => `  '${code}': '${id}';`).join('\n')}
}

/** Ids by method and path. */
export interface Routes {
${all.map(({ route, id }) => `  '${route}': '${id}';`).join('\n')}
}
`;
}
