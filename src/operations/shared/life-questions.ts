import { dayText } from '#clock.ts';
import { type Approval, approvals, firstApproval } from '#collections/approvals/approvals.ts';
import { type ListedPatent, listedExpiry, listedPatents } from '#collections/approvals/listed-patents.ts';
import {
  type Entity,
  type EntityKind,
  entities,
  lookedUpName,
  moietyIdentity,
} from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { registerWord } from '#collections/register-words.ts';
import { trials, WITHOUT_CONDITION } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { MEDICAL_KINDS, mentionsIn } from '#dictionary/mentions.ts';
import { factsOf, targetsOfDrugs } from './drug-facts.ts';
import { approvalsOf, highest, statusLines, trialsOf } from './drug-record.ts';
import { identitiesBelow } from './entity-filter.ts';
import { nameIn, shortNames } from './entity-names.ts';
import { entitiesByKey, knownByKey } from './entity-rows.ts';
import { drugsFor, drugsOn, type ListedDrug } from './life-lists.ts';
import { readLifeQuestion, type Topic } from './life-reading.ts';
import { answerTrialQuestion, asksOfTrial } from './trial-questions.ts';

/** A row of a register, and where this service shows it: a path with its query. */
export interface LifeRow {
  readonly id: string;
  readonly text: string;
  readonly path: string;
}

/** What shelves of drugs say to a question: sentences that each end with the row, or the query, that says so. */
export interface LifeAnswer {
  readonly content: string;
  /** Rows of registers that it rests on. */
  readonly rows: readonly LifeRow[];
}

/** Rows of one answer that are named. */
const MOST = 20;

const MARKS = '?？。.!';
/** Without the marks at its end. */
function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && MARKS.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

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
  for (const field of ['PREFERRED', 'SYMBOL', 'EXACT', 'OTHER'] as const) {
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

const named = (entity: Entity, zh: boolean) => nameIn(entity, zh ? 'zh' : 'en') ?? entity.names[0]!.text;
const counted = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;
/** What lists say of what they leave out. */
const more = (left: number, zh: boolean) => (left <= 0 ? [] : [zh ? `- ……另有 ${left} 项` : `- … and ${left} more`]);
const all = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');

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
  [/\bactive, not recruiting\b/i, 'Active_Not_Recruiting'],
  [/\brecruiting\b|招募中|(?:正在|在)招募/i, 'Recruiting'],
  [/\bcompleted\b|已经?完成|完成的/i, 'Completed'],
  [/\bterminated\b|已经?终止|终止的/i, 'Terminated'],
  [/\bwithdrawn\b|已经?撤[回销]|撤[回销]的/i, 'Withdrawn'],
  [/\bsuspended\b|已经?暂停|暂停的/i, 'Suspended'],
];

const phaseIn = (question: string) => PHASE_WORDS.find(([words]) => words.test(question))?.[1];
const statusIn = (question: string) => STATUS_WORDS.find(([words]) => words.test(question))?.[1];

/** Trials of a disease as the search of trials finds them: by conditions and headings, and by what their heads name. */
const trialsFor = async (corpus: Corpus, disease: Entity): Promise<Query> =>
  anyOf(
    { kind: 'values', field: 'DISEASE', values: await identitiesBelow(corpus, [disease]) },
    { kind: 'values', field: 'CONDITION_ID', values: [disease.id] },
  );

