import { byText } from '#by-text.ts';
import { dayText } from '#clock.ts';
import { type Approval, approvals, firstApproval } from '#collections/approvals/approvals.ts';
import { type ListedPatent, listedExpiry, listedPatents } from '#collections/approvals/listed-patents.ts';
import type { Entity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { registerWord } from '#collections/register-words.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { factsOf, targetsOfDrugs } from '../drug-facts.ts';
import { approvalsOf, highest, statusLines, trialsOf } from '../drug-record.ts';
import { shortNames } from '../entity-names.ts';
import { knownByKey } from '../entity-rows.ts';
import { specialReviews } from '../special-reviews.ts';
import { all, counted, type LifeAnswer, type LifeRow, MOST, more, named, silent, tabled } from './answers.ts';
import type { NamedCompany } from './companies.ts';

/** Approvals by their days, those that have none last; of one day by their numbers. */
export const earliestFirst = (a: Approval, b: Approval): number =>
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

/** What registers say of a drug. */
export type Fact = (corpus: Corpus, drug: Entity, zh: boolean) => Promise<LifeAnswer>;

/** First approvals, by agency where one is named. */
export const approvedWhen =
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

export const holdersAt =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const held = (await approvalsOf(corpus, drug)).filter(
      (each) => each.holder && (agency === undefined || each.agency === agency) && firstApproval(each) !== undefined,
    );
    if (held.length === 0)
      return silent(`who holds approvals of ${named(drug, zh)}`, `${named(drug, zh)}的批准持有人`, zh);
    const shown = held.sort(earliestFirst).slice(0, MOST);
    const holders = new Set(held.map(({ holder }) => organisationKey(holder!))).size;
    const head = zh
      ? `已载入的登记中，${named(drug, zh)}有 ${held.length} 项批准，由 ${holders} 家持有人持有：`
      : `${counted(held.length, 'approval')} of ${named(drug, zh)} in the registers that are loaded, of ${counted(holders, 'holder')}:`;
    const lines = shown.map((each) => {
      const register = `${each.agency} ${each.number} (${dayText(firstApproval(each)!)})`;
      return `- ${each.holder}: ${[productOf(each), register].filter(Boolean).join(', ')}`;
    });
    return {
      content: [...(held.length > 1 ? [head] : []), ...lines, ...more(held.length - shown.length, zh)].join('\n'),
      rows: shown.map(rowOf(drug)),
    };
  };

/** Approved products of a drug: each form with its strengths and who holds them, the commonest form first. */
export const productsAt =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const held = (await approvalsOf(corpus, drug)).filter((each) => agency === undefined || each.agency === agency);
    const forms = new Map<string, { strengths: Set<string>; holders: Set<string>; of: Approval }>();
    for (const approval of held)
      for (const { form, strength } of approval.products) {
        if (form === undefined) continue;
        const one = forms.get(form) ?? { strengths: new Set(), holders: new Set(), of: approval };
        forms.set(form, one);
        if (strength !== undefined) one.strengths.add(strength);
        if (approval.holder !== undefined) one.holders.add(approval.holder);
      }
    const name = named(drug, zh);
    if (forms.size === 0) return silent(`forms and strengths of ${name}`, `${name}的剂型与规格`, zh);
    const rows = [...forms].sort(([, a], [, b]) => b.holders.size - a.holders.size);
    const head = zh
      ? `已载入的登记中${name}的获批产品（含已停用的），按剂型：`
      : `Approved products of ${name} in the registers that are loaded, those discontinued among them, by form:`;
    return {
      content: tabled(
        head,
        zh ? ['剂型', '规格', '持有人'] : ['Form', 'Strengths', 'Holders'],
        rows.map(([form, { strengths, holders }]) => [form, few(strengths, zh), few(holders, zh)]),
      ),
      rows: rows.slice(0, MOST).map(([, { of }]) => rowOf(drug)(of)),
    };
  };
/** Approvals that are looked through for those with a drug among their ingredients. */
const MOST_NAMED = 500;

