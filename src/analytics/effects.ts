import { sentences } from '#corpus/text/sentences.ts';
import { phrasesOf } from '#language/phrases.ts';
import type { TextLanguage } from '#language/script.ts';

/** Verbs that say what becomes better, by the word they are shown under. English verbs as they stand in texts. */
const VERBS: Readonly<Record<TextLanguage, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    reduce: ['reduce', 'lower', 'decrease', 'minimize', 'minimise', 'lessen', 'cut'],
    improve: ['improve', 'enhance', 'optimize', 'optimise', 'better'],
    increase: ['increase', 'raise', 'boost', 'maximize', 'maximise'],
    prevent: ['prevent', 'avoid', 'inhibit', 'suppress', 'eliminate', 'preclude'],
    prolong: ['prolong', 'lengthen'],
    shorten: ['shorten', 'accelerate', 'speed up'],
    save: ['save', 'conserve'],
    simplify: ['simplify'],
    facilitate: ['facilitate', 'ease'],
    ensure: ['ensure', 'guarantee', 'secure'],
  },
  zh: {
    降低: ['降低', '减少', '减小', '减轻', '缩小'],
    提高: ['提高', '提升', '增强', '改善', '优化', '增加', '增大'],
    防止: ['防止', '避免', '抑制', '消除', '杜绝'],
    延长: ['延长'],
    缩短: ['缩短', '加快'],
    节省: ['节省', '节约'],
    简化: ['简化', '方便', '便于'],
    保证: ['保证', '确保', '保障'],
  },
};

/** Forms of an English verb. */
const forms = (verb: string) => {
  const [first = '', ...rest] = verb.split(' ');
  const root = first.replace(/(?:e|y)$/, '');
  const y = first.endsWith('y');
  const all = [first, y ? `${root}ies` : `${first}s`, y ? `${first}ing` : `${root}ing`, y ? `${root}ied` : `${root}ed`];
  if (first === 'cut') all.push('cutting');
  return all.map((form) => [form, ...rest].join(' '));
};

const SHOWN: Readonly<Record<TextLanguage, ReadonlyMap<string, string>>> = {
  en: new Map(
    Object.entries(VERBS.en).flatMap(([shown, verbs]) =>
      verbs.flatMap((verb) => forms(verb).map((form) => [form, shown])),
    ),
  ),
  zh: new Map(Object.entries(VERBS.zh).flatMap(([shown, verbs]) => verbs.map((verb) => [verb, shown]))),
};

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const VERB: Readonly<Record<TextLanguage, RegExp>> = {
  en: new RegExp(`\\b(?:${longestFirst(SHOWN.en.keys())})\\b`, 'giu'),
  zh: new RegExp(`(?:${longestFirst(SHOWN.zh.keys())})了?`, 'gu'),
};

/**
 * What tells that an English sentence states an effect, not only what a thing does; the Chinese verbs tell by
 * themselves.
 */
const CUE =
  /\b(?:thereby|thus|hence|therefore|so that|so as to|such that|as a result|in order to|advantage\w*|benefi\w+|effect\w*|efficien\w+|object|aim|allow\w*|enabl\w+|significantly|greatly|while|without|reduc\w+|improv\w+)\b/iu;

/** What may be an adjective as well: `lower`, `cut`, `better`, `reduced`. It is one right behind a determiner. */
const ADJECTIVE = /^(?:lower|cut|better|\w+ed)$/;
const DETERMINED = /\b(?:an?|the|its|their|each|said|these|those|upper and|upper or)\s+$/i;

/** What may end a clause behind its object: `raise the floor instead`, `keep blades free`. */
const BEHIND_OBJECT = new Set(
  'instead ahead alone apart away together again further free clean clear dry open closed constant low high'.split(' '),
);
/** Names of what is done that end a noun phrase, which other words of this form only follow: `liquid cooling`. */
const PROCESSES = new Set(
  'bonding braking casting charging cleaning coating cooling damping drilling drying finishing gripping handling heating imaging lighting machining mixing monitoring positioning printing processing ranging routing scheduling sealing sensing shielding steering switching testing tracking welding wiring'.split(
    ' ',
  ),
);
/** What is done, as an object: `improve limiting propagation`, which is not to improve propagation. */
const GERUND = /^\s*([a-z]{2,}ing)\s+(?=\p{L})/iu;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Characters of a text, and of what follows a verb, that are read. */
const MOST_CHARACTERS = 20_000;
const OBJECT = { en: 90, zh: 24 } as const;

