import { listedPatents } from '#collections/approvals/listed-patents.ts';
import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { valuesBelow } from '#dictionary/ancestors.ts';
import { ServiceError } from '#errors.ts';
import type { Call } from '#operation.ts';
import { DRUG_CLASSES } from '#patents/drug-patent-type.ts';
import { standardName } from '#patents/names.ts';
import { drugsOf, identitiesOfDrugs, namesOf } from './drug-filter.ts';
import {
  type EntityFilter,
  eachNamed,
  identitiesBelow,
  NOTHING,
  namedEntities,
  oneOf,
  phrasesQuery,
  unanswered,
} from './entity-filter.ts';
import { phrasesOfAll } from './name-phrases.ts';

/**
 * Patents of drugs: documents that a register lists, and stored patents whose classes are those of drugs. A document is
 * one item, however many publications of it are stored.
 *
 * What is asked of them is asked of two collections: of stored publications, and of listed documents that no stored
 * publication shows. Where only a publication would tell (assignees, dates, status), the second finds nothing.
 */
export interface DrugPatentQuery {
  readonly stored: Query;
  readonly listed: Query;
}

/** What both operations filter by. Days are yyyyMMdd. */
export interface DrugPatentFilter {
  readonly drug?: EntityFilter;
  readonly disease?: EntityFilter;
  readonly target?: EntityFilter;
  readonly drug_type?: EntityFilter;
  readonly patent_tech_type?: EntityFilter;
  readonly patent_assignee?: EntityFilter & { readonly keyword_value?: readonly string[] };
  readonly current_patent_assignee_type?: readonly string[];
  readonly inventor_name?: readonly string[];
  readonly patent_country?: readonly string[];
  readonly simple_legal_status?: readonly string[];
  readonly legal_status?: readonly number[];
  readonly drug_patent_type?: string;
  readonly source?: string;
  readonly apdt?: DayRange;
  readonly pbdt?: DayRange;
  readonly isdt?: DayRange;
  readonly exdt?: DayRange;
  readonly priority_date?: DayRange;
}
interface DayRange {
  readonly from?: number;
  readonly to?: number;
}

/** Registers that an importer reads. */
const REGISTERS = ['FDA_ORANGE_BOOK'];
/** Listed documents that one filter may come to; things below one, and drugs of one type, whose names are searched. */
const MOST_LISTED = 100_000;
const MOST_BELOW = 40;
const MOST_DRUGS = 100;
/** Things of one filter, with those below them, whose names are read: there is room for so many names. */
const MOST_READ = 3_000;

export const SIMPLE_CODES: Readonly<Record<string, string>> = {
  INACTIVE: '0',
  ACTIVE: '1',
  PENDING: '2',
  PCT_DESIGNATED_STAGE: '221',
  PCT_DESIGNATED_STAGE_EXPIRED: '220',
  UNDETERMINED: '999',
};

const values = (field: string, all: readonly string[]): Query => ({ kind: 'values', field, values: all });
const CLASSED: Query = anyOf(values('IPC', DRUG_CLASSES), values('CPC', DRUG_CLASSES));
const ALL: DrugPatentQuery = {
  stored: anyOf(values('LISTED', REGISTERS), CLASSED),
  listed: { kind: 'range', field: 'PUBLICATIONS', to: '0' },
};
const stored = (query: Query | undefined): DrugPatentQuery | undefined => query && { stored: query, listed: NOTHING };

/** Listed documents that a query finds, stored or not, by both collections. */
async function byListing(corpus: Corpus, query: Query, texts: readonly Query[]): Promise<DrugPatentQuery> {
  const { hits } = await corpus.search(listedPatents, { query, offset: 0, limit: MOST_LISTED });
  const listed = values(
    'LISTING',
    hits.map(({ id }) => id),
  );
  return {
    stored: texts.length > 0 ? anyOf(listed, allOf(CLASSED, anyOf(...texts))) : listed,
    listed: query,
  };
}

/** What ties patents to one of some things: drugs of the register, and their names in title, abstract and claims. */
const TIES: Readonly<
  Record<
    'drug' | 'disease' | 'target' | 'drug_type',
    (corpus: Corpus, things: readonly Entity[], times: number) => Promise<DrugPatentQuery>
  >
> = {
  async drug(corpus, things, times) {
    return byListing(
      corpus,
      values('DRUG', await identitiesBelow(corpus, things)),
      phrasesOfAll(things, 'TAC_ALL', times),
    );
  },
  async target(corpus, things, times) {
    const drugs = await identitiesOfDrugs(corpus, 'target', things);
    return byListing(corpus, values('DRUG', drugs), phrasesOfAll(things, 'TAC_ALL', times));
  },
  async disease(corpus, things, times) {
    const [drugs, below] = await Promise.all([
      identitiesOfDrugs(corpus, 'indication', things),
      valuesBelow(corpus, things, 'ID', Math.min(MOST_BELOW * things.length, MOST_READ)),
    ]);
    return byListing(
      corpus,
      values('DRUG', drugs),
      phrasesOfAll(await corpus.projected(entities, below, namesOf), 'TAC_ALL', times),
    );
  },
  async drug_type(corpus, things, times) {
    const [drugs, told] = await Promise.all([
      identitiesOfDrugs(corpus, 'class', things),
      drugsOf(corpus, 'class', things, Math.min(MOST_DRUGS * things.length, MOST_READ)),
    ]);
    return byListing(corpus, values('DRUG', drugs), phrasesOfAll(told, 'TAC_ALL', times, 3));
  },
};

const combined = (all: readonly DrugPatentQuery[]): DrugPatentQuery => ({
  stored: allOf(...all.map((each) => each.stored)),
  listed: allOf(...all.map((each) => each.listed)),
});

