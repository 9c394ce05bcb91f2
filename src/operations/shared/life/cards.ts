import { dayText } from '#clock.ts';
import { type Approval, firstApproval, firstDayOf } from '#collections/approvals/approvals.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import { registerWord } from '#collections/register-words.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { classesOfDrugs, targetsOfDrugs } from '../drug-facts.ts';
import { approvalsOf, highest, statusLines, trialsOf } from '../drug-record.ts';
import { drugRegister, saidOf, stagesIn } from '../drug-register.ts';
import { shortNames } from '../entity-names.ts';
import { counted, type LifeAnswer, type LifeRow, MOST, more, named, silent, tabled } from './answers.ts';
import { earliestFirst, type Fact } from './facts.ts';

/** Schemes of codes that tell which substance it is, as they are written. */
const CODES: readonly (readonly [scheme: string, label: string])[] = [
  ['CAS', 'CAS'],
  ['UNII', 'UNII'],
  ['INCHIKEY', 'InChIKey'],
  ['ATC', 'ATC'],
  ['HGNC', 'HGNC'],
  ['UMLS_CUI', 'UMLS'],
  ['MESH', 'MeSH'],
];
const INCHIKEY = 'INCHIKEY:';
/** Lines of what is known of a thing that say something of it where none defines it. */
const LEAST_LINES = 2;
/** Names, codes, classes that a line shows. */
const FEW = 8;

const codesOf = (cross_references: readonly string[]): string[] =>
  CODES.flatMap(([scheme, label]) => {
    const found = cross_references
      .filter((each) => each.startsWith(`${scheme}:`))
      .map((each) => each.slice(scheme.length + 1));
    return found.length === 0 ? [] : [`${label} ${found.slice(0, FEW).join(', ')}`];
  });

const PATHS = {
  drug: 'drug/detail?drug_id',
  target: 'target/detail?target_id',
} as const;

/** Where this service shows a thing; of a disease there is no such page. */
const rowOf = (thing: Entity): LifeRow[] =>
  thing.kind === 'drug' || thing.kind === 'target'
    ? [{ id: thing.id, text: thing.names[0]!.text, path: `/synapse/${PATHS[thing.kind]}=${thing.id}` }]
    : [];

/** A line of what is known of something: `- Targets: ABL1, KIT`; none where nothing is. */
const line = (zh: boolean, en: string, chinese: string, said: readonly string[] | string | undefined): string[] => {
  const text = typeof said === 'string' ? said : said?.join(zh ? '、' : ', ');
  return text ? [`- ${zh ? chinese : en}${zh ? '：' : ': '}${text}`] : [];
};

const shortly = (things: readonly Entity[], zh: boolean) =>
  things.slice(0, FEW).map((each) => shortNames(each)[0]?.name ?? named(each, zh));

/** Codes by which vocabularies know a drug; of one whose structure is stored, too, where its figures are computed. */
export const identified: Fact = async (corpus, drug, zh) => {
  const told = (await approvalsOf(corpus, drug)).flatMap(({ atc = [] }) => atc.map((code) => `ATC:${code}`));
  const codes = codesOf([...new Set([...drug.cross_references, ...told.sort()])]);
  if (codes.length === 0) return silent(`codes of ${named(drug, zh)}`, `${named(drug, zh)}的编码`, zh);
  const keys = drug.cross_references.flatMap((each) =>
    each.startsWith(INCHIKEY) ? [each.slice(INCHIKEY.length)] : [],
  );
  const known = await corpus.identify(compounds, 'key', keys);
  const computed = keys
    .filter((key) => known.has(key))
    .map((key) => ({
      id: key,
      text: `${named(drug, zh)}: ${zh ? '由结构计算的性质' : 'properties computed from its structure'}`,
      path: `/synapse/drug/compound-physicochemical-props?inchi_key=${key}`,
    }));
  return {
    content: [
      named(drug, zh),
      ...codes.map((each) => `- ${each}`),
      ...computed.map(({ path }) =>
        zh ? `分子量等由结构计算：${path}` : `Weight, formula and more are computed from the structure: ${path}`,
      ),
    ].join('\n'),
    rows: [...rowOf(drug), ...computed],
  };
};

/** Whether an application rests on the studies of another: a generic, or a biosimilar. */
const isGeneric = ({ type, generic, biosimilar }: Approval) => type === 'ANDA' || generic || biosimilar;

/** Approvals of a drug that rest on another's: who holds them, and since when. */
export const generics: Fact = async (corpus, drug, zh) => {
  const held = await approvalsOf(corpus, drug);
  const of = held.filter((each) => isGeneric(each) && firstApproval(each) !== undefined);
  const name = named(drug, zh);
  if (of.length === 0) return silent(`an approved generic of ${name}`, `${name}已获批的仿制药`, zh);
  const sorted = of.sort(earliestFirst);
  const shown = sorted.slice(0, MOST);
  const text = (each: Approval) =>
    `${[each.holder, `${each.agency} ${each.number}`].filter(Boolean).join(': ')} (${dayText(firstApproval(each)!)})`;
  const head = zh
    ? `已载入的登记中有 ${of.length} 项${name}仿制药或生物类似药获批，首项于 ${dayText(firstApproval(sorted[0]!)!)}。`
    : `${counted(of.length, 'approval')} of generics or biosimilars of ${name} in the registers that are loaded, the first of ${dayText(firstApproval(sorted[0]!)!)}.`;
  return {
    content: [head, ...shown.map((each) => `- ${text(each)}`), ...more(of.length - shown.length, zh)].join('\n'),
    rows: shown.map((each) => ({
      id: each.id,
      text: `${each.agency} ${each.number}`,
      path: `/synapse/drug/approval?drug_id=${drug.id}`,
    })),
  };
};

