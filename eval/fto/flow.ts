/**
 * The whole flow over HTTP, with no model: is the right that a product was made of among the first twenty, with what
 * risk, and is its claim read rightly? Products are those of `products.ts`, made whole, with a part removed, or silent
 * on one piece, of the half that is reported; the corpus is all patents of the sets of `run.ts`; rights that have ended
 * are not searched, so none is asked for. A run takes so many products of each language and kind, spread over the set,
 * says of how many, tells each as it is done, keeps it in a file, and goes on from there when it is started again.
 * Prints the table of README.md.
 * `npm run eval:fto-flow [-- <products of each kind> --half tune --keep FILE --minutes 10]`
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { stateOf } from '#operations/shared/right-state.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { type Row, share } from '../novelty/calls.ts';
import { load, shared } from '../novelty/run.ts';
import { post, searched } from './asked.ts';
import type { Kind, ProductCase } from './products.ts';
import { casesOf, named, RIGHT, SETS } from './run.ts';

const TOP = 20;
const ASKED = ['whole', 'removed', 'silent'] as const satisfies readonly Kind[];

interface Outcome {
  readonly id: string;
  readonly language: 'en' | 'zh';
  readonly kind: Kind;
  /** From 1; absent where the right is not listed. */
  readonly place?: number;
  readonly risk?: string;
  /** Of the claim that the product was made of. */
  readonly outcome?: string;
  /** The changed element is told as what it is: missing, or unclear where the product is silent. */
  readonly named?: boolean;
  readonly quotes: number;
  readonly verified: number;
  readonly found_by: readonly string[];
  readonly searches: number;
  readonly cpu_ms: number;
}

const idOf = ({ language, kind, patent, claim_number }: ProductCase) =>
  `${language} ${kind} ${patent.publication_number} ${claim_number}`;

async function ask(service: TestService, one: ProductCase): Promise<Outcome> {
  const began = process.cpuUsage();
  const { task_id } = await post(service, '/submit', { input: one.product, lang: one.language === 'zh' ? 'cn' : 'en' });
  const { features } = await post(service, '/feature/extract', { task_id });
  await post(service, '/feature/confirm', { task_id, tech_features: features });
  const result = await searched(service, task_id as string);
  const { user, system } = process.cpuUsage(began);
  const rights = result.final_result as Row[];
  const at = rights.findIndex(({ document }) => document === one.patent.publication_number);
  return {
    ...{ id: idOf(one), language: one.language, kind: one.kind },
    ...(at >= 0 && { place: at + 1, ...readOf(rights[at]!, one) }),
    ...(await quotesOf(service, rights, one)),
    found_by: roundsOf(result, rights[at]),
    searches: result.excute_times as number,
    cpu_ms: (user + system) / 1000,
  };
}

/** How the right that the product was made of was read. */
function readOf(right: Row, one: ProductCase) {
  const claim = (right.claim_equivalent_info as Row[]).find(({ claim_num }) => claim_num === one.claim_number);
  const elements = (right.features as Row[])
    .filter(({ claim_num }) => claim_num === one.claim_number)
    .map(({ type, compare_feature }) => ({ verdict: type as string, text: compare_feature as string }));
  return { risk: right.risk_level as string, outcome: claim?.outcome as string, named: named(one, elements) };
}

/** The quotes of all rights that are listed, and how many stand where they say. */
async function quotesOf(service: TestService, rights: readonly Row[], { product }: ProductCase) {
  const stored = await service.corpus.get(
    patents,
    rights.map(({ document }) => document as string),
  );
  const byNumber = new Map(stored.map((record) => [record.publication_number, record]));
  let [quotes, verified] = [0, 0];
  for (const { document, features } of rights)
    for (const { claim_quote, product_quote } of features as Row[]) {
      quotes++;
      if (verifyQuote(byNumber.get(document)!, claim_quote).verified) verified++;
      if (!product_quote) continue;
      quotes++;
      if (product.slice(product_quote.start, product_quote.end) === product_quote.text) verified++;
    }
  return { quotes, verified };
}

const roundsOf = (result: Row, right: Row | undefined): string[] =>
  Object.entries(result.process_dict as Row)
    .filter(([, { comparison_result }]) =>
      (comparison_result as Row[]).some(({ patent_id }) => patent_id === right?.patent_id),
    )
    .map(([round]) => round);

/** One product of each patent, spread over the set. */
function chosen(cases: readonly ProductCase[], kind: Kind, most: number): { all: number; some: ProductCase[] } {
  const of = new Map<string, ProductCase>();
  for (const one of cases)
    if (one.kind === kind && !of.has(one.patent.publication_number)) of.set(one.patent.publication_number, one);
  const all = [...of.values()];
  const step = Math.max(1, all.length / most);
  return {
    all: all.length,
    some: Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)]!),
  };
}