/** Trials of a drug, of a disease, or of both: how many, and which; the query is told. */
async function trialsOfThings(
  corpus: Corpus,
  question: string,
  { drug, disease }: { readonly drug?: Entity | undefined; readonly disease?: Entity | undefined },
  count: boolean,
  zh: boolean,
): Promise<LifeAnswer> {
  const [phase, status] = [phaseIn(question), statusIn(question)];
  const besides: readonly (Query | undefined)[] = [
    drug ? { kind: 'values', field: 'GIVEN_DRUG', values: await identitiesBelow(corpus, [drug]) } : undefined,
    phase ? { kind: 'term', field: 'PHASE', text: phase } : undefined,
    status ? { kind: 'term', field: 'STATUS', text: status } : undefined,
  ];
  const query: Query = allOf(...besides, disease ? await trialsFor(corpus, disease) : undefined);
  const { hits, total } = await corpus.search(trials, {
    query,
    offset: 0,
    limit: MOST,
    sort: [{ field: 'START_DATE', order: 'desc' }],
  });
  const rows = (
    await corpus.get(
      trials,
      hits.map(({ id }) => id),
    )
  ).map(({ id, register_number, brief_title }) => ({
    id,
    text: all(register_number, brief_title),
    path: `/synapse/clinical-trial/detail?clinical_trial_id=${id}`,
  }));
  const asked = [
    drug && `drug: ${named(drug, zh)}`,
    disease && `disease: ${named(disease, zh)}`,
    phase && `phase: ${phase}`,
    status && `status: ${status}`,
  ]
    .filter(Boolean)
    .join(', ');
  const head = zh
    ? `已载入的登记中有 ${total} 项试验（查询：${asked}）。`
    : `${counted(total, 'trial')} of the registers that are loaded (query: ${asked}).`;
  const lines = [head, ...rows.map(({ text }) => `- ${text}`), ...more(total - rows.length, zh)];
  const open = disease
    ? (await corpus.search(trials, { query: allOf(...besides, WITHOUT_CONDITION), offset: 0, limit: 0 })).total
    : 0;
  const left =
    open === 0
      ? []
      : [
          zh
            ? `另有 ${open} 项试验的登记未写明病症，无法判断是否属于此列。`
            : `Of ${counted(open, 'other trial')} the register states no condition: whether they are for it, it does not say.`,
        ];
  return { content: [...(count && total > MOST ? [head] : lines), ...left].join('\n'), rows };
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
  return drug || disease ? trialsOfThings(corpus, question, { drug, disease }, count, zh) : unknown(subject, zh);
}

const unknown = (subject: string, zh: boolean): LifeAnswer => ({
  content: zh
    ? `语料库中没有名为“${subject}”的药物、疾病或靶点，因此无法回答。`
    : `Nothing in this corpus is called "${subject}": it does not say.`,
  rows: [],
});
/** That registers do not say something, in the words of both languages. */
const silent = (what: string, in_chinese: string, zh: boolean): LifeAnswer => ({
  content: zh ? `已载入的登记未说明：${in_chinese}。` : `The registers that are loaded do not say: ${what}.`,
  rows: [],
});

/** Approvals by their days, those that have none last; of one day by their numbers. */
const earliestFirst = (a: Approval, b: Approval): number =>
  (firstApproval(a) ?? Infinity) - (firstApproval(b) ?? Infinity) || (a.number < b.number ? -1 : 1);

/** What the first product of an approval is called. */
const productOf = ({ products }: Approval) => products.find(({ name }) => name)?.name;

const rowOf =
  (drug: Entity) =>
  (approval: Approval): LifeRow => ({
    path: `/synapse/drug/approval?drug_id=${drug.id}`,
    id: approval.id,
    text: all(approval.agency, approval.number, productOf(approval), approval.holder && `(${approval.holder})`),
  });

type Fact = (corpus: Corpus, drug: Entity, zh: boolean) => Promise<LifeAnswer>;

/** First approvals, by agency where one is named. */
const approvedWhen =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const held = (await approvalsOf(corpus, drug)).filter(
      (each) => (agency === undefined || each.agency === agency) && firstApproval(each) !== undefined,
    );
    const [first] = held.sort(earliestFirst);
    if (!first)
      return silent(
        `an approval of ${named(drug, zh)}${agency ? ` by the ${agency}` : ''}`,
        `${named(drug, zh)}${agency ? `的 ${agency} ` : '的'}批准`,
        zh,
      );
    const day = dayText(firstApproval(first)!);
    return {
      content: zh
        ? `${named(drug, zh)}首次批准于 ${day}（${first.agency} ${first.number}）。`
        : `${named(drug, zh)} was first approved on ${day} (${first.agency} ${first.number}).`,
      rows: [rowOf(drug)(first)],
    };
  };

const holdersAt =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const held = (await approvalsOf(corpus, drug)).filter(
      (each) => each.holder && (agency === undefined || each.agency === agency) && firstApproval(each) !== undefined,
    );
    if (held.length === 0)
      return silent(`who holds approvals of ${named(drug, zh)}`, `${named(drug, zh)}的批准持有人`, zh);
    const shown = held.sort(earliestFirst).slice(0, MOST);
    return {
      content: shown
        .map((each) => {
          const register = `${each.agency} ${each.number} (${dayText(firstApproval(each)!)})`;
          return `- ${each.holder}: ${[productOf(each), register].filter(Boolean).join(', ')}`;
        })
        .join('\n'),
      rows: shown.map(rowOf(drug)),
    };
  };

