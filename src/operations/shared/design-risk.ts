import type { Patent } from '#collections/patents/patent.ts';
import { addYears, isWhole } from '#patents/days.ts';
import type { Compared } from '#pictures/compare.ts';

/** State of a right on the wire. */
export type DesignState = 1 | 2 | 3;
export const VALID = 1;
export const INVALID = 2;
export const PENDING = 3;

/** Offices whose designs are registered for five years from filing, and renewed for five more each time. */
const FIVE_YEARS: ReadonlySet<string> = new Set(['BX', 'CH', 'DE', 'EM', 'ES', 'FR', 'GB', 'IT']);

/** Whether a period of registration has ended since the office told of the right: it may have been renewed, or not. */
function mayHaveLapsed({ authority, filing_date, legal_status }: Patent, today: number): boolean {
  const told = legal_status?.date;
  if (!FIVE_YEARS.has(authority) || !isWhole(filing_date) || told === undefined) return false;
  let end = addYears(filing_date, 5);
  while (end < told) end = addYears(end, 5);
  return end < today;
}

/**
 * From the legal life on a day (yyyyMMdd); undefined where no source states it, or where it may have ended since one
 * did.
 */
export function designState(patent: Patent, today: number): DesignState | undefined {
  const simple = patent.legal_status?.simple;
  if (simple === 1 && patent.demo !== true && mayHaveLapsed(patent, today)) return undefined;
  return simple === 1 ? VALID : simple === 0 ? INVALID : simple === 2 ? PENDING : undefined;
}

export type Risk = 'High' | 'Medium' | 'Low';

/**
 * The published table: likeness of the drawings, state of the right, agreement in Locarno class. A right that is dead
 * is Low whatever it looks like. `same_class` is undefined where no class was named.
 */
export const RISK_TABLE: readonly { readonly least: number; readonly class: 'any' | 'same'; readonly risk: Risk }[] = [
  { least: 0.8, class: 'same', risk: 'High' },
  { least: 0.88, class: 'any', risk: 'High' },
  { least: 0.62, class: 'same', risk: 'Medium' },
  { least: 0.72, class: 'any', risk: 'Medium' },
];

export function riskOf(score: number, state: DesignState | undefined, same_class: boolean | undefined): Risk {
  if (state === INVALID) return 'Low';
  return RISK_TABLE.find((row) => score >= row.least && (row.class === 'any' || same_class !== false))?.risk ?? 'Low';
}

/** Fields of the drawing, row by row. */
const FIELDS = {
  en: [
    'upper left',
    'upper middle',
    'upper right',
    'middle left',
    'centre',
    'middle right',
    'lower left',
    'lower middle',
    'lower right',
  ],
  cn: ['左上', '上中', '右上', '左中', '中部', '右中', '左下', '下中', '右下'],
} as const;
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** Fields are alike from here on, and differ below. */
const ALIKE = 0.7;
const DIFFERENT = 0.45;
/** Share of the known designs that have a feature from which on it is common. */
const COMMON = 0.5;

/** What was measured between the picture and a design, weighed by what other designs have too. */
export interface Weighed {
  readonly compared: Compared;
  /** For each field the share of the earlier near designs that are alike there; undefined where there are none. */
  readonly common: readonly (number | undefined)[];
  /** Other designs that were looked at: near ones that were published before the right was filed. */
  readonly others: number;
}

/**
 * Likeness of local lines with fields that many designs share counting little: the mean over fields, each weighing 1
 * less .7 times the share of other designs that are alike there.
 */
export function weighedLines({ compared, common }: Weighed): number {
  let [sum, all] = [0, 0];
  for (const [index, value] of compared.fields.entries()) {
    if (value === undefined) continue;
    const weight = 1 - 0.7 * (common[index] ?? 0);
    sum += weight * value;
    all += weight;
  }
  return all === 0 ? 0 : sum / all;
}

const earlier = (count: number) => `${count} earlier near design${count === 1 ? '' : 's'}`;

