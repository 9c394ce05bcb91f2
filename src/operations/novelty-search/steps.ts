import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Step, StepContext } from '#flows/flow.ts';
import { ask } from '#operations/shared/ask-skill.ts';
import { learnedNow, snapshotOf } from '#operations/shared/snapshot.ts';
import { claimSolution } from '#skills/claim-solution/claim-solution.ts';
import { likestOf, meaningsOf, withMeaning } from '#skills/compare-features/by-meaning.ts';
import {
  compareDocument,
  compareFeatures,
  inPlainWords,
  type PreparedFeatures,
  prepareWithCorpus,
  readFor,
} from '#skills/compare-features/compare-features.ts';
import { holdingsOf } from '#skills/compare-features/holding.ts';
import { likeWords } from '#skills/compare-features/like-words.ts';
import { Vocabulary } from '#skills/compare-features/vocabulary.ts';
import { extractFeatures } from '#skills/extract-features/extract-features.ts';
import { searchElements } from '#skills/search-elements/search-elements.ts';
import type { Idea } from '#skills/search-prior-art/embedding-order.ts';
import { type PriorArt, searchPriorArt } from '#skills/search-prior-art/search-prior-art.ts';
import { STRATEGIES } from '#skills/search-prior-art/strategies.ts';
import { renderSolution, summariseSolution } from '#skills/summarise-solution/summarise-solution.ts';
import { type Equivalent, FEATURE_WEIGHTS, type Feature } from '#skills/types.ts';
import { CandidateRecords } from './candidate-records.ts';
import { compareNamed, toCompare } from './compare-named.ts';
import {
  asFeature,
  byDisclosure,
  claimsQuoted,
  describe,
  describePaper,
  disclosesAll,
  documentsOf,
  selectedFeatures,
  withFamily,
} from './compared-document.ts';
import { coverageOf } from './coverage.ts';
import { type ComparedDocument, isEdited, type NoveltySearchData } from './data.ts';
import { NearIdentical } from './near-identical.ts';
import { judgedAsWhole, nearestFirst, type ReadCandidate, standingOut } from './nearest.ts';

import { makeReport } from './report-files.ts';
import { proposedClasses } from './wire-elements.ts';

/**
 * Candidates that are compared feature by feature, how many papers are held at a time, how many of the nearest are
 * shown with their comparison unless somebody wants more or fewer, and how many that disclose everything from farther
 * back.
 */
const MOST_COMPARED = 300;
const AT_A_TIME = 20;
/** Candidates, the first, whose words an encoder compares with those of the features. */
const MOST_READ = 100;
const SHOWN = 20;
const MOST_COMPLETE = 5;
/** Papers that are shown with their comparison, and how much of the features one must disclose. */
const MOST_PAPERS = 5;
const LEAST_OF_PAPER = 0.25;

export const summarise: Step<NoveltySearchData> = async ({ text, lang }, context) => {
  const summary = await ask(summariseSolution, { text, lang }, context);
  return { summary, generated_solution: renderSolution(summary, lang) };
};

/** From the confirmed solution; if nobody changed it, from the text itself, which says more. */
export const extractTheFeatures: Step<NoveltySearchData> = async (data, context) => {
  const { text, lang, confirmed_solution } = data;
  return {
    generated_features: await ask(
      extractFeatures,
      { text: isEdited(data) ? confirmed_solution! : text, lang },
      context,
    ),
  };
};

export const buildElements: Step<NoveltySearchData> = async ({ text, lang, confirmed_features = [] }, context) => {
  const features = selectedFeatures(confirmed_features);
  const generated_elements = await ask(searchElements, { features, lang, text }, context);
  return { generated_elements, generated_classes: proposedClasses(generated_elements) };
};

/** Searches patents alone. */
export const search: Step<NoveltySearchData> = (data, context) => searching(data, context, false);

/** Searches patents and papers. */
export const searchWithPapers: Step<NoveltySearchData> = (data, context) => searching(data, context, true);

