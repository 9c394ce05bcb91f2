import { similarMarks, wordCounts } from '#analytics/marks/find.ts';
import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { markForms } from '#marks/forms.ts';
import { trigrams } from '#marks/letters.ts';
import { compareMarks } from '#marks/similarity.ts';
import st66 from '#sources/trademarks/st66.ts';
import { readAll } from '#testing/read-source.ts';
import { startTestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { halfOf } from '../halves.ts';
import { generatedMarks, wordMark } from './generated.ts';
import { confusables } from './pairs.ts';

/**
 * `node eval/marks/run.ts [marks]`: the confusable partner of a mark among the first ten of so many marks (default
 * 20,000; a million takes an hour), against shared trigrams alone; the earlier marks of real oppositions likewise, in
 * halves: what is mended is looked up in the first one only. On the way the processor time of a search is told at each
 * tenfold of marks.
 */
const N = Number(process.argv[2] ?? 20_000);
const TOPS = [1, 10];

interface Case {
  readonly kind: string;
  readonly query: string;
  /** Any of these is right. */
  readonly partners: readonly string[];
}

const REPORT = 'report';

/**
 * Oppositions for likelihood of confusion: the contested mark and the earlier marks that it is said to be too near to,
 * those of all oppositions to it.
 */
async function oppositions(): Promise<Case[]> {
  const folder = sharedData('trademarks/euipo-open-data-xml');
  if (!folder) return [];
  const cases = new Map<string, string[]>();
  await readAll(st66, [folder], (found) => {
    const { mark, oppositions: all } = found as Trademark;
    for (const { grounds, earlier } of all) {
      const partners = [...new Set(earlier.flatMap(({ mark: text }) => text ?? []))].filter((text) =>
        /\p{L}/u.test(text),
      );
      if (mark && partners.length > 0 && /confusion/i.test(grounds ?? ''))
        cases.set(mark, [...(cases.get(mark) ?? []), ...partners]);
    }
  });
  return [...cases].map(([query, partners]) => ({ kind: `oppositions, ${halfOf(query)}`, query, partners }));
}

const cases = [...confusables(), ...(await oppositions())];
// partners first, so that they are there at every number of marks
const texts = [...new Set([...cases.flatMap(({ partners }) => partners), ...generatedMarks(N)])];
await using service = await startTestService();
const idOf = new Map<string, string[]>();
/** Marks by their runs of three letters, for the search by trigrams alone. */
const byGram = new Map<string, number[]>();
const grams = new Uint8Array(texts.length);

/** Processor time of the searches so far, in ms. */
function timesOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(0);
  return `processor time of one search: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`;
}

async function search(query: string, counts: Awaited<ReturnType<typeof wordCounts>>) {
  const from = process.cpuUsage();
  const { found } = await similarMarks(service.corpus, { mark: query, among: { kind: 'all' }, counts, most: 10 });
  const { user, system } = process.cpuUsage(from);
  return { found, ms: (user + system) / 1000 };
}

const BATCH = 1_000;
const started = performance.now();
let next = 10_000;
for (let at = 0; at < texts.length; at += BATCH) {
  const batch = texts.slice(at, at + BATCH).map((text, index) => wordMark(text, at + index));
  for (const [index, { id, mark }] of batch.entries()) {
    idOf.set(mark!, [...(idOf.get(mark!) ?? []), id]);
    const own = new Set(trigrams(markForms(mark!).joined));
    grams[at + index] = own.size;
    for (const gram of own) {
      const list = byGram.get(gram);
      if (list) list.push(at + index);
      else byGram.set(gram, [at + index]);
    }
  }
  await service.corpus.put(trademarks, batch);
  const stored = at + batch.length;
  if (stored < next && stored < texts.length) continue;
  next *= 10;
  console.log(`\n${stored} marks, stored in ${Math.round((performance.now() - started) / 1000)} s`);
  await report(stored);
}

/** The ten marks with the greatest share of runs in common, of the first so many. */
function byTrigrams(query: string, stored: number): string[] {
  const own = new Set(trigrams(markForms(query).joined));
  const shared = new Uint8Array(stored);
  for (const gram of own) for (const at of byGram.get(gram) ?? []) shared[at]!++;
  const best: { at: number; score: number }[] = [];
  for (let at = 0; at < shared.length; at++) {
    const score = (2 * shared[at]!) / Math.max(1, own.size + grams[at]!);
    if (best.length === 10 && score <= best[9]!.score) continue;
    const place = best.findIndex((one) => one.score < score);
    best.splice(place < 0 ? best.length : place, 0, { at, score });
    best.length = Math.min(best.length, 10);
  }
  return best.map(({ at }) => texts[at]!);
}

/** The table of hits of the marks that are stored by now. */
async function report(stored: number): Promise<void> {
  const counts = await wordCounts(service.corpus, { kind: 'all' });
  const kinds = [...new Set(cases.map(({ kind }) => kind))];
  const times: number[] = [];
  for (const kind of kinds) {
    const of = cases.filter((one) => one.kind === kind);
    const hits = { ours: TOPS.map(() => 0), trigrams: TOPS.map(() => 0) };
    const missed: string[] = [];
    for (const { query, partners } of of) {
      const { found, ms } = await search(query, counts);
      times.push(ms);
      const ids = new Set(partners.flatMap((text) => idOf.get(text) ?? []));
      const place = found.findIndex(({ id }) => ids.has(id));
      const plain = byTrigrams(query, stored).findIndex((text) => partners.includes(text));
      for (const [index, top] of TOPS.entries()) {
        if (place >= 0 && place < top) hits.ours[index]!++;
        if (plain >= 0 && plain < top) hits.trigrams[index]!++;
      }
      if (place < 0)
        missed.push(
          `${query} / ${partners.slice(0, 3).join(' | ')} (${Math.max(...partners.map((text) => compareMarks(markForms(query), markForms(text)).score)).toFixed(2)})`,
        );
    }
    const share = (all: readonly number[]) => all.map((count) => (count / of.length).toFixed(3)).join('  ');
    console.log(
      `${kind.padEnd(20)} ${String(of.length).padStart(4)}  ours ${share(hits.ours)}  trigrams ${share(hits.trigrams)}`,
    );
    // what the other half misses is for nobody's eyes while something is mended
    if (missed.length > 0 && kind !== `oppositions, ${REPORT}`)
      console.log(`  missed: ${missed.slice(0, 8).join('; ')}`);
  }
  console.log(timesOf(times));
}
