import { dayText } from '#clock.ts';
import { type Approval, approvals } from '#collections/approvals/approvals.ts';
import type { Entity } from '#collections/entities/entities.ts';
import { registerWord } from '#collections/register-words.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, inYears } from '#corpus/query/combine.ts';
import { totalOf } from '#corpus/total.ts';
import { classesOfDrugs, targetsOfDrugs } from '../drug-facts.ts';
import { drugRegister, furthest, saidOf } from '../drug-register.ts';
import { type SpecialReview, specialReviews } from '../special-reviews.ts';
import { all, counted, type LifeAnswer, MOST, more, named, silent } from './answers.ts';
import { cardOf } from './cards.ts';
import { uses, warned } from './facts.ts';
import { drugsWanted, type ListedDrug } from './lists.ts';

/**
 * What sources of facts say of a drug beside others: whether it is of a class, and with which it shares what it acts
 * on.
 */

const pathOf = (id: string): string => `/synapse/drug/detail?drug_id=${id}`;

/** Whether a source of facts puts a drug in a class, or in what is a kind of it. What none says is not denied. */
export async function memberOf(corpus: Corpus, drug: Entity, type: Entity, zh: boolean): Promise<LifeAnswer> {
  const register = await drugRegister(corpus);
  const place = register.places.get(drug.id);
  const members = saidOf(register.classes, register.named(register.below(type.id)));
  const own = [
    ...(await classesOfDrugs(corpus, [drug], 'drug_type')),
    ...(await classesOfDrugs(corpus, [drug], 'mechanism')),
  ];
  const isMember = (place !== undefined && members.has(place)) || own.some(({ id }) => id === type.id);
  const [name, class_name] = [named(drug, zh), named(type, zh)];
  const classes = own.map((each) => named(each, zh));
  const listed =
    classes.length === 0 ? '' : zh ? `其类别：${classes.join('、')}。` : ` Its classes: ${classes.join('; ')}.`;
  const head = isMember
    ? zh
      ? `是：据已载入的药物资料，${name}属于“${class_name}”。`
      : `Yes: the sources that are loaded put ${name} in the class “${class_name}”.`
    : zh
      ? `已载入的药物资料没有把${name}归入“${class_name}”。`
      : `The sources that are loaded do not put ${name} in the class “${class_name}”.`;
  return { content: head + listed, rows: [{ id: drug.id, text: name, path: pathOf(drug.id) }] };
}

/** Targets of a drug of which the other drugs are told. */
const MOST_TARGETS = 5;

/**
 * Which other drugs act on the targets of a drug, target by target.
 * @param approved_in Years of their first approval.
 */
export async function sharing(
  corpus: Corpus,
  drug: Entity,
  { approved_in: years }: { readonly approved_in?: { readonly from?: number; readonly to?: number } | undefined },
  zh: boolean,
): Promise<LifeAnswer> {
  const targets = await targetsOfDrugs(corpus, [drug]);
  const name = named(drug, zh);
  if (targets.length === 0) return silent(`on what ${name} acts`, `${name}的靶点`, zh);
  const parts: string[] = [];
  const rows = new Map<string, LifeAnswer['rows'][number]>();
  for (const target of targets.slice(0, MOST_TARGETS)) {
    const wanted = { target, diseases: [], types: [], companies: [], antibodies: false, conjugates: false };
    const found = (await drugsWanted(corpus, { ...wanted, first_approved: years }, zh)).filter(
      ({ id }) => id !== drug.id,
    );
    const shown = found.slice(0, MOST);
    const since = years
      ? zh
        ? `，首次批准于 ${years.from ?? ''}–${years.to ?? ''}`
        : `, first approved ${years.from ?? ''}–${years.to ?? ''}`
      : '';
    const head = zh
      ? `### ${named(target, zh)}\n已载入的资料中另有 ${found.length} 种药物作用于它${since}。`
      : `### ${named(target, zh)}\n${counted(found.length, 'other drug')} of the sources that are loaded ${found.length === 1 ? 'acts' : 'act'} on it${since}.`;
    parts.push(
      [head, ...shown.map((each) => `- ${lineOf(each)}`), ...more(found.length - shown.length, zh)].join('\n'),
    );
    for (const { id, name: text } of shown) rows.set(id, { id, text, path: pathOf(id) });
  }
  return { content: parts.join('\n\n'), rows: [...rows.values()].slice(0, MOST) };
}

const lineOf = ({ name, stage, first_approved }: ListedDrug): string =>
  all(name, stage && `(${[stage, first_approved && dayText(first_approved)].filter(Boolean).join(', ')})`);

