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
import { trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { factsOf, targetsOfDrugs } from './drug-facts.ts';
import { approvalsOf, highest, statusLines, trialsOf } from './drug-record.ts';
import { identitiesBelow } from './entity-filter.ts';
import { nameIn, shortNames } from './entity-names.ts';
import { entitiesByKey } from './entity-rows.ts';

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
const dayText = (day: number): string => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

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
  [/\bnot yet recruiting\b|尚未招募/i, 'Not_Yet_Recruiting'],
  [/\bactive, not recruiting\b/i, 'Active_Not_Recruiting'],
  [/\brecruiting\b|招募中/i, 'Recruiting'],
  [/\bcompleted\b|已完成/i, 'Completed'],
  [/\bterminated\b|已终止/i, 'Terminated'],
  [/\bwithdrawn\b|已撤回/i, 'Withdrawn'],
  [/\bsuspended\b|已暂停/i, 'Suspended'],
];

/** Trials of a question: how many, and which; the query is told. */
async function trialsAnswer(
  corpus: Corpus,
  question: string,
  subject: string,
  count: boolean,
  zh: boolean,
): Promise<LifeAnswer> {
  const drug = await thingNamed(corpus, 'drug', subject);
  const disease = drug ? undefined : await thingNamed(corpus, 'disease', subject);
  const thing = drug ?? disease;
  if (!thing) return unknown(subject, zh);
  const phase = PHASE_WORDS.find(([words]) => words.test(question))?.[1];
  const status = STATUS_WORDS.find(([words]) => words.test(question))?.[1];
  const query: Query = allOf(
    { kind: 'values', field: drug ? 'DRUG' : 'DISEASE', values: await identitiesBelow(corpus, [thing]) },
    phase ? { kind: 'term', field: 'PHASE', text: phase } : undefined,
    status ? { kind: 'term', field: 'STATUS', text: status } : undefined,
  );
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
    `${drug ? 'drug' : 'disease'}: ${named(thing, zh)}`,
    phase && `phase: ${phase}`,
    status && `status: ${status}`,
  ]
    .filter(Boolean)
    .join(', ');
  const head = zh
    ? `已载入的登记中有 ${total} 项试验（查询：${asked}）。`
    : `${total} trials of the registers that are loaded (query: ${asked}).`;
  return { content: count && total > MOST ? head : [head, ...rows.map(({ text }) => `- ${text}`)].join('\n'), rows };
}

const unknown = (subject: string, zh: boolean): LifeAnswer => ({
  content: zh
    ? `语料库中没有名为“${subject}”的药物、疾病或靶点，因此无法回答。`
    : `Nothing in this corpus is called "${subject}": it does not say.`,
  rows: [],
});
const silent = (what: string, zh: boolean): LifeAnswer => ({
  content: zh ? `已载入的登记未说明：${what}。` : `The registers that are loaded do not say: ${what}.`,
  rows: [],
});

const rowOf =
  (drug: Entity) =>
  (approval: Approval): LifeRow => ({
    path: `/synapse/drug/approval?drug_id=${drug.id}`,
    id: approval.id,
    text: all(
      approval.agency,
      approval.number,
      approval.products.find(({ name }) => name)?.name,
      approval.holder && `(${approval.holder})`,
    ),
  });

type Fact = (corpus: Corpus, drug: Entity, zh: boolean) => Promise<LifeAnswer>;

/** First approvals, by agency where one is named. */
const approvedWhen =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const held = (await approvalsOf(corpus, drug)).filter(
      (each) => (agency === undefined || each.agency === agency) && firstApproval(each) !== undefined,
    );
    const [first] = held.sort((a, b) => firstApproval(a)! - firstApproval(b)! || (a.number < b.number ? -1 : 1));
    if (!first) return silent(`${agency ?? 'approval'} ${named(drug, zh)}`, zh);
    const day = dayText(firstApproval(first)!);
    return {
      content: zh
        ? `${named(drug, zh)}首次批准于 ${day}（${first.agency} ${first.number}）。`
        : `${named(drug, zh)} was first approved on ${day} (${first.agency} ${first.number}).`,
      rows: [rowOf(drug)(first)],
    };
  };

const holders: Fact = async (corpus, drug, zh) => {
  const held = (await approvalsOf(corpus, drug)).filter((each) => each.holder && firstApproval(each) !== undefined);
  if (held.length === 0) return silent(`holder ${named(drug, zh)}`, zh);
  const shown = held
    .sort((a, b) => firstApproval(a)! - firstApproval(b)! || (a.number < b.number ? -1 : 1))
    .slice(0, MOST);
  return {
    content: shown
      .map((each) => `- ${each.holder}: ${each.agency} ${each.number} (${dayText(firstApproval(each)!)})`)
      .join('\n'),
    rows: shown.map(rowOf(drug)),
  };
};

