import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ENGLISH_FUNCTION_WORDS } from '#corpus/text/stop-words.ts';
import { MEDICAL_KINDS, mentionsIn } from '#dictionary/mentions.ts';

/** What words of a question may ask of shelves of drugs. */
export const TOPICS = {
  trials: 'trial trials study studies 临床试验 试验',
  patents: 'patent patents protect protects protected protection expire expires expiry exclusivity 专利 保护 到期',
  holders:
    'who company companies holder holders holds market markets marketed sell sells sold make makes manufacture manufactures manufacturer manufacturers owns produce produces 谁 公司 厂家 生产 销售 持有人',
  approved: 'approved approval approvals approve authorised authorized authorisation authorization 批准 获批 上市',
  when: 'when date year 何时 什么时候 时间 哪年',
  targets: 'target targets 靶点',
  uses: 'indicated indication indications used use uses treat treats treating 适应症 用于 治疗',
  drugs:
    'drug drugs medicine medicines medication medications treatment treatments therapy therapies inhibitor inhibitors antibody antibodies 药物 药品 药 抑制剂 抗体',
  acting: 'act acts acting bind binds inhibit inhibits block blocks blocking 作用于 作用 抑制',
  stage: 'phase stage far development developed 阶段 研发',
  mechanism: 'mechanism mechanisms work works action 作用机制 机制 机理',
} as const;
export type Topic = keyof typeof TOPICS;

/** Words that ask, list or name registers, and say nothing of the subject. */
const ASKING = new Set(
  `many much number list lists listed show name all current currently available there clinical registered register registers
  orange book fda ema europe european us usa united states union agency until long now please tell find human humans people patients
  disease diseases disorder 多少 几 项 个 件 种 哪些 哪个 哪 什么 请 列出 目前 现在 针对 有 吗 呢 的 了 是 在 由 被 和 与 中 为 对 于 到 期 一 二 三 四 临床 首次 由谁 患者 可以 能 何`.split(
    /\s+/,
  ),
);

const TOPIC_OF = new Map<string, Topic>(
  Object.entries(TOPICS).flatMap(([topic, words]) => words.split(' ').map((word) => [word, topic as Topic] as const)),
);
const HAN = /\p{Script=Han}/u;
const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}'’-])+/gu;
const MOST_HAN = 4;
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
