/**
 * The whole novelty search over HTTP, with no model: is the one document that was made to disclose the idea found?
 * Prints the table of README.md. `npm run eval:novelty-flow [-- <cases>] [--cases]`; needs the shared real data, else
 * it takes the demo corpus and says so.
 */

import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { demoPatents } from '#demo/index.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { at, type Row, search, share } from './calls.ts';
import { type PlantedCase, plantedCases } from './planted.ts';
import { load, SETS, shared } from './run.ts';

interface Outcome {
  readonly case: PlantedCase;
  readonly seconds: number;
  readonly failure?: string;
  /** Place of the planted document in `final_result` from 1. */
  readonly place?: number;
  readonly most_similar: boolean;
  readonly category?: string;
  readonly quotes: number;
  readonly verified: number;
  /**
   * Features of the planted document: what was put in, what was said. Those that the flow cut otherwise are left out.
   */
  readonly cells: readonly { readonly held: boolean; readonly verdict: string }[];
  readonly unmatched: number;
  /** Features of the planted document that were not called disclosed, with the score. */
  readonly open: readonly string[];
  readonly found_by: readonly string[];
}

const same = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

async function ask(service: TestService, one: PlantedCase): Promise<Outcome> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let result: Row;
  try {
    result = await search(service, { input: one.input });
  } catch (error) {
    const failure = (error as Error).message;
    const none = { most_similar: false, quotes: 0, verified: 0, cells: [], unmatched: 0, open: [], found_by: [] };
    return { case: one, seconds: seconds(), failure, ...none };
  }
  const took = seconds();
  const documents = result.final_result as Row[];
  const found_at = documents.findIndex(({ document }) => document === one.planted.publication_number);
  const cited = documents.flatMap(({ features }) => (features as Row[]).flatMap(({ quote }) => quote ?? []));
  const records = await service.corpus.get(patents, [...new Set(cited.map((quote) => quote.publication_number))]);
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  const verified = (cited as ClaimedQuote[]).filter((quote) => {
    const record = byNumber.get(quote.publication_number);
    return record !== undefined && verifyQuote(record, quote).verified;
  });
  const known = new Map(one.features.map((text, i) => [same(text), one.held[i]!]));
  const found = found_at < 0 ? undefined : documents[found_at]!;
  const rows = (found?.features ?? []) as Row[];
  const cells = rows.flatMap(({ tech_feature, verdict }) => {
    const held = known.get(same(tech_feature));
    return held === undefined ? [] : [{ held, verdict: verdict as string }];
  });
  return {
    case: one,
    seconds: took,
    ...(found && { place: found_at + 1, category: found.comparative_literature_type as string }),
    most_similar: found?.most_similar === true,
    quotes: cited.length,
    verified: verified.length,
    cells,
    unmatched: rows.length - cells.length,
    open: rows.flatMap(({ feature_num, tech_feature, verdict, score }) =>
      verdict === 'disclosed' ? [] : [`${feature_num} ${verdict} ${score}: ${(tech_feature as string).slice(0, 100)}`],
    ),
    found_by: (found?.found_by ?? []) as string[],
  };
}

function line(name: string, outcomes: readonly Outcome[]): string {
  const n = outcomes.length;
  const count = (test: (one: Outcome) => boolean) => share(outcomes.filter(test).length, n);
  const cells = outcomes.flatMap((one) => one.cells);
  const held = cells.filter((cell) => cell.held);
  const other = cells.filter((cell) => !cell.held);
  const disclosed = (list: typeof cells) =>
    share(list.filter(({ verdict }) => verdict === 'disclosed').length, list.length);
  return `| ${[
    name,
    n,
    count(({ failure }) => failure !== undefined),
    count(({ place }) => place === 1),
    count(({ place }) => (place ?? 99) <= 5),
    count(({ place }) => (place ?? 99) <= 20),
    count((one) => one.most_similar),
    count(({ category }) => category === 'X'),
    disclosed(held),
    disclosed(other),
  ].join(' | ')} |`;
}

async function corpusOfTheField() {
  const { source, path } = SETS.find(({ language }) => language === 'en')!;
  const absolute = resolve(shared, path);
  if (existsSync(absolute)) return { name: 'ultrasound patents', all: await load(source, absolute) };
  console.log(`${path} is not on this machine: the demo corpus is taken`);
  return { name: 'demo corpus', all: [...demoPatents()] };
}

const given = process.argv.slice(2);
const most = Number(given.find((word) => /^\d+$/.test(word)) ?? 40);
const { name, all } = await corpusOfTheField();
const cases = plantedCases(all, most);
const service = await startTestService({ settings: { PRIORA_LOG_LEVEL: 'error' } });
try {
  const began = performance.now();
  await service.corpus.put(patents, all);
  const hosts = cases.map(({ claim_of }) => claim_of);
  const families = await relationsOf(service.corpus, hosts);
  const relatives = new Set([
    ...hosts,
    ...[...families.values()].flatMap((one) => one.simple_family.members.map((member) => member.publication_number)),
  ]);
  await service.corpus.delete(patents, [...relatives]);
  await service.corpus.put(
    patents,
    cases.map(({ planted }) => planted),
  );
  console.log(
    `${name}: ${all.length} records, without ${hosts.length} claimed ones and their families, with ${cases.length} planted; ready in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const loads = [loadavg()[0]!];
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const outcome = await ask(service, one);
    outcomes.push(outcome);
    loads.push(loadavg()[0]!);
    if (given.includes('--cases') || outcome.failure)
      console.log(
        `${one.claim_of} ${one.share} ${one.wording}: place ${outcome.place ?? '-'} ${outcome.category ?? ''} ${outcome.seconds.toFixed(1)} s, ${outcome.found_by.join(' ')} ${outcome.failure ?? ''}`,
      );
    if (given.includes('--cases') && one.share === 'all') for (const text of outcome.open) console.log(`    ${text}`);
  }
  console.log(
    '\n| planted | n | failed | top 1 | top 5 | top 20 | most similar | X | held: disclosed | not held: disclosed |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const wording of ['original', 'paraphrased'] as const)
    for (const part of ['all', 'half'] as const)
      console.log(
        line(
          `${part} features, ${wording}`,
          outcomes.filter((one) => one.case.wording === wording && one.case.share === part),
        ),
      );
  console.log(line('together', outcomes));
  const sum = (of: (one: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  console.log(`quotes verified: ${sum((one) => one.verified)} of ${sum((one) => one.quotes)}`);
  const times = outcomes.map(({ seconds }) => seconds);
  console.log(`seconds a task: p50 ${at(times, 0.5).toFixed(1)}, p95 ${at(times, 0.95).toFixed(1)}`);
  const other = outcomes.filter((one) => one.case.wording === 'paraphrased');
  console.log(
    `features a claim: p50 ${at(
      cases.map(({ features }) => features.length),
      0.5,
    )}; replaced ${sum((one) => one.case.replaced)} of ${sum((one) => one.case.features.length)}; content words that the other wording keeps: ${share(
      other.reduce((total, one) => total + one.case.words_kept, 0),
      other.length,
    )}; cells cut otherwise by the flow: ${sum((one) => one.unmatched)} of ${sum((one) => one.unmatched + one.cells.length)}`,
  );
  console.log(`load of the machine meanwhile: ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`);
} finally {
  await service.close();
}