/** Heads that say nothing of what became better. */
const EMPTY = new Set(
  'thereof understood understanding same number amount level degree user method system device use one case problem drawback disadvantage 的 其 了 时 等 情况 方法 装置 系统 问题 技术问题 缺陷 缺点 不足 目的'.split(
    ' ',
  ),
);

/** A verb of effect where it stands, and the head of its object. Offsets count in the text. */
export interface StatedEffect {
  /** As written. */
  readonly verb: string;
  /** The verb it is shown under. */
  readonly shown: string;
  /** The head of the object, singular. */
  readonly head: string;
  readonly start: number;
  readonly end: number;
  /** The sentence that states it. */
  readonly sentence: { readonly start: number; readonly end: number };
}

/** The effects that a text states, in its order; see `effectsOf`. */
export function statedEffects(text: string, lang: TextLanguage): StatedEffect[] {
  const found: StatedEffect[] = [];
  const read = text.slice(0, MOST_CHARACTERS);
  for (const { start, end } of sentences(read)) {
    const sentence = read.slice(start, end);
    if (lang === 'en' && !CUE.test(sentence)) continue;
    for (const match of sentence.matchAll(VERB[lang])) {
      const written = match[0].replace(/了$/, '').toLowerCase();
      if (lang === 'en' && ADJECTIVE.test(written) && DETERMINED.test(sentence.slice(0, match.index).slice(-20)))
        continue;
      const after = sentence.slice(match.index + match[0].length).slice(0, OBJECT[lang]);
      const head = lang === 'en' ? englishHead(after) : chineseHead(after);
      if (!head) continue;
      const at = start + match.index;
      const shown = SHOWN[lang].get(written)!;
      found.push({ verb: match[0], shown, head, start: at, end: at + match[0].length, sentence: { start, end } });
    }
  }
  return found;
}

/**
 * The technical effects that a text states, each once: a verb that says what becomes better, with the head of its
 * object: `reduces the overall weight of the pack` is `reduce weight`, 降低了电池包的重量 is 降低重量. English objects
 * stand right behind the verb; what is said the other way round (the weight is reduced) is not found.
 */
export const effectsOf = (text: string, lang: TextLanguage): string[] => [
  ...new Set(statedEffects(text, lang).map(({ shown, head }) => `${shown}${lang === 'en' ? ' ' : ''}${head}`)),
];

/** The last word of the first noun phrase behind a verb; of something done, what is done before it. */
function englishHead(after: string): string | undefined {
  const clause = after.split(
    /[,;:.()]|\b(?:of|in|by|with|and|or|when|while|during|for|from|to|at|on|between|which|that|because|as)\b/iu,
  )[0]!;
  const done = GERUND.exec(clause)?.[1]?.toLowerCase();
  // it is an effect by itself, and is found as such
  if (done !== undefined && SHOWN.en.has(done)) return undefined;
  const [first] = phrasesOf(clause);
  const written = first?.text.toLowerCase().split(/\s+/) ?? [];
  const behind = first && /^\s+([a-z]+ing)\b/iu.exec(clause.slice(first.end))?.[1]?.toLowerCase();
  const process = behind !== undefined && PROCESSES.has(behind) ? behind : undefined;
  const head = process ?? written.findLast((word) => !BEHIND_OBJECT.has(word));
  if (!head || head.length < 3 || EMPTY.has(head) || !/^\p{L}+(?:-\p{L}+)*$/u.test(head)) return undefined;
  return done === undefined || done === head ? singular(head) : `${done} ${singular(head)}`;
}

const singular = (word: string) => {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/(?<=[^s])s$/, '');
};

/** The last word of the object, as far as it goes before a mark, a verb or a conjunction. */
function chineseHead(after: string): string | undefined {
  // 不断增大的误差: what grows is told of the error, and nobody brings it about
  if (after.startsWith('的')) return undefined;
  const [clause = ''] = after.split(/[，。；、,;：（(]|以及|并且|从而|同时|进而|[和与及并且使]/u);
  const han = /^[\p{Script=Han}]+/u.exec(clause.trim())?.[0] ?? '';
  const parts = [...words.segment(han)].map(({ segment }) => segment);
  const head = parts.at(-1);
  if (!head || EMPTY.has(head) || SHOWN.zh.has(head)) return undefined;
  // a head of one character (率, 性, 量) says what it is of with the word before it
  const whole = head.length === 1 && parts.length > 1 ? parts.at(-2)! + head : head;
  return whole.length >= 2 && whole.length <= 8 ? whole : undefined;
}
