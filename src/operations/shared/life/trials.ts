import type { Entity } from '#collections/entities/entities.ts';
import { trials, WITHOUT_CONDITION } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf, inYears } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { identitiesBelow, oneOf } from '../entity-filter.ts';
import { knownByKey } from '../entity-rows.ts';
import { all, counted, type LifeAnswer, MOST, more, named, namedByKey, tabled } from './answers.ts';
import { type NamedCompany, sponsoredBy } from './companies.ts';
import type { CountriesAsked, LeftOut } from './restricted.ts';

/** Trials of a drug, of a disease, of a sponsor: how many, which, and by what they can be counted. */

const PHASE_WORDS: readonly (readonly [words: RegExp, phase: string])[] = [
  [/\bphase[ -]?(?:1\/2|I\/II)\b|1\/2 ?期/i, 'Phase_1_2'],
  [/\bphase[ -]?(?:2\/3|II\/III)\b|2\/3 ?期/i, 'Phase_2_3'],
  [/\bphase[ -]?(?:4|IV)\b|(?:四|4|IV) ?期/i, 'Phase_4'],
  [/\bphase[ -]?(?:3|III)\b|(?:三|3|III) ?期/i, 'Phase_3'],
  [/\bphase[ -]?(?:2|II)\b|(?:二|2|II) ?期/i, 'Phase_2'],
  [/\bphase[ -]?(?:1|I)\b|(?:一|1|I) ?期/i, 'Phase_1'],
];
const STATUS_WORDS: readonly (readonly [words: RegExp, status: string])[] = [
  [/\bnot yet recruiting\b|(?:尚未|还未|还没|未)(?:开始)?招募/i, 'Not_Yet_Recruiting'],
  [/\b(?:active|enrolling),? (?:but |and )?not recruiting\b/i, 'Active_Not_Recruiting'],
  [/\brecruiting\b|招募中|(?:正在|在)招募/i, 'Recruiting'],
  [/\bcompleted\b|已经?完成|完成的/i, 'Completed'],
  [/\bterminated\b|已经?终止|终止的/i, 'Terminated'],
  [/\bwithdrawn\b|已经?撤[回销]|撤[回销]的/i, 'Withdrawn'],
  [/\bsuspended\b|已经?暂停|暂停的/i, 'Suspended'],
];

/** Says of trials that they go on, whichever of these states the register has. */
const GOING_ON =
  /\b(?:(?:still|currently|now) )?(?:active|ongoing|on-going|under ?way|in progress)\b(?! (?:ingredients?|substances?|drugs?|pharma\w*)\b)|\bstill (?:running|open|going)\b|(?:正在|仍在|还在)(?:进行|开展)(?:中|的)?|进行中的?|在研的?(?=.{0,6}试验)/iu;
/** Speaks of trials, or of those before: a company that is active in a field has no state. */
const OF_TRIALS = /\b(?:trials?|stud(?:y|ies)|of (?:them|those|these)|ones)\b|试验|临床|其中/iu;
const ONGOING = ['Recruiting', 'Enrolling_By_Invitation', 'Active_Not_Recruiting'];

/** What trials can be counted by. */
export type TrialAxis = 'phase' | 'status' | 'sponsor' | 'country' | 'year';

/** Which trials are meant; empty: any. */
interface Restricted {
  readonly phases: readonly string[];
  readonly statuses: readonly string[];
}

/** What a question asks of trials besides whose they are. */
export interface TrialsAsked extends Restricted {
  /** Their number is asked for, not which they are. */
  readonly count: boolean;
  /** Which they are is asked first, and numbers besides. */
  readonly lists?: true;
  readonly by?: TrialAxis;
  /** Of what they are counted by, only what has so many of them. */
  readonly least?: number | undefined;
  /** Of a question for several numbers: what the second and the later ones are of. */
  readonly further?: readonly FurtherTrials[];
}
interface FurtherTrials extends Restricted {
  /** Of those that were counted first. */
  readonly of_them: boolean;
}

