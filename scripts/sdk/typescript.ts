import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientModel, type ClientOperation, clientModel, nameOf, type Schema } from './model.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'sdk/typescript');

/**
 * Builds the TypeScript client as a package that can be published, into an empty folder: the client's own modules, the
 * types of all operations, compiled to JavaScript with declarations.
 */
export function buildTypeScript(to: string): void {
  rmSync(to, { recursive: true, force: true });
  const src = join(to, 'src');
  mkdirSync(src, { recursive: true });
  for (const file of globSync('*.ts', { cwd: join(source, 'src') }))
    if (!file.endsWith('.test.ts')) cpSync(join(source, 'src', file), join(src, file));
  const model = clientModel();
  writeFileSync(join(src, 'interface.ts'), interfaceModule(model));
  writeFileSync(join(src, 'main.ts'), mainModule(model));
  writeFileSync(join(to, 'tsconfig.json'), JSON.stringify(CONFIG, null, 2));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const { private: _, ...published } = { ...own, version, ...PUBLISHED };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', to], { stdio: 'inherit' });
  for (const file of ['README.md', 'examples']) cpSync(join(source, file), join(to, file), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
}

const PUBLISHED = {
  exports: { '.': { types: './dist/main.d.ts', default: './dist/main.js' } },
  types: './dist/main.d.ts',
  files: ['dist', 'src', 'examples'],
  engines: { node: '>=18' },
};

const CONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: 'src',
    outDir: 'dist',
  },
  include: ['src'],
};

/** The types of everything that goes over the wire, and of every operation by `METHOD /path`. */
export function interfaceModule({ schemas, operations }: ClientModel): string {
  const shapes = Object.entries(schemas).map(
    ([name, schema]) => `${comment(schema.description)}export interface ${name} ${objectType(schema, '')}`,
  );
  const calls = operations.map((operation) => {
    const { method, path, body, query, params, answer, file, streams, summary, description } = operation;
    const parts = [
      `body: ${body ? `${typeOf(body.schema, '    ')}${body.required ? '' : ' | undefined'}` : 'unknown'}`,
      `query: ${query ? typeOf(query, '    ') : 'unknown'}`,
      `params: ${params ? typeOf(params, '    ') : 'unknown'}`,
      `answer: ${file ? 'Blob' : typeOf(answer, '    ')}`,
      `frames: ${streams}`,
    ];
    const about = [`${codeOf(operation)}${summary}`, description].filter(Boolean).join('\n\n');
    return `${comment(about, '  ')}  '${method} ${path}': {\n${parts.map((part) => `    ${part};`).join('\n')}\n  };`;
  });
  return `// Made from the service's own description: npm run sdk

${shapes.join('\n\n')}

/** Every call of the interface with what it takes and answers. */
export interface Operations {
${calls.join('\n')}
}
`;
}

const codeOf = ({ id }: ClientOperation) => `\`${id}\`: `;

function mainModule({ operations, version }: ClientModel): string {
  const paged = operations.flatMap(({ method, path, paged }) => (paged ? [`  '${method} ${path}': '${paged}',`] : []));
  return `// Made from the service's own description: npm run sdk
import type { Operations } from './interface.ts';
import { type Paging, type Service, type ServiceOptions, service } from './service.ts';

export * from './index.ts';
export type * from './interface.ts';

/** Version of the interface that the types are of. */
export const INTERFACE_VERSION = '${version}';

const PAGING: Paging = {
${paged.join('\n')}
};

/** A client of a Priora service: \`const priora = connect({ url, key })\`. */
export const connect = (options: ServiceOptions = {}): Service<Operations> => service<Operations>(options, PAGING);
`;
}

function comment(text: string | undefined, indent = ''): string {
  if (!text) return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function objectType({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = IDENTIFIER.test(name) ? name : JSON.stringify(name);
    const optional = required.includes(name) ? '' : '?';
    return `${comment(schema.description, inner)}${inner}${key}${optional}: ${typeOf(schema, inner)};`;
  });
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `readonly (${typeOf(schema.items ?? {}, indent)})[]`;
  if (schema.type === 'string') return schema.format === 'binary' ? 'Blob' : 'string';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'boolean') return 'boolean';
  if (schema.type !== 'object') return 'unknown';
  const values =
    typeof schema.additionalProperties === 'object'
      ? schema.additionalProperties
      : Object.values(schema.patternProperties ?? {})[0];
  if (values) return `{ readonly [name: string]: ${typeOf(values, indent)} }`;
  if (schema.properties) return objectType(schema, indent);
  return '{ readonly [name: string]: unknown }';
}