/** Sentences of what is alike, what differs, and what others have too; each from a measure, none beyond. */
export function sentences({ compared, common, others }: Weighed, lang: 'en' | 'cn') {
  const zh = lang === 'cn';
  const at = (indices: readonly number[]) => indices.map((index) => FIELDS[lang][index]).join(zh ? '、' : ', ');
  const fields = compared.fields
    .map((value, index) => ({ value, index }))
    .filter((one): one is { value: number; index: number } => one.value !== undefined);
  const alike = fields.filter(({ value }) => value >= ALIKE).map(({ index }) => index);
  const different = fields.filter(({ value }) => value < DIFFERENT).map(({ index }) => index);
  const known = alike.filter((index) => (common[index] ?? 0) >= COMMON);
  const similar: string[] = [];
  const difference: string[] = [];
  /** A measure as a sentence on the side that it is on. */
  const say = (near: boolean, alikeEn: string, otherEn: string, alikeZh: string, otherZh: string) =>
    (near ? similar : difference).push(zh ? (near ? alikeZh : otherZh) : near ? alikeEn : otherEn);
  const toOne = (share: number) => `${share.toFixed(2)}${zh ? '比' : ' to '}1`;
  const overlap = percent(compared.outline);
  say(
    compared.outline >= 0.75,
    `The outlines overlap by ${overlap}`,
    `The outlines overlap by only ${overlap}`,
    `轮廓重合${overlap}`,
    `轮廓仅重合${overlap}`,
  );
  const proportions = toOne(compared.proportions);
  say(
    compared.proportions >= 0.85,
    `Width and height are in nearly the same ratio (${proportions})`,
    `Width and height are in another ratio (${proportions})`,
    `宽高比接近（${proportions}）`,
    `宽高比不同（${proportions}）`,
  );
  if (alike.length > 0) similar.push(zh ? `线条在以下部位一致：${at(alike)}` : `The lines agree here: ${at(alike)}`);
  if (different.length > 0)
    difference.push(zh ? `线条在以下部位不同：${at(different)}` : `The lines differ here: ${at(different)}`);
  const [yours, stored] = compared.symmetry.map((value) => value >= 0.8);
  if (yours && stored) similar.push(zh ? '两者均左右对称' : 'Both are symmetric about the upright axis');
  else if (yours !== stored)
    difference.push(
      zh
        ? `仅${yours ? '所提交的图片' : '已存储的外观设计'}左右对称`
        : `Only ${yours ? 'your picture' : 'the stored design'} is symmetric about the upright axis`,
    );
  const surface = toOne(compared.surface);
  say(
    compared.surface >= 0.75,
    `The surfaces are about as full of lines (${surface})`,
    `One surface is clearly fuller of lines (${surface})`,
    `表面线条疏密接近（${surface}）`,
    `表面线条疏密不同（${surface}）`,
  );
  const space =
    others === 0
      ? zh
        ? '语料库中没有更早的相近外观设计可供比较。'
        : 'No earlier near design is stored to compare with.'
      : alike.length === 0
        ? zh
          ? '没有线条一致的部位。'
          : 'There is no part whose lines agree.'
        : known.length > 0
          ? zh
            ? `一致部位中，${at(known)}在${others}件更早的相近设计的半数以上也有，故权重低。`
            : `What agrees here is so in half or more of ${earlier(others)}, and weighs little: ${at(known)}.`
          : zh
            ? `一致部位在${others}件更早的相近设计中并不普遍。`
            : `What agrees is not common among ${earlier(others)}.`;
  const end = zh ? '。' : '. ';
  const join = (all: readonly string[], none: string) => (all.length === 0 ? none : `${all.join(end)}${end}`.trim());
  return {
    similar: join(similar, zh ? '未测得相似之处。' : 'No likeness was measured.'),
    difference: join(difference, zh ? '未测得差异。' : 'No difference was measured.'),
    space,
    /** Whether the lines of any part agree. */
    parts: alike.length > 0,
  };
}

/**
 * What the risk rests on, and what to do: from the table, no opinion on law.
 * @param parts Whether the lines of any part agree.
 */
export function riskWords(
  risk: Risk,
  score: number,
  state: DesignState | undefined,
  same_class: boolean | undefined,
  parts: boolean,
  lang: 'en' | 'cn',
) {
  const zh = lang === 'cn';
  const states = zh
    ? { 1: '有效', 2: '失效', 3: '审查中', 0: '未知' }
    : { 1: 'in force', 2: 'not in force', 3: 'pending', 0: 'of unknown state' };
  const kind = zh
    ? same_class === undefined
      ? '未比较洛迦诺分类'
      : same_class
        ? '洛迦诺分类一致'
        : '洛迦诺分类不一致'
    : same_class === undefined
      ? 'Locarno classes were not compared'
      : same_class
        ? 'the Locarno class agrees'
        : 'the Locarno class differs';
  const desc = zh
    ? `图形相似度${score.toFixed(2)}；该权利${states[state ?? 0]}；${kind}。本结果仅比较图片，不构成法律意见。`
    : `The drawings are alike by ${score.toFixed(2)}; the right is ${states[state ?? 0]}; ${kind}. This compares pictures and is no legal opinion.`;
  const confusion = zh
    ? risk === 'High'
      ? '整体视觉印象接近。'
      : risk === 'Medium'
        ? parts
          ? '部分特征接近。'
          : '整体形状接近。'
        : state === INVALID
          ? '该权利已失效。'
          : '整体视觉印象不同。'
    : risk === 'High'
      ? 'The overall impression is close.'
      : risk === 'Medium'
        ? parts
          ? 'Some features are close.'
          : 'The forms are close as a whole.'
        : state === INVALID
          ? 'The right is no longer in force.'
          : 'The overall impression differs.';
  const suggestion = zh
    ? risk === 'High'
      ? '上市前请由专业人士逐视图核对，并考虑修改一致部位。'
      : risk === 'Medium'
        ? parts
          ? '请核对一致部位及权利状态。'
          : '请逐视图核对，并核对权利状态。'
        : '无需进一步措施，除非权利状态变化。'
    : risk === 'High'
      ? 'Have every view checked by a professional before launch, and consider changing the parts that agree.'
      : risk === 'Medium'
        ? parts
          ? 'Check the parts that agree and the state of the right.'
          : 'Compare the views by eye, and check the state of the right.'
        : 'Nothing further, unless the state of the right changes.';
  return { risk_desc: desc, confusion, suggestion };
}
