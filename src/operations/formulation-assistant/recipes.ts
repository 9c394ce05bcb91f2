import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { contentKeys } from '#language/content-words.ts';
import { type Amount, type AmountBasis, functionName, type Ingredient } from '#language/ingredients.ts';
import { readRecipe } from '#language/recipes.ts';
import type { TextLanguage } from '#language/script.ts';
import { shownTexts, shownTitle } from '#operations/shared/wire-text.ts';
import { significant } from '#rounded.ts';
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
export const keysOf = (name: string): ReadonlySet<string> => new Set(contentKeys(name));
/** Whether two names mean the same, by most of their words. */
export function sameName(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  const shared = [...a].filter((key) => b.has(key)).length;
  return shared >= 0.6 * Math.max(a.size, b.size);
}

/** What shares add up to: over a hundred they are no one recipe. Of alternatives one is in it. */
function sumOf(ingredients: readonly RecipeIngredient[]): NonNullable<StatedRecipe['sum']> {
  const places = [...Map.groupBy(ingredients, ({ name, instead_of }) => instead_of ?? name).values()];
  const low = places.reduce((sum, all) => sum + Math.min(...all.map((one) => one.low ?? 0)), 0);
  const high = places.reduce((sum, all) => sum + Math.max(...all.map((one) => one.high ?? 100)), 0);
  const verdict = low > 100 + ROUNDING ? 'over' : high >= 100 - ROUNDING ? 'whole' : 'rest_unstated';
  return { low: significant(low), high: significant(Math.max(high, low)), verdict };
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
    if (unit.text.length > LONGEST_PASSAGE || unit.text.length > left) return;
    left -= unit.text.length;
    units.push(unit);
  };
  for (const { lang, origin, claims } of shownTexts(record.claims).slice(0, 1))
    for (const { text, number } of claims) add({ text, at: { part: 'claim', lang, origin, claim_number: number } });
  for (const { lang, origin, paragraphs } of shownTexts(record.descriptions).slice(0, 1))
    for (const { text, id, heading } of paragraphs)
      if (!heading) add({ text, at: { part: 'description', lang, origin, paragraph_id: id } });
  return units;
}

interface OneRecipe {
  readonly basis: Basis;
  readonly ingredients: readonly RecipeIngredient[];
}

/** The ingredients of one basis of a passage, each once: the most numerous. */
export function oneRecipe(text: string, lang: TextLanguage): OneRecipe | undefined {
  const groups = Map.groupBy(readRecipe(text).ingredients, ({ amount }) => wholeOf(amount));
  let best: OneRecipe | undefined;
  for (const all of groups.values()) {
    const basis = BASIS[all[0]!.amount.basis];
    const ordered = all.toSorted((a, b) => startOf(a) - startOf(b));
    for (const ingredients of statementsOf(text, ordered, basis, lang))
      if (ingredients.length >= FEWEST && ingredients.length > (best?.ingredients.length ?? 0))
        best = { basis, ingredients };
  }
  return best;
}

/**
 * The recipe of a passage; where its shares exceed a hundred, those of its statements, of which each may be one: "It
 * contains 70 % A and 30 % B. Alternatively, 60 % C and 40 % D".
 */
function statementsOf(text: string, all: readonly Ingredient[], basis: Basis, lang: TextLanguage) {
  const whole = statedIn(text, all, lang);
  const fits = (ingredients: readonly RecipeIngredient[]) => sumOf(ingredients).verdict !== 'over';
  if (basis !== 'share' || fits(whole)) return [whole];
  const statements: Ingredient[][] = [];
  all.forEach((one, at) => {
    if (at > 0 && !ENDS.test(text.slice(endOf(all[at - 1]!), startOf(one)))) statements.at(-1)!.push(one);
    else statements.push([one]);
  });
  const fitting = statements.map((each) => statedIn(text, each, lang)).filter(fits);
  return fitting.some(({ length }) => length >= FEWEST) ? fitting : [whole];
}

/** Between two statements. */
const ENDS = /[.;]\s|[。；\n]/u;
/** Between an ingredient and another one that may be taken in its place. */
const INSTEAD = /^[\s,，、]*(?:or(?: alternatively)?|alternatively|或者?是?)[\s,，]*(?:含有?|包含|of )?$/iu;
/** Before the first of some of which one is enough, and between these. */
const ONE_OF = /\b(?:at least one|one or more|any(?: one)?|either|one) of:?\s*$/iu;
const LISTED = /^\s*(?:,|and\/or\b|and\b|or\b|,\s*(?:and\/or|and|or)\b)\s*$/iu;
const startOf = ({ start, amount }: Ingredient) => Math.min(start, amount.start);
const endOf = ({ end, amount }: Ingredient) => Math.max(end, amount.end);

function statedIn(text: string, all: readonly Ingredient[], lang: TextLanguage): RecipeIngredient[] {
  const kept: { keys: ReadonlySet<string>; one: RecipeIngredient }[] = [];
  let before: { readonly place: string; readonly end: number; readonly listed: boolean } | undefined;
  for (const ingredient of all) {
    const { name, amount, function: of } = ingredient;
    const keys = keysOf(name);
    if (keys.size === 0 || kept.some(({ keys: other }) => sameName(keys, other))) continue;
    const { low, high, text: written } = amount;
    const between = text.slice(before?.end ?? 0, startOf(ingredient));
    const goesOn = before !== undefined && (INSTEAD.test(between) || (before.listed && LISTED.test(between)));
    const instead_of = goesOn ? before?.place : undefined;
    const listed = goesOn ? before!.listed : ONE_OF.test(between);
    before = { place: instead_of ?? name, end: endOf(ingredient), listed };
    kept.push({
      keys,
      one: {
        name,
        ...(low !== undefined && { low }),
        ...(high !== undefined && { high }),
        amount: written,
        ...(of && { function: functionName(of, lang) }),
        ...(instead_of !== undefined && { instead_of }),
      },
    });
  }
  return kept.map(({ one }) => one);
}

/** The recipe of a document that states most ingredients; nothing where no passage states two of one basis. */
export function recipeOf(record: Patent, lang: TextLanguage): StatedRecipe | undefined {
  let best: (OneRecipe & { readonly unit: Unit }) | undefined;
  let cost: QuoteShape | undefined;
  for (const unit of unitsOf(record)) {
    const found = oneRecipe(unit.text, lang);
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
    ...{ basis, ingredients: [...ingredients] },
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