// biome-ignore format: read it as a table
const BY: readonly (readonly [TrialAxis, RegExp])[] = [
  ['phase',   /\b(?:by|per|in (?:each|every)) (?:the )?phases?\b|按(?:照)?(?:试验)?(?:分期|期别|阶段)|各(?:个)?(?:期|阶段)(?:各)?/iu],
  ['status',  /\b(?:by|per|in (?:each|every)) (?:the )?(?:recruitment |trial )?status(?:es)?\b|按(?:照)?(?:招募)?状态|各(?:个|种)?状态(?:各)?/iu],
  ['sponsor', /\b(?:by|per|for (?:each|every)) (?:the )?sponsors?\b|按(?:照)?申办(?:者|方)|各(?:个)?申办(?:者|方)(?:各)?/iu],
  ['country', /\b(?:by|per|in (?:each|every)) (?:the )?countr(?:y|ies)\b|按(?:照)?国家|各(?:个)?国家?(?:各)?/iu],
  ['year',    /\b(?:by|per|in (?:each|every)) (?:the )?(?:start )?years?\b|按(?:照)?(?:开始)?(?:年份|年度|年)|(?:每|各|逐|历)年(?:各)?/iu],
];
/** Where a question begins to ask for another number. */
const NEXT =
  /,? (?:and |or |but )?(?=how many\b)|[,，;；?？] ?(?:and |并且|以及)?(?=其中|(?:又|还)?有?(?:多少|几)(?:项|个)?)/iu;
const SAYS_NOTHING = /^\s*(?:(?:and|or|but|so|then|那么?)\s*)?$/iu;
const OF_THEM = /\b(?:of|among) (?:them|these|those|which)\b|其中/iu;

/** The values whose words a text has, each stretch of it read once. */
function valuesIn(text: string, words: readonly (readonly [words: RegExp, value: string])[]): string[] {
  let left = text;
  return words.flatMap(([form, value]) => {
    const rest = left.replace(form, ' ');
    if (rest === left) return [];
    left = rest;
    return [value];
  });
}

const withoutStates = (text: string): string => STATUS_WORDS.reduce((left, [words]) => left.replace(words, ' '), text);

const COUNTS = /\bhow many\b|多少|几[项个]/i;

/** What a question asks of trials. */
export function trialsAskedIn(question: string): TrialsAsked {
  const [first = '', ...others] = question.split(NEXT).filter((clause) => !SAYS_NOTHING.test(clause));
  const of = (clause: string) => {
    const named = valuesIn(clause, STATUS_WORDS);
    const phases = valuesIn(clause, PHASE_WORDS);
    // "active, not recruiting" is a state by itself; "recruiting or active" is any that goes on
    const goesOn = OF_TRIALS.test(question) && GOING_ON.test(withoutStates(clause));
    return { phases, statuses: goesOn ? [...new Set([...named, ...ONGOING])] : named };
  };
  const further = others
    .map((clause) => ({ ...of(clause), of_them: OF_THEM.test(clause) }))
    .filter(({ phases, statuses }) => phases.length + statuses.length > 0);
  const by = BY.find(([, words]) => words.test(question))?.[0];
  const lists = further.length > 0 && !COUNTS.test(first);
  return {
    ...of(first),
    ...(lists && { lists: true as const }),
    count: COUNTS.test(question),
    ...(by && { by }),
    ...(further.length > 0 && { further }),
  };
}

/** A question without the words that only say which trials are meant, or by what they are counted. */
export const withoutTrialWords = (question: string): string =>
  [...PHASE_WORDS, ...STATUS_WORDS, ...(OF_TRIALS.test(question) ? [[GOING_ON] as const] : []), ...BY].reduce(
    (text, one) => {
      const words = one.find((part) => part instanceof RegExp)!;
      // a phase may be named more than once
      return text.replace(words, ' ').replace(words, ' ');
    },
    question,
  );

/** Trials of a disease as the search of trials finds them: by conditions and headings, and by what their heads name. */
const trialsFor = async (corpus: Corpus, disease: Entity): Promise<Query> =>
  anyOf(
    { kind: 'values', field: 'DISEASE', values: await identitiesBelow(corpus, [disease]) },
    { kind: 'values', field: 'CONDITION_ID', values: [disease.id] },
  );

/** Whose trials are meant. */
export interface OfTrials {
  readonly drug?: Entity | undefined;
  readonly disease?: Entity | undefined;
  readonly companies?: readonly NamedCompany[];
  /** Countries of their sites. */
  readonly countries?: CountriesAsked | undefined;
  /** Diseases that they are not for, and companies that do not sponsor them. */
  readonly not?: LeftOut | undefined;
  /** Years in which they started, both inclusive. */
  readonly years?: { readonly from?: number; readonly to?: number } | undefined;
}

/** Trials with a site in one of some countries, or in each of them. */
function placed({ names, each }: CountriesAsked): Query {
  const of = names.map((values): Query => ({ kind: 'values', field: 'COUNTRY', values }));
  return each ? allOf(...of) : anyOf(...of);
}

const restricting = ({ phases, statuses }: Restricted): Query =>
  allOf(oneOf('PHASE', phases), oneOf('STATUS', statuses));
const restricted = ({ phases, statuses }: Restricted): string[] => [
  ...(phases.length > 0 ? [`phase: ${phases.join(', ')}`] : []),
  ...(statuses.length > 0 ? [`status: ${statuses.join(', ')}`] : []),
];

