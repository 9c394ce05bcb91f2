import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ENGLISH_FUNCTION_WORDS } from '#corpus/text/stop-words.ts';
import { MEDICAL_KINDS, mentionsIn } from '#dictionary/mentions.ts';
import type { chineseCompaniesIn, NamedCompany } from './companies.ts';

/** What words of a question may ask of shelves of drugs. */
export const TOPICS = {
  trials: 'trial trials study studies 临床试验 试验 临床研究 临床项目',
  patents:
    'patent patents protect protects protected protection expire expires expired unexpired expiry exclusivity 专利 专利权 专利期 专利保护 保护 保护期 到期 过期 失效 期满 届满 有效期 独占期',
  holders:
    'who company companies sponsor sponsors sponsored sponsoring organisation organisations organization organizations firm firms holder holders hold holds holding market markets marketed marketing sell sells sold make makes manufacture manufactures manufacturer manufacturers owns produce produces run runs running ran conduct conducts 谁 公司 企业 厂家 厂商 药企 药厂 制造商 生产商 生产 制造 销售 持有 持有人 持有者 拥有 申办者 申办方 申办 机构',
  approved:
    'licensed licence license licences licenses approved approval approvals approve approves authorise authorises authorize authorizes authorised authorized authorisation authorization 批准 获批 获准 核准 准许 上市 上市许可 许可',
  products: 'strength strengths dosage dosages form forms formulation formulations 规格 剂型 剂量 制剂',
  when: 'when date year 何时 什么时候 什么时间 时间 日期 日子 哪年 哪一年 哪天 哪一天 哪日 哪月 哪个月 何年 几月 几年 年份 最早',
  targets: 'target targets 靶点 靶标 靶 作用靶点 靶蛋白',
  warnings: 'warning warnings boxed 黑框 黑框警告 警告 警示',
  uses: 'indicated indication indications used use uses treat treats treating 适应症 适应证 用于 用来 用途 治疗 治 医治 主治',
  antibodies: 'antibody antibodies mab mabs monoclonal 抗体 单抗 单克隆抗体',
  conjugates: 'conjugate conjugates adc adcs 抗体偶联 偶联 偶联物 抗体药物偶联',
  drugs:
    'drug drugs medicine medicines medication medications treatment treatments therapy therapies inhibitor inhibitors agonist agonists antagonist antagonists blocker blockers product products pipeline portfolio candidate candidates molecule molecules 产品 管线 药物 药品 药 新药 疗法 抑制剂 阻断剂 拮抗剂 激动剂',
  acting:
    'act acts acting hit hits bind binds inhibit inhibits block blocks blocking 作用于 作用 起作用 抑制 靶向 结合 阻断 拮抗 激动 激活',
  stage: 'phase stage far development developed develop develops developing 在研 阶段 研发 研发阶段 开发 进展 进度',
  mechanism: 'mechanism mechanisms work works action 作用机制 作用机理 机制 机理 作用原理 原理',
  ingredients: 'ingredient ingredients substance active 活性成分 有效成分 活性物质 成分 通用名 通用名称',
  containing:
    'contain contains containing contained combination combinations combined 含 含有 含着 包含 复方 复方药 复方药物 复方制剂 复合制剂',
  effects:
    'side effects adverse reactions toxicity toxicities tolerated tolerability 副作用 毒副作用 不良反应 副反应 不良事件 毒性',
  same: 'same shared 相同 同样 同一 同一个 一样',
  linked: 'linked link links associated association associations related connected implicated 关联 有关 相关',
  orphan: 'orphan orphans 孤儿药 孤儿 罕见病药物 罕见病药',
  generics: 'generic generics biosimilar biosimilars 仿制药 仿制 生物类似药',
  codes:
    'cas unii inchikey atc code codes identifier identifiers molecular weight mass formula smiles structure 分子量 分子式 结构式 编码 编号 登记号',
  compare: 'compare compared comparison difference differences differ versus vs 比较 对比 区别 不同 差异 相比',
  most: 'most top largest leading biggest 最多 最大 领先',
} as const;
export type Topic = keyof typeof TOPICS;

