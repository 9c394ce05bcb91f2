import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { languageOf } from '#language/script.ts';
import { portions } from '#portions.ts';
import { taskTitle } from '../shared/task-title.ts';
import { FormulationData, type Goal, type StatedRecipe } from './data.ts';
import { readGoal } from './goal.ts';
import { oppose } from './oppose.ts';
import { keysOf, missesGoal, recipeOf } from './recipes.ts';

/** Documents near the goal that are read, how many at a time, and recipes that are opposed. */
const MOST_READ = 150;
const AT_A_TIME = 20;
const MOST_RECIPES = 40;
/** A document is of the product when its title, abstract or recipe has this share of the product's words. */
const LEAST_SHARE = 2 / 3;
/** What any recipe is of, and no product: a detergent composition is sought as a detergent. */
const ANYTHING = keysOf(
  'composition compound formulation mixture material product recipe agent preparation 组合物 材料 配方 混合物 产品 制剂',
);

/** Reads the goal and the recipes of the documents near it; keeps what meets the goal. */
const findRecipes: Step<FormulationData> = async ({ input, lang }, { services, signal, log, progress }) => {
  const { corpus } = services;
  const goal = readGoal(input, languageOf(input));
  log('goal', { ...goal });
  const { hits } = await similarPatents(corpus, { text: input, limit: MOST_READ, reasons: false, signal });
  const counts = { documents: 0, recipes: 0, excluded: 0, out_of_bounds: 0, over: 0 };
  const recipes: StatedRecipe[] = [];
  const families = new Set<number>();
  for (const some of portions(hits, AT_A_TIME)) {
    if (recipes.length >= MOST_RECIPES) break;
    const ids = some.map(({ id }) => id);
    const [records, relations] = await Promise.all([corpus.get(patents, ids), relationsOf(corpus, ids)]);
    for (const record of records) {
      signal.throwIfAborted();
      progress(counts.documents++, hits.length, record.publication_number);
      const family = relations.get(record.publication_number)?.simple_family.family_id;
      if (family !== undefined && families.has(family)) continue;
      const recipe = recipeOf(record, lang);
      if (!recipe || !isOfProduct(recipe, record, goal)) continue;
      counts.recipes++;
      if (family !== undefined) families.add(family);
      const misses = missesGoal(recipe, goal);
      if (misses) counts[misses]++;
      else recipes.push(recipe);
    }
  }
  log('recipes', counts);
  return { goal, recipes: recipes.slice(0, MOST_RECIPES), counts };
};

/**
 * By the words of what the goal names first, in title, abstracts, first claims and the recipe; where the goal names
 * nothing, every recipe counts.
 */
function isOfProduct({ quote }: StatedRecipe, record: Patent, { product }: Goal): boolean {
  const words = keysOf(product[0] ?? '');
  const own = new Set([...words].filter((key) => !ANYTHING.has(key)));
  const wanted = own.size > 0 ? own : words;
  const claims = record.claims.flatMap(({ claims: [first] }) => first?.text ?? []);
  const texts = [...record.titles, ...record.abstracts].map(({ text }) => text);
  const there = keysOf([...texts, ...claims, quote.text].join('\n'));
  return wanted.size === 0 || [...wanted].filter((key) => there.has(key)).length >= LEAST_SHARE * wanted.size;
}

const opposeRecipes: Step<FormulationData> = async ({ recipes = [], goal, lang }) => {
  const pairs = recipes.length < 2 ? [] : oppose(recipes, goal!, lang);
  return { pairs };
};

/** From a goal to recipes of documents, opposed in pairs. */
// biome-ignore format: read it as a table
export const formulationAgent = defineFlow({
  name: 'formulation', data: FormulationData, start: 'finding_recipes',
  states: {
    finding_recipes: work(findRecipes, 'opposing'),
    opposing:        work(opposeRecipes, 'opposed'),
    opposed:         final(),
  },
  stages: { formulations: ['finding_recipes', 'opposing', 'opposed'] },
  title: ({ input }) => taskTitle(input),
});
