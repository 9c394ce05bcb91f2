import {
  type Company,
  type CompanyName,
  type CompanyPart,
  companyPart,
  type Relation,
} from '#collections/companies/companies.ts';
import type { Facts } from '#collections/companies/fact-kinds.ts';
import { creditCodeOf } from '#collections/companies/identifiers.ts';
import { ORGANISATIONS, type Organisation, organisation, person } from './companies.ts';
import { hash, random } from './random.ts';

/** Whom an organisation of the demo corpus is consolidated by. */
const PARENTS: Readonly<Record<string, string>> = {
  ruiche: 'hengyuan',
  guhe: 'hengyuan',
  'sensorik-wald': 'norvald',
  lackmar: 'norvald',
  solvane: 'tarrant',
  xinlei: 'yunjie',
};
/** Former names: until when. */
const FORMER: Readonly<Record<string, readonly [en: string, zh: string | undefined, until: number]>> = {
  hengyuan: ['Shenzhen Hengyuan Battery Materials Co., Ltd.', '深圳市恒元电池材料有限公司', 20160315],
  tarrant: ['Tarrant Accumulator Corporation', undefined, 20140901],
  sonavera: ['Sonavera Imaging, LLC', undefined, 20180601],
};
const TYPES: Readonly<Record<Organisation['type'], string>> = {
  company: 'company',
  academy: 'education',
  hospital: 'healthcare',
  government: 'government',
  person: 'other',
  bank: 'company',
};

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const DIGITS = '0123456789X';

/** A credit code with right check digits of the region 000000, which is no place: nobody has it. */
function creditCode(id: string): string {
  const serial = String(hash(`credit/${id}`) % 1e8).padStart(8, '0');
  for (const org of DIGITS)
    for (const own of SIGNS) {
      const code = creditCodeOf(`91000000${serial}${org}${own}`);
      if (code) return code;
    }
  throw new Error(`no check digits for ${id}`);
}

export const demoCompanyId = (id: string): string => `own:demo-company-${id}`;
/** The identity by which papers of the demo corpus name an institution. */
export const demoInstitutionId = (name: string): string => `own:demo-institution-${hash(name).toString(16)}`;

function factsOf(of: Organisation): Facts {
  const r = random(`register/${of.id}`);
  const parent = PARENTS[of.id] && organisation(PARENTS[of.id]!);
  const holder = person(of, 0);
  const year = r.int(2016, 2019);
  const rounds = ['天使轮', 'A轮', 'B轮'].slice(0, r.int(1, 3));
  const serial = hash(of.id) % 9000;
  const staff = r.int(40, 900);
  return {
    profile: [
      {
        short_name: of.zh.replace(/(?:有限公司|公司)$/, ''),
        description: `${of.zh}是演示语料中的虚构企业。`,
        business_scope: '演示产品的研发、生产、销售（虚构）',
        legal_person: holder.zh,
        registered_capital: `${r.int(5, 90) * 100}万人民币`,
        paid_in_capital: `${r.int(2, 5) * 100}万人民币`,
        employees: staff,
        employees_interval: staff < 100 ? '少于100人' : staff < 500 ? '100-499人' : '500-999人',
        registration_authority: '演示市场监督管理局',
        approved: 20230601,
        ...(r.chance(0.5) && { tax_grade_a: '2022' }),
        latest_round: rounds.at(-1)!,
      },
    ],
    shareholder: [
      ...(parent
        ? [
            {
              name: parent.zh,
              ...(parent.country === 'CN' && { holder_credit_code: creditCode(parent.id) }),
              natural_person: 0,
              percent: 60,
            },
          ]
        : []),
      { name: holder.zh, natural_person: 1, percent: parent ? 40 : 100 },
    ],
    investment: Object.entries(PARENTS)
      .filter(([, by]) => by === of.id)
      .map(([child]) => ({
        name: organisation(child).zh,
        ...(organisation(child).country === 'CN' && { target_credit_code: creditCode(child) }),
        percent: 60,
      })),
    financing: rounds.map((round, i) => ({
      round,
      investor: '演示创业投资（虚构）',
      amount: `${(i + 1) * 2000}万人民币`,
      date: (year + 2 * i) * 10_000 + 315,
      share: '10%',
      valuation: `${(i + 1) * 2}亿人民币`,
    })),
    investee: Object.entries(PARENTS)
      .filter(([, by]) => by === of.id)
      .map(([child]) => ({ name: organisation(child).zh, date: 20190520 })),
    qualification: [
      {
        label: '高新技术企业',
        level: '国家级',
        agency: '演示科技主管部门',
        published: 20211130,
        ends: 20241129,
        year: '2021',
        status: 'VALID',
      },
    ],
    award: [
      {
        award: '演示专利奖',
        award_grade: '优秀奖',
        agency: '演示知识产权主管部门',
        level: '省级',
        published: 20220910,
        year: '2022',
      },
    ],
    person: [0, 1, 2].map((i) => ({
      name: person(of, i).zh,
      role: ['董事长', '总经理', '首席技术官'][i]!,
      core: i === 1 ? 0 : 1,
      left: 0,
      ...(i === 2 && { description: '负责研发（虚构）' }),
    })),
    ...(of.weight === 2 && {
      listing: [
        {
          code: `D${String(serial).padStart(5, '0')}`,
          name: of.zh.slice(0, 4),
          type: '演示股票',
          exchange: '演示交易所',
          listed: 20210705,
        },
      ],
      ipo: [
        {
          exchange: '演示交易所',
          name: of.zh.slice(0, 4),
          accepted: 20200820,
          stage_date: 20200820,
          stage: '已受理',
          money: 8,
          state: '已上市',
          updated: 20210705,
        },
        {
          exchange: '演示交易所',
          name: of.zh.slice(0, 4),
          accepted: 20200820,
          stage_date: 20210705,
          stage: '已上市',
          money: 8,
        },
      ],
    }),
    standard: [
      {
        number: `T/DEMO ${serial}-2021`,
        name: '演示团体标准',
        type: '团体标准',
        status: '现行',
        released: 20210401,
        implemented: 20210701,
        drafting_unit: of.zh,
      },
      {
        number: `DEMO/T ${serial}-2019`,
        name: '演示行业标准',
        type: '行业标准',
        status: '现行',
        released: 20190301,
        implemented: 20190901,
        drafting_unit: of.zh,
      },
    ],
    certificate: [
      {
        number: `DEMO-C${serial}`,
        name: '质量管理体系认证（演示）',
        starts: 20220101,
        ends: 20241231,
        detail_title: '认证范围',
        detail: '演示产品',
      },
    ],
    flag: [
      { label: 'is_gxjs01', value: 1 },
      { label: 'is_zlj02', value: 1 },
      { label: 'is_djs001', value: 0 },
    ],
    label: [{ label: '演示标签', type: '演示' }],
    ...(parent && { group: [{ name: parent.zh }] }),
    top_investor: [{ name: '演示创业投资（虚构）' }],
    industry: [
      { scheme: 'GB/T 4754', level: 1, code: 'C', title: '制造业' },
      { scheme: 'GB/T 4754', level: 2, code: 'C38', title: '电气机械和器材制造业' },
      { scheme: 'SEIC', level: 1, code: 'ZX00000000', title: '演示战略性新兴产业' },
    ],
    software: [
      {
        name: '演示检测软件',
        short_name: '检测软件',
        version: 'V1.0',
        number: `2021SR${String(serial).padStart(7, '0')}`,
        registered: 20210512,
        published: 20210301,
        category: '66000-0000',
        nationality: '中国',
      },
    ],
    layout: [
      {
        name: `DEMO${serial}`,
        number: `BS.DEMO${serial}`,
        applied: 20210203,
        completed: 20201201,
        published: 20210401,
        publication_number: String(serial),
        holder: of.zh,
        creator: holder.zh,
      },
    ],
    ...(of.id === 'gufeng' && {
      variety: [
        {
          stage: 'application',
          species: '普通小麦',
          name: '演麦1号',
          number: '20200001',
          applied: 20200315,
          publication_number: 'DEMO000001',
          published: 20200701,
          applicants: [of.zh],
          breeders: [holder.zh],
        },
        {
          stage: 'grant',
          species: '普通小麦',
          name: '演麦0号',
          number: '20170009',
          applied: 20170310,
          publication_number: 'DEMO000002',
          published: 20210301,
          applicants: [of.zh],
          breeders: [holder.zh],
        },
      ],
    }),
    chain: [{ chain: '演示产业链', node: '材料', query: 'IPC:(H01M OR C08)' }],
  };
}

