import { patentId } from '#collections/patents/patent-id.ts';
import { m001_2AiFormulationAgentQuery } from '#contract/generated/formulation-assistant.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, FAILED, notDue, RUNNING, SUCCEEDED, settledTask } from '#operations/shared/flow-operations.ts';
import { officeName } from '#patents/offices.ts';
import type { AnswerLanguage } from '#skills/types.ts';
import type { StatedRecipe } from './data.ts';
import { formulationAgent } from './flow.ts';

/** A recipe as the interface shows it. */
const toWire = (recipe: StatedRecipe, lang: AnswerLanguage, base_url: string) => ({
  source: `${base_url}/patents/${encodeURIComponent(recipe.publication_number)}`,
  status: 'success',
  ...(recipe.title_zh && { name_cn: recipe.title_zh }),
  title: recipe.title,
  pn: recipe.publication_number,
  solution_id: patentId(recipe.publication_number),
  solution_type: 'PATENT' as const,
  country_name: officeName(recipe.country, lang),
  ingredient_list: recipe.ingredients.map(({ name, low, high, amount, function: of, instead_of }) => ({
    ingredient: name,
    ...(of && { function: of }),
    content: [low, high].filter((one) => one !== undefined),
    amount,
    ...(instead_of && { instead_of }),
  })),
  basis: recipe.basis,
  ...(recipe.sum && {
    sum: { ...recipe.sum, verdict: recipe.sum.verdict === 'whole' ? ('whole' as const) : ('rest_unstated' as const) },
  }),
  quote: {
    text: recipe.quote.text,
    part: recipe.quote.part,
    lang: recipe.quote.lang,
    ...(recipe.quote.claim_number !== undefined && { claim_number: recipe.quote.claim_number }),
    ...(recipe.quote.paragraph_id !== undefined && { paragraph_id: recipe.quote.paragraph_id }),
    ...(recipe.quote.paragraph_number !== undefined && { paragraph_number: recipe.quote.paragraph_number }),
  },
});

export default defineOperation({
  contract: m001_2AiFormulationAgentQuery,
  path: '/ai/formulation-agent-query',
  summary: 'Read the recipes that were compared',
  description:
    'Every amount stands in the quoted passage. Shares whose least amounts add up to more than a hundred are no one recipe and are left out. Where fewer than two recipes exist `formulations` is empty, and `message` says so.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(formulationAgent, body, account, services, signal);
    const { pairs, recipes = [], goal, counts, lang } = task.data;
    if (!pairs || !goal || !counts) {
      if (task.status === 'working') return { status: RUNNING as typeof RUNNING };
      if (task.status === 'failed') return { status: FAILED as typeof FAILED, message: task.error?.message ?? '' };
      throw notDue(formulationAgent, task);
    }
    const base_url = services.base_url();
    const told = `${counts.documents} documents were read, ${counts.recipes} state a recipe for it; left out: ${counts.excluded} with what is excluded, ${counts.out_of_bounds} out of bounds, ${counts.over} whose shares exceed a hundred.`;
    const zh = `读取${counts.documents}件文献，其中${counts.recipes}件记载了相关配方；排除：含禁用成分${counts.excluded}件，超出限定${counts.out_of_bounds}件，份额之和超过100的${counts.over}件。`;
    const counted = lang === 'zh' ? zh : told;
    const few =
      lang === 'zh'
        ? '符合目标的真实配方少于两个，无法对比。'
        : 'Fewer than two real recipes meet the goal: nothing can be opposed.';
    const alike = lang === 'zh' ? '配方之间没有可比的差异。' : 'The recipes differ in nothing that could be opposed.';
    return {
      status: SUCCEEDED as typeof SUCCEEDED,
      goal: {
        product: [...goal.product],
        excluded: [...goal.excluded],
        bounds: goal.bounds.map(({ name, text }) => `${name}: ${text}`),
        dimensions: goal.dimensions.map(({ name }) => name),
      },
      message: recipes.length < 2 ? `${few} ${counted}` : pairs.length === 0 ? `${alike} ${counted}` : counted,
      formulations: pairs.map(({ dimension, first, second, reason }, strategy_index) => ({
        strategy_index,
        dimension: dimension.name,
        reason,
        formulation_1: toWire(recipes[first]!, lang, base_url),
        formulation_2: toWire(recipes[second]!, lang, base_url),
      })),
    };
  },
});
