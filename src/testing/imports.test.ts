import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Rooms that have an order inside, by their path in src, and the rank of each folder and file directly in them, lower
 * ones first: what is in a room imports from its own rank or below. Rooms of one rank may import each other, but never
 * in a circle. Test files may import anything.
 */
// biome-ignore format: read it as a table
const RANKS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '': {
    'declared.ts': 0, 'value-of.ts': 0, 'without-end.ts': 0, 'cut.ts': 0, 'rounded.ts': 0, 'by-text.ts': 0, 'how-many.ts': 0, 'portions.ts': 0, 'stream-within.ts': 0,
    'errors.ts': 0, 'clock.ts': 0, 'turns.ts': 0, 'give-way.ts': 0, 'spare-time.ts': 0, 'in-flight.ts': 0, 'shapes.ts': 0, 'config.ts': 0, 'loopback.ts': 0, 'pieces.ts': 0, 'wasm-memory.ts': 0, 'work.ts': 0,
    'asked-thread.ts': 1, egress: 1, tracing: 1, patents: 1, storage: 1, contract: 1, lexicon: 1, encoder: 1, chemistry: 1, marks: 1, sequences: 1, pictures: 1,
    depictions: 1.5,
    corpus: 2, collections: 2.2,
    engines: 2.5,
    translation: 3,
    analytics: 3, indicators: 3, sources: 3, accounts: 3, tasks: 3, models: 3, chats: 3, language: 3, files: 3, documents: 3,
    jobs: 3, sync: 3.2, dictionary: 3, reading: 3, monitors: 3, academy: 3,
    stores: 3.5,
    isolation: 4, flows: 4, 'services.ts': 4,
    skills: 5, 'operation.ts': 5, 'data-folder': 5,
    operations: 6,
    http: 7,
    management: 8, mcp: 8,
    app: 9,
    composition: 10,
    cli: 11,
    testing: 12,
  },
  corpus: {
    text: 0, 'learned.ts': 0, 'meaning.ts': 0, 'finding.ts': 0, 'structures.ts': 0, 'assembly.ts': 0, 'collection.ts': 0, 'function-text.ts': 0, 'unit.ts': 0, 'quote.ts': 1, 'watch.ts': 0, 'in-front-of.ts': 0,
    query: 1, 'column-asked.ts': 1,
    'ranking.ts': 2, 'aggregation.ts': 2,
    'engine.ts': 3,
    'capabilities.ts': 4, 'corpus.ts': 4, 'record-store.ts': 4, 'sequence-bank.ts': 4, 'picture-bank.ts': 4,
    'address.ts': 5, 'apart.ts': 5, 'demo-apart.ts': 5.5, 'meant.ts': 5, 'named-records.ts': 5, 'slips.ts': 5, 'total.ts': 5, 'in-portions.ts': 5, records: 5,
    'index-follower.ts': 6, 'index-looker.ts': 6, 'reading.ts': 6, 'newest.ts': 6,
    'embedded-corpus.ts': 7, 'observed.ts': 7,
  },
  'engines/embedded': {
    kernel: 0,
    format: 1,
    schema: 2,
    segment: 3,
    match: 4,
    rank: 5,
    count: 6,
    answer: 7,
    collection: 8,
    ask: 9,
    'engine.ts': 10,
  },
  // biome-ignore format: read it as a table
  'stores/sqlite': {
    'file.ts': 0, 'lock.ts': 0, 'messages.ts': 0, 'moving.ts': 0, 'remaking.ts': 0,
    'definition.ts': 1, 'removal.ts': 1,
    'entry.ts': 2, 'thread.ts': 2, 'open.ts': 2, 'user-row.ts': 2,
    'accounts.ts': 3, 'users.ts': 3, 'saved-searches.ts': 3, 'search-history.ts': 3, 'worklists.ts': 3, 'sign-in-limits.ts': 3,
    'model-ledger.ts': 3, 'kept-answers.ts': 3, 'egress.ts': 3, 'audit.ts': 3, 'monitors.ts': 3, 'tasks.ts': 3, 'chats.ts': 3, 'tokens.ts': 3,
    'jobs.ts': 3, 'sync.ts': 3, 'directory.ts': 3,
    'sqlite-stores.ts': 4, 'moved-files.ts': 5,
    'resolver.ts': 4, families: 5,
    corpus: 6, derived: 6,
    'upkeep.ts': 7, 'opener.ts': 7, 'open-corpus.ts': 7,
    'address.ts': 8, maintenance: 8,
    'maintenance.ts': 9,
  },
  'skills/answer-question': {
    read: 0,
    find: 1,
    pick: 2,
    write: 3,
    'answer-question.ts': 4,
    'jobs.ts': 5,
  },
};

/** Circles that are still to be opened, by room. */
const KNOWN_CIRCLES: Readonly<Record<string, readonly string[]>> = {
  '': ['flows - services.ts'],
};

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)|\bnew URL\('([^']+\.ts)', import\.meta\.url\)/g;

function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3]!);
}

/** The path inside src of what a file imports; undefined for what lies outside. */
function target(file: string, name: string): string | undefined {
  if (name.startsWith('#demo/')) return undefined;
  if (name.startsWith('#')) return name.slice(1);
  const path = name.startsWith('.') ? join(dirname(file), name) : undefined;
  return path?.startsWith('..') ? undefined : path;
}

