import { dayText } from '#clock.ts';
import { amountOf, type Company, factsOf, placeOf, profileOf } from '#collections/companies/companies.ts';
import type { FactKind } from '#collections/companies/fact-kinds.ts';
import { type BorneBlock, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, short } from '#documents/blocks.ts';
import type { TreeItem } from '#documents/document.ts';
import { howMany } from '#how-many.ts';
import { type CompanyFacts, type Say, SHOWN } from './facts.ts';
import { countryText, exceptionTexts, identifierTexts, statusText } from './words.ts';

// What registers state: who a company is, what it belongs to, and what else they say of it.

/** Importers from which the record of a company is. */
export const sourcesOf = (company: Company | undefined): string =>
  [...new Set((company?.provenance ?? []).map(({ source }) => source))].join(', ');

/** Lines of people and other things that stand in a cell. */
const several = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('; ');

export function identity({ subject: { company, names }, say, zh }: CompanyFacts): BorneBlock[] {
  const title = heading(say('Who it is', '企业身份'), 'identity');
  if (!company)
    return [
      title,
      says(
        'stored',
        say(
          `No register that is loaded knows ${names[0]}: its patents are counted under this name alone.`,
          `已加载的登记信息中没有“${names[0]}”：仅以该名称统计其专利。`,
        ),
      ),
    ];
  const until = (text: string, day: number | undefined) =>
    day === undefined ? text : `${text} (${say('until', '至')} ${dayText(day)})`;
  const place = [placeOf(company, 'city'), placeOf(company, 'region'), countryText(placeOf(company, 'country'), zh)];
  const rows: (readonly [string, string | undefined])[] = [
    [say('Legal name', '法定名称'), company.name],
    [
      say('Other names', '其他名称'),
      several(company.names.map(({ kind, text }) => (kind === 'previous' ? undefined : text))),
    ],
    [
      say('Former names', '曾用名'),
      several(company.names.map(({ kind, text, until: day }) => (kind === 'previous' ? until(text, day) : undefined))),
    ],
    [say('Identifiers', '标识'), several(identifierTexts(company.ids, say))],
    [
      say('Legal form', '法律形式'),
      several([company.legal_form?.text, company.legal_form?.scheme ? undefined : company.legal_form?.code]),
    ],
    [say('Status', '状态'), statusText(company.status, zh)],
    [say('Founded', '成立日期'), dayText(company.founded)],
    [say('Place', '所在地'), (zh ? place.reverse() : place).filter(Boolean).join(zh ? ' ' : ', ')],
    [say('Registered capital', '注册资本'), profileOf(company, 'registered_capital')],
    [say('Staff', '员工人数'), profileOf(company, 'employees')?.toLocaleString('en-US')],
    [say('Business', '经营范围'), profileOf(company, 'business_scope')],
    [
      say('People', '人员'),
      several(
        factsOf(company, 'person')
          .slice(0, SHOWN)
          .map(({ name, role }) => [name, role].filter(Boolean).join(' – ')),
      ),
    ],
    [
      say('Shareholders', '股东'),
      several(
        factsOf(company, 'shareholder')
          .slice(0, SHOWN)
          .map(({ name, percent }) => (percent === undefined ? name : `${name} ${percent} %`)),
      ),
    ],
  ];
  return [
    title,
    rowsOf(
      say(
        `As registers state it (${sourcesOf(company)}); what is not stated is left out`,
        `登记信息（来源：${sourcesOf(company)}）；未载明者从略`,
      ),
      [
        [say('Fact', '项目'), 2, 'form'],
        [say('Stated', '内容'), 6, 'stored'],
      ],
      rows.flatMap(([name, value]) => (value ? [[cell(name), cell(short(value))]] : [])),
      'stored',
    ),
    ...statements(company, say),
  ];
}

/** A row of a kind of fact as one text, and the day by which the latest is found. */
type Shown = { readonly text: string | undefined; readonly day: number | undefined };