const facts = (of: Organisation): Facts =>
  Object.fromEntries(Object.entries(factsOf(of)).filter(([, rows]) => rows.length > 0));

/** The organisations of the demo corpus as companies: names through time, a tree, people, and facts of registers. */
export function demoCompanies(): Company[] {
  return ORGANISATIONS.filter(({ type }) => type !== 'person').map((of) => {
    const chinese = of.country === 'CN';
    const former = FORMER[of.id];
    const parent = PARENTS[of.id];
    const top = parent && (PARENTS[parent] ?? parent);
    const code = chinese && of.type === 'company' ? creditCode(of.id) : undefined;
    const previous: CompanyName[] = former
      ? [
          { text: former[0], kind: 'previous', lang: 'en', until: former[2] },
          ...(former[1] ? [{ text: former[1], kind: 'previous' as const, lang: 'zh', until: former[2] }] : []),
        ]
      : [];
    const relations: Relation[] = parent
      ? [
          { kind: 'direct_parent', to: demoCompanyId(parent), active: true, from: 20190101 },
          { kind: 'ultimate_parent', to: demoCompanyId(top!), active: true, from: 20190101 },
        ]
      : [];
    const region = of.city.province?.[chinese ? 1 : 0];
    const part: CompanyPart = {
      ids: [
        demoCompanyId(of.id),
        ...(of.type === 'academy' ? [demoInstitutionId(of.en)] : []),
        ...(code ? [`credit_code:${code}`, `org_number:${code.slice(8, 17)}`] : []),
      ].sort(),
      provenance: [{ source: 'demo', key: of.id }],
      name: chinese ? of.zh : of.en,
      names: [
        chinese ? { text: of.en, kind: 'other', lang: 'en' } : { text: of.zh, kind: 'other', lang: 'zh' },
        ...previous,
      ],
      country: of.country,
      city: of.city[chinese ? 'zh' : 'en'],
      addresses: [
        {
          kind: 'legal',
          lines: [chinese ? `示范园区${1 + (of.id.length % 9)}号` : `${1 + (of.id.length % 90)} Sample Road`],
          city: of.city[chinese ? 'zh' : 'en'],
          ...(region && { region }),
          country: of.country,
        },
      ],
      type: TYPES[of.type],
      ...(of.type === 'company' && { legal_form: { text: chinese ? '有限责任公司' : 'company of the demo corpus' } }),
      status: 'ACTIVE',
      founded: (1990 + (hash(`founded/${of.id}`) % 20)) * 10_000 + 615,
      relations,
      ...(of.type === 'company' && !parent && { exceptions: [{ kind: 'ultimate_parent', reason: 'NO_KNOWN_PERSON' }] }),
      ...(chinese && of.type === 'company' && { facts: facts(of) }),
      demo: true,
    };
    return companyPart(part);
  });
}