/** Words that ask, list or name registers, and say nothing of the subject. */
const ASKING = new Set(
  `version versions many much number against between list lists listed show name all current currently available there clinical registered register registers
  orange book fda ema nmpa pmda china chinese japan japanese europe european eu us usa united states union both agency until long now please tell find human humans people patients
  disease diseases disorder first earliest latest earlier later early started start starts begun began total ever other others else also respectively runs out tested being tried area field yet already give got get date
  多少 几 几个 几种 几项 几家 总数 数量 数目 项 个 件 种 家 类 条 款 份 例 哪些 哪个 哪 哪家 哪种 哪项 哪几 什么 何 如何 怎么 怎样 是否
  方面 领域 分别 其它 别的 家的 都有 做着 在做 时间点 的话 开始 启动 主要 请 请问 想 知道 告诉 我 列出 列举 给出 查 查询 查找 找 一下 目前 现在 当前 现阶段 截至 截止 针对 关于 对于
  有 没有 吗 呢 吧 的 了 是 在 由 被 把 给 让 从 自 至 和 与 及 以及 或 中 里 里面 上 内 为 对 于 到 以 也 都 就 还 且 并 来 去 起 用 所 既 又 两者
  已 已经 曾 曾经 正 正在 仍 仍然 会 要 能 能够 可 可以 最 第一 首次 首个 首先 最初 最新 得到 获得 取得 经 通过 进行 开展 做 处于 处在
  其中 那么 那 那些 这些 它们 它 他们 其他 另外 还有 只看 只 仅 换成 如果 总共 一共 共有 共 全部 所有 各 每 期 一 二 三 四 临床 由谁 患者 病人 人 疾病 病 病症 病种 症 登记 注册 收录 列入 橙皮书 说明书 美国 欧洲 欧盟 中国 日本 国家药监局 国家药品监督管理局`.split(
    /\s+/,
  ),
);

const TOPIC_OF = new Map<string, Topic>(
  Object.entries(TOPICS).flatMap(([topic, words]) => words.split(' ').map((word) => [word, topic as Topic] as const)),
);
const HAN = /\p{Script=Han}/u;
const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}'’-])+/gu;
const MOST_HAN = 5;
/** Words of a question that is read. */
const MOST_WORDS = 40;

/** Kinds of things that a question names. */
export type ThingKind = (typeof MEDICAL_KINDS)[number];

/** A question that is understood whole: what it names, and what it asks of that. */
export interface LifeReading {
  readonly things: Readonly<Record<ThingKind, readonly Entity[]>>;
  /** Classes of drugs. */
  readonly types: readonly Entity[];
  readonly companies: readonly NamedCompany[];
  readonly topics: ReadonlySet<Topic>;
}

/** Whether a word asks something, or of something, and names nothing. */
export const isAsking = (word: string): boolean => TOPIC_OF.has(word) || ASKING.has(word);

/** Finds what a word or a phrase names, of the dictionary and the registers. */
export interface Naming {
  readonly thing: (kind: ThingKind, text: string) => Promise<Entity | undefined>;
  /** A class of drugs, by one of some spellings. */
  readonly type: (spellings: readonly string[]) => Promise<Entity | undefined>;
  /** The thing that all of a text names, if it is one. */
  readonly mentioned: (text: string) => Promise<Entity | undefined>;
  readonly company: (text: string) => Promise<NamedCompany | undefined>;
  /** Things that a text calls by Chinese names of the program's own, with their places. */
  readonly spelt: (
    text: string,
  ) => Promise<readonly { readonly thing: Entity; readonly start: number; readonly end: number }[]>;
  readonly chineseCompanies: (text: string) => Promise<ReturnType<typeof chineseCompaniesIn>>;
}

/** Written as a symbol: `EGFR`, `PD-1`. */
const isSymbol = (word: string) => word.length < 13 && /^\p{Lu}/u.test(word) && /[\p{Lu}\d]/u.test(word.slice(1));

/** Of a run of Han characters the known words, the longest first, and what stands between them. */
function hanWords(run: string): string[] {
  const found: string[] = [];
  let unknown = 0;
  for (let at = 0; at < run.length; ) {
    let size = Math.min(MOST_HAN, run.length - at);
    while (size > 0 && !TOPIC_OF.has(run.slice(at, at + size)) && !ASKING.has(run.slice(at, at + size))) size--;
    if (size === 0) {
      unknown++;
      at++;
      continue;
    }
    if (unknown > 0) found.push(run.slice(at - unknown, at));
    unknown = 0;
    found.push(run.slice(at, at + size));
    at += size;
  }
  if (unknown > 0) found.push(run.slice(run.length - unknown));
  return found;
}

