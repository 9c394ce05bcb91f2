import { materials } from '#collections/materials/materials.ts';
import { ServiceError } from '#errors.ts';
import { defineFlow, reached, type Step, type StepContext, wait, work } from '#flows/flow.ts';
import { ask } from '#operations/shared/ask-skill.ts';
import {
  citedIn,
  type DescribeTask,
  describePassages,
  MOST_PASSAGES,
} from '#skills/describe-passages/describe-passages.ts';
import { exploreMaterials, type MaterialsDirection, type Said } from '#skills/explore-materials/explore.ts';
import { readProblem } from '#skills/explore-materials/problem.ts';
import { taskTitle } from '../shared/task-title.ts';
import { MaterialsExplorationData } from './data.ts';
import { boardOf, citedSentences, materialLine, nodeAt, placeOf, recordsOf } from './nodes.ts';
import { planOf } from './plan.ts';

const read: Step<MaterialsExplorationData> = async ({ input, lang }, { services, signal, log }) => {
  const problem = await readProblem(input, lang, { corpus: services.corpus, signal });
  log('problem', { requirements: problem.requirements.length, meeting: problem.meeting, query: problem.topic.printed });
  return { problem };
};

const explore: Step<MaterialsExplorationData> = async ({ problem, chosen = [], lang }, context) => {
  const { services, signal, log, progress } = context;
  const offered = problem!.sharper.filter(({ text }) => chosen.includes(text));
  const places = new Set(offered.flatMap(({ requirements }) => requirements));
  const requirements = problem!.requirements.filter((_, at) => offered.length === 0 || places.has(at));
  const found = await exploreMaterials(problem!, requirements, lang, { corpus: services.corpus, signal });
  log('explored', { directions: found.map(({ name, count }) => ({ name, count })) });
  const directions: MaterialsDirection[] = [];
  for (const [at, direction] of found.entries()) {
    progress(at, found.length, direction.name);
    const described = await describedBy(await passagesOf(direction, lang, services.corpus), 'means', lang, context);
    directions.push({ ...direction, ...(described.length > 0 && { described }) });
  }
  return { directions };
};

interface Passage {
  readonly publication_number: string;
  readonly title: string;
  readonly text: string;
  /** As citations write it. */
  readonly place: string;
}

/** What a model says of passages, each sentence with the places that it cites; nothing without one. */
async function describedBy(
  passages: readonly Passage[],
  task: DescribeTask,
  lang: MaterialsExplorationData['lang'],
  context: StepContext,
): Promise<string[]> {
  const shown = passages.slice(0, MOST_PASSAGES);
  if (shown.length === 0) return [];
  const { sentences } = await ask(
    describePassages,
    {
      ...{ lang, task },
      passages: shown.map(({ publication_number, title, text }) => ({ publication_number, title, text })),
    },
    context,
  );
  return sentences.map((sentence) => {
    const { bare, cited } = citedIn(sentence);
    return `${bare} [${[...new Set(cited.map((number) => shown[number - 1]!.place))].join('; ')}]`;
  });
}

/** What a direction rests on, as passages: its records as lines of numbers, and sentences of patents. */
async function passagesOf(
  { groups, said }: MaterialsDirection,
  lang: MaterialsExplorationData['lang'],
  corpus: StepContext['services']['corpus'],
): Promise<Passage[]> {
  const ids = groups.flatMap((group) => group.materials).slice(0, MOST_PASSAGES);
  const records = await corpus.get(materials, ids);
  return [
    ...records.map((record) => ({
      ...{ publication_number: record.id, title: record.source.title ?? record.name, text: materialLine(record, lang) },
      place: record.source.doi ? `doi:${record.source.doi}` : record.id,
    })),
    ...saidPassages(said.filter(({ kind }) => kind === 'principle' || kind === 'property')),
  ];
}

const saidPassages = (said: readonly Pick<Said, 'quote'>[]): Passage[] =>
  said.map(({ quote }) => ({
    ...{ publication_number: quote.publication_number, title: quote.publication_number, text: quote.text },
    place: placeOf(quote),
  }));

const plan: Step<MaterialsExplorationData> = async (data, context) => {
  const { services } = context;
  const node_id = data.planned;
  if (node_id === undefined) throw new ServiceError('internal', 'no node is to be planned');
  const node = nodeAt(data, { board_id: boardOf(data), node_id });
  const records = await recordsOf(services.corpus, node);
  const told = (['step', 'property'] as const).flatMap((kind) => citedSentences(node, records, kind));
  const described = await describedBy(saidPassages(told), 'material', data.lang, context);
  const markdown = planOf(node, records, data, described);
  return { plans: { ...data.plans, [node_id]: markdown } };
};

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
  title: ({ input }) => taskTitle(input),
});
