import { cachedStem, contentWords } from './content-words.ts';
import { isHan } from './script.ts';
import { negationsOf } from './wording.ts';

/** What a text denies, and a word that says so without a denial: `noise`, and `quiet`. */
export interface Opposite {
  /** As the text writes it: of one Chinese character with the denial before it. */
  readonly word: string;
  readonly other: string;
}

/**
 * What is denied, and behind `>` the words that say the same without a denial: what does not move is fixed, and what is
 * not normal is abnormal. Knowledge of language, not of things.
 */
const ENGLISH = `
noise, sound > quiet, silent, noiseless, soundless
move, motion, travel > fixed, stationary, static, immobile, motionless
turn, rotate, spin > fixed, stationary, static, locked
change, alter, vary > constant, unchanged, steady, fixed, stable, invariable
rise, sink, fall, drop > constant, unchanged, steady, stable
touch, contact > contactless, spaced, separated, apart
mix, dissolve > immiscible, insoluble, incompatible
bend, flex, fold, yield > rigid, stiff, inflexible
break, crack, tear > intact, unbroken
leak, escape > tight, sealed, leakproof
wet, water, moisture > dry, waterproof, watertight
empty > full, filled
full > empty
open > closed, shut
close > open
visible, see, seen, show > hidden, concealed, invisible, covered
even, flat > uneven, rough
straight > curved, bent
smooth > rough
same, equal, alike > different, unequal, distinct
different, differ > same, identical, equal
hand, person, human, operator, user > automatic, automatically, autonomous, unmanned
motor, power, electricity > manual, passive, unpowered
wire, cable, cord > wireless, cordless
tool > toolless, manually
seam, joint > seamless, one-piece, integral
normal, usual > abnormal, anomalous, unusual
transparent > opaque
conduct > insulating, insulator
burn, ignite > fireproof, flame retardant, incombustible
slip, slide > fixed, anti-slip
rust, corrode > stainless, corrosion resistant
stop, pause, interrupt > continuous, uninterrupted
permanent > temporary, removable
remove, detach > permanent, captive, integral
need, require > unnecessary, eliminated, dispensed
damage, hurt, harm > harmless, gentle, undamaged
vibrate, shake > stable, steady
stretch > inelastic, inextensible
active > passive
air > vacuum, evacuated, airless
hollow > solid
loose > tight, fixed
`;
const CHINESE = `
动，移动，运动 > 静止，静态，固定
转，转动，旋转 > 固定，静止
变，变化，改变 > 恒定，稳定，固定
正常 > 异常，反常
对，正确 > 错误，异常
接触，碰 > 非接触，隔开
声音，噪声，噪音，响 > 静音，无声
电线，接线 > 无线
平 > 倾斜
稳，稳定 > 波动，抖动
干净 > 污染，脏
够，足够 > 不足，缺乏
清楚，清晰 > 模糊
透明 > 遮光
导电 > 绝缘
漏，泄漏 > 密封
停，停止，中断 > 连续，持续
完整 > 缺失，破损
平衡 > 失衡
一样，相同 > 不同，差异
知道 > 未知
人工，手动 > 自动，无人
均匀 > 不均，偏差
明显 > 隐蔽，细微
`;

interface Row {
  readonly denied: readonly string[];
  readonly others: readonly string[];
}
const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [denied = [], others = []] = line.split(' > ').map((part) => part.split(/[,，]\s?/));
      return { denied, others };
    });

let english: ReadonlyMap<string, readonly string[]> | undefined;
/** By the stem of what is denied. */
const ofEnglish = (): ReadonlyMap<string, readonly string[]> =>
  (english ??= new Map(
    Map.groupBy(
      rowsOf(ENGLISH).flatMap(({ denied, others }) => denied.map((word) => ({ key: cachedStem(word), others }))),
      ({ key }) => key,
    )
      .entries()
      .map(([key, list]) => [key, list.flatMap(({ others }) => others)]),
  ));
let chinese: readonly Row[] | undefined;

/** What lacks a thing is called after it: `wireless`, `non-conductive`, `unbroken`. */
const derived = (stem: string): string[] => [`${stem}less`, `non${stem}`, `un${stem}`, `${stem}-free`];

/**
 * The words by which a document says what a text denies: of "no noise" `quiet`, `noiseless`, `noise-free`. None for
 * what stands for something else ("instead of air").
 */
export function oppositesOf(text: string): Opposite[] {
  const found = new Map<string, Opposite>();
  const add = (word: string, other: string) => found.set(`${word}\n${other}`, { word, other });
  for (const { reach, instead } of negationsOf(text)) {
    if (instead) continue;
    const denied = text.slice(reach.start, reach.end);
    for (const [at, { key, start, end }] of contentWords(denied).entries()) {
      const word = denied.slice(start, end);
      if (isHan(word)) continue;
      // what is farther off is seldom what is not there
      for (const other of [...(ofEnglish().get(key) ?? []), ...(at === 0 ? derived(key) : [])]) add(word, other);
    }
    chinese ??= rowsOf(CHINESE);
    for (const { denied: words, others } of chinese)
      for (const word of words) {
        if (!denied.startsWith(word)) continue;
        // a character alone is none of the words of a text
        const written = word.length > 1 ? word : text.slice(reach.start - 1, reach.start + 1);
        for (const other of others) add(written, other);
      }
  }
  return [...found.values()];
}
