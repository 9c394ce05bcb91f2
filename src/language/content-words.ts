import { eachToken } from '#corpus/text/analysis.ts';
import { stem } from '#corpus/text/stem.ts';
import { ENGLISH_FUNCTION_WORDS } from '#corpus/text/stop-words.ts';
import { UNITS } from '#corpus/text/units.ts';
import { isHan } from './script.ts';
import { american } from './spelling.ts';

/**
 * What two texts are compared by: stems of English content words, pairs of neighbouring Han characters (a Han character
 * that stands alone counts as itself). Function words, the phrases of claims and pure numbers are none: numbers are
 * compared by their values (see `quantities.ts`).
 */
export interface ContentWord {
  /** The stem, or the pair. */
  readonly key: string;
  /** Counted from 0 over the content words of the text; Han characters count half each. */
  readonly position: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Words of claims and reports that say nothing of the thing; those that may (device, method, system) stay, their idf is
 * low.
 */
const CLAIM_WORDS = new Set(
  `accordance according adapted apparatus arranged aspect associated based capable characterised characterized claim claimed claims comprise comprised comprises comprising configured
  consist consisting consists constituted corresponding defined described designed disclosed embodiment embodiments example examples fig figs figure figures first second third fourth fifth
  following further herein include included includes including invention means operable particular plurality predetermined preferable preferably preferred present provide provided provides
  providing relate related relates relating respective respectively said set several step steps thereafter use used uses using utilizing various wherein whereinsaid inside outside around near across along beneath behind beside beyond alongside underneath throughout next being whose least one two each other another
  get gets got gotten getting goes going gone lets letting become becomes became becoming want wants wanted`
    .trim()
    .split(/\s+/),
);

/** Units that are words as well. */
const NOUNS_TOO = new Set('bar bit bits byte bytes inch inches min mins cal gal mil oz ft torr ohm ohms'.split(' '));
/** Chinese units and measure words that follow a number; 次级 and 根据 are words of their own. */
const CHINESE_UNIT =
  /^(?:[个帧种颗]|次(?![级要])|名(?!称)|只(?![有能要是])|根(?!据)|张(?![力紧])|套(?![筒管设装接])|块|摄氏度|微米|纳米|毫米|厘米|千米|公里|毫秒|微秒|秒钟|分钟|小时|毫克|千克|公斤|毫升|伏特|安培|毫安|千瓦|千帕|兆帕|赫兹|兆赫|千赫|[米秒天克升伏安瓦帕度倍])/u;

/** The length of the Chinese unit at `at`, behind a number and perhaps a blank; 0 for none. */
export const chineseUnit = (text: string, at: number): number =>
  /\d ?$/.test(text.slice(Math.max(0, at - 2), at)) ? (CHINESE_UNIT.exec(text.slice(at, at + 3))?.[0].length ?? 0) : 0;

/** Whether a folded English word may carry content. */
export const isContentWord = (word: string): boolean =>
  word.length > 1 &&
  !ENGLISH_FUNCTION_WORDS.has(word) &&
  !CLAIM_WORDS.has(word) &&
  !/^[\d.]+$/.test(word) &&
  !(UNITS.has(word) && !NOUNS_TOO.has(word));

/** Whether a word that may be a thing is the unit of a number here: of 1.8 bar, and not of a bar. */
export const isUnitHere = (text: string, word: string, start: number): boolean =>
  NOUNS_TOO.has(word) && /\d ?$/.test(text.slice(Math.max(0, start - 2), start));

/**
 * Chinese function words that bound content: longest first. Single characters are only those that hardly ever stand
 * inside a technical word.
 */
const BOUNDARIES =
  `根据权利要求 其特征在于 如权利要求 权利要求 本实用新型 实施例中 本发明 实施方式 实施例 所述的 所述 优选地 优选 进一步 具体地 以及 包括 包含 其中 一种 涉及 用于 通过 进行 以下 上述 下述 前述
  可以 能够 或者 并且 而且 因此 然而 不过 因而 所以 虽然 尽管 难以 取决于 往往 目前 由于 如果 但是 然后 根据 基于 对于 关于 至少 多个 一个 第一 第二 第三 第四 第五 之间 以上 任一项 任一 任意 从而 使得 进而 以便 以使 分别 相应 对应的 所对应 设置有 设有 具有 各有 有一个 有一块 有一种 有一条 有一根 有一层 有一片 有一组 有一对 是否 步骤 特征在于 采用 利用 得到 低于 高于 大于 小于 等于 不小于 不大于 设于 位于
  的 了 和 与 及 或 是 该 其 且 将 由 被 为 于 在 到 对 使 让 至 并`
    .trim()
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length);
const BOUNDARIES_BY_FIRST = new Map<string, string[]>();
for (const word of BOUNDARIES) {
  const list = BOUNDARIES_BY_FIRST.get(word[0]!);
  if (list) list.push(word);
  else BOUNDARIES_BY_FIRST.set(word[0]!, [word]);
}
/** Technical words that hold one of the single boundary characters. */
const INNER: readonly RegExp[] = [
  /避让|转让|让位|让刀|礼让|受让|出让|路由|理由|参与|被子|被褥|棉被|饱和|中和|缓和|温和|总和|求和|柔和|调和|与非|与门|或门|被动|自由|由度|在线|在位|存在|潜在|内在|目的|标的|靶的|行为|作为|人为|达到|使用|使能|驱使|促使|感到|直到|及时|涉及|普及|触及|是非|或非|将来|为止|寄生|原位|对流|对称|对比|对准|对齐|对数|对偶|对接|对象|绝对|相对|针对|配对|面对|成对|对抗|对极|对焦|对位|核对|比对|并联|并行|并网|并列|并发|并排|并口|合并/u,
];