const searching = async (
  data: NoveltySearchData,
  context: StepContext,
  papers: boolean,
): Promise<Partial<NoveltySearchData>> => {
  const { services, account, signal, log, progress } = context;
  const { corpus, model } = services;
  const started = performance.now();
  const snapshot = await snapshotOf(corpus);
  // null says that nothing was learned: earlier records say nothing of it
  log('corpus', { collection: 'patents', ...snapshot, learned: learnedNow(corpus) ?? null });
  if (data.named) log('named', { documents: data.named, only: data.named_only ?? false });
  if (data.named_only) return { snapshot, prior_art: NOTHING_SEARCHED, search_ms: performance.now() - started };
  const window = {
    ...(data.pbd_start !== undefined && { from: data.pbd_start }),
    ...(data.pbd_end !== undefined && { to: data.pbd_end }),
  };
  const coverage = await coverageOf(corpus, window, signal);
  const text = isEdited(data) ? data.confirmed_solution! : data.text;
  const publication = isEdited(data) ? undefined : data.publication_number;
  // a publication has claims of its own
  const claimed = model && publication === undefined && (await ask(claimSolution, { text, lang: data.lang }, context));
  const prior_art = await searchPriorArt(
    corpus,
    {
      text,
      ...(publication !== undefined && { publication }),
      ...(claimed && { claims: claimed.claims }),
      blocks: data.confirmed_blocks ?? [],
      ...(data.confirmed_classes && { classes: data.confirmed_classes }),
      bounds: { ...window, ...(data.publication_number && { not_family_of: data.publication_number }) },
      family_merge: data.family_merge ?? true,
      idea: ideaOf(data),
      ...(papers && { papers_before: data.reference_date }),
    },
    {
      signal,
      onRound: (done, strategy) =>
        progress(done, STRATEGIES.length + Number(papers) + (model?.embed ? 1 : 0), strategy),
      ...(model && { embedding: { model, account } }),
    },
  );
  for (const run of prior_art.runs) log('search', { ...run });
  if (prior_art.embedding_order) log('embedding_order', { ...prior_art.embedding_order });
  return { snapshot, coverage, prior_art, search_ms: performance.now() - started };
};

const NOTHING_SEARCHED: PriorArt = { runs: [], rounds: [], candidates: [], publications: 0, families: 0 };

/** Subject and selected features, the weightiest first: what is left of it when it is cut counts most. */
function ideaOf({ lang, summary, confirmed_features = [] }: NoveltySearchData): Idea {
  const features = selectedFeatures(confirmed_features);
  const weighed = FEATURE_WEIGHTS.flatMap((weight) => features.filter((feature) => feature.weight === weight));
  const lines = [...(summary?.subject ?? []), ...weighed].map((part) => part.text);
  return { text: lines.join('\n'), lang: summary?.text_lang ?? lang };
}

/**
 * Compares what was named and every candidate by wording, which takes milliseconds, and keeps the comparisons of the
 * nearest: of what was named in the order of `byDisclosure`, of what was found in that of `nearestFirst`, with those
 * that disclose everything; the model, if there is one, compares these again. Texts that are nearly the same take one
 * place.
 */