/** Approved products that have a drug in them, alone or with others: what else is in each, and who holds it. */
export const containing =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const moieties = moietiesOf(drug.names[0]!.text);
    const { hits } = await corpus.search(approvals, {
      query: allOf(
        ...moieties.map((text): Query => ({ kind: 'phrase', field: 'NAME', text })),
        agency && { kind: 'term', field: 'AGENCY', text: agency },
      ),
      offset: 0,
      limit: MOST_NAMED,
    });
    const found = await corpus.get(
      approvals,
      hits.map(({ id }) => id),
    );
    const by = new Map<string, { products: Set<string>; holders: Set<string>; of: Approval[] }>();
    for (const approval of found)
      for (const { name, ingredients } of approval.products) {
        const own = moietiesOf(ingredients ?? '');
        if (!moieties.every((moiety) => own.includes(moiety))) continue;
        const key = own.join('; ');
        const one = by.get(key) ?? { products: new Set(), holders: new Set(), of: [] };
        by.set(key, one);
        if (name !== undefined) one.products.add(name);
        if (approval.holder !== undefined) one.holders.add(approval.holder);
        if (!one.of.includes(approval)) one.of.push(approval);
      }
    const name = named(drug, zh);
    if (by.size === 0) return silent(`which products contain ${name}`, `哪些产品含有${name}`, zh);
    const rows = [...by].sort(([a, one], [b, other]) => other.of.length - one.of.length || byText(a, b));
    const all_found = new Set(rows.flatMap(([, { of }]) => of)).size;
    const head = zh
      ? `已载入的登记中有 ${all_found} 项批准的产品含有${name}，按成分：`
      : `${counted(all_found, 'approval')} of the registers that are loaded ${agency ? `(${agency}) ` : ''}${all_found === 1 ? 'has' : 'have'} ${name} among their ingredients, by these:`;
    return {
      content: tabled(
        head,
        zh ? ['成分', '产品', '持有人', '批准'] : ['Ingredients', 'Products', 'Holders', 'Approvals'],
        rows
          .slice(0, MOST)
          .map(([key, { products, holders, of }]) => [key, few(products, zh), few(holders, zh), String(of.length)]),
      ),
      rows: rows.slice(0, MOST).map(([, { of }]) => rowOf(drug)(of[0]!)),
    };
  };

/** Whether an agency reviewed a drug as one for orphans: the approvals that it says so of. */
export const orphanOf =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const held = (await approvalsOf(corpus, drug)).filter((each) => agency === undefined || each.agency === agency);
    const reviewed = specialReviews(held.sort(earliestFirst)).filter(({ review }) => review === 'Orphan_Drug');
    const own = [...new Map(reviewed.map((each) => [each.approval.id, each])).values()];
    const name = named(drug, zh);
    const of = counted(held.length, 'approval');
    if (own.length === 0)
      return {
        content: zh
          ? `已载入的 ${held.length} 项${name}批准${agency ? `（${agency}）` : ''}中没有注明孤儿药的。`
          : `None of the ${of} of ${name}${agency ? ` (${agency})` : ''} in the registers that are loaded says that it is an orphan drug.`,
        rows: held.slice(0, MOST).map(rowOf(drug)),
      };
    const head = zh
      ? `是：已载入的登记把${name}的这些批准注明为孤儿药（共 ${held.length} 项批准）：`
      : `Yes: the registers that are loaded call these approvals of ${name} ones of an orphan drug (of ${of}):`;
    const lines = own.slice(0, MOST).map(({ approval, day }) => {
      const register = `${approval.agency} ${approval.number}${day === undefined ? '' : ` (${dayText(day)})`}`;
      return `- ${[productOf(approval), register, approval.holder].filter(Boolean).join(', ')}`;
    });
    return {
      content: [head, ...lines, ...more(own.length - MOST, zh)].join('\n'),
      rows: own.slice(0, MOST).map(({ approval }) => rowOf(drug)(approval)),
    };
  };

/** The first of some names, with how many there are. */
const few = (some: ReadonlySet<string>, zh: boolean): string =>
  [...some].slice(0, FEW).join(', ') + (some.size > FEW ? (zh ? ` 等 ${some.size} 个` : `, … (${some.size})`) : '');
/** Strengths and holders that a row names. */
const FEW = 8;