/** Trials of a drug, of a disease, of a sponsor: how many, which, or by what; the query is told. */
export async function trialsOfThings(
  corpus: Corpus,
  { drug, disease, companies = [], countries, not, years }: OfTrials,
  wanted: TrialsAsked,
  zh: boolean,
): Promise<LifeAnswer> {
  const { count, by, further = [] } = wanted;
  const wholly: Query = allOf(
    drug ? { kind: 'values', field: 'GIVEN_DRUG', values: await identitiesBelow(corpus, [drug]) } : undefined,
    companies.length > 0 ? anyOf(...companies.map(sponsoredBy)) : undefined,
    countries && placed(countries),
    years && inYears('START_DATE', years.from, years.to),
  );
  const whose: Query = allOf(
    wholly,
    ...(not
      ? [...(await Promise.all(not.diseases.map((each) => trialsFor(corpus, each)))), ...not.companies.map(sponsoredBy)]
      : []
    ).map((of): Query => ({ kind: 'not', of })),
  );
  const besides = allOf(whose, restricting(wanted));
  const things = [
    ...(drug ? [`drug: ${named(drug, zh)}`] : []),
    ...(disease ? [`disease: ${named(disease, zh)}`] : []),
    ...(companies.length > 0 ? [`sponsor: ${companies.map(({ name }) => name).join(', ')}`] : []),
    ...(countries ? [`site in: ${countries.names.map(([name]) => name).join(countries.each ? ' and ' : ' or ')}`] : []),
    ...(years ? [`started: ${years.from ?? ''}–${years.to ?? ''}`] : []),
    ...(not
      ? [
          `not: ${[...not.diseases.map((each) => named(each, zh)), ...not.companies.map(({ name }) => name)].join(', ')}`,
        ]
      : []),
  ];
  const ofDisease = disease && (await trialsFor(corpus, disease));
  const query: Query = allOf(besides, ofDisease);
  const asked = [...things, ...restricted(wanted)].join(', ');
  if (by) return countedBy(corpus, query, asked, by, zh, wanted.least);
  const rows = numbersAsked(wanted, further);
  const numbers = rows.length > 1 ? await severalNumbers(corpus, allOf(whose, ofDisease), things, rows, zh) : undefined;
  if (numbers && count && !wanted.lists) return numbers;
  const { hits, total } = await corpus.search(trials, {
    query,
    offset: 0,
    limit: MOST,
    sort: [{ field: 'START_DATE', order: 'desc' }],
  });
  const shown = (
    await corpus.get(
      trials,
      hits.map(({ id }) => id),
    )
  ).map(({ id, register_number, brief_title }) => ({
    id,
    text: all(register_number, brief_title),
    path: `/synapse/clinical-trial/detail?clinical_trial_id=${id}`,
  }));
  const head = zh
    ? `已载入的登记中有 ${total} 项试验（查询：${asked}）。`
    : `${counted(total, 'trial')} of the registers that are loaded (query: ${asked}).`;
  const lines = [head, ...shown.map(({ text }) => `- ${text}`), ...more(total - shown.length, zh)];
  const others = not && (await totalOf(corpus, trials, allOf(wholly, ofDisease)));
  const open = disease ? await totalOf(corpus, trials, allOf(besides, WITHOUT_CONDITION)) : 0;
  const leftOut =
    others === undefined ? [] : [zh ? `不作排除时共 ${others} 项。` : `With what is left out, there are ${others}.`];
  const left =
    open === 0
      ? leftOut
      : [
          zh
            ? `另有 ${open} 项试验的登记未写明病症，无法判断是否属于此列。`
            : `Of ${counted(open, 'other trial')} the register states no condition: whether they are for it, it does not say.`,
          ...leftOut,
        ];
  const besideThem = numbers && wanted.lists ? ['', numbers.content] : [];
  return {
    content: [...(count && total > MOST && !wanted.lists ? [head] : lines), ...left, ...besideThem].join('\n'),
    rows: shown,
  };
}

/** The numbers that a question asks for: of each phase or status that it names, and of those of its later clauses. */
function numbersAsked({ phases, statuses }: TrialsAsked, further: readonly FurtherTrials[]): Restricted[] {
  const first = { phases, statuses };
  const each =
    phases.length > 1
      ? phases.map((phase) => ({ phases: [phase], statuses }))
      : statuses.length > 1
        ? statuses.map((status) => ({ phases, statuses: [status] }))
        : [];
  return [
    ...each,
    first,
    ...further.flatMap(({ of_them, ...own }) => {
      const of_first = {
        phases: own.phases.length > 0 ? own.phases : phases,
        statuses: own.statuses.length > 0 ? own.statuses : statuses,
      };
      const same = own.phases.length === of_first.phases.length && own.statuses.length === of_first.statuses.length;
      // whether "how many were terminated" is of those before, it does not say
      return of_them ? [of_first] : same ? [own] : [own, of_first];
    }),
  ];
}

