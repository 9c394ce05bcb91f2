import { headedContentsIn, shareKindAt } from './content-heads.ts';
import { formulasOf } from './formulas.ts';
import { type Ratio, ratiosIn } from './ratios.ts';
import { respectivelyIn } from './respectively.ts';
import type { Span } from './spans.ts';

/**
 * What an amount is of: a share of the whole, parts beside a hundred of something, parts of a ratio (whose names have
 * the place of the ratio in common), or a quantity that was taken.
 */
export type AmountBasis =
  | 'mass share'
  | 'volume share'
  | 'mole share'
  | 'share'
  | 'parts'
  | 'mass ratio'
  | 'volume ratio'
  | 'mole ratio'
  | 'mass'
  | 'volume'
  | 'moles';

export interface Amount extends Span {
  /** As written. */
  readonly text: string;
  /**
   * In per cent, parts, grams, millilitres or moles; a bound that the text leaves open is absent. The balance of shares
   * has neither.
   */
  readonly low?: number;
  readonly high?: number;
  readonly basis: AmountBasis;
}

/** A substance of a recipe with its amount, and what it is for where the text says so. */
export interface Ingredient extends Span {
  /** As written. */
  readonly name: string;
  readonly amount: Amount;
  readonly function?: IngredientFunction;
  /** The words that say the function. */
  readonly function_words?: string;
}

// biome-ignore format: read it as a table
const FUNCTIONS = {
  filler:           { en: 'fillers?', zh: '填料|填充剂' },
  plasticizer:      { en: 'plastici[sz]ers?', zh: '增塑剂' },
  antioxidant:      { en: 'antioxidants?|age resistors?', zh: '抗氧化?剂|防老剂' },
  flame_retardant:  { en: 'flame[- ]retardants?', zh: '阻燃剂' },
  curing_agent:     { en: 'curing agents?|hardeners?|cross-?linking agents?|cross-?linkers?|vulcani[sz]ing agents?', zh: '固化剂|交联剂|硫化剂' },
  accelerator:      { en: '(?:vulcani[sz]ation )?accelerators?|promoters?', zh: '促进剂' },
  initiator:        { en: '(?:photo-?)?initiators?', zh: '光?引发剂' },
  catalyst:         { en: '(?:photo)?catalysts?', zh: '光?催化剂' },
  solvent:          { en: 'solvents?|diluents?', zh: '溶剂|稀释剂' },
  surfactant:       { en: 'surfactants?', zh: '表面活性剂' },
  dispersant:       { en: 'dispersants?|dispersing agents?', zh: '分散剂' },
  emulsifier:       { en: '(?:co-?)?emulsifiers?', zh: '乳化剂' },
  thickener:        { en: 'thickeners?|thickening agents?', zh: '增稠剂' },
  stabilizer:       { en: 'stabili[sz]ers?', zh: '稳定剂' },
  lubricant:        { en: 'lubricants?|release agents?', zh: '润滑剂|脱模剂' },
  colorant:         { en: 'pigments?|dyes?|colou?rants?', zh: '颜料|染料|着色剂|色母' },
  preservative:     { en: 'preservatives?', zh: '防腐剂' },
  binder:           { en: 'binders?|binding agents?', zh: '粘结剂|粘合剂|胶凝材料' },
  coupling_agent:   { en: '(?:silane )?coupling agents?', zh: '偶联剂' },
  defoamer:         { en: 'defoamers?|antifoam(?:ing)?(?: agents?)?', zh: '消泡剂' },
  foaming_agent:    { en: '(?:foaming|blowing) agents?', zh: '发泡剂' },
  ph_adjuster:      { en: 'pH (?:adjusters?|regulators?|adjusting agents?)|buffers?', zh: 'pH调节剂|缓冲剂' },
  humectant:        { en: 'humectants?|moisturi[sz]ers?', zh: '保湿剂' },
  chelating_agent:  { en: 'chelating agents?|chelators?|scavengers?', zh: '螯合剂' },
  conductive_agent: { en: 'conducti(?:ve|ng) (?:agents?|additives?)', zh: '导电剂' },
  water_reducer:    { en: 'water[- ]reduc(?:ers?|ing agents?)|superplastici[sz]ers?', zh: '减水剂' },
  sweetener:        { en: 'sweeteners?', zh: '甜味剂' },
  flavour:          { en: 'flavou?r(?:ing)?s?|fragrances?|perfumes?', zh: '香精|香料' },
  disintegrant:     { en: 'disintegrants?', zh: '崩解剂' },
  toughener:        { en: 'tougheners?|toughening agents?|impact modifiers?', zh: '增韧剂' },
  additive:         { en: 'additives?|auxiliary agents?|auxiliaries', zh: '添加剂|助剂' },
} as const;
/** What an ingredient is for. */
export type IngredientFunction = keyof typeof FUNCTIONS;
const FUNCTION_NAMES = Object.keys(FUNCTIONS) as IngredientFunction[];
const FUNCTION = new RegExp(
  Object.entries(FUNCTIONS)
    .map(([name, { en, zh }]) => `(?<${name}>(?<![A-Za-z])(?:${en})(?![A-Za-z])|${zh})`)
    .join('|'),
  'giu',
);

/** A function in words of a language. */
export const functionName = (of: IngredientFunction, lang: 'en' | 'zh'): string =>
  lang === 'en' ? of.replaceAll('_', ' ') : FUNCTIONS[of].zh.replace('光?', '').replace('化?', '').split('|')[0]!;

