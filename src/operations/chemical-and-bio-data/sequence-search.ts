import type { BankedSubjects, SequenceBank } from '#corpus/sequence-bank.ts';
import { SEQUENCE_SETS } from '#corpus/sequence-bank.ts';
import { ServiceError } from '#errors.ts';
import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { matchesOf, motifOf } from '#sequences/motif.ts';
import { ALGORITHMS, type Hit, type Hsp, search } from '#sequences/search.ts';
import { type Static, Type } from '#typebox.mjs';

/** Searches of sequences as tasks: what is asked, the one step, and what it keeps. */

const Range = Type.Object({ least: Type.Optional(Type.Number()), most: Type.Optional(Type.Number()) });
/** Of percentages and lengths, as the interface names them. */
const Filter = Type.Object({
  perc_identity: Type.Optional(Range),
  q_perc_identity: Type.Optional(Range),
  s_perc_identity: Type.Optional(Range),
  qcov_hsp_perc: Type.Optional(Range),
  scov_hsp_perc: Type.Optional(Range),
  subject_length: Type.Optional(Range),
});
const Kind = Type.Enum(['protein', 'nucleotide']);

const Asked = Type.Object({
  /** Folded letters, or a motif as it was given. */
  sequence: Type.String(),
  label: Type.String(),
  query: Kind,
  subject: Kind,
  /** Absent for a motif. */
  algorithm: Type.Optional(Type.Enum(ALGORITHMS)),
  evalue: Type.Number(),
  gaps: Type.Boolean(),
  word: Type.Optional(Type.Integer()),
  sets: Type.Array(Type.Enum([...SEQUENCE_SETS])),
  limit: Type.Integer(),
  filter: Filter,
});
export type SequenceQuestion = Static<typeof Asked>;

/** An alignment without its letters, which are read again from query and subject. */
const KeptHsp = Type.Object({
  q: Type.Tuple([Type.Integer(), Type.Integer()]),
  s: Type.Tuple([Type.Integer(), Type.Integer()]),
  /** `12M1Q30M`: letters of both, of the query alone, of the subject alone. */
  path: Type.String(),
});
const KeptHit = Type.Object({
  id: Type.String(),
  length: Type.Integer(),
  /** Of the best alignment; absent for a motif. */
  score: Type.Optional(Type.Number()),
  bits: Type.Optional(Type.Number()),
  evalue: Type.Optional(Type.Number()),
  identities: Type.Integer(),
  positives: Type.Integer(),
  gaps: Type.Integer(),
  aligned: Type.Integer(),
  hsps: Type.Array(KeptHsp),
});
export type KeptHit = Static<typeof KeptHit>;
export type KeptHsp = Static<typeof KeptHsp>;

export const SequenceSearchData = Type.Object({
  asked: Asked,
  found: Type.Optional(
    Type.Object({
      hits: Type.Array(KeptHit),
      /** Whether all sequences were looked at. */
      whole: Type.Boolean(),
      sequences: Type.Integer(),
      letters: Type.Integer(),
    }),
  ),
});
export type SequenceSearchData = Static<typeof SequenceSearchData>;

/** A search that is not done by then answers what it has. Below what a step may compute by default. */
const SEARCH_MS = 90_000;
/** Alignments that are kept of one hit. */
const MOST_HSPS = 5;
/** Matches of a motif that are kept of one sequence. */
const MOST_MATCHES = 50;

const packed = (path: string) => path.replace(/M+|Q+|S+/g, (run) => `${run.length}${run[0]}`);

const keptHit = ({ slot, length, hsps }: Hit, subjects: BankedSubjects): KeptHit => {
  const [best] = hsps;
  return {
    id: subjects.id(slot),
    length,
    score: best!.score,
    bits: best!.bits,
    evalue: best!.evalue,
    ...{ identities: best!.identities, positives: best!.positives, gaps: best!.gaps, aligned: best!.length },
    hsps: hsps.slice(0, MOST_HSPS).map(({ q_start, q_end, s_start, s_end, path }: Hsp) => ({
      q: [q_start, q_end],
      s: [s_start, s_end],
      path: packed(path),
    })),
  };
};

/** Letters that a part of a sequence has, whichever way it is read. */
export const span = ([from, to]: readonly [number, number]): number => Math.abs(to - from) + 1;

