import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { incapableOf, incapableOrder, queriesOf } from '#corpus/capabilities.ts';
import type { Change, Columns, Explanation, SearchEngine, SearchPage, SearchRequest } from '#corpus/engine.ts';
import { branchesOf } from '#corpus/query/tree.ts';
import { naiveEngine } from './naive-engine.ts';
import type { Question, Step } from './random-histories.ts';
import { type Sample, samples } from './random-queries.ts';

/** Relative difference between scores that only the order of additions makes. */
const ROUNDING = 1e-9;
const close = (a: number, b: number) => Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b), 1e-3);

/** An engine that keeps its index in a folder. */
export type MakeEngine = (dir: string) => SearchEngine;

/** Engines that live for many histories: opening one costs more than asking it. */
export class EngineHistories {
  readonly #make: MakeEngine;
  readonly #at_once: number;
  #dir: string | undefined;
  #engine: SearchEngine | undefined;
  #last: Promise<void> = Promise.resolve();
  /** Questions compared so far. */
  compared = 0;

  /** @param at_once Questions in a row that are asked at the same time: a server has more than one caller. */
  constructor(make: MakeEngine, at_once = 1) {
    this.#make = make;
    this.#at_once = at_once;
  }

  async #opened(): Promise<SearchEngine> {
    this.#dir ??= await mkdtemp(join(tmpdir(), 'priora-history-'));
    this.#engine ??= this.#make(this.#dir);
    return this.#engine;
  }

  /** Runs one history on the engine and on the oracle; throws where they differ. */
  async run(steps: readonly Step[]): Promise<void> {
    // one at a time: on a slow machine a property is given up while its last history still runs
    const before = this.#last;
    const running = (async () => {
      await before;
      await this.#run(steps);
    })();
    this.#last = running.catch(() => this.close());
    try {
      await running;
    } catch (error) {
      // what failed may be the engine's state: the next history starts with a new one
      await this.#last;
      throw error;
    }
  }

  async #run(steps: readonly Step[]): Promise<void> {
    let engine = await this.#opened();
    await engine.drop(samples);
    expect(await engine.open(samples)).toEqual({ seq: 0 });
    let oracle = naiveEngine();
    await oracle.open(samples);
    const written: Change<Sample>[] = [];
    let flushed = 0;
    const asOf = async (seq: number) => {
      const then = naiveEngine();
      await then.open(samples);
      await then.apply(
        samples,
        written.filter((change) => change.seq <= seq),
      );
      return then;
    };
    const lastSeq = () => written.at(-1)?.seq ?? 0;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      switch (step.kind) {
        case 'apply':
          await engine.apply(samples, step.changes);
          await oracle.apply(samples, step.changes);
          written.push(...step.changes);
          break;
        case 'flush':
          flushed = (await engine.flush(samples)).seq;
          expect(flushed).toBe(lastSeq());
          break;
        case 'reopen':
        case 'crash': {
          engine = await this.#restarted(step.kind);
          const { seq } = await engine.open(samples);
          expect(seq).toBeGreaterThanOrEqual(flushed);
          expect(seq).toBeLessThanOrEqual(lastSeq());
          // what is there is exactly what was written up to that number
          oracle = await asOf(seq);
          const next = steps.slice(i).find((later) => later.kind === 'ask');
          if (next?.kind === 'ask') await this.#compare(engine, oracle, next.question);
          const missing = written.filter((change) => change.seq > seq);
          await engine.apply(samples, missing);
          await oracle.apply(samples, missing);
          break;
        }
        case 'ask': {
          const together = questionsFrom(steps, i, this.#at_once);
          await allAnswered(together.map((question) => this.#compare(engine, oracle, question)));
          i += together.length - 1;
        }
      }
    }
    expect(await engine.check(samples)).toEqual([]);
    expect((await engine.stats(samples)).documents).toBe((await oracle.stats(samples)).documents);
  }

  async #restarted(kind: 'reopen' | 'crash'): Promise<SearchEngine> {
    const before = this.#dir!;
    if (kind === 'reopen') await this.#engine!.close();
    else {
      const after = await mkdtemp(join(tmpdir(), 'priora-history-'));
      await cp(before, after, { recursive: true });
      await this.#engine!.close();
      await rm(before, { recursive: true, force: true });
      this.#dir = after;
    }
    this.#engine = undefined;
    return this.#opened();
  }

  async #compare(engine: SearchEngine, oracle: SearchEngine, { request, facets, tree }: Question): Promise<void> {
    const { capabilities } = engine;
    if (incapableOf(capabilities, request.query) ?? incapableOrder(capabilities, request)) return;
    this.compared++;
    const page = await engine.search(samples, request);
    const expected = await oracle.search(samples, request);
    // the last bit of a sum depends on the order in which it is added up
    const { collapse: _, ...single } = request;
    if (capabilities.scores !== 'exact') compareRoughly(page, expected, request);
    else if (!isDeepStrictEqual(page, expected))
      comparePage(page, expected, await oracle.search(samples, { ...single, offset: 0, limit: 1000 }));
    expect(await engine.facets(samples, request, facets)).toEqual(await oracle.facets(samples, request, facets));
    if (![...queriesOf(tree)].some((query) => incapableOf(capabilities, query)))
      expect(await engine.aggregate(samples, request, tree)).toEqual(await oracle.aggregate(samples, request, tree));
    const fields = facets.map(({ field }) => field);
    const said = async (of: SearchEngine) => rowsOf(await of.columns(samples, request, fields));
    expect(await said(engine)).toEqual(await said(oracle));
    const held = async (of: SearchEngine) => rowsOf(await of.columns(samples, request, HELD));
    expect(await held(engine)).toEqual(await held(oracle));
    // explaining asks for every branch of the tree, so it is compared for a part of the questions
    if (request.limit === 5) {
      const [branch = request.query] = branchesOf(request.query);
      for (const within of [undefined, { kind: 'not', of: branch } as const]) {
        const asked = { ...request, ...(within && { within }) };
        expect(counts(await engine.explain(samples, asked))).toEqual(counts(await oracle.explain(samples, asked)));
      }
    }
  }

  async close(): Promise<void> {
    await this.#engine?.close();
    if (this.#dir) await rm(this.#dir, { recursive: true, force: true });
    this.#engine = undefined;
    this.#dir = undefined;
  }
}

