import { contentWords } from '#language/content-words.ts';
import { OF_A_PART } from '../../other-words.ts';
import { isTelling, type Question, type Wants } from '../read/question.ts';
import { NAMES_THINGS, type Told } from './tells.ts';

/** Which sentences answer a question, of those that are near it. */

/** Of the worth of the words that tell, what a sentence must say together with what its document is about. */
const IN_ALL = 0.6;
/** What it must say of them itself; beside a value or a material less, and the sentence before it counts half. */
const ITSELF = 0.35;
const BESIDE_A_NAME = 0.25;
const OF_BEFORE = 0.5;
/** Of the words that tell, what a document must be about whose values need not say of what they are. */
const WHOLLY = 0.8;
/** Words that its sentence must have: the name of what is measured, and one more. */
const WITH_MEASURE = 2;
/** How far the role of a sentence must be what is wanted. */
const LEAST_FIT = 0.9;

/**
 * What is asked about in a question, by how it is worded: what is done to it, what there is for it, what it measures.
 */
interface Core {
  readonly asked: RegExp;
  /** How many of the last words of it a sentence must have; absent: any one of them. */
  readonly last?: number;
}
// biome-ignore format: read it as a table
const CORES: Readonly<Partial<Record<Wants, readonly Core[]>>> = {
  manner:   [{ last: 1, asked: /\b(?:prevents?|prevented|keeps?|kept|stops?|stopped|protects?|protected|hinders?|hindered)\s(?:.{1,120}\s)?from\s(?:being\s|getting\s|becoming\s)?(?:too\s)?(\p{L}+)/iu },
             { last: 1, asked: /^\W{0,3}(?:(?:and|so|but) )?what (?:prevents?|keeps?|stops?|protects?|hinders?)\s(?:an?\s|the\s)?((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=\s(?:from|in|of|on|at|to|against)\b|\s?\??$)/iu },
             { last: 1, asked: /\bhow (?:is|are|was|were|can|could|may|might|should)\s(?:an?\s|the\s)?((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)\s(?:be\s)?(?:\p{L}+ly\s)?(?:\p{L}+(?:ed|en|pt|ld|wn)|made|found|built|cut|put|set)\b/iu },
             { last: 1, asked: /\bhow (?:do|does|did|can|could|would|should) (?:you|we|one|i|they|people)\s\p{L}{2,20}\s(?:an?\s|the\s)?((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)(?=\s(?:\p{L}+ing|in|of|on|at|to|from|with|for|by|without|when|while)\b|\s?\??$)/iu },
             { last: 1, asked: /(?:如何|怎么样?|怎样)([^，。？?；;]{2,60})/u }],
  reason:   [{ last: 1, asked: /\bwhy\s.{1,80}?\b(?:needs?|have|has|uses?|requires?|contains?)\s(?:an?\s|the\s)?((?:[\p{L}-]+\s){1,2}?)(?:[\p{L}-]+)(?=\s(?:behind|before|in|of|for|on|at|with|to|that|which|when|between)\b|\s?\??$)/iu },
             { last: 1, asked: /(?:为什么|为何)(?:要|需要|必须|会|总是|一直|能)*(?:一直|总是|经常)?([^，。？?；;]{2,40})/u }],
  quantity: [{ last: 2, asked: /\b(?:what|which) [\p{L} ]{3,30}? (?:should|must|does|do|did|can)\s(?:an?\s|the\s)?((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)\s\p{L}+(?=\s(?:of|in|for|on|at|with|to|by|from|that|which|when)\b|\s?\??$)/iu },
             { last: 2, asked: /\b(?:what|which) [\p{L} ]{3,30}? (?:is|are|has|have)\s(?:an?\s|the\s)?((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=\s(?:\p{L}+(?:ed|en|wn)|be|of|in|for|on|at|with|to|that|which|when)\b|\s?\??$)/iu },
             { last: 2, asked: /\bhow \p{L}+ (?:is|are|must|should|can)\s(?:an?\s|the\s)?((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=\s(?:have|be|of|in|for|on|at|with|to|that|which|when)\b|\s?\??$)/iu },
             { asked: /(\p{Script=Han}{2,12})的\p{Script=Han}{0,4}(?:厚度|温度|压力|直径|长度|宽度|高度|深度|频率|电压|电流|功率|速度|密度|浓度|含量|尺寸|重量|容量|准确率|精度)/u }],
};

/** Where something stands or when, before the thing that has it: 睡眠监测中雷达的频率. */
const WHERE_ZH = /^.*[中里时下上内]/u;

/** What a sentence must name of a question to answer it. */
export interface Named {
  readonly keys: readonly string[];
  /** All of them, as far as its document is not about them; else one. */
  readonly all: boolean;
}

/**
 * Words that a sentence must name to answer: the last of what a way or a reason is asked of, the name of what is
 * measured. None where the question does not say it so.
 */
export function coreOf({ text, wants, lesser }: Question, words: ReadonlyMap<string, string>): Named {
  for (const { asked, last } of CORES[wants] ?? []) {
    const found = asked.exec(text)?.[1] ?? '';
    const keys = contentWords(wants === 'quantity' ? found.replace(WHERE_ZH, '') : found)
      .map(({ key }) => key)
      .filter((key) => words.has(key) && !lesser.has(key));
    if (keys.length > 0) return last === undefined ? { keys, all: false } : { keys: keys.slice(-last), all: true };
  }
  return { keys: [], all: true };
}

/** Words of the question, each with how far: in a sentence, in title and abstract, in the sentences before it. */
interface Met {
  readonly said: ReadonlyMap<string, number>;
  readonly about: ReadonlyMap<string, number>;
  readonly before: ReadonlyMap<string, number>;
}

/** What sentences are held to. */
export interface Sought {
  readonly question: Question;
  readonly words: ReadonlyMap<string, string>;
  readonly worth: (key: string) => number;
  readonly core: Named;
}

/** Of the worth of the words that tell, what sentences of one document must say together to answer. */
const TOGETHER = 0.7;

/** Whether sentences of one document answer together: they name what is asked of, and say most of the question. */
export function fulfilTogether(said: ReadonlySet<string>, { question, words, worth, core }: Sought): boolean {
  if (core.keys.length > 0 && core.keys.every((key) => !said.has(key))) return false;
  const telling = [...words.keys()].filter((key) => isTelling(question, key));
  const sum = (keys: readonly string[]) => keys.reduce((total, key) => total + worth(key), 0);
  return sum(telling.filter((key) => said.has(key))) >= TOGETHER * sum(telling);
}

/**
 * Whether a sentence answers: it is of the kind that was asked for, names what it is asked of, and says enough of the
 * question itself and with what its document is about.
 */
export function fulfils(
  { names, outright, fits }: Pick<Told, 'names' | 'outright'> & { readonly fits: number },
  { said, about, before }: Met,
  { question, words, worth, core }: Sought,
): boolean {
  const { wants } = question;
  const named = NAMES_THINGS.has(wants);
  const says = wants === 'reason' || wants === 'definition' ? outright > 0 : fits >= LEAST_FIT;
  if (named ? names.size === 0 : !says) return false;
  const has = (key: string) => said.get(key) ?? 0;
  // a part of one thing names it not
  const isNamed = (key: string) => has(key) > OF_A_PART;
  if (core.keys.length > 0 && !core.keys.some(isNamed)) return false;
  if (core.all && !core.keys.every((key) => isNamed(key) || (about.get(key) ?? 0) >= OF_BEFORE)) return false;
  const telling = [...words.keys()].filter((key) => isTelling(question, key));
  const share = (of: (key: string) => number) => telling.reduce((sum, key) => sum + worth(key) * of(key), 0);
  const all = share(() => 1);
  // of a document that is on nothing else its values are told by what they measure
  const ofIt = wants === 'quantity' && share((key) => about.get(key) ?? 0) >= WHOLLY * all && said.size >= WITH_MEASURE;
  if (!ofIt && share(has) < (named ? BESIDE_A_NAME : ITSELF) * all) return false;
  const inSight = (key: string) => Math.max(has(key), about.get(key) ?? 0, OF_BEFORE * (before.get(key) ?? 0));
  return share(inSight) >= IN_ALL * all;
}
