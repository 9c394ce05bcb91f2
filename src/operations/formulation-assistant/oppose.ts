import { languageOf, type TextLanguage } from '#language/script.ts';
import type { Dimension, FormulationData, Goal, RecipeIngredient, StatedRecipe } from './data.ts';
import { keysOf, sameName } from './recipes.ts';

type Pair = NonNullable<FormulationData['pairs']>[number];

const MOST_PAIRS = 8;
const say = (lang: TextLanguage, en: string, zh: string) => (lang === 'zh' ? zh : en);
const middle = ({ low, high }: RecipeIngredient): number | undefined =>
  low === undefined ? high : high === undefined ? low : (low + high) / 2;

/**
 * Pairs of recipes that differ along a dimension: those that the goal asks for first, then functions that only one has
 * and amounts that differ most. A pair is of one basis and stands once.
 */
export function oppose(recipes: readonly StatedRecipe[], goal: Goal, lang: TextLanguage): Pair[] {
  const pairs: Pair[] = [];
  const add = (pair: Pair | undefined) => {
    if (!pair || pairs.length >= MOST_PAIRS) return;
    const same = pairs.some(
      ({ dimension, first, second }) =>
        dimension.name === pair.dimension.name || (first === pair.first && second === pair.second),
    );
    if (!same) pairs.push(pair);
  };
  for (const dimension of goal.dimensions)
    add(
      dimension.kind === 'cost'
        ? byCost(recipes, dimension, lang)
        : dimension.kind === 'function'
          ? byFunction(recipes, dimension, lang)
          : byComponent(recipes, dimension, lang),
    );
  for (const name of commonComponents(recipes)) add(byComponent(recipes, { kind: 'component', name }, lang));
  for (const name of functionsOf(recipes)) add(byFunction(recipes, { kind: 'function', name }, lang));
  return pairs;
}

const places = (recipes: readonly StatedRecipe[]) => recipes.map((recipe, at) => ({ recipe, at }));

/** Recipes of one basis share ingredients: how many, by name. */
const likeness = (a: StatedRecipe, b: StatedRecipe): number =>
  a.basis === b.basis
    ? a.ingredients.filter((one) => b.ingredients.some((other) => sameName(keysOf(one.name), keysOf(other.name))))
        .length
    : -1;

/** A recipe whose document speaks of low cost beside the likest of one that does not. */
function byCost(recipes: readonly StatedRecipe[], dimension: Dimension, lang: TextLanguage): Pair | undefined {
  const told = places(recipes).filter(({ recipe }) => recipe.cost);
  const untold = places(recipes).filter(({ recipe }) => !recipe.cost);
  const best = told
    .flatMap((one) => untold.map((other) => ({ one, other, like: likeness(one.recipe, other.recipe) })))
    .filter(({ like }) => like >= 0)
    .toSorted((a, b) => b.like - a.like)[0];
  if (!best) return undefined;
  return {
    dimension,
    first: best.one.at,
    second: best.other.at,
    reason: say(
      lang,
      `${best.one.recipe.publication_number} says: "${best.one.recipe.cost!.text.trim()}"; ${best.other.recipe.publication_number} says nothing of low cost in what was read.`,
      `${best.one.recipe.publication_number}记载：“${best.one.recipe.cost!.text.trim()}”；${best.other.recipe.publication_number}所读内容未提及低成本。`,
    ),
  };
}

/** Two that use different ingredients for one function, else one that has the function and one that has not. */
function byFunction(recipes: readonly StatedRecipe[], dimension: Dimension, lang: TextLanguage): Pair | undefined {
  const all = places(recipes).map(({ recipe, at }) => ({
    recipe,
    at,
    one: recipe.ingredients.find((each) => each.function === dimension.name),
  }));
  const having = all.filter(({ one }) => one);
  const options = having
    .flatMap((a) => all.filter(({ at }) => at !== a.at).map((b) => ({ a, b, like: likeness(a.recipe, b.recipe) })))
    .filter(
      ({ a, b, like }) =>
        like >= 0 &&
        (!b.one ||
          (a.at < b.at &&
            languageOf(a.one!.name) === languageOf(b.one.name) &&
            !sameName(keysOf(a.one!.name), keysOf(b.one.name)))),
    )
    .toSorted((x, y) => Number(y.b.one !== undefined) - Number(x.b.one !== undefined) || y.like - x.like);
  const best = options[0];
  if (!best) return undefined;
  const { a, b } = best;
  return {
    dimension,
    first: a.at,
    second: b.at,
    reason: b.one
      ? say(
          lang,
          `As ${dimension.name}: ${a.one!.name} (${a.one!.amount}) against ${b.one.name} (${b.one.amount}).`,
          `作为${dimension.name}：${a.one!.name}（${a.one!.amount}）对${b.one.name}（${b.one.amount}）。`,
        )
      : say(
          lang,
          `${a.one!.name} (${a.one!.amount}) as ${dimension.name}; the other recipe names none.`,
          `${a.one!.name}（${a.one!.amount}）作为${dimension.name}；另一配方未列出。`,
        ),
  };
}

/** The least and the greatest amount of a component, in one basis. */
function byComponent(recipes: readonly StatedRecipe[], dimension: Dimension, lang: TextLanguage): Pair | undefined {
  const wanted = keysOf(dimension.name);
  const having = places(recipes).flatMap(({ recipe, at }) => {
    const one = recipe.ingredients.find(({ name }) => {
      const keys = keysOf(name);
      return (
        sameName(wanted, keys) ||
        (dimension.asked !== undefined && wanted.size > 0 && [...wanted].every((key) => keys.has(key)))
      );
    });
    const amount = one && middle(one);
    return one && amount !== undefined ? [{ recipe, at, one, amount }] : [];
  });
  let best: { low: (typeof having)[number]; high: (typeof having)[number] } | undefined;
  for (const group of Map.groupBy(having, ({ recipe }) => recipe.basis).values()) {
    const ordered = group.toSorted((a, b) => a.amount - b.amount);
    const [low, high] = [ordered[0]!, ordered.at(-1)!];
    if (
      low.at !== high.at &&
      high.amount > low.amount &&
      (!best || high.amount - low.amount > best.high.amount - best.low.amount)
    )
      best = { low, high };
  }
  if (!best) return undefined;
  const { low, high } = best;
  return {
    dimension,
    first: low.at,
    second: high.at,
    reason: say(
      lang,
      `${low.one.name}: ${low.one.amount} against ${high.one.amount}.`,
      `${low.one.name}：${low.one.amount}对${high.one.amount}。`,
    ),
  };
}

/** Names of ingredients that at least two recipes of one basis have, the most frequent first. */
function commonComponents(recipes: readonly StatedRecipe[]): string[] {
  const counted: { name: string; basis: string; keys: ReadonlySet<string>; times: number }[] = [];
  for (const { basis, ingredients } of recipes)
    for (const { name } of ingredients) {
      const keys = keysOf(name);
      const known = counted.find((one) => one.basis === basis && sameName(one.keys, keys));
      if (known) known.times++;
      else counted.push({ name, basis, keys, times: 1 });
    }
  return counted
    .filter(({ times }) => times > 1)
    .toSorted((a, b) => b.times - a.times)
    .map(({ name }) => name);
}

const functionsOf = (recipes: readonly StatedRecipe[]): string[] => [
  ...new Set(recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ function: of }) => of ?? []))),
];
