import { patents } from '#collections/patents/patents.ts';
import type { Step, StepContext } from '#flows/flow.ts';
import { ask } from '#operations/shared/ask-skill.ts';
import { snapshotOf } from '#operations/shared/snapshot.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import { parameterOf, principleOf } from '#skills/contradictions/contradictions.ts';
import { inNoDocument } from '#skills/corpus-words.ts';
import { citedIn, describePassages } from '#skills/describe-passages/describe-passages.ts';
import { type Cluster, clustersOf } from '#skills/explore-solutions/directions.ts';
import { coreOf, functionOf, searchFar } from '#skills/explore-solutions/far-search.ts';
import {
  answering,
  type FunctionHit,
  searchFunction,
  withSentences,
} from '#skills/explore-solutions/function-search.ts';
import { asksForSomething, type Problem, problemsIn, readProblem } from '#skills/explore-solutions/problem.ts';
import { aboutProblem, onSubject } from '#skills/explore-solutions/relevance.ts';
import { familiesOn, sharpenProblem } from '#skills/explore-solutions/sharpen-problem.ts';
import { readWays, statementOf } from '#skills/explore-solutions/stated-means.ts';
import type { Core } from '#skills/explore-solutions/wanted.ts';
import { withoutEnd } from '#without-end.ts';
import type { ChosenDirection, DirectionData, ExplorationData, MappedDirection } from './data.ts';
import { EXPLORATION_WORDS } from './words.ts';

/** Documents that directions are made of, and those of them that are looked for in far fields. */
const HITS = 60;
const FAR = 20;
const MOST_APPROACHES = 6;
const MOST_MEASURED = 3;
/** Directions that somebody typed and that are looked for; more are refused where they come in. */
export const MOST_CUSTOM = 12;
const SHOWN_PASSAGES = 5;
/**
 * Something is always nearest: what answers the problem less than these shares of the best answer, near and far, is in
 * no direction.
 */
const LEAST_OF_BEST = 0.3;
const FAR_OF_BEST = 0.65;
/** Directions of a text of several problems, over all of them. */
const MOST_OF_SEVERAL = 8;
/** Documents that back a direction of somebody's own, and characters that they are searched by. */
const MOST_STATING = 12;
const LONGEST_ASKED = 5_000;

/** Reads the problem and makes it sharper. */
export const readTheProblem: Step<ExplorationData> = async ({ issues, lang }, context) => {
  const read = readProblem(issues);
  const problem = { ...read, unread: await inNoDocument(context.services.corpus, read.unread, context.signal) };
  const { recommendations } = await ask(sharpenProblem, { text: issues, lang }, context);
  const no_problem = !asksForSomething(read) && !(await familiesOn(context.services.corpus, issues, context.signal));
  return { problem, recommendations, no_problem };
};

/** Finds documents that state to have solved it, and groups their means; of several problems, for each. */
export const explore: Step<ExplorationData> = async (data, context) => {
  const { services, log, progress } = context;
  const snapshot = await snapshotOf(services.corpus);
  log('corpus', { collection: 'patents', ...snapshot });
  const problem = data.problem!;
  const chosen = data.chosen ?? [];
  if (data.no_problem && chosen.length === 0) return { directions: [], snapshot };
  const all = problemsIn(problem);
  // whoever goes on with the sentence of one problem asks for that alone
  const picked = all.filter((parts) => parts.some((part) => chosen.includes(part)));
  const asked = picked.length > 0 ? picked : all;
  const found: DirectionData[][] = [];
  for (const [at, parts] of asked.entries()) {
    const text = parts.join(problem.lang === 'zh' ? '' : ' ');
    const own = all.length > 1 ? readProblem(text) : problem;
    const further = chosen.filter((one) => !problem.parts.includes(one));
    const said = all.length > 1 ? text : data.issues;
    const directions = await directionsFor([said, ...further].join('\n'), [...parts, ...further], own, data, context);
    const words = EXPLORATION_WORDS[data.lang];
    found.push(
      asked.length > 1
        ? directions
            .slice(0, Math.ceil(MOST_OF_SEVERAL / asked.length))
            .map((one) => ({ ...one, reason: `${words.answers(parts[0]!)}\n${one.reason}` }))
        : directions,
    );
    progress(at + 1, asked.length, 'directions');
  }
  // the clusters come in the order in which they answer the problem; several problems take turns
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const directions = Array.from({ length: longest }, (_, at) => found.flatMap((one) => one[at] ?? [])).flat();
  const unanswered = asked.flatMap(([first], at) => (asked.length > 1 && found[at]!.length === 0 ? [first!] : []));
  return { directions, snapshot, unanswered };
};