export const compareDocuments: Step<NoveltySearchData> = async (data, context) => {
  const started = performance.now();
  const { services, signal, log, progress } = context;
  const features = selectedFeatures(data.confirmed_features ?? []);
  const wanted = await toCompare(services.corpus, data);
  const candidates = wanted.candidates.slice(0, MOST_COMPARED);
  const records = new CandidateRecords(services.corpus, candidates, wanted.named, data);
  const alike = await wordsLike(features, records, context);
  const prepared = await prepareWithCorpus(features, { corpus: services.corpus, signal }, [], alike);
  const most = data.documents_shown ?? SHOWN;
  const shownOf = (all: readonly unknown[]) => Math.min(most, all.length);
  const total =
    wanted.named.length + candidates.length + (services.model ? shownOf(wanted.named) + shownOf(candidates) : 0);
  let done = 0;
  const shown: ComparedDocument[] = [];
  const complete: ComparedDocument[] = [];
  const identical = new NearIdentical();
  const named = await compareNamed(prepared, wanted.named, data.lang, context, (number) =>
    progress(done++, total, number),
  );
  const scores: NonNullable<NoveltySearchData['scores']> = named.map(({ document, strategies }) => ({
    publication_number: document.publication_number,
    title: document.title,
    public_score: document.comparison.public_score,
    strategies,
  }));
  const papers = await comparePapers(data, prepared, context);
  const read: (ReadCandidate & { readonly same: string })[] = [];
  for (const slice of records.slices()) {
    for (const { candidate, record } of await records.take(slice)) {
      signal.throwIfAborted();
      progress(done++, total, record.publication_number);
      const reading = readFor(prepared, record);
      const comparison = compareDocument(prepared, record, data.lang, reading);
      read.push({
        document: describe(record, comparison, services.clock, { rank: 0, candidate }),
        holdings: holdingsOf(prepared, (feature) => reading(feature).document),
        same: identical.place(record) ?? record.publication_number,
      });
      // other work of the service comes between two documents
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const groups = new Map<string, ComparedDocument>();
  const { listed, standing } = await inOrder(read, prepared, data, context);
  for (const { document: found, same } of listed) {
    const document = { ...found, rank: scores.length + 1, near_identical: [] as string[] };
    const { publication_number, title, comparison, found_by } = document;
    scores.push({
      publication_number,
      title,
      public_score: comparison.public_score,
      strategies: found_by.length,
    });
    const first = groups.get(same);
    if (first) first.near_identical?.push(publication_number);
    else if (shown.length < most) shown.push(document);
    else if (complete.length < MOST_COMPLETE && disclosesAll(document)) complete.push(document);
    if (!first) groups.set(same, document);
  }
  const best = [
    ...named.slice(0, most).map(({ document }) => document),
    ...shown,
    ...complete,
    ...papers.kept.map((one, index) => ({ ...one, rank: scores.length + 1 + index })),
  ];
  log('compared', { documents: scores.length, kept: best.length });
  const meant = await meaningOf(best, standing, prepared, data, context);
  const documents: ComparedDocument[] = [];
  for (const found of best) {
    const document = meant?.get(found.publication_number) ?? found;
    if (!services.model) {
      documents.push(document);
      continue;
    }
    const { publication_number, comparison: known } = document;
    // papers, and what discloses everything beyond the first, are not known beforehand
    progress(Math.min(done++, total), total, publication_number);
    const record = (await documentsOf(services.corpus, [publication_number])).get(publication_number);
    if (!record) {
      documents.push(document);
      continue;
    }
    const input = { features: features.map(asFeature), publication_number, lang: data.lang, known };
    const comparison = await ask(compareFeatures, input, context, { publication_number });
    documents.push({ ...document, ...claimsQuoted(record, comparison) });
  }
  const families = await relationsOf(
    services.corpus,
    documents.map(({ publication_number }) => publication_number),
  );
  return {
    documents: documents.map(({ near_identical = [], ...document }) =>
      withFamily({ ...document, ...(near_identical.length > 0 && { near_identical }) }, families),
    ),
    scores,
    ...(papers.compared !== undefined && { papers_compared: papers.compared }),
    compare_ms: performance.now() - started,
  };
};

/**
 * Candidates as they are listed: what somebody told by how much documents hold of it, and what stands out read as
 * plain words are; a publication, and what an embedding model has ordered, as the search gave them. `standing`: the
 * numbers of those that stand out.
 */
async function inOrder<C extends ReadCandidate>(
  read: readonly C[],
  prepared: PreparedFeatures,
  data: NoveltySearchData,
  { services: { corpus } }: StepContext,
): Promise<{ readonly listed: readonly C[]; readonly standing: ReadonlySet<string> }> {
  if (data.publication_number !== undefined && !isEdited(data)) return { listed: read, standing: new Set() };
  const plain = inPlainWords(prepared);
  const out = standingOut(read);
  const numbers = [...out].map(({ document }) => document.publication_number);
  const records = new Map((await corpus.get(patents, numbers)).map((record) => [record.publication_number, record]));
  const judged = read.map((candidate) => {
    const { document } = candidate;
    const record = out.has(candidate) ? records.get(document.publication_number) : undefined;
    if (!record) return candidate;
    const comparison = judgedAsWhole(candidate, compareDocument(plain, record, data.lang), read, data.lang);
    return { ...candidate, document: { ...document, ...claimsQuoted(record, comparison) } };
  });
  return {
    listed: data.prior_art?.embedding_order?.order ? judged : nearestFirst(judged),
    standing: new Set(numbers),
  };
}

/**
 * The documents that are shown, with what an encoder, if one was added, finds of the features that wording has not:
 * disclosed by meaning in what stands out, pointed to elsewhere. Undefined without one.
 */
async function meaningOf(
  best: readonly ComparedDocument[],
  standing: ReadonlySet<string>,
  prepared: PreparedFeatures,
  data: NoveltySearchData,
  { services: { corpus }, signal }: StepContext,
): Promise<ReadonlyMap<string, ComparedDocument> | undefined> {
  const meanings = await meaningsOf(() => prepared, corpus, signal);
  if (!meanings) return undefined;
  const meant = new Map<string, ComparedDocument>();
  for (const document of best) {
    const number = document.publication_number;
    const record = (await documentsOf(corpus, [number])).get(number);
    if (!record) continue;
    const whole = standing.has(number);
    const likest = await likestOf(record, meanings, corpus, signal, whole);
    const comparison = withMeaning(document.comparison, likest, data.lang, whole);
    meant.set(number, { ...document, ...claimsQuoted(record, comparison) });
  }
  return meant;
}

/** What an encoder, if one was added, knows of the words of features and of the candidates. */
async function wordsLike(
  features: readonly Feature[],
  records: CandidateRecords,
  { services: { corpus }, signal }: StepContext,
): Promise<readonly Equivalent[]> {
  if ((await corpus.meaning?.model()) === undefined) return [];
  const vocabulary = new Vocabulary();
  for (const slice of records.slices(MOST_READ)) {
    for (const { record } of await records.look(slice)) {
      signal.throwIfAborted();
      vocabulary.add(record);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return likeWords(features, vocabulary.words(), corpus, signal);
}

/**
 * Compares the papers that were found, and keeps those that disclose most. Their order says nothing beside that of
 * patents, which rests on ways of searching that papers do not have: they stand after them, unless they disclose
 * everything.
 */
async function comparePapers(
  data: NoveltySearchData,
  prepared: PreparedFeatures,
  { services, signal }: StepContext,
): Promise<{ readonly compared?: number; readonly kept: readonly ComparedDocument[] }> {
  const names = data.prior_art?.papers;
  if (names === undefined) return { kept: [] };
  const compared: ComparedDocument[] = [];
  let count = 0;
  for (let from = 0; from < names.length; from += AT_A_TIME) {
    for (const paper of (await documentsOf(services.corpus, names.slice(from, from + AT_A_TIME))).values()) {
      signal.throwIfAborted();
      if (!('work' in paper)) continue;
      const comparison = compareDocument(prepared, paper, data.lang);
      count++;
      if (comparison.public_score >= LEAST_OF_PAPER)
        compared.push(describePaper(paper, comparison, services.clock, { rank: count }));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { compared: count, kept: compared.toSorted(byDisclosure).slice(0, MOST_PAPERS) };
}

export const writeReport: Step<NoveltySearchData> = async (data, context) => ({
  report: await makeReport(data, context),
});