const files = globSync('**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !file.endsWith('.d.ts'),
);

const arrows = files.flatMap((from) =>
  imports(from).flatMap((name) => {
    const to = target(from, name);
    return to === undefined ? [] : [{ from, to }];
  }),
);

/** The folder or file directly in a room under which a path lies; undefined for a path elsewhere. */
function place(room: string, path: string): string | undefined {
  if (room === '') return path.split('/')[0];
  return path.startsWith(`${room}/`) ? path.slice(room.length + 1).split('/')[0] : undefined;
}

/** The circles of a graph: places that reach each other, those of one circle in order, joined. */
function circles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const next = [...(edges.get(from) ?? [])];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (!seen.has(at)) next.push(...(edges.get(at) ?? []));
      seen.add(at);
    }
    return seen;
  };
  const reached = new Map([...edges.keys()].map((from) => [from, reach(from)]));
  const found = [...reached].flatMap(([from, seen]) =>
    seen.has(from) ? [[...seen].filter((to) => reached.get(to)?.has(from)).sort()] : [],
  );
  return [...new Set(found.map((each) => each.join(' - ')))].sort();
}

describe.each(Object.entries(RANKS))('room src/%s', (room, rank) => {
  const inside = arrows.flatMap(({ from, to }) => {
    const [a, b] = [place(room, from), place(room, to)];
    return a === undefined || b === undefined || a === b ? [] : [{ from, to, a, b }];
  });

  it('has a rank for all that is in it', () => {
    const places = new Set(files.flatMap((file) => place(room, file) ?? []));
    expect([...places].filter((name) => rank[name] === undefined)).toEqual([]);
    expect(Object.keys(rank).filter((name) => !places.has(name))).toEqual([]);
  });

  it('imports point down only', () => {
    const upwards = inside.filter(({ a, b }) => rank[b]! > rank[a]!);
    expect(upwards.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('has no circles, type imports included', () => {
    const edges = new Map<string, Set<string>>();
    for (const { a, b } of inside) edges.set(a, (edges.get(a) ?? new Set()).add(b));
    expect(circles(edges)).toEqual(KNOWN_CIRCLES[room] ?? []);
  });
});

it('finds circles', () => {
  const graph = (text: string) =>
    new Map(text.split(' ').map((each) => [each[0]!, new Set(each.slice(1).split(''))] as const));
  expect(circles(graph('abc bc c'))).toEqual([]);
  expect(circles(graph('ab bc cad d'))).toEqual(['a - b - c']);
  expect(circles(graph('ab ba cd dc eac'))).toEqual(['a - b', 'c - d']);
});

/**
 * Skills that are written for collections, and why; the others work on texts that they are given. Skills that read
 * papers beside patents take them as documents (`works/paper-document.ts`) or as what `find-papers` found.
 */
// biome-ignore format: read it as a table
const SKILLS_FOR: Readonly<Record<string, { readonly collections: string; readonly why: string }>> = {
  'answer-question': { collections: 'patents trademarks works', why: 'counts, owners, classes and legal facts are of patents; papers and marks are counted and listed, what papers say comes from find-papers' },
  'claim-scope': { collections: 'patents', why: 'nothing else has claims' },
  'compare-features': { collections: 'patents works', why: 'documents by their numbers; a paper is read as a document' },
  'corpus-words.ts': { collections: 'patents', why: 'how rare words are among the documents that searches rank' },
  'describe-passages': { collections: 'patents', why: 'passages are quotes of publications' },
  'explore-materials': { collections: 'materials patents', why: 'values of materials, and the patents that state them' },
  'explore-solutions': { collections: 'patents', why: 'means for ends are ranked by classes and owners' },
  'find-papers': { collections: 'works', why: 'design, headings and retraction are of papers' },
  'find-topic': { collections: 'patents', why: 'topics are classes' },
  'search-elements': { collections: 'patents', why: 'combinations are judged within a neighbourhood of classes' },
  'search-prior-art': { collections: 'patents works', why: 'one strategy for each way to find; literature is one of them' },
  'solution-cases': { collections: 'patents', why: 'cases are publications with their effects' },
};

it('skills know no collection but those that they are written for', () => {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [skill, collection] = [place('skills', from), place('collections', to)];
    if (skill && collection) known.set(skill, (known.get(skill) ?? new Set()).add(collection));
  }
  const found = Object.fromEntries([...known].sort().map(([skill, names]) => [skill, [...names].sort().join(' ')]));
  const declared = Object.entries(SKILLS_FOR).map(([skill, { collections }]) => [skill, collections]);
  expect(found).toEqual(Object.fromEntries(declared));
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

it('SQLite is known where the stores in it are, and nowhere else', () => {
  const found = files
    .filter((file) => !file.startsWith('stores/sqlite/') && !file.startsWith('testing/'))
    .flatMap((file) =>
      imports(file)
        .filter((name) => /sqlite/.test(name) && !name.startsWith('#stores/sqlite/') && !name.startsWith('./sqlite/'))
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

it('schemas come as the one file that they are bundled into: of the package, each thread would read 680', () => {
  const direct = files.filter((file) => imports(file).some((name) => /^typebox(?:\/|$)/.test(name)));
  expect(direct).toEqual([]);
});
