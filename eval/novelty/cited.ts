/**
 * The whole novelty search over HTTP, with no model, for real patents whose citations are in the corpus: how many of
 * the cited documents does it find, and is its estimate of completeness true? Prints the tables of README.md. `npm run
 * eval:novelty-cited [-- <cases>] [--cases]`; needs the shared real data.
 */

import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsByNumber, relationsOf } from '#collections/patents/relations.ts';
import { compareDocument, prepareWithCorpus } from '#skills/compare-features/compare-features.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { at, dataOf, type Row, search, share } from './calls.ts';
import { firstClaimFeatures } from './cases.ts';
import { earliest } from './planted.ts';
import { load, SETS, shared } from './run.ts';

/** Cited documents that a patent must have in the corpus to be a case. */
const FEWEST_CITED = 3;

interface CitedCase {
  readonly patent: Patent;
  /** Publication numbers, one a family. */
  readonly cited: readonly string[];
}

/** How a document of the corpus stands to the idea: compared, whether the search had come to it or not. */
export interface Judged {
  readonly publication_number: string;
  readonly family?: number;
  readonly score: number;
  /** Strategies that found its family; none where the search missed it. */
  readonly found_by: readonly string[];
  /** Place of its family among the candidates from 1. */
  readonly rank?: number;
  readonly cited: boolean;
}

interface Outcome {
  readonly case: CitedCase;
  readonly seconds: number;
  readonly places: readonly (number | undefined)[];
  readonly candidates: number;
  readonly judged: readonly Judged[];
  readonly estimate?: Row;
}

/**
 * Patents with a first claim that can be taken apart and enough earlier cited documents of other families, in a fixed
 * order.
 */
async function casesOf(service: TestService, all: readonly Patent[], most: number): Promise<CitedCase[]> {
  const cases: CitedCase[] = [];
  const step = Math.max(1, Math.floor(all.length / (most * 6)));
  const order = all.toSorted((a, b) => (a.publication_number < b.publication_number ? -1 : 1));
  for (let start = 0; start < step && cases.length < most; start++)
    for (let i = start; i < order.length && cases.length < most; i += step) {
      const patent = order[i]!;
      const date = earliest(patent);
      if (date === undefined || !firstClaimFeatures(patent, 'en')) continue;
      const found = await patentsByNumber(
        service.corpus,
        patent.cites.map((one) => one.publication_number),
      );
      const numbers = [patent.publication_number, ...found.map((one) => one.publication_number)];
      const relations = await relationsOf(service.corpus, numbers);
      const family = (number: string) => relations.get(number)?.simple_family.family_id;
      const seen = new Set([family(patent.publication_number)]);
      const cited = found.filter((other) => {
        const own = family(other.publication_number);
        if (seen.has(own) || (earliest(other) ?? date) >= date || other.descriptions.length === 0) return false;
        seen.add(own);
        return true;
      });
      if (cited.length >= FEWEST_CITED) cases.push({ patent, cited: cited.map((one) => one.publication_number) });
    }
  return cases;
}

async function ask(service: TestService, one: CitedCase, all: readonly Patent[]): Promise<Outcome> {
  const began = performance.now();
  const result = await search(service, { input: one.patent.publication_number });
  const seconds = (performance.now() - began) / 1000;
  const data = await dataOf(service, result.task_id);

  const features = data.confirmed_features!.map(({ selected: _, user_added: __, ...feature }) => feature);
  const { signal } = new AbortController();
  const prepared = await prepareWithCorpus(features, { corpus: service.corpus, signal });
  const numbers = all.map(({ publication_number }) => publication_number);
  const relations = await relationsOf(service.corpus, [one.patent.publication_number, ...numbers]);
  const family = (number: string) => relations.get(number)?.simple_family.family_id;
  const candidates = data.prior_art!.candidates;
  const ranks = new Map(
    candidates.map(({ publication_number }, i) => [family(publication_number) ?? publication_number, i]),
  );
  const cited = new Set(one.cited.map((number) => family(number) ?? number));
  const judged = all
    .filter(({ publication_number }) => family(publication_number) !== family(one.patent.publication_number))
    .map((patent): Judged => {
      const own = family(patent.publication_number);
      const key = own ?? patent.publication_number;
      const rank = ranks.get(key);
      return {
        publication_number: patent.publication_number,
        ...(own !== undefined && { family: own }),
        score: compareDocument(prepared, patent, 'en').public_score,
        found_by: rank === undefined ? [] : candidates[rank]!.found_by.map(({ strategy }) => strategy),
        ...(rank !== undefined && { rank: rank + 1 }),
        cited: cited.has(key),
      };
    });
  const places = one.cited.map((number) => {
    const place = (result.final_result as Row[]).findIndex(
      ({ document }) => (family(document) ?? document) === (family(number) ?? number),
    );
    return place < 0 ? undefined : place + 1;
  });
  return {
    case: one,
    seconds,
    places,
    candidates: candidates.length,
    judged,
    ...(result.recall_estimate && { estimate: result.recall_estimate }),
  };
}

const { source, path } = SETS.find(({ language }) => language === 'en')!;
const absolute = resolve(shared, path);
if (!existsSync(absolute)) {
  console.log(`skipped: ${path} is not on this machine`);
  process.exit(0);
}
const given = process.argv.slice(2);
const most = Number(given.find((word) => /^\d+$/.test(word)) ?? 30);
const all = await load(source, absolute);
const service = await startTestService({ settings: { PRIORA_LOG_LEVEL: 'error' } });
try {
  await service.corpus.put(patents, all);
  const cases = await casesOf(service, all, most);
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const outcome = await ask(service, one, all);
    outcomes.push(outcome);
    if (given.includes('--cases'))
      console.log(
        `${one.patent.publication_number}: cited at ${outcome.places.map((place) => place ?? '-').join(' ')}, ${outcome.seconds.toFixed(1)} s`,
      );
  }
  const dump = given.find((word) => word.startsWith('--dump='))?.slice('--dump='.length);
  if (dump)
    writeFileSync(
      dump,
      JSON.stringify(outcomes.map(({ case: one, ...rest }) => ({ of: one.patent.publication_number, ...rest }))),
    );
  const places = outcomes.flatMap((one) => one.places);
  const within = (most: number) => share(places.filter((place) => (place ?? 99) <= most).length, places.length);
  const hit = (most: number) =>
    share(outcomes.filter((one) => one.places.some((place) => (place ?? 99) <= most)).length, outcomes.length);
  const cited = outcomes.flatMap((one) => one.judged.filter((each) => each.cited));
  console.log(`cases ${outcomes.length}, cited documents ${places.length}`);
  console.log(`cases with a cited document in the top 5 ${hit(5)}, top 20 ${hit(20)}`);
  console.log(
    `cited documents in the top 5 ${within(5)}, top 20 ${within(20)}, found by any strategy ${share(cited.filter(({ rank }) => rank !== undefined).length, cited.length)}`,
  );
  console.log(
    `public score of the cited: p25 ${at(
      cited.map(({ score }) => score),
      0.25,
    )}, p50 ${at(
      cited.map(({ score }) => score),
      0.5,
    )}, p75 ${at(
      cited.map(({ score }) => score),
      0.75,
    )}`,
  );
  console.log(
    `seconds a task: p50 ${at(
      outcomes.map((one) => one.seconds),
      0.5,
    ).toFixed(1)}`,
  );
} finally {
  await service.close();
}