/** Both in one: "when was it approved, and who holds it?". */
const whenAndWho =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const told = await Promise.all([approvedWhen(agency), holdersAt(agency)].map((fact) => fact(corpus, drug, zh)));
    const rows = new Map(told.flatMap((each) => each.rows).map((row) => [row.id, row]));
    return { content: told.map(({ content }) => content).join('\n'), rows: [...rows.values()] };
  };

const acting: Fact = async (corpus, drug, zh) => {
  const found = await targetsOfDrugs(corpus, [drug]);
  if (found.length === 0) return silent(`on what ${named(drug, zh)} acts`, `${named(drug, zh)}的靶点`, zh);
  return {
    content: found
      .slice(0, 60)
      .map((each) => `- ${all(named(each, zh), shortNames(each)[0]?.name && `(${shortNames(each)[0]!.name})`)}`)
      .join('\n'),
    rows: found.slice(0, MOST).map(({ id, names }) => ({
      id,
      text: names[0]!.text,
      path: `/synapse/target/detail?target_id=${id}`,
    })),
  };
};

/** Diseases of approvals, each once with the first of these that name it. */
function indicationLines(held: readonly Approval[], zh: boolean): string[] {
  const by = new Map<string, string[]>();
  for (const { diseases = [], agency, number } of held)
    for (const name of diseases) by.set(name, [...(by.get(name) ?? []), `${agency} ${number}`]);
  return [...by].map(([name, [first, ...others]]) => {
    const left = zh ? ` 等 ${others.length + 1} 项` : ` and ${others.length} more`;
    return `${name} (${first}${others.length > 0 ? left : ''})`;
  });
}

const uses: Fact = async (corpus, drug, zh) => {
  const facts = (await factsOf(corpus, [drug], 'indication')).filter(({ use }) => use !== 'not');
  const label = (await factsOf(corpus, [drug], 'statement'))
    .filter(({ section }) => section === 'indications')
    .sort((a, b) => a.order - b.order);
  const held = (await approvalsOf(corpus, drug)).filter(({ diseases = [] }) => diseases.length > 0).sort(earliestFirst);
  const known = await knownByKey(
    corpus,
    facts.map(({ disease }) => disease),
  );
  const called = (key: string) => {
    const disease = known.get(key);
    return disease ? named(disease, zh) : key;
  };
  const lines = [
    ...facts.map(({ disease_name, disease, source }) => `${disease_name ?? called(disease)} (${source})`),
    ...indicationLines(held, zh),
    ...label.slice(0, 5).map(({ text, label: id }) => `"${text}" (label ${id})`),
  ];
  if (lines.length === 0) return silent(`what ${named(drug, zh)} is used for`, `${named(drug, zh)}的适应症`, zh);
  return {
    content: [...new Set(lines)]
      .slice(0, 40)
      .map((line) => `- ${line}`)
      .join('\n'),
    rows: held.slice(0, MOST).map(rowOf(drug)),
  };
};

const expiryOf = (document: ListedPatent): string | undefined => {
  const day = listedExpiry(document);
  return day === undefined ? undefined : `(${dayText(day)})`;
};

const listed: Fact = async (corpus, drug, zh) => {
  const { hits, total } = await corpus.search(listedPatents, {
    query: { kind: 'values', field: 'DRUG', values: drug.ids },
    offset: 0,
    limit: MOST,
    sort: [{ field: 'EXPIRY', order: 'desc' }],
  });
  const found = await corpus.get(
    listedPatents,
    hits.map(({ id }) => id),
  );
  const rows = found.map((each) => ({
    id: each.id,
    text: all(each.number, expiryOf(each)),
    path: `/synapse/patent/detail?patent_id=${patentId(each.number)}`,
  }));
  const head = zh
    ? `橙皮书为${named(drug, zh)}列出 ${total} 件专利文献。`
    : `The Orange Book lists ${counted(total, 'document')} for ${named(drug, zh)}.`;
  const lines = [head, ...rows.map(({ text }) => `- ${text}`), ...more(total - rows.length, zh)];
  return { content: lines.join('\n'), rows };
};

