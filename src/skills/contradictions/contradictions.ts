import { languageOf, type TextLanguage } from '#language/script.ts';
import type { Span } from '#language/spans.ts';
import { MATRIX_CELLS } from './matrix-cells.ts';
import { PARAMETERS, type Parameter } from './parameters.ts';
import { PRINCIPLES, type Principle } from './principles.ts';

export { PARAMETERS, type Parameter } from './parameters.ts';
export { PRINCIPLES, type Principle } from './principles.ts';

/** A parameter that a problem speaks of, and the words that say so. Offsets are UTF-16, [start, end). */
export interface Mention extends Span {
  readonly parameter: number;
  readonly text: string;
}

export interface Ranked {
  readonly parameter: number;
  /** Comparable within one list. */
  readonly score: number;
  /** Never empty. */
  readonly mentions: readonly Mention[];
}

/** A pair of parameters that stand against each other, and the principles that the matrix names for them. */
export interface Contradiction {
  readonly improving: number;
  readonly worsening: number;
  readonly principles: readonly number[];
}

export interface Contradictions {
  /** What is to become better, best first. */
  readonly improving: readonly Ranked[];
  /** What must not become worse, best first. */
  readonly worsening: readonly Ranked[];
  /** Pairs that the matrix has principles for, best first; empty: the text states no contradiction. */
  readonly pairs: readonly Contradiction[];
}

const NAMES = new Map(PARAMETERS.map((parameter) => [parameter.number, parameter]));
export const parameterOf = (number: number): Parameter => NAMES.get(number)!;
const ALL_PRINCIPLES = new Map(PRINCIPLES.map((principle) => [principle.number, principle]));
export const principleOf = (number: number): Principle => ALL_PRINCIPLES.get(number)!;

let cells: ReadonlyMap<string, readonly number[]> | undefined;

/** Numbers of the principles for making one parameter better without making the other worse; none: an empty cell. */
export function principlesFor(improving: number, worsening: number): readonly number[] {
  cells ??= new Map(
    MATRIX_CELLS.trim()
      .split('\n')
      .flatMap((line) => {
        const [row, rest = ''] = line.split(' | ');
        return rest.split('; ').map((cell): [string, number[]] => {
          const [column, numbers = ''] = cell.split(': ');
          return [`${row},${column}`, numbers.split(' ').map(Number)];
        });
      }),
  );
  return cells.get(`${improving},${worsening}`) ?? [];
}

/** Characters of a problem that are read. */
const MOST_CHARACTERS = 5_000;

/** What begins a clause that says what must not suffer, or does. */
const TURNS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:without|but|however|yet|while (?:keeping|maintaining|not|retaining|preserving|at the same time)|at the (?:same time (?:not )?|expense of|cost of|price of)|whereas|although this|though this|nevertheless|on the other hand|in turn|which (?:makes|leads|causes|increases|reduces|raises|lowers|adds|results|requires|takes|means|costs|also)|(?:this|it|that|doing so|they)(?: also| then| however)? (?:makes|leads|causes|increases|reduces|raises|lowers|adds|results|requires|worsens|decreases|would|becomes?|gets|takes|drives|costs|needs)|then (?:the|it|they)|leads? to|results? in|causes?|so (?:it|the|that the|they) |because of (?:this|that)|(?<!(?:must|should|shall|to) )becomes?|gets? (?:too )?(?:heavier|hotter|slower|larger|bigger|longer|noisier|weaker)|(?:more|increases?d?|higher|greater) the \w+ (?:of )?, the|sacrific\w+|compromis\w+|rather than|instead of|makes|increases|raises|worsens|adds|requires)\b/giu,
  zh: /(?:但是?|然而|却|不过|可是|而不(?:会|能|致)?|同时(?:不|又|保持|避免)|又(?:不|要|会|能)|导致|会(?:使|让|造成|导致|增加|降低|增大|加大|变)|使得?(?!用)|造成|引起|牺牲|(?:且|并且?)不(?:能|会|得|影响|增加|降低)?|不(?:增加|降低|影响|牺牲|减少|损失|提高|改变|损害)|从而|结果|反而|代价|以至于|就会|则(?:会|需|要)?)/gu,
};

