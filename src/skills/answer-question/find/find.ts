import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { newestDay } from '#corpus/newest.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { SkillContext } from '../../skill.ts';
import { isTelling, type Order } from '../read/question.ts';
import { hasTopic, type Reading } from '../read/read.ts';
import { isRestricted } from '../read/restrictions.ts';
import { anyWord, type Candidates, candidates } from './candidates.ts';
import { type Counts, countAnswer } from './counts.ts';
import { type Fact, factsOf } from './facts.ts';
import { byDate, type InOrder, listInOrder, type Unrestricted, withoutRestrictions } from './in-order.ts';

/** What the corpus has on a question, before anything of it is quoted. */
export type Found =
  /** No word to search for, or no document that could answer. */
  | { readonly kind: 'empty' | 'nothing'; readonly query?: Query }
  /** Facts of the bibliography of the publications that were named. */
  | { readonly kind: 'facts'; readonly records: readonly Patent[]; readonly facts: readonly Fact[] }
  /** The publications that were named, of which nothing particular or one claim was asked. */
  | { readonly kind: 'named'; readonly records: readonly Patent[] }
  | ({ readonly kind: 'counted'; readonly counts: Counts; readonly examples: InOrder } & Unrestricted & AsOf)
  | ({
      readonly kind: 'listed';
      readonly query: Query;
      readonly matching: number;
      readonly relaxed?: Counts['relaxed'];
    } & Unrestricted &
      AsOf &
      InOrder)
  /** Documents to be read for an answer; without `query` they are the publications that were named, or `given`. */
  | ({ readonly kind: 'documents'; readonly given?: true } & Omit<Candidates, 'query'> & {
        readonly query?: Query;
      } & Unrestricted);

/** The newest day of publication in the corpus: what was published later is not among what was counted. */
interface AsOf {
  readonly as_of?: string;
}

/** Documents that an answer shows. */
export const SHOWN = 8;
/** Documents that are shown beside counts. */
const EXAMPLES = 5;

/**
 * Finds what a question, as it was read, wants: facts, publications, counts, a list in order of time, or documents to
 * read.
 */
export async function find(
  reading: Reading,
  context: Pick<SkillContext, 'corpus' | 'signal' | 'clock'>,
): Promise<Found> {
  const { question, named, known, words } = reading;
  if (question.publications.length > 0 && named.length === 0) return { kind: 'nothing' };
  if (named.length > 0) {
    const records = named.slice(0, SHOWN);
    if (question.facts.length > 0)
      return { kind: 'facts', records, facts: await factsOf(records, question.facts, context.corpus) };
    const asksNothing = ![...known.keys()].some((key) => isTelling(question, key)) && question.phrases.length === 0;
    if (asksNothing || question.claim !== undefined) return { kind: 'named', records };
  }
  if (question.count) {
    const counts = await countAnswer(reading, question.count, context);
    const unrestricted = await withoutRestrictions(reading, counts.families, context);
    return { ...(await counted(counts, context)), ...unrestricted };
  }
  const restricted = reading.owner !== undefined || isRestricted(question.restrictions);
  if (question.order || question.measured || (restricted && (question.lists || !hasTopic(reading)))) {
    const listed = await listedBy(reading, question.order ?? 'latest', context);
    const near = listed.matching === 0 && isInWords(reading) ? await candidates(reading, context) : undefined;
    const unrestricted = await withoutRestrictions(reading, listed.matching, context);
    // documents on packages, of the owner that was asked for, come near where none of that owner says parcels
    if (near && near.matching > 0) return { kind: 'documents', ...near, ...unrestricted };
    return { ...listed, ...unrestricted };
  }
  if (!hasTopic(reading)) return { kind: reading.not_stored.length > 0 ? 'nothing' : 'empty' };
  if (named.length === 0 && known.size === 0 && question.phrases.length === 0)
    return { kind: 'nothing', query: anyWord([...words.values()]) };
  if (named.length > 0)
    return { kind: 'documents', records: named, near: [], alike: [], matching: named.length, all_words: true };
  const found = await candidates(reading, context);
  return { kind: 'documents', ...found, ...(await withoutRestrictions(reading, found.matching, context)) };
}

/** Asks for documents on something, not for the latest, in words that documents have. */
const isInWords = ({ question, known, words }: Reading): boolean =>
  question.order === undefined &&
  known.size > 0 &&
  [...words.keys()].every((key) => known.has(key) || !isTelling(question, key));

/**
 * Documents in an order.
 * @param also What says the same in the other language, listed with it.
 */
export async function listedBy(
  reading: Reading,
  order: Order,
  context: Pick<SkillContext, 'corpus' | 'signal' | 'clock'>,
  also?: Query,
): Promise<Extract<Found, { kind: 'listed' }>> {
  return { kind: 'listed', ...(await listInOrder(reading, order, context, also)), ...(await asOf(context)) };
}

/** Counts with the newest documents that were counted. */
export async function counted(
  counts: Counts,
  context: Pick<SkillContext, 'corpus' | 'signal' | 'clock'>,
): Promise<Extract<Found, { kind: 'counted' }>> {
  const examples = await byDate(counts.tree, 'latest', EXAMPLES, context);
  return { kind: 'counted', counts, examples, ...(await asOf(context)) };
}

async function asOf({ corpus, clock }: Pick<SkillContext, 'corpus' | 'clock'>): Promise<AsOf> {
  const as_of = clock && (await newestDay(corpus, patents, 'PBD', { now: clock() }));
  return as_of === undefined ? {} : { as_of };
}
