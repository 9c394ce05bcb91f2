import type { TextDocument } from '#collections/patents/evidence.ts';
import { contentKeys } from '#language/content-words.ts';
import type { TextLanguage } from '#language/script.ts';
import type { Question, Wants } from '../read/question.ts';
import type { Place } from './pick-sentences.ts';
import { unitsOf } from './score-passages.ts';

/**
 * How something is made, in the order of its steps: as paragraphs tell them one by one, or as a claim to the way does.
 */

const ASKS_FOR_STEPS =
  /\bsteps\b|\bstep[ -]by[ -]step\b|\bhow (?:is|are|was|were|can|could|do|does|to)\b.{1,120}\b(?:made|make|produced?|manufactured?|fabricated?|prepared?|assembled?|synthesi[sz]ed?|carried out|performed|repaired?)\b|\b(?:process|method|procedure) (?:for|of) (?:making|producing|preparing|manufacturing|assembling)\b|步骤|(?:怎样|怎么|如何)[^，。？?]{0,6}(?:制备|制作|制造|制成|制得|生产|装配|组装|加工|合成|修复|进行|做)|(?:制备|制作|制造|生产|装配|合成)(?:方法|工艺|过程)/iu;
const OF_A_WAY: ReadonlySet<Wants> = new Set(['manner', 'list', 'material', 'definition', 'any']);

/** Whether a question asks how something is made or done, step by step. */
export const asksForSteps = ({ text, wants, lists }: Pick<Question, 'text' | 'wants' | 'lists'>): boolean =>
  !lists && OF_A_WAY.has(wants) && ASKS_FOR_STEPS.test(text);

const MAKING: ReadonlySet<string> = new Set(
  'make made produce manufacture fabricate prepare assemble synthesize carry perform repair step stepwise process method 制备 制作 制造 制成 制得 生产 装配 组装 加工 合成 修复 步骤 流程 工艺'
    .split(' ')
    .flatMap(contentKeys),
);
/** Of words of a question, by their keys, those that are not of the making. */
export const thingsMade = (keys: readonly string[]): string[] => keys.filter((key) => !MAKING.has(key));

/** A paragraph that tells one step: 步骤S1：, "Step 2:", "S3." */
const STEP =
  /^(?:步骤\s?S?[\d一二三四五六七八九十]{1,3}|S\d{1,3}|step\s(?:S?\d{1,3}|\(?[a-h]\)?))(?:\s?[：:、，,.]|\s(?:comprises|includes|is)\b)/iu;
/** Says that steps follow: "comprises the steps of", 包括以下步骤. */
const LEADS =
  /\b(?:the|following) steps\b|\bsteps of\b|\b(?:method|process)\b[^.;]{0,300}\bcompris(?:es|ing)\b|(?:以下|如下|下述|下列)步骤|步骤如下|方法[^。]{0,60}包括/iu;
/** Steps of a text, told between these. */
const PARTED = /[;；\n]/gu;
const FEWEST = 2;
const MOST = 10;
/** Characters that are quoted of them. */
const ROOM = { en: 1_500, zh: 600 } as const;
/** "By the method of claim 1" names its steps elsewhere. */
const OF_A_CLAIM = /\b(?:of|to|in|with) (?:any (?:one )?of )?(?:the )?(?:preceding )?claims? ?\d|权利要求\s?\d/iu;

/**
 * The steps in which a document tells how something is made or done: the first run of paragraphs that each tell one,
 * or a paragraph or claim that tells them in a row. Undefined where none tells a word that they must have.
 * @param core Keys of words of which one must be named; none: any steps of it.
 */
export function stepsOf(record: TextDocument, lang: TextLanguage, core: readonly string[]): Place[] | undefined {
  const { units, places } = unitsOf(record, lang);
  const names = (texts: readonly string[]) => {
    const keys = new Set(texts.flatMap(contentKeys));
    return core.length === 0 || core.some((key) => keys.has(key));
  };
  const placeAt = (at: number, end = units[at]!.text.length): Place => ({
    publication_number: record.publication_number,
    locator: { ...places[at]!, start: 0, end },
    keys: new Set(contentKeys(units[at]!.text).filter((key) => core.includes(key))),
    ...{ speaks: true, coverage: 1, answers: 1, meant: 0, outright: 1, alike: [], fulfils: true },
  });
  for (let at = 0; at < units.length; at++) {
    if (!STEP.test(units[at]!.text)) continue;
    let end = at;
    while (end < units.length && units[end]!.group === units[at]!.group && STEP.test(units[end]!.text)) end++;
    const told = units.slice(Math.max(0, at - 1), end).map(({ text }) => text);
    if (end - at >= FEWEST && names(told))
      return within(units.slice(at, end), lang).map((_, step) => placeAt(at + step));
    at = end;
  }
  const inARow = units.findIndex(
    ({ text, group }) =>
      group !== 'abstract' &&
      LEADS.test(text.slice(0, LEAD)) &&
      !OF_A_CLAIM.test(text.slice(0, LEAD)) &&
      [...text.matchAll(PARTED)].length >= FEWEST &&
      names([text]),
  );
  if (inARow < 0) return undefined;
  return [placeAt(inARow, cut(units[inARow]!.text, lang))];
}

/** Characters in which it is said of what the steps are. */
const LEAD = 400;

/** As many steps as there is room for. */
function within<U extends { readonly text: string }>(steps: readonly U[], lang: TextLanguage): U[] {
  let room: number = lang === 'zh' ? ROOM.zh : ROOM.en;
  return steps.slice(0, MOST).filter(({ text }, at) => {
    room -= text.length;
    return at === 0 || room >= 0;
  });
}

/** Where the last step ends that there is room for. */
function cut(text: string, lang: TextLanguage): number {
  const room = lang === 'zh' ? ROOM.zh : ROOM.en;
  if (text.length <= room) return text.length;
  const ends = [...text.slice(0, room).matchAll(PARTED)].map(({ index }) => index + 1);
  return ends.at(-1) ?? room;
}