/** A word of a question with its place; `topics` is undefined of one that says something of the subject. */
interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly topics: readonly Topic[] | undefined;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: run, index }) => {
    let start = index;
    return (HAN.test(run) ? hanWords(run) : [run]).map((word) => {
      const token = { text: word, start, end: start + word.length, topics: asks(word.toLowerCase()) };
      start = token.end;
      return token;
    });
  });
}

function asks(word: string): readonly Topic[] | undefined {
  const topic = TOPIC_OF.get(word);
  if (topic) return [topic];
  const parts = word.split('-');
  if (parts.length > 1 && parts.every((part) => part !== '')) {
    // `antibody-drug`
    const each = parts.map(asks);
    if (each.every((one) => one !== undefined)) return each.flat();
  }
  // what is left of a name in the possessive
  if (/^['’]?s?['’]?$/u.test(word)) return [];
  return ASKING.has(word) || ENGLISH_FUNCTION_WORDS.has(word) || /^\d$/.test(word) ? [] : undefined;
}

/** Words of one phrase: nothing, a blank, a hyphen or an ampersand between them. */
const JOINED = /^(?: & |[ -]|)$/;
const MOST_IN_PHRASE = 4;
/** With what classes of drugs end: `kinase inhibitors`. */
const ENDS_OF_CLASSES = /^(?:inhibitor|agonist|antagonist|blocker|vaccine|antibody|antibodie|agent|drug)s?$/i;
/** As it is written, in the singular and in the plural. */
function spellingsOf(phrase: string): string[] {
  const one = phrase.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  // an antipsychotic is one of the “antipsychotic agents”
  return [...new Set([phrase, one, `${one}s`, `${one} agents`, `${one} agent`])];
}

/**
 * Reads a question in free words: things of the dictionary, classes of drugs, companies, and words that ask something
 * of registers. Undefined where it says anything more, which only documents may answer.
 */
export async function readLifeQuestion(
  corpus: Corpus,
  question: string,
  naming: Naming,
  signal: AbortSignal,
): Promise<LifeReading | undefined> {
  const mentions = await mentionsIn(corpus, question, MEDICAL_KINDS, signal);
  const found = await corpus.get(entities, [...new Set(mentions.map(({ entity_id }) => entity_id))]);
  const called = (await naming.chineseCompanies(question)).filter(({ start, end }) =>
    mentions.every((each) => each.end <= start || end <= each.start),
  );
  const companies = called.map(({ company }) => company);
  const spelt = await naming.spelt(blanked(question, [...mentions, ...called]));
  found.push(...spelt.map(({ thing }) => thing));
  const left = blanked(question, [...mentions, ...called, ...spelt]);
  const tokens = tokensOf(left);
  if (tokens.length > MOST_WORDS) return undefined;
  const types: Entity[] = [];
  const topics = new Set<Topic>();
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    if (token.topics) {
      for (const topic of token.topics) topics.add(topic);
      at++;
      continue;
    }
    const read = await phraseAt(tokens, at, left, naming);
    if (!read) return undefined;
    if (read.type) types.push(read.type);
    if (read.thing) found.push(read.thing);
    if (read.company) companies.push(read.company);
    at += read.tokens;
  }
  const things = Object.fromEntries(
    MEDICAL_KINDS.map((kind) => [
      kind,
      [...new Map(found.flatMap((each) => (each.kind === kind ? [[each.id, each] as const] : []))).values()],
    ]),
  ) as unknown as LifeReading['things'];
  return { things, types, companies, topics };
}

/** The text with blanks in place of some parts of it. */
function blanked(text: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  let left = text;
  for (const { start, end } of parts) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  return left;
}

