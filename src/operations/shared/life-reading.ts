import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ENGLISH_FUNCTION_WORDS } from '#corpus/text/stop-words.ts';
import { MEDICAL_KINDS, mentionsIn } from '#dictionary/mentions.ts';

/** What words of a question may ask of shelves of drugs. */
export const TOPICS = {
  trials: 'trial trials study studies 临床试验 试验 临床研究 临床项目',
  patents:
    'patent patents protect protects protected protection expire expires expiry exclusivity 专利 专利权 专利期 专利保护 保护 保护期 到期 过期 失效 期满 届满 有效期 独占期',
  holders:
    'who company companies holder holders holds market markets marketed marketing sell sells sold make makes manufacture manufactures manufacturer manufacturers owns produce produces 谁 公司 企业 厂家 厂商 药企 药厂 制造商 生产商 生产 制造 销售 持有 持有人 持有者 拥有',
  approved:
    'licensed licence license licences licenses approved approval approvals approve authorised authorized authorisation authorization 批准 获批 获准 核准 准许 上市 上市许可 许可',
  when: 'when date year 何时 什么时候 什么时间 时间 日期 日子 哪年 哪一年 哪天 哪一天 哪日 哪月 哪个月 何年 几月 几年 年份 最早',
  targets: 'target targets 靶点 靶标 靶 作用靶点 靶蛋白',
  warnings: 'warning warnings boxed 黑框 黑框警告 警告 警示',
  uses: 'indicated indication indications used use uses treat treats treating 适应症 适应证 用于 用来 用途 治疗 治 医治 主治',
  drugs:
    'drug drugs medicine medicines medication medications treatment treatments therapy therapies inhibitor inhibitors antibody antibodies 药物 药品 药 新药 疗法 抑制剂 阻断剂 拮抗剂 激动剂 抗体 单抗 单克隆抗体',
  acting:
    'act acts acting bind binds inhibit inhibits block blocks blocking 作用于 作用 起作用 抑制 靶向 结合 阻断 拮抗 激动 激活',
  stage: 'phase stage far development developed 阶段 研发 研发阶段 开发 进展 进度',
  mechanism: 'mechanism mechanisms work works action 作用机制 作用机理 机制 机理 作用原理 原理',
  ingredients: 'ingredient ingredients substance active generic 活性成分 有效成分 活性物质 成分 通用名 通用名称',
} as const;
export type Topic = keyof typeof TOPICS;

/** Words that ask, list or name registers, and say nothing of the subject. */
const ASKING = new Set(
  `many much number list lists listed show name all current currently available there clinical registered register registers
  orange book fda ema nmpa pmda china chinese japan japanese europe european us usa united states union agency until long now please tell find human humans people patients
  disease diseases disorder first earliest latest total ever yet already give got get date
  多少 几 几个 几种 几项 几家 总数 数量 数目 项 个 件 种 家 类 条 款 份 例 哪些 哪个 哪 哪家 哪种 哪项 哪几 什么 何 如何 怎么 怎样 是否
  请 请问 想 知道 告诉 我 列出 列举 给出 查 查询 查找 找 一下 目前 现在 当前 现阶段 截至 截止 针对 关于 对于
  有 没有 吗 呢 吧 的 了 是 在 由 被 把 给 让 从 自 至 和 与 及 以及 或 中 里 里面 上 内 为 对 于 到 以 也 都 就 还 且 并 来 去 起 用 所
  已 已经 曾 曾经 正 正在 仍 仍然 会 要 能 能够 可 可以 最 第一 首次 首个 首先 最初 最新 得到 获得 取得 经 通过 进行 开展 做 处于 处在
  总共 一共 共有 共 全部 所有 各 每 期 一 二 三 四 临床 由谁 患者 病人 人 疾病 病 病症 病种 症 登记 注册 收录 列入 橙皮书 说明书 美国 欧洲 欧盟 中国 日本 国家药监局 国家药品监督管理局`.split(
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

/** A question that is understood whole: what it names, each kind once, and what it asks of that. */
export interface LifeReading {
  readonly things: Readonly<Partial<Record<EntityKind, Entity>>>;
  readonly topics: ReadonlySet<Topic>;
}

/** Written as a symbol: `EGFR`, `PD-1`. */
const isSymbol = (word: string) => word.length < 13 && /^\p{Lu}/u.test(word) && /[\p{Lu}\d]/u.test(word.slice(1));

/** Longest known words first; undefined where some of a run of Han characters is none. */
function hanWords(run: string): string[] | undefined {
  const found: string[] = [];
  for (let at = 0; at < run.length; ) {
    let size = Math.min(MOST_HAN, run.length - at);
    while (size > 0 && !TOPIC_OF.has(run.slice(at, at + size)) && !ASKING.has(run.slice(at, at + size))) size--;
    if (size === 0) return undefined;
    found.push(run.slice(at, at + size));
    at += size;
  }
  return found;
}

/** Topics of the words that name nothing; undefined where one of them says something else. */
function topicsIn(words: readonly string[]): Set<Topic> | undefined {
  const topics = new Set<Topic>();
  for (const word of words) {
    const read = HAN.test(word) ? hanWords(word) : [word.toLowerCase()];
    for (const one of read ?? []) {
      const topic = TOPIC_OF.get(one);
      if (topic) topics.add(topic);
      else if (!ASKING.has(one) && !ENGLISH_FUNCTION_WORDS.has(one) && !/^\d$/.test(one)) return undefined;
    }
    if (!read) return undefined;
  }
  return topics;
}

/**
 * Reads a question in free words: things of the dictionary, and words that ask something of registers. Undefined where
 * it says anything more, which only documents may answer, or names two things of a kind.
 * @param named A thing by a symbol that stands alone, such as `EGFR`.
 */
export async function readLifeQuestion(
  corpus: Corpus,
  question: string,
  named: (kind: EntityKind, text: string) => Promise<Entity | undefined>,
  signal: AbortSignal,
): Promise<LifeReading | undefined> {
  const mentions = await mentionsIn(corpus, question, MEDICAL_KINDS, signal);
  const found = await corpus.get(entities, [...new Set(mentions.map(({ entity_id }) => entity_id))]);
  let rest = '';
  let at = 0;
  for (const { start, end } of mentions) {
    rest += `${question.slice(at, start)} `;
    at = end;
  }
  const left = (rest + question.slice(at)).match(WORD) ?? [];
  if (left.length > MOST_WORDS) return undefined;
  const words: string[] = [];
  for (const word of left) {
    const symbol = found.length === 0 && isSymbol(word) && !ASKING.has(word.toLowerCase());
    const thing = symbol
      ? ((await named('target', word)) ?? (await named('drug', word)) ?? (await named('disease', word)))
      : undefined;
    if (thing) found.push(thing);
    else words.push(word);
  }
  const topics = topicsIn(words);
  const things = Object.fromEntries(found.map((thing) => [thing.kind, thing]));
  if (!topics || found.length === 0 || Object.keys(things).length < found.length) return undefined;
  return { things, topics };
}
