import { abbreviationsOf } from '#language/abbreviations.ts';
import { contentWords } from '#language/content-words.ts';
import { materialKindsAsked, materialsOfKinds } from '#language/material-names.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { isTelling, type Question, type Wants } from '../read/question.ts';
import { unitsAsked } from '../read/units-asked.ts';
import { quantityAskedIn, valuesOfQuantity } from './quantity-asked.ts';

/** What makes a sentence the kind of sentence that was asked for. */

// biome-ignore format: read it as a table
const CUES: Readonly<Record<Wants, RegExp | undefined>> = {
  definition: /\b(?:is|are) (?:an?|the|one|any|used|made|formed)\b|\bare (?!\p{L}+(?:ed|en|ly)\b)(?:[\p{L}-]{1,30} ){1,3}?[\p{L}-]{2,30}s\b|\b(?:means|refers? to|denotes|is understood|compris(?:es|ing)|consists? of)\b|是指|为一种|指的是|是(?![否由在因从非])|包括|由.{1,30}(?:组成|构成)/iu,
  effect:     /\b(?:improv|increas|reduc|prevent|avoid|allow|enabl|thereby|advantag|falls? from|rises? from|compared with|no longer|so that|because|therefore|keeps?\b)\w*|有益效果|与现有技术相比|提高|降低|减少|避免|防止|不会|无需|不再|得以|免受|有利于|从而|使得|补偿|延长|由于|因而/iu,
  reason:     undefined,
  problem:    /\b(?:problem|drawback|disadvantag|difficult|fail|damag|risk|unfortunately|suffer|however|must be|lose|loss|fragil|brittle|expensive|costly|toxic|unstable|insufficient|inefficient|cumbersome|complicated|unreliable|inaccura|impossible|cannot)\w*|问题|缺点|不足|缺陷|难以|无法|导致|容易|损坏/iu,
  manner:     /\b(?:by|using|wherein|arranged|configured|is (?:\w+ed|made)|so that|when|through|controls?|measures?|drives?)\b|通过|采用|利用|设置|设有|从而|用于|根据|由.{1,20}(?:驱动|控制|测量)/iu,
  quantity:   undefined,
  choice:     /\b(?:prefer(?:red|abl[ey])|(?:most|particularly|especially) suitable|advantageously)\b|优选|最佳|较佳|更佳|最好/iu,
  material:   undefined,
  list:       /\b(?:compris(?:es|ing)|includ(?:es|ing)|is (?:\w+ed|made)|such as|selected from|by|of)\b|包括|选自|采用|为|通过/iu,
  any:        undefined,
};
/** Says outright what the thing before it is; any other verb of a definition may say what it is for, or has. */
const OUTRIGHT =
  /\b(?:is|are) (?:an?|the|one|any|defined as|known as)\b|\bare (?!\p{L}+(?:ed|en|ly)\b)(?:[\p{L}-]{1,30} ){1,3}?[\p{L}-]{2,30}s\b|\b(?:means|refers? to|denotes|is understood|stands for|i\.e\.)|是指|为一种|指的是|是(?![否由在因从非])|即/iu;
/** Ties a thing to its cause: what stands on the one side of it is why what stands on the other is so. */
const BECAUSE =
  /\b(?:because|since|due to|owing to|on account of|by reason of|as a (?:result|consequence)|results? (?:in|from)|resulting (?:in|from)|causes?|caused|causing|leads? to|leading to|attributed to|stems? from|arises? from|therefore|consequently|for this reason|the reason)\b|因为|由于|因此|因而|所以|以致|导致|造成|引起|使得|源于|原因/iu;
/** Says what for, or what hinders: a reason, too, where none is told outright. */
const IN_ORDER_TO =
  /\b(?:thereby|thus|hence|so that|so as to|in order (?:to|that)|to (?:avoid|prevent|ensure|reduce|improve|allow|enable|minimi[sz]e|maximi[sz]e|increase|provide|protect)|prevents?|avoids?|allows?|enables?|reduces?|improves?|compromised by|limited by|requires?|required|(?<!\bor )otherwise|(?<!\beven )if|cannot|too)\b|从而|以便|为了|以免|避免|防止|否则|需要|无法|难以|较为?|过于/iu;
