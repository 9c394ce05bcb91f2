import { ServiceError } from '#errors.ts';
import { defineFlow, reached, type Step, wait, work } from '#flows/flow.ts';
import { exploreMaterials } from '#skills/explore-materials/explore.ts';
import { readProblem } from '#skills/explore-materials/problem.ts';
import { MaterialsExplorationData } from './data.ts';
import { boardOf, nodeAt, recordsOf } from './nodes.ts';
import { planOf } from './plan.ts';

const read: Step<MaterialsExplorationData> = async ({ input, lang }, { services, signal, log }) => {
  const problem = await readProblem(input, lang, { corpus: services.corpus, signal });
  log('problem', { requirements: problem.requirements.length, meeting: problem.meeting, query: problem.topic.printed });
  return { problem };
};

const explore: Step<MaterialsExplorationData> = async ({ problem, chosen = [], lang }, { services, signal, log }) => {
  const offered = problem!.sharper.filter(({ text }) => chosen.includes(text));
  const places = new Set(offered.flatMap(({ requirements }) => requirements));
  const requirements = problem!.requirements.filter((_, at) => offered.length === 0 || places.has(at));
  const directions = await exploreMaterials(problem!, requirements, lang, { corpus: services.corpus, signal });
  log('explored', { directions: directions.map(({ name, count }) => ({ name, count })) });
  return { directions };
};

const plan: Step<MaterialsExplorationData> = async (data, { services }) => {
  const node_id = data.planned;
  if (node_id === undefined) throw new ServiceError('internal', 'no node is to be planned');
  const node = nodeAt(data, { board_id: boardOf(data), node_id });
  const markdown = planOf(node, await recordsOf(services.corpus, node), data);
  return { plans: { ...data.plans, [node_id]: markdown } };
};

const LONGEST_TITLE = 120;

/** From requirements of a material to a map of what meets them, and a plan for any of its nodes. */
// biome-ignore format: read it as a table
export const materialsExploration = defineFlow({
  name: 'materials-exploration', data: MaterialsExplorationData, start: 'reading',
  states: {
    reading:       work(read, 'problem_ready'),
    problem_ready: wait({ choose_questions: 'exploring' }),
    exploring:     work(explore, 'mapped'),
    mapped:        reached({ plan_node: 'planning' }),
    planning:      work(plan, 'mapped'),
  },
  stages: {
    problem: ['reading', 'problem_ready'],
    map:     ['exploring', 'mapped', 'planning'],
  },
  title: ({ input }) => [...input.slice(0, 1000).replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, LONGEST_TITLE).join(''),
});