async function tied(
  corpus: Corpus,
  kind: keyof typeof TIES & EntityKind,
  filter: EntityFilter | undefined,
  signal: AbortSignal,
): Promise<DrugPatentQuery | undefined> {
  if ((filter?.value ?? []).length === 0) return undefined;
  const queries = await eachNamed(corpus, kind, filter, kind, signal, (things, times) =>
    TIES[kind](corpus, things, times),
  );
  return combined(queries.map((query) => query ?? { stored: NOTHING, listed: NOTHING }));
}

/** A range of days of both, or of publications alone. */
function days(
  name: string,
  range: DayRange | undefined,
  field: string,
  ofListed?: string,
): DrugPatentQuery | undefined {
  const { from, to } = range ?? {};
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to)
    throw new ServiceError('invalid_request', `${name} runs backwards.`, { field: name });
  const within = (code: string): Query => ({
    kind: 'range',
    field: code,
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  });
  return { stored: within(field), listed: ofListed ? within(ofListed) : NOTHING };
}

/** Patents that organisations own or have filed, or whose owners' names hold some words. */
async function assignees(corpus: Corpus, asked: DrugPatentFilter['patent_assignee']): Promise<Query | undefined> {
  const named = await namedEntities(corpus, 'patent_assignee', asked?.value ?? [], 'organisation');
  const queries = named.map((entity): Query => {
    if (!entity) return NOTHING;
    const names = [...new Set(entity.names.map(({ text }) => standardName(text)))];
    return anyOf(values('ANCS_EXACT', names), values('ANS_EXACT', names));
  });
  const words = phrasesQuery({ value: asked?.keyword_value ?? [], condition: asked?.condition ?? 'OR' }, 'ALL_AN');
  const all = [...queries, ...(words ? [words] : [])];
  return all.length === 0 ? undefined : asked?.condition === 'AND' ? allOf(...all) : anyOf(...all);
}

function statuses(asked: readonly string[] | undefined): Query | undefined {
  const codes = (asked ?? []).map((word, index) => {
    const code = Object.hasOwn(SIMPLE_CODES, word) ? SIMPLE_CODES[word] : undefined;
    if (code !== undefined) return code;
    throw new ServiceError(
      'invalid_request',
      `simple_legal_status[${index}] is "${word.slice(0, 40)}": use ${Object.keys(SIMPLE_CODES).join(', ')}.`,
      { field: `simple_legal_status[${index}]`, accepts: Object.keys(SIMPLE_CODES) },
    );
  });
  return oneOf('SIMPLE_LEGAL_STATUS', codes);
}

/** A register; one that no importer reads lists nothing, and a note says so. */
function register(source: string | undefined, note: Call['note']): DrugPatentQuery | undefined {
  if (source === undefined) return undefined;
  if (!REGISTERS.includes(source)) note(`Nothing of ${source} is loaded: no importer reads it.`);
  return { stored: values('LISTED', [source]), listed: values('REGISTER', [source]) };
}

/**
 * What a body asks of patents of drugs. A filter on a fact that no loaded source holds finds nothing, and a note says
 * so.
 */
export async function drugPatentQuery(
  corpus: Corpus,
  asked: DrugPatentFilter,
  { note, signal }: Pick<Call, 'note' | 'signal'>,
): Promise<DrugPatentQuery> {
  const type = asked.drug_patent_type;
  const countries = asked.patent_country?.map((code) => code.toUpperCase());
  const technology = unanswered(asked.patent_tech_type, 'patent_tech_type', 'a vocabulary of technologies', note);
  const ofPublications = [
    stored(await assignees(corpus, asked.patent_assignee)),
    stored(oneOf('ANCS_TYPE', asked.current_patent_assignee_type)),
    stored(phrasesQuery(asked.inventor_name && { value: asked.inventor_name }, 'IN')),
    stored(statuses(asked.simple_legal_status)),
    stored(oneOf('LEGAL_STATUS', asked.legal_status?.map(String))),
    days('apdt', asked.apdt, 'APD'),
    days('pbdt', asked.pbdt, 'PBD'),
    days('isdt', asked.isdt, 'ISD'),
    days('priority_date', asked.priority_date, 'E_PRIORITY_DATE'),
  ].filter((query) => query !== undefined);
  const others = [
    await tied(corpus, 'drug', asked.drug, signal),
    await tied(corpus, 'disease', asked.disease, signal),
    await tied(corpus, 'target', asked.target, signal),
    await tied(corpus, 'drug_type', asked.drug_type, signal),
    technology && { stored: technology, listed: technology },
    countries?.length ? { stored: values('AUTHORITY', countries), listed: values('COUNTRY', countries) } : undefined,
    type === undefined ? undefined : { stored: values('DRUG_PATENT_TYPE', [type]), listed: values('TYPE', [type]) },
    register(asked.source, note),
    days('exdt', asked.exdt, 'DRUG_EXDT', 'EXPIRY'),
  ].filter((query) => query !== undefined);
  if (ofPublications.length > 0) {
    const left = combined([ALL, ...others]).listed;
    const total = await totalOf(corpus, listedPatents, left);
    if (total > 0)
      note(
        `${total} documents that a register lists are left out: no publication of them is stored, so that assignees, inventors, dates and status cannot be judged.`,
      );
  }
  return combined([ALL, ...others, ...ofPublications]);
}

/** One publication stands for its document: the latest. */
export const ONE_A_DOCUMENT = {
  field: 'DOCUMENT',
  prefer: { by: 'field', field: 'PBD', order: 'latest' },
} as const;
