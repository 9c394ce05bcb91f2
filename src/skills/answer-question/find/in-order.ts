import { dayAt } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf, butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { countMatching } from '../../corpus-words.ts';
import type { SkillContext } from '../../skill.ts';
import { statesEvent } from '../read/events-asked.ts';
import { boundQuery, fieldOf, type MeasureAsked } from '../read/measures.ts';
import type { Order } from '../read/question.ts';
import type { Reading } from '../read/read.ts';
import { dated, isRestricted, type Restrictions } from '../read/restrictions.ts';
import { type Counts, countedBy, topicQuery } from './counts.ts';
import { type Measured, measuredOf } from './measured.ts';

/** Dates that documents are ordered by: of publication, of filing, of the earliest priority, of expiry as estimated. */
export type OrderDate = 'PBD' | 'APD' | 'E_PRIORITY_DATE' | 'EXDT';

const LISTED = 8;

type Where = Pick<SkillContext, 'corpus' | 'signal' | 'clock'>;

/** Documents in an order, one of each family. */
export interface InOrder {
  readonly order: Order;
  readonly records: readonly Patent[];
  /** Of the most cited: stored publications that cite each, by its number. */
  readonly citing?: Readonly<Record<string, number>>;
  /** The date that they are ordered by; absent where none has one. */
  readonly ordered_by?: OrderDate;
  /** The number that they are ordered by, and what is usual of it. */
  readonly measured?: Measured;
}

/** Families that a restriction leaves out. */
export interface Unrestricted {
  /** Families that match without it, where none matches with it. */
  readonly unrestricted?: number;
  /** Of those that match but for the years, the families whose records state no date that could tell. */
  readonly undated?: number;
  /** Where none matches: of what is restricted, how many of the families that match without it state it at all. */
  readonly unstated?: readonly Unstated[];
}

/** What records must state for a restriction to be applied, and of how many families they do. */
export interface Unstated {
  readonly of: 'status' | 'events' | 'bounds';
  readonly stated: number;
  readonly families: number;
}

/** What tells that a record states what a restriction is of. */
const stating = ({
  status,
  status_not,
  events,
  bounds,
}: Restrictions): readonly (readonly [Unstated['of'], Query])[] => [
  ...(status || status_not
    ? [['status', { kind: 'values', field: 'SIMPLE_LEGAL_STATUS', values: ['0', '1', '2'] }] as const]
    : []),
  ...(events ? [['events', anyOf(...events.flatMap((event) => statesEvent(event)))] as const] : []),
  ...(bounds ? [['bounds', allOf(...bounds.map(({ of }) => boundQuery({ of, from: 0 })))] as const] : []),
];

/** What tells the year of a document, by the date that is meant. */
const TELLING = { APD: ['APD', 'E_PRIORITY_DATE'], PBD: ['PBD_Y'], ISD: ['ISD', 'PBD_Y'], EXDT: ['EXDT'] } as const;

/** What the restrictions of a question leave out, as far as an answer has to tell it. */
export async function withoutRestrictions(
  reading: Reading,
  matching: number,
  { corpus, signal }: Where,
): Promise<Unrestricted> {
  const { question, known, owner } = reading;
  const { years, ...others } = question.restrictions;
  const restricted = (restrictions: Restrictions) =>
    topicQuery({ ...reading, question: { ...question, restrictions } });
  if (!isRestricted(question.restrictions) || (known.size === 0 && !owner)) return {};
  const families = async (query: Query) => {
    const page = { query, offset: 0, limit: 0, collapse: { field: 'FAM_ID' }, stemming: true, signal };
    return (await corpus.search(patents, page)).total;
  };
  const unrestricted = matching > 0 ? undefined : await families(restricted({}));
  const telling = TELLING[years?.of ?? 'PBD'].map(dated);
  const undated = years && (await families(butNot(restricted(others), anyOf(...telling))));
  const unstated: Unstated[] = [];
  if (unrestricted)
    for (const [of, states] of stating(others)) {
      const stated = await families(allOf(restricted({}), states));
      if (stated < unrestricted || of === 'events') unstated.push({ of, stated, families: unrestricted });
    }
  return {
    ...(unrestricted !== undefined && { unrestricted }),
    ...(undated && { undated }),
    ...(unstated.length > 0 && { unstated }),
  };
}

/**
 * Documents that hold what the question is about, in an order; the first alone where a claim is wanted.
 * @param also What says the same in the other language, listed with it.
 */