/** Several numbers of the same things, a row each with its query. */
async function severalNumbers(
  corpus: Corpus,
  whose: Query,
  things: readonly string[],
  rows: readonly Restricted[],
  zh: boolean,
): Promise<LifeAnswer> {
  const lines: string[][] = [];
  for (const row of rows) {
    const total = await totalOf(corpus, trials, allOf(whose, restricting(row)));
    lines.push([restricted(row).join(', ') || (zh ? '全部' : 'all'), String(total)]);
  }
  const head = zh
    ? `已载入的登记中的试验数（查询：${things.join(', ')}）：`
    : `Trials of the registers that are loaded (query: ${things.join(', ')}):`;
  return { content: tabled(head, zh ? ['其中', '试验'] : ['Of these', 'Trials'], lines), rows: [] };
}

// biome-ignore format: read it as a table
const AXES: Readonly<Record<TrialAxis, { readonly field: string; readonly en: string; readonly zh: string }>> = {
  phase:   { field: 'PHASE',      en: 'phase',         zh: '分期' },
  status:  { field: 'STATUS',     en: 'status',        zh: '状态' },
  sponsor: { field: 'SPONSOR',    en: 'sponsor',       zh: '申办者' },
  country: { field: 'COUNTRY',    en: 'country',       zh: '国家' },
  year:    { field: 'START_DATE', en: 'year of start', zh: '开始年份' },
};

/** The trials that a query finds by something, most first: a table; by year in order of time. */
async function countedBy(
  corpus: Corpus,
  query: Query,
  asked: string,
  by: TrialAxis,
  zh: boolean,
  least?: number,
): Promise<LifeAnswer> {
  const total = await totalOf(corpus, trials, query);
  const { field, ...labels } = AXES[by];
  const label = zh ? labels.zh : labels.en;
  const head = zh
    ? `已载入的登记中有 ${total} 项试验（查询：${asked}），按${label}：`
    : `${counted(total, 'trial')} of the registers that are loaded (query: ${asked}), by ${label}:`;
  if (total === 0) return { content: head, rows: [] };
  const found = await corpus.aggregate(
    trials,
    { query },
    {
      by: {
        of: {
          axis: 'values',
          field,
          top: by === 'year' ? YEARS : least === undefined ? MOST : MOST_VALUES,
          ...(by === 'year' && { granularity: 'year' }),
        },
      },
    },
  );
  const { buckets: every, without, distinct: all_values } = found.by!.of!;
  const enough = every.filter(({ count }) => count >= (least ?? 0));
  const shown = enough.length > 0 ? enough.slice(0, MOST) : every.slice(0, FEW);
  const [buckets, distinct] =
    least === undefined ? [every, all_values] : [shown, Math.max(enough.length, shown.length)];
  const known =
    by === 'sponsor'
      ? await knownByKey(
          corpus,
          buckets.map(({ value }) => value),
        )
      : undefined;
  const rows = buckets.map(({ value, count }): [string, string] => [
    by === 'sponsor'
      ? namedByKey(known!.get(value), value, zh)
      : by === 'year'
        ? value.slice(0, 4)
        : value.replaceAll('_', ' '),
    String(count),
  ]);
  if (by === 'year') rows.sort(([a], [b]) => (a < b ? -1 : 1));
  const title = label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const left = [
    ...more(distinct - rows.length, zh),
    ...(without > 0
      ? [
          zh
            ? `${without} 项试验的登记未写明${label}。`
            : `Of ${counted(without, 'trial')} the register states no ${label}.`,
        ]
      : []),
  ];
  const columns = zh ? [label, '试验'] : [title, 'Trials'];
  const told =
    least === undefined
      ? head
      : zh
        ? `${head.slice(0, -1)}，至少 ${least} 项的有 ${enough.length} 个${enough.length === 0 ? '，最多的是' : ''}：`
        : `${head.slice(0, -1)}; with at least ${least}: ${enough.length === 0 ? 'none; most' : enough.length}:`;
  return { content: [tabled(told, columns, rows), ...(left.length > 0 ? ['', ...left] : [])].join('\n'), rows: [] };
}
const YEARS = 150;
/** Values among which those with enough trials are looked for. */
const MOST_VALUES = 2_000;
/** Of those with most, where none has enough. */
const FEW = 3;
