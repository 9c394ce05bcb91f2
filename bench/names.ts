import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Entity, type EntityKind, entities, entityPart } from '#collections/entities/entities.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { Automaton, automatonBytes } from '#dictionary/tagging/automaton.ts';
import { commonThings } from '#dictionary/tagging/common-things.ts';
import { namedThings } from '#dictionary/tagging/dictionary.ts';
import { Tagger } from '#dictionary/tagging/tag.ts';
import { entitiesBegun } from '#operations/biopharmaceutical-dictionary-data/autocomplete.ts';
import { openStored } from '#stores/sqlite/opener.ts';
import { NameMaker } from './company-shapes.ts';
import { generate } from './corpus.ts';
import { quantile } from './measure.ts';
import { Random } from './random.ts';

/**
 * A dictionary, generated: how long it takes to make its automaton, how much text a second is looked through for its
 * names, and, stored, how long the completion of a name takes once what writing began is done, by the clock and in
 * processor time of all threads.
 *
 *     node bench/names.ts [--names 100000,1000000] [--tagged 500000] [--asked 2000] [--shapes FOLDER] [--keep FOLDER]
 *
 * `--names 0` leaves completion out, which takes the longest to prepare; `--tagged 0` the texts. `--shapes`: a data
 * folder whose dictionary gives the shapes of the stored names (kinds, names of each thing, their words); without it
 * they are made of syllables. `--keep`: where the stored names stay for the next run.
 */
const { values } = parseArgs({
  options: {
    names: { type: 'string', default: '100000,1000000' },
    tagged: { type: 'string', default: '500000' },
    asked: { type: 'string', default: '2000' },
    shapes: { type: 'string' },
    keep: { type: 'string' },
  },
});
const NAMES_EACH = 4;
const BATCH = 1_000;
const TEXT_BYTES = 20_000_000;
/** Seconds that are waited at most for a process that spends no more than so many microseconds of processor in one. */
const MOST_SECONDS = 300;
const IDLE_US = 20_000;
/** Calls before any are counted. */
const WARMING = 1_000;

const random = new Random(5);
const syllables = 'ba co di fe ga hu ki lo ma ne or pi qua ri so tu va wo xe yo zan mer tol gar vin sel nor dak'.split(
  ' ',
);
const word = () => Array.from({ length: 2 + random.integer(3) }, () => random.pick(syllables)).join('');
const kinds = ['disease', 'drug', 'target'] as const;
const said = (n: number) => n.toLocaleString('en');

function thing(n: number): Entity {
  const name = () => Array.from({ length: 1 + random.integer(3) }, word).join(' ');
  return entityPart({
    ids: [`${kinds[n % 3]!}:name:${n}`],
    provenance: [{ source: 'bench', key: String(n) }],
    kind: kinds[n % 3]!,
    names: Array.from({ length: NAMES_EACH }, (_, at) => ({
      ...{ lang: 'en', kind: at === 0 ? ('preferred' as const) : ('exact' as const), text: name() },
    })),
  });
}