export async function listInOrder(
  reading: Reading,
  order: Order,
  where: Where,
  also?: Query,
): Promise<InOrder & { query: Query; matching: number; relaxed?: Counts['relaxed'] }> {
  const { corpus, signal } = where;
  const worded = await countedBy(reading, where);
  const { tree: query, relaxed }: typeof worded = also ? { tree: anyOf(worded.tree, also) } : worded;
  const page = { query, offset: 0, limit: 0, collapse: { field: 'FAM_ID' }, stemming: true, signal };
  const { total } = await corpus.search(patents, page);
  const { claim, measured } = reading.question;
  const most = claim === undefined ? LISTED : 1;
  const listed = measured ? await byMeasure(query, measured, most, where) : await inOrder(query, order, most, where);
  return { query, matching: total, ...(relaxed && { relaxed }), ...listed };
}

/** Documents of a query that have most of a measure, or least; of what is usual, those that have most. */
async function byMeasure(query: Query, asked: MeasureAsked, most: number, where: Where): Promise<InOrder> {
  const field = fieldOf(asked.of);
  const order = asked.way === 'fewest' ? 'earliest' : 'latest';
  const records = await firstBy(allOf(query, { kind: 'range', field, from: '1' }), field, order, most, where);
  const ids = records.map(({ publication_number }) => publication_number);
  return { order: 'latest', records, measured: await measuredOf(query, asked, ids, where) };
}

const inOrder = (query: Query, order: Order, most: number, where: Where): Promise<InOrder> =>
  order === 'most_cited'
    ? byCitations(query, most, where)
    : order === 'expiring'
      ? byExpiry(query, most, where)
      : byDate(query, order, most, where);

/**
 * The first documents of a query by what a field says, one of each family.
 * @param order `latest`: the greatest first.
 */
async function firstBy(
  query: Query,
  field: string,
  order: 'latest' | 'earliest',
  most: number,
  { corpus, signal }: Where,
): Promise<Patent[]> {
  const [sorted, preferred] = order === 'latest' ? (['desc', 'latest'] as const) : (['asc', 'oldest'] as const);
  const page = await corpus.search(patents, {
    query,
    offset: 0,
    limit: most,
    sort: [{ field, order: sorted }],
    collapse: { field: 'FAM_ID', prefer: { by: 'field', field, order: preferred } },
    stemming: true,
    signal,
  });
  return corpus.get(
    patents,
    page.hits.map(({ id }) => id),
  );
}

/** Documents of a query that are estimated to expire from today on, the next ones first, one of each family. */
async function byExpiry(query: Query, most: number, { corpus, signal, clock }: Where): Promise<InOrder> {
  const field = 'EXDT';
  const ahead: Query = { kind: 'range', field, ...(clock && { from: `${dayAt(clock())}` }) };
  const records = await firstBy(allOf(query, clock ? ahead : dated(field)), field, 'earliest', most, {
    corpus,
    signal,
  });
  return { order: 'expiring', records, ordered_by: field };
}

/** Documents of a query that stored publications cite, those that most do first, one of each family. */
async function byCitations(query: Query, most: number, { corpus, signal }: Where): Promise<InOrder> {
  const field = 'F_CITES_COUNT';
  const cited: Query = { kind: 'range', field, from: '1' };
  const records = await firstBy(allOf(query, cited), field, 'latest', most, { corpus, signal });
  const ids = records.map(({ publication_number }) => publication_number);
  const citing = await corpus.links(patents, ids, 'cited_by');
  return {
    order: 'most_cited',
    records,
    citing: Object.fromEntries([...citing].map(([id, { records: others }]) => [id, others.length])),
  };
}

/** Documents of a query by their date, one of each family. */
export async function byDate(
  query: Query,
  order: 'latest' | 'earliest',
  most: number,
  { corpus, signal }: Where,
): Promise<InOrder> {
  const dates: readonly OrderDate[] =
    order === 'latest' ? ['PBD', 'APD', 'E_PRIORITY_DATE'] : ['APD', 'E_PRIORITY_DATE', 'PBD'];
  let ordered_by: OrderDate | undefined;
  for (const field of dates) {
    if ((await countMatching(corpus, allOf(query, dated(field)), signal)) === 0) continue;
    ordered_by = field;
    break;
  }
  const field = ordered_by ?? 'PBD';
  const records = await firstBy(query, field, order, most, { corpus, signal });
  return { order, records, ...(ordered_by && { ordered_by }) };
}