/** The questions from a step on until something else happens, at most so many. */
function questionsFrom(steps: readonly Step[], from: number, most: number): Question[] {
  const questions: Question[] = [];
  for (const step of steps.slice(from, from + most)) {
    if (step.kind !== 'ask') break;
    questions.push(step.question);
  }
  return questions;
}

/** Waits for all of them, also where one fails: an index is not dropped while it is asked. */
async function allAnswered(answers: readonly Promise<void>[]): Promise<void> {
  for (const each of await Promise.allSettled(answers)) if (each.status === 'rejected') throw each.reason;
}

/** Columns of keywords that are not counted, and of those among some. */
const HELD = [
  ...['G', 'F'],
  { field: 'C', among: ['h01m', 'H01M10/613', 'none', 'G06'] },
  { field: 'DW', among: ['ACME AG', 'Zeta', 'müller, anna'] },
];

/** What columns say of each document, in no order of documents. */
const rowsOf = ({ documents, fields }: Columns): string[] =>
  Array.from({ length: documents }, (_, doc) =>
    JSON.stringify(
      Object.entries(fields).map(([code, { starts, numbers, values }]) => [
        code,
        [...numbers.subarray(starts[doc], starts[doc + 1])].map((n) => values[n]).sort(),
      ]),
    ),
  ).sort();

/**
 * Holds a page to the oracle's: the same totals and scores in the same order. A document may stand where another does,
 * or for its group, only where their scores, of all that match, differ by rounding alone.
 */
function comparePage(page: SearchPage, expected: SearchPage, all: SearchPage): void {
  const scores = new Map(all.hits.map(({ id, score }) => [id, score]));
  const right =
    page.total === expected.total &&
    page.hits.length === expected.hits.length &&
    page.hits.every(({ id, score }, i) => close(score, expected.hits[i]!.score) && close(score, scores.get(id) ?? -1));
  if (!right) expect(page).toEqual(expected);
}

/** Where scores are rough, the documents are the same wherever scores have no say. */
function compareRoughly(page: SearchPage, expected: SearchPage, { sort, collapse }: SearchRequest): void {
  const ids = ({ total, hits }: SearchPage) => ({ total, hits: hits.map(({ id }) => id) });
  if (sort && !collapse && sort.every(({ field }) => field !== 'score')) expect(ids(page)).toEqual(ids(expected));
  else if (page.hits.length === page.total || expected.hits.length === expected.total)
    collapse
      ? expect([page.total, page.hits.length]).toEqual([expected.total, expected.hits.length])
      : expect(ids(page).hits.toSorted()).toEqual(ids(expected).hits.toSorted());
  else expect([page.total, page.hits.length]).toEqual([expected.total, expected.hits.length]);
}

/** The counts of an explanation, in the shape of the tree; engines differ in what else they tell. */
function counts(explanation: Explanation): unknown {
  return { count: explanation.count, ...(explanation.of && { of: explanation.of.map(counts) }) };
}
