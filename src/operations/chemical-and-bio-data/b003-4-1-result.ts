import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import { b0034JobResult } from '#contract/generated/chemical-and-bio-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { settledTask } from '#operations/shared/flow-operations.ts';
import { taskOf } from '#operations/shared/jobs.ts';
import { rounded, significant } from '#rounded.ts';
import { decode, encode, reverseComplement, type SequenceKind, translate } from '#sequences/letters.ts';
import { alignedLines } from '#sequences/search.ts';
import { KIND_NAMES } from './sequence-question.ts';
import { patentsOf } from './sequence-rows.ts';
import { type KeptHit, type KeptHsp, percentages, type SequenceQuestion, sequenceSearch } from './sequence-search.ts';
import { storedPublications } from './stored-publications.ts';

/** Patents that a row shows; `/bio-openapi/sequence/patent` pages through all. */
const MOST_PATENTS = 10;
/** Names and organisms that a row shows; `/bio/sequence/info` has all. */
const MOST_NAMES = 3;

/** Codes of a part of a sequence, turned and translated as its alignment read it. */
function codesOf(kind: SequenceKind, letters: string, [from, to]: readonly [number, number], translated: boolean) {
  const codes = encode(kind, letters.slice(Math.min(from, to) - 1, Math.max(from, to)));
  const read = from > to ? reverseComplement(codes) : codes;
  return translated ? translate(read, 0) : read;
}

const RUN = /(\d{1,6})([MQS])/g;

/** The lines of an alignment, from the letters of both sides. */
function linesOf(hsp: KeptHsp, letters: string, { sequence, query, subject, algorithm }: SequenceQuestion) {
  const numbers = { q_start: hsp.q[0], q_end: hsp.q[1], s_start: hsp.s[0], s_end: hsp.s[1] };
  if (algorithm === undefined) {
    const found = letters.slice(hsp.s[0] - 1, hsp.s[1]);
    return { ...numbers, q_string: sequence, matched: '|'.repeat(found.length), s_string: found };
  }
  const kind: SequenceKind = query === 'nucleotide' && subject === 'nucleotide' ? 'nucleotide' : 'protein';
  const path = hsp.path.replace(RUN, (_, n: string, step: string) => step.repeat(Number(n)));
  const q_codes = codesOf(query, sequence, hsp.q, query !== kind);
  const s_codes = codesOf(subject, letters, hsp.s, subject !== kind);
  return { ...numbers, ...alignedLines({ q_codes, s_codes, path, kind }, algorithm, (codes) => decode(kind, codes)) };
}

const writtenEvalue = (e: number) => (e !== 0 && e < 1e-3 ? e.toExponential(5) : String(significant(e)));

function row(hit: KeptHit, sequence: Sequence, asked: SequenceQuestion, stored: ReadonlyMap<string, string>) {
  const patents = patentsOf(sequence, stored);
  const { q_perc_identity, q_coverage, ...shares } = percentages(hit, asked.sequence.length, asked);
  return {
    seq_id: hit.id,
    s_len: hit.length,
    s_sequence: sequence.letters,
    names: [...sequence.names, ...sequence.descriptions].slice(0, MOST_NAMES),
    organisms: sequence.organisms.slice(0, MOST_NAMES),
    ...shares,
    // a motif is no sequence of a length
    ...(asked.algorithm && { q_perc_identity, q_coverage }),
    ...(hit.score !== undefined && { score: hit.score }),
    ...(hit.bits !== undefined && { bit_score: rounded(hit.bits, 2) }),
    ...(hit.evalue !== undefined && { evalue: writtenEvalue(hit.evalue) }),
    identity: `${hit.identities}/${hit.aligned}`,
    positive: `${hit.positives}/${hit.aligned}`,
    gaps: hit.gaps,
    hsps: hit.hsps.map((hsp) => linesOf(hsp, sequence.letters, asked)),
    patents: { total: patents.length, patents: patents.slice(0, MOST_PATENTS) },
  };
}

/** What was asked, in the words of the call that asked it. */
const questionOf = ({ label, sequence, query, subject, algorithm, evalue, sets }: SequenceQuestion) => ({
  ...{ label, sequence, sequence_type: KIND_NAMES[query], query_type: KIND_NAMES[subject], database: [...sets] },
  ...(algorithm && { algorithm, evalue }),
});

export default defineOperation({
  contract: b0034JobResult,
  path: '/bio-openapi/sequence/job/result',
  summary: 'What a sequence search found',
  description:
    'By E-value unless `sort_field` says otherwise. Places count from 1; of a strand that is read the other way the start is above the end. Percentages: `perc_identity` of the alignment, `q_…` of the query, `s_…` of the sequence found; `score`, `bit_score` and `evalue` are of the best alignment, and no motif has them.',
  errors: ['wrong_task_state'],
  example: { body: { job_id: '0b4f4a503e5f4b0e9d1d6a2f6e2f9a51', page: 1, size: 10 } },
  async handle({ body, account, signal, note }, services) {
    const { corpus } = services;
    const task = { task_id: taskOf(body.job_id), wait_ms: body.wait_ms };
    const { data, status, error } = await settledTask(sequenceSearch, task, account, services, signal);
    const { asked, found } = data;
    if (!found)
      throw new ServiceError(
        'wrong_task_state',
        status === 'working'
          ? 'The search is still running: poll /bio-openapi/sequence/job/status until it has ended.'
          : `The search has failed: ${error?.message ?? 'it was cancelled'}`,
      );
    if (!found.whole) note('Not all sequences were looked at in time: there may be more, and better, hits.');
    if (found.sequences === 0)
      note(
        'No sequences of this kind are stored: listings (ST.25, ST.26), GenBank, UniProt and FASTA files give them.',
      );
    const hits = sorted(found.hits, asked, body.sort_field);
    const page = hits.slice((body.page - 1) * body.size, body.page * body.size);
    const records = new Map(
      (
        await corpus.get(
          sequences,
          page.map(({ id }) => id),
        )
      ).map((record) => [record.id, record]),
    );
    const numbers = [...records.values()].flatMap((record) => record.stands_in.map(({ patent }) => patent));
    const stored = await storedPublications(corpus, numbers);
    const results = page.flatMap((hit) => {
      const record = records.get(hit.id);
      return record ? [row(hit, record, asked, stored)] : [];
    });
    if (results.length < page.length) note(`${page.length - results.length} hits are not stored any longer.`);
    return { total: hits.length, results, asked: questionOf(asked) };
  },
});

function sorted(
  hits: readonly KeptHit[],
  asked: SequenceQuestion,
  by: { readonly field: 'evalue' | keyof ReturnType<typeof percentages>; readonly order: 'asc' | 'desc' } | undefined,
): readonly KeptHit[] {
  if (!by) return hits;
  const value = (hit: KeptHit) =>
    by.field === 'evalue' ? (hit.evalue ?? 0) : percentages(hit, asked.sequence.length, asked)[by.field];
  const sign = by.order === 'desc' ? -1 : 1;
  return [...hits].sort((a, b) => sign * (value(a) - value(b)));
}