const howFar: Fact = async (corpus, drug, zh) => {
  const [held, tried] = await Promise.all([approvalsOf(corpus, drug), trialsOf(corpus, drug)]);
  const lines = await statusLines(corpus, held, tried);
  const stage = highest(lines);
  const row = lines.find(({ status }) => status === stage);
  if (!stage || !row) return silent(`how far ${named(drug, zh)} is`, `${named(drug, zh)}的研发阶段`, zh);
  return {
    content: `${named(drug, zh)}: ${registerWord('dev_status', stage, zh ? 'zh' : 'en')} (${row.evidence})`,
    rows: [{ id: drug.id, text: row.evidence, path: `/synapse/drug/dev-status?drug_id=${drug.id}` }],
  };
};

/**
 * What labels say in a section, word for word; and what is missing where none says it, in the words of both languages.
 */
const labelled =
  (of: 'mechanism' | 'boxed_warning', missing: (name: string) => readonly [en: string, zh: string]): Fact =>
  async (corpus, drug, zh) => {
    const label = (await factsOf(corpus, [drug], 'statement')).filter(({ section }) => section === of);
    if (label.length === 0) return silent(...missing(named(drug, zh)), zh);
    return {
      content: label
        .sort((a, b) => a.order - b.order)
        .slice(0, 10)
        .map(({ text, label: id }) => `- "${text}" (label ${id})`)
        .join('\n'),
      rows: [],
    };
  };

const mechanism = labelled('mechanism', (name) => [`how ${name} works`, `${name}的作用机制`]);
const warned = labelled('boxed_warning', (name) => [`a boxed warning of ${name}`, `${name}的黑框警告`]);

/** What a product has in it, by the approvals that name it. */
const madeOf: Fact = async (corpus, drug, zh) => {
  const held = await approvalsOf(corpus, drug);
  const shown = held.sort((a, b) => (a.number < b.number ? -1 : 1)).slice(0, MOST);
  if (shown.length === 0) return silent(`what ${named(drug, zh)} is made of`, `${named(drug, zh)}的活性成分`, zh);
  const said = shown.flatMap(({ agency, number, products }) => {
    const ingredients = products.find((each) => each.ingredients)?.ingredients;
    return ingredients ? [`- ${ingredients} (${agency} ${number})`] : [];
  });
  return { content: [named(drug, zh), ...said].join('\n'), rows: shown.map(rowOf(drug)) };
};

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
  [/\b(?:FDA|USA?|United States)\b|美国/i, 'FDA'],
];
const agencyIn = (question: string) => AGENCIES.find(([words]) => words.test(question))?.[1];

