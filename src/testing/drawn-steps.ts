import type { Corpus } from '#corpus/corpus.ts';
import type { Flow, StepContext } from '#flows/flow.ts';
import { toServiceError } from '#http/answers.ts';
import type { JobServices } from '#isolation/job.ts';
import { askedByStep, notedCorpus } from './asked-corpus.ts';
import { inOneLine } from './drawn-answers.ts';
import { wholeAnswer } from './example-answers.ts';
import { differences, fieldsOf } from './told-answers.ts';
import { drawnData, leastData, lengthyData, muchData, thinData, wholeData } from './whole-data.ts';

/** Tasks that are drawn for each step, and more, half of them poor ones, of a step that asks the corpus nothing. */
const DRAWS = 3;
const MORE_DRAWS = 24;
/** Lines of what a step asks, and of what it finds. */
const MOST = { asked: 3, found: 4 };
const NOW = Date.UTC(2026, 5, 30);
const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * What each step of a flow asks of a corpus and puts into its task: of one of which everything is known, of one of
 * which much is, of one of which no more is than must be, of some that are drawn, and of what somebody writes at
 * length. The text of a report is among it.
 */
export async function drawnSteps(flow: Flow, corpus: Corpus): Promise<string[]> {
  const drawn = Array.from({ length: DRAWS }, (_, at) => [`drawn ${at + 1}`, drawnData(flow.data, at + 1)] as const);
  const tasks = [
    ...[['whole', wholeData(flow.data)] as const, ['much', muchData(flow.data)] as const],
    ...[['bare', leastData(flow.data)] as const, ...drawn, ['at length', lengthyData(flow.data)] as const],
  ];
  const said: string[] = [];
  for (const [state, step] of stepsIn(flow)) {
    let asks = false;
    for (const [name, data] of tasks) {
      const { asked, told } = await did(step, data as object, corpus);
      asks ||= asked.size > 0;
      said.push(`  ${flow.name} ${state}, ${name}`, ...shown(asked, told));
    }
    if (asks) continue;
    const more: string[] = [];
    for (let at = 1; at <= MORE_DRAWS; at++) {
      const made = at % 2 === 0 ? thinData : drawnData;
      const { told } = await did(step, made(flow.data, DRAWS + at) as object, corpus);
      more.push(...[...told].map((field) => field.join(': ')));
    }
    said.push(`  ${inOneLine(`${flow.name} ${state}, ${MORE_DRAWS} more drawn`, more)}`);
  }
  return said;
}

/** What the steps that ask a corpus make of it in a task of which all is known, and in some that are drawn. */
export async function stepsOn(flow: Flow, corpus: Corpus): Promise<string[]> {
  const said: string[] = [];
  const tasks = [
    ...[['whole', wholeData(flow.data)] as const, ['drawn', drawnData(flow.data, 1)] as const],
    ...[1, 2].map((seed) => [`thin ${seed}`, thinData(flow.data, seed)] as const),
  ];
  for (const [state, step] of stepsIn(flow))
    for (const [name, data] of tasks) {
      const { asked, told } = await did(step, data as object, corpus);
      if (asked.size > 0) said.push(`  ${flow.name} ${state}, ${name}`, ...shown(asked, told));
    }
  return said;
}

type Work = (data: any, context: StepContext) => Promise<object>;

/** By state: what is done in it. */
const stepsIn = (flow: Flow): [state: string, step: Work][] =>
  Object.entries(flow.states).flatMap(([state, one]) => (one.kind === 'work' ? [[state, one.run as Work]] : []));

/** What a step asks of a corpus, and what it says. */
async function did(step: Work, data: object, corpus: Corpus) {
  const asked = new Set<string>();
  const told: Told = { pages: [], progress: [] };
  const found = await step(data, contextOf(notedCorpus(corpus, asked), told)).catch((error: unknown) => {
    const { code, message } = toServiceError(error);
    return { refused: code === 'internal' ? 'no task is so' : message };
  });
  const beside = Object.fromEntries(Object.entries(told).filter(([, lines]) => lines.length > 0));
  return { asked, told: fieldsOf(wholeAnswer({ ...untimed(found), ...beside })) };
}

const shown = (asked: ReadonlySet<string>, told: ReadonlyMap<string, string>): string[] =>
  [...askedByStep(asked, MOST.asked), ...differences(NOTHING, told, MOST.found)].map((line) => `    ${line}`);

/**
 * Without how long something took, and without what a record that is written again moves: on the day on which a stored
 * right changes, the service that begins writes it once more, sooner or later than a test asks. Numbers with a point
 * are told to two places.
 */
const untimed = (found: object): object =>
  JSON.parse(
    JSON.stringify(found, (name, value) => {
      if (name.endsWith('_ms') || name === 'seq') return undefined;
      return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(2)) : value;
    }),
  );

/** What a step tells beside what it puts into its task: the pages that it writes, and how far it is. */
interface Told {
  readonly pages: string[];
  readonly progress: string[];
}

function contextOf(corpus: Corpus, { pages, progress }: Told): StepContext {
  const kept = ({ name }: { readonly name: string }) => ({ id: '0'.repeat(32), name, bytes: 0 });
  const files = {
    async put(file: { readonly name: string; readonly content: Uint8Array }) {
      if (file.name.endsWith('.html')) pages.push(Buffer.from(file.content).toString());
      return kept(file);
    },
    async store(as: { readonly name: string }, content: AsyncIterable<Uint8Array>) {
      for await (const _ of content);
      return kept(as);
    },
    read: async () => undefined,
    open: async () => ({ kind: 'missing' }),
    remove: async () => {},
  } as unknown as JobServices['files'];
  return {
    services: { corpus, files, flows: { record: async () => [] }, clock: () => NOW, base_url: () => 'http://here' },
    ...{ account: 'tests', task_id: '0'.repeat(32), signal: new AbortController().signal },
    log: () => {},
    progress: (...of) => progress.push(of.join(' ')),
  };
}
