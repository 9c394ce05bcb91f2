import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Lower rooms first: a file imports from its own room's rank or below. Test files may import anything. */
// biome-ignore format: read it as a table
const RANK: Readonly<Record<string, number>> = {
  'errors.ts': 0, 'clock.ts': 0, 'shapes.ts': 0, 'projection.ts': 0, 'config.ts': 0,
  patents: 1,
  corpus: 2,
  engines: 2,
  sources: 3, accounts: 3, tasks: 3, models: 3, chats: 3, language: 3, files: 3, documents: 3,
  flows: 4, jobs: 4, 'services.ts': 4,
  skills: 5, 'operation.ts': 5,
  operations: 6,
  http: 7,
  management: 8, mcp: 8,
  app: 9,
  'main.ts': 10,
  cli: 11,
  testing: 12,
};

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;

function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2]!);
}

/** The room of a path inside src: its first folder, or the file itself. */
const room = (path: string) => path.split('/')[0]!;

const files = globSync('**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !file.endsWith('.d.ts'),
);

it('knows every room of the house', () => {
  expect([...new Set(files.map(room))].filter((name) => RANK[name] === undefined)).toEqual([]);
});

it('imports point down only', () => {
  const upwards = files.flatMap((file) =>
    imports(file)
      .map((name) =>
        name.startsWith('#')
          ? name.slice(1)
          : name.startsWith('.')
            ? relative(root, join(root, dirname(file), name))
            : undefined,
      )
      .filter((target) => target !== undefined)
      .filter((target) => RANK[room(target)]! > RANK[room(file)]!)
      .map((target) => `${file} imports ${target}`),
  );
  expect(upwards).toEqual([]);
});

it('operations know no door, no engine and no store', () => {
  const forbidden = /^(fastify|node:sqlite|node:http|#http\/|#engines\/|#corpus\/records\/|#accounts\/)/;
  const found = files
    .filter((file) => file.startsWith('operations/'))
    .flatMap((file) =>
      imports(file)
        .filter((name) => forbidden.test(name))
        .map((name) => `${file} imports ${name}`),
    );
  expect(found).toEqual([]);
});

it('only config.ts reads the environment', () => {
  const readers = files.filter(
    (file) =>
      !/^(config\.ts|testing\/|cli\/)/.test(file) && /process\.env/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers).toEqual([]);
});