/** Gives the thing behind it its name. */
const NAMES_IT =
  /\b(?:called|known as|referred to as|termed|so-called|named)\s+(?:an?\s|the\s)?["“'‘]?|(?:称为|称作|称之为|叫做|所谓)[“"]?/iu;
const IN_BRACKETS = /[（(][^（()）]{0,80}[)）]/gu;
/** How far behind it the name stands, in words and in Chinese characters. */
const NEAR_NAME = 3;

/** What a thing consists of, whether or not its materials are known by name. */
const COMPOSED =
  /\b(?:compris(?:es?|ing)|contain(?:s|ing)?|consist(?:s|ing)?(?: essentially)? of|(?:made|composed|formed|prepared|produced) (?:up )?(?:of|from|out of)|mixtures? of)\b|包括|包含|含有|由.{1,30}(?:组成|构成|制成|制备)/iu;
const COUNTED_NOUN =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,4} to \d{1,4})\s+\p{L}{3,}|\bnumber of\b.{0,40}\b(?:is|are|of)\s+\d|[两三四五六七八九十]\s?(?:个|组|层|片|根|条|只|件|块)/iu;
/** The things of which it is asked how many, by the words behind that; the word that counts them in Chinese. */
const THINGS_COUNTED = /\bhow many ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)|多少(?:名|位)?(例|人|次|件|项|种|家|只|头|株|倍)/iu;
const A_NUMBER = /(?<![A-Za-z\d.,-])\d{1,3}(?:,?\d{3})*(?!\d|\.\d)/gu;
/** Characters behind a number in which stands what is counted. */
const NEAR_NUMBER = 40;
const WORDS_COUNTED = 3;