/** The functions that a text names, in its order. */
export function functionsIn(
  text: string,
): { readonly function: IngredientFunction; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(FUNCTION)].map((match) => ({
    function: FUNCTION_NAMES.find((name) => match.groups![name] !== undefined)!,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const NUMBER = '\\d{1,6}(?:,\\d{3})?(?:\\.\\d{1,6})?';
const UNITS =
  '(?<mass_share>% by (?:weight|mass)|percent by (?:weight|mass)|(?:weight|mass) ?(?:%|percent)|(?:[Ww](?:t|T|eight)?)\\.?[ -]?%|% ?\\(?w/w\\)?|mass[ -]?%|重量[%％]|质量[%％]|[%％] ?[(（](?:重量|质量|wt)[)）]|[%％] ?(?:的)?(?:质量|重量)(?:分数|百分比)?(?![\u4e00-\u9fff]|$)|[%％](?:质量|重量)(?:分数|百分比)?(?=的)|[%％](?:质量|重量)(?:分数|百分比)|重量百分比|[Ww][Tt][％])|' +
  '(?<volume_share>% by volume|vol\\.?[ -]?%|volume ?%|% ?\\(?v/v\\)?|体积[%％])|(?<mole_share>mol(?:e|ar)?\\.?[ -]?(?:%|percent)|at\\.?[ -]?%|摩尔[%％])|' +
  '(?<share>[%％](?: ?\\(?w\\/v\\)?)?|per ?cent(?![a-z]))|(?<parts>parts? by (?:weight|mass)|(?:weight|mass) parts?|pbw|phr|parts?(?= of)|(?:重量|质量)?份(?!额|数))|' +
  '(?<mass>kg|mg|gms?|g|[uµμ]g|(?:kilo|milli|micro)?grams?|千克|公斤|毫克|克)|(?<volume>ml|mL|[uµμ][Ll]|L|l|cc|cm3|(?:milli|micro)?lit(?:er|re)s?|毫升|微升|升(?![至高到降温华级]))|(?<moles>[mµμu]?mol(?:e?s|e)?|毫摩尔|摩尔)';
const JOIN = ' {0,2}(?:-|‑|‒|−|–|—|~|～|∼|至|到|to|and|through) {0,2}';
const LOWER =
  'at least|not less than|no less than|more than|greater than|above|≥|[>＞]|不低于|不少于|(?:大于|高于)(?:或?等于)?(?:(?:质量|重量|体积)(?:分数|百分比))?|至少|超过';
const UPPER =
  'at most|not more than|no more than|less than|below|up to|≤|[<＜]|不高于|不超过|不大于|(?:小于|低于)(?:或?等于)?(?:(?:质量|重量|体积)(?:分数|百分比))?|少于|至多';
/** Letters and digits that may stand close behind a unit: 2mLFARP, 5%La, 1mL10%, 0.25mL0.5mg/mL. */
const CLOSE =
  '(?<=[%％]|m[lLg]|\\dg|[µμ][lLg]|mmol|[份克升])(?:(?=\\p{Lu})(?!L ?[-−–⁻])|(?=\\d{1,4}(?:\\.\\d{1,3})? ?(?:[%％]|[x×]|[mµμ]?M(?![A-Za-z])|[mµμ]?mol|[mnµμ]?g ?[/·⋅]))|(?=\\d(?:,\\d)+-)|(?=\\d-\\p{Script=Han}))';
const AMOUNT = new RegExp(
  `(?:(?<![A-Za-z\\d./．·⋅])|(?<=[A-Za-z\\d])(?=[≤≥])|(?<=(?<![A-Za-z])[A-Z][a-z]?)(?=[<>＜＞]))(?:(?<lower>${LOWER}) ?|(?<upper>${UPPER}) ?)?(?:(?:about|approximately|约|大约) ?)?(?:(?<times>\\d{1,2}) ?[x×] ?)?(?<first>${NUMBER}) ?(?:(?<unit1>${UNITS.replace(/\(\?<[a-z_]+>/gu, '(?:')})?(?:(?: or more|以上且?)?${JOIN}| ?[和与] ?(?=\\d[\\d.]{0,8} ?[%％][^，,；;。]{0,4}之间))(?:about |约)?(?<second>${NUMBER}) ?)?(?:${UNITS})(?:${CLOSE}|(?![A-Za-z/·⋅\\d]|[(（][^()（）]{1,8}[)）] ?[/·⋅]| (?:\\/|· |⋅ ) ?(?:m?[Ll]|[kmμµ]?g|t|\\d)))(?! ?(?:[cdm]?m|m?[Ll]|mol|k?g|s|h|min) ?[-−–⁻] ?[123¹²³])(?<open> or (?:more|less)|或?以上|或?以下|或更[多高少低])?(?:(?<=[gmLl])\\.(?=[),]| [(a-z]))?`,
  'gu',
);
const FACTORS: Readonly<Record<string, number>> = {
  ...{ kg: 1000, kilogram: 1000, kilograms: 1000, 千克: 1000, 公斤: 1000, mg: 1e-3, milligram: 1e-3, milligrams: 1e-3 },
  ...{ 毫克: 1e-3, ug: 1e-6, µg: 1e-6, μg: 1e-6, microgram: 1e-6, micrograms: 1e-6 },
  ...{ L: 1000, l: 1000, liter: 1000, liters: 1000, litre: 1000, litres: 1000, 升: 1000 },
  ...{ uL: 1e-3, µL: 1e-3, μL: 1e-3, ul: 1e-3, µl: 1e-3, μl: 1e-3, 微升: 1e-3 },
  ...{ microliter: 1e-3, microliters: 1e-3, microlitre: 1e-3, microlitres: 1e-3 },
  ...{ mmol: 1e-3, mmole: 1e-3, mmoles: 1e-3, mmols: 1e-3, 毫摩尔: 1e-3, µmol: 1e-6, μmol: 1e-6, umol: 1e-6 },
};
const BASES = ['mass_share', 'volume_share', 'mole_share', 'share', 'parts', 'mass', 'volume', 'moles'] as const;

/** 1.5, 3 and 5 wt%: numbers before an amount whose unit they have, too; but 1, 2 of examples and drawings. */
const NUMBERS_BEFORE = new RegExp(
  `(?<![\\p{L}\\d.,:：/~～±-])(?<![\\d,:：/~～±-] )(?<!\\b(?:[Ee]xamples?|FIGS?\\.?|[Ff]ig(?:ure)?s?\\.?|[Tt]ables?|[Ss]teps?|[Cc]ompounds?|[Cc]laims?|[Ff]ormulas?|[Nn]os?\\.|[Gg]roups?|[Ss]amples?|[Dd]ays?|[Ww]eeks?|[Pp]hases?|[Ll]evels?) )((?:${NUMBER}(?:, |、)){0,8}${NUMBER})(?:, |、|,? (?:and|or) |[和与或])$`,
  'u',
);
const LONGEST_NUMBERS = 64;

/** An amount with the numbers before it that have its unit, if there are any. */
function withNumbersBefore(text: string, amount: Amount, from: number): Amount {
  const start = Math.max(from, amount.start - LONGEST_NUMBERS);
  const before = text.slice(start, amount.start);
  const numbers = /\d ?(?:,|、|,? (?:or|and)|[和与或]) ?$/u.test(before.slice(-8)) ? NUMBERS_BEFORE.exec(before) : null;
  if (!numbers || amount.low === undefined || amount.high === undefined) return amount;
  const single = amount.low === amount.high;
  const joined = single ? /(?:and|or|[和与或]) ?$/u.test(before) : / and /u.test(amount.text);
  if (!joined) return amount;
  const unit = amount.text.slice(amount.text.lastIndexOf(' and ') + 1).replace(/^(?:and )?[\d.,\s]{1,20}/u, '');
  const values = [...numbers[1]!.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => amountsIn(number + unit)[0]);
  if (values.some((value) => value?.low === undefined)) return amount;
  const all = values.map((value) => value!.low!);
  const at = start + numbers.index;
  return {
    ...amount,
    ...{ start: at, text: text.slice(at, amount.end) },
    ...{ low: Math.min(amount.low, ...all), high: Math.max(amount.high, ...all) },
  };
}

/** 1 000 mL: the thousands stand before a blank. */
function withThousands(text: string, amount: Amount): Amount {
  if (!/^0\d\d(?!\d)/u.test(amount.text)) return amount;
  const before = /(?<![\d.,])\d{1,3} $/u.exec(text.slice(Math.max(0, amount.start - 6), amount.start))?.[0];
  if (before === undefined) return amount;
  const [whole] = amountsIn(before.trimEnd() + amount.text);
  return { ...amount, ...whole, start: amount.start - before.length, end: amount.end, text: before + amount.text };
}

/** The amounts of a text. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const groups = match.groups!;
    const basis = BASES.find((name) => groups[name] !== undefined)!;
    const factor = FACTORS[groups[basis]!] ?? 1;
    // 3 x 20 mL: three portions
    const times = Number(groups.times ?? 1);
    const value = (written: string, of: number) =>
      Number((Number(written.replaceAll(',', '')) * of * times).toPrecision(9));
    // 500 mg to 2 g: each by its own unit
    const first = value(groups.first!, groups.unit1 === undefined ? factor : (FACTORS[groups.unit1] ?? 1));
    const ranges = groups.second !== undefined;
    const last = ranges ? value(groups.second!, factor) : first;
    const [low, high] = first <= last ? [first, last] : [last, first];
    const noHigh = !ranges && (groups.lower !== undefined || /more|以上|更[多高]/u.test(groups.open ?? ''));
    const noLow = !ranges && (groups.upper !== undefined || /less|以下|更[少低]/u.test(groups.open ?? ''));
    const amount: Amount = {
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      ...(!noLow && { low }),
      ...(!noHigh && { high }),
      basis: basis.replace('_', ' ') as AmountBasis,
    };
    found.push(withNumbersBefore(text, withThousands(text, amount), found.at(-1)?.end ?? 0));
  }
  return found;
}

/** Where a name ends: punctuation, words that join or say what is done. */
const STOP_EN =
  /^(?:and|or|in|into|with|was|were|is|are|be|been|being|to|for|as|at|by|from|on|onto|under|per|based|relative|calculated|which|that|wherein|having|containing|contained|dissolved|dispersed|added|mixed|stirred|heated|respectively|then|while|when|until|after|before|each|can|may|must|preferably|followed|using|via|over|through|during|within|balance|remainder|so|thereto|therein|have|has|had|it|its|this|these|amount|amounts|compris(?:e|es|ed|ing)|includ(?:e|es|ed|ing)|consist(?:s|ed|ing)?|contain(?:s|ed)?|will|would|should|shall|could|present|used|placed|charged|weighed|prepared|obtained|selected|made|such|but|not|if|where|whose|than|more|less|about|of the total|total|varied|varies|varying|ranged|afford(?:s|ed|ing)?|g[ai]ves?|given|giving|yield(?:s|ed|ing)|furnish(?:es|ed|ing)|show(?:s|ed|ing)?|except|substitut(?:ed|ing)|achieve|obtain|dissolve|neutrali[sz]e|time|identified|characteri[sz]ed|collected|withdrawn|weighing)$/iu;
const LEADING_EN =
  /^(?:(?:the|a|an|of|this|these|either|said|some|further|additional|additionally|other|and|or|with|in|to|by|is|are|was|mixing|adding|dissolving|adding|combining|charging|blending|comprising|comprises|containing|contains|includes?|including|consisting|consists|following|composition|(?:(?:\w{4,12}ed|aqueous|dilute) ){0,2}(?:solutions?|mixtures?|suspensions?|dispersions?|slurry) of|portions? of|aliquots? of|then|dropwise|portionwise|slowly|using|use|wherein|which|preferably|particularly|namely|i\.e\.|respectively|amount|content|contents|proportion|concentration|ratio)(?: +|$))+/iu;
/** What has amounts and is no ingredient. */
const NO_INGREDIENT =
  /\b(?:yield|purity|humidity|conversion|efficiency|porosity|elongation|strength|increase|decrease|reduction|reduced|increased|improved|accuracy|error|rate|probability|loss|capacity|transmittance|reflectance|moisture|voltage|time|temperature|resistance|recovery|selectivity|degree|solids? content|weight loss|leakage|cycles?|haze|film|value|values|density|thickness|rather|results?|effect|share|phosphorus content|total|weight|volume|mass|percentage|deviation|confidence|total weight|sample|portions?|aliquots?|load|body weight|patients?|subjects?|day|dose|efficacy|inhibition|coverage|overlap|mice|rats|rabbits|pigs?|piglets?|chickens?|broilers?|cows?|animals?|state of charge|duty|thickness|length|width|height|depth|surface|area|diameter|radius|concentrations?|angle|dosages?|RSD|follows?|minimum|maximum|make|makes|made|autoclaves?|beakers?|flasks?|vessels?|reactors?|bottles?|vials?|crucibles?|tubes?|mill|containers?|furnaces?|chambers?|jars?|stream|grade|Aldrich|rest|parts|balance|remainder|remaining|incorporation|preferred|particular|embodiments?|instance|either|both)\b(?=$|[,([]| (?:of|in|to|for|on|by|at|from|per|than|with|was|is|and|or)\b)|收率|产率|纯度|湿度|转化率|效率|孔隙率|伸长率|强度|去除率|准确率|误差|比例$|概率|以上$|以下$|水分|回收率|固含量|抑制率|透过率|温度|时间|厚度|长度|宽度|总量|总重|余量|其余|电压|体重|患者|优选|均可|效果|较佳|密度|数值|泄漏|比表面|孔径|磷含量|接种量|[产单亩]产量?|产[量品]$|用量(?:$|达)|品位|口服|给药|灌胃|\d ?[尾只头株粒枚匹](?!\p{Script=Han})|循环|[增涨降]幅|取?样量|体系$|含\p{Script=Han}{1,2}量|持水量|水量|失重|拌种|配方$|^\d{1,2}次$/iu;
/** 离心管, 容量瓶中: what holds a substance has a volume, and is none; tubes of carbon are. */
const VESSEL_ZH = /(?:(?<!纳米|碳)管|瓶|杯|罐|皿|釜|坩埚|研钵|漏斗|量筒|桶|器)[中内里底]?$/u;
const IN_VESSEL_ZH =
  /^ ?的?[^，,；;。.、：:（(\s于至入到在置放中加和与]{0,8}(?<!纳米|碳)(?:管|瓶|杯|罐|皿|釜|坩埚|研钵|漏斗|量筒|桶|器)/u;
/** 100 μL 为进样体积: a setting. */
const VALUE_ZH = /^ ?(?:作?为|作)\p{Script=Han}{0,6}(?:体积|[量值])/u;
/** 各 3 份, 分成 5 份, 分析了 176 份: portions and samples that are counted. */
const COUNTED_PARTS_ZH = /(?:[各成为]|(?:分析|检测|测定|收集|采集|选取|鉴定|调查)了?) ?\d{1,4}份$/u;
/** 含 100 mL 培养基的锥形瓶: of what is in it. */
const FILLED_ZH = /(?:含有?|[装盛加]有?) ?$/u;
const OF_VESSEL_ZH = /(?<=\p{Script=Han})的\p{Script=Han}{0,6}(?<!纳米|碳)(?:管|瓶|杯|罐|皿|釜|坩埚|量筒|桶)/u;
/** 每孔 3 mL 加入培养液: the name stands behind what is done. */
const PER_ZH = /每 ?\p{Script=Han}{0,2} ?$/u;
const EDGE = /^[+＋\s"'“”‘’()（）[\]【】,，.。:：∶;；、-]+/u;

/** 250 mL shake flask, 100 ml RBF, 25 g column: what it holds at most, or how large it is. */
const VESSEL_EN =
  /^[ -](?:(?!(?:of|in|into|a|an|the|to|was|were|and|or|with|from|solution|water)\b)[\p{L}\d-]{1,20} ){0,4}(?:flask|syringe|tube|vial|beaker|bottle|vessel|reactor|autoclave|crucible|jar|pipette|burette|cuvette|funnel|container|cylinder|apparatus|RBF|column|cartridge)s?\b/iu;

interface Named extends Span {
  readonly text: string;
}

const LONGEST_NAME = 160;
const LONGEST_LINK = 100;
const LONGEST_ZH = 24;
const MOST_WORDS = 8;

/** Between an amount and its name: the same in other units, `of the`, and how strong a solution is. */
const LEAD =
  /^(?: ?\([^()]{1,30}\)(?= |$|的|\p{Script=Han}))?(?:(?:,? by (?:total )?(?:weight|mass|volume))?(?: of (?:the |a )?[\p{L}\d -]{1,40}?)?,(?= of ))?(?: by total (?:weight|mass))? ?(?:of (?:at least one (?:of )?|one or more (?:of )?|any (?:of )?|the |a |an )?|(?:之间|范围内)?的)?(?:按(?:重量|质量|体积)计(?:为)?(?=\p{Script=Han}))?(?:一[种个]或(?:多|几|更多)[种个]的?)?(?:(?:aqueous |about |approximately |ca\.? )?\d{1,4}(?:\.\d{1,4})? ?(?:[mµμ]?M|N|mol ?(?:\/ ?L|L-1|dm-3)|(?:wt|vol)?\.? ?%|per ?cent)(?:[ -]strength)?(?: ?[(（](?:w\/w|v\/v|w\/v)[)）])?(?: |(?<=）))(?:of )?)?(?:\d{1,3} ?lbm?\/(?:1000 )?gal(?:lons?)? )?(?:(?:satd?|aq|conc|dil|anhyd?|abs)\. ?){0,2}/u;
/** 60%的, 浓度为5.25%的, 0.1 mol/L, 4 °C预冷的: how strong or how cold is what was taken. */
const STRENGTH_ZH =
  /^(?:(?:左右|上下)(?= ?的?\p{Script=Han}))? ?的? ?(?:\p{Script=Han}{2,4}[后好过]的)?(?:(?:(?:不含|未经|含有?|经)[^，,；;。()（）加用]|\p{Script=Han}{1,8}[为在是达] ?\d)[^，,；;。()（）加用的]{0,17}(?:[(（][^()（）]{1,30}[)）])? ?的(?=\p{Script=Han}))?(?:(?:(?:质量|体积|重量|摩尔|物质的量|[终初])?(?:浓度|分数|百分[数比])为?)? ?(?:(?:体积|质量|重量|摩尔)比为? ?[\d.]{1,5}(?: ?[:：∶] ?[\d.]{1,5}){1,3}|\d{1,4}(?:\.\d{1,4})? ?(?:(?:(?:wt|vol|mol)\.? ?)?[%％]|[x×]|[mμµ]?mol ?(?:\/ ?L|[·⋅] ?L-1)|[nmμµ]?g ?(?:\/ ?[mμµ]?L|[·⋅] ?m?L-1)|[mμµ]?M(?![A-Za-z]))|-?\d{1,2} ?(?:°C|℃))(?: ?[(（](?:[wvWV]\/[wvWV]|[体质]积?量?分数)[)）])? ?(?:预冷|预热)?的? ?(?!组)(?=[\p{Script=Han}A-Zα-ω]))?/u;
/** Commas without a blank and brackets that stand close belong to names: `1,4-dioxane`, `Zn(NO3)2`. */
const BODY = /^(?:\([^()\s]{1,30}\)(?=\S))?(?:[^,;:，；：、。()（）\n]|,(?=[!-~])|(?<=\S)\([^()\n]{1,40}\))*/u;

/** A name of Chinese, or one that goes over into it: `PBS缓冲液`. */
const IN_CHINESE = /^[^，,；;。、:：（）()\n]{0,30}?\p{Script=Han}/u;

/** palladium on carbon: one name. */
const isSupport = (words: readonly RegExpMatchArray[], at: number): boolean =>
  words[at]![0] === 'on' && /^(?:carbon|charcoal|alumina|silica|C)\b/u.test(words[at + 1]?.[0] ?? '');

/** Irganox 1010, SBR 1502: the number of a product, behind which its item ends. */
const isGrade = (words: readonly RegExpMatchArray[], at: number): boolean =>
  /^\d{3,4}$/u.test(words[at]![0]) &&
  /^\p{Lu}[\p{L}-]{1,}[®™]?$/u.test(words[at - 1]?.[0] ?? '') &&
  (at === words.length - 1 || STOP_EN.test(words[at + 1]![0]));

/** What stands after an amount up to where a name ends. */
function nameAfter(text: string, from: number): Named | undefined {
  const window = text.slice(from, from + LONGEST_NAME * 2);
  const led = LEAD.exec(window)![0].length;
  const lead = led + (STRENGTH_ZH.exec(window.slice(led))?.[0].length ?? 0);
  const rest = window.slice(lead);
  if (/^\s{0,2}[.,;:，。；：、)）]/u.test(rest)) return undefined;
  if (IN_CHINESE.test(rest)) return chineseAfter(text, from + lead);
  const said = BODY.exec(rest)![0].split(/\.(?= |$)|的/u)[0]!;
  // K3[Fe(CN)6]溶于: what is done with it, in Chinese
  const body = said.slice(0, /\p{Script=Han}/u.test(said) ? stopIn(said) : undefined);
  const words = [...body.matchAll(/\S+/gu)];
  let end = 0;
  for (const [at, word] of words.entries()) {
    const shown = /^(?:this|these)$/iu.test(word[0]) && /^of$/iu.test(words[at - 1]?.[0] ?? '');
    if (
      at >= MOST_WORDS ||
      (STOP_EN.test(word[0]) && !shown && !isSupport(words, at)) ||
      (/^\d+(?:\.\d+)?(?:%|g|mg|ml|mL|wt|parts?)?$/u.test(word[0]) && !isGrade(words, at))
    )
      break;
    end = word.index + word[0].length;
  }
  return tidy(text, from + lead, from + lead + end);
}

/** What is done with what was taken, or what comes of it: no part of its name, but of 提取液, 反应物, 研磨的. */
const DONE_ZH =
  '(?:称[重量]|显色|[振震]荡|涡旋|[混搅摇]匀|混拌|搅拌|固定(?!相)|溶解|浸[泡提]|研磨|稀释|定容|洗涤|冲洗|加热|超声|离心|重悬|悬浮|消解|静置|处理|调节|终止|反应|[提萃]取|染色|培养|滴加|接种|消化|中和|拌种|防腐|固氮|保存|条件|产生|得到|形成|配[制成])(?!溶?[剂液物器机基体酶的粉料])';
const STOP_ZH = new RegExp(
  `(?:加入|加至|溶于|溶解|置于|混合|搅拌|放入|倒入|分散|与|(?<![中饱混缓温调])和|及|或|以及|(?<!牛)至|于|中|进行|后|时|为|作为|用于|在|按|的混合|并|再|到|制成|组成|投入|以|均匀|经|通过|含有|包括|包含|制备|其中|由)(?!剂)|作(?=\\p{Script=Han}{0,4}剂)|分[一二两三四五六\\d]次|充分|缓慢|最[佳好优适]|实现|分别|[迅快]速|[置移倒放转][于入]|${DONE_ZH}`,
  'gu',
);
/** Where a name ends by what is done with it, after its first letter. */
const stopIn = (run: string): number | undefined => run.matchAll(STOP_ZH).find(({ index }) => index > 0)?.index;

/** After an amount: when, how much, or what follows from it. */
const NO_NAME_ZH =
  /^(?:阶段|时|后|前|在|组(?![织分氨])|不|左右|以上|以下|以内|(?:的|这一)?(?:情况|范围|条件|水平|添加量|用量|浓度|剂量|速度|概率)|之间|到|至|和|与|及|或|且|并|而|但|则|其|均|都|是|为|使|令|之|所|上(?![述清样层])|下(?![述层])|的(?:情况|范围|条件)|用|含[有约]? ?(?=\d)|放?置|[放加移转倒]入|进行|[提升]高|降低|增加|减少|上升|下降|[增升降]至|增长|混合(?:$|[均后搅至于并在成])|过夜|分别|备用|制成)/u;

const DONE_FIRST_ZH = new RegExp(`^${DONE_ZH}`, 'u');
/** 提取缓冲液, 培养底物: what is done with it names it, too. */
const SUBSTANCE_ZH = /^\p{Script=Han}{3,8}?[液剂物基酶酸盐粉油水醇料](?!\p{Script=Han})/u;

function chineseAfter(text: string, from: number): Named | undefined {
  const window = text.slice(from, from + LONGEST_ZH + 6);
  const whole = /^(?:[^，,；;。、:：（）()+＋\n.．]|[.．](?=[\dA-Za-z])|(?<=\d),(?=\d))*/u.exec(window)![0];
  const run = whole.slice(0, OF_VESSEL_ZH.exec(whole)?.index);
  if (NO_NAME_ZH.test(run) || (DONE_FIRST_ZH.test(run) && !SUBSTANCE_ZH.test(run))) return undefined;
  const stop = stopIn(run);
  const digits = /\d{1,6}(?:\.\d+)? ?(?:[%％份克]|g|ml|mL|kg|mg|重量|质量|wt)/u.exec(run);
  const end = Math.min(run.length, stop ?? run.length, digits ? digits.index : run.length);
  if (end > LONGEST_ZH) return undefined;
  return tidy(text, from, from + end);
}

/** more preferably, for example, typically: between what says that something has an amount, and the amount. */
const HEDGE =
  '(?:,? (?:(?:(?:even|still) )?(?:more|most) |particularly |especially )?(?:preferably|typically|generally|usually|normally|suitably|desirably|advantageously|for (?:example|instance)),?)?';
const LINK_EN = new RegExp(
  `(?:(?: (?:may|can|should|preferably|is|are|was|were))?${HEDGE} (?:lies?|rang(?:es?|ing|ed)|var(?:y|ies|ied)) (?:between|from|in)|[,]? ?(?:which is |is |are |was |were |being )?(?:present |added |used |contained |included |comprised )?${HEDGE} ?(?<!\\p{L})(?:in|at)(?: an?| the)? (?:total |maximum |minimum )?(?:amounts?|contents?|proportion|concentrations?|quantit(?:y|ies)|levels?|ratio|range)(?: by (?:weight|mass|volume))?(?: of| ranging from| from| between| that (?:is|are)| which (?:is|are))?(?: is| are)?|(?:amounts?|accounts?) (?:to|for)| (?:is |are |was |were )?(?:present|used|added|included|contained|incorporated) (?:from|between|at)|(?: (?:can|may|should) be| is set| (?:is|are|was|were) limited to)${HEDGE}|(?:is|are|was|were|being|makes up|constitutes?)${HEDGE}|[:=：])? {0,2}(?:from |between |of )?$`,
  'iu',
);
/** particles with a size range of 10 to 50 µm, in a range of 5%: what the name has besides. */
const WITH_MEASURE =
  /,? (?:with|having|of) (?:an?|the) (?:[\p{L}-]{2,16} ){0,3}(?:size|diameter|length|thickness|viscosity|area|weight|index|point|density|value)(?: range)?\b[^;:\d]{0,30}\d[^;:]{0,90}$/u;
const LINK_ZH =
  /(?:(?:的)?(?:重量|质量|体积|摩尔)?(?:范围|含量范围|用量范围|含量|用量|加入量|添加量|投[放加入]量|负载量|掺杂量|(?:添加|加入)比例|掺量|浓度|重量比|质量比|质量分数|重量百分比|质量百分比|比例|比率|配比|占比)(?:可以?|应|宜|优选)?(?:控制在|为|是|占|在)?|(?:重量|质量|体积)(?:为|是|占|在)?|(?:可以?|应|宜)(?:为|占|是)|(?:限制|控制)在|为|占|是|：|:|=)?(?:约)? {0,2}$/u;
const CONTENT_OF =
  /(?:amount|content|contents|proportion|concentration|quantity)(?: by (?:weight|mass|volume))? of (?:the |an? |said )?(?=[^,;:.]{2,120}$)/iu;

/** The Mn3O4 content of the prepared catalyst: of that, not of what holds it. */
const CONTENT_IN =
  /(?<=^|[Tt]he |[Aa] |, |and )((?!(?:[Tt]he|[Aa]n?|and|or|preferably|wherein|where|when|that|which|said|its|their|total|whole|solids?|moisture)\b)[\p{L}\d()·-]{1,40}(?: [\p{L}\d-]{2,20})?) (?:contents?|loadings?) (?:of|in) [^,;:.]{2,80}$/u;

/** What changed, was reached or is compared, and is no ingredient: 含量降低了, 达到, 分别. */
const RESULT_ZH =
  /(?:达到?|降低了?|减少了?|增加了?|提高了?|上升了?|下降了?|升高了?|缩短了?|超过|低于|高于|小于|大于|不足|至少|仅占?|占|约|可|应|分别|均|且|则|是|和|与|至|到|了|过|[用以将把向从对在于加按共]|[采收]集|[吸量称]取|吸出|制备|称重|丰富|[较最偏][高低])$|^(?:若|当(?!归)|如|结果|其中|分别|左右|平均|相对|相比|检出|回收)|[率度比性力值数](?:分别)?$|水平$|最[佳适优好]$|(?:添加|加入|投加|使用|投喂|掺入)$|等于或|取$|实施例|例次|人次|[<>＜＞=≤≥]|RSD/u;

/** Behind it stands what something has. */
const HOLDS_ZH =
  /(?:含(?:有(?!效))?(?![\u4e00-\u9fff]{0,3}量)|包含|包括|掺入|(?:加入|添加)(?![剂量物])|(?<=\p{Script=Han})中(?![性药空等和间]))(?=.)/gu;
/** 纳米银的量在粉末重量的1~5%: what an amount is of, and of what it is a share. */
const SHARE_OF_ZH =
  /(?:^|[，,；;。：:（(])(?:其中|且|所述)?([^，,；;。：:（(的]{2,20})的?(?:总量|量|含量|用量|加入量|添加量|掺量|质量|重量)?(?:在|为|是|占)[^，,；;。：:]{0,24}(?:重量|质量|体积|总量|总重|总质)的$|(?:^|[，,；;。：:（(])(?:其中|且|所述)?([^，,；;。：:（(的]{2,20})的?(?:总|含|用|加入|添加|掺)?量(?:为|是|占)\p{Script=Han}{1,12}的$/u;

const AMOUNT_ALONE_ZH = /^(?:其|总)?(?:用|含|加入|添加|掺|投加)量$/u;
/** 分散剂为聚丙烯酸钠，用量为粉体的1%: what the clause before says it is; 分散剂选自A、B中的一种，用量为: what was chosen. */
function subjectBefore(text: string, comma: number): Named | undefined {
  const from = Math.max(0, comma - LONGEST_LINK);
  const clause = /[^，,；;。：:\n]{2,100}$/u.exec(text.slice(from, comma))?.[0];
  if (!clause) return undefined;
  const chosen = /^(.{2,24}?)(?:优选|可以?)?(?:选自|包括)/u.exec(clause)?.[1];
  const name = chosen ?? /(?:为|是|采用|选用)([^为是、]{2,24})$/u.exec(clause)?.[1];
  if (!name) return undefined;
  const start = comma - clause.length + (chosen ? 0 : clause.lastIndexOf(name));
  return tidy(text, start, start + name.length);
}

/** 胶粉以树脂为100份计，含量为5份: two names about what one of them is counted by. */
const COUNTED_BY_ZH = /以([^，,；;。：:以]{2,24})为$/u;
const BESIDE_COUNTED_ZH =
  /(?:^|[，,；;。：:])(?:其中)?([^，,；;。：:以]{2,20})以[^，,；;。：:以]{2,24}为 ?100 ?(?:重量|质量)?份计[，,]其?(?:含|用|加入|添加|掺)量(?:为|是)$/u;

function besideCounted(text: string, { start, end }: Amount): Named | undefined {
  const from = Math.max(0, start - LONGEST_LINK);
  const before = text.slice(from, start);
  const said = (text[end] === '计' ? COUNTED_BY_ZH : BESIDE_COUNTED_ZH).exec(before);
  if (!said) return undefined;
  const at = from + said.index + said[0].indexOf(said[1]!);
  return tidy(text, at, at + said[1]!.length);
}

const BRACKETS_WITHIN_ZH =
  /(?<=[\p{L}\d])[(（][^()（）]{1,20}[)）](?=\p{Script=Han})|(?<=[A-Za-z\d])\([A-Za-z\d]{1,12}\)(?=[\dA-Z])/gu;

const MADE_IN =
  / (?:(?:prepared |obtained |made )?(?:from|in|of|according to)|see) (?:the )?(?:Step|Example|Preparation|Intermediate|Part|Reference Example) [\dA-Z][\w.-]{0,5}(?: above)?$/u;

/** The name before an amount: in brackets behind it, after a colon, `in an amount of`, 含量为. */
function nameBefore(text: string, to: number, floor: number): Named | undefined {
  const from = Math.max(floor, to - LONGEST_NAME - LONGEST_LINK);
  let window = text.slice(from, to);
  // benzoic acid (compound 6, 5 g): the name stands before its brackets
  const near = Math.max(0, window.length - 46);
  const open = /[(（[] ?(?:[^()（）[\]]{1,40}[,;，；] ?)?$/u.exec(window.slice(near));
  if (open) window = window.slice(0, near + open.index);
  const chinese = /\p{Script=Han}/u.test(window.replace(/（[^（）]{1,40}）$/u, '').slice(-12));
  const tail = Math.max(0, window.length - LONGEST_LINK);
  const link = (chinese ? LINK_ZH : LINK_EN).exec(window.slice(tail));
  let body = window.slice(0, link ? tail + link.index : window.length);
  // 油相，其含量为10%: the name stands before the comma; 为颗粒的3%: a basis, and no name
  if (chinese)
    body = body.replace(/[，,](?:其|且其)?(?:在组合物中)?$|(?<=\p{Script=Han}{2})在\p{Script=Han}{1,8}[中内里]$/u, '');
  // 还原剂占混合液: what has the share
  const whole = chinese ? body.lastIndexOf('占') : -1;
  if (whole > 0 && body.length - whole > 1) body = body.slice(0, whole).replace(/[的所]$/u, '');
  if (chinese && body.endsWith('的')) {
    const share = SHARE_OF_ZH.exec(body);
    if (!share) return undefined;
    const named = share[1] ?? share[2]!;
    if (AMOUNT_ALONE_ZH.test(named)) return subjectBefore(text, from + share.index);
    const begin = share.index + share[0].indexOf(named);
    return tidy(text, from + begin, from + begin + named.length);
  }
  // Ln2O3 (Pr, Nd, Sm) (0.5 mmol): the name stands before its brackets
  const end = Math.max(0, body.length - 50);
  body =
    body.slice(0, end) +
    body
      .slice(end)
      .replace(
        /(?:(?<=\S) \([^()]{1,40}\))?\s{1,4}$|(?<=\S) \([^()]{1,40}\)$|(?<=\p{Script=Han})[（(][^()（）]{1,40}[)）]$/u,
        '',
      );
  // the ester from Step 1 above (3.2 g): where it was made is no part of its name
  if (!chinese) body = body.replace(MADE_IN, '');
  if (link && !chinese && WITH_MEASURE.test(body))
    body = body.replace(WITH_MEASURE, '').replace(/ (?:is|are|was|were)(?: \p{L}{2,14})?$/u, '');
  const holder = link && !chinese && !open ? CONTENT_IN.exec(body) : null;
  if (holder) return tidy(text, from + holder.index, from + holder.index + holder[1]!.length);
  const content = open ? null : CONTENT_OF.exec(body);
  // 磷(Ⅴ)溶液: brackets within a name end none
  const plain = chinese ? body.replace(BRACKETS_WITHIN_ZH, (all) => '-'.repeat(all.length)) : body;
  const cut = Math.max(
    -1,
    ...[
      ...plain.matchAll(
        chinese
          ? /[，；;。、:：（(+＋\n]|,(?!\d{1,2}(?:,\d{1,2}){0,4}-\p{L})|[.．](?![\dA-Za-z])/gu
          : /,(?=\s)|[;:\n，；。：]|、(?!\d)|\.(?= )|\) |(?: and | or )|(?<=[)）])[和与及]/gu,
      ),
    ]
      .filter((one) => one.index < body.length - 1 && (one[0] !== ') ' || !closesName(body, one.index)))
      .map((one) => one.index + one[0].length - 1),
  );
  let start = content ? content.index + content[0].length : cut + 1;
  if (chinese) {
    const run = body.slice(start);
    const verb =
      /^(?:.{0,12}(?:包括|包含|含有(?!效)|组成|(?:[物液相层品饼体淀]|依次|分别|再)用(?!量)|(?:加入|添加)(?![剂物])|为|由|(?<![提抽萃获])取|将|是|[饲投]喂|需要?|控制|(?<![外添追增附])加(?![入氢成工压热强剂合])|称取|选用|按|(?<![中饱混缓温调])和|与|及|以及|所述|其中))(?=.)/u.exec(
        run,
      );
    if (verb) start += verb[0].length;
    // 40%含水量的土壤: how strong or how wet it is
    const strong = /^.*\d ?[%％][^的]{0,12}的(?=\p{Script=Han})/u.exec(body.slice(start));
    if (strong) start += strong[0].length;
    const holds = [...body.slice(start).matchAll(HOLDS_ZH)].at(-1);
    if (holds) start += holds.index + holds[0].length;
    // 每孔 3 mL: per what
    if (body.length - start > LONGEST_ZH || /每\p{Script=Han}?$/u.test(body) || RESULT_ZH.test(body.slice(start)))
      return undefined;
  } else {
    const words = [...body.slice(start).matchAll(/\S+/gu)];
    // the amount of catalyst used in a composition: of that, not of where it is used
    const ends = content ? words.findIndex(([word], at) => at > 0 && STOP_EN.test(word)) : -1;
    if (ends > 0) return tidy(text, from + start, from + start + words[ends]!.index);
    let first = Math.max(0, words.length - MOST_WORDS);
    for (let at = first; at < words.length; at++)
      if (STOP_EN.test(words[at]![0]) && !isSupport(words, at)) first = at + 1;
    // the conversion of A to B is 85%: of neither
    const said = body.slice(start, start + (words[first]?.index ?? 0)).trimEnd();
    if (link && /^ ?(?:is|are|was|were|can|may|should)\b/u.test(link[0].trimStart()) && NO_INGREDIENT.test(said))
      return undefined;
    if (first > 0 && /\b(?:based|relative|compared)\b/iu.test(body.slice(start, start + (words[first]?.index ?? 0))))
      return undefined;
    start += words[first]?.index ?? body.length - start;
  }
  // toluene, xylene or a mixture thereof: all of them
  if (!chinese && THEREOF.test(body)) start = listStart(body);
  return tidy(text, from + start, from + body.length);
}

const THEREOF = /\b(?:mixtures?|combinations?|blends?) (?:thereof|of (?:these|the two|both))$/u;
/** Before a list of which one is meant. */
const OF_LIST = /(?:\b(?:is|are|be|of|with|from|as|by|comprising|containing)|:) /gu;
const LONGEST_LISTED = 100;

/** Where the list begins that ends in a mixture of all of it. */
function listStart(body: string): number {
  const from = Math.max(0, body.length - LONGEST_LISTED);
  const list = body
    .slice(from)
    .replace(/(?:mixtures?|combinations?|blends?) (?:thereof|of (?:these|the two|both))$/u, '');
  const before = [...list.matchAll(OF_LIST)].at(-1);
  return before ? from + before.index + before[0].length : body.length;
}

/**
 * Whether a closing bracket belongs to a name, as in `Zn(NO3)2`: nothing but a letter or digit is before its opening.
 */
function closesName(body: string, at: number): boolean {
  const open = body.lastIndexOf('(', at);
  return open > 0 && /\S/u.test(body[open - 1]!);
}

/** What something is taken as, before its name. */
const PREPARED =
  /^(?:[\p{L}\d-]{1,24} ){0,5}(?:solutions?|suspensions?|dispersions?|addition|portions?|aliquots?|drops?) of (?:(?:an?|the|this) )?(?=\S)/iu;
/** `230° C.`, `0.5 g`: what begins with a measure is no name; `2 N sodium hydroxide` has a strength before it. */
const MEASURE =
  /^\d{1,6}(?:\.\d{1,6})? ?(?:°|℃|(?:[mkuµμ]?g|gm|[muµμ]?[lL]|[mµμ]?mol(?:e?s)?|h|min)(?![\p{L}-])|\p{L}{1,4}\/\p{L})/u;

/** 钢的化学成分为：c 0.2%: elements that are written in small letters, among what an alloy consists of. */
const OF_ALLOY_ZH = /[钢铁铝铜合]\p{Script=Han}{0,12}.{0,40}(?:化学成分|元素|质量百分|重量百分|组分)/u;
const LONGEST_ALLOY = 300;

/** A name without what surrounds it; nothing where none is left. */
function tidy(text: string, start: number, end: number): Named | undefined {
  let from = start;
  let raw = text.slice(from, end);
  const edge = EDGE.exec(raw)?.[0].length ?? 0;
  from += edge;
  raw = raw.slice(edge);
  const strength = STRENGTH_ZH.exec(raw)?.[0].length ?? 0;
  from += strength;
  raw = raw.slice(strength);
  const lead =
    (/^(?:所述的?|以下|上述|作为|选自|一种|掺[入加]|加入|添加(?!剂)|且|而|[至到](?=.{2})|并且?|由(?=.{2})|\d{1,4}(?:\.\d{1,4})?的|[A-Za-z\d][)）](?=\p{Script=Han})|(?:重量|质量|体积)的|在(?=.{2}))/u.exec(
      raw,
    ) ?? LEADING_EN.exec(raw))?.[0].length ?? 0;
  from += lead;
  raw = raw
    .slice(lead)
    .replace(/ other ?$/u, '')
    .replace(/[\s,;:，；：、("'“”（[-]{1,6}$/u, '');
  raw = raw.replace(/(?<=\p{Script=Han}{2})(?:[各均共的]|(?<![度量力重流])计)$| \d{1,4} ?(?:min|h|s|d|[~～-])$/u, '');
  // 加酶量: the amount of what was added
  if (text[from - 1] === '加' && /^\p{Script=Han}{1,3}量$/u.test(raw)) raw = raw.slice(0, -1);
  // H2O2(30%): how strong; 乙酸酐的溶液: of that
  raw = raw.replace(
    /(?<=[\p{L}\d₀-₉])[(（]\d{1,2}(?:\.\d{1,2})? ?(?:wt)?[%％][)）]$|(?<=\p{Script=Han}{2})的溶液$/u,
    '',
  );
  // a mark of literature
  raw = raw.replace(/(?<=\p{L})\[[\d,，~–-]{1,20}\]$/u, '');
  // a bracket that is opened and not closed is no part of it, nor is one that is closed alone
  const open = raw.lastIndexOf('(');
  if (open > 0 && !raw.includes(')', open)) raw = raw.slice(0, open).trimEnd();
  if (raw.endsWith(')') && !raw.includes('(')) raw = raw.slice(0, -1);
  // the Cu loading, the silica content: of that
  const of =
    /^(?:(?:theoretical|nominal|ideal|total|maximum|minimum|average|mean) )?(.{1,40}?) (?:contents?|loadings?)(?: of .{1,40})?$/u.exec(
      raw,
    );
  if (of) {
    from += raw.indexOf(of[1]!);
    raw = of[1]!;
  }
  if (/\p{Script=Han}/u.test(raw) && /\d ?[%％]|^[^(（]{0,80}[)）]/u.test(raw)) return undefined;
  // 明显地增加, 得化合物 22: what came of it
  if (/^(?:制|获|所|可获)?得到?(?=.)|^可使|(?:增加|降低|减少|提高|上升|下降|升高)$/u.test(raw)) return undefined;
  // P<0.05, n=5, 62.50％: what was measured
  if (
    /^[\p{L}\d]{1,4} ?[=＝<>＜＞≤≥]|[=＝]$|\d ?[mµμ]?g\/|^(?:[在其均约占为各组于以将把从对用至到由被照体]|[vw]\/[vw]|包含|含有|包括|加入|添加|替代)$|\d[年月日倍]$/iu.test(
      raw,
    )
  )
    return undefined;
  // a toluene solution of diethylaluminum chloride: of that
  const within = PREPARED.exec(raw)?.[0].length ?? 0;
  from += within;
  raw = raw.slice(within);
  if (MEASURE.test(raw) || /^(?:two|three|four|five|six|seven|eight|nine|ten|several)$/iu.test(raw)) return undefined;
  if (raw.length < 1 || !/\p{L}/u.test(raw) || raw.length > LONGEST_NAME) return undefined;
  if (/^[bcnopsvw]$/u.test(raw) && OF_ALLOY_ZH.test(text.slice(Math.max(0, from - LONGEST_ALLOY), from)))
    return { start: from, end: from + 1, text: raw };
  if (
    NO_INGREDIENT.test(raw) ||
    VESSEL_ZH.test(raw) ||
    /^(?:[a-z]|[mkuµμ]?[gGL]|m[lL]|m?mol|of|by weight|by mass|w|wt|aq|(?:[cdm]?m|m?L|mol|k?g|s|h|min)-[123]\b.*|excess|theoretical|amplitude|eluents?|loadings?|contents?|.*-doped|\d+ ?(?:hours?|h|min|minutes?|s|days?)\b.*)$/u.test(
      raw,
    ) ||
    /^[的之中内里上下前后时]$|^[的之]|^(?:重量|质量|体积|质量分数|体积分数|重量分数)$/u.test(raw)
  )
    return undefined;
  return { start: from, end: from + raw.length, text: raw };
}

const ENDS_ITEM =
  /^ {0,2}(?:[，,；;。、)）\]\n]|于|[置放加溶倒转移]入?[于入]|[+＋](?=\p{Script=Han})|$|[（(]按|[.．](?: |$|\p{Script=Han})|and |or |和|与|及|或|based|relative|calculated|respectively)/u;

const PURITY = 95;
/** A bare per cent is of an ingredient only in a text that speaks of contents. */
const CONTENTS =
  /by (?:weight|mass|volume)|\bwt|weight ?%|mass ?%|\bcontents?\b|\bcontains?\b|\bcontain(?:ing|ed)\b|compris|\bconsist|\bblends? (?:with|of)\b|composition|formulation|\bbalance\b|remainder|\bamount|重量|质量分数|质量百分|质量%|[%％]的?质量|质量(?=\d)|含量|用量|组成|配方|余量|成分|含有|包含|添加|加入量|(?:加入|掺加|混入) ?(?=\d[\d.~～-]{0,8} ?[%％]的?)|适量|\b[Pp]hase [A-F]\b|[A-F]相|\bq\.s\.|掺量|掺入|掺杂|由下列|由以下|含(?:约 ?)?(?=\d)|[占按][^，。；\d]{0,12}(?:重量|质量|体积)的?(?=\d)/iu;

/** 面粉60%，白糖20%，黄油20%: three names, each with its share, are a composition, whatever the text says of them. */
const LISTED_ZH =
  /(?:[\u4e00-\u9fff]{1,10}\d{1,3}(?:\.\d{1,4})?[%％] ?[，,、；;和] ?){2}[\u4e00-\u9fff]{1,10}\d{1,3}(?:\.\d{1,4})?[%％]/u;

const SOLUTION =
  /^(?:(?:aqueous|saturated|stock|hexanes?|heptanes?|pentane|cyclohexane|toluene|ether|diethyl|THF|tetrahydrofuran|dioxane|m?ethanol|methanolic|ethanolic|ethereal|dichloromethane) ){0,2}(?:solution|suspension|dispersion)s?$/iu;
/** What is no name, before an amount in brackets: `a small amount (1 wt%) of dispersant`. */
const SOME = /(?:\b(?:amounts?|quantit(?:y|ies)|portions?)|\bexcess) ?[(（]$/iu;
const TOLD =
  /\b(?:present|used|added|included|contained|incorporated) (?:from|between|at)(?: about)? $|\b(?:amounts?|contents?|proportion|concentration) (?:of|from|between|is|was)(?: (?:about|from|between))? $/iu;
/** 蛋白质含量为: what stands before it has the amount, whatever is behind. */
const TOLD_ZH =
  /[^，,；;。：:、（()）\s](?<!含有|包括|包含|加入|添加|其|总|的|且|在)(?:含量|用量|加入量|掺量|(?<!含有|加入|包含|包括)添加量)(?:范围)?(?:为|是|在|占)约?$/u;
/** `[5 g of]`, `[0.1 mmol] Pd`: within brackets the name is what follows, not what stands before them. */
const NAMED_WITHIN =
  /^ ?(?:of )?(?=[\p{L}(])(?!(?:in|at|on|by|per|for|to|with|as|relative|based|or|and|each|total|solution|aqueous|respectively|excess|pur(?:e|ity)|metal|active|concentration)\b)/u;

/** `5, 7% and 10%` as three amounts, each with the unit of the last where it has none; any other as it is. */
function apart(amount: Amount): readonly Amount[] {
  const { text, start } = amount;
  const separators = [...text.matchAll(/,? (?:and|or) |, |、|(?<=\d)[和与或](?=\d)/gu)];
  if (separators.length === 0) return [amount];
  const unit = text.slice(separators.at(-1)!.index + separators.at(-1)![0].length).replace(/^[\d.,]+/u, '');
  let from = 0;
  const parts: Amount[] = [];
  for (const separator of [...separators, undefined]) {
    const written = text.slice(from, separator?.index);
    const [said] = amountsIn(written);
    const [value] = said ? [said] : amountsIn(written + unit);
    if (!value) return [amount];
    parts.push({ ...value, start: start + from, end: start + from + written.length, text: written });
    if (separator) from = separator.index + separator[0].length;
  }
  return parts;
}

/** An amount with its name, where a text states several names and amounts in turn. */
interface Told {
  readonly amount: Amount;
  readonly name?: Named;
}

/** The clause of two names or more that each have an amount: 硅油、蜡和甘油各占5%. */
const EACH_ZH = /[^，,；;。：:\n]{1,60}[和与及][^，,；;。：:、\n]{1,20}?各(?:自)?[占为取加]? ?约? ?$/u;

/** An amount once for each of the names that have it; nothing where one of them cannot be read. */
function eachOf(text: string, amount: Amount): Told[] | undefined {
  if (!text.slice(Math.max(0, amount.start - 6), amount.start).includes('各')) return undefined;
  const from = Math.max(0, amount.start - 90);
  const said = EACH_ZH.exec(text.slice(from, amount.start));
  if (!said) return undefined;
  const start = from + said.index;
  const list = said[0].slice(0, said[0].lastIndexOf('各'));
  const ends = [...list.matchAll(/、|(?<![中饱混缓温调])[和与及]|$/gu)].map(({ index }) => start + index);
  const names = ends.map((end, at) => nameBefore(text, end, at === 0 ? start : ends[at - 1]! + 1));
  return names.every((name) => name !== undefined) ? names.map((name) => ({ amount, name })) : undefined;
}

/** Amounts in their order, those that are of some names in turn with these. */
function withNamesInTurn(text: string, amounts: readonly Amount[]): Told[] {
  const all = amounts.map((amount) => ({ amount, parts: apart(amount) }));
  const values = all.flatMap(({ parts }) => parts);
  const told = new Map<Amount, Told>();
  for (const turn of respectivelyIn(text, values)) {
    const names = turn.names.map(({ start, end }) => tidy(text, start, end));
    if (names.some((name) => name === undefined)) continue;
    // 60%, 30% and 10% by weight: the last one tells of what all are shares
    const { basis } = turn.values.at(-1)!;
    for (const [i, value] of turn.values.entries())
      told.set(value, { amount: value.basis === 'share' ? { ...value, basis } : value, name: names[i]! });
  }
  const each = all.flatMap(({ amount, parts }): readonly Told[] => {
    const own = parts.flatMap((part) => told.get(part) ?? []);
    return own.length > 0 ? own : (eachOf(text, amount) ?? [{ amount }]);
  });
  return inOne(text, each);
}

/** Between amounts of one thing: 1%、3%和5%的石墨烯, 0.5 wt%, 1 wt% or 2 wt% of it. */
const LISTED = /^(?:、|, |,? (?:and|or) |[和与或及])$/u;
const LAST_LISTED = /^(?:,? (?:and|or) |[和与或及])$/u;
/** Before the first of them no name stands that is its own. */
const UNNAMED = /(?:[为是在占加入含有]|分别|[：:，,；;。（(])约? ?$|^$/u;

/** Amounts that stand in a list with nothing between them as one, of the least and the greatest. */
function inOne(text: string, told: readonly Told[]): Told[] {
  const found: Told[] = [];
  for (let at = 0; at < told.length; at++) {
    const { amount, name } = told[at]!;
    let last = at;
    const gap = (of: number) => text.slice(told[of]!.amount.end, told[of + 1]!.amount.start);
    while (
      last + 1 < told.length &&
      !told[last + 1]!.name &&
      told[last + 1]!.amount.basis === amount.basis &&
      told[last + 1]!.amount.start > told[last]!.amount.end &&
      LISTED.test(gap(last))
    )
      last++;
    const { amount: end } = told[last]!;
    const closed = last > at && (LAST_LISTED.test(gap(last - 1)) || / and /u.test(end.text));
    const chinese = /\p{Script=Han}/u.test(text.slice(Math.max(0, amount.start - 8), end.end + 8));
    if (name || !closed || (chinese && !UNNAMED.test(text.slice(Math.max(0, amount.start - 8), amount.start)))) {
      found.push(told[at]!);
      continue;
    }
    const all = told.slice(at, last + 1).map((one) => one.amount);
    const { low: _, high: __, ...first } = amount;
    const lows = all.flatMap(({ low }) => low ?? []);
    const highs = all.flatMap(({ high }) => high ?? []);
    found.push({
      amount: {
        ...first,
        ...{ end: end.end, text: text.slice(amount.start, end.end) },
        ...(lows.length === all.length && { low: Math.min(...lows) }),
        ...(highs.length === all.length && { high: Math.max(...highs) }),
      },
    });
    at = last;
  }
  return found;
}

/** a purity of 99.5 wt. %: how pure something is. */
const PURE = /\b(?:purity|pure)\b[^.;,()]{0,24}$/iu;
/** Where something was bought: a share there says how pure or how strong it is. */
const BOUGHT = /\b(?:purchased|procured|bought|acquired|supplied|provided) (?:from|by|in)\b|购自|购买自|采购自/giu;
const LONGEST_SENTENCE = 600;
/** 份 counts samples, too: it is a part where a text speaks of a composition. */
const PARTS_ZH =
  /(?:重量|质量|重)份|份数|份(?:重量|质量)|[份～~∼\-‑‒−—–]\d{1,5}(?:\.\d{1,3})?份|组分|配方|原料|组成|配比|(?:[\u4e00-\u9fff] ?\d{1,5}(?:\.\d+)? ?份[、，,；;。][^，,；;。\d]{0,12}){3}|(?:\d份\p{Script=Han}{2,12}[、，和与]\d*){2}/u;

const COUNTED_ZH = /(?:^|[，,；;。.：:])(?:超过|(?:逾|近|约?有|其中) ?\d{1,2})$/u;
/** 支架(15): a number in brackets behind a thing points to a drawing; 31L is one, too, among others. */
const SIGN_ZH = /\p{Script=Han}[(（]\d{1,4}[A-Z]{0,2}[)）]/gu;
const LEAST_SIGNS = 3;

/** The parts of a text that tell where something was bought. */
function boughtIn(text: string): Span[] {
  return [...text.matchAll(BOUGHT)].map(({ index }) => {
    const from = Math.max(0, index - LONGEST_SENTENCE);
    const before = [...text.slice(from, index).matchAll(/\.(?= \p{Lu})|[;；。\n]/gu)].at(-1);
    return { start: before ? from + before.index : from, end: index };
  });
}

/** 12000g 离心: so many times its weight. */
const LEAST_SPIN = 300;
const isSpin = (text: string, start: number, end: number): boolean =>
  /^[^，；。;]{0,12}离心/u.test(text.slice(end, end + 16)) ||
  /(?:离心\D{0,6}|centrifug\w{1,6} [^.;]{0,20}|[×x] ?)$/iu.test(text.slice(Math.max(0, start - 32), start));

/** What stands as one letter close behind a number, but for the letters of units: 6a, 6b; 31R, 134E. */
interface Signs {
  readonly numbers: ReadonlySet<string>;
  /** Capitals: of many, each is the residue of a mutation. */
  readonly capitals: ReadonlySet<string>;
}
const MANY_CAPITALS = 3;

function signsOf(text: string): Signs {
  const all = [...text.matchAll(/(?<![\p{L}\d.])(\d{1,4})([a-fijknpqrtu-zB-FHIP-UX-Z])(?![\p{L}\d])/gu)];
  return {
    numbers: new Set(all.map(([, digits]) => digits!)),
    capitals: new Set(all.flatMap(([, , letter]) => (/\p{Lu}/u.test(letter!) ? letter! : []))),
  };
}

/** 6g beside 6b, 178L among mutations, FIG. 2L, Resin® 501L: no grams and no litres. */
function isSign(text: string, start: number, written: string, signs: () => Signs): boolean {
  const sign = /^(\d{1,4})([gLl])(?![\p{L}])/u.exec(written);
  if (!sign) return false;
  if (/(?:\bFIGS?\. ?|[®™] ?)$/iu.test(text.slice(Math.max(0, start - 6), start))) return true;
  const { numbers, capitals } = signs();
  return numbers.has(sign[1]!) || (sign[2] === 'L' && capitals.size >= MANY_CAPITALS);
}

const TO_WHOLE = /(?:\b(?:to|ad|up(?: to)?)|[至到为]) ?$/u;
/** What shares of one sentence add up to where none is left out. */
const WHOLE = 100;
const ROUNDING = 0.6;

/** Where the shares stand that make up a whole with the others of their sentence, though they are above `PURITY`. */
function wholeSums(text: string, contents: boolean): ReadonlySet<number> {
  const found = new Set<number>();
  if (!contents || !/9[5-9](?:\.\d{1,3})? ?(?:wt\.? ?)?[%％]/u.test(text)) return found;
  for (const part of text.matchAll(/[^。\n]{1,1000}/gu)) {
    const shares = amountsIn(part[0]).filter(({ basis, low, high }) => basis === 'share' && low === high);
    const sum = shares.reduce((all, { low = 0 }) => all + low, 0);
    if (shares.length > 1 && Math.abs(sum - WHOLE) <= ROUNDING)
      for (const { start, low = 0 } of shares) if (low >= PURITY) found.add(part.index + start);
  }
  return found;
}

/**
 * Whether an amount is one of an ingredient. A bare per cent is where a text speaks of contents, and before a formula
 * or an acid; above 95 it is a purity, and so is any share of what was bought.
 */
function ofIngredients(text: string, composition: boolean): (amount: Amount) => boolean {
  const contents = composition || CONTENTS.test(text) || LISTED_ZH.test(text);
  const bought = boughtIn(text);
  const formulas = new Set(formulasOf(text).map(({ start }) => start));
  const parts = PARTS_ZH.test(text);
  const signs = text.match(SIGN_ZH) ?? [];
  const drawn = signs.filter((sign) => /\d[)）]$/u.test(sign)).length >= LEAST_SIGNS;
  let signed: Signs | undefined;
  const wholes = wholeSums(text, contents);
  return ({ basis, low = 0, start, end, text: written }) => {
    if (/\dg$/u.test(written) && low >= LEAST_SPIN && isSpin(text, start, end)) return false;
    if (isSign(text, start, written, () => (signed ??= signsOf(text)))) return false;
    if (drawn && '(（'.includes(text[start - 1] ?? ' ') && /^\d+[LG]$/u.test(written)) return false;
    if (basis === 'parts' && written.endsWith('份')) return parts;
    if (!basis.endsWith('share')) return true;
    // in an amount to make up 100 wt%
    if (low === 100 && TO_WHOLE.test(text.slice(Math.max(0, start - 16), start))) return false;
    if (PURE.test(text.slice(Math.max(0, start - 40), start))) return false;
    if (bought.some((part) => part.start <= start && end <= part.end)) return false;
    if (basis !== 'share') return true;
    // 超过67%的土壤: how many of them, and not how much
    if (COUNTED_ZH.test(text.slice(Math.max(0, start - 6), start + 2))) return false;
    if (low >= PURITY && /含约?$/u.test(text.slice(Math.max(0, start - 2), start))) return contents;
    const named = formulas.has(end + 1) || /^ \p{Ll}{2,20}ic acid\b/u.test(text.slice(end, end + 30));
    return (low < PURITY || wholes.has(start)) && (contents || named);
  };
}

/**
 * The ingredients that a text states with an amount, in its order: the name stands after the amount (`5 g of NaCl`,
 * 10g氯化钠) or before it (`NaCl (5 g)`, `carbon black: 5-10%`, 炭黑5～10份), or names and amounts in turn (`A and B in
 * amounts of 5% and 10%, respectively`), in a ratio (`A and B (2:1 by weight)`) or below one unit (`(wt.%): Si 7, Mg
 * 0.3`); what makes up the rest of shares has no bounds (`balance Fe`). Nothing where neither side has a name.
 * @param composition That the text is known to speak of what something consists of: then a bare per cent is an amount.
 */
export function ingredientsIn(text: string, { composition = false } = {}): Ingredient[] {
  const found: Ingredient[] = [];
  let floor = 0;
  const made = MADE.test(text);
  const ratios = ratiosIn(text);
  const told = withNamesInTurn(text, apartFrom(amountsIn(text), ratios).filter(ofIngredients(text, composition)));
  for (const [at, { amount, name: turn }] of told.entries()) {
    if (!turn && isStrength(text, amount, told[at + 1]?.amount)) continue;
    const taken = turn ? undefined : takenOf(text, amount, told[at + 1]?.amount);
    if (taken) {
      floor = told[at + 1]!.amount.end;
      found.push(ingredientOf(text, taken, told[at + 1]!.amount));
      continue;
    }
    // 2 mL of 30% H2O2: how strong it is
    if (!turn && amount.start < floor && found.length > 0) continue;
    const name = turn ?? nameOfAll(text, told, at) ?? nameOf(text, amount, floor, found.at(-1));
    if (!name) continue;
    floor = Math.max(amount.end, name.end);
    if (!turn && made && isProduct(text, name, amount)) continue;
    const kind = amount.basis === 'share' ? shareKindAt(text, amount.start) : undefined;
    found.push({
      start: Math.min(name.start, amount.start),
      end: Math.max(name.end, amount.end),
      name: name.text,
      amount: kind ? { ...amount, basis: kind } : amount,
      ...functionOf(text, name, floor),
    });
  }
  const others = [...inRatios(text, ratios), ...underHeads(text)].sort((a, b) => a.start - b.start);
  const all = [...found, ...apartFrom(others, found)];
  return [...all, ...balancesIn(text, all)].sort((a, b) => a.amount.start - b.amount.start);
}

/** Spans that share no place with others, both in their order. */
function apartFrom<T extends Span>(spans: readonly T[], others: readonly Span[]): T[] {
  let at = 0;
  return spans.filter(({ start, end }) => {
    while (at < others.length && others[at]!.end <= start) at++;
    return at >= others.length || others[at]!.start >= end;
  });
}

/** A name with an amount as an ingredient. */
function ingredientOf(text: string, name: Named, amount: Amount): Ingredient {
  const [start, end] = [Math.min(name.start, amount.start), Math.max(name.end, amount.end)];
  return { start, end, name: name.text, amount, ...functionOf(text, name, end) };
}

/** balls to powder, 料液, solid to liquid: how something is done. */
const NO_PART =
  /^(?:(?:milling|grinding|steel|zirconia) )?balls?$|^(?:grinding|milling) media$|^(?:solids?|liquids?)$|球$|^[固液料]体?$/iu;

/** The names of ratios, where each of a ratio can be one. */
function inRatios(text: string, ratios: readonly Ratio[]): Ingredient[] {
  return ratios.flatMap(({ start, end, of, parts, names }) => {
    const named = names.map((name) => tidy(text, name.start, name.end));
    if (named.some((name) => name === undefined || NO_PART.test(name.text))) return [];
    return named.map((name, at) => ({
      ...ingredientOf(text, name!, { start, end, text: text.slice(start, end), ...parts[at]!, basis: `${of} ratio` }),
      ...{ start: name!.start, end: name!.end },
    }));
  });
}

/** Elements and formulas with bare numbers whose unit their head says. */
function underHeads(text: string): Ingredient[] {
  return headedContentsIn(text).map(({ name, number, low, high, kind }) =>
    ingredientOf(
      text,
      { ...name, text: text.slice(name.start, name.end) },
      {
        ...number,
        text: text.slice(number.start, number.end),
        ...(low !== undefined && { low }),
        ...(high !== undefined && { high }),
        basis: kind,
      },
    ),
  );
}

/** What makes up the rest, behind these words, before them, or by how much is added. */
const REST_OF =
  /\b(?:(?:the )?(?:balance|remainder|remaining (?:part|portion|amount)|rest)(?: (?:being|is|are|was|were|comprising|consist(?:s|ing) of|made up of|of))?(?: substantially| essentially)?[:=]?|q\.?s\.?) (?:of |with )?(?=[\p{L}])(?!to\b|ad\b)|(?:余量|其余|余(?!量)|剩余量?)(?:部分|组分)?(?:为|是|：|:)? ?(?=[\p{L}])/giu;
const AS_REST =
  /,? ?(?:[:(（] ?|as (?:the |a )?|(?:forms|makes up|constitutes|is|being) the )?\b(?:balance|bal\.|remainder|rest)(?=[)）.,;]|$| and )|,? ?\(?(?:(?:q\.?s\.? |ad |up )?(?:to|ad|make up(?: to)?)|q\.?s\.?) 100 ?(?:wt\.? ?)?%?\)?(?=[).,;]|$)|(?:为|：|:)?余量(?=[，,；;。）)]|$)|(?:补足|补充|加|补)[至到]?(?:总量)?(?:为)? ?100 ?(?:[%％]|重量份|份|wt%)/giu;

/** Characters behind the last share within which the balance of shares stands. */
const BALANCE_REACH = 200;
const MOST_BALANCES = 200;

/** What makes up the rest of shares that stand before it in its sentence. */
function balancesIn(text: string, shares: readonly Ingredient[]): Ingredient[] {
  const ends = shares.filter(({ amount }) => amount.basis.endsWith('share')).map(({ end }) => end);
  const found: Ingredient[] = [];
  const add = (word: Span, name: Named | undefined) => {
    const near =
      ends.findLast((end) => end <= word.start && word.start - end <= BALANCE_REACH) ??
      shares.find((one) => one.amount.basis.endsWith('share') && one.start >= word.end && one.start - word.end < 24)
        ?.end;
    if (!name || near === undefined || /\.(?= \p{Lu})|[。\n]/u.test(text.slice(near, word.start))) return;
    if (shares.some((one) => one.start <= name.start && name.start < one.end)) return;
    const { start, end } = word;
    const { basis } = shares.find((one) => one.end === near && one.amount.basis.endsWith('share'))!.amount;
    found.push(ingredientOf(text, name, { start, end, text: text.slice(start, end).trim(), basis }));
  };
  for (const { index, 0: said } of [...text.matchAll(REST_OF)].slice(0, MOST_BALANCES)) {
    const end = index + said.length;
    add({ start: index, end: index + said.trimEnd().length }, nameAfter(text, end));
  }
  for (const { index, 0: said } of [...text.matchAll(AS_REST)].slice(0, MOST_BALANCES)) {
    const start = index + said.length - said.trimStart().replace(/^[,:(（] ?/u, '').length;
    const floor = ends.findLast((end) => end <= index) ?? 0;
    add({ start, end: index + said.length }, nameBefore(text, index, floor));
  }
  return found;
}

/** The name between how strong something is and how much of it was taken: 5 wt% Pd/C (50 mg), 37% HCl (2 mL). */
function takenOf(text: string, share: Amount, next: Amount | undefined): Named | undefined {
  if (!next || !/^(?:mass )?share$/u.test(share.basis) || !/^(?:mass|volume)$/u.test(next.basis)) return undefined;
  const between = text.slice(share.end, next.start);
  if (!/^ [^,;:.()，；。（）]{1,48} \($/u.test(between) || !/^ ?[,;)]/u.test(text.slice(next.end, next.end + 2)))
    return undefined;
  const name = nameAfter(text, share.end);
  return name && text.slice(name.end, next.start) === ' (' ? name : undefined;
}

/** 10%硫酸溶液20 mL, 50%氯化胆碱3份: between a share and a quantity that has no other name the share says how strong that is. */
const STRENGTH_OF_ZH = /^ ?的?[^，,；;。.、：:（）()\d\s和与及或加于中]{1,20} ?$/u;

function isStrength(text: string, share: Amount, next: Amount | undefined): boolean {
  if (!next || !share.basis.endsWith('share') || next.basis.endsWith('share')) return false;
  const between = text.slice(share.end, next.start);
  return /\p{Script=Han}/u.test(between) && STRENGTH_OF_ZH.test(between) && nameAfter(text, next.end) === undefined;
}

/** Between an amount and another one of the same, which is preferred or stands for it. */
const ALTERNATIVE =
  /^(?:,? (?:or|(?:(?:or|and) )?(?:(?:(?:even|still|yet) )?(?:more|most) )?(?:preferably|preferred|particularly|especially|typically)|in particular),? (?:from |between )?|[，,、]? ?(?:更|最|特别|进一步)?优选地?[为是]?|或)$/iu;

const MOST_ALTERNATIVES = 6;
/** Characters between two of them. */
const LONGEST_ALTERNATIVE = 48;

/** The name behind the last of several amounts that stand for each other: `1% to 5%, or 2% to 3%, of a wax`. */
function nameOfAll(text: string, told: readonly Told[], at: number): Named | undefined {
  if (at + 1 >= told.length || told[at + 1]!.amount.start - told[at]!.amount.end > LONGEST_ALTERNATIVE)
    return undefined;
  let last = at;
  for (; last + 1 < told.length && last - at < MOST_ALTERNATIVES; last++)
    if (!ALTERNATIVE.test(text.slice(told[last]!.amount.end, told[last + 1]!.amount.start))) break;
  if (last === at) return undefined;
  const { end } = told[last]!.amount;
  const after = text.slice(end, end + 80);
  return /^(?:,? by |,? of |的)/u.test(after) && !OF_WHOLE.test(after) ? nameAfter(text, end) : undefined;
}

/** The name of an amount: within the brackets that it stands in, before these, or behind it. */
function nameOf(text: string, amount: Amount, floor: number, last: Ingredient | undefined): Named | undefined {
  const { start, end } = amount;
  if (/^组(?![织分氨成])/u.test(text.slice(end, end + 2)) || isGas(text, amount)) return undefined;
  // 1% Cu-doped oxide: what that is named by
  if (/^ ?[^\s,;]{1,12}[-‑–](?:doped|loaded|substituted|modified)\b/u.test(text.slice(end, end + 26))) return undefined;
  const counted = amount.basis === 'parts' ? besideCounted(text, amount) : undefined;
  if (counted) return counted;
  if (VALUE_ZH.test(text.slice(end, end + 14)) || COUNTED_PARTS_ZH.test(text.slice(Math.max(0, start - 5), end)))
    return undefined;
  if (IN_VESSEL_ZH.test(text.slice(end, end + 14)) && !FILLED_ZH.test(text.slice(Math.max(0, start - 4), start)))
    return undefined;
  if (!text.startsWith(' of ', end) && VESSEL_EN.test(text.slice(end, end + 100))) return undefined;
  if (CHANGED_ZH.test(text.slice(Math.max(floor, start - 12), start))) return undefined;
  const whole = amount.basis.endsWith('share') ? OF_WHOLE.exec(text.slice(end, end + 80)) : null;
  if (whole) {
    const name = nameBefore(text, start, floor);
    if (name || !/(?:mixture|product|blend|alloy)s?$/iu.test(whole[0])) return name;
  }
  const put = PER_ZH.test(text.slice(Math.max(0, start - 6), start)) && /^ ?加入/u.exec(text.slice(end, end + 4));
  if (put) return nameAfter(text, end + put[0].length);
  // 琼脂 15g 蒸馏水 1000mL: what follows has an amount of its own
  const item =
    /^ ?\p{Script=Han}/u.test(text.slice(end, end + 2)) &&
    NEXT_ZH.test(text.slice(end, end + 20)) &&
    ITEM_ZH.test(text.slice(Math.max(floor, start - 14), start));
  // 淀粉20%、盐2%的汤: named as the one before it
  const listed =
    last !== undefined &&
    last.amount.end === floor &&
    last.start < last.amount.start &&
    LISTED_ITEM_ZH.test(text.slice(floor, Math.min(start, floor + 14)));
  if (item || listed) return nameBefore(text, start, floor);
  const ends = ENDS_ITEM.test(text.slice(end, end + 14)) && !WHOLE_FIRST.test(text.slice(end, end + 80));
  const inBrackets = /[(（[][^()（）[\]]{0,20}$/u.test(text.slice(Math.max(floor, start - 22), start));
  // in one pair of brackets several amounts are of one ingredient
  if (last && start >= last.amount.end && inBracketsTogether(text, last, amount)) return undefined;
  const within = inBrackets && !ends && NAMED_WITHIN.test(text.slice(end, end + 12)) && !isShareOf(text, amount, floor);
  const named = within ? nameAfter(text, end) : undefined;
  // lithium hydroxide (17 ml of a 1.1 M aqueous solution): of what stands before
  if (named && !SOLUTION.test(named.text)) return named;
  // 0.2 g PVP (0.019 mmol): the same ingredient once more
  if (inBrackets && last && /^ ?[(（](?!其中)[^()（）:：]{0,20}$/u.test(text.slice(last.end, start))) return undefined;
  const closed = inBrackets && /^(?:, ?[^()]{1,20})? ?[)）]/u.exec(text.slice(end, end + 24));
  if (closed && SOME.test(text.slice(Math.max(0, start - 16), start))) return nameAfter(text, end + closed[0].length);
  const before = text.slice(Math.max(floor, start - 40), start);
  if (ends || inBrackets || TOLD.test(before) || TOLD_ZH.test(before)) return nameBefore(text, start, floor);
  return nameAfter(text, end) ?? nameBefore(text, start, floor);
}

const GAS = '(?:H2|N2|O2|Ar|He|air|CO2?|CH4|NH3|nitrogen|hydrogen|argon|oxygen)';
const GAS_BEHIND = new RegExp(
  `^ ?${GAS} ?(?:[/–-]|in |with |balanced? ) ?(?:\\d{1,2}(?:\\.\\d)? ?[%％] ?)?${GAS}(?!\\p{L})`,
  'u',
);
const GAS_BEFORE = new RegExp(`(?<!\\p{L})${GAS} ?[/–+-] ?(?:\\(?)$`, 'u');
/** Ar-5% H2, 5% H2/Ar: a gas in another one, and no recipe. */
const isGas = (text: string, { basis, start, end }: Amount): boolean =>
  basis.endsWith('share') &&
  (GAS_BEHIND.test(text.slice(end, end + 32)) || GAS_BEFORE.test(text.slice(Math.max(0, start - 12), start)));

/** superplasticizer (1.2% by weight of cement): of what it is a share, behind a name that has it. */
const isShareOf = (text: string, { basis, start, end }: Amount, floor: number): boolean =>
  basis.endsWith('share') &&
  /^(?: by (?:weight|mass|volume))? of (?:the )?[^()]{2,40}\)/u.test(text.slice(end, end + 64)) &&
  /\p{L}[\p{L}\d-]{2,28} \($/u.test(text.slice(Math.max(floor, start - 32), start)) &&
  !SOME.test(text.slice(Math.max(0, start - 16), start));

/** 5% of the total composition: what it is a share of. */
const OF_WHOLE =
  /^,? ?(?:by (?:total )?(?:weight|mass|volume) )?(?:of|based on|relative to) (?:the |a |an |said )?(?:[\p{L}-]{1,20} ){0,2}(?:compositions?|formulations?|mixtures?|products?|blends?|alloys?|total|whole)(?![\p{L}-]|, of)/iu;

const LISTED_ITEM_ZH = /^[、，] ?(?:(?![加含取有将用为与向在每按和于至入])\p{Script=Han}){1,10}$/u;
const ITEM_ZH = /(?:^|[、，：；为]) ?(?:(?![加含取有将用为与向在每按和于至入])\p{Script=Han}){1,10} ?$/u;
const NEXT_ZH =
  /^ ?(?:(?![加和与及])\p{Script=Han}){1,12} ?\d{1,5}(?:\.\d{1,4})?(?:[-~～]\d{1,5}(?:\.\d{1,4})?)? ?(?:[mk]?g|m?L|ml|[%％份克])/u;
/** 5%, by weight of the composition, of a wax: the name stands behind what it is a share of. */
const WHOLE_FIRST = /^(?:,? by (?:total )?(?:weight|mass|volume))?(?: of (?:the |a )?[\p{L}\d -]{1,40}?)?,(?= of )/u;

/** How much something changed, or what share was reached of it: neither has an ingredient. */
const CHANGED_ZH =
  /(?:增加|降低|减少|提高|上升|下降|升高|缩短|增长)了?(?:约|近)? ?$|(?:率|[^浓]度|[^达]到|不足其|偏差(?:在|为)?|[^浓]得到?了?约?|制成|配成|(?:定容|稀释(?=[至到])|浓缩|补足|剩余|剩下|[精准]确)[至到]?约?|[加补]水[至到]约?|(?<![成组部])分[为成]) ?$/u;

/** A text without these says nothing of what came of something. */
const MADE =
  /(?:collect|withdraw|gave|giv|leav|left|afford|yield|provid|furnish|btain|deliver|produc|isolat|recover|formed|quant|there (?:is|was|are|were) )|[%％]\) as |得/u;
/** Up to here something was done; what stands behind it came of it. */
const GIVES =
  /\b(?:(?:to|and|would|will) (?:give|afford|yield|provide|furnish|obtain|produce|deliver|leave)|gave|left|leaving|giv(?:es|ing)|(?:afford|yield)(?:s|ed|ing)|provid(?:es|ed|ing)|furnish(?:es|ed|ing)|obtaining|(?:were|was|is|are) obtained|there (?:is|was|are|were) (?:thus )?(?:prepared|produced|formed|isolated))\b/giu;
/** What can stand between that and an amount of something else. */
const NOT_GIVEN =
  /\b(?:add(?:ed|ing)?|with|in|into|from|for|was|were|is|are|dissolved|containing|contains?|compris\w{1,4}|includ\w{1,4}|having|whe(?:n|re)\w{0,6}|then|using|by)\b|;|\.[\d,]{0,6} \p{Lu}/u;
const CAME =
  /^[^;。]{0,140}?\b(?:is|are|was|were) (?:thus |then |thereby |so )?(?:obtained|recovered|isolated|formed|produced|collected|withdrawn)\b(?! (?:from|by)\b)/u;
const YIELD =
  /^(?:, [^(),]{1,20})?(?:,? ?\(?(?:(?:[\d.]{1,6} ?% ?|in )?yield\b|yield(?: of)?:? ?[\d.]{1,6} ?%|quant\b)|, ?[\d.]{1,6} ?%\) as an? )/iu;

/** The yield of the acid was: */
const YIELD_OF = /\byields? of [^.;]{2,160} (?:was|is|were|are) $/iu;

/** 得 7.7 g 的石油醚层、13.3 g 的 */
const GIVES_ZH =
  /(?:^|[，,；;。])[^，,；;。]{0,8}(?<!不|难|只|使|获)(?:得到?|获得|制得)了?(?!的)[^，,；;。加溶取用置于]{0,50}$/u;

/** Whether something came of what was done, by `to give`, `was obtained` or its yield: it is no ingredient. */
function isProduct(text: string, name: Named, amount: Amount): boolean {
  if (/share|parts/u.test(amount.basis)) return false;
  if (GIVES_ZH.test(text.slice(Math.max(0, Math.min(name.start, amount.start) - 60), amount.start))) return true;
  if (YIELD.test(text.slice(amount.end, amount.end + 60))) return true;
  if (/^ (?:identified|characteri[sz]ed) (?:as|by) /u.test(text.slice(name.end, name.end + 24))) return true;
  if (YIELD_OF.test(text.slice(Math.max(0, amount.start - 200), amount.start))) return true;
  const start = Math.min(name.start, amount.start);
  const before = text.slice(Math.max(0, start - 200), start);
  const gives = [...before.matchAll(GIVES)].at(-1);
  if (gives && !NOT_GIVEN.test(before.slice(gives.index + gives[0].length))) return true;
  const end = Math.max(name.end, amount.end);
  const came = CAME.exec(text.slice(end, end + 180));
  return (
    came !== null &&
    !NOT_GIVEN.test(came[0].replace(/ (?:is|are|was|were) \w+(?: \w+)?$/u, '').replace(/\bhaving\b/u, ''))
  );
}

const inBracketsTogether = (text: string, last: Ingredient, amount: Amount): boolean =>
  /^(?: of [^(),;]{1,40})?[,，;；/ ]{1,3}(?:about |约)?$/u.test(text.slice(last.amount.end, amount.start)) &&
  last.start < last.amount.start &&
  /[(（]/u.test(text.slice(last.end - last.amount.text.length - 3, last.amount.start)) &&
  !/[)）]/u.test(text.slice(last.amount.end, amount.start));

/** The function in the name itself, before it, or after it with `as`. */
function functionOf(text: string, named: Named, from: number): Pick<Ingredient, 'function' | 'function_words'> {
  const own = functionsIn(named.text).at(-1);
  if (own) return { function: own.function, function_words: named.text.slice(own.start, own.end) };
  const after = text.slice(from, from + 50);
  const as = /^[)）]? ?(?:is used |was used |used )?(?:as (?:an? |the )?|作为?)/u.exec(after);
  const said = as && functionsIn(after.slice(as[0].length)).find(({ start }) => start <= 24);
  if (!said) return {};
  return { function: said.function, function_words: after.slice(as[0].length).slice(said.start, said.end) };
}
