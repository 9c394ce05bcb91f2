import { dayText } from '#clock.ts';
import { type Approval, approvals } from '#collections/approvals/approvals.ts';
import {
  type Entity,
  type EntityKind,
  entities,
  lookedUpName,
  moietyIdentity,
} from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { registerWord } from '#collections/register-words.ts';
import { trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { MEDICAL_KINDS, mentionsIn } from '#dictionary/mentions.ts';
import { askedPart } from '#skills/answer-question/read/asked-part.ts';
import { pointsToEarlier } from '#skills/answer-question/read/conversation.ts';
import { leastIn } from '#skills/answer-question/read/counts-asked.ts';
import { meaningsOf } from '#skills/answer-question/read/program-terms.ts';
import { withYears } from '#skills/answer-question/read/relative-years.ts';
import { restrictionsIn } from '#skills/answer-question/read/restrictions.ts';
import { type DrugRegister, drugRegister, saidOf } from '../drug-register.ts';
import { entitiesByKey } from '../entity-rows.ts';
import { answerTrialQuestion, asksOfTrial } from '../trial-questions.ts';
import { all, counted, type LifeAnswer, MOST, more, named, silent, tabled, unknown } from './answers.ts';
import { cardOf, comparison, generics, identified } from './cards.ts';
import { chineseCompaniesIn, companyNamed, hasChineseCompany, isEverydayCompany, sponsorNamed } from './companies.ts';
import {
  acting,
  approvedWhen,
  containing,
  type Fact,
  heldBy,
  holdersAt,
  howFar,
  listed,
  madeOf,
  mechanism,
  orphanOf,
  productsAt,
  uses,
  warned,
  whenAndWho,
} from './facts.ts';
import { companiesWanted, drugsWanted, type ListedCompany, type ListedDrug, type Wanted } from './lists.ts';
import { isAsking, type LifeReading, type Naming, readLifeQuestion, type ThingKind, type Topic } from './reading.ts';
import { linkedTo, memberOf, orphans, sharing, unsafe, usedFor } from './related.ts';
import { type CountriesAsked, countriesIn, type LeftOut, leftOutIn, uncountedIn } from './restricted.ts';
import { type TrialsAsked, trialsAskedIn, trialsOfThings, withoutTrialWords } from './trials.ts';

const MARKS = '?？。.!';
/** Without the marks at its end. */
function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && MARKS.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Fields of names of things, the surest first. */
const NAMES = ['PREFERRED', 'SYMBOL', 'EXACT', 'OTHER'] as const;
const calledOneOf = (values: readonly string[]): Query =>
  anyOf(...NAMES.map((field): Query => ({ kind: 'values', field, values })));

/** A thing of the dictionary by its whole name: a drug by its moieties first. Several are none. */
async function thingNamed(corpus: Corpus, kind: EntityKind, given: string): Promise<Entity | undefined> {
  const name = withoutMarks(given.trim())
    .replace(/^(?:the|drug|medicine) /i, '')
    .trim();
  if (name === '' || name.length > 120) return undefined;
  if (kind === 'drug') {
    const [found] = await entitiesByKey(corpus, [moietyIdentity(moietiesOf(name))]);
    if (found?.kind === 'drug') return found;
  }
  const values = [lookedUpName(name)];
  for (const field of NAMES) {
    const { hits, total } = await corpus.search(entities, {
      query: allOf({ kind: 'term', field: 'KIND', text: kind }, { kind: 'values', field, values }),
      offset: 0,
      limit: 2,
    });
    if (total === 1) return (await corpus.get(entities, [hits[0]!.id]))[0];
    if (total > 1) return undefined;
  }
  return undefined;
}

/** Classes of one name that are looked at. */
const MOST_OF_CLASS = 10;

/**
 * A class of drugs by one of some spellings of its name, a type before a mechanism; of several of a kind that of most
 * drugs.
 */
async function typeNamed(
  corpus: Corpus,
  spellings: readonly string[],
  registered: () => Promise<DrugRegister>,
): Promise<Entity | undefined> {
  const kinds: Query = { kind: 'values', field: 'KIND', values: ['drug_type', 'mechanism'] };
  const { hits } = await corpus.search(entities, {
    query: allOf(kinds, calledOneOf(spellings.map(lookedUpName))),
    offset: 0,
    limit: MOST_OF_CLASS,
  });
  const found = await corpus.get(
    entities,
    hits.map(({ id }) => id),
  );
  const [types, mechanisms] = [
    found.filter(({ kind }) => kind === 'drug_type'),
    found.filter(({ kind }) => kind === 'mechanism'),
  ];
  const of = types.length > 0 ? types : mechanisms;
  if (of.length < 2) return of[0];
  // one class is called an agent by one source and agents by another: the one that has more drugs tells more
  const register = await registered();
  const drugsIn = ({ id }: Entity) => saidOf(register.classes, register.named(register.below(id))).size;
  const [first, second] = of.map((type) => ({ type, drugs: drugsIn(type) })).sort((a, b) => b.drugs - a.drugs);
  return first!.drugs > second!.drugs ? first!.type : undefined;
}

/** Targets of one symbol that are looked at. */
const MOST_OF_SYMBOL = 20;

/**
 * A target by a symbol, with or without its hyphens: of several (`PD-1` is a gene of Parkinson's disease, too) the one
 * on which drugs of the registers act, where it is one. A fusion on which none acts is its part on which some do.
 */
async function targetNamed(corpus: Corpus, register: DrugRegister, given: string): Promise<Entity | undefined> {
  const spellings = [...new Set([given, given.replaceAll('-', ''), given.replaceAll('-', ' ')].map(lookedUpName))];
  const { hits } = await corpus.search(entities, {
    query: allOf({ kind: 'term', field: 'KIND', text: 'target' }, calledOneOf(spellings)),
    offset: 0,
    limit: MOST_OF_SYMBOL,
  });
  const found = await corpus.get(
    entities,
    hits.map(({ id }) => id),
  );
  const drugsOn = ({ id }: Entity) => saidOf(register.targets, register.named(register.below(id))).size;
  const sole = theOne(found, drugsOn);
  if (sole) return sole;
  if (found.some((each) => drugsOn(each) > 0)) return undefined;
  const parts = given.split(/[-/]/).filter((part) => part.length > 2);
  if (parts.length !== 2) return found.length === 1 ? found[0] : undefined;
  // fusions are called without the number of a gene: `BCR-ABL` is of ABL1
  const named = await Promise.all(
    parts.flatMap((part) => [part, `${part}1`]).map((part) => targetNamed(corpus, register, part)),
  );
  return (
    theOne([...new Map(named.flatMap((each) => (each ? [[each.id, each] as const] : []))).values()], drugsOn) ??
    (found.length === 1 ? found[0] : undefined)
  );
}

/** How many times as many drugs act on the target that is meant as on the next of the same name. */
const CLEARLY = 4;

/** The one of some targets on which drugs act, or clearly more than on any other. */
function theOne(targets: readonly Entity[], drugsOn: (target: Entity) => number): Entity | undefined {
  const [first, second] = targets
    .map((target) => ({ target, drugs: drugsOn(target) }))
    .filter(({ drugs }) => drugs > 0)
    .sort((a, b) => b.drugs - a.drugs);
  return first && first.drugs >= CLEARLY * (second?.drugs ?? 0) ? first.target : undefined;
}

/** Trials of what a question names: a drug, or else a disease. */
async function trialsAnswer(
  corpus: Corpus,
  question: string,
  subject: string,
  count: boolean,
  zh: boolean,
): Promise<LifeAnswer> {
  const drug = await thingNamed(corpus, 'drug', subject);
  const disease = drug ? undefined : await thingNamed(corpus, 'disease', subject);
  return drug || disease
    ? trialsOfThings(corpus, { drug, disease }, { ...trialsAskedIn(question), count }, zh)
    : unknown(subject, zh);
}

/** Forms of questions about a drug, and what answers them; the subject is what stands in the group. */
const FACTS: readonly (readonly [form: RegExp, fact: Fact])[] = [
  [
    /^when (?:was|did) (.{2,120}?) (?:be )?(?:first )?(?:get )?(?:approved|authorised|authorized) (?:by|in) (?:the )?(?:FDA|United States|US)\b/i,
    approvedWhen('FDA'),
  ],
  [
    /^when (?:was|did) (.{2,120}?) (?:be )?(?:first )?(?:get )?(?:approved|authorised|authorized) (?:by|in) (?:the )?(?:EMA|European Union|EU|Europe)\b/i,
    approvedWhen('EMA'),
  ],
  [/^when was (.{2,120}?) (?:first )?(?:approved|authorised|authorized)\b/i, approvedWhen(undefined)],
  [/^(.{2,60}?)(?:是)?(?:何时|什么时候)(?:首次)?(?:获批|批准)/, approvedWhen(undefined)],
  [
    /^who (?:holds|owns|markets) (?:the )?(?:marketing )?(?:approvals?|applications?|authori[sz]ations?)(?: of| for)? (.{2,120})$/i,
    holdersAt(undefined),
  ],
  [/^(?:which|what) targets? (?:does|do|is|are) (.{2,120}?) (?:act|acts|acting|work|bind)\b/i, acting],
  [/^(?:what|which) (?:is|are) the targets? of (.{2,120})$/i, acting],
  [/^(.{2,60}?)的靶点是什么/, acting],
  [/^what is (.{2,120}?) (?:indicated|used|approved) for\b/i, uses],
  [/^(?:what|which) (?:are )?(?:the )?indications? (?:of|has|does) (.{2,120}?)(?: have)?$/i, uses],
  [/^(.{2,60}?)(?:的适应症|用于治疗什么)/, uses],
  [
    /^(?:which|what|how many) (?:patents|documents) (?:are|does the orange book) lists? ?(?:ed)?(?: in the orange book)? for (.{2,120})$/i,
    listed,
  ],
  [/^(?:which|what|how many) (?:patents|documents) are listed (?:in the orange book )?for (.{2,120})$/i, listed],
  [/^how far is (.{2,120}?)(?: in development)?$/i, howFar],
  [/^how does (.{2,120}?) work$/i, mechanism],
  [/^what is the mechanism(?: of action)? of (.{2,120})$/i, mechanism],
];
/** Of these forms those that are asked of any thing: what is called so by no register may stand in documents. */
const OF_ANYTHING = /^how (?:far is|does) |^what is .{2,120}? used for\b|^what is the mechanism|用于治疗什么/i;
/** Forms of questions about trials; the subject stands in the last group. */
const TRIALS: readonly (readonly [form: RegExp, count: boolean])[] = [
  [
    /^how many (?:[a-z0-9/, -]{0,60} )?(?:clinical )?(?:trials|studies)(?: are there)?(?: that)? (?:of|for|on|with|in|about|study|test|try) (.{2,120}?)(?: are (?:[a-z, ]{4,30}))?$/i,
    true,
  ],
  [
    /^(?:which|what|list) (?:[a-z0-9/, -]{0,60} )?(?:clinical )?(?:trials|studies) (?:of|for|on|with|in|about|study|test|try) (.{2,120}?)(?: are (?:[a-z, ]{4,30}))?$/i,
    false,
  ],
  [/^(.{2,60}?)有多少(?:项|个)?.{0,12}(?:临床)?试验/, true],
];
/**
 * Questions about what no source here holds: the shelf is said to be empty, unless records of the installation's own
 * fill it.
 */
const SHELVES: readonly {
  readonly form: RegExp;
  readonly shelf: string;
  readonly in_chinese: string;
  readonly filled?: Query;
}[] = [
  {
    form: /\b(?:price|cost|sales|revenue)s? of\b|多少钱|销售额/i,
    shelf: 'prices and sales of drugs',
    in_chinese: '药品的价格与销售额',
  },
  {
    form: /\b(?:approved|approval|authorised) (?:by|in|of) (?:the )?(?:NMPA|PMDA|China|Japan)\b|(?:在中国|在日本|NMPA|PMDA).{0,10}(?:批准|获批)/i,
    shelf: 'approvals in China and Japan',
    in_chinese: '在中国和日本的批准',
    filled: { kind: 'values', field: 'AGENCY', values: ['NMPA', 'PMDA'] },
  },
  { form: /\bconference\b|会议/i, shelf: 'results shown at conferences', in_chinese: '会议上发布的结果' },
];

/** Agencies as questions call them, or where they decide. */
const AGENCIES: readonly (readonly [words: RegExp, agency: Approval['agency']])[] = [
  [/\b(?:EMA|Europe(?:an)?|EU)\b|欧洲|欧盟/i, 'EMA'],
  [/\b(?:NMPA|China|Chinese)\b|中国|国家药监局|国家药品监督管理局/i, 'NMPA'],
  [/\b(?:PMDA|Japan(?:ese)?)\b|日本/i, 'PMDA'],
  // `us` is another word
  [/\b(?:FDA|USA?|United States|[Uu]nited states)\b|美国/, 'FDA'],
];
const agencyIn = (question: string) => AGENCIES.find(([words]) => words.test(question))?.[1];

/** What answers a question about one drug, by its topic, the most particular first. */
const BY_TOPIC: readonly (readonly [topic: Topic, fact: (agency: Approval['agency'] | undefined) => Fact])[] = [
  ['orphan', orphanOf],
  ['patents', () => listed],
  ['generics', () => generics],
  ['containing', containing],
  ['codes', () => identified],
  ['products', productsAt],
  ['holders', holdersAt],
  ['when', approvedWhen],
  ['targets', () => acting],
  ['warnings', () => warned],
  ['mechanism', () => mechanism],
  ['uses', () => uses],
  ['acting', () => acting],
  ['ingredients', () => madeOf],
  ['approved', approvedWhen],
  ['stage', () => howFar],
];

/** What is asked of drugs alone. */
const OF_A_DRUG: readonly Topic[] = ['patents', 'holders', 'when', 'uses'];

/** What a list of drugs does not tell. */
const NO_LIST: readonly Topic[] = [
  'containing',
  'patents',
  'generics',
  'codes',
  'mechanism',
  'ingredients',
  'warnings',
  'compare',
];

/** The query of a list, as it is told. */
const wantedText = (
  {
    target,
    diseases,
    types,
    companies,
    antibodies,
    conjugates,
    stage,
    agency,
    first_approved: years,
    not,
    unapproved,
  }: Wanted,
  zh: boolean,
): string =>
  [
    ...companies.map(({ name }) => `company: ${name}`),
    target && `target: ${named(target, zh)}`,
    ...diseases.map((disease) => `disease: ${named(disease, zh)}`),
    ...types.map((type) => `class: ${named(type, zh)}`),
    antibodies && 'antibodies',
    conjugates && 'antibody-drug conjugates',
    stage && `stage: ${stage}`,
    years &&
      `first approved in these registers: ${years.from === years.to ? years.from : `${years.from ?? ''}–${years.to ?? ''}`}`,
    agency && `agency: ${agency}`,
    unapproved && 'approved by none of these registers',
    not &&
      `not: ${[...not.diseases.map((each) => named(each, zh)), ...not.companies.map(({ name }) => name)].join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Drugs by their first approval, those without one last. */
const earliestFirst = (a: ListedDrug, b: ListedDrug): number =>
  (a.first_approved ?? Infinity) - (b.first_approved ?? Infinity);

/** A list of drugs under the query that it answers. */
function listAnswer(asked: string, all_found: readonly ListedDrug[], zh: boolean, dated = false): LifeAnswer {
  const found = dated ? all_found.toSorted(earliestFirst) : all_found;
  const day = (first: number | undefined) => (dated && first !== undefined ? dayText(first) : undefined);
  const rows = found.slice(0, MOST).map(({ id, name, stage, first_approved }) => ({
    id,
    text: all(
      name,
      stage &&
        `(${[registerWord('dev_status', stage, zh ? 'zh' : 'en'), day(first_approved)].filter(Boolean).join(zh ? '，' : ', ')})`,
    ),
    path: `/synapse/drug/detail?drug_id=${id}`,
  }));
  const head = zh
    ? `已载入的登记中有 ${found.length} 种药物（查询：${asked}）。`
    : `${counted(found.length, 'drug')} of the registers that are loaded (query: ${asked}).`;
  const lines = [head, ...rows.map(({ text }) => `- ${text}`), ...more(found.length - rows.length, zh)];
  return { content: lines.join('\n'), rows };
}

/** Drugs of a company that its row names. */
const NAMED_OF_COMPANY = 5;

/** Who holds approvals or sponsors trials of what is asked: a table. */
function companiesAnswer(asked: string, found: readonly ListedCompany[], zh: boolean): LifeAnswer {
  const shown = found.slice(0, MOST);
  const head = zh
    ? `已载入的登记中有 ${found.length} 家机构持有此类药物的批准或申办其试验（查询：${asked}）：`
    : `${counted(found.length, 'organisation')} of the registers that are loaded ${found.length === 1 ? 'holds' : 'hold'} an approval or ${found.length === 1 ? 'sponsors' : 'sponsor'} a trial of such drugs (query: ${asked}):`;
  if (found.length === 0) return { content: `${head.slice(0, -1)}${zh ? '。' : '.'}`, rows: [] };
  const rows = shown.map(({ name, drugs }) => {
    const named = drugs.slice(0, NAMED_OF_COMPANY).join(', ');
    return [name, String(drugs.length), drugs.length > NAMED_OF_COMPANY ? `${named}, …` : named];
  });
  const columns = zh ? ['机构', '药物', '其中'] : ['Organisation', 'Drugs', 'Among them'];
  const left = more(found.length - shown.length, zh);
  return {
    content: [tabled(head, columns, rows), ...(left.length > 0 ? ['', ...left] : [])].join('\n'),
    rows: shown.flatMap(({ id, name }) =>
      id ? [{ id, text: name, path: `/synapse/organization/basic-info?organization_id=${id}` }] : [],
    ),
  };
}

/** What a question ends with that asks whether something is there at all. */
const TAIL =
  /,? (?:(?:do|can|could|did) you (?:know|have|find|hold|see|store)(?: of| about)?|have you got|(?:are|is) there|exist|(?:are|is|were|was) (?:stored|loaded|known|registered|listed)(?: here)?|(?:in|from) (?:this|the|your) (?:corpus|collection|database|register)s?|please)$/i;
const withoutTail = (text: string): string => text.replace(TAIL, '').replace(TAIL, '');
/** A question as it is read: of a long one the beginning, single blanks, nothing at the end that asks nothing. */
const plainOf = (given: string, day: number | undefined): string => {
  const { asked } = askedPart(given.replace(/\s+/g, ' ').trim());
  const greeted = asked.slice(0, 400).replace(GREETING, '').trim();
  return withoutTail(withoutMarks(day === undefined ? greeted : withYears(greeted, day)));
};
const GREETING =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear all)\b[^.!,;:]{0,30}[.!,;:–-]+ ?)+|^(?:你好|您好|大家好|请问)[，,。！!：:]?\s?/iu;

/** What a request begins with in Chinese, where a name follows without a blank. */
const REQUEST =
  /^(?:请|帮我|给我|麻烦|烦请|想|我想)*(?:列出|列举|列一下|查询|查找|查一下|查|检索|给出|告诉我|介绍|知道|了解)(?:一下)?/u;

/** A question in free words that is understood whole: what it names, and what it asks of it. */
interface LifeAsked {
  readonly reading: LifeReading;
  /** As it was asked, without what it ends with. */
  readonly text: string;
  readonly trials: TrialsAsked;
  readonly agency: Approval['agency'] | undefined;
  /** Years of a first approval; of trials, of their start. */
  readonly years?: { readonly from?: number; readonly to?: number };
  /** Of trials: the countries of their sites. */
  readonly countries?: CountriesAsked;
  readonly not?: LeftOut;
  /** Drugs that no register has approved. */
  readonly unapproved?: true;
  /** What is restricted that cannot be: no field has it. */
  readonly uncounted?: readonly [en: string, zh: string];
}

/** A thing by what the program calls it in English. */
async function inEnglish(corpus: Corpus, text: string): Promise<Entity | undefined> {
  for (const meaning of /\p{Script=Han}/u.test(text) ? await meaningsOf(text) : [])
    for (const kind of ['disease', 'drug', 'target'] as const) {
      const thing = await thingNamed(corpus, kind, meaning);
      if (thing) return thing;
    }
  return undefined;
}

/** Characters of such a name: shorter ones are words that ask, too. */
const SPELT = { least: 3, most: 9 } as const;

/** The things that a text calls by Chinese names of the program's own: the longest at each place. */
async function speltIn(corpus: Corpus, text: string): ReturnType<Naming['spelt']> {
  const found: { thing: Entity; start: number; end: number }[] = [];
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}{3,60}/gu))
    for (let at = 0; at + SPELT.least <= run.length; at++)
      for (let size = Math.min(SPELT.most, run.length - at); size >= SPELT.least; size--) {
        const name = run.slice(at, at + size);
        const thing = isAsking(name) ? undefined : await inEnglish(corpus, name);
        if (!thing) continue;
        found.push({ thing, start: index + at, end: index + at + size });
        at += size - 1;
        break;
      }
  return found;
}

/** Finds what words name, of the dictionary and the registers; these are opened when the first word wants them. */
function namingOf(corpus: Corpus, signal: AbortSignal): Naming {
  let register: Promise<DrugRegister> | undefined;
  const registered = () => (register ??= drugRegister(corpus));
  return {
    thing: async (kind, text) =>
      kind === 'target' ? targetNamed(corpus, await registered(), text) : thingNamed(corpus, kind, text),
    type: (spellings) => typeNamed(corpus, spellings, registered),
    mentioned: async (text) => {
      const [found] = await mentionsIn(corpus, text, MEDICAL_KINDS, signal);
      const whole = found && found.start === 0 && found.end === text.length;
      if (whole) return (await corpus.get(entities, [found.entity_id]))[0];
      return inEnglish(corpus, text);
    },
    spelt: (text) => speltIn(corpus, text),
    company: async (text) =>
      /^\p{Lu}/u.test(text) || isEverydayCompany(text)
        ? (companyNamed(await registered(), text) ?? (await sponsorNamed(corpus, text)))
        : undefined,
    chineseCompanies: async (text) => (hasChineseCompany(text) ? chineseCompaniesIn(await registered(), text) : []),
  };
}

/** Years, with what says on which side of them. */
const YEARS =
  /(?:\b(?:between|from|in|since|after|before|during|until|by) )?(?:19|20)\d\d(?: ?(?:and|to|-|–|至|到) ?(?:19|20)\d\d)?(?: ?年)?(?:以[来后前]|之[后前])?/giu;

/** What a question leaves out, as a disease or a company; undefined where it is neither. */
async function leftOut(thing: string, naming: Naming): Promise<LeftOut | undefined> {
  const disease = (await naming.mentioned(thing)) ?? (await naming.thing('disease', thing));
  if (disease?.kind === 'disease') return { diseases: [disease], companies: [] };
  const called = await naming.chineseCompanies(thing);
  const company = called.length > 0 ? undefined : await naming.company(thing);
  const companies = [...called.map((each) => each.company), ...(company ? [company] : [])];
  return companies.length > 0 ? { diseases: [], companies } : undefined;
}

/** Says that drugs are meant which no register has approved. */
const UNAPPROVED =
  /\b(?:not|never|n['’]t)(?: yet| been)* (?:approved|authori[sz]ed|licensed|marketed)(?: yet)?\b|\bunapproved\b|(?:还没有?|尚未|未|没有?)(?:被|获得?)?(?:获批|批准|上市)的?(?:但|而|却)?已?到?/iu;
const OF_TRIALS = /\b(?:trials?|stud(?:y|ies))\b|试验|临床/iu;

/** Reads a question in free words; undefined where it says anything that is not understood. */
async function askedIn(
  corpus: Corpus,
  text: string,
  naming: Naming,
  signal: AbortSignal,
): Promise<LifeAsked | undefined> {
  const { thing, rest: whole } = leftOutIn(text);
  const not = thing === undefined ? undefined : await leftOut(thing, naming);
  const said = not ? whole : text;
  const wanted = said.replace(UNAPPROVED, ' ');
  const ofTrials = OF_TRIALS.test(wanted);
  const places: ReturnType<typeof countriesIn> = ofTrials ? countriesIn(wanted) : { rest: wanted };
  const { least, rest: enough } = leastIn(places.rest);
  const { uncounted, rest: counted } = ofTrials ? uncountedIn(enough) : { rest: enough };
  const plain = withoutTrialWords(counted).replace(REQUEST, '');
  const { years } = restrictionsIn(text).restrictions;
  const reading = await readLifeQuestion(corpus, years ? plain.replace(YEARS, ' ') : plain, naming, signal);
  // of trials the years in which they start, else those of first approvals
  if (!reading || (years && !reading.topics.has('trials') && reading.things.drug.length > 0)) return undefined;
  const { by, ...asked } = trialsAskedIn(counted);
  const of = by ?? (least !== undefined && reading.topics.has('holders') ? ('sponsor' as const) : undefined);
  return {
    ...{ reading, text, agency: agencyIn(text) },
    trials: { ...asked, ...(of && { by: of }), ...(least !== undefined && { least }) },
    ...(years && { years: { ...(years.from && { from: years.from }), ...(years.to && { to: years.to }) } }),
    ...(places.asked && { countries: places.asked }),
    ...(not && { not }),
    ...(wanted !== said && { unapproved: true as const }),
    ...(uncounted && { uncounted }),
  };
}

const namesNothing = ({ things, types, companies }: LifeReading): boolean =>
  Object.values(things).every((some) => some.length === 0) && types.length + companies.length === 0;

/**
 * A question that goes on with another one: what it names takes the place of what that named of the same kind, and what
 * it asks of what that asked. "And for fentanyl?" asks the same of another drug, "who makes them?" of the same drugs.
 */
function goingOn(earlier: LifeAsked, now: LifeAsked): LifeAsked {
  const { things, types, companies, topics } = now.reading;
  const merged = Object.fromEntries(
    Object.entries(earlier.reading.things).map(([kind, some]) => {
      const own = things[kind as ThingKind];
      return [kind, own.length > 0 ? own : some];
    }),
  ) as unknown as LifeReading['things'];
  // whether a drug is one of a class is asked once
  const isOne = merged.drug.length === 1 && IS_ONE.test(earlier.text);
  const both = {
    types: types.length > 0 || isOne ? types : earlier.reading.types,
    companies: companies.length > 0 ? companies : earlier.reading.companies,
  };
  const asks = [...topics].filter((topic) => topic !== 'drugs');
  const ofOne = merged.drug.length === 1 && merged.disease.length + both.types.length + both.companies.length === 0;
  // of a drug one thing is asked at a time, of a list one more
  const of = asks.length === 0 ? earlier.reading.topics : ofOne ? topics : topics.union(earlier.reading.topics);
  const trials = {
    ...now.trials,
    phases: now.trials.phases.length > 0 ? now.trials.phases : earlier.trials.phases,
    statuses: now.trials.statuses.length > 0 ? now.trials.statuses : earlier.trials.statuses,
    count: asks.length === 0 && !now.trials.by ? now.trials.count || earlier.trials.count : now.trials.count,
  };
  // "which others act on them?", after the targets of a drug: of what it shares them with
  const shares = ofOne && namesNothing(now.reading) && earlier.reading.topics.has('targets') && topics.has('drugs');
  const goesOn = ofOne && earlier.reading.topics.has('same') && namesNothing(now.reading);
  const [years, countries, not] = [
    now.years ?? earlier.years,
    now.countries ?? earlier.countries,
    now.not ?? earlier.not,
  ];
  return {
    reading: {
      ...{ things: merged, ...both },
      topics: shares || goesOn ? new Set<Topic>([...of, 'same', 'targets', 'drugs']) : of,
    },
    text: asks.length === 0 ? earlier.text : now.text,
    trials,
    agency: now.agency ?? earlier.agency,
    ...(years && { years }),
    ...(countries && { countries }),
    ...(not && { not }),
    ...(now.uncounted && { uncounted: now.uncounted }),
  };
}

/** Characters of a question that names nothing of its own, and is asked of what was named before. */
const SHORT = 60;
/** Turns of a conversation that a question is read with. */
const LOOKED_BACK = 4;

/** A question that goes on with those before it, where these are questions for registers, too. */
async function inConversation(
  corpus: Corpus,
  question: string,
  before: readonly string[],
  naming: Naming,
  signal: AbortSignal,
  day: number | undefined,
): Promise<LifeAsked | undefined> {
  if (before.length === 0) return undefined;
  const points = pointsToEarlier(question);
  // "since when?", "by phase?": what names nothing of its own goes on with what was named
  const own = points ? undefined : question.length <= SHORT && (await askedIn(corpus, question, naming, signal));
  if (!points && !(own && namesNothing(own.reading))) return undefined;
  let earlier: LifeAsked | undefined;
  for (const text of before.slice(-LOOKED_BACK).map((turn) => plainOf(turn, day))) {
    const asked = await askedIn(corpus, text, naming, signal);
    const goesOn = asked && earlier && (pointsToEarlier(text) || namesNothing(asked.reading));
    earlier = goesOn ? goingOn(earlier!, asked) : asked;
  }
  const now = earlier && (await askedIn(corpus, question, naming, signal));
  return now && goingOn(earlier!, now);
}

/** Where a question ends and another one begins that points back to it. */
const CLAUSES =
  /[?？;；] ?|,? and (?=(?:(?:what|how|who|when|where|which|for what)\b.{0,12} )?(?:is|are|was|were|does|do|did|has|have) (?:it|they|that|this)\b)|[,，] ?(?:and |并且|以及)?(?=(?:(?:by|for|in|to|of) )?(?:which|whom?|what|when|where|how far|又|都|分别|谁|何时)\b|谁|何时|分别|都|哪)/iu;
const MOST_CLAUSES = 3;

/**
 * A question of several clauses that is not understood as one: each clause as a question that goes on with the first.
 */
async function inClauses(
  corpus: Corpus,
  question: string,
  before: readonly string[],
  signal: AbortSignal,
  day: number | undefined,
): Promise<LifeAnswer | undefined> {
  const clauses = question.split(CLAUSES).filter((clause) => /\S/.test(clause));
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return undefined;
  const zh = /\p{Script=Han}/u.test(question);
  const naming = namingOf(corpus, signal);
  const whole = await askedIn(corpus, question, naming, signal);
  const [first, ...others] = clauses;
  const told = await answerLifeQuestion(corpus, first!, signal, before, day);
  if (!told || told.rows.length === 0) return undefined;
  const at_once = whole && (await answerAsked(corpus, whole, zh));
  const parts = [told];
  for (const clause of others) {
    const asked = await inConversation(corpus, `${zh ? '那么' : 'and '}${clause}`, [first!], naming, signal, day);
    const answer = asked && (await answerAsked(corpus, asked, zh));
    const left = zh ? '已载入的登记无法回答这一部分。' : 'The registers that are loaded do not tell this part.';
    parts.push(answer && answer.content !== told.content ? answer : { content: left, rows: [] });
  }
  // what says no more than one of the clauses leaves the others out
  if (at_once && parts.every(({ content }) => content !== at_once.content)) return undefined;
  return {
    content: parts.map(({ content }, at) => `### ${clauses[at]!.trim()}\n${content}`).join('\n\n'),
    rows: [...new Map(parts.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()],
  };
}

/** What a question that was understood is answered with; undefined where registers do not tell it. */
async function answerAsked(corpus: Corpus, asked: LifeAsked, zh: boolean): Promise<LifeAnswer | undefined> {
  const told = await answerOf(corpus, asked, zh);
  if (!told || !asked.uncounted) return told;
  const [en, chinese] = asked.uncounted;
  const note = zh
    ? `（登记的检索字段中没有${chinese}，因此未按此筛选。）`
    : `(The index of the registers has no ${en}, so this is not restricted by it.)`;
  return { ...told, content: `${told.content}\n${note}` };
}

async function answerOf(corpus: Corpus, asked: LifeAsked, zh: boolean): Promise<LifeAnswer | undefined> {
  const { reading, text: question, trials: ofTrials } = asked;
  const isOfPlaces = reading.topics.has('trials') && (asked.countries !== undefined || asked.not !== undefined);
  if (
    namesNothing(reading) &&
    !asked.years &&
    !isOfPlaces &&
    !reading.topics.has('orphan') &&
    !reading.topics.has('conjugates')
  )
    return undefined;
  const phase = ofTrials.phases[0];
  const { topics, types, companies } = reading;
  const about = { ...reading.things };
  const asksOf = (...some: readonly Topic[]) => some.some((topic) => topics.has(topic));
  // an enzyme that is given: `asparaginase` is the name of both
  if (about.target.length === 1 && about.drug.length === 0 && asksOf(...OF_A_DRUG) && companies.length === 0) {
    const medicine = await thingNamed(corpus, 'drug', about.target[0]!.names[0]!.text);
    if (medicine) [about.drug, about.target] = [[medicine], []];
  }
  // 拉米夫定和齐多夫定的复方药: the one drug that is both
  if (about.drug.length > 1 && asksOf('containing')) {
    const both = await thingNamed(corpus, 'drug', about.drug.map(({ names }) => names[0]!.text).join('; '));
    if (both) about.drug = [both];
  }
  const one = (kind: ThingKind) => about[kind][0];
  const [drug, disease, target] = [one('drug'), one('disease'), one('target')];
  const others = types.length + companies.length;
  if (about.drug.length > 1 && !asksOf('compare', 'trials') && !disease && !target && others === 0) {
    const facts = BY_TOPIC.flatMap(([topic, of]) => (topics.has(topic) ? [of] : []));
    if (facts[0] && about.drug.length <= MOST_COMPARED) return ofEach(corpus, about.drug, facts[0](asked.agency), zh);
  }
  if (about.drug.length > 1)
    return about.drug.length <= MOST_COMPARED && !disease && !target && others === 0 && asksOf('compare')
      ? comparison(corpus, about.drug, zh)
      : undefined;
  // of several diseases those that are for each, where both are asked for
  const ofEachDisease = about.disease.length > 1 && BOTH.test(question) && !asksOf('trials', 'compare') && !drug;
  if ((about.disease.length > 1 && !ofEachDisease) || about.target.length > 1) return undefined;
  if ((asksOf('trials') || ofTrials.statuses.length > 0) && (drug || disease || companies.length > 0 || isOfPlaces))
    return target || types.length > 0
      ? undefined
      : trialsOfThings(
          corpus,
          { drug, disease, companies, countries: asked.countries, not: asked.not, years: asked.years },
          { ...ofTrials, ...(asksOf('holders', 'most') && companies.length === 0 && { by: 'sponsor' as const }) },
          zh,
        );
  const asksNothing = topics.size === 0 && others === 0 && !phase;
  // of whom most patents are, documents tell
  if (asksOf('patents') && asksOf('most')) return undefined;
  if (drug && asksOf('same') && !disease && !target && others === 0)
    return sharing(corpus, drug, { approved_in: asked.years }, zh);
  if (drug && asksOf('effects') && !disease && !target && others === 0) return unsafe(corpus, drug, zh);
  if (drug && disease && !target && others === 0 && asksOf('approved', 'uses', 'stage'))
    return usedFor(corpus, drug, disease, zh);
  if (target && !drug && !disease && others === 0 && asksOf('linked')) return linkedTo(corpus, target, zh);
  if (drug && types.length === 1 && !disease && !target && companies.length === 0 && IS_ONE.test(question))
    return memberOf(corpus, drug, types[0]!, zh);
  if (drug && !disease && !target && others === 0) {
    const [fact] = BY_TOPIC.flatMap(([topic, of]) => (topics.has(topic) ? [of] : []));
    const [agency, both] = [asked.agency, asksOf('holders') && asksOf('when') && !asksOf('patents')];
    // `which diseases is it approved for` asks what for, not when
    const whatFor =
      asksOf('approved') && !asksOf('when', 'holders', 'patents', 'generics') && OF_DISEASES.test(question);
    if (both) return whenAndWho(agency)(corpus, drug, zh);
    if (whatFor) return uses(corpus, drug, zh);
    return fact ? fact(agency)(corpus, drug, zh) : asksNothing ? cardOf(corpus, drug, zh) : undefined;
  }
  if (drug && companies.length > 0 && !disease && !target && types.length === 0)
    return heldBy(companies)(corpus, drug, zh);
  if (asksOf('orphan') && !drug && !target && others === 0 && !disease)
    return orphans(corpus, { agency: asked.agency, years: asked.years }, zh);
  if (drug || asksOf(...NO_LIST)) return undefined;
  const single = disease ?? target;
  if (single && asksNothing && !(disease && target) && WHAT_IS.test(question)) return cardOf(corpus, single, zh);
  const wanted: Wanted = {
    ...{ target, diseases: about.disease, types, companies },
    antibodies: asksOf('antibodies') && !asksOf('conjugates'),
    conjugates: asksOf('conjugates'),
    first_approved: asked.years,
    not: asked.not,
    unapproved: asked.unapproved,
    stage: phase ?? (asksOf('approved') ? 'Approved' : undefined),
    agency: asked.agency,
  };
  const ofDrugs =
    asksOf('drugs', 'antibodies', 'conjugates', 'acting', 'approved', 'stage', 'uses') || types.length > 0;
  if (asksOf('holders') && companies.length === 0 && (ofDrugs || asksOf('most')) && !EARLIEST.test(question))
    return companiesAnswer(wantedText(wanted, zh), await companiesWanted(corpus, wanted, zh), zh);
  if (!ofDrugs && !phase) return undefined;
  const dated = asksOf('when') || EARLIEST.test(question);
  const drugs = await drugsWanted(corpus, wanted, zh);
  const told = listAnswer(wantedText(wanted, zh), drugs, zh, dated);
  if (!asksOf('holders') || !EARLIEST.test(question)) return told;
  const [first] = drugs.toSorted(earliestFirst);
  const [earliest] = first ? await corpus.get(entities, [first.id]) : [];
  if (!earliest) return told;
  const whose = await whenAndWho(asked.agency)(corpus, earliest, zh);
  return { content: `${whose.content}\n\n${told.content}`, rows: [...whose.rows, ...told.rows] };
}

/** Asks which was first, or when. */
const EARLIEST = /\b(?:first|earliest)\b(?! line)|最早|首个|哪一?年|何时/iu;

/** Asks whether a drug is one of a class. */
const IS_ONE = /^(?:(?:and|so) )?(?:is|are|was)\b|\bbelongs? to\b|属于|是不是|是否|是[^，。？?]{2,20}吗?$/iu;
/** Asks for what is for both of two things. */
const BOTH = /\bboth\b|\bas well as\b|既|同时|都/iu;

/** The same of several drugs, one after the other. */
async function ofEach(corpus: Corpus, drugs: readonly Entity[], fact: Fact, zh: boolean): Promise<LifeAnswer> {
  const told: LifeAnswer[] = [];
  for (const drug of drugs) told.push(await fact(corpus, drug, zh));
  return {
    content: drugs.map((drug, at) => `### ${named(drug, zh)}\n${told[at]!.content}`).join('\n\n'),
    rows: told.flatMap(({ rows }) => rows),
  };
}

/** Drugs that are compared side by side. */
const MOST_COMPARED = 4;
/** Asks for diseases, not for a day. */
const OF_DISEASES =
  /\b(?:which|what) (?:diseases?|conditions?|indications?|cancers?|disorders?)\b|\bfor what\b|\bapproved for$|哪些(?:疾病|病|适应症|病症)|什么病/i;
/** Asks what something is. */
const WHAT_IS = /^(?:what(?:'s| is| are)|who is|tell me about|describe|explain)\b|(?:是什么|是啥|介绍)/i;

/** Says that drugs are meant, whichever. */
const MEDICINE = /\b(?:drugs?|medicines?|medications?|trials?|therap(?:y|ies)|treatments?)\b|药|疗法|试验/i;

/** Whether a question speaks of drugs, or names a thing of the dictionary. */
const isOfMedicine = async (corpus: Corpus, question: string, signal: AbortSignal): Promise<boolean> =>
  MEDICINE.test(question) || (await mentionsIn(corpus, question, MEDICAL_KINDS, signal)).length > 0;

/**
 * What shelves of drugs say to a question that has one of the forms they know, or all of whose words they understand:
 * counts and lists by a query that is told, facts with the row of the register, statements of labels word for word.
 * Undefined for every other question.
 * @param before Questions of the conversation, oldest first: one that goes on with them is read with them.
 */
export async function answerLifeQuestion(
  corpus: Corpus,
  given: string,
  signal: AbortSignal,
  before: readonly string[] = [],
  day?: number,
): Promise<LifeAnswer | undefined> {
  const question = plainOf(given, day);
  const zh = /\p{Script=Han}/u.test(question);
  const shelf = SHELVES.find(({ form }) => form.test(question));
  const any = await totalOf(corpus, approvals);
  const tried = await totalOf(corpus, trials);
  // nothing of drugs is here: the question is one for documents
  if (any + tried === 0) return undefined;
  const filled = shelf?.filled && (await totalOf(corpus, approvals, shelf.filled)) > 0;
  if (shelf && !filled && (await isOfMedicine(corpus, question, signal)))
    return silent(shelf.shelf, shelf.in_chinese, zh);
  const ofOne = asksOfTrial(question) ? await answerTrialQuestion(corpus, question, zh, signal) : undefined;
  const naming = namingOf(corpus, signal);
  const withEarlier = await inConversation(corpus, question, before, naming, signal, day);
  const several = withEarlier ? undefined : await inClauses(corpus, question, before, signal, day);
  if (several) return several;
  const read = withEarlier ?? (ofOne ? undefined : await askedIn(corpus, question, naming, signal));
  const understood = (read && (await answerAsked(corpus, read, zh))) ?? ofOne;
  if (understood) return understood;
  const ofTrials = await answerTrialQuestion(corpus, question, zh, signal);
  for (const [form, count] of TRIALS) {
    const subject = form.exec(question)?.[1];
    const named = subject && (await trialsAnswer(corpus, question, subject, count, zh));
    if (named) return named.rows.length > 0 || !ofTrials ? named : ofTrials;
  }
  if (ofTrials) return ofTrials;
  for (const [form, fact] of FACTS) {
    const subject = form.exec(question)?.[1];
    if (!subject) continue;
    const drug = await thingNamed(corpus, 'drug', subject);
    if (drug) return fact(corpus, drug, zh);
    // a clause behind the name asks something else, too
    if (/[,，;；]/.test(subject)) return undefined;
    // so is asked of anything
    return OF_ANYTHING.test(question) ? undefined : unknown(subject, zh);
  }
  return undefined;
}
