/**
 * Whether a short Chinese name of a substance stands for itself where a text has it. Chinese writes no blanks, and
 * names of compounds are made of each other: 丙二醇 is a substance, and a part of 丙二醇甲醚; 谷氨酸 is one, and a part
 * of 谷氨酸脱羧酶. What stands before and behind tells.
 */

/** Ends of names of classes and compounds, which longer names are made of. */
const OF_A_CLASS = /[酸碱糖油素酮醇酯胺盐苷烯烷醛]$/u;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Substances of two characters that are no part of plain words. */
const OF_TWO = set(
  `甲醇 乙醇 丙酮 甘油 肌酐 尿酸 尿素 氯仿 乙腈 乙醚 甲苯 苯酚 苯胺 吡啶 哌啶 哌嗪 咪唑 吲哚 甲醛 乙醛 蔗糖 果糖 乳糖 木糖
  明胶 琼脂 肌苷 鸟苷 精胺 组胺 肝素 芦丁 甲酸 乙酸 丙酸 丁酸 草酸 乳酸 油酸 叶酸 烟酸 硼酸 硫酸 盐酸 硝酸 磷酸 醋酸`,
);

/** Herbs of two characters; most are also parts of plain words or of names of places and persons. */
const HERBS = set(
  `人参 丹参 党参 三七 黄芪 当归 甘草 白术 苍术 茯苓 白芍 赤芍 川芎 地黄 黄连 黄芩 黄柏 大黄 柴胡 葛根 麻黄 桂枝 肉桂 附子
  干姜 半夏 陈皮 枳实 枳壳 厚朴 香附 木香 砂仁 连翘 桔梗 麦冬 天冬 玉竹 黄精 石斛 杜仲 牛膝 续断 知母 玄参 红花 桃仁 泽泻
  猪苓 栀子 苦参 虎杖 青蒿 薄荷 荆芥 防风 羌活 独活 白芷 细辛 远志 天麻 钩藤 郁金 姜黄 莪术 地榆 灵芝 龙胆 茵陈 升麻 前胡
  射干 茜草 三棱 山药 山楂 百部 百合 贝母 枸杞 锁阳 沙棘 诃子 芦荟 银杏 乳香 没药 蒺藜 乌药 青皮 佩兰`,
);

/** Whether a name of two characters is one of a substance. */
export const isShortSubstance = (name: string): boolean => OF_TWO.has(name) || HERBS.has(name);

/** What a longer name of a compound, or of what is measured of it (总胆红素), has before the name of another one. */
const GROUP_BEFORE =
  /[基氯溴氟碘硝羟氨酰甲乙丙丁戊己庚辛壬癸苯萘啶唑嗪啉喃吩哚二三四五六七八九十单双聚异正叔仲环硫氢脱去亚焦偏次过总－‐-]$|[直间]接$/u;
/** Places of a ring; the first is also `to`, the last ends `during`. */
const PLACE_BEFORE = /[对邻间]$/u;
const OF_A_RING = /^[苯甲乙二硝羟氨氯溴氟碘]/u;
/** How the name of a compound goes on: by a group, a metal, a second compound that it is bound to. */
const GOES_ON =
  /^(?:[基酸酯醚醇酮胺盐化醛腈酰苷素碱烷烯炔酚肽脂胶糖钠钾钙镁锌铁铜锰铝锂钡银铵钴镍铋铅锶铯铬甲乙丙丁戊己庚辛壬癸单双二三四聚苯氯溴氟碘硝羟氨磷硫]|树脂|橡胶|纤维|塑料|受体|转运|通道|[血尿]症|不耐受)/u;
/** The enzyme that works on it. */
const OF_AN_ENZYME = /^(?![和与或及])\p{Script=Han}{0,4}酶/u;
/** The alcohol of an ester, and its end: 聚对苯二甲酸丁二酯. */
const OF_AN_ESTER = /^(?![和与或及])\p{Script=Han}{0,3}酯/u;
/** What may follow an acid that no name of a salt follows: 马来酸氯苯那敏 is no maleic acid. */
const ENDS = /^(?:$|[^\p{Script=Han}]|[和与或及等的为是在中后至将作进调水溶含浓加])/u;

