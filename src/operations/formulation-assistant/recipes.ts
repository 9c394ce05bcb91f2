import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { contentWords } from '#language/content-words.ts';
import { type Amount, type AmountBasis, functionName, type Ingredient } from '#language/ingredients.ts';
import { readRecipe } from '#language/recipes.ts';
import type { TextLanguage } from '#language/script.ts';
import { shownTexts, shownTitle } from '#operations/shared/wire-text.ts';
import type { QuoteShape } from '#skills/types.ts';
import type { Goal, RecipeIngredient, StatedRecipe } from './data.ts';
import { COST } from './goal.ts';

type Basis = StatedRecipe['basis'];
const BASIS: Readonly<Record<AmountBasis, Basis>> = {
  ...{ 'mass share': 'share', 'volume share': 'share', 'mole share': 'share', share: 'share', parts: 'parts' },
  ...{ 'mass ratio': 'parts', 'volume ratio': 'parts', 'mole ratio': 'parts' },
  ...{ mass: 'mass', volume: 'volume', moles: 'moles' },
};
/** What may stand in one recipe: amounts of one basis, and of ratios the parts of each alone. */
const wholeOf = ({ basis, start }: Amount): string => (basis.endsWith('ratio') ? `${basis} ${start}` : BASIS[basis]);
/** A recipe has at least so many ingredients whose amounts are of one basis. */
const FEWEST = 2;
/** Characters of one passage and of one document that are read. */
const LONGEST_PASSAGE = 8_000;
const MOST_TEXT = 400_000;
/** What a sum of shares may miss by rounding. */
const ROUNDING = 0.6;

/** Keys by which ingredients of two recipes are held to be the same. */
export const keysOf = (name: string): ReadonlySet<string> => new Set(contentWords(name).map(({ key }) => key));
/** Whether two names mean the same, by most of their words. */
export function sameName(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  const shared = [...a].filter((key) => b.has(key)).length;
  return shared >= 0.6 * Math.max(a.size, b.size);
}

/** What shares add up to: over a hundred they are no one recipe. */
function sumOf(ingredients: readonly RecipeIngredient[]): NonNullable<StatedRecipe['sum']> {
  const low = ingredients.reduce((sum, one) => sum + (one.low ?? 0), 0);
  const high = ingredients.reduce((sum, one) => sum + (one.high ?? 100), 0);
  const verdict = low > 100 + ROUNDING ? 'over' : high >= 100 - ROUNDING ? 'whole' : 'rest_unstated';
  const rounded = (value: number) => Number(value.toPrecision(6));
  return { low: rounded(low), high: rounded(Math.max(high, low)), verdict };
}

interface Unit {
  readonly text: string;
  readonly at: Pick<Parameters<typeof quoteOf>[1], 'part' | 'lang' | 'origin' | 'claim_number' | 'paragraph_id'>;
}

/** Claims and paragraphs as published. */
function unitsOf(record: Patent): Unit[] {
  const units: Unit[] = [];
  let left = MOST_TEXT;
  const add = (unit: Unit) => {
    left -= unit.text.length;
    if (left > 0 && unit.text.length <= LONGEST_PASSAGE) units.push(unit);
  };
  for (const { lang, origin, claims } of shownTexts(record.claims).slice(0, 1))
    for (const { text, number } of claims) add({ text, at: { part: 'claim', lang, origin, claim_number: number } });
  for (const { lang, origin, paragraphs } of shownTexts(record.descriptions).slice(0, 1))
    for (const { text, id, heading } of paragraphs)
      if (!heading) add({ text, at: { part: 'description', lang, origin, paragraph_id: id } });
  return units;
}

/** The ingredients of one basis of a passage, each once: the most numerous. */
function oneRecipe(
  ingredients: readonly Ingredient[],
  lang: TextLanguage,
): { basis: Basis; ingredients: RecipeIngredient[] } | undefined {
  const groups = Map.groupBy(ingredients, ({ amount }) => wholeOf(amount));
  let best: { basis: Basis; ingredients: RecipeIngredient[] } | undefined;
  for (const all of groups.values()) {
    const basis = BASIS[all[0]!.amount.basis];
    const kept: { keys: ReadonlySet<string>; one: RecipeIngredient }[] = [];
    for (const { name, amount, function: of } of all) {
      const keys = keysOf(name);
      if (keys.size === 0 || kept.some(({ keys: other }) => sameName(keys, other))) continue;
      const { low, high, text } = amount;
      const bounds = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
      kept.push({ keys, one: { name, ...bounds, amount: text, ...(of && { function: functionName(of, lang) }) } });
    }
    if (kept.length >= FEWEST && kept.length > (best?.ingredients.length ?? 0))
      best = { basis, ingredients: kept.map(({ one }) => one) };
  }
  return best;
}

/** The recipe of a document that states most ingredients; nothing where no passage states two of one basis. */
export function recipeOf(record: Patent, lang: TextLanguage): StatedRecipe | undefined {
  let best: { unit: Unit; basis: Basis; ingredients: RecipeIngredient[] } | undefined;
  let cost: QuoteShape | undefined;
  for (const unit of unitsOf(record)) {
    const found = oneRecipe(readRecipe(unit.text).ingredients, lang);
    if (found && found.ingredients.length > (best?.ingredients.length ?? 0)) best = { unit, ...found };
    cost ??= costIn(record, unit);
  }
  if (!best) return undefined;
  const { unit, basis, ingredients } = best;
  const title_zh = record.titles.find((title) => title.lang === 'zh')?.text;
  return {
    publication_number: record.publication_number,
    title: shownTitle(record.titles),
    ...(title_zh && { title_zh }),
    country: record.authority,
    quote: quoteOf(record, { ...unit.at, start: 0, end: unit.text.length }),
    ...{ basis, ingredients },
    ...(basis === 'share' && { sum: sumOf(ingredients) }),
    ...(cost && { cost }),
  };
}

function costIn(record: Patent, { text, at }: Unit): QuoteShape | undefined {
  const words = COST[at.lang === 'zh' ? 'zh' : 'en'];
  if (!words.test(text)) return undefined;
  const sentence = sentences(text).find(({ start, end }) => words.test(text.slice(start, end)));
  return sentence && quoteOf(record, { ...at, start: sentence.start, end: sentence.end });
}

/** Why a recipe does not meet a goal; nothing where it does. */
export function missesGoal(
  { basis, ingredients, sum }: StatedRecipe,
  { excluded, bounds }: Goal,
): 'excluded' | 'out_of_bounds' | 'over' | undefined {
  if (sum?.verdict === 'over') return 'over';
  const named = ingredients.map((one) => ({ ...one, keys: keysOf(one.name) }));
  const has = (name: string) => {
    const wanted = keysOf(name);
    return named.find(({ keys }) => wanted.size > 0 && [...wanted].every((key) => keys.has(key)));
  };
  if (excluded.some((name) => has(name))) return 'excluded';
  // parts of a recipe in parts, shares of one in shares: others cannot be compared
  const beyond = bounds.some(({ name, low = 0, high = Number.POSITIVE_INFINITY, basis: of = 'share' }) => {
    const one = has(name);
    return one && of === basis && ((one.low ?? 0) > high || (one.high ?? Number.POSITIVE_INFINITY) < low);
  });
  return beyond ? 'out_of_bounds' : undefined;
}