interface Known {
  readonly targets: readonly Entity[];
  readonly types: readonly Entity[];
  readonly stage: string | undefined;
  readonly evidence: string | undefined;
  readonly approved: number | undefined;
  readonly holders: readonly string[];
  readonly trials: number;
}

async function knownOf(corpus: Corpus, drug: Entity): Promise<Known> {
  const [held, tried, targets, types] = await Promise.all([
    approvalsOf(corpus, drug),
    trialsOf(corpus, drug),
    targetsOfDrugs(corpus, [drug]),
    classesOfDrugs(corpus, [drug], 'drug_type'),
  ]);
  const lines = await statusLines(corpus, held, tried);
  const stage = highest(lines);
  return {
    targets,
    types,
    stage,
    evidence: lines.find(({ status }) => status === stage)?.evidence,
    approved: firstDayOf(held),
    holders: [...new Set(held.flatMap(({ holder }) => holder ?? []))].sort(),
    trials: tried.length,
  };
}

const stageText = ({ stage, evidence }: Known, zh: boolean) =>
  stage && `${registerWord('dev_status', stage, zh ? 'zh' : 'en')}${evidence ? ` (${evidence})` : ''}`;

/**
 * What the dictionary and the registers have of a drug, a target or a disease, a line each. Undefined where they have
 * next to nothing: documents may have more.
 */
export async function cardOf(corpus: Corpus, thing: Entity, zh: boolean): Promise<LifeAnswer | undefined> {
  const called = thing.names.filter(({ text }) => text !== named(thing, zh)).map(({ text }) => text);
  const lines = [
    ...(thing.definition ? [`- “${thing.definition}”`] : []),
    ...line(zh, 'Also called', '别名', [...new Set(called)].slice(0, FEW)),
    ...line(zh, 'Codes', '编码', codesOf(thing.cross_references).join('; ')),
  ];
  if (thing.kind === 'drug') {
    const known = await knownOf(corpus, thing);
    lines.push(
      ...line(zh, 'Acts on', '靶点', shortly(known.targets, zh)),
      ...line(
        zh,
        'Classes',
        '类别',
        known.types.slice(0, FEW).map((each) => named(each, zh)),
      ),
      ...line(zh, 'Stage', '研发阶段', stageText(known, zh)),
      ...line(zh, 'First approved', '首次批准', known.approved === undefined ? undefined : dayText(known.approved)),
      ...line(zh, 'Trials', '临床试验', known.trials > 0 ? String(known.trials) : undefined),
    );
  } else {
    const register = await drugRegister(corpus);
    const relation = thing.kind === 'target' ? register.targets : register.diseases;
    const said = saidOf(relation, register.named(register.below(thing.id)));
    const approved = [...said].filter(([place, stages]) =>
      stagesIn(thing.kind === 'target' ? register.drugs[place]!.stages : stages).includes('Approved'),
    );
    if (said.size > 0)
      lines.push(
        ...(zh
          ? [`- 登记中的药物：${said.size} 种，其中 ${approved.length} 种已获批`]
          : [`- Drugs of the registers: ${said.size}, of which ${approved.length} approved`]),
      );
  }
  const parents = await corpus.links(entities, [thing.id], 'parents');
  const above = (parents.get(thing.id)?.records ?? []).flatMap((each) => (each.stored ? [each.id] : []));
  const kinds = await corpus.get(entities, above.slice(0, FEW));
  lines.push(
    ...line(
      zh,
      'A kind of',
      '属于',
      kinds.map((each) => named(each, zh)),
    ),
  );
  if (lines.length < LEAST_LINES && !thing.definition) return undefined;
  return { content: [named(thing, zh), ...lines].join('\n'), rows: rowOf(thing) };
}

/** What registers say of some drugs, side by side: a table. */
export async function comparison(corpus: Corpus, drugs: readonly Entity[], zh: boolean): Promise<LifeAnswer> {
  const known = await Promise.all(drugs.map((drug) => knownOf(corpus, drug)));
  const rows: readonly (readonly [en: string, zh: string, of: (each: Known, drug: Entity) => string | undefined])[] = [
    ['Acts on', '靶点', ({ targets }) => shortly(targets, zh).join(', ')],
    [
      'Classes',
      '类别',
      ({ types }) =>
        types
          .slice(0, FEW)
          .map((each) => named(each, zh))
          .join(', '),
    ],
    ['Stage', '研发阶段', (each) => stageText(each, zh)],
    ['First approved', '首次批准', ({ approved }) => (approved === undefined ? undefined : dayText(approved))],
    ['Holders of approvals', '批准持有人', ({ holders }) => (holders.length > 0 ? String(holders.length) : undefined)],
    ['Trials', '临床试验', ({ trials }) => (trials > 0 ? String(trials) : undefined)],
    ['Codes', '编码', (_, drug) => codesOf(drug.cross_references).slice(0, 2).join(', ')],
  ];
  const cell = (text: string | undefined) => text || (zh ? '未载' : 'not said');
  const head = zh
    ? '登记与药物资料对它们的记载（疗效与安全性的比较须查文献）：'
    : 'What registers and sources of facts say of them; which is better for whom, they do not tell:';
  const cells = rows.map(([en, chinese, of]) => [
    zh ? chinese : en,
    ...drugs.map((drug, at) => cell(of(known[at]!, drug))),
  ]);
  const columns = ['', ...drugs.map((drug) => named(drug, zh))];
  return { content: tabled(head, columns, cells), rows: drugs.flatMap(rowOf) };
}