/** What answers a question about one drug, by its topic, the most particular first. */
const BY_TOPIC: readonly (readonly [topic: Topic, fact: (agency: Approval['agency'] | undefined) => Fact])[] = [
  ['patents', () => listed],
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
const NO_LIST: readonly Topic[] = ['patents', 'mechanism', 'ingredients', 'warnings'];

/** A list of drugs under the query that it answers. */
function listAnswer(asked: string, found: readonly ListedDrug[], zh: boolean): LifeAnswer {
  const rows = found.slice(0, MOST).map(({ id, name, stage }) => ({
    id,
    text: all(name, stage && `(${registerWord('dev_status', stage, zh ? 'zh' : 'en')})`),
    path: `/synapse/drug/detail?drug_id=${id}`,
  }));
  const head = zh
    ? `已载入的登记中有 ${found.length} 种药物（查询：${asked}）。`
    : `${counted(found.length, 'drug')} of the registers that are loaded (query: ${asked}).`;
  const lines = [head, ...rows.map(({ text }) => `- ${text}`), ...more(found.length - rows.length, zh)];
  return { content: lines.join('\n'), rows };
}

/** What a question ends with that asks whether something is there at all. */
const TAIL =
  /,? (?:(?:do|can|could|did) you (?:know|have|find|hold|see|store)(?: of| about)?|have you got|(?:are|is) there|exist|(?:are|is|were|was) (?:stored|loaded|known|registered|listed)(?: here)?|(?:in|from) (?:this|the|your) (?:corpus|collection|database|register)s?|please)$/i;
const withoutTail = (text: string): string => text.replace(TAIL, '').replace(TAIL, '');

/** What a request begins with in Chinese, where a name follows without a blank. */
const REQUEST =
  /^(?:请|帮我|给我|麻烦|烦请|想|我想)*(?:列出|列举|列一下|查询|查找|查一下|查|检索|给出|告诉我|介绍|知道|了解)(?:一下)?/u;

/** Questions in free words that are understood whole: what they name, and what they ask of it. */
async function answerReading(
  corpus: Corpus,
  question: string,
  zh: boolean,
  signal: AbortSignal,
): Promise<LifeAnswer | undefined> {
  const [phase, status] = [phaseIn(question), statusIn(question)];
  const plain = [...PHASE_WORDS, ...STATUS_WORDS]
    .reduce((text, [words]) => text.replace(words, ' '), question)
    .replace(REQUEST, '');
  const reading = await readLifeQuestion(corpus, plain, (kind, text) => thingNamed(corpus, kind, text), signal);
  if (!reading) return undefined;
  const { topics } = reading;
  const { disease, ...things } = reading.things;
  // an enzyme that is given: `asparaginase` is the name of both
  const given = things.target && !things.drug && OF_A_DRUG.some((topic) => topics.has(topic));
  const medicine = given ? await thingNamed(corpus, 'drug', things.target!.names[0]!.text) : undefined;
  const { drug, target } = medicine ? { drug: medicine } : things;
  if ((topics.has('trials') || status) && (drug || disease))
    return trialsOfThings(corpus, question, { drug, disease }, /^how many\b|多少/i.test(question), zh);
  if (drug && !disease && !target) {
    const [fact] = BY_TOPIC.flatMap(([topic, of]) => (topics.has(topic) ? [of] : []));
    const [agency, both] = [agencyIn(question), topics.has('holders') && topics.has('when') && !topics.has('patents')];
    return both ? whenAndWho(agency)(corpus, drug, zh) : fact?.(agency)(corpus, drug, zh);
  }
  const ofDrugs = (['drugs', 'acting', 'approved', 'stage', 'uses'] as const).some((topic) => topics.has(topic));
  if (drug || (!ofDrugs && !phase) || NO_LIST.some((topic) => topics.has(topic))) return undefined;
  const stage = phase ?? (topics.has('approved') ? 'Approved' : undefined);
  const at = stage && `stage: ${stage}`;
  const list = (of: string, found: readonly ListedDrug[]) => listAnswer([of, at].filter(Boolean).join(', '), found, zh);
  if (target && !disease) return list(`target: ${named(target, zh)}`, await drugsOn(corpus, target, stage, zh));
  if (!disease || target) return undefined;
  return list(`disease: ${named(disease, zh)}`, await drugsFor(corpus, disease, stage, zh));
}

/** Says that drugs are meant, whichever. */
const MEDICINE = /\b(?:drugs?|medicines?|medications?|trials?|therap(?:y|ies)|treatments?)\b|药|疗法|试验/i;

/** Whether a question speaks of drugs, or names a thing of the dictionary. */
const isOfMedicine = async (corpus: Corpus, question: string, signal: AbortSignal): Promise<boolean> =>
  MEDICINE.test(question) || (await mentionsIn(corpus, question, MEDICAL_KINDS, signal)).length > 0;

/**
 * What shelves of drugs say to a question that has one of the forms they know, or all of whose words they understand:
 * counts and lists by a query that is told, facts with the row of the register, statements of labels word for word.
 * Undefined for every other question.
 */
export async function answerLifeQuestion(
  corpus: Corpus,
  given: string,
  signal: AbortSignal,
): Promise<LifeAnswer | undefined> {
  const question = withoutTail(withoutMarks(given.slice(0, 400).replace(/\s+/g, ' ').trim()));
  const zh = /\p{Script=Han}/u.test(question);
  const shelf = SHELVES.find(({ form }) => form.test(question));
  const any = await corpus.search(approvals, { query: { kind: 'all' }, offset: 0, limit: 0 });
  const tried = await corpus.search(trials, { query: { kind: 'all' }, offset: 0, limit: 0 });
  // nothing of drugs is here: the question is one for documents
  if (any.total + tried.total === 0) return undefined;
  const filled =
    shelf?.filled && (await corpus.search(approvals, { query: shelf.filled, offset: 0, limit: 0 })).total > 0;
  if (shelf && !filled && (await isOfMedicine(corpus, question, signal)))
    return silent(shelf.shelf, shelf.in_chinese, zh);
  const ofOne = asksOfTrial(question) ? await answerTrialQuestion(corpus, question, zh, signal) : undefined;
  const understood = ofOne ?? (await answerReading(corpus, question, zh, signal));
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
    // so is asked of anything
    return OF_ANYTHING.test(question) ? undefined : unknown(subject, zh);
  }
  return undefined;
}
