import { eachToken } from '#corpus/text/analysis.ts';
import { cachedStem } from '#language/content-words.ts';
import type { TextLanguage } from '#language/script.ts';
import { isDirection } from './said.ts';

// Which terms name a means, so that somebody could say them: "rotary shaft", 卷积神经网络; and which are a verb with its
// object, a quality, a person, or half of a word.

/** Words before the name of a thing. */
const OPENERS: ReadonlySet<string> = new Set(
  'a an the said each this these those its their one two several of with by using in on from through via having comprising including into between against'.split(
    ' ',
  ),
);
/** Those of them that a verb in -ing has not before it: by reducing noise. */
const DETERMINERS: ReadonlySet<string> = new Set('a an the said each this these those its their'.split(' '));
/** Words before a verb. */
const BEFORE_VERBS: ReadonlySet<string> = new Set(
  'to can could may might will would shall should must not which that who it they we thereby thus also then'.split(' '),
);
/** Words before the object of a verb, or behind one: a name that they follow ends in a verb. */
const BEFORE_OBJECTS: ReadonlySet<string> = new Set(
  'a an the said its their this these some any no such up down off out'.split(' '),
);
/** Adjectives that tell what is thought of a thing, or which of several it is. */
const JUDGING: ReadonlySet<string> = new Set(
  `actual additional adequate appropriate available best better certain common conventional current desirable desired different easy entire excellent existing expensive extra general given good important
  improved individual inexpensive interfering large latter main major many minor modern necessary new novel numerous ordinary other overall particular possible precise preferred previous prior proper related
  relevant remaining same serious significant similar simple small specific standard subsequent successive suitable traditional typical undesirable undesired unique unnecessary unwanted useful usual various
  well whole`
    .trim()
    .split(/\s+/),
);
/** Words that are adjectives, also behind a noun: an axis perpendicular to another. */
const ADJECTIVE =
  /(?:ous|ful|less|ible|ical|tional|istic|oustic|sonic|tronic|endicular|arallel|djacent|roximate|verse)$/;

/**
 * Words that name a quality, a measure, what is thought of a thing, or whom it is for: what a means changes or serves,
 * and no means.
 */
const QUALITIES: ReadonlySet<string> = new Set(
  `ability accuracy action advantage amount application area attenuation axis axes bandwidth benefit body brightness burden capacity category center characteristic comfort communication comparison complexity
    concentration consistency constant contrast convenience cost definition degree delay density depth desire detail diagnosis difference difficulty dimension direction displacement distance duration durability
    effect efficiency environment error evaluation event examination example expense extent factor failure feature field flexibility fraction function gain height impedance importance improvement intensity interest
    invention issue kind length level life limit location loss magnitude manner mean mode motion movement name nature need noise number object operation opportunity option order organ orientation output part
    performance period point portion position possibility potential power practice precision pressure prior procedure prone property purpose quality quantity range rate ratio reason region reliability requirement
    resistance resolution respect response result risk safety saving scale section sensitivity shape side simplicity situation size skill space speed stability stage state step stiffness strain strength stress
    subject system task temperature tension term thickness thing time tissue tolerance torque type uniformity use value variation velocity versatility view visibility volume wave weight width
    adult animal athlete child children clinician consumer customer doctor driver human individual infant man men operator owner patient people person physician player surgeon technician user woman women worker`
    .split(/\s+/)
    .map(cachedStem),
);

/** Endings of Chinese words for qualities, people and conditions; and of adjectives. */
const QUALITY_ZH =
  /(?:度|率|性能?|质量|效率|成本|后果|人士|人员|[老病成]?人|人群|患者|用户|使用者|医生|儿童|老年|情况|过程|结果|状态|环境|安全|风险|隐患|能力|水平|隐私|问题|需求|场景|场合|关系|方向|时间|时长|次数|事件|影响|趋势|机会|生活|健康|活动|行为|领域|特点|作用|条件|信息|数据|体征|指标|优势|体验|措施|[式型化态级类]|以上|以下|所述|附加|相结合)$/u;
/** Chinese words that deny, count, or say how. */
const LOOSE_ZH =
  /^(?:[不非未无]\p{Script=Han}*|该|本|某|各|每|多个|一种|有效|显著|大大|明显|进一步|精准|准确|实时|及时|自动)$/u;
const SHORTEST_ZH = 3;

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
/** Occurrences of a term that are looked at. */
const MOST_LOOKED_AT = 200;

/** The word before a place and the one behind it, with one blank between; '' where something else is there. */
const before = (text: string, at: number): string =>
  text[at - 1] === ' ' ? text.slice(text.lastIndexOf(' ', at - 2) + 1, at - 1) : '';
const behind = (text: string, at: number): string => /^ ([a-z]+)/.exec(text.slice(at, at + 20))?.[1] ?? '';
/** Whether a term begins its text or follows a mark. */
const opensText = (text: string, at: number): boolean => {
  const last = text[at - 1] === ' ' ? text[at - 2] : text[at - 1];
  return last === undefined || '.,;:\n('.includes(last);
};

/**
 * Whether English texts write a term as a name: some article, preposition or mark stands before it, and it is less
 * often a verb, by a word such as `to` before it or the article of an object behind it.
 */
function writtenAsName(term: string, texts: readonly string[]): boolean {
  const gerund = /^\w+ing\b/.test(term);
  let [names, verbs, looked] = [0, 0, 0];
  for (const text of texts)
    for (let at = text.indexOf(term); at >= 0 && looked < MOST_LOOKED_AT; at = text.indexOf(term, at + 1)) {
      const end = at + term.length;
      if (isWord(text[at - 1]) || (isWord(text[end]) && text[end] !== 's')) continue;
      looked++;
      const [left, right] = [before(text, at), behind(text, end)];
      if (BEFORE_VERBS.has(left) || BEFORE_OBJECTS.has(right)) verbs++;
      else if (gerund ? DETERMINERS.has(left) : OPENERS.has(left) || opensText(text, at)) names++;
    }
  return names > verbs;
}

/** The stems of a term's words. */
function stemsOf(term: string): string[] {
  const stems: string[] = [];
  eachToken(term, (word, _position, _start, _end, _sentence, _paragraph, whole) => {
    if (!whole) stems.push(cachedStem(word));
  });
  return stems;
}

/**
 * Whether a term names a means as somebody would say it: of English two words and more, the last of which is a thing
 * and no quality; of Chinese three characters and more, no quality, condition or person at the end, and no adverb.
 * @param texts Small letters, where it stands.
 */
export function namesMeans(term: string, lang: TextLanguage, texts: readonly string[]): boolean {
  if (lang === 'zh')
    return [...term].length >= SHORTEST_ZH && !QUALITY_ZH.test(term) && ![...wordsZh(term)].some(isLoose);
  const small = term.toLowerCase();
  const stems = stemsOf(small);
  return (
    stems.length > 1 &&
    !QUALITIES.has(stems.at(-1)!) &&
    !ADJECTIVE.test(small) &&
    !JUDGING.has(small.split(' ')[0]!) &&
    writtenAsName(small, texts)
  );
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const wordsZh = (term: string): string[] => Array.from(segmenter.segment(term), ({ segment }) => segment);
const isLoose = (word: string): boolean => LOOSE_ZH.test(word) || isDirection(word);
