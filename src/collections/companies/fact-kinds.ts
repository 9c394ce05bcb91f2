import { type TSchema, Type } from '#typebox.mjs';
import { Day } from '../patents/day.ts';

/**
 * What registers and one's own tables say of a company beside who it is: kinds of facts, each a list of rows. Declared
 * once: the record's schema, the columns of a company table (names and their Chinese heads) and its guide come from
 * here.
 */

/**
 * `flag`: 1 or 0. `amount`: as stated, with unit and currency; `texts`: several, separated by `;` or `|` in a table.
 */
type FactType = 'text' | 'day' | 'number' | 'flag' | 'texts';

/** A column: what it holds, and how Chinese tables head it. */
type Column = readonly [type: FactType, ...heads: string[]];

// biome-ignore format: a table of columns
export const FACT_KINDS = {
  /** One row at most tells each: what a register says of the company itself. */
  profile: {
    short_name: ['text', '简称'], description: ['text', '简介', '公司简介'], website: ['text', '官网', '网址'],
    business_scope: ['text', '经营范围'], legal_person: ['text', '法定代表人', '法人'],
    registered_capital: ['text', '注册资本'], paid_in_capital: ['text', '实缴资本'],
    employees: ['number', '参保人数', '员工人数'], employees_interval: ['text', '人员规模'],
    tax_number: ['text', '纳税人识别号', '税号'], registration_number: ['text', '注册号', '工商注册号'],
    registration_authority: ['text', '登记机关'], approved: ['day', '核准日期', '发证日期'],
    tax_grade_a: ['text', '纳税信用A级'], ipo_stage: ['text', '上市进程'], latest_round: ['text', '最新融资轮次'],
  },
  shareholder: { name: ['text', '股东名称', '股东'], holder_credit_code: ['text', '股东信用代码'], natural_person: ['flag', '是否自然人'], percent: ['number', '持股比例'] },
  investment: { name: ['text', '被投资企业'], target_credit_code: ['text', '被投资企业信用代码'], percent: ['number', '投资比例'] },
  financing: {
    investor: ['text', '投资方'], amount: ['text', '融资金额'], round: ['text', '轮次', '融资轮次'], date: ['day', '融资日期'], share: ['text', '占股比例'], valuation: ['text', '估值'],
    news_title: ['text', '新闻标题'], news_url: ['text', '新闻链接'],
  },
  investee: { name: ['text', '投资对象'], date: ['day', '投资日期'], news_title: ['text', '新闻标题'], news_url: ['text', '新闻链接'] },
  qualification: { label: ['text', '资质', '资质标签'], level: ['text', '级别'], agency: ['text', '发证机构', '认定机构'], published: ['day', '公布日期'], ends: ['day', '有效期至'], year: ['text', '年份'], status: ['text', '状态'] },
  award: { award: ['text', '奖项'], award_grade: ['text', '奖项等级'], agency: ['text', '颁发机构'], level: ['text', '级别'], published: ['day', '公布日期'], year: ['text', '年份'] },
  person: { name: ['text', '姓名'], role: ['text', '职务', '职位'], core: ['flag', '核心成员'], left: ['flag', '是否离职'], description: ['text', '介绍'], since: ['day', '任职日期'], until: ['day', '离职日期'] },
  listing: { code: ['text', '证券代码'], name: ['text', '证券简称'], english_name: ['text', '证券英文名'], type: ['text', '证券类型'], label: ['text', '上市标签'], exchange: ['text', '交易所'], listed: ['day', '上市日期'], delisted: ['day', '退市日期'] },
  ipo: {
    exchange: ['text', '交易所'], name: ['text', '证券简称'], type: ['text', '证券类型'], accepted: ['day', '受理日期'], updated: ['day', '更新日期'], state: ['text', '审核状态'], stage_date: ['day', '阶段日期'], stage: ['text', '阶段'],
    money: ['number', '拟募集资金'], sponsor: ['text', '保荐机构'], sponsors: ['text', '保荐代表人'], accounting_firm: ['text', '会计师事务所'], accountants: ['text', '签字会计师'], law_firm: ['text', '律师事务所'], lawyers: ['text', '签字律师'], evaluation_organization: ['text', '评估机构'], evaluators: ['text', '签字评估师'],
  },
  standard: {
    number: ['text', '标准号'], name: ['text', '标准名称'], name_en: ['text', '标准英文名称'], type: ['text', '标准类型'], status: ['text', '标准状态'], released: ['day', '发布日期'], implemented: ['day', '实施日期'],
    category: ['text', '标准类别'], properties: ['text', '标准性质'], scope: ['text', '适用范围'], contents: ['text', '主要技术内容'], revision: ['text', '制修订'], department: ['text', '主管部门'], committee: ['text', '归口单位'], releaser: ['text', '发布单位'], implementer: ['text', '执行单位'],
    drafter: ['text', '起草人'], drafting_unit: ['text', '起草单位'], record_number: ['text', '备案号'], recorded: ['day', '备案日期'], class_cn: ['text', '中标分类'], class_international: ['text', '国际标准分类'], replaces: ['texts', '代替标准'],
  },
  certificate: { number: ['text', '证书编号'], name: ['text', '证书名称'], starts: ['day', '发证日期'], ends: ['day', '截止日期'], detail_title: ['text', '详情标题'], detail: ['text', '详情'] },
  /** Labels by the interface's own names (`is_gxjs01`), as a register that is complete for the label says it. */
  flag: { label: ['text', '标签代码'], value: ['flag', '标签值'] },
  /** Public labels with their type. */
  label: { label: ['text', '标签'], type: ['text', '标签类型'] },
  group: { name: ['text', '所属集团'] },
  top_investor: { name: ['text', '头部投资机构'] },
  /** `scheme`: `GB/T 4754` or `SEIC` (strategic emerging industries), `SIC`, `NACE`; `level` from 1. */
  industry: { scheme: ['text', '行业体系'], level: ['number', '行业层级'], code: ['text', '行业代码'], title: ['text', '行业名称'] },
  software: { name: ['text', '软件全称'], short_name: ['text', '软件简称'], version: ['text', '版本号'], number: ['text', '登记号'], registered: ['day', '登记日期'], published: ['day', '首次发表日期'], category: ['text', '分类号'], nationality: ['text', '著作权人国籍'], authors: ['texts', '作者'] },
  layout: { name: ['text', '布图设计名称'], number: ['text', '布图设计登记号'], applied: ['day', '申请日期'], completed: ['day', '创作完成日期'], published: ['day', '公告日期'], publication_number: ['text', '公告号'], ends: ['day', '终止日期'], holder: ['text', '权利人'], creator: ['text', '创作人'] },
  variety: { stage: ['text', '阶段'], species: ['text', '植物种属'], name: ['text', '品种名称'], number: ['text', '品种申请号'], applied: ['day', '申请日期'], publication_number: ['text', '公告号'], published: ['day', '公告日期'], applicants: ['texts', '申请人'], breeders: ['texts', '培育人'] },
  /** A node of one's own chain of an industry; `query` in the language of patent queries says what belongs to it. */
  chain: { chain: ['text', '产业链'], node: ['text', '节点'], query: ['text', '检索式'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Column>>>>;

type Kinds = typeof FACT_KINDS;
export type FactKind = keyof Kinds;
export const FACT_NAMES = Object.keys(FACT_KINDS) as FactKind[];

type Value<C> = C extends readonly ['text', ...unknown[]]
  ? string
  : C extends readonly ['texts', ...unknown[]]
    ? readonly string[]
    : number;

/** A row of a kind, with the source that stated it and, where known, the day of its statement. */
export type Fact<K extends FactKind> = { readonly [F in keyof Kinds[K]]?: Value<Kinds[K][F]> } & {
  readonly source?: string;
  readonly as_of?: number;
};
export type Facts = { readonly [K in FactKind]?: readonly Fact<K>[] };

const SCHEMAS: Readonly<Record<FactType, TSchema>> = {
  text: Type.String({ minLength: 1, maxLength: 20_000 }),
  texts: Type.Array(Type.String({ minLength: 1, maxLength: 2_000 })),
  day: Day,
  number: Type.Number(),
  flag: Type.Integer({ minimum: 0, maximum: 1 }),
};

/** The columns of a kind with their types, in order. */
export const columnsOf = (kind: FactKind): [name: string, column: Column][] => Object.entries(FACT_KINDS[kind]);

/** The schema of a company's facts. */
export const FactsSchema = Type.Unsafe<Facts>(
  Type.Object(
    Object.fromEntries(
      FACT_NAMES.map((kind) => [
        kind,
        Type.Optional(
          Type.Array(
            Type.Object({
              ...Object.fromEntries(columnsOf(kind).map(([name, [type]]) => [name, Type.Optional(SCHEMAS[type])])),
              source: Type.Optional(Type.String()),
              as_of: Type.Optional(Day),
            }),
          ),
        ),
      ]),
    ),
  ),
);