/** Numbers of the things that a question asks how many there are of: "12 patients", 559件. */
function countsOf(question: string): ((text: string) => string[]) | undefined {
  const [, things, measure] = THINGS_COUNTED.exec(question) ?? [];
  const keys = new Set(contentWords(things ?? '').map(({ key }) => key));
  if (measure === undefined && keys.size === 0) return undefined;
  return (text) =>
    [...text.matchAll(A_NUMBER)].flatMap(({ 0: number, index }) => {
      const behind = text.slice(index + number.length, index + number.length + NEAR_NUMBER);
      const counted =
        measure === undefined
          ? contentWords(behind)
              .slice(0, WORDS_COUNTED)
              .some(({ key }) => keys.has(key))
          : behind
              .trimStart()
              .replace(/^[余多]/u, '')
              .startsWith(measure);
      return counted ? [`${number} ${measure ?? ''}`] : [];
    });
}
const COUNTS_THINGS = /\bhow many\b|\bnumber of\b|几[个层片根条只块]|多少[个层片根条只块]/iu;
// biome-ignore format: read it as a table
const DIMENSIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:thick|thin|narrow|thickness|(?<!\bfor how )long|length|wide|width|deep|depth|high|height|tall|diameter|distance|far|size|resolution|wavelength|large|small|big)\b|厚|长度|多长(?!时间)|多远|宽(?!带)|深|高度|多高|直径|距离|尺寸|粒径|分辨率|波长/iu, ['length']],
  [/\b(?:temperature|hot|cold|warm|(?:melting|boiling|freezing) point)\b|温度|多热|[熔沸冰]点/iu, ['temperature']],
  [/\b(?:frequenc(?:y|ies)|bandwidth)\b|频率|带宽|频段/iu, ['frequency', 'rotation']],
  [/\boften\b/iu, ['frequency', 'rotation', 'share']],
  [/\bpressures?\b|压力|压强|[声气水血油]压/iu, ['pressure']],
  [/\b(?:voltage)\b|电压/iu, ['voltage']],
  [/\b(?:current)\b|电流/iu, ['current']],
  // in dBm, too
  [/\b(?:power)\b|功率/iu, ['power', 'level']],
  [/\b(?:duration|time|how (?:long|fast|quickly|old)|lifetime|ages?|intervals?|half-life)\b|时间|多久|多快|寿命|年龄|几(?:天|小时|分钟|周)/iu, ['time']],
  [/\b(?:weight|heavy|mass)\b|重量|多重|质量/iu, ['mass']],
  [/\b(?:angles?)\b|\bhow (?:far|much)\b.{0,80}\b(?:swings?|turns?|turned|tilts?|tilted|rotat\w{1,3}|pivots?|bends?|bent|oscillat\w{1,3})\b|角度|[倾夹仰俯转]角/iu, ['angle']],
  [/\bhow (?:well|accurate(?:ly)?|efficient(?:ly)?|reliabl[ey]|sensitive)\b|\b(?:percentage|share|content|proportion|porosity|yield|ratio|concentration|efficiency|accuracy|errors?|fractions?|incidence|prevalence|mortality|survival|humidity)\b|百分之|发病率|死亡率|比例|含量|孔隙率|浓度|产率|准确率|精度|误差|效率/iu, ['share', 'concentration']],
  [/(?<!\bby )\bhow much (?!(?:time|pressure|power|force|current|voltage|energy|space)|(?:is|are|was|were|does|do|did|has|have|can|could|will|would|may|must)\b)\p{L}|多少(?![件个项篇次人种家时钱])\p{Script=Han}/iu, ['share', 'concentration', 'mass', 'volume', 'amount']],
  [/\b(?:costs?|prices?|expensive)\b|价格|售价|成本|费用|多少钱/iu, ['money']],
  [/\b(?:dos(?:es?|ages?|ed))\b|剂量|用量/iu, ['mass', 'mass per mass', 'mass per area', 'mass per time', 'mass per mass per time', 'volume', 'amount', 'concentration', 'density', 'share']],
  [/\bstrength\b|强度|多强/iu, ['pressure', 'force', 'voltage per length', 'voltage', 'power density', 'concentration', 'share']],
  [/\b(?:velocit(?:y|ies)|speeds?)\b|速度|速率|流速/iu, ['length per time', 'rotation', 'flow rate', 'rate', 'share']],
  [/\b(?:force)\b|夹持力|多大的?力/iu, ['force']],
  [/\bdensit(?:y|ies)\b|密度/iu, ['density', 'power density', 'current density', 'energy per mass', 'energy per volume']],
  [/\bcapacit(?:y|ies)\b|容量/iu, ['charge', 'charge per mass', 'volume', 'mass', 'bits', 'energy']],
  [/\bresistance\b|电阻/iu, ['resistance']],
  [/\benergy\b|能量/iu, ['energy', 'energy per mass', 'energy per volume', 'energy per area', 'power']],
];
/** How fast something turns: in turns, not in seconds. */
const TURNS =
  /\b(?:speed|fast|often)\b.{0,80}\b(?:rotat|spin|turn|revol)|\b(?:rotat|spin)\w*\b.{0,40}\b(?:speed|rate)\b|转速|转得?多快/iu;
/** Degrees whose sign was lost, and a range without its dash: "at 400 C", "400 500 C". */
const BARE_DEGREES = /\b(?:\d{2,4} )?\d{2,4} ?[CF]\b/u;
/** An amount of money. */
const MONEY =
  /(?:[$€£¥￥]|\b(?:USD|EUR|RMB|US\$) ?)\d[\d.,]{0,12}|\b\d[\d.,]{0,12} ?(?:dollars?|cents?|euros?|pounds sterling|yuan|yen)\b|\d ?(?:万|亿)?(?:元|美元|欧元)/iu;
/** A number in words before a unit: "for at least four hours"; a single second is mostly an ordinal. */
const IN_WORDS =
  /\b(?:half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|several|a few|hundreds? of)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?(?: or more)? (?:to \p{L}{2,8} )?(milliseconds?|seconds(?= )|minutes?|hours?|days?|weeks?|months?|years?|degrees|millimet(?:er|re)s?|inch(?:es)?|feet|met(?:er|re)s?|percent|volts|watts)\b|半(?:个)?(小时)|[一二三四五六七八九十几]{1,3}个?(秒|分钟|小时|天|周|月|年|度)/iu;