/** Classes of drugs as people call them, by their names in sources of facts. */
const USUAL_CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ nsaid: 'Anti-Inflammatory Agents, Non-Steroidal', ssri: 'serotonin reuptake inhibitor' },
    ...{ 'nonsteroidal anti-inflammatory drug': 'Anti-Inflammatory Agents, Non-Steroidal' },
    ...{ 'non-steroidal anti-inflammatory drug': 'Anti-Inflammatory Agents, Non-Steroidal' },
    ...{ ppi: 'proton pump inhibitor', tki: 'kinase inhibitor', acei: 'angiotensin converting enzyme inhibitor' },
    ...{ 'ace inhibitor': 'angiotensin converting enzyme inhibitor', arb: 'angiotensin 2 receptor blocker' },
    ...{ statin: 'hydroxymethylglutaryl-CoA reductase inhibitor' },
  }),
);

/** Classes of drugs as Chinese questions call them. */
const CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ 疫苗: 'vaccine', 激酶: 'kinase inhibitor', 酪氨酸激酶: 'tyrosine kinase inhibitor', 抗生素: 'antibiotic' },
    ...{
      抗肿瘤: 'antineoplastic agent',
      抗癌: 'antineoplastic agent',
      抗病毒: 'antiviral agent',
      抗菌: 'antibacterial agent',
    },
    ...{
      降压: 'antihypertensive agent',
      降糖: 'hypoglycemic agent',
      抗凝: 'anticoagulant',
      抗真菌: 'antifungal agent',
    },
    ...{ 抗抑郁: 'antidepressive agent', 镇痛: 'analgesic', 麻醉: 'anesthetic', 利尿: 'diuretic', 激素: 'hormone' },
    ...{ 非甾体抗炎: 'Anti-Inflammatory Agents, Non-Steroidal', 质子泵: 'proton pump inhibitor' },
    ...{ 他汀: 'hydroxymethylglutaryl-CoA reductase inhibitor', 免疫抑制: 'immunosuppressive agent' },
  }),
);

interface Phrase {
  readonly type?: Entity;
  readonly thing?: Entity;
  readonly company?: NamedCompany;
  readonly tokens: number;
}

/** What the words from one that asks nothing on name, the longest phrase first. */
async function phraseAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  naming: Naming,
): Promise<Phrase | undefined> {
  let most = 1;
  while (
    most < MOST_IN_PHRASE &&
    at + most < tokens.length &&
    JOINED.test(text.slice(tokens[at + most - 1]!.end, tokens[at + most]!.start))
  )
    most++;
  for (let n = most; n > 0; n--) {
    const last = tokens[at + n - 1]!;
    const phrase = text.slice(tokens[at]!.start, last.end);
    if (HAN.test(tokens[at]!.text)) {
      const read = await hanPhrase(phrase, n, naming);
      if (read || n === 1) return read;
      continue;
    }
    if (n === 1 || ENDS_OF_CLASSES.test(last.text)) {
      const usual = USUAL_CLASSES.get(phrase.toLowerCase().replace(/(?<!s)s$/, ''));
      const type = await naming.type(spellingsOf(usual ?? phrase));
      if (type) return { type, tokens: n };
    }
    // a phrase of words that ask is no name
    if (tokens.slice(at, at + n).some(({ topics }) => topics !== undefined)) continue;
    if (n === 1 && isSymbol(phrase))
      for (const kind of ['target', 'drug', 'disease'] as const) {
        const thing = await naming.thing(kind, phrase);
        if (thing) return { thing, tokens: n };
      }
    // a disease by the name of somebody: Alzheimer's, Crohn's
    const named =
      n === 1 && /^\p{Lu}\p{Ll}+['’]s$/u.test(phrase) && (await naming.thing('disease', `${phrase} disease`));
    if (named) return { thing: named, tokens: n };
    const company = await naming.company(phrase.replace(/['’]s$/, ''));
    if (company) return { company, tokens: n };
  }
  return undefined;
}

/** What Chinese words side by side name: a class, or a thing that the whole question hides (糖尿病 in 糖尿病药物). */
async function hanPhrase(phrase: string, tokens: number, naming: Naming): Promise<Phrase | undefined> {
  const english = CLASSES.get(phrase);
  const type = english && (await naming.type(spellingsOf(english)));
  if (type) return { type, tokens };
  const thing = await naming.mentioned(phrase);
  return thing && { thing, tokens };
}
