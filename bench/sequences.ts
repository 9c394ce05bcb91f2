import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Sequence, sequenceRecord } from '#collections/sequences/sequences.ts';
import type { StoredCorpus } from '#corpus/record-store.ts';
import { ServiceError } from '#errors.ts';
import { subjectsOf } from '#sequences/in-memory.ts';
import { type SequenceKind, translate } from '#sequences/letters.ts';
import { type Algorithm, RULES, search } from '#sequences/search.ts';
import { openBank } from '#stores/sqlite/derived/sequence-bank.ts';
import { mutated, randomSequence } from '../eval/sequences/real-sequences.ts';
import { quantile } from './measure.ts';
import { Random } from './random.ts';

/**
 * A million proteins and as many nucleotides, generated: how long they take to be made ready for searches, and how long
 * searches among them take, in processor threads as the service has them.
 *
 *     node bench/sequences.ts [--sequences 1000000] [--asked 20] [--algorithms blastp,blastn] [--kinds protein]
 *       [--in-memory] [--peer]
 *
 * Letters are as frequent as in real proteins, lengths lie between 50 and 650 (bases: 200 and 1,800); one sequence of a
 * hundred is a relative of one of 1,000 ancestors, of which the queries are cut: 300 letters, a tenth of them changed.
 * `--in-memory`: nothing is stored, and one thread looks. `--peer` asks NCBI BLAST+ the same on the same letters in as
 * many threads, with its statistics by composition and its filters off, and says how many of its hits below 1e-3 were
 * found, too. `processor`: milliseconds of all threads.
 */
const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000000' },
    asked: { type: 'string', default: '20' },
    algorithms: { type: 'string', default: 'blastp,blastp-fast,blastn,megablast,blastx-fast,tblastn-fast' },
    kinds: { type: 'string', default: 'protein,nucleotide' },
    'in-memory': { type: 'boolean', default: false },
    peer: { type: 'boolean', default: false },
  },
});
const COUNT = Number(values.sequences);
const ASKED = Number(values.asked);
const ANCESTORS = 1_000;
const BATCH = 5_000;
const EVALUE = 1e-3;
const LIMIT = 100;
const SIZES = { protein: [50, 600], nucleotide: [200, 1_600] } as const;
const ALPHABET = { protein: 'ACDEFGHIKLMNPQRSTVWY', nucleotide: 'ACGT' } as const;

const random = new Random(20);
const roll = (n: number) => random.integer(n);
/** Letters by their frequency, from which the rest is drawn. */
const BAGS = {
  protein: Buffer.from(randomSequence('protein', 1 << 16, roll)),
  nucleotide: Buffer.from(randomSequence('nucleotide', 1 << 16, roll)),
};
let state = 88_172_645;
/** As `Random`, but a letter costs two nanoseconds. */
function drawn(kind: SequenceKind, length: number): string {
  const letters = Buffer.allocUnsafe(length);
  const bag = BAGS[kind];
  for (let i = 0; i < length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    letters[i] = bag[(state >>> 3) & 0xffff]!;
  }
  return letters.toString('latin1');
}

const ancestors = {
  protein: Array.from({ length: ANCESTORS }, () => drawn('protein', 400)),
  nucleotide: Array.from({ length: ANCESTORS }, () => drawn('nucleotide', 1_000)),
};
/** The nth of its kind, the same whenever it is asked for in order. */
function nth(kind: SequenceKind, n: number): string {
  const [least, more] = SIZES[kind];
  if (n % 100 !== 0) return drawn(kind, least + roll(more));
  return mutated(random.pick(ancestors[kind]), ALPHABET[kind], 5 + roll(50), roll);
}

const dir = mkdtempSync(join(tmpdir(), 'priora-bench-sequences-'));
const said = (n: number) => n.toLocaleString('en');
const kinds = values.kinds.split(',') as SequenceKind[];
const TOTAL = kinds.length * COUNT;
const fasta = Object.fromEntries(
  kinds.map((kind) => [kind, values.peer ? openSync(join(dir, `${kind}.fa`), 'w') : undefined]),
) as Record<SequenceKind, number | undefined>;

/** Records that nobody stores: what the bank follows. */
const records = {
  async collections() {
    return [{ name: 'sequences', records: TOTAL, last_seq: TOTAL, indexed_seq: 0 }];
  },
  async changesAfter(_collection: unknown, seq: number) {
    return Array.from({ length: Math.min(BATCH, TOTAL - seq) }, (_, i) => {
      const n = seq + i;
      const kind = kinds[Math.floor(n / COUNT)]!;
      const letters = nth(kind, n);
      if (fasta[kind] !== undefined) writeSync(fasta[kind]!, `>${n % COUNT}\n${letters}\n`);
      const record: Sequence = sequenceRecord(kind, letters, {
        stands_in: [{ patent: `US${1_000_000 + (n >> 4)}`, number: 1 + (n & 15) }],
        provenance: [{ source: 'bench', key: String(n) }],
      });
      return { kind: 'put', seq: n + 1, id: record.id, record };
    });
  },
};
// the threads of the bank keep no process alive
const alive = setInterval(() => {}, 1_000);
const memory = values['in-memory']
  ? new Map(
      kinds.map((kind) => [
        kind,
        subjectsOf(
          kind,
          Array.from({ length: COUNT }, (_, n) => nth(kind, n)),
          10_000,
        ),
      ]),
    )
  : undefined;