if (Number(values.tagged) > 0) {
  const things = Array.from({ length: Number(values.tagged) / NAMES_EACH }, (_, n) => thing(n));
  const begun = performance.now();
  const bytes = automatonBytes(namedThings(things), 1);
  console.log(
    `${said(things.length * NAMES_EACH)} names: an automaton of ${(bytes.length / 1e6).toFixed(0)} MB in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  const tagger = new Tagger(new Automaton(bytes), kinds);
  // one word in twenty begins a name
  const texts: string[] = [];
  let length = 0;
  for (const { abstract } of generate(50_000)) {
    const text = abstract
      .split(' ')
      .map((each) => (random.next() < 0.05 ? random.pick(random.pick(things).names).text : each))
      .join(' ');
    texts.push(text);
    length += Buffer.byteLength(text);
    if (length > TEXT_BYTES) break;
  }
  for (const text of texts.slice(0, texts.length / 10)) tagger.tag([{ id: 'text', text }]);
  let found = 0;
  const spent = process.cpuUsage();
  for (const text of texts) found += tagger.tag([{ id: 'text', text }]).mentions.length;
  const { user, system } = process.cpuUsage(spent);
  console.log(
    `${(length / 1e6).toFixed(0)} MB of text, ${said(found)} mentions: ${(length / (user + system)).toFixed(1)} MB a second of processor time`,
  );
}

/** The names of the things of a dictionary, each with the kind of its thing. */
async function realNames(dir: string) {
  const { records, close } = await openStored({ module: '', dir }, []);
  const all: (Entity['names'][number] & { readonly of: EntityKind })[][] = [];
  for (let seq = 0; ; ) {
    const changes = await records.changesAfter(entities, seq);
    if (changes.length === 0) break;
    for (const change of changes)
      if (change.kind === 'put') all.push(change.record.names.map((name) => ({ ...name, of: change.record.kind })));
    seq = changes.at(-1)!.seq;
  }
  await close();
  return all;
}

const SIZES = values.names.split(',').map(Number).filter(Boolean);
if (SIZES.length > 0) {
  const dir = values.keep ?? (await mkdtemp(join(tmpdir(), 'priora-names-')));
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
  const maker = values.shapes === undefined ? undefined : new NameMaker(await realNames(values.shapes), random);
  const next = (n: number): Entity => {
    const names = maker?.entity();
    if (!names) return thing(n);
    const kind = names[0]!.of;
    return entityPart({
      ids: [`${kind}:doid:${n}`],
      provenance: [{ source: 'bench', key: String(n) }],
      kind,
      names: names.map(({ of: _, ...name }) => name),
    });
  };
  try {
    const kept: Entity[] = [];
    let [stored, named] = [0, 0];
    for (const size of SIZES) {
      const [from, begun, spent] = [stored, performance.now(), process.cpuUsage()];
      const there = (await corpus.status()).find(({ name }) => name === entities.name)?.records ?? 0;
      while (named < size) {
        const batch = Array.from({ length: BATCH }, (_, n) => next(stored + n));
        if (there <= stored) await corpus.put(entities, batch);
        stored += batch.length;
        named += batch.reduce((sum, { names }) => sum + names.length, 0);
        for (let n = 0; n < 5; n++) kept.push(random.pick(batch));
      }
      const { user, system } = process.cpuUsage(spent);
      console.log(
        `${said(named)} names stored, ${said(Math.round((1000 * (stored - from)) / (performance.now() - begun)))} things a second, ${said(Math.round((1e6 * (stored - from)) / (user + system)))} a second of processor time`,
      );
      await asked(corpus, kept);
    }
  } finally {
    await corpus.close();
    if (values.keep === undefined) await rm(dir, { recursive: true, force: true });
  }
}

/** Waits until the process has next to nothing to do: what writing began to merge is no part of a completion. */
async function quiet(): Promise<void> {
  for (let second = 0; second < MOST_SECONDS; second++) {
    const spent = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { user, system } = process.cpuUsage(spent);
    if (user + system < IDLE_US) return;
  }
}

/** Completes names in every way that callers type them. */
async function asked(corpus: Corpus, kept: readonly Entity[]): Promise<void> {
  await quiet();
  const { signal } = new AbortController();
  for (let n = 0; n < WARMING; n++) {
    const one = random.pick(kept);
    await entitiesBegun(corpus, one.kind, random.pick(one.names).text.slice(0, 1 + random.integer(12)), 10, signal);
  }
  const start = (letters: number) => (name: string) => [...name].slice(0, letters).join('');
  for (const letters of [1, 2, 3, 4, 5, 8]) await complete(corpus, kept, `${letters} letters`, start(letters));
  await complete(corpus, kept, 'whole names', (name) => name);
  const slip = (at: number) => (name: string) => `${name.slice(0, at)}x${name.slice(at + 1)}`.slice(0, 24);
  await complete(corpus, kept, 'the 2nd letter wrong', slip(1));
  await complete(corpus, kept, 'the 5th letter wrong', slip(4));
  await complete(corpus, kept, 'the 9th letter wrong', slip(8));
  await complete(corpus, kept, 'a word inside', (name) => name.split(' ').at(-1)!.slice(0, 6));
  for (const letters of [1, 3]) await complete(corpus, kept, `${letters} letters, 100 names`, start(letters), 100);
  await complete(corpus, kept, 'the 5th letter wrong, 100 names', slip(4), 100);
  // things that have English names alone, by the Chinese ones of the program
  const common = (await commonThings()).map(({ kind, chinese }) => ({
    ...{ id: '', kind, names: chinese.map((text) => ({ text })) },
  }));
  for (const limit of [10, 100])
    for (const letters of [1, 2, 3])
      await complete(corpus, common, `Chinese, ${letters} characters, ${limit} names`, start(letters), limit);
}

/** Asks for names that begin as some do, and says how long that took and how often the meant one was found. */
async function complete(
  corpus: Corpus,
  kept: readonly { id: string; kind: EntityKind; names: readonly { text: string }[] }[],
  what: string,
  prefixOf: (name: string) => string,
  limit = 10,
): Promise<void> {
  const [clock, processor]: [number[], number[]] = [[], []];
  const { signal } = new AbortController();
  let found = 0;
  let [worst, longest] = ['', 0];
  for (let n = 0; n < Number(values.asked); n++) {
    const one = random.pick(kept);
    const prefix = prefixOf(random.pick(one.names).text);
    const [started, spent] = [performance.now(), process.cpuUsage()];
    const rows = await entitiesBegun(corpus, one.kind, prefix, limit, signal);
    clock.push(performance.now() - started);
    const { user, system } = process.cpuUsage(spent);
    processor.push((user + system) / 1000);
    if (processor.at(-1)! > longest) [worst, longest] = [`${one.kind} ${prefix}`, processor.at(-1)!];
    if (rows.some(({ id }) => id === one.id)) found++;
  }
  const told = (of: number[]) => {
    const sorted = of.toSorted((a, b) => a - b);
    return [0.5, 0.99].map((q) => quantile(sorted, q).toFixed(2)).join(' / ');
  };
  console.log(
    `${what}: processor ${told(processor)} ms, clock ${told(clock)} ms (p50 / p99), at most ${longest.toFixed(1)} (${worst}); meant one among the first ${limit} ${found} of ${values.asked} times`,
  );
}
