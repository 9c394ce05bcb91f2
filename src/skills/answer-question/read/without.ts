import { contentWords } from '#language/content-words.ts';

/** What a question wants to do without: "without a camera", 不装摄像头. */

const WITHOUT =
  /\bwithout (?:using )?(?:an?\s|any\s|the\s)?(?!\p{L}+ing\b)((?:[\p{L}-]{2,30} ?){1,3}?)(?= (?:in|on|at|of|to|by|from|for|and|or|be|is|are|how|what|can|that|which|when|while|during)\b|[,.;?]|$)/giu;
const WITHOUT_ZH =
  /(?:不(?:装|用|使用|安装|佩?戴|依赖|靠|需要?|必)|(?<!有)没有|无需|无须)(?:安装|使用|佩戴|任何)?(\p{Script=Han}{2,5}?)(?=的?情况|怎么|如何|怎样|能否|可以|也|就|时|[，,？?。；]|$)/gu;
/** What is said not to be there, or to be replaced, right before it. */
const DENIED =
  /(?:\b(?:without|no|not|non|instead of|rather than|unlike|avoid\w*|eliminat\w*|replac\w*|unnecessary|free of|lacks?)\b[^.,;]{0,40}|(?:[无不未没非]|避免|规避|代替|替代|取代|传统|现有)[^，。；]{0,8})$/iu;
/** Characters before a word in which it is denied. */
const BEFORE = 60;

/** The words of what a question wants to do without, and the question as it is without them. */
export function withoutIn(text: string): { readonly without: ReadonlySet<string>; readonly rest: string } {
  const without = new Set<string>();
  let rest = text;
  for (const pattern of [WITHOUT, WITHOUT_ZH])
    rest = rest.replace(pattern, (whole, thing: string) => {
      const keys = contentWords(thing).map(({ key }) => key);
      if (keys.length === 0) return whole;
      for (const key of keys) without.add(key);
      return ' , ';
    });
  return { without, rest };
}

/** Whether a sentence speaks of what was to be done without as if it were there. */
export const hasUnwanted = (text: string, without: ReadonlySet<string>): boolean =>
  contentWords(text).some(
    ({ key, start }) => without.has(key) && !DENIED.test(text.slice(Math.max(0, start - BEFORE), start)),
  );