/** Things that move, or are carried; things that stand. */
const MOVING =
  /\b(?:vehicles?|cars?|trucks?|buses|bus|aircraft|air ?planes?|planes?|wings?|drones?|robots?|arms?|wheels?|rotors?|turbines?|blades?|ships?|boats?|trains?|bicycles?|bikes?|shafts?|pistons?|conveyor\w*|bullets?|rockets?|satellites?|spacecraft|phones?|laptops?|handheld|hand-held|portable|tools?|drills?|backpacks?|shoes?|boots?|helmets?|suitcases?|motors?|engines?|prosthe\w+|watch(?:es)?|bullet|gears?|missiles?|elevators?|cranes?|belts?|vests?|armou?r|rackets?|clubs?|mowers?|tractors?|scooters?|wheelchairs?|cutters?|saws?|needles?|parachutes?)\b|车|飞机|机翼|无人机|机器人|机械臂|转子|叶片|轮|船|列车|自行车|轴|活塞|输送带|火箭|卫星|手机|笔记本电脑|手持|便携|工具|钻|背包|鞋|头盔|电机|发动机|假肢|手表|齿轮|电梯|轮椅|刀具/iu;
const STANDING =
  /\b(?:buildings?|bridges?|walls?|roofs?|tanks?|towers?|tables?|beams?|pipes?|pipelines?|foundations?|houses?|dams?|furnaces?|containers?|shel(?:f|ves)|transformers?|refrigerators?|stationary|benches|bench|lamps?|windows?|doors?|reactors?|warehouses?|masts?|floors?|antennas?|chimneys?|poles?|columns?|reservoirs?|greenhouses?|servers?|data cent(?:er|re)s?|ovens?|boilers?)\b|建筑|桥|墙|屋顶|储罐|水箱|塔|桌|梁|管道|地基|房屋|大坝|炉|容器|货架|变压器|冰箱|固定式|灯|窗|门|反应器|仓库|地板|天线|烟囱|立柱|温室|服务器|数据中心|烤箱|锅炉/iu;

/** How much a mention counts where the side it belongs to is stated, and where only its place tells. */
const STATED = 1;
const BY_PLACE = 0.6;
const BRINGS = 0.3;
/** What the other of two variants (moving, stationary) counts. */
const OTHER_VARIANT = 0.55;
/** Ranked parameters of a side that pairs are made of. */
const TOP = 3;
const MOST_PAIRS = 3;

const PATTERNS: Readonly<Record<TextLanguage, readonly (readonly [Parameter, RegExp])[]>> = {
  // whole words: "rot" is not in "rotating"
  en: PARAMETERS.map((one) => [one, new RegExp(`\\b(?:${one.words.en})(?!\\p{L})`, 'giu')] as const),
  zh: PARAMETERS.map((one) => [one, new RegExp(`(?:${one.words.zh})`, 'gu')] as const),
};

/** Parameters that the text speaks of; of words inside longer ones, the longer ones. */
export function mentionsIn(text: string, lang: TextLanguage): Mention[] {
  const all: Mention[] = [];
  for (const [{ number }, pattern] of PATTERNS[lang])
    for (const match of text.matchAll(pattern))
      if (match[0] !== '')
        all.push({ parameter: number, start: match.index, end: match.index + match[0].length, text: match[0] });
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  // one pass: what lies wholly inside a longer one that began before it
  let reach = { start: -1, end: -1 };
  return all.filter((one) => {
    if (one.end <= reach.end && (one.start > reach.start || one.end < reach.end)) return false;
    if (one.end > reach.end) reach = one;
    return true;
  });
}

/** A problem that is put as what to reach: behind these words stands what is to become better. */
const WANTED: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:(?:must|should|needs? to|has to|have to|want(?:s|ed)? to|wish to|to) (?:be )?(?:increas\w+|rais\w+|improv\w+|enhanc\w+|reduc\w+|lower\w*|decreas\w+|shorten\w*|cut|sav\w+|prolong|extend|avoid|prevent|strengthen|lighten|speed up|accelerate|simplify|minimi[sz]e|maximi[sz]e|make|keep)|(?:increas|rais|improv|enhanc|reduc|lower|decreas|shorten|prolong|extend|strengthen|simplify)ing|(?:is|are) too \w+|too (?:heavy|slow|hot|weak|large|long|noisy|bulky|expensive|dim)|(?:must|should|shall|needs? to|has to|have to) (?:be|become) (?:more |less |as )?\w+)\b/giu,
  zh: /(?:(?:要|想|需要?|希望|必须|应|如何|欲|为了?)?(?:提高|提升|增加|增大|加大|增强|改善|降低|减少|减小|减轻|缩短|延长|加快|简化|避免|防止|加强|加长|缩小)|太|过于|过[重大高慢热长低]|不够)/gu,
};