const acting: Fact = async (corpus, drug, zh) => {
  const found = await targetsOfDrugs(corpus, [drug]);
  if (found.length === 0) return silent(`target ${named(drug, zh)}`, zh);
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

const uses: Fact = async (corpus, drug, zh) => {
  const facts = (await factsOf(corpus, [drug], 'indication')).filter(({ use }) => use !== 'not');
  const label = (await factsOf(corpus, [drug], 'statement')).filter(({ section }) => section === 'indications');
  const held = (await approvalsOf(corpus, drug)).flatMap(({ diseases = [], agency, number }) =>
    diseases.map((name) => `${name} (${agency} ${number})`),
  );
  const lines = [
    ...facts.map(({ disease_name, disease, source }) => `${disease_name ?? disease} (${source})`),
    ...held,
    ...label.slice(0, 5).map(({ text, label: id }) => `"${text}" (label ${id})`),
  ];
  if (lines.length === 0) return silent(`indications ${named(drug, zh)}`, zh);
  return {
    content: [...new Set(lines)]
      .slice(0, 40)
      .map((line) => `- ${line}`)
      .join('\n'),
    rows: [],
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
    : `The Orange Book lists ${total} documents for ${named(drug, zh)}.`;
  return { content: [head, ...rows.map(({ text }) => `- ${text}`)].join('\n'), rows };
};

const howFar: Fact = async (corpus, drug, zh) => {
  const [held, tried] = await Promise.all([approvalsOf(corpus, drug), trialsOf(corpus, drug)]);
  const lines = await statusLines(corpus, held, tried);
  const stage = highest(lines);
  const row = lines.find(({ status }) => status === stage);
  if (!stage || !row) return silent(`stage ${named(drug, zh)}`, zh);
  return {
    content: `${named(drug, zh)}: ${registerWord('dev_status', stage, zh ? 'zh' : 'en')} (${row.evidence})`,
    rows: [{ id: drug.id, text: row.evidence, path: `/synapse/drug/dev-status?drug_id=${drug.id}` }],
  };
};

const mechanism: Fact = async (corpus, drug, zh) => {
  const label = (await factsOf(corpus, [drug], 'statement')).filter(({ section }) => section === 'mechanism');
  if (label.length === 0) return silent(`mechanism ${named(drug, zh)}`, zh);
  return {
    content: label
      .sort((a, b) => a.order - b.order)
      .slice(0, 10)
      .map(({ text, label: id }) => `- "${text}" (label ${id})`)
      .join('\n'),
    rows: [],
  };
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
    /^who (?:holds|owns|markets) (?:the )?(?:approvals?|applications?|authorisations?)(?: of| for)? (.{2,120})$/i,
    holders,
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
/** Forms of questions about trials; the subject stands in the last group. */
const TRIALS: readonly (readonly [form: RegExp, count: boolean])[] = [
  [
    /^how many (?:[a-z0-9/, -]{0,60} )?(?:clinical )?(?:trials|studies)(?: are there)?(?: that)? (?:of|for|on|with|in|about|study|test|try) (.{2,120}?)(?: are (?:[a-z, ]{4,30}))?$/i,
    true,
  ],
  [
    /^(?:which|what|list) (?:[a-z0-9/, -]{0,60} )?(?:clinical )?(?:trials|studies) (?:of|for|on|with|in|about|study|test|try) (.{2,120})$/i,
    false,
  ],
  [/^(.{2,60}?)有多少(?:项|个)?.{0,12}(?:临床)?试验/, true],
];
/** Questions about what no source here holds: the shelf is said to be empty. */
const SHELVES: readonly (readonly [form: RegExp, shelf: string])[] = [
  [/\b(?:price|cost|sales|revenue)s? of\b|多少钱|销售额/i, 'prices and sales of drugs'],
  [
    /\b(?:approved|approval|authorised) (?:by|in|of) (?:the )?(?:NMPA|PMDA|China|Japan)\b|(?:在中国|在日本|NMPA|PMDA).{0,10}(?:批准|获批)/i,
    'approvals in China and Japan',
  ],
  [/\bconference\b|会议/i, 'results shown at conferences'],
];

/**
 * What shelves of drugs say to a question that has one of the forms they know: counts and lists by a query that is
 * told, facts with the row of the register, statements of labels word for word. Undefined for every other question.
 */
export async function answerLifeQuestion(corpus: Corpus, given: string): Promise<LifeAnswer | undefined> {
  const question = withoutMarks(given.slice(0, 400).replace(/\s+/g, ' ').trim());
  const zh = /\p{Script=Han}/u.test(question);
  const empty = SHELVES.find(([form]) => form.test(question));
  const any = await corpus.search(approvals, { query: { kind: 'all' }, offset: 0, limit: 0 });
  const tried = await corpus.search(trials, { query: { kind: 'all' }, offset: 0, limit: 0 });
  // nothing of drugs is here: the question is one for documents
  if (any.total + tried.total === 0) return undefined;
  if (empty) return silent(empty[1], zh);
  for (const [form, count] of TRIALS) {
    const subject = form.exec(question)?.[1];
    if (subject) return trialsAnswer(corpus, question, subject, count, zh);
  }
  for (const [form, fact] of FACTS) {
    const subject = form.exec(question)?.[1];
    if (!subject) continue;
    const drug = await thingNamed(corpus, 'drug', subject);
    return drug ? fact(corpus, drug, zh) : unknown(subject, zh);
  }
  return undefined;
}
