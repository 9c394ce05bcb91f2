import { pairShares } from '#language/chinese-words.ts';
import { commands } from '#language/commands.ts';
import { cachedStem, contentWords } from '#language/content-words.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { quotedIn } from '#language/quoted.ts';
import { isHan, languageOf } from '#language/script.ts';

const NUMBERS = /\d+(?:[.,]\d+)*/g;
const LINK = /https?:\/\/|www\.|\]\(|<[a-z!/]/i;
/** How a model refers to what it was shown: features, passages. */
const LABELS = /\b[FPT]\d{1,4}\b/g;

/**
 * What a model's reason states beyond the texts that it is about, in words; undefined when it states nothing so. A
 * reason is free wording: only numbers (those of publications among them), quotations and links can be looked up, and
 * they must stand in `text`.
 */
export function inventedIn(reason: string, text: string): string | undefined {
  const bare = reason.replace(LABELS, ' ');
  if (LINK.test(bare)) return 'it holds a link';
  const flat = (value: string) => value.replace(/\s+/g, ' ').toLowerCase();
  const there = flat(text);
  for (const quoted of quotedIn(bare, 2, 4)) {
    const quote = flat(quoted).replace(/[.,;。，；]$/, '');
    if (!there.includes(quote)) return `"${quote.slice(0, 60)}" does not stand there`;
  }
  const numbers = new Set(text.match(NUMBERS));
  const wrong = bare.match(NUMBERS)?.find((number) => !numbers.has(number));
  if (wrong !== undefined) return `the number ${wrong.slice(0, 40)} does not stand there`;
  const other = otherUnit(bare, text);
  return other === undefined ? undefined : `"${other.slice(0, 40)}" does not stand there`;
}

/** A quantity whose number stands in a text with units of other things alone: 40 % beside 40 s. */
function otherUnit(reason: string, text: string): string | undefined {
  const said = quantitiesOf(reason);
  if (said.length === 0) return undefined;
  const there = quantitiesOf(text);
  // what each number of the text is one of; undefined: it has no unit, and may be one of anything
  const kinds = new Map<string, Set<string | undefined>>();
  let next = 0;
  for (const { 0: number, index } of text.matchAll(NUMBERS)) {
    while (next < there.length && there[next]!.end <= index) next++;
    const of = there[next];
    const kind = of && of.start <= index ? of.dimension : undefined;
    kinds.set(number, (kinds.get(number) ?? new Set<string | undefined>()).add(kind));
  }
  return said.find(({ text: written, dimension }) =>
    written.match(NUMBERS)?.some((number) => {
      const of = kinds.get(number);
      return of !== undefined && !of.has(undefined) && !of.has(dimension);
    }),
  )?.text;
}

/** A reason that a model has written, marked as such. */
export const byModel = (reason: string, lang: 'en' | 'zh'): string =>
  `${reason.trim()}${lang === 'zh' ? ' [模型]' : ' [model]'}`;

/** Words by which one speaks of a feature and a passage, and that state nothing of the thing. */
const JUDGING = new Set(
  `passage passages document documents text feature features word words part parts element term model weight weigh weighed key topic supplementary need needed needs necessary important essential
  central core main makes make made making difference different differ same similar identical close closest near nearest general specific broad narrow show shows shown say says said state states stated
  describe described disclose disclosed discloses disclosure mention mentions mentioned teach teaches give gives given name names named contain contains lack lacks lacking missing absent found find
  match matches partly fully merely only explicitly implicitly directly clearly problem solution solve solves known usual common prior art distinguish distinguishes distinctive idea invention claim claimed
  read reads thing things whole rest purpose effect result reason because since according correspond corresponds nothing everything also just`
    .trim()
    .split(/\s+/)
    .map(cachedStem),
);
const JUDGING_ZH =
  /^(?:该特|特征|征是|段落|文献|文中|原文|公开|未公|记载|披露|揭示|说明|描述|提到|提及|给出|用词|词语|部分|全部|完全|没有|缺少|缺乏|仅仅|相同|类似|相似|接近|不同|区别|关键|重要|核心|必要|主要|次要|辅助|问题|解决|方案|技术|整体|主题|目的|效果|原因|权重|对应|一致|明确|直接|现有|常规|已知|所在|属于|内容|信息|相关|有关)$/u;
/** Share of what a reason says of the thing that must stand in the texts it is about; Chinese is counted by pairs. */
const LEAST_HELD = { en: 0.8, zh: 0.65 } as const;

/**
 * As `inventedIn`, and whether a reason speaks to the reader, or names things that the texts which it is about do not:
 * most of its words must stand there, but for those by which one judges. A reason in a language that no line of `text`
 * has cannot be held to its words.
 */
export function unheldReason(reason: string, text: string): string | undefined {
  if (commands(reason)) return 'it speaks to the reader';
  const invented = inventedIn(reason, text);
  if (invented !== undefined) return invented;
  const bare = reason.replace(LABELS, ' ');
  const lang = languageOf(bare);
  if (!text.split('\n').some((line) => line.trim() !== '' && languageOf(line) === lang)) return undefined;
  const shares = pairShares(bare);
  const own = contentWords(bare).filter(({ key, start }) =>
    isHan(key) ? (shares.get(start) ?? 1) === 1 && !JUDGING_ZH.test(key) : !JUDGING.has(key),
  );
  if (own.length === 0) return undefined;
  const there = new Set(contentWords(text).map(({ key }) => key));
  const strange = own.filter(({ key }) => !there.has(key));
  if (1 - strange.length / own.length >= LEAST_HELD[lang === 'zh' ? 'zh' : 'en']) return undefined;
  const [first] = strange;
  return `"${bare.slice(first!.start, first!.end)}" does not stand there`;
}
