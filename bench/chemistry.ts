import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { packGraph } from '#chemistry/graph.ts';
import { openToolkit } from '#chemistry/rdkit.ts';
import { StructureError, type StructureQuery } from '#chemistry/toolkit.ts';
import { type Compound, compoundOf } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { StructureColumn } from '#collections/compounds/structures/column.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { equalTo } from '#operations/chemical-and-bio-data/structure-search.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { sharedData } from '#testing/shared-data.ts';
import { quantile } from './measure.ts';
import { Random } from './random.ts';

/**
 * Structures made of real ones, joined end to end: what they take in memory, and how long searches by structure take
 * among them in one thread.
 *
 *     node bench/chemistry.ts [--rows 10000,100000,1000000] [--distinct 20000] [--asked 200] [--within 2000]
 *       [--stored 300000,1000000]
 *
 * Reading a structure takes the toolkit milliseconds: `--distinct` of them are read, each stands under as many ids as
 * make `--rows`. `processor`: milliseconds of computing, which a busy machine changes less. `--within`: milliseconds of
 * the clock that a search has, as in the service; where others compute beside, more let it come to its end. Queries are
 * small real structures of eight heavy atoms and more, and, for likeness, structures read. `--stored`: so many
 * compounds are written to a store, each with identities of its own, and those equal to a structure are asked for
 * there: what reading the text takes is told apart from what the look-up does.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,100000,1000000' },
    distinct: { type: 'string', default: '20000' },
    asked: { type: 'string', default: '200' },
    within: { type: 'string', default: '2000' },
    stored: { type: 'string', default: '' },
  },
});
const SIZES = values.rows.split(',').map(Number).filter(Boolean);
const STORED = values.stored.split(',').map(Number).filter(Boolean);
/** Compounds that are written at once. */
const BATCH = 2_000;
const [DISTINCT, ASKED] = [Number(values.distinct), Number(values.asked)];
const WITHIN_MS = Number(values.within);
/** Heavy atoms, about, of what is joined, and at least of what is asked for. */
const [MOST_PIECE, LEAST_ASKED] = [16, 8];
const RULES = { charge: true, isotope: true, radical: true, tautomer: true };

const place = sharedData('chem-bio/chembl-smiles');
if (!place) throw new Error('chem-bio/chembl-smiles is not on this machine');
const atomsOf = (smiles: string) => smiles.match(/Br|Cl|[BCNOPSFIbcnops]/g)?.length ?? 0;
const real = readdirSync(place)
  .flatMap((file) =>
    gunzipSync(readFileSync(join(place, file)))
      .toString('utf8')
      .split('\n'),
  )
  .map((line) => line.trim().split(/[\t ,]/, 1)[0]!)
  .filter((smiles) => smiles !== '' && !smiles.includes('.'));
const pieces = real.filter((smiles) => atomsOf(smiles) <= MOST_PIECE && atomsOf(smiles) >= 4);

const random = new Random(11);
const toolkit = async (smiles: string): Promise<StructureQuery | undefined> => {
  try {
    return (await openToolkit()).query(smiles);
  } catch (error) {
    if (error instanceof StructureError) return undefined;
    throw error;
  }
};

let began = performance.now();
const read: StructureQuery[] = [];
const seen = new Set<string>();
for (let tried = 0; read.length < DISTINCT && tried < 4 * DISTINCT; tried++) {
  const one = await toolkit(random.pick(pieces) + random.pick(pieces));
  if (!one || seen.has(one.isomeric)) continue;
  seen.add(one.isomeric);
  read.push(one);
}
console.log(
  `${read.length} structures read, ${((performance.now() - began) / read.length).toFixed(1)} ms each; load ${loadavg()[0]!.toFixed(1)}`,
);

const asked: StructureQuery[] = [];
for (let tried = 0; asked.length < ASKED && tried < 20 * ASKED; tried++) {
  const smiles = random.pick(pieces);
  const one = atomsOf(smiles) < LEAST_ASKED ? undefined : await toolkit(smiles);
  if (one && one.molecule.atoms.filter(({ number }) => number > 1).length >= LEAST_ASKED) asked.push(one);
}
const rows: Record<string, unknown>[] = [];
const ms = (all: number[], q: number) =>
  Number(
    quantile(
      all.toSorted((a, b) => a - b),
      q,
    ).toFixed(2),
  );

/**
 * Compounds of the structures read, of other identities each time: the first of each is asked for, by the text that it
 * was written in.
 */
