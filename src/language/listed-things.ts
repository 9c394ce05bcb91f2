import type { TextLanguage } from './script.ts';
import { type Segment, trimSegment } from './segments.ts';
import type { Span } from './spans.ts';

/** Words that bring in a thing that was not named before. */
const NEW = String.raw`(?:an?|at least (?:one|two|three)|(?:one|two) or more|two|three|four|several|multiple|various)\s`;
const ENGLISH_COMMA = new RegExp(String.raw`,\s*(?:and\s+)?(?=${NEW})`, 'giu');
const ENGLISH_LAST = new RegExp(String.raw`(?<!\s)\s+and\s+(?=${NEW})`, 'iu');
const OPENS = new RegExp(`^(?:${NEW})`, 'iu');
/** Steps of a method; what follows from a step or tells how it is done is none. */
const STEP = String.raw`(?!(?:using|being|having|including|comprising|containing|thereby|depending|according|resulting|causing|allowing|during|following|starting|beginning)\b)[a-z]{2,}ing\s`;
const STEP_COMMA = new RegExp(String.raw`,\s*(?:and\s+)?(?:then\s+)?(?=${STEP})`, 'giu');
const STEP_LAST = new RegExp(String.raw`(?<!\s)\s+and\s+(?:then\s+)?(?=${STEP})`, 'iu');
const OPENS_STEP = new RegExp(`^${STEP}`, 'iu');
/** One of the list is enough: it is one feature. */
const ALTERNATIVES: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:or(?! (?:more|less|greater|higher|lower|fewer)\b)|either|group|selected|chosen|one of|any of)\b/iu,
  zh: /或(?!多|更)|选自|之一|任一/u,
};

const CHINESE_COMMA = /、/gu;
const CHINESE_LAST = /以及|及|和|与/u;
/** Last signs of names of parts: of qualities, materials and actions in a row the last word says what they are of. */
const PART =
  /(?:[器机仪泵阀管板片杆轴轮架座壳罩盖箱盒腔室膜层网线缆镜灯枪头门窗带槽盘台柜塔炉筒缸罐桶块环圈套销钉链绳刀夹爪臂轨孔杯瓶袋芯丝棒柱屏键]|阵列|模块|单元|装置|系统|组件|机构|部件|构件|电路|电池|电源|开关|接口|芯片|雷达|电极|弹簧|螺栓|螺母|喷嘴)$/u;

interface Commas {
  readonly opens?: RegExp;
  readonly comma: RegExp;
  readonly last: RegExp;
  /** What each thing of the list is. */
  readonly each?: RegExp;
}
const ENGLISH_LISTS: readonly Commas[] = [
  { opens: OPENS, comma: ENGLISH_COMMA, last: ENGLISH_LAST },
  { opens: OPENS_STEP, comma: STEP_COMMA, last: STEP_LAST },
];
const CHINESE_LISTS: readonly Commas[] = [{ comma: CHINESE_COMMA, last: CHINESE_LAST, each: PART }];

/**
 * The things that a passage lists, one after the other: “a mirror that tilts, a detector array, and a controller”;
 * “heating the melt, and cooling it”; 振动传感器、警报器和无线电模块. The passage itself where it is no such list, and
 * where its things are alternatives. In order, without what joins them. Linear in the passage.
 * @param says Whether words say enough to stand alone: others stay with the thing before them, or else with what comes.
 */
export function listedThings(
  text: string,
  { start, end }: Span,
  language: TextLanguage,
  says: (words: string) => boolean = () => true,
): Span[] {
  const passage = text.slice(start, end);
  const whole = [{ start, end }];
  if (ALTERNATIVES[language].test(passage)) return whole;
  const list = (language === 'zh' ? CHINESE_LISTS : ENGLISH_LISTS).find(({ opens }) => opens?.test(passage) ?? true);
  if (!list) return whole;
  const cuts = [...passage.matchAll(list.comma)].map(({ index, 0: cut }) => ({ from: index, to: index + cut.length }));
  const behind = cuts.at(-1)?.to ?? 0;
  const last = list.last.exec(passage.slice(behind));
  if (last && last.index > 0) cuts.push({ from: behind + last.index, to: behind + last.index + last[0].length });
  const ends = [...cuts.map(({ from }) => from), passage.length];
  const things = ends.map((to, i) => trimSegment(text, { start: start + (cuts[i - 1]?.to ?? 0), end: start + to }));
  if (list.each && !things.every((one) => list.each!.test(text.slice(one.start, one.end)))) return whole;
  const alone: Span[] = [];
  let from: number | undefined;
  for (const one of things) {
    const before = alone.at(-1);
    if (says(text.slice(one.start, one.end))) {
      alone.push({ start: from ?? one.start, end: one.end });
      from = undefined;
    } else if (before) alone[alone.length - 1] = { start: before.start, end: one.end };
    else from ??= one.start;
  }
  return alone.length > 0 ? alone : whole;
}

const APART = /[;；\n]/u;

/**
 * Segments of a claim, those that list things taken apart. Where its elements stand apart by semicolons or lines,
 * commas are within them, and nothing is.
 */
export function withListedThings(
  claim: string,
  segments: readonly Segment[],
  language: TextLanguage,
  says?: (words: string) => boolean,
): Segment[] {
  if (APART.test(claim)) return [...segments];
  return segments.flatMap((segment) =>
    segment.part === 'preamble' || segment.part === 'result'
      ? [segment]
      : listedThings(claim, segment, language, says).map((span) => ({ ...span, part: segment.part })),
  );
}