/** The directions that documents take for one problem. */
async function directionsFor(
  text: string,
  parts: readonly string[],
  problem: Problem,
  data: ExplorationData,
  context: StepContext,
): Promise<DirectionData[]> {
  const { services, log, signal } = context;
  const { hits, read } = await documentsFor(text, parts, problem, context);
  log('function_search', {
    ...{ documents: read, about: hits.length, far: hits.filter(({ far }) => far).length },
    stated: hits.filter(({ evidence }) => evidence).length,
  });
  const clusters = await clustersOf(services.corpus, hits, {
    lang: problem.lang,
    problem: text,
    principles: new Set(problem.contradictions.pairs.flatMap(({ principles }) => principles)),
    signal,
  });
  const { object } = problem;
  const speaking = object === undefined ? undefined : await onSubject(services.corpus, object, hits, signal);
  const isElsewhere = ({ approaches }: Cluster) =>
    speaking !== undefined && !approaches.some(({ publication_number }) => speaking.has(publication_number));
  const directions: DirectionData[] = [];
  // what nobody has done to the thing itself comes last, and is told as what it is
  for (const cluster of clusters.toSorted((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)))) {
    const direction = await directionOf(cluster, problem, data, context);
    const told = isElsewhere(cluster) ? `${EXPLORATION_WORDS[data.lang].elsewhere(object!)}\n` : '';
    directions.push({ ...direction, reason: `${told}${direction.reason}` });
  }
  log('subject', { object: object ?? '', elsewhere: clusters.filter(isElsewhere).length, directions: clusters.length });
  return directions;
}

/** Documents that speak of a problem, of its own field and of far ones; `read`: of how many they were chosen. */
async function documentsFor(text: string, parts: readonly string[], problem: Problem, context: StepContext) {
  const { services, signal } = context;
  const core = coreOf(problem);
  const near = await found(text, context, { effect: functionOf(problem), core });
  const far = await searchFar(services.corpus, problem, near, { limit: FAR, signal });
  const [own, others] = await Promise.all([
    aboutProblem(services.corpus, { parts, core }, near, signal),
    // another object: only what is asked for has to be spoken of
    aboutProblem(services.corpus, { parts: [functionOf(problem) ?? text], core }, far, signal),
  ]);
  const best = Math.max(0, ...own.map(answering));
  const nearEnough = own.filter((hit) => answering(hit) >= LEAST_OF_BEST * best);
  // a document that the core of a long problem finds is on it, whatever words its sentences have
  const nearer = core
    ? await withSentences(services.corpus, nearEnough, functionOf(problem) ?? text, signal)
    : nearEnough;
  const farther = others.filter((hit) => answering(hit) >= FAR_OF_BEST * best);
  return { hits: [...nearer.slice(0, HITS - farther.length), ...farther], read: near.length + far.length };
}

