import { dayText } from '#clock.ts';
import { paragraphName } from '#collections/patents/evidence.ts';
import { beginningOf } from '#cut.ts';
import { ServiceError } from '#errors.ts';
import type { Flow } from '#flows/flow.ts';
import type { Task } from '#flows/runner.ts';
import { languageOf } from '#language/script.ts';
import { estimateTokens } from '#models/prompt.ts';
import { type Call, defineOperation, TextAnswer } from '#operation.ts';
import { type AssessedDocument, assess } from '#operations/novelty-search/assessment.ts';
import { type NoveltySearchData, titleOf } from '#operations/novelty-search/data.ts';
import { firstData, MOST_CHARACTERS } from '#operations/novelty-search/first-data.ts';
import { noveltySearch } from '#operations/novelty-search/flow.ts';
import { documentAddress } from '#operations/novelty-search/report/parts.ts';
import { toBlocks, toWireElements } from '#operations/novelty-search/wire-elements.ts';
import { toFeatures, toWireFeature } from '#operations/novelty-search/wire-features.ts';
import { notDue } from '#operations/shared/flow-operations.ts';
import { reportLinks } from '#operations/shared/report-files.ts';
import { rounded } from '#rounded.ts';
import type { Services } from '#services.ts';
import { VERDICTS } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';
import type { Asks, FormField } from './asks.ts';
import { escaped } from './markdown.ts';

/** How long one call waits: clients give up after a minute, and the next call goes on. */
const WAIT_MS = 45_000;
/** How often a caller who listens is told how far it is. */
const TELL_MS = 500;
/** Characters of a quote: what is longer is read with `fetch`. */
const MOST_QUOTED = 400;
/** What the documents of an answer may cost a model. */
const MOST_TOKENS = 6_000;
const MOST_FEATURES = 50;

/** States in which the service works, in their order, as a caller is told of them. */
const WORK = {
  summarising: 'reading the idea',
  extracting_features: 'taking it apart into features',
  building_elements: 'finding words and classes for them',
  searching: 'searching',
  comparing: 'comparing documents feature by feature',
  writing_report: 'writing the report',
} as const;
type Stage = keyof typeof WORK;
const STAGES = Object.keys(WORK) as Stage[];
/** The work that begins when what is waited for comes. */
const NEXT: Readonly<Record<string, Stage>> = {
  solution_ready: 'extracting_features',
  features_ready: 'building_elements',
  elements_ready: 'searching',
  results_confirmed: 'writing_report',
};

const Outcome = Type.Object({
  task_id: Type.String(),
  status: Type.Enum(['to_confirm', 'running', 'done']),
  features: Type.Array(Type.Object({ number: Type.String(), text: Type.String() })),
  searched: Type.Optional(
    Type.Object({
      publications: Type.Integer({ description: 'Found by any of the searches.' }),
      compared: Type.Integer(),
      before: Type.String({ description: 'What was published before this day is prior art.' }),
    }),
  ),
  documents: Type.Optional(
    Type.Array(
      Type.Object({
        key: Type.String(),
        title: Type.String(),
        published: Type.Optional(Type.String()),
        category: Type.String({ description: 'WIPO ST.14: X, Y, A, E, T, L.' }),
        score: Type.Number({ description: '0 to 1: how much of the features it discloses.' }),
        url: Type.String(),
        features: Type.Array(
          Type.Object({
            number: Type.String(),
            verdict: Type.Enum([...VERDICTS]),
            quote: Type.Optional(Type.String({ description: 'Word for word.' })),
            place: Type.Optional(Type.String({ description: 'Claim or paragraph that it stands in.' })),
          }),
        ),
      }),
    ),
  ),
  combinations: Type.Optional(
    Type.Array(
      Type.Object({
        documents: Type.Array(Type.String()),
        missing: Type.Array(Type.String()),
        results: Type.Optional(
          Type.Array(Type.String(), { description: 'What only comes of the features, and neither discloses.' }),
        ),
      }),
    ),
  ),
  report: Type.Optional(Type.Array(Type.Object({ format: Type.String(), url: Type.String() }))),
});
type Outcome = Static<typeof Outcome>;