async function read(): Promise<{ corpus: Patent[]; made: ProductCase[] }> {
  const corpus: Patent[] = [];
  const made: ProductCase[] = [];
  for (const set of SETS) {
    const path = resolve(shared, set.path);
    if (!existsSync(path)) {
      console.log(`${set.name}: skipped, ${set.path} is not on this machine`);
      continue;
    }
    const all = await load(set.source, path);
    corpus.push(...all);
    made.push(...casesOf(all, set.language, set.claims));
  }
  return { corpus, made };
}

function table(outcomes: readonly Outcome[], of: ReadonlyMap<string, number>): string[] {
  const rows = ['en', 'zh'].flatMap((language) =>
    ASKED.map((kind) => {
      const list = outcomes.filter((one) => one.language === language && one.kind === kind);
      const within = (place: number) => share(list.filter((one) => (one.place ?? 99) <= place).length, list.length);
      const risk = (level: string) => list.filter((one) => one.risk === level).length;
      const mean = (value: (one: Outcome) => number) =>
        list.length > 0 ? (list.reduce((sum, one) => sum + value(one), 0) / list.length).toFixed(1) : '-';
      const right = list.filter((one) => one.outcome === RIGHT[kind] && (kind !== 'silent' || one.named)).length;
      return `| ${language}, ${kind} | ${list.length} of ${of.get(`${language} ${kind}`) ?? 0} | ${share(right, list.length)} | ${within(1)} | ${within(5)} | ${within(TOP)} | ${risk('High')} | ${risk('Medium')} | ${risk('Low')} | ${mean((one) => one.searches)} | ${mean((one) => one.cpu_ms / 1000)} |`;
    }),
  );
  const sum = (value: (one: Outcome) => number) => outcomes.reduce((all, one) => all + value(one), 0);
  return [
    '| product | n | claim right | first | first 5 | first 20 | High | Medium | Low | searches | processor time, s |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    `quotes verified: ${sum((one) => one.verified)} of ${sum((one) => one.quotes)}`,
  ];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'report' },
    keep: { type: 'string', default: join(tmpdir(), 'priora-eval-fto-flow.ndjson') },
    minutes: { type: 'string', default: '60' },
  },
});
const most = Number(positionals[0] ?? 12);
const until = performance.now() + Number(values.minutes) * 60_000;
const { corpus, made } = await read();
const service = await startTestService({ settings: { PRIORA_LOG_LEVEL: 'error' }, corpus });
try {
  const stored = await service.corpus.get(
    patents,
    corpus.map(({ publication_number }) => publication_number),
  );
  const ended = new Set(stored.filter((one) => stateOf(one).state === 'dead').map((one) => one.publication_number));
  const alive = made.filter((one) => one.half === values.half && !ended.has(one.patent.publication_number));
  const of = new Map<string, number>();
  const cases = (['en', 'zh'] as const).flatMap((language) =>
    ASKED.flatMap((kind) => {
      const { all, some } = chosen(
        alive.filter((one) => one.language === language),
        kind,
        most,
      );
      of.set(`${language} ${kind}`, all);
      return some;
    }),
  );
  const kept: Outcome[] = existsSync(values.keep)
    ? readFileSync(values.keep, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];
  const known = new Map(kept.map((one) => [one.id, one]));
  console.log(
    `${corpus.length} records, ${ended.size} rights have ended; ${values.half} half: ${cases.length} products, ${cases.filter((one) => known.has(idOf(one))).length} of them asked before (${values.keep})`,
  );
  const outcomes: Outcome[] = [];
  for (const [at, one] of cases.entries()) {
    let outcome = known.get(idOf(one));
    if (!outcome) {
      if (performance.now() > until) {
        console.log(`${cases.length - at} products are left: start it again to go on`);
        break;
      }
      outcome = await ask(service, one);
      appendFileSync(values.keep, `${JSON.stringify(outcome)}\n`);
      const { id, place, risk, outcome: claim, found_by, searches, cpu_ms } = outcome;
      console.log(
        `${at + 1}/${cases.length} ${id}: place ${place ?? '-'}, ${risk ?? ''} ${claim ?? ''}, ${found_by.join(' ')}, ${searches} searches, ${(cpu_ms / 1000).toFixed(1)} s`,
      );
    }
    outcomes.push(outcome);
  }
  for (const line of table(outcomes, of)) console.log(line);
} finally {
  await service.close();
}