/** Side effects: no source here lists them; boxed warnings of labels come nearest. */
export async function unsafe(corpus: Corpus, drug: Entity, zh: boolean): Promise<LifeAnswer> {
  const none = silent(
    `side effects of ${named(drug, zh)}; no source here lists adverse reactions`,
    `${named(drug, zh)}的副作用（这里没有列出不良反应的来源）`,
    zh,
  );
  const warnings = await warned(corpus, drug, zh);
  const told = warnings.content.startsWith('- ');
  const head = zh ? '说明书的黑框警告：' : 'Boxed warnings of its label:';
  return { content: told ? `${none.content}\n${head}\n${warnings.content}` : none.content, rows: warnings.rows };
}

/**
 * Whether registers or sources of facts name a drug for a disease, and how far it is there. What none says is not
 * denied.
 */
export async function usedFor(corpus: Corpus, drug: Entity, disease: Entity, zh: boolean): Promise<LifeAnswer> {
  const register = await drugRegister(corpus);
  const said = saidOf(register.diseases, register.named(register.below(disease.id)));
  const stages = said.get(register.places.get(drug.id) ?? -1);
  const [name, of] = [named(drug, zh), named(disease, zh)];
  const stage = stages === undefined ? undefined : furthest({ stages });
  const words = stage && registerWord('dev_status', stage, zh ? 'zh' : 'en');
  const head =
    stages === undefined
      ? zh
        ? `已载入的登记与药物资料没有把${name}与${of}联系在一起。`
        : `The registers and sources that are loaded do not name ${name} for ${of}.`
      : zh
        ? `已载入的登记或药物资料中，${name}用于${of}${words ? `，最远阶段：${words}` : ''}。`
        : `Registers or sources that are loaded name ${name} for ${of}${words ? `; the furthest that they say there: ${words}` : ''}.`;
  const all_uses = await uses(corpus, drug, zh);
  return { content: `${head}\n${all_uses.content}`, rows: all_uses.rows };
}

/** What a target is, where it is asked what it is linked to: no source here ties targets to diseases. */
export async function linkedTo(corpus: Corpus, target: Entity, zh: boolean): Promise<LifeAnswer> {
  const none = silent(
    `to which diseases ${named(target, zh)} is linked; sources here tie targets to drugs alone`,
    `${named(target, zh)}与哪些疾病有关（这里的来源只把靶点与药物联系起来）`,
    zh,
  );
  const card = await cardOf(corpus, target, zh);
  return { content: `${none.content}\n${card?.content ?? ''}`, rows: card?.rows ?? [] };
}

/** Approvals that are looked through for how they were reviewed. */
const MOST_LOOKED = 8_000;
const AT_ONCE = 500;

/** Approvals of drugs that an agency reviewed as ones for orphans, the newest first; those of some years. */
export async function orphans(
  corpus: Corpus,
  {
    agency,
    years,
  }: {
    readonly agency: Approval['agency'] | undefined;
    readonly years: { readonly from?: number; readonly to?: number } | undefined;
  },
  zh: boolean,
): Promise<LifeAnswer | undefined> {
  const query = allOf(
    agency && { kind: 'term', field: 'AGENCY', text: agency },
    years && inYears('APPROVED', years.from, years.to),
  );
  const total = await totalOf(corpus, approvals, query);
  if (total > MOST_LOOKED) return undefined;
  const found: SpecialReview[] = [];
  for (let offset = 0; offset < total; offset += AT_ONCE) {
    const { hits } = await corpus.search(approvals, {
      ...{ query, offset, limit: AT_ONCE },
      sort: [{ field: 'APPROVED', order: 'desc' }],
    });
    const records = await corpus.get(
      approvals,
      hits.map(({ id }) => id),
    );
    found.push(...specialReviews(records).filter(({ review }) => review === 'Orphan_Drug'));
  }
  const unique = [...new Map(found.map((each) => [each.approval.id, each])).values()];
  const shown = unique.slice(0, MOST);
  const of = [agency ?? (zh ? '各登记' : 'all registers'), years && `${years.from ?? ''}–${years.to ?? ''}`]
    .filter(Boolean)
    .join(', ');
  const head = zh
    ? `已载入的登记中有 ${unique.length} 项按孤儿药批准的申请（${of}；共查看 ${total} 项批准）。`
    : `${counted(unique.length, 'approval')} of orphan drugs in the registers that are loaded (${of}; of ${total} approvals).`;
  const rows = shown.map(({ approval, day }) => ({
    id: approval.id,
    text: all(
      approval.products.find(({ name }) => name)?.name,
      `${approval.agency} ${approval.number}`,
      approval.holder && `(${approval.holder})`,
      day === undefined ? undefined : dayText(day),
    ),
    path: `/synapse/drug/approval?drug_id=${approval.id}`,
  }));
  return {
    content: [head, ...rows.map(({ text }) => `- ${text}`), ...more(unique.length - shown.length, zh)].join('\n'),
    rows,
  };
}