/** What must not suffer, told before what is to become better: 在不增加重量的情况下提高效率, 在保证强度的前提下. */
const KEPT = /(?:不[^，。；,;]{1,30}?|保[证持][^，。；,;]{1,30}?)的?(?:情况下|前提下|条件下|基础上|同时)/u;

/** What a problem wants to be better, what must not suffer, and the principles of the matrix. Pure, linear. */
export function contradictionsOf(text: string): Contradictions {
  const whole = text.slice(0, MOST_CHARACTERS);
  const lang = languageOf(whole);
  const all = mentionsIn(whole, lang);
  const kept = lang === 'zh' ? KEPT.exec(whole) : null;
  const isKept = ({ start }: Mention) => kept !== null && start >= kept.index && start < kept.index + kept[0].length;
  const mentions = all.filter((mention) => !isKept(mention));
  const read = kept ? whole.replace(kept[0], (clause) => ' '.repeat(clause.length)) : whole;
  const turns = [...read.matchAll(TURNS[lang])].map(({ index }) => index);
  const wanted = [...read.matchAll(WANTED[lang])].map(({ index }) => index);
  const first = mentions[0];
  // a text that begins with what must not suffer ("without ...") says it first
  const opening = turns.find((at) => first === undefined || at <= first.start);
  const turn = turns.find((at) => first !== undefined && at > first.start);
  const keepsFirst =
    opening !== undefined && /^(?:without|while|at the|不|而不)/iu.test(read.slice(opening, opening + 12));
  const split = turn ?? secondClause(read, mentions);
  const moving = MOVING.test(read);
  const standing = STANDING.test(read);
  const sides = { improving: new Map<number, Mention[]>(), worsening: new Map<number, Mention[]>() };
  const scores = { improving: new Map<number, number>(), worsening: new Map<number, number>() };
  for (const mention of all) {
    if (isKept(mention)) {
      const { parameter } = mention;
      scores.worsening.set(parameter, (scores.worsening.get(parameter) ?? 0) + STATED);
      sides.worsening.set(parameter, [...(sides.worsening.get(parameter) ?? []), mention]);
      continue;
    }
    const early = split === undefined || mention.start < split;
    const side = early !== keepsFirst ? 'improving' : 'worsening';
    // what brings the harm about stands before the word that turns to it
    const brings =
      side === 'worsening' && turns.some((at) => at >= mention.end && !/[.;。；]/u.test(read.slice(mention.end, at)));
    const stated = side === 'worsening' ? !brings : wanted.some((at) => at <= mention.start && mention.start - at < 60);
    const { of } = parameterOf(mention.parameter);
    const fits = of === undefined || (of === 'moving' ? moving || !standing : standing && !moving);
    const score = (stated ? STATED : brings ? BRINGS : BY_PLACE) * (fits ? 1 : OTHER_VARIANT);
    scores[side].set(mention.parameter, (scores[side].get(mention.parameter) ?? 0) + score);
    sides[side].set(mention.parameter, [...(sides[side].get(mention.parameter) ?? []), mention]);
  }
  const ranked = (side: keyof typeof sides): Ranked[] =>
    [...sides[side]]
      .map(([parameter, said]) => ({ parameter, score: scores[side].get(parameter)!, mentions: said }))
      .sort((a, b) => b.score - a.score || a.mentions[0]!.start - b.mentions[0]!.start || a.parameter - b.parameter);
  const [improving, worsening] = [ranked('improving'), ranked('worsening')];
  const pairs = improving
    .slice(0, TOP)
    .flatMap((better) =>
      worsening.slice(0, TOP).map((worse) => ({
        improving: better.parameter,
        worsening: worse.parameter,
        principles: principlesFor(better.parameter, worse.parameter),
        score: better.score * worse.score,
      })),
    )
    .filter(({ principles }) => principles.length > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_PAIRS)
    .map(({ score: _, ...pair }) => pair);
  return { improving, worsening, pairs };
}

/** Without a word that turns: where the second clause begins that speaks of another parameter. */
function secondClause(text: string, mentions: readonly Mention[]): number | undefined {
  const [first] = mentions;
  const other = first && mentions.find(({ parameter, start }) => parameter !== first.parameter && start > first.end);
  if (!first || !other) return undefined;
  const between = text.slice(first.end, other.start);
  const mark = /[,;.，；。]/u.exec(between);
  return mark ? first.end + mark.index : undefined;
}
