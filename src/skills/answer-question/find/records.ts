import { byText } from '#by-text.ts';
import { dayText } from '#clock.ts';
import { holders, namesOf, niceOf, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import type { Collection } from '#corpus/collection.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { contentWords } from '#language/content-words.ts';
import { companyNames } from '#lexicon/index.ts';
import { termEnd } from '#marks/term.ts';
import { nameQuery, wordIn } from '../../corpus-words.ts';
import type { SkillContext } from '../../skill.ts';
import { meaningsOf } from '../read/program-terms.ts';
import { type Question, shownWords } from '../read/question.ts';
import type { RecordAxis, RecordKind } from '../read/record-kinds.ts';
import { NO_REVIEWS } from '../read/record-kinds.ts';
import { restrictionsIn } from '../read/restrictions.ts';

/** A table of records by what they are counted by, the most first; years in order of time. */
export interface RecordTable {
  readonly of: RecordAxis;
  readonly rows: readonly (readonly [value: string, records: number])[];
  readonly distinct: number;
  readonly without: number;
  readonly least?: number;
}

/** A record in one line. */
export interface RecordRow {
  readonly title: string;
  readonly about: readonly string[];
  /** Stored records that cite it. */
  readonly cited?: number;
}

/** Records that are no patents, as a question asks for them: how many, by what, and the first of them. */
export interface RecordsFound {
  readonly kind: RecordKind;
  readonly total: number;
  /** Records of the kind in the corpus. */
  readonly stored: number;
  readonly query: string;
  /** Whose they are, where the question names somebody. */
  readonly named?: string;
  /** Words that none of these records has, as the question writes them. */
  readonly unknown: readonly string[];
  /** Where none is all that is asked: records on the topic, and of whoever is named, each without the other. */
  readonly of_topic?: number;
  readonly of_named?: number;
  readonly tables: readonly RecordTable[];
  readonly order: 'latest' | 'earliest' | 'most_cited';
  readonly rows: readonly RecordRow[];
}

type Where = Pick<SkillContext, 'corpus' | 'signal'>;

interface Kind {
  readonly collection: Collection<any>;
  /** Fields of what they are about, and of whose they are. */
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly country?: string;
  readonly date: string;
  readonly axes: Readonly<Partial<Record<RecordAxis, string>>>;
  readonly row: (record: any) => RecordRow;
}

const day = (date: number | undefined): string | undefined =>
  date === undefined ? undefined : String(date).slice(0, 4);
const present = (values: readonly (string | undefined)[]): string[] => values.filter((value) => value !== undefined);

const paperRow = (work: Work): RecordRow => {
  const [author, ...others] = work.authors;
  const doi = idOf(work, 'doi');
  return {
    title: work.titles[0]?.text ?? work.id,
    about: present([
      author && (others.length > 0 ? `${author.name} et al.` : author.name),
      work.venue?.name,
      day(work.published),
      doi && `doi:${doi}`,
    ]),
  };
};
const markRow = (mark: Trademark): RecordRow => ({
  title: mark.mark ?? '—',
  about: present([
    `${mark.office} ${mark.application_number}`,
    holders(mark)[0]?.name,
    niceOf(mark).map(Number).join(', ') || undefined,
    mark.status.state,
  ]),
});

/** Of a mark that was asked for by its words, what its record says of whose it is, for what, and since when. */
function markDetail(mark: Trademark, zh: boolean): RecordRow {
  const { office, application_number, status, filing_date, registration_date } = mark;
  const [holder] = namesOf(holders(mark));
  const classes = niceOf(mark).map(Number).join(', ');
  const on = (en: string, chinese: string, date: number | undefined) =>
    date === undefined ? undefined : `${zh ? chinese : `${en} `}${dayText(date)}`;
  const goods = mark.classes.flatMap((each) => each.goods).find(({ lang }) => lang === 'en')?.text;
  const end = termEnd(mark);
  const on_end = end && dayText(end.day);
  return {
    title: mark.mark ?? '—',
    about: present([
      `${office} ${application_number}`,
      holder ?? (zh ? '记录中没有持有人名称' : 'the record names no holder'),
      classes === '' ? undefined : zh ? `尼斯类别 ${classes}` : `Nice class ${classes}`,
      status.state,
      on('filed', '申请日 ', filing_date),
      on('registered', '注册日 ', registration_date),
      // a day that no office states is told with the law that it follows from
      end?.by === undefined
        ? on('expires', '到期日 ', end?.day)
        : zh
          ? `法定期限至 ${on_end}，续展除外（${end.by}）`
          : `term by law to ${on_end} unless it is renewed (${end.by})`,
      goods && goods.length > MOST_OF_GOODS ? `${goods.slice(0, MOST_OF_GOODS)}…` : goods,
    ]),
  };
}
/** Characters of what a mark is for that its row tells. */
const MOST_OF_GOODS = 160;

const KINDS: Readonly<Record<RecordKind, Kind>> = {
  papers: {
    collection: works,
    texts: ['TITLE', 'ABSTRACT', 'KEYWORD'],
    names: ['AFFILIATION', 'AUTHOR', 'PUBLICATION'],
    country: 'COUNTRY',
    date: 'PUBLICATION_DATE',
    axes: {
      authors: 'AUTHOR_EXACT',
      institutions: 'INSTITUTION',
      journals: 'JOURNAL',
      countries: 'COUNTRY',
      years: 'PUBLICATION_DATE',
    },
    row: paperRow,
  },
  marks: {
    collection: trademarks,
    texts: ['GOODS'],
    names: ['OWNER'],
    date: 'FILED',
    axes: { holders: 'HOLDER', classes: 'NICE', offices: 'OFFICE', states: 'STATE', years: 'FILED' },
    row: markRow,
  },
};

/** Rows of a table, and records that are shown. */
const ROWS = 10;
const SHOWN = 10;
const YEARS = 150;

/** Names that a question may mean by whose the records are: written large, or of the program's Chinese ones. */
function namesIn({ said }: Question): string[] {
  const line = said.split('\n').map((text) => restrictionsIn(text).rest);
  const found = line.flatMap((text) => [
    ...[
      ...text.matchAll(
        /(?<=\b(?:from|by|of|at|in|for|does|did|do|has|have)\s(?:the\s)?|^)(\p{Lu}[\p{L}\d.&'-]*(?: (?:(?:of|and|&) )?\p{Lu}[\p{L}\d.&'-]*){0,5})/gu,
      ),
    ].map(([name]) => name.replace(/['’]s?$/u, '')),
    ...[...companyNames().keys()].filter((name) => text.includes(name)).toSorted((a, b) => b.length - a.length),
    ...[...text.matchAll(/\p{Script=Han}{2,8}?(?:大学|学院|研究院|研究所|医院)/gu)].map(([name]) => name),
  ]);
  return [...new Set(found)].slice(0, MOST_NAMES);
}
const MOST_NAMES = 8;

let everyday: ReadonlySet<string> | undefined;
/** Whether the program knows a name as that of a company, or of a university. */
function isKnown(name: string): boolean {
  everyday ??= new Set([...companyNames()].flat(2).map((each) => each.toLowerCase()));
  return everyday.has(name.toLowerCase());
}

/** Whose records are meant: the first name under which there are any; else one that is known, which then has none. */
async function whose(asked: Question, kind: Kind, { corpus, signal }: Where) {
  const names = namesIn(asked);
  const called = (name: string) => [name, ...(companyNames().get(name) ?? [])];
  for (const name of names)
    for (const field of kind.names) {
      const query = anyOf(...called(name).map((each) => nameQuery(field, each)));
      const total = await totalOf(corpus, kind.collection, query, { signal });
      if (total > 0) return { name, query };
    }
  const known = names.find(isKnown);
  if (known === undefined) return undefined;
  return { name: known, query: anyOf(...called(known).map((each) => nameQuery(kind.names[0]!, each))) };
}

/** The words of a question that are of no name in it. */
const topicOf = (asked: Question, names: readonly string[]): string[] => {
  const within = new Set(names.flatMap((name) => contentWords(name).map(({ key }) => key)));
  const words = new Map([...asked.words].filter(([key]) => !within.has(key)));
  return shownWords({ words, context: new Set() });
};

const saying = (kind: Kind, form: string): Query => anyOf(...kind.texts.map((field) => wordIn(field, form)));

/** Meanings of a word in the other language that are looked for. */
const MOST_MEANINGS = 4;
/** A word, or what the program calls it in the other language. */
const inAnyWords = async (form: string, kind: Kind): Promise<Query> =>
  anyOf(...[form, ...(await meaningsOf(form)).slice(0, MOST_MEANINGS)].map((each) => saying(kind, each)));

/** What the records say, in the question's words or in the other language. */
async function about(asked: Question, names: readonly string[], kind: Kind, where: Where) {
  const { corpus, signal } = where;
  const forms = topicOf(asked, names);
  if (forms.length === 0) return { query: undefined, unknown: [] };
  const each = new Map<string, Query>();
  for (const form of forms) each.set(form, await inAnyWords(form, kind));
  const whole = forms.length > 1 ? (await meaningsOf(forms.join(' '))).slice(0, MOST_MEANINGS) : [];
  const query = anyOf(allOf(...each.values()), ...whole.map((meaning) => saying(kind, meaning)));
  const unknown: string[] = [];
  for (const [form, said] of each)
    if ((await totalOf(corpus, kind.collection, said, { stemming: true, signal })) === 0) unknown.push(form);
  return { query, unknown };
}

/** The words of a mark that a question names, where no goods are called so. */
async function markCalled(unknown: readonly string[], { corpus, signal }: Where): Promise<string | undefined> {
  const words = unknown.join(' ');
  if (words === '') return undefined;
  const query = nameQuery('MARK', words);
  const total = await totalOf(corpus, trademarks, query, { signal });
  return total > 0 ? words : undefined;
}

/** A question without some of its words, as it writes them. */
function without(asked: Question, forms: readonly string[]): Question {
  const keys = new Set(forms.flatMap((form) => contentWords(form).map(({ key }) => key)));
  return { ...asked, words: new Map([...asked.words].filter(([key]) => !keys.has(key))) };
}

/** The records that a question asks for, by its kind; undefined of a question for patents. */
export async function findRecords(asked: Question, where: Where): Promise<RecordsFound | undefined> {
  if (!asked.records) return undefined;
  const { kind: name, axes, classes, mark } = asked.records;
  const kind = KINDS[name];
  const { corpus, signal } = where;
  const owner = await whose(asked, kind, where);
  // of another turn's name, which this one's takes the place of, no word is left
  const names = owner
    ? [...namesIn(asked)].filter((name) => name === owner.name || isKnown(name) || /\p{Script=Han}/u.test(name))
    : [];
  const said = await about(asked, names, kind, where);
  const called = name === 'marks' && !mark ? await markCalled(said.unknown, where) : undefined;
  const wording = mark ?? called;
  // of a mark that is named its goods need not be: "when does it expire?"
  const { query: topic, unknown } =
    wording && said.unknown.length > 0 ? await about(without(asked, said.unknown), names, kind, where) : said;
  const { years, offices, applicants_from, applicants_not_from, excluded, status, status_not } = asked.restrictions;
  const from = [...(applicants_from ?? []), ...(name === 'papers' ? (offices ?? []) : [])];
  const term = (field: string, text: string): Query => ({ kind: 'term', field, text });
  const query = allOf(
    owner?.query,
    topic,
    years && {
      ...{ kind: 'range' as const, field: kind.date },
      ...(years.from && { from: `${years.from}0000` }),
      ...(years.to && { to: `${years.to}1231` }),
    },
    ...(kind.country && from.length > 0 ? [anyOf(...from.map((code) => term(kind.country!, code)))] : []),
    ...(kind.country ? (applicants_not_from ?? []) : []).map(
      (code): Query => ({ kind: 'not', of: term(kind.country!, code) }),
    ),
    ...(name === 'marks' && offices
      ? [anyOf(...offices.map((code) => term('OFFICE', code === 'EP' ? 'EM' : code)))]
      : []),
    ...classes.map((one) => term('NICE', one)),
    ...(wording ? [nameQuery('MARK', wording)] : []),
    ...[...(excluded?.words ?? []), ...(excluded?.owners ?? [])].map(
      (text): Query => ({
        kind: 'not',
        of: anyOf(...[...kind.texts, ...kind.names].map((field) => nameQuery(field, text))),
      }),
    ),
    ...(name === 'papers' && NO_REVIEWS.test(asked.text) ? [{ kind: 'not', of: term('TYPE', 'review') } as const] : []),
    ...(name === 'marks' && !wording ? statesOf(status, status_not) : []),
  );
  const request = { query, stemming: true, signal };
  const total = await totalOf(corpus, kind.collection, query, { stemming: true, signal });
  const isOpen = !owner && !years && from.length === 0 && classes.length === 0 && !wording;
  // in other words, passages may tell
  if (total === 0 && isOpen && asked.sides) return undefined;
  const stored = await totalOf(corpus, kind.collection, undefined, { signal });
  const tables: RecordTable[] = [];
  for (const axis of axes) {
    const field = kind.axes[axis];
    if (!field || total === 0) continue;
    const isYear = axis === 'years';
    const top = isYear ? YEARS : asked.least === undefined ? (asked.top ?? ROWS) : YEARS;
    const { by } = await corpus.aggregate(kind.collection, request, {
      by: { of: { axis: 'values', field, top, ...(isYear && { granularity: 'year' as const }) } },
    });
    const { buckets, distinct, without } = by!.of!;
    const enough = buckets.filter(({ count }) => count >= (asked.least ?? 0));
    const rows = enough.map(({ value, count }): [string, number] => [isYear ? value.slice(0, 4) : value, count]);
    if (isYear) rows.sort(([a], [b]) => byText(a, b));
    tables.push({
      ...{ of: axis, rows, distinct: asked.least === undefined ? distinct : enough.length, without },
      ...(asked.least !== undefined && { least: asked.least }),
    });
  }
  const order = asked.order === 'most_cited' ? 'most_cited' : asked.order === 'earliest' ? 'earliest' : 'latest';
  const cited = name === 'papers' && (order === 'most_cited' || /\bcited\b|引用/iu.test(asked.text));
  const sort = order === 'most_cited' && cited ? 'CITED_COUNT' : kind.date;
  const { hits } = await corpus.search(kind.collection, {
    ...request,
    offset: 0,
    limit: tables.length > 0 ? FEW : SHOWN,
    sort: [{ field: sort, order: order === 'earliest' ? 'asc' : 'desc' }],
  });
  const records = await corpus.get(
    kind.collection,
    hits.map(({ id }) => id),
  );
  const rows: RecordRow[] = [];
  for (const record of records) {
    const row = wording ? markDetail(record, asked.lang === 'zh') : kind.row(record);
    const times = cited ? await citedTimes(record.id, where) : undefined;
    rows.push({ ...row, ...(times !== undefined && { cited: times }) });
  }
  const counted = async (part: Query | undefined): Promise<number | undefined> =>
    part && (await totalOf(corpus, kind.collection, part, { stemming: true, signal }));
  const apart = total === 0 ? { topic: await counted(topic), named: await counted(owner?.query) } : {};
  return {
    ...{ kind: name, total, stored, query: printQuery(query), unknown, tables, order, rows },
    ...(owner && { named: owner.name }),
    ...(apart.topic !== undefined && { of_topic: apart.topic }),
    ...(apart.named !== undefined && { of_named: apart.named }),
  };
}
/** Records that are shown beside a table. */
const FEW = 3;

async function citedTimes(id: string, { corpus, signal }: Where): Promise<number | undefined> {
  const { measures = {} } = await corpus.aggregate(
    works,
    { query: { kind: 'term', field: 'PAPER_ID', text: id }, signal },
    { measures: { cited: { measure: 'max', field: 'CITED_COUNT' } } },
  );
  return typeof measures.cited === 'number' ? measures.cited : 0;
}

/** States of marks: registered, pending, dead. */
function statesOf(status: Question['restrictions']['status'], not: Question['restrictions']['status_not']): Query[] {
  const state = (text: string): Query => ({ kind: 'term', field: 'STATE', text });
  const OF = {
    active: 'registered',
    granted: 'registered',
    pending: 'pending',
    inactive: 'dead',
    expired: 'dead',
  } as const;
  return [...(status ? [state(OF[status])] : []), ...(not ? [{ kind: 'not', of: state(OF[not]) } as const] : [])];
}