/** How the name of an acid, an alcohol or a sugar of any length goes on: 聚丙烯酸盐, 山梨醇倍半硬脂酸盐, 葡萄糖酸, 海藻糖酶. */
const OF_LENGTH = /[酸醇糖粉]$/u;
const LONGER = /^(?:.[盐酯醚酶]|.[单双二三四倍][^\p{P}\s]{1,7}?(?:酸|酯|盐|醚)|糖[酸苷醇胺])/u;

/**
 * Groups and prefixes before a name of any length, what it is a part of behind, and the places of an ester's groups.
 */
const LONGER_BEFORE =
  /(?:[羟氨硝甲乙丙丁苯氯溴氟碘氧巯羧酰烷烯]基|[聚亚偏焦酰]|[邻间对] ?-|脱氧|去甲|去氧|环氧|复方)$/u;
const LONGER_BEHIND =
  /^(?:基(?![础本因地])|[酯醚腈酰]|凝胶|树脂|橡胶|(?:硬脂|棕榈|月桂|油|醋|乙|丙|琥珀|磷|硫)酸[酯钠钾]|\d(?:[,，]\d)*-|\d{1,3}[A-Z](?![A-Za-z]))/u;
/** Names that begin with the end of another one: 甲|苯-乙醇, 氢|氧化铜. */
const BEGINS_WITHIN = [
  [/^苯/u, /[甲乙二硝氯氨]$/u],
  [/^氧化/u, /[氢过超一二三四五]$/u],
] as const;
/** A ring that goes on. */
const RING = /苯$/u;
const OF_THE_RING = /^[胺酚甲乙基磺]/u;

/** A quantity or a preparation behind the name of a herb. */
const PREPARED =
  /^(?:提取物|提取液|多糖|总皂苷|总黄酮|皂苷|浸膏|饮片|药材|水煎|煎|粉末|[ (（]?\d{1,4}(?:\.\d{1,3})?(?:[-~～至]\d{1,4})? ?(?:g|克|kg|千克|公斤|mg|份|重量份)(?![A-Za-z]))/u;
/** A herb on the other side of the mark that divides a list, with its quantity. */
const LISTED_BEFORE = /(\p{Script=Han}{2})(?:[ (（]?\d{1,4}[^\p{Script=Han}、]{0,6}[克份]?)?、$/u;
const LISTED_BEHIND = /^、(\p{Script=Han}{2})/u;

const HAN = /\p{Script=Han}/u;
/** Characters before and behind that tell. */
const AROUND = 20;

/** Whether a name may be a part of a longer one, which what stands around it tells. */
export const mayBeAPart = (name: string): boolean =>
  isShortSubstance(name) || (name.length === 3 && OF_A_CLASS.test(name));

/** Whether the name at [start, end) is all that is named there; long names and those of no class are, but for acids. */
export function isWholeSubstance(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  if (!HAN.test(name)) return true;
  const next = text.slice(end, end + 5);
  if (name.endsWith('酸') && (text[start - 1] === '聚' || OF_AN_ESTER.test(next) || OF_AN_ENZYME.test(next)))
    return false;
  if (OF_LENGTH.test(name) && LONGER.test(name.at(-1) + text.slice(end, end + 10))) return false;
  const before = text.slice(Math.max(0, start - AROUND), start);
  if (LONGER_BEFORE.test(before) || LONGER_BEHIND.test(next)) return false;
  if (BEGINS_WITHIN.some(([first, last]) => first.test(name) && last.test(before))) return false;
  if (RING.test(name) && OF_THE_RING.test(next)) return false;
  if (!mayBeAPart(name)) return true;
  const behind = text.slice(end, end + AROUND);
  if (HERBS.has(name)) {
    const beside = [LISTED_BEFORE.exec(before)?.[1], LISTED_BEHIND.exec(behind)?.[1]];
    return PREPARED.test(behind) || beside.some((other) => other !== undefined && HERBS.has(other));
  }
  if (GROUP_BEFORE.test(before) || (PLACE_BEFORE.test(before) && OF_A_RING.test(name))) return false;
  if (name.endsWith('酸') && name !== '尿酸' && !name.endsWith('氨酸') && !ENDS.test(behind)) return false;
  return !GOES_ON.test(behind) && !OF_AN_ENZYME.test(behind);
}
