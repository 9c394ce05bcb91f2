import { functionName, functionsIn, ingredientsIn } from '#language/ingredients.ts';
import { phrasesOf } from '#language/phrases.ts';
import { quantitiesOf } from '#language/quantities.ts';
import type { TextLanguage } from '#language/script.ts';
import type { Span } from '#language/spans.ts';
import type { Dimension, Goal } from './data.ts';

/** Words that ask for little cost; the same words tell it of a document. */
export const COST: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:low[- ]cost|lower cost|cost[- ]effective|inexpensive|cheap(?:er|est)?|economical|(?:reduces?|reduced|reducing|lowers?|saving) (?:the )?(?:production |manufacturing |material )?costs?)\b/iu,
  zh: /成本低|低成本|降低(?:了)?(?:生产|制造|材料|原料)?成本|廉价|便宜|价格低|经济性|成本/u,
};
const EXCLUDED =
  /(?:\bwithout|\bfree (?:of|from)|\bno|\bnot contain(?:ing)?|\bavoid(?:ing)?) (?:any |added |the use of )?([a-z][a-z-]{2,30}(?: [a-z-]{3,20})?)|\b([a-z]{3,20})-free\b|(?:不含有?|不添加|不使用|避免使用|无添加?)([\p{Script=Han}A-Za-z]{1,8})/giu;
const COMPONENT =
  /\b(?:content|amount|level|loading|proportion) of (?:the )?([a-z][a-z -]{2,40}?)(?=[,.;:]| (?:and|or|in|against|versus|vs|with|for|at|to|over|on)\b|$)|\b(?!and |or |the |its |low |high |compare |weigh |consider |balance )([a-z][a-z-]{2,30}) (?:content|loading|level)\b|([\p{Script=Han}A-Za-z]{2,8}?)的?(?:含量|用量|掺量|添加量)/giu;
/** In a goal the word alone asks for it; in a document it may stand for anything. */
const PRICE = /\b(?:costs?|prices?)\b/iu;
/** A clause on what is weighed names no product. */
const WEIGHED =
  /(?<=^|[，,;；。]|\. )\s{0,2}(?:and |请|并|同时)?(?:weigh(?:ing)?|compar(?:e|ing)|consider(?:ing)?|balanc(?:e|ing)|权衡|比较|对比|考虑)(?:[^，,;；。.]|\.(?=\S))*/giu;
/** Parts of a goal that name no product. */
const ASKING =
  /^(?:[量比]|(?:weight|mass|volume|molar) ratios?|(?:质量|重量|体积|摩尔)比|formulations?|recipes?|compositions?|formulas?|cost|low cost|low-cost|weigh|compare|comparison|amount|content|level|ingredients?|配方|组合物|成本|用量|含量|方案|对比|比较|低成本)$/iu;

/** Reads a goal, English or Chinese: what is to be made, what must not be in it, what is bounded, what is weighed. */
export function readGoal(text: string, lang: TextLanguage): Goal {
  const excluded = [...text.matchAll(EXCLUDED)].map((match) => (match[1] ?? match[2] ?? match[3])!.trim());
  const bounded = ingredientsIn(text, { composition: true }).filter(({ amount }) => /share|parts/u.test(amount.basis));
  const bounds = bounded.flatMap(({ name, amount: { text: written, low, high, basis } }) => {
    // the balance bounds nothing
    if (low === undefined && high === undefined) return [];
    const limits = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
    return [{ name, text: written, ...limits, ...(basis === 'parts' && { basis }) }];
  });
  const dimensions: Dimension[] = [];
  const cost = (COST[lang].exec(text) ?? PRICE.exec(text))?.[0];
  if (cost) dimensions.push({ kind: 'cost', name: lang === 'zh' ? '成本' : 'cost', asked: cost });
  for (const { function: of, start, end } of functionsIn(text)) {
    const name = functionName(of, lang);
    if (excluded.some((one) => one.includes(text.slice(start, end)))) continue;
    if (!dimensions.some((one) => one.name === name))
      dimensions.push({ kind: 'function', name, asked: text.slice(start, end) });
  }
  for (const match of text.matchAll(COMPONENT)) {
    const names = (match[1] ?? match[2] ?? match[3])!
      .split(/与|和|及|、|比较|权衡|考虑|不同/u)
      .map((one) => one.trim());
    for (const name of names)
      if (name.length > 1 && !ASKING.test(name) && !dimensions.some((one) => one.name === name))
        dimensions.push({ kind: 'component', name, asked: match[0].trim() });
  }
  const taken = [...excluded, ...bounds.map(({ name }) => name), ...dimensions.map(({ asked = '' }) => asked)];
  const said = without(text, [
    ...spansOf(text, EXCLUDED),
    ...spansOf(text, WEIGHED),
    ...bounded,
    ...quantitiesOf(text),
  ]);
  const phrases = phrasesOf(said).map(
    ({ key, text: phrase }) => [key, phrase.replace(/^不?含(?:有(?!机))?/u, '')] as const,
  );
  const product = [...new Map(phrases).values()].filter(
    (phrase) =>
      !ASKING.test(phrase) && !taken.some((other) => other !== '' && (other.includes(phrase) || phrase === other)),
  );
  return { product: product.slice(0, 6), excluded, bounds, dimensions };
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));

/** A text with commas in place of parts of it, so that what stood on both sides does not join. */
function without(text: string, parts: readonly Span[]): string {
  let said = '';
  let at = 0;
  for (const { start, end } of [...parts].sort((a, b) => a.start - b.start)) {
    if (start > at) said += `${text.slice(at, start)}, `;
    at = Math.max(at, end);
  }
  return said + text.slice(at);
}