async function askExact(): Promise<void> {
  const toolkit = await openToolkit();
  const first = read.slice(0, Math.min(DISTINCT, BATCH)).map(({ isomeric }) => {
    const structure = toolkit.structure(isomeric);
    const given = { text: isomeric, notation: 'smiles' } as const;
    return compoundOf(structure, { source: 'bench', key: isomeric, given });
  });
  const other = (one: Compound, n: number): Compound => ({
    ...one,
    id: `K${String(n).padStart(26, '0')}`,
    // as long as they are, and in any order
    identity: {
      ...one.identity!,
      keys: one.identity!.keys.map((_, at) => hash('sha256', `${n} ${at}`, 'base64url').slice(0, 14)),
    },
  });
  const dir = mkdtempSync(join(tmpdir(), 'priora-bench-chemistry-'));
  const corpus = await openCorpus({ dir, collections: [compounds] });
  try {
    const each = Math.floor(Math.min(...STORED) / first.length);
    let stored = 0;
    for (const size of STORED.toSorted((a, b) => a - b)) {
      const [from, started, spent] = [stored, performance.now(), process.cpuUsage()];
      while (stored < size) {
        const batch = Array.from({ length: Math.min(BATCH, size - stored) }, (_, i) => {
          const n = stored + i;
          const one = first[Math.floor(n / each) % first.length]!;
          return n % each === 0 && n < each * first.length ? one : other(one, n);
        });
        await corpus.put(compounds, batch);
        stored += batch.length;
      }
      const { user, system } = process.cpuUsage(spent);
      console.log(
        `${(size - from).toLocaleString('en')} more compounds stored in ${((performance.now() - started) / 1000).toFixed(0)} s, ${((user + system) / 1e6).toFixed(0)} of the processor`,
      );
      await askStored(corpus, size, first);
    }
  } finally {
    await corpus.close();
    rmSync(dir, { recursive: true });
  }
}

async function askStored(corpus: Corpus, size: number, first: readonly Compound[]): Promise<void> {
  const parsed = await openToolkit();
  const all = { include_stereo: true, include_isotope: true, include_charge: true, include_radical: true };
  const ways = { 'all differences count': true, 'tautomers are one': false };
  for (const [what, include_tautomer] of Object.entries(ways)) {
    const spans: Record<string, number[]> = {
      'read, by the processor': [],
      'look-up, by the processor': [],
      'by the clock': [],
    };
    let found = 0;
    for (const one of Array.from({ length: ASKED }, () => random.pick(first))) {
      const [began, start] = [performance.now(), process.cpuUsage()];
      const identity = parsed.identity(one.structure.isomeric);
      const reading = process.cpuUsage(start);
      const at = process.cpuUsage();
      const ids = await equalTo(corpus, identity, { ...all, include_tautomer });
      const looking = process.cpuUsage(at);
      spans['by the clock']!.push(performance.now() - began);
      spans['read, by the processor']!.push((reading.user + reading.system) / 1_000);
      spans['look-up, by the processor']!.push((looking.user + looking.system) / 1_000);
      if (ids.includes(one.id)) found++;
    }
    for (const [span, times] of Object.entries(spans)) {
      rows.push({
        ...{ rows: size, what: `equal, ${what}: ${span}`, asked: times.length },
        ...{ p50: ms(times, 0.5), p95: ms(times, 0.95), most: ms(times, 1), hits: found },
      });
      console.log(rows.at(-1));
    }
  }
}

function time(
  size: number,
  what: string,
  of: readonly StructureQuery[],
  ask: (one: StructureQuery) => { ids: readonly string[]; complete: boolean },
): void {
  const [times, computed]: [number[], number[]] = [[], []];
  let [hits, cut] = [0, 0];
  for (const one of of) {
    const start = performance.now();
    const before = process.cpuUsage();
    const { ids, complete } = ask(one);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    computed.push((user + system) / 1_000);
    hits += ids.length;
    if (!complete) cut++;
  }
  rows.push({
    ...{ rows: size, what, asked: of.length, p50: ms(times, 0.5), p95: ms(times, 0.95), most: ms(times, 1) },
    ...{ processor_p50: ms(computed, 0.5), processor_p95: ms(computed, 0.95), hits, cut_by_time: cut },
  });
  console.log(rows.at(-1));
}
if (STORED.length > 0) await askExact();
const some = read.slice(0, ASKED);
const column = new StructureColumn();
let [row, filling] = [0, 0];
for (const size of SIZES.toSorted((a, b) => a - b)) {
  began = performance.now();
  for (; row < size; row++) {
    const { molecule, pattern, morgan } = read[row % read.length]!;
    const heavy_atoms = molecule.atoms.filter(({ number }) => number > 1).length;
    column.put({ id: `K${String(row).padStart(26, '0')}`, heavy_atoms, graph: packGraph(molecule), pattern, morgan });
  }
  filling += performance.now() - began;
  const each = Math.round(column.bytes / size);
  console.log(
    `${size.toLocaleString('en')} rows taken up in ${(filling / 1000).toFixed(0)} s, ${each} bytes each without ids`,
  );
  const contains = ({ molecule, pattern }: StructureQuery) =>
    column.containing({ molecule, pattern, rules: RULES }, WITHIN_MS);
  time(size, 'contains', asked, contains);
  time(size, 'similar from .7', some, ({ morgan }) => column.similar(morgan, 0.7));
  time(size, 'similar from .5', some, ({ morgan }) => column.similar(morgan, 0.5));
}
console.table(rows);
console.log(`load ${loadavg()[0]!.toFixed(1)}`);