const Given = Type.Object({
  idea: Type.Optional(
    Type.String({
      maxLength: MOST_CHARACTERS,
      description: 'An idea, a claim, a disclosure, or the publication number of a patent in the corpus.',
      examples: ['A cold plate below battery cells in which a pump reverses the flow of coolant'],
    }),
  ),
  task_id: Type.Optional(Type.String({ maxLength: 100, description: 'Goes on with a search that was begun.' })),
  confirm: Type.Optional(
    Type.Boolean({ description: 'Stop when the features are there, for a person to confirm them. Default: false.' }),
  ),
  features: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 2_000 }), {
      maxItems: MOST_FEATURES,
      description: 'With `task_id`: features as confirmed, by number (F1) or in words of your own.',
    }),
  ),
});

export default defineOperation({
  id: 'novelty_search',
  method: 'POST',
  path: '/mcp/novelty-search',
  summary: 'Search for what is new in an idea',
  description:
    'Takes an idea apart into features, searches, compares the nearest patents and papers feature by feature with quotes, and writes a report. Takes a minute or so: answers `running` with a `task_id` when it is not done in 45 s; call again with that.',
  access: 'run',
  body_limit_bytes: 4_000_000,
  body: Given,
  response: Type.Unsafe<TextAnswer<Outcome>>(Outcome),
  errors: ['wrong_task_state'],
  timeout_ms: WAIT_MS + 15_000,
  example: {
    body: {
      idea: 'A battery pack with a cold plate below the cells, in which a pump reverses the flow of coolant whenever the temperature difference between inlet and outlet cells exceeds a threshold.',
    },
  },
  async handle(call, services) {
    const { idea, task_id, confirm = false, features } = call.body;
    if (task_id === undefined && !idea?.trim())
      throw new ServiceError('invalid_request', 'Give `idea`, or the `task_id` of a search that was begun.', {
        field: 'idea',
      });
    const until = performance.now() + WAIT_MS;
    const id = task_id ?? (await begun(idea!, call, services));
    for (let asked = features; ; ) {
      const task = await settled(id, until, call, services);
      if (task.status === 'working') return told(task, services, 'running');
      if (task.status === 'failed' || task.status === 'cancelled') throw notDue(noveltySearch, task);
      if (task.state === 'features_ready' && confirm && asked === undefined) return told(task, services, 'to_confirm');
      if (task.state === 'report_ready') return told(task, services, 'done');
      const next = NEXT[task.state];
      if (next) call.progress?.(STAGES.indexOf(next), STAGES.length, WORK[next]);
      await moveOn(task, asked, call, services);
      if (task.state === 'features_ready') asked = undefined;
    }
  },
});

type NoveltyCall = Call<Static<typeof Given>>;
type NoveltyTask = Task<NoveltySearchData>;

async function begun(idea: string, { account }: NoveltyCall, services: Services): Promise<string> {
  const lang = languageOf(idea) === 'zh' ? 'cn' : 'en';
  const first = await firstData({ input: idea, lang }, services, 'idea');
  return (await services.flows.start(noveltySearch, first, account.id)).task_id;
}

/** The task when it waits, has ended, or the call's time is over; a caller who listens hears how far it is. */
async function settled(id: string, until: number, call: NoveltyCall, services: Services): Promise<NoveltyTask> {
  for (;;) {
    const left = until - performance.now();
    const wait = call.progress ? Math.min(left, TELL_MS) : left;
    const task = await services.flows.settled(noveltySearch, id, call.account.id, Math.max(0, wait), call.signal);
    const stage = STAGES.indexOf(task.state as Stage);
    if (stage >= 0) {
      const { done = 0, total = 1 } = task.progress ?? {};
      const within = total > 0 ? Math.min(done / total, 1) : 0;
      call.progress?.(stage + within, STAGES.length, WORK[task.state as Stage]);
    }
    if (task.status !== 'working' || left <= 0 || call.signal.aborted) return task;
  }
}