// biome-ignore format: read it as a table
const DIMENSION_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/second|minute|hour|day|week|month|year|秒|分钟|小时|天|周|月|年/iu, 'time'],
  [/degree|度/iu, 'temperature'],
  [/met(?:er|re)|inch|feet/iu, 'length'],
  [/percent/iu, 'share'],
  [/volt/iu, 'voltage'],
  [/watt/iu, 'power'],
];
/** Asks for a time, where "how long is" asks for a length as well. */
const HOW_LONG_LASTS =
  /\bhow long (?:does|do|did|can|could|will|would|may|must|should|has|have|until|before|after|it takes?)\b|多久/iu;
const STATES_NUMBER = /(?:为|是|\b(?:is|are|was|were|of|to|than))\s*(?:about\s+|约)?[−-]?\d/iu;

/** Asked for things that a sentence must name to be an answer. */
export const NAMES_THINGS: ReadonlySet<Wants> = new Set(['quantity', 'material']);

/** Asked for what sentences say outright or not at all. */
export const SAID_OUTRIGHT: ReadonlySet<Wants> = new Set(['definition', 'reason', 'choice', 'list', 'material']);

/** A number without a unit behind a word, which it is of: a learning rate of 0.001. */
const NUMBER_BEHIND = /^[^\d,，;；.。:：]{0,12}[(（]?\d[\d.,]{0,11}/u;

/** Words of a question with the number that stands right behind each in a text. */
function numbersBehind(text: string, words: ReadonlyMap<string, string>): string[] {
  const lower = text.toLowerCase();
  return [...words.values()].flatMap((form) => {
    const at = lower.indexOf(form);
    const behind = at < 0 ? null : NUMBER_BEHIND.exec(lower.slice(at + form.length, at + form.length + 30));
    return behind ? [`${form}${behind[0]}`] : [];
  });
}

/** What kind of quantity is asked for; empty where any will do. */
export function dimensionsOf(text: string): readonly string[] {
  if (TURNS.test(text)) return ['rotation'];
  const units = unitsAsked(text);
  // degrees are of an angle or of heat
  if (units.length > 0)
    return [
      ...new Set(units.flatMap(({ dimension }) => (dimension === 'angle' ? ['angle', 'temperature'] : [dimension]))),
    ];
  if (HOW_LONG_LASTS.test(text)) return ['time'];
  return [...new Set(rowsOf(text).flat())];
}

/** The quantities that a text speaks of, each by its dimensions. */
const rowsOf = (text: string): (readonly string[])[] =>
  DIMENSIONS.filter(([pattern]) => pattern.test(text)).map(([, dimensions]) => dimensions);

/** What a sentence is for a question. */
export interface Told {
  /** Values or materials of the kind that was asked for which it names. */
  readonly names: ReadonlySet<string>;
  /**
   * How far it says outright what was asked for. What a thing is: it says so, 1, or what it has and is for, .5. Why: it
   * ties a thing to its cause, 1, or says what for, .5. What is preferred: it says so, 1. Which things: it tells
   * several, 1. Else 0.
   */
  readonly outright: number;
  /** It is worded as what was asked for is: an effect, a way, a value. */
  readonly speaks: boolean;
}

/** Reads sentences for what a question wants. */
export function telling(question: Question, words: ReadonlyMap<string, string>): (text: string) => Told {
  const { wants } = question;
  const cue = CUES[wants];
  const dimensions = wants === 'quantity' ? dimensionsOf(question.text) : [];
  const measures = dimensions.length === 0 ? undefined : quantityAskedIn(question.text, dimensions, words.keys());
  const counts = COUNTS_THINGS.test(question.text) && unitsAsked(question.text).length === 0;
  const counted_things = unitsAsked(question.text).length === 0 ? countsOf(question.text) : undefined;
  const measured = (text: string): readonly string[] => {
    const counted_there = counted_things?.(text) ?? [];
    if (counted_there.length > 0) return counted_there;
    const ofDimension = quantitiesOf(text).filter(
      ({ dimension }) => dimensions.length === 0 || dimensions.includes(dimension),
    );
    const values = (measures ? valuesOfQuantity(text, ofDimension, measures) : ofDimension).map(
      ({ dimension, low, high }) => `${dimension} ${low} ${high}`,
    );
    const lacksHeat = dimensions.includes('temperature') && !values.some((value) => value.startsWith('temperature'));
    const degrees = lacksHeat ? BARE_DEGREES.exec(text) : null;
    if (values.length > 0 || degrees) return degrees ? [...values, `temperature ${degrees[0]}`] : values;
    const spelled = dimensions.length > 0 ? IN_WORDS.exec(text) : null;
    if (spelled) {
      const of = DIMENSION_IN_WORDS.find(([unit]) => unit.test(spelled[0]))?.[1];
      if (of !== undefined && dimensions.includes(of)) return [spelled[0]];
    }
    if (dimensions.includes('money')) return MONEY.exec(text)?.slice(0, 1) ?? [];
    const counted = counts ? COUNTED_NOUN.exec(text) : null;
    const behind = dimensions.length === 0 ? numbersBehind(text, words) : [];
    if (behind.length > 0) return behind;
    // In a unit that is not known: all words of the question, and a number said of them.
    const stated = counted ?? (hasAll(text, words.keys()) ? STATES_NUMBER.exec(text) : null);
    return stated ? [stated[0]] : [];
  };
  const rows = wants === 'quantity' && !HOW_LONG_LASTS.test(question.text) ? rowsOf(question.text) : [];
  const hasAny = (text: string, of: readonly string[]) =>
    quantitiesOf(text).some(({ dimension }) => of.includes(dimension));
  const asked = wants === 'material' ? materialKindsAsked(question.text) : undefined;
  const kind = contentWords(asked?.word ?? '').at(-1)?.key;
  // what a hydrogel is made of is no hydrogel
  const isAsked = (name: string) => contentWords(name).every(({ key }) => words.has(key));
  const namedIn = (text: string): readonly string[] =>
    wants === 'material'
      ? materialsOfKinds(text, asked?.kinds).flatMap(({ name }) => (isAsked(name) ? [] : [name]))
      : wants === 'quantity'
        ? measured(text)
        : [];
  const listed = THINGS_LISTED.exec(question.text);
  const thing = contentWords(listed?.[1] ?? listed?.[2] ?? '').at(-1)?.key;
  const short = wants === 'definition' ? shortAsked(question.text) : undefined;
  const outrightly: Partial<Record<Wants, (text: string) => number>> = {
    definition: (text) =>
      Math.max(defines(text, question, words), Number(short !== undefined && spellsOut(text, short))),
    reason: reasons,
    // of several values that are asked for in one question, how many it has
    quantity: (text) => (rows.length < 2 ? 0 : rows.filter((of) => hasAny(text, of)).length / rows.length),
    choice: (text) => Number(CUES.choice!.test(text)),
    list: (text) => Number(enumerates(text, thing)),
    // "metals such as tin, zinc and bismuth": of what they are it was said before
    material: (text) => Number(namedIn(text).length >= SEVERAL && ENUMERATES.test(text) && saysWord(text, kind)),
  };
  return (text) => {
    const names = new Set(namedIn(text));
    const outright = outrightly[wants]?.(text) ?? 0;
    const composed = wants === 'material' && composes(text, question, words);
    const speaks = names.size > 0 || composed || (wants === 'reason' && outright > 0) || (cue?.test(text) ?? false);
    return { names, outright, speaks };
  };
}

/** A short form in capitals that is the thing asked for: "What does CSI stand for?", CSI是什么. */
const SHORT_ASKED =
  /\b(?:[Ww]hat(?:['’]s| is| are| does| do)|[Dd]efine)\s(?:an?\s|the\s)?([A-Z][A-Z0-9-]{1,7})s?(?=\s(?:mean|stand)|\s?\??\s?$)|^\W{0,3}([A-Z][A-Z0-9-]{1,7})(?:是什么|指什么|是指什么|的全称|代表什么|是什么意思)|什么是([A-Z][A-Z0-9-]{1,7})\s?[？?]?$/u;
const shortAsked = (text: string): string | undefined =>
  SHORT_ASKED.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);

/** Whether a sentence writes a short form out beside it. */
const spellsOut = (text: string, short: string): boolean =>
  text.includes(short) && abbreviationsOf(text).some((each) => each.short === short);

/** Begins what is told one after the other. */
const ENUMERATES =
  /\b(?:examples? (?:of|include|are)|such as|for example|e\.g\.|includ(?:es?|ing)|(?:selected|chosen) from|consists? of|compris(?:es?|ing)|may be|can be|are)\b|例如|比如|诸如|包括|选自|可以是|可为|有/iu;
const BETWEEN_ITEMS = /[,;，；、]|\b(?:and|or)\b|[和及或]/giu;
/** Characters behind it in which several things are told, and the marks between them. */
const ENUMERATED_IN = 300;
const SEVERAL = 2;

/** "Which conductive powders are suitable": the things that are to be told one after the other. */
export const THINGS_LISTED =
  /\bwhich\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)(?=\s(?:are|can|could|may|might|should|were|do|have|must)\b)|(?:哪些|哪几种|什么样的)(\p{Script=Han}{2,6})\s?[。？?]?$/iu;
/** Characters between the name of the things and what begins to tell them, either way: "examples of the powder". */
const NEAR_LEAD = 30;

/** Whether a sentence tells several of some things, by name: these stand beside what begins to tell them. */
function enumerates(text: string, thing: string | undefined): boolean {
  const lead = ENUMERATES.exec(text);
  if (!lead || thing === undefined) return false;
  const end = lead.index + lead[0].length;
  if ([...text.slice(end, end + ENUMERATED_IN).matchAll(BETWEEN_ITEMS)].length < SEVERAL) return false;
  return contentWords(text).some(
    ({ key, start, end: behind }) => key === thing && behind > lead.index - NEAR_LEAD && start < end + NEAR_LEAD,
  );
}

const saysWord = (text: string, word: string | undefined): boolean =>
  word !== undefined && contentWords(text).some(({ key }) => key === word);

/** How far a sentence tells a reason: outright, or by what something is for or hindered by. */
const reasons = (text: string): number => (BECAUSE.test(text) ? 1 : IN_ORDER_TO.test(text) ? 0.5 : 0);

/** The thing asked for stands before a word that says what it consists of. */
function composes(text: string, question: Question, words: ReadonlyMap<string, string>): boolean {
  const verb = COMPOSED.exec(text)?.index ?? 0;
  return contentWords(text.slice(0, verb)).some(({ key }) => words.has(key) && isTelling(question, key));
}

function hasAll(text: string, keys: Iterable<string>): boolean {
  const there = new Set(contentWords(text).map(({ key }) => key));
  return [...keys].every((key) => there.has(key));
}

/**
 * How far a sentence says what the thing asked for is: the thing is its subject, stands before the verb and near the
 * beginning, and the verb says what it is or has; or the thing is what something is called.
 */
function defines(text: string, question: Question, words: ReadonlyMap<string, string>): number {
  const asked = [...words.keys()].filter((key) => isTelling(question, key));
  const name = NAMES_IT.exec(text);
  if (name) {
    const behind = contentWords(text.slice(name.index + name[0].length)).slice(0, NEAR_NAME);
    if (behind.some(({ key }) => asked.includes(key))) return 1;
  }
  // what stands in brackets behind a name is another name of it
  const bare = text.replace(IN_BRACKETS, ' ');
  const verb = CUES.definition!.exec(bare)?.index;
  if (verb === undefined) return 0;
  const before = contentWords(bare.slice(0, verb));
  const subject = before.filter(({ key }) => asked.includes(key));
  if (subject.length === 0 || before.length > subject.length + 3) return 0;
  // of a getter layer, or of the capacity of a getter, it is not said what a getter is
  const last = before.at(-1)!;
  const [first] = subject;
  if (!asked.includes(last.key) || /\b(?:of|for|in|with|by)\b/iu.test(bare.slice(0, first!.start))) return 0.5;
  return OUTRIGHT.exec(bare)?.index === verb ? 1 : 0.5;
}
