import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Columns } from '#corpus/engine.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { standardName } from '#patents/names.ts';
import { latestFound, saidByRecords } from './read-rights.ts';
import {
  type Citing,
  COUNTED_EVENTS,
  KINDS,
  publicationKey,
  type Right,
  rightsSaid,
  type Said,
  STATUS,
  SUBCLASS,
} from './rights.ts';

/**
 * Rights of companies out of the columns of the index, and out of records only where events or conveyances tell of
 * them: a right of which nothing but its publications is known costs no record.
 */

export type RightsFinder = Pick<Corpus, 'search' | 'get' | 'projected' | 'links' | 'groups' | 'facets' | 'columns'>;

/** Publications of one question whose columns are put together: the latest ones. */
export const MOST_COUNTED = 100_000;

/**
 * What was found, of how many publications; `undated`: those without a publication date, which count at no day;
 * `unread`: those told of in records that were too many to be read.
 */
export interface FoundRights {
  readonly rights: readonly Right[];
  readonly counted: number;
  readonly total: number;
  readonly undated: number;
  readonly unread: number;
}

/**
 * The rights of all publications that a query finds, with who cites them and when.
 * @param since The earliest day of which figures are wanted: who owned a right is read from conveyances only where one
 * was recorded later.
 * @param facts Whether facts about patents that are stored by themselves count.
 */
export async function findRights(
  corpus: RightsFinder,
  query: Query,
  { since, facts }: { readonly since: number; readonly facts: boolean },
): Promise<FoundRights> {
  const columns = await corpus.columns(patents, { query }, SAID);
  const { documents, publications, undated } = latestOf(columns);
  const cited = await citingOf(corpus, documents);
  const said = saidByColumns(columns, publications, cited);
  const counted = said.size;
  const told = toldInRecords(since, facts && (await hasCases(corpus)));
  const { ids, total } = await latestFound(corpus, allOf(query, told));
  // a record says all that columns say of it, and more
  for (const each of await saidByRecords(corpus, ids, facts))
    said.set(each.publication, { ...each, cited: cited.get(each.document) ?? NONE });
  const bounds = { counted, total: columns.documents, undated, unread: total - ids.length };
  return { rights: rightsSaid([...said.values()]), ...bounds };
}

const NONE: readonly never[] = [];

/** Facts about patents that are risks are stored of some patent. */
async function hasCases(corpus: RightsFinder): Promise<boolean> {
  const query: Query = { kind: 'values', field: 'KIND', values: ['litigation', 'proceeding'] };
  return (await totalOf(corpus, patentFacts, query)) > 0;
}

const has = (field: string, ...values: string[]): Query => ({ kind: 'values', field, values });

/**
 * Publications of which records tell what columns do not: events with their parties, who owned them before the latest
 * conveyance.
 */
const toldInRecords = (since: number, facts: boolean): Query =>
  anyOf(
    has('LEGAL_EVENT_FACT', ...COUNTED_EVENTS),
    ...['TRANSFER', 'LICENSE', 'PLEDGE'].map((field) => has(field, '1')),
    { kind: 'range', field: 'CONVEYED', from: String(since + 1) },
    ...(facts
      ? ['FACT_COUNT', 'APPLICATION_FACT_COUNT'].map((field): Query => ({ kind: 'range', field, from: '1' }))
      : []),
  );

/** The columns of which `saidByColumns` makes what publications say. */
const SAID = [
  ...['DOCUMENT', 'KD', 'APNO', 'FAM_ID', 'AUTHORITY', 'PATENT_TYPE', 'PBD', 'APD', 'ISD', 'EXDT'],
  ...['SIMPLE_LEGAL_STATUS', 'LEGAL_STATUS_DATE', 'IPC_SUB_CLASS', 'IPC_GROUP', 'IN_EXACT', 'ANS_EXACT', 'ANCS_EXACT'],
];

/** Reads what documents say in a column, each value made into something else once; undefined is left out. */
function readerOf({ fields }: Columns) {
  const made = <T>(code: string, of: (text: string) => T | undefined) => {
    const { starts, numbers, values } = fields[code]!;
    return { starts, numbers, values: values.map(of) };
  };
  return {
    /** Each once. */
    several<T>(code: string, of: (text: string) => T | undefined): (doc: number) => readonly T[] {
      const { starts, numbers, values } = made(code, of);
      return (doc) => {
        const [from, to] = [starts[doc]!, starts[doc + 1]!];
        if (from === to) return NONE;
        const own: T[] = [];
        for (let i = from; i < to; i++) {
          const value = values[numbers[i]!];
          // texts that differ may be made into the same
          if (value !== undefined && !own.includes(value)) own.push(value);
        }
        return own;
      };
    },
    single<T>(code: string, of: (text: string) => T | undefined): (doc: number) => T | undefined {
      const { starts, numbers, values } = made(code, of);
      return (doc) => (starts[doc] === starts[doc + 1] ? undefined : values[numbers[starts[doc]!]!]);
    },
  };
}