/** Confirms what the task waits for, as it was proposed or, of features, as they were confirmed. */
async function moveOn(
  task: NoveltyTask,
  asked: readonly string[] | undefined,
  { account }: NoveltyCall,
  { flows }: Services,
): Promise<void> {
  const { task_id, state, data } = task;
  const send = (event: NoveltyEvent, patch: Partial<NoveltySearchData>) =>
    flows.send(noveltySearch, task_id, account.id, event, patch);
  if (state === 'solution_ready') await send('confirm_solution', {});
  else if (state === 'features_ready') await send('confirm_features', { confirmed_features: confirmed(data, asked) });
  else if (state === 'elements_ready') {
    const elements = toWireElements(data.generated_elements!);
    if (!elements.list?.some(({ express = [] }) => express.some(({ word, extend = [] }) => word || extend.length > 0)))
      throw new ServiceError(
        'invalid_request',
        'idea: nothing in it could be searched for. Describe in a sentence or more what there is and what it does.',
        { field: 'idea' },
      );
    await send('confirm_elements', {
      confirmed_elements: elements,
      confirmed_blocks: toBlocks(elements.list ?? []),
      family_merge: true,
    });
  } else if (state === 'results_ready') await send('confirm_results', {});
  else if (state === 'results_confirmed') await send('create_report', { title: titleOf(data) });
  else throw notDue(noveltySearch, task);
}
type NoveltyEvent = typeof noveltySearch extends Flow<NoveltySearchData, infer E> ? E : never;

/** The features that a search goes on with: those named by number, and those in a caller's own words. */
function confirmed({ generated_features }: NoveltySearchData, asked: readonly string[] | undefined) {
  const generated = generated_features?.features ?? [];
  if (asked === undefined) return toFeatures(generated.map(toWireFeature), generated, 'features');
  const known = new Set(generated.map(({ number }) => number));
  const kept = new Set(asked.filter((each) => known.has(each)));
  const unknown = asked.find((each) => /^F\d+$/.test(each) && !known.has(each));
  if (unknown !== undefined)
    throw new ServiceError('invalid_request', `features: there is no ${unknown}; there are ${[...known].join(', ')}.`, {
      field: 'features',
    });
  const own = asked.filter((each) => !known.has(each)).map((text) => ({ feature_text: text, user_add: true }));
  const proposed = generated.map((feature) => ({ ...toWireFeature(feature), selected: kept.has(feature.number) }));
  return toFeatures([...proposed, ...own], generated, 'features');
}

/** How a task stands, in words and as data. */
function told(task: NoveltyTask, services: Services, status: Outcome['status']): TextAnswer<Outcome> {
  const { task_id, data, state } = task;
  const all = data.confirmed_features ?? data.generated_features?.features ?? [];
  const selected = (data.confirmed_features ?? []).filter((feature) => feature.selected);
  const features = (selected.length > 0 ? selected : all).map(({ number, text }) => ({ number, text }));
  const lines = features.map(({ number, text }) => `- **${number}** ${escaped(text)}`);
  if (status === 'running')
    return new TextAnswer(`Still ${WORK[state as Stage]}. Call novelty_search again with task_id ${task_id}.`, {
      task_id,
      status,
      features,
    });
  if (status === 'to_confirm')
    return new TextAnswer(
      [
        `The idea has these features. Ask whether they are right, then call novelty_search with task_id ${task_id} and \`features\`: numbers of those to keep, texts of others.`,
        ...lines,
      ].join('\n'),
      { task_id, status, features },
    );
  const base_url = services.base_url();
  const assessment = assess(selected, data.documents ?? [], data.reference_date, data.judgements);
  const documents: NonNullable<Outcome['documents']> = [];
  let left = MOST_TOKENS;
  for (const assessed of assessment.documents.filter((each) => each.selected)) {
    const shown = shownDocument(assessed, base_url);
    left -= estimateTokens(JSON.stringify(shown));
    if (left < 0 && documents.length > 0) break;
    documents.push(shown);
  }
  const searched = {
    publications: data.prior_art?.publications ?? 0,
    compared: data.scores?.length ?? 0,
    before: dayText(data.reference_date),
  };
  const combinations = assessment.combinations.map(({ first, second, missing, results }) => ({
    documents: [first, second],
    missing: [...missing],
    ...(results.length > 0 && { results: [...results] }),
  }));
  const report = data.report ? reportLinks(data.report, services).files : [];
  const text = [
    `# Novelty search ${task_id}`,
    `${searched.publications} publications found, ${searched.compared} compared, prior art before ${searched.before}. "not found" means that no passage says it by wording, never that it is new.`,
    '## Features',
    ...lines,
    '## Nearest documents',
    ...documents.flatMap(documentLines),
    ...(documents.length === 0 ? ['None.'] : []),
    ...combinations.map(
      ({ documents: [first, second], missing, results = [] }) =>
        `Together ${first} and ${second} ${missing.length === 0 ? 'disclose every feature' : `lack ${missing.join(', ')}`}${results.length > 0 ? `, not counting what only comes of them (${results.join(', ')})` : ''}.`,
    ),
    '## Report',
    ...report.map(({ format, url }) => `- ${format}: <${url}>`),
  ].join('\n');
  return new TextAnswer(text, { task_id, status, features, searched, documents, combinations, report });
}