/** The percentages of a hit, by the names of the interface. */
export function percentages(hit: KeptHit, query_length: number, { query, subject }: SequenceQuestion) {
  const share = (n: number, of: number) => Math.round((10_000 * n) / Math.max(1, of)) / 100;
  const [q_letters, s_letters] = [query === subject ? 1 : 3, query === subject ? 1 : 3];
  const [best] = hit.hsps;
  return {
    perc_identity: share(hit.identities, hit.aligned),
    q_perc_identity: share(hit.identities * (query === 'nucleotide' ? q_letters : 1), query_length),
    s_perc_identity: share(hit.identities * (subject === 'nucleotide' ? s_letters : 1), hit.length),
    q_coverage: share(span(best!.q), query_length),
    s_coverage: share(span(best!.s), hit.length),
  };
}

const within = (value: number, { least, most }: { least?: number; most?: number } = {}) =>
  (least === undefined || value >= least) && (most === undefined || value <= most);

function passes(hit: KeptHit, query_length: number, asked: SequenceQuestion): boolean {
  const { filter } = asked;
  const said = percentages(hit, query_length, asked);
  return (
    within(said.perc_identity, filter.perc_identity) &&
    within(said.q_perc_identity, filter.q_perc_identity) &&
    within(said.s_perc_identity, filter.s_perc_identity) &&
    within(said.q_coverage, filter.qcov_hsp_perc) &&
    within(said.s_coverage, filter.scov_hsp_perc)
  );
}

/** Sequences in which a motif stands, in the order in which they came to the corpus. */
function motifHits(asked: SequenceQuestion, subjects: BankedSubjects) {
  const ends = performance.now() + SEARCH_MS;
  const motif = motifOf('motif_sequence', asked.subject, asked.sequence);
  const hits: KeptHit[] = [];
  for (const { codes, starts, lengths, slots } of subjects.stretches()) {
    for (let i = 0; i < starts.length; i++) {
      if (hits.length >= asked.limit) return { hits, whole: true };
      if (performance.now() > ends) return { hits, whole: false };
      if (slots[i]! < 0) continue;
      const matches = matchesOf(motif, codes.subarray(starts[i]!, starts[i]! + lengths[i]!), MOST_MATCHES);
      if (matches.length === 0) continue;
      const matched = new Set(matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));
      const { from, to } = matches[0]!;
      const hit: KeptHit = {
        id: subjects.id(slots[i]!),
        length: lengths[i]!,
        ...{ identities: to - from, positives: to - from, gaps: 0, aligned: to - from },
        hsps: matches.map((match) => ({
          q: [1, match.to - match.from],
          s: [match.from + 1, match.to],
          path: `${match.to - match.from}M`,
        })),
      };
      if (within((100 * matched.size) / hit.length, asked.filter.scov_hsp_perc)) hits.push(hit);
    }
  }
  return { hits, whole: true };
}

/** The corpus's letters. @throws ServiceError where it keeps none. */
function bankOf(bank: SequenceBank | undefined): SequenceBank {
  if (bank) return bank;
  throw new ServiceError('internal', 'This corpus keeps no letters of sequences.');
}

const look: Step<SequenceSearchData> = async ({ asked }, { services }) => {
  const bank = bankOf(services.corpus.bank);
  await bank.follow();
  const subjects = bank.subjects(asked.subject, asked.sets, asked.filter.subject_length);
  const known = { sequences: subjects.count, letters: subjects.letters };
  if (asked.algorithm === undefined) return { found: { ...motifHits(asked, subjects), ...known } };
  const { algorithm, evalue, limit, gaps, word } = asked;
  try {
    const wanted = (hit: Hit) => passes(keptHit(hit, subjects), asked.sequence.length, asked);
    const options = { algorithm, evalue, limit, gaps, word, within_ms: SEARCH_MS };
    const { hits, whole } = await search(asked.sequence, subjects, options, wanted);
    return { found: { hits: hits.map((hit) => keptHit(hit, subjects)), whole, ...known } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ServiceError('invalid_request', `The sequence cannot be searched for: ${error.message}.`, {
      field: 'sequence_list[0].sequence',
    });
  }
};

/** One search. */
// biome-ignore format: read it as a table
export const sequenceSearch = defineFlow({
  name: 'sequence-search', data: SequenceSearchData, start: 'searching',
  states: {
    searching: work(look, 'found'),
    found:     final(),
  },
  stages: { search: ['searching', 'found'] },
  title: ({ asked }) => `${asked.label.slice(0, 60)}: ${asked.algorithm ?? 'motif'}, ${asked.sequence.slice(0, 40)}`.replace(/[\p{C}\s]+/gu, ' '),
});