/** Approvals of a drug that one of some companies holds. */
export const heldBy =
  (companies: readonly NamedCompany[]): Fact =>
  async (corpus, drug, zh) => {
    const keys = new Set(companies.flatMap((company) => company.keys));
    const held = (await approvalsOf(corpus, drug))
      .filter(({ holder }) => holder && keys.has(organisationKey(holder)))
      .sort(earliestFirst);
    const of = companies.map(({ name }) => name).join(', ');
    if (held.length === 0)
      return silent(`an approval of ${named(drug, zh)} that ${of} holds`, `${of}持有的${named(drug, zh)}批准`, zh);
    const shown = held.slice(0, MOST);
    const text = (each: Approval) => {
      const day = firstApproval(each);
      return `- ${all(each.holder, `${each.agency} ${each.number}`, day === undefined ? undefined : `(${dayText(day)})`)}`;
    };
    return {
      content: [...shown.map(text), ...more(held.length - shown.length, zh)].join('\n'),
      rows: shown.map(rowOf(drug)),
    };
  };

/** Both in one: "when was it approved, and who holds it?". */
export const whenAndWho =
  (agency: Approval['agency'] | undefined): Fact =>
  async (corpus, drug, zh) => {
    const told = await Promise.all([approvedWhen(agency), holdersAt(agency)].map((fact) => fact(corpus, drug, zh)));
    const rows = new Map(told.flatMap((each) => each.rows).map((row) => [row.id, row]));
    return { content: told.map(({ content }) => content).join('\n'), rows: [...rows.values()] };
  };

export const acting: Fact = async (corpus, drug, zh) => {
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

export const uses: Fact = async (corpus, drug, zh) => {
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

export const listed: Fact = async (corpus, drug, zh) => {
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
  const biologic = total === 0 && (await approvalsOf(corpus, drug)).some(({ type }) => type === 'BLA');
  const why = zh ? '橙皮书不列生物制品。' : 'Biologics are not listed there.';
  const lines = [
    head,
    ...rows.map(({ text }) => `- ${text}`),
    ...more(total - rows.length, zh),
    ...(biologic ? [why] : []),
  ];
  return { content: lines.join('\n'), rows };
};

export const howFar: Fact = async (corpus, drug, zh) => {
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

/** What labels say in a section, word for word. */
async function labelled(
  corpus: Corpus,
  drug: Entity,
  of: 'mechanism' | 'boxed_warning',
): Promise<LifeAnswer | undefined> {
  const label = (await factsOf(corpus, [drug], 'statement')).filter(({ section }) => section === of);
  if (label.length === 0) return undefined;
  return {
    content: label
      .sort((a, b) => a.order - b.order)
      .slice(0, 10)
      .map(({ text, label: id }) => `- "${text}" (label ${id})`)
      .join('\n'),
    rows: [],
  };
}

/** How a drug works, in the words of its label; else on what it acts. */
export const mechanism: Fact = async (corpus, drug, zh) => {
  const said = await labelled(corpus, drug, 'mechanism');
  if (said) return said;
  const none = silent(`how ${named(drug, zh)} works`, `${named(drug, zh)}的作用机制`, zh);
  const targets = await acting(corpus, drug, zh);
  if (targets.rows.length === 0) return none;
  const on = zh ? '它作用于：' : 'It acts on:';
  return { content: `${none.content}\n${on}\n${targets.content}`, rows: targets.rows };
};
export const warned: Fact = async (corpus, drug, zh) =>
  (await labelled(corpus, drug, 'boxed_warning')) ??
  silent(`a boxed warning of ${named(drug, zh)}`, `${named(drug, zh)}的黑框警告`, zh);

/** What a product has in it, by the approvals that name it. */
export const madeOf: Fact = async (corpus, drug, zh) => {
  const held = await approvalsOf(corpus, drug);
  const shown = held.sort((a, b) => (a.number < b.number ? -1 : 1)).slice(0, MOST);
  if (shown.length === 0) return silent(`what ${named(drug, zh)} is made of`, `${named(drug, zh)}的活性成分`, zh);
  const said = shown.flatMap(({ agency, number, products }) => {
    const ingredients = products.find((each) => each.ingredients)?.ingredients;
    return ingredients ? [`- ${ingredients} (${agency} ${number})`] : [];
  });
  return { content: [named(drug, zh), ...said].join('\n'), rows: shown.map(rowOf(drug)) };
};