function shownDocument({ document, category, public_score, views }: AssessedDocument, base_url: string) {
  const published = dayText(document.publication_date);
  return {
    key: document.publication_number,
    title: document.title,
    ...(published && { published }),
    category,
    score: rounded(public_score, 3),
    url: documentAddress(document, base_url),
    features: views.map(({ feature: { number }, verdict, quote }) => ({
      number,
      verdict,
      // the nearest passage to what was not found would be read as its evidence
      ...(quote &&
        verdict !== 'not_found' && {
          quote: beginningOf(quote.text, MOST_QUOTED, ' ...'),
          place:
            quote.claim_number !== undefined
              ? `claim ${quote.claim_number}`
              : quote.paragraph_id !== undefined
                ? `paragraph ${paragraphName(quote)}`
                : quote.part,
        }),
    })),
  };
}

const documentLines = (document: NonNullable<Outcome['documents']>[number]): string[] => [
  `### ${document.category} ${document.key} ${escaped(document.title)}`,
  `${[document.published, `score ${document.score}`].filter(Boolean).join(' · ')} <${document.url}>`,
  ...document.features.map(
    ({ number, verdict, quote, place }) =>
      `- ${number} ${verdict.replace('_', ' ')}${quote ? `, ${place}: "${escaped(quote)}"` : ''}`,
  ),
];

const OWN = 'own_feature';

/** The person at the client sees the features as a form of boxes, and may add one. */
export const asksForFeatures: Asks = {
  when: (given) => ({ ...given, confirm: given.confirm ?? true }),
  question(data) {
    const { status, task_id, features } = data as Outcome;
    if (status !== 'to_confirm') return undefined;
    const boxes = features.map(({ number, text }): [string, FormField] => [
      number,
      { type: 'boolean', title: number, description: text, default: true },
    ]);
    return {
      message: 'These are the features that the idea was taken apart into. Search with those that stay checked.',
      fields: {
        ...Object.fromEntries(boxes),
        [OWN]: { type: 'string', title: 'One more feature, if something is missing', maxLength: 2_000 },
      },
      state: { task_id, features },
    };
  },
  confirmed(state, said) {
    const { task_id, features } = stateOf(state);
    const own = typeof said[OWN] === 'string' ? said[OWN].trim() : '';
    const kept = features.map(({ number }) => number).filter((number) => said[number] !== false);
    return { task_id, features: [...kept, ...(own ? [own] : [])] };
  },
  declined(state) {
    const { task_id, features } = stateOf(state);
    return new TextAnswer<Outcome>(
      `The features were not confirmed, and nothing was searched. Task ${task_id} waits: go on with \`task_id\` and \`features\`.`,
      { task_id, status: 'to_confirm', features },
    );
  },
};

/** The state of a question, whatever a client made of it. */
function stateOf({ task_id, features }: Readonly<Record<string, unknown>>): Pick<Outcome, 'task_id' | 'features'> {
  const isFeature = (each: unknown): each is Outcome['features'][number] =>
    typeof (each as { number?: unknown } | null)?.number === 'string' &&
    typeof (each as { text?: unknown }).text === 'string';
  return { task_id: String(task_id), features: Array.isArray(features) ? features.filter(isFeature) : [] };
}