/** Kinds of facts of which a report tells how many are stated and which is the latest. */
function counted(company: Company): readonly (readonly [en: string, zh: string, rows: readonly Shown[]])[] {
  const rows = <K extends FactKind>(kind: K, of: (row: ReturnType<typeof factsOf<K>>[number]) => Shown) =>
    factsOf(company, kind).map(of);
  const money = (text: string | undefined) => (text && !amountOf(text) ? undefined : text);
  return [
    [
      'Financing rounds',
      '融资轮次',
      rows('financing', (r) => ({ text: several([r.round, money(r.amount), r.investor]), day: r.date })),
    ],
    ['Listings', '上市信息', rows('listing', (r) => ({ text: several([r.exchange, r.code, r.name]), day: r.listed }))],
    [
      'Qualifications',
      '资质',
      rows('qualification', (r) => ({ text: several([r.label, r.level, r.agency]), day: r.published })),
    ],
    ['Awards', '奖项', rows('award', (r) => ({ text: several([r.award, r.award_grade, r.level]), day: r.published }))],
    ['Standards', '标准', rows('standard', (r) => ({ text: several([r.number, r.name, r.type]), day: r.released }))],
    ['Certificates', '证书', rows('certificate', (r) => ({ text: several([r.name, r.number]), day: r.starts }))],
    [
      'Software registrations',
      '软件著作权',
      rows('software', (r) => ({ text: several([r.name, r.number]), day: r.registered })),
    ],
    [
      'Layout designs',
      '集成电路布图设计',
      rows('layout', (r) => ({ text: several([r.name, r.number]), day: r.applied })),
    ],
    ['Plant varieties', '植物新品种', rows('variety', (r) => ({ text: several([r.name, r.species]), day: r.applied }))],
  ];
}

/** What else registers state of it, a line for each kind; nothing where none is stated. */
function statements(company: Company, say: Say): BorneBlock[] {
  const rows = counted(company).flatMap(([en, zh, all]) => {
    const latest = [...all].sort((a, b) => (b.day ?? 0) - (a.day ?? 0))[0];
    return latest
      ? [[cell(say(en, zh)), cell(String(all.length)), cell(short(latest.text ?? '')), cell(dayText(latest.day))]]
      : [];
  });
  if (rows.length === 0) return [];
  return [
    rowsOf(
      say('What else is stated of it: how many, and the latest', '其他登记事实：数量及最新一项'),
      [
        [say('Kind', '类型'), 2, 'form'],
        [say('Stated', '数量'), 1, 'stored'],
        [say('The latest', '最新一项'), 5, 'stored'],
        [say('Day', '日期'), 1.4, 'stored'],
      ],
      rows,
    ),
  ];
}

/** The group as a tree from its top; who closes a cycle stands under the top. */
function treeOf({ members, top, parents }: NonNullable<CompanyFacts['group']>, own: string, zh: boolean): TreeItem {
  const below = new Map<string, Company[]>();
  for (const member of members) {
    if (member.id === top.id) continue;
    const parent = parents.get(member.id) ?? top.id;
    below.set(parent, [...(below.get(parent) ?? []), member]);
  }
  const seen = new Set<string>();
  const item = (member: Company): TreeItem => {
    seen.add(member.id);
    const country = countryText(placeOf(member, 'country'), zh);
    const name = `${member.name ?? member.ids[0]!}${country ? (zh ? `（${country}）` : ` (${country})`) : ''}`;
    const children: TreeItem[] = [];
    for (const child of below.get(member.id) ?? []) if (!seen.has(child.id)) children.push(item(child));
    return { text: name, marked: member.id === own, children };
  };
  const root = item(top);
  const lost = members.flatMap((member) => (seen.has(member.id) ? [] : [item(member)]));
  return { ...root, children: [...root.children, ...lost] };
}

export function group({ subject: { company }, group: of, say, zh }: CompanyFacts): BorneBlock[] {
  if (!company || !of) return [];
  const { members, top, unknown } = of;
  const above = top.id === company.id;
  const parent = top.name ?? top.ids[0]!;
  const reasons = exceptionTexts(company, say).join(say('; ', '；'));
  const alone = above && members.length === 1 && unknown === 0;
  return [
    heading(say('Group', '集团'), 'group'),
    says(
      'stored',
      say(
        alone
          ? 'No loaded register names a parent or a child of it.'
          : `Consolidated in the end by ${above ? 'nobody that is stored' : parent}; ${howMany(members.length, 'entity', 'entities')} of the group ${members.length === 1 ? 'is' : 'are'} stored${unknown > 0 ? `, ${unknown} more direct children are stated` : ''}.`,
        alone
          ? '已导入的登记册未载明其母公司或子公司。'
          : `${above ? '库中没有合并该企业的母公司' : `最终合并方：${parent}`}；集团中已存储${members.length}个实体${unknown > 0 ? `，另有${unknown}个直接子公司仅见于登记` : ''}。`,
      ),
    ),
    ...(reasons
      ? [says('stored', say(`Why no parent is named: ${reasons}.`, `未列明母公司的原因：${reasons}。`))]
      : []),
    ...(members.length > 1
      ? [
          {
            kind: 'tree',
            basis: 'stored',
            caption: say(
              `The group of ${parent} as registers state it; the company of this report in another colour`,
              `${parent}集团（依据登记信息；本报告企业以不同颜色标示）`,
            ),
            root: treeOf(of, company.id, zh),
          } as const,
        ]
      : []),
  ];
}
