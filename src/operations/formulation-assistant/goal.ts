import { functionName, functionsIn, ingredientsIn } from '#language/ingredients.ts';
import { phrasesOf } from '#language/phrases.ts';
import type { TextLanguage } from '#language/script.ts';
import type { Dimension, Goal } from './data.ts';

/** Words that ask for little cost; the same words tell it of a document. */
export const COST: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:low[- ]cost|lower cost|cost[- ]effective|inexpensive|cheap(?:er|est)?|economical|(?:reduces?|reduced|reducing|lowers?|saving) (?:the )?(?:production |manufacturing |material )?costs?)\b/iu,
  zh: /成本低|低成本|降低(?:了)?(?:生产|制造|材料|原料)?成本|廉价|便宜|价格低|经济性|成本/u,
};
const EXCLUDED =
  /(?:\bwithout|\bfree (?:of|from)|\bno|\bnot contain(?:ing)?|\bavoid(?:ing)?) (?:any |added |the use of )?([a-z][a-z-]{2,30}(?: [a-z-]{3,20})?)|\b([a-z]{3,20})-free\b|(?:不含有?|不添加|不使用|避免使用|无添加?)([\p{Script=Han}A-Za-z]{1,8})/giu;
const COMPONENT =
  /\b(?:content|amount|level|loading|proportion) of (?:the )?([a-z][a-z -]{2,40}?)(?=[,.;:]| and | or | in |$)|\b([a-z][a-z-]{2,30}) (?:content|loading|level)\b|([\p{Script=Han}A-Za-z]{2,8}?)的?(?:含量|用量|掺量|添加量)/giu;
/** Parts of a goal that name no product. */
const ASKING =
  /^(?:formulations?|recipes?|compositions?|formulas?|cost|low cost|low-cost|weigh|compare|comparison|amount|content|level|ingredients?|配方|组合物|成本|用量|含量|方案|对比|比较|低成本)$/iu;

/** Reads a goal, English or Chinese: what is to be made, what must not be in it, what is bounded, what is weighed. */
export function readGoal(text: string, lang: TextLanguage): Goal {
  const excluded = [...text.matchAll(EXCLUDED)].map((match) => (match[1] ?? match[2] ?? match[3])!.trim());
  const bounds = ingredientsIn(text)
    .filter(({ amount }) => /share/u.test(amount.basis))
    .map(({ name, amount: { text: written, low, high } }) => ({
      ...{ name, text: written },
      ...(low !== undefined && { low }),
      ...(high !== undefined && { high }),
    }));
  const dimensions: Dimension[] = [];
  const cost = COST[lang].exec(text)?.[0];
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
  const phrases = phrasesOf(text).map(({ key, text: phrase }) => [key, phrase.replace(/^不?含有?/u, '')] as const);
  const product = [...new Map(phrases).values()].filter(
    (phrase) =>
      !ASKING.test(phrase) && !taken.some((other) => other !== '' && (other.includes(phrase) || phrase === other)),
  );
  return { product: product.slice(0, 6), excluded, bounds, dimensions };
}