const asIs = (text: string) => text;
const symbol = (text: string) => (SUBCLASS.test(text) ? text : undefined);

/** The latest documents of some columns, those of no known day left out, and their document numbers. */
function latestOf(columns: Columns): {
  publications: readonly number[];
  documents: readonly string[];
  undated: number;
} {
  const { single } = readerOf(columns);
  const [document, published] = [single('DOCUMENT', asIs), single('PBD', Number)];
  const dated: number[] = [];
  for (let doc = 0; doc < columns.documents; doc++) if (published(doc) !== undefined) dated.push(doc);
  const undated = columns.documents - dated.length;
  // in an order that means something: columns have none
  dated.sort((a, b) => published(b)! - published(a)! || (document(a)! < document(b)! ? -1 : 1)).splice(MOST_COUNTED);
  return { publications: dated, documents: [...new Set(dated.map((doc) => document(doc)!))], undated };
}

/** What some documents of columns say, by publication. */
function saidByColumns(
  columns: Columns,
  publications: readonly number[],
  cited: ReadonlyMap<string, readonly Citing[]>,
): Map<string, Said> {
  const { several, single } = readerOf(columns);
  const [documentOf, kind_code, application] = [single('DOCUMENT', asIs), single('KD', asIs), single('APNO', asIs)];
  const [family, office] = [single('FAM_ID', asIs), single('AUTHORITY', asIs)];
  const kind = single('PATENT_TYPE', (type) => KINDS[type as keyof typeof KINDS]);
  const [published, filed, granted] = [single('PBD', Number), single('APD', Number), single('ISD', Number)];
  const [expires, statusDay] = [single('EXDT', Number), single('LEGAL_STATUS_DATE', Number)];
  // one that is undetermined tells no state, and no earlier one either
  const status = single('SIMPLE_LEGAL_STATUS', (simple) => ({ group: STATUS[Number(simple)] }));
  const [subclasses, groups] = [several('IPC_SUB_CLASS', symbol), several('IPC_GROUP', symbol)];
  const [inventors, applicants] = [several('IN_EXACT', standardName), several('ANS_EXACT', standardName)];
  const owners = several('ANCS_EXACT', standardName);
  const said = new Map<string, Said>();
  for (const doc of publications) {
    const document = documentOf(doc)!;
    const publication = publicationKey(document, kind_code(doc));
    const key = application(doc) ?? publication;
    const stated = status(doc);
    said.set(publication, {
      document,
      publication,
      key,
      application: key,
      family: family(doc) ?? publication,
      office: office(doc)!,
      kind: kind(doc)!,
      published: published(doc)!,
      filed: filed(doc),
      granted: granted(doc),
      expires: expires(doc),
      status: stated && { group: stated.group, day: statusDay(doc) },
      subclasses: subclasses(doc),
      groups: groups(doc),
      inventors: inventors(doc),
      applicants: applicants(doc),
      owners: owners(doc),
      events: NONE,
      chain: NONE,
      cited: cited.get(document) ?? NONE,
    });
  }
  return said;
}

/** Documents whose citing ones are asked for at once. */
const CITED_AT_ONCE = 20_000;

/** Who cites some documents, by document. */
async function citingOf(corpus: RightsFinder, documents: readonly string[]): Promise<Map<string, Citing[]>> {
  const cited = new Map<string, Citing[]>();
  for (let at = 0; at < documents.length; at += CITED_AT_ONCE) {
    const among = documents.slice(at, at + CITED_AT_ONCE);
    const columns = await corpus.columns(patents, { query: { kind: 'values', field: 'B_CITES', values: among } }, [
      ...['DOCUMENT', 'KD', 'APNO', 'PBD', 'ANCS_EXACT'],
      { field: 'B_CITES', among },
    ]);
    const { several, single } = readerOf(columns);
    const [document, kind_code, application] = [single('DOCUMENT', asIs), single('KD', asIs), single('APNO', asIs)];
    const [published, owners] = [single('PBD', Number), several('ANCS_EXACT', standardName)];
    const cites = several('B_CITES', asIs);
    for (let doc = 0; doc < columns.documents; doc++) {
      const day = published(doc);
      if (day === undefined) continue;
      const citing = {
        application: application(doc) ?? publicationKey(document(doc)!, kind_code(doc)),
        ...{ day, owners: owners(doc) },
      };
      for (const each of cites(doc)) {
        const all = cited.get(each);
        if (all) all.push(citing);
        else cited.set(each, [citing]);
      }
    }
  }
  return cited;
}
