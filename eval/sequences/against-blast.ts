// Compares sequence search with NCBI BLAST+ on the same sequences: recall of its hits, scores, E-values.
//   node eval/sequences/against-blast.ts [queries [tasks of BLAST+]]
// Needs makeblastdb, blastp and blastn in PATH (Debian: ncbi-blast+). Composition adjustment and filters are off there.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subjectsOf } from '#sequences/in-memory.ts';
import type { SequenceKind } from '#sequences/letters.ts';
import { ALGORITHMS, type Algorithm, RULES, search } from '#sequences/search.ts';
import { antibodyChains, dice, genomePieces, mutated, randomSequence, translations } from './real-sequences.ts';

const QUERIES = Number(process.argv[2] ?? 60);
const EVALUE = 1e-3;
const MANY = 100_000;
const roll = dice(20);
const dir = mkdtempSync(join(tmpdir(), 'priora-blast-'));

const proteins = [...antibodyChains(), ...translations()];
const bases = genomePieces(3_000);
const filler = (kind: SequenceKind, n: number, length: number) =>
  Array.from({ length: n }, () => randomSequence(kind, length, roll));
const sets: Record<SequenceKind, string[]> = {
  protein: [
    ...proteins,
    ...proteins.map((each, i) => mutated(each, 'ACDEFGHIKLMNPQRSTVWY', 10 + (i % 6) * 10, roll)),
    ...filler('protein', 5_000, 300),
  ].filter(({ length }) => length > 10),
  nucleotide: [
    ...bases,
    ...bases.map((each, i) => mutated(each, 'ACGT', 2 + (i % 8) * 4, roll)),
    ...filler('nucleotide', 1_000, 2_000),
  ].filter(({ length }) => length > 30),
};
const fasta = (all: readonly string[]) => all.map((letters, i) => `>s${i}\n${letters}\n`).join('');
for (const kind of ['protein', 'nucleotide'] as const) {
  writeFileSync(join(dir, `${kind}.fa`), fasta(sets[kind]));
  const type = kind === 'protein' ? 'prot' : 'nucl';
  execFileSync('makeblastdb', ['-in', join(dir, `${kind}.fa`), '-dbtype', type, '-out', join(dir, kind)]);
}

interface Row {
  readonly subject: number;
  readonly score: number;
  readonly evalue: number;
}
const PROGRAMS = { 'blastx-fast': 'blastx', 'tblastn-fast': 'tblastn' } as const;
/** With words of three letters a fast one is what its program does without a task. */
const SLOW = ['blastx-fast', 'tblastn-fast'] as const;

function blast(algorithm: Algorithm, task: string, query: string): Row[] {
  const { subject, query: given } = RULES[algorithm];
  const program: string = PROGRAMS[algorithm as keyof typeof PROGRAMS] ?? (given === 'protein' ? 'blastp' : 'blastn');
  const file = join(dir, 'q.fa');
  writeFileSync(file, `>q\n${query}\n`);
  const out = execFileSync(
    program,
    [
      ...['-task', task, '-query', file, '-db', join(dir, subject), '-evalue', String(EVALUE)],
      ...['-outfmt', '6 sseqid score evalue', '-max_target_seqs', String(MANY)],
      ...(program === 'blastn' ? ['-dust', 'no'] : ['-comp_based_stats', '0', '-seg', 'no']),
      // hits are told one by one here, not joined into chains
      ...(program in { blastx: 1, tblastn: 1 } ? ['-sum_stats', 'false'] : []),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const best = new Map<number, Row>();
  for (const line of out.split('\n').filter(Boolean)) {
    const [id, score, evalue] = line.split('\t');
    const row = { subject: Number(id!.slice(1)), score: Number(score), evalue: Number(evalue) };
    const known = best.get(row.subject);
    if (!known || known.score < row.score) best.set(row.subject, row);
  }
  return [...best.values()];
}

const results: Record<string, unknown>[] = [];
const ASKED: readonly { algorithm: Algorithm; task: string; word?: number }[] = [
  ...ALGORITHMS.map((algorithm) => ({ algorithm, task: algorithm })),
  ...SLOW.map((algorithm) => ({ algorithm, task: PROGRAMS[algorithm], word: 3 })),
];
const only = process.argv[3]?.split(',');
for (const { algorithm, task, word } of ASKED.filter((each) => only?.includes(each.task) ?? true)) {
  const { query: given, subject } = RULES[algorithm];
  const subjects = subjectsOf(subject, sets[subject]);
  const from = sets[given];
  let [theirs, found, same, better, near, far, ours] = [0, 0, 0, 0, 0, 0, 0];
  let [their_ms, our_ms] = [0, 0];
  for (let n = 0; n < QUERIES; n++) {
    const source = from[roll(Math.floor(from.length / 2))]!;
    const short = algorithm.endsWith('short');
    const length = short ? 15 + roll(20) : Math.min(source.length, (given === 'protein' ? 60 : 200) + roll(300));
    const start = roll(Math.max(1, source.length - length));
    const query = mutated(
      source.slice(start, start + length),
      given === 'protein' ? 'ACDEFGHIKLMNPQRSTVWY' : 'ACGT',
      short ? 3 : roll(25),
      roll,
    );
    if (query.length < 10) continue;
    let began = performance.now();
    const rows = blast(algorithm, task, query);
    their_ms += performance.now() - began;
    began = performance.now();
    const options = { algorithm, word, evalue: EVALUE, limit: MANY, gaps: true, within_ms: 600_000 };
    const { hits } = await search(query, subjects, options);
    our_ms += performance.now() - began;
    const mine = new Map(hits.map((hit) => [hit.slot, hit.hsps[0]!]));
    ours += hits.length;
    for (const row of rows) {
      theirs++;
      const own = mine.get(row.subject);
      if (!own) continue;
      found++;
      if (own.score === row.score) {
        same++;
        // they print two or three digits
        if (row.evalue === 0 ? own.evalue < 1e-170 : Math.abs(own.evalue / row.evalue - 1) <= 0.05) near++;
        else far++;
      } else if (own.score > row.score) better++;
    }
  }
  results.push({
    algorithm: word === undefined ? algorithm : `${algorithm}, word_size ${word}`,
    their_hits: theirs,
    our_hits: ours,
    recall: (found / theirs).toFixed(4),
    same_score: (same / found).toFixed(4),
    ours_higher: better,
    ours_lower: found - same - better,
    evalue_within_5_percent: (near / Math.max(1, near + far)).toFixed(4),
    ms: `${Math.round(our_ms / QUERIES)} / ${Math.round(their_ms / QUERIES)}`,
  });
  console.log(results.at(-1));
}
console.table(results);
rmSync(dir, { recursive: true, force: true });