/** Documents for a text; none where it has no word to search by. */
async function found(
  text: string,
  { services, signal, progress }: StepContext,
  asked: { readonly effect?: string | undefined; readonly core?: Core | undefined } = {},
): Promise<FunctionHit[]> {
  try {
    return await searchFunction(services.corpus, {
      ...{ text, ...asked, limit: HITS, signal },
      onRead: (done, total) => progress(done, total, 'documents'),
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'invalid_request') return [];
    throw error;
  }
}

/** A group of documents in words: every figure counted, every sentence of a document a quote. */
async function directionOf(
  cluster: Cluster,
  problem: Problem,
  { lang }: ExplorationData,
  context: StepContext,
): Promise<DirectionData> {
  const words = EXPLORATION_WORDS[lang];
  const { corpus } = context.services;
  const records = await corpus.get(
    patents,
    cluster.approaches.map(({ publication_number }) => publication_number),
  );
  const titles = new Map(records.map(({ publication_number, titles: all }) => [publication_number, shownTitle(all)]));
  const approaches = cluster.approaches.slice(0, MOST_APPROACHES).map(({ evidence, ...one }) => ({
    ...one,
    evidence,
    text: words.says(evidence.text, one.publication_number),
    title: titles.get(one.publication_number) ?? one.publication_number,
  }));
  const { documents, families } = cluster.innovation;
  const [from, to] = [cluster.years[0], cluster.years.at(-1)];
  const owners = cluster.owners.slice(0, 3).map(({ name, documents: of }) => (of > 1 ? `${name} (${of})` : name));
  const far = cluster.approaches.filter((one) => one.far).length;
  const principle = cluster.principle === undefined ? undefined : principleOf(cluster.principle);
  const { sentences } = await ask(
    describePassages,
    {
      lang,
      task: 'means',
      passages: approaches
        .slice(0, SHOWN_PASSAGES)
        .map(({ publication_number, title, evidence }) => ({ publication_number, title, text: evidence.text })),
    },
    context,
  );
  const cited = sentences.map((sentence) => {
    const { bare, cited: numbers } = citedIn(sentence);
    return `${bare} [${numbers.map((number) => approaches[number - 1]!.publication_number).join('; ')}]`;
  });
  const [first] = approaches;
  const reason = [
    `${withoutEnd(
      [
        words.documents(documents, families),
        ...(from !== undefined && to !== undefined ? [words.years(from, to)] : []),
        ...(owners.length > 0 ? [words.owners(owners.join(', '))] : []),
      ].join(lang === 'zh' ? '；' : '; '),
      '.',
    )}${lang === 'zh' ? '。' : '.'}`,
    ...(principle ? [words.principle(principle.name[lang], principle.suggests[lang])] : []),
    ...(far > 0 ? [words.far(far)] : []),
    ...cited,
    ...(first && cited.length === 0 ? [first.text] : []),
  ].join('\n');
  const title = cluster.terms.join(lang === 'zh' ? '、' : ', ');
  return {
    ...{ title, reason, approaches },
    verification: verificationOf(approaches, title, problem, lang),
    ...(cluster.principle !== undefined && { principle: cluster.principle }),
    innovation: cluster.innovation,
  };
}

/** What was measured, word for word, and an experiment that would decide, marked as a proposal. */
function verificationOf(
  approaches: readonly Pick<DirectionData['approaches'][number], 'measured'>[],
  terms: string,
  problem: Problem,
  lang: ExplorationData['lang'],
): string {
  const words = EXPLORATION_WORDS[lang];
  const measured = approaches.flatMap(({ measured: quote }) => quote ?? []).slice(0, MOST_MEASURED);
  const { improving, worsening: all } = problem.contradictions;
  const worsening = all.filter(({ parameter }) => !improving.some((one) => one.parameter === parameter));
  const name = (side: typeof improving) =>
    side
      // one word may stand for two parameters: of what moves, of what stands
      .filter((one, at) => side.findIndex(({ mentions }) => mentions[0]!.start === one.mentions[0]!.start) === at)
      .slice(0, 2)
      .map(({ parameter }) => parameterOf(parameter).name[lang])
      .join(lang === 'zh' ? '、' : ' and ');
  const target = problem.quantities.length > 0 ? words.target(problem.quantities.join('; ')) : '';
  return [
    ...(measured.length > 0
      ? [words.measured, ...measured.map(({ text, publication_number }) => words.says(text, publication_number))]
      : [words.noMeasured]),
    `${words.experiment(terms, name(improving) || words.theProblem, name(worsening))}${target}`,
  ].join('\n');
}

/** The directions that were chosen, as the map shows them; those that were typed are looked for. */
export const mapDirections: Step<ExplorationData> = async (data, context) => {
  const { chosen_directions = [], directions = [] } = data;
  const ticked = chosen_directions.filter((one) => one.ticked);
  // none ticked: all that was found
  const chosen: readonly ChosenDirection[] =
    ticked.length > 0
      ? ticked
      : directions.map(({ title, reason, verification, approaches }) => ({
          ...{ title, reason, verification, ticked: true, source_type: 'model' as const },
          approaches: approaches.map(({ text }) => text),
        }));
  const map: MappedDirection[] = [];
  for (const [index, one] of chosen.entries()) {
    context.progress(index, chosen.length, one.title ?? '');
    const known = one.source_type === 'model' ? sameDirection(one, directions) : undefined;
    if (known) {
      // what was taken out is out; what was typed in is no statement of a document
      const kept = known.approaches.filter(({ text }) => one.approaches.includes(text));
      map.push({ ...known, source_type: 'model', approaches: one.approaches.length > 0 ? kept : known.approaches });
    } else map.push(await typedDirection(one, data, context));
  }
  return { map };
};

/** The direction that was given out, by its title, else by an approach that it has. */
export const sameDirection = (
  { title, approaches }: Pick<ChosenDirection, 'title' | 'approaches'>,
  directions: readonly DirectionData[],
): DirectionData | undefined =>
  directions.find((one) => title !== undefined && one.title === title) ??
  directions.find((one) => one.approaches.some(({ text }) => approaches.includes(text)));

/**
 * Looks for documents that state what somebody typed: a sentence of theirs names one of its ways, and not some of its
 * words alone.
 */
async function typedDirection(
  one: ChosenDirection,
  data: ExplorationData,
  context: StepContext,
): Promise<MappedDirection> {
  const { lang, issues } = data;
  const words = EXPLORATION_WORDS[lang];
  const ways = (one.approaches.length > 0 ? one.approaches : [one.title ?? one.reason]).filter((text) => text.trim());
  const title = (one.title || ways[0] || words.custom).slice(0, 200);
  const stating = await stated(ways, [one.title, ...ways, one.reason, issues], context);
  context.log('typed_direction', { title, documents: stating.length });
  const [group] = await clustersOf(context.services.corpus, stating.slice(0, MOST_STATING), {
    lang: data.problem!.lang,
    problem: '',
    principles: new Set(),
    together: [title],
    signal: context.signal,
  });
  if (!group) {
    const nothing = words.nothing(title);
    return { title, reason: nothing, verification: nothing, approaches: [], source_type: 'customize' };
  }
  return { ...(await directionOf(group, data.problem!, data, context)), title, source_type: 'customize' };
}

/** Documents that state one of the ways, each with the sentence that does; those like the problem first. */
async function stated(texts: readonly string[], asked: readonly (string | undefined)[], context: StepContext) {
  const { corpus } = context.services;
  const ways = await readWays(corpus, texts, context.signal);
  if (ways.length === 0) return [];
  const hits = await found(
    asked
      .filter((said) => said?.trim())
      .join('\n')
      .slice(0, LONGEST_ASKED),
    context,
  );
  const records = await corpus.get(
    patents,
    hits.map(({ publication_number }) => publication_number),
  );
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  return hits.flatMap((hit) => {
    context.signal.throwIfAborted();
    const record = byNumber.get(hit.publication_number);
    const evidence = record && statementOf(record, ways);
    return evidence ? [{ ...hit, evidence }] : [];
  });
}