const bank = openBank(dir, { records } as unknown as StoredCorpus);
try {
  let began = performance.now();
  for (; !memory; ) {
    try {
      await bank.follow();
      break;
    } catch (error) {
      if (!(error instanceof ServiceError && error.code === 'busy')) throw error;
    }
  }
  console.log(
    `${said(TOTAL)} sequences made ready in ${((performance.now() - began) / 1000).toFixed(0)} s; load ${loadavg()[0]!.toFixed(1)}`,
  );
  if (values.peer)
    for (const kind of kinds) {
      closeSync(fasta[kind]!);
      const type = kind === 'protein' ? 'prot' : 'nucl';
      const files = ['-in', join(dir, `${kind}.fa`), '-out', join(dir, `peer-${kind}`)];
      execFileSync('makeblastdb', [...files, '-dbtype', type], { stdio: 'ignore' });
    }

  const rows: Record<string, unknown>[] = [];
  for (const algorithm of values.algorithms.split(',') as Algorithm[]) {
    if (!kinds.includes(RULES[algorithm].subject)) continue;
    const { query: given, subject } = RULES[algorithm];
    began = performance.now();
    const subjects = memory?.get(subject) ?? bank.subjects(subject, ['ALLPATENT']);
    const opened = performance.now() - began;
    const [times, computed, theirs]: [number[], number[], number[]] = [[], [], []];
    let [hits, found, wanted] = [0, 0, 0];
    for (let n = 0; n < ASKED; n++) {
      const query = queryFor(given, subject);
      began = performance.now();
      const options = { algorithm, evalue: EVALUE, limit: values.peer ? COUNT : LIMIT, gaps: true, within_ms: 600_000 };
      const before = process.cpuUsage();
      const answer = await search(query, subjects, options);
      times.push(performance.now() - began);
      const { user, system } = process.cpuUsage(before);
      computed.push((user + system) / 1_000);
      hits += answer.hits.length;
      if (!values.peer) continue;
      began = performance.now();
      const peer = asked(algorithm, query);
      theirs.push(performance.now() - began);
      const own = new Set(answer.hits.map(({ slot }) => slot));
      wanted += peer.length;
      found += peer.filter((slot) => own.has(slot)).length;
    }
    const ms = (all: number[], q: number) =>
      all.length === 0
        ? '-'
        : Math.round(
            quantile(
              all.toSorted((a, b) => a - b),
              q,
            ),
          );
    rows.push({
      algorithm,
      letters: said(subjects.letters),
      opened: `${opened.toFixed(0)} ms`,
      first: `${Math.round(times[0]!)} ms`,
      p50: ms(times, 0.5),
      p95: ms(times, 0.95),
      processor_p50: ms(computed, 0.5),
      hits,
      ...(values.peer && { peer_p50: ms(theirs, 0.5), recall: `${found} of ${wanted}` }),
      load: loadavg()[0]!.toFixed(1),
    });
    console.log(rows.at(-1));
  }
  console.table(rows);
} finally {
  clearInterval(alive);
  bank.close();
  rmSync(dir, { recursive: true, force: true });
}

/** 300 letters of an ancestor, a tenth of them changed; across kinds what the one reads as in the other. */
function queryFor(given: SequenceKind, subject: SequenceKind): string {
  const cut = (letters: string, length: number) => letters.slice(50, 50 + length);
  const changed = (kind: SequenceKind, letters: string) => mutated(letters, ALPHABET[kind], 10, roll);
  if (given === subject) return changed(given, cut(random.pick(ancestors[given]), 300));
  if (given === 'protein') {
    const codes = Uint8Array.from(random.pick(ancestors.nucleotide), (letter) => 'ACGT'.indexOf(letter));
    const letters = Array.from(translate(codes, 0), (code) => 'ARNDCQEGHILKMFPSTWYVBJZX*'[code]!).join('');
    return changed('protein', cut(letters.replaceAll('*', 'X'), 260));
  }
  return changed('nucleotide', cut(drawn('nucleotide', 1_000), 300));
}

/** Slots of what NCBI BLAST+ finds. */
function asked(algorithm: Algorithm, query: string): number[] {
  const { query: given, subject } = RULES[algorithm];
  const across = { 'blastx-fast': 'blastx', 'tblastn-fast': 'tblastn' } as const;
  const program: string = across[algorithm as keyof typeof across] ?? (given === 'protein' ? 'blastp' : 'blastn');
  const out = execFileSync(
    program,
    [
      ...['-task', algorithm, '-db', join(dir, `peer-${subject}`), '-evalue', String(EVALUE), '-num_threads', '2'],
      ...['-outfmt', '6 sseqid', '-max_target_seqs', '100000'],
      ...(program === 'blastn' ? ['-dust', 'no'] : ['-comp_based_stats', '0', '-seg', 'no']),
      ...(program in { blastx: 1, tblastn: 1 } ? ['-sum_stats', 'false'] : []),
    ],
    { input: `>q\n${query}\n`, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  return [...new Set(out.split('\n').filter(Boolean).map(Number))];
}