/** The length of the function word at `at`, 0 for none. */
export function chineseBoundary(text: string, at: number): number {
  const candidates = BOUNDARIES_BY_FIRST.get(text[at]!);
  if (!candidates) return 0;
  for (const word of candidates) {
    if (!text.startsWith(word, at)) continue;
    if (word.length > 1) return word.length;
    const around = text.slice(Math.max(0, at - 1), at + 2);
    return INNER.some((pattern) => pattern.test(around)) ? 0 : 1;
  }
  return 0;
}

/** Stems of words seen before: texts of one field share most of their words. Emptied when full. */
const STEMS = new Map<string, string>();
const MOST_STEMS = 50_000;

/** Plurals that share no stem with their singular. */
const IRREGULAR = new Map(
  `axes axis, vertices vertex, apices apex, indices index, matrices matrix, appendices appendix, cortices cortex, radii radius, foci focus, loci locus, nuclei nucleus, stimuli stimulus,
  criteria criterion, phenomena phenomenon, spectra spectrum, halves half, knives knife, shelves shelf, scarves scarf, loaves loaf, calves calf, hooves hoof, feet foot, teeth tooth, mice mouse,
  fungi fungus, bacilli bacillus, thrombi thrombus, emboli embolus, bacteria bacterium, syntheses synthesis, hypotheses hypothesis,
  prostheses prosthesis, metastases metastasis, stenoses stenosis, thromboses thrombosis, crises crisis, theses thesis`
    .split(/,\s+/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const PLURAL_OF = new Map([...IRREGULAR].map(([many, one]) => [one, many]));

/** The singular of a plural that shares no stem with it, or that plural of a singular: `knives`, `knife`. */
export const otherNumber = (word: string): string | undefined => IRREGULAR.get(word) ?? PLURAL_OF.get(word);

/** The stem of a folded word in American spelling and in the singular, cached. */
export function cachedStem(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  if (STEMS.size >= MOST_STEMS) STEMS.clear();
  const stemmed = stem(american(IRREGULAR.get(word) ?? word));
  STEMS.set(word, stemmed);
  return stemmed;
}

/** The content words of a text in order. Linear. */
export function contentWords(text: string): ContentWord[] {
  const found: ContentWord[] = [];
  let position = 0;
  /** A Han character that no pair has taken in yet. */
  let open: { character: string; start: number; end: number; paired: boolean } | undefined;
  let boundaryEnd = -1;
  /** Where a Chinese unit may stand. */
  let afterNumber = -1;
  const close = () => {
    if (open && !open.paired)
      found.push({ key: open.character, position: Math.floor(position), start: open.start, end: open.end });
    if (open) position += 0.5;
    open = undefined;
  };
  eachToken(text, (word, _position, start, end, _sentence, _paragraph, whole) => {
    if (whole) return;
    if (isHan(word)) {
      if (start < boundaryEnd) return;
      const unit = afterNumber === start ? (CHINESE_UNIT.exec(text.slice(start, start + 3))?.[0].length ?? 0) : 0;
      const boundary = unit > 0 ? unit : chineseBoundary(text, start);
      if (boundary > 0) {
        close();
        boundaryEnd = start + boundary;
        return;
      }
      // Blanks and line breaks between Han characters are the page's, not the writer's.
      if (open && BLANKS.test(text.slice(open.end, start))) {
        found.push({ key: open.character + word, position: Math.floor(position), start: open.start, end });
        position += 0.5;
        open = { character: word, start, end, paired: true };
      } else {
        close();
        open = { character: word, start, end, paired: false };
      }
      return;
    }
    close();
    if (/\d$/.test(word)) afterNumber = text[end] === ' ' ? end + 1 : end;
    if (!isContentWord(word)) return;
    position = Math.ceil(position);
    found.push({ key: cachedStem(word), position, start, end });
    position += 1;
  });
  close();
  return found;
}

/** The keys of the content words of a text, in order. */
export const contentKeys = (text: string): string[] => contentWords(text).map(({ key }) => key);

/** The content words of a text as one text, each by its key: equal for what differs in forms and small words alone. */
export const contentKey = (text: string): string => contentKeys(text).join(' ');

const BLANKS = /^\s*$/u;

/**
 * Number of content words by which the bands of a feature are chosen: distinct keys, pairs of Han characters counted as
 * the characters they cover.
 */
export function contentLength(words: readonly ContentWord[]): number {
  const keys = new Set<string>();
  let han = 0;
  for (const word of words) {
    if (keys.has(word.key)) continue;
    keys.add(word.key);
    if (isHan(word.key)) han++;
  }
  // n neighbouring Han characters give n - 1 pairs and about n / 2 words.
  return keys.size - han + Math.ceil(han / 2);
}
