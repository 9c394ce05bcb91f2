import { similarMarks, wordCounts } from '#analytics/marks/find.ts';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { random } from '#demo/random.ts';
import { markForms, trigrams } from '#marks/forms.ts';
import { compareMarks } from '#marks/similarity.ts';
import st66 from '#sources/trademarks/st66.ts';
import { readAll } from '#testing/read-source.ts';
import { startTestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { confusables } from './pairs.ts';

/**
 * `node eval/marks/run.ts [marks]`: the confusable partner of a mark among the first ten of so many marks (default
 * 20,000), against shared trigrams alone; the earlier marks of real oppositions likewise.
 */
const N = Number(process.argv[2] ?? 20_000);
const TOPS = [1, 10];

const SYLLABLES =
  'ba be bi bo bra ca ce co cri da de di do dra el en fa fe fi flo ga ge go gra ha he ho in ja jo ka ke ko kri la le li lo lu ma me mi mo na ne ni no or pa pe pi po pra ra re ri ro sa se si so sta ta te ti to tra va ve vi vo xa ya yo za ze zi zo'.split(
    ' ',
  );
const WORDS =
  'power green home smart pro tech fresh care life plus solutions group star natural light food design digital studio house club gold royal blue'.split(
    ' ',
  );

/** Marks of no meaning, and some with words that many have. */
const background = (count: number): string[] => {
  const r = random('eval/marks');
  return Array.from({ length: count }, () => {
    const coined = Array.from({ length: r.int(2, 4) }, () => r.pick(SYLLABLES)).join('');
    return (
      r.chance(0.3) ? `${coined} ${r.pick(WORDS)}` : r.chance(0.1) ? `${r.pick(WORDS)} ${r.pick(WORDS)}` : coined
    ).toUpperCase();
  });
};

const record = (text: string, index: number): Trademark => ({
  ...emptyTrademark('US', String(10_000_000 + index)),
  mark: text,
  kind: 'word',
  provenance: [{ source: 'eval' }],
});

interface Case {
  readonly kind: string;
  readonly query: string;
  /** Any of these is right. */
  readonly partners: readonly string[];
}

/**
 * Oppositions for likelihood of confusion: the contested mark and the earlier marks that it is said to be too near to.
 */
async function oppositions(): Promise<Case[]> {
  const folder = sharedData('trademarks/euipo-open-data-xml');
  if (!folder) return [];
  const cases: Case[] = [];
  await readAll(st66, [folder], (found) => {
    const { mark, oppositions: all } = found as Trademark;
    for (const { grounds, earlier } of all) {
      const partners = [...new Set(earlier.flatMap(({ mark: text }) => text ?? []))].filter((text) =>
        /\p{L}/u.test(text),
      );
      if (mark && partners.length > 0 && /confusion/i.test(grounds ?? ''))
        cases.push({ kind: 'real oppositions', query: mark, partners });
    }
  });
  return cases;
}

const cases = [...confusables(), ...(await oppositions())];
const texts = [...new Set([...background(N), ...cases.flatMap(({ partners }) => partners)])];
await using service = await startTestService();
const started = performance.now();
const idOf = new Map<string, string[]>();
for (let at = 0; at < texts.length; at += 1_000) {
  const batch = texts.slice(at, at + 1_000).map((text, index) => record(text, at + index));
  for (const { id, mark } of batch) idOf.set(mark!, [...(idOf.get(mark!) ?? []), id]);
  await service.corpus.put(trademarks, batch);
}
console.log(
  `${texts.length} marks stored in ${Math.round((performance.now() - started) / 1000)} s; ${cases.length} cases`,
);

const counts = await wordCounts(service.corpus, { kind: 'all' });
const grams = texts.map((text) => new Set(trigrams(markForms(text).joined)));
function byTrigrams(query: string): string[] {
  const own = new Set(trigrams(markForms(query).joined));
  const scores = grams.map((set) => {
    let shared = 0;
    for (const gram of own) if (set.has(gram)) shared++;
    return (2 * shared) / Math.max(1, own.size + set.size);
  });
  return scores
    .map((_score, index) => index)
    .sort((a, b) => scores[b]! - scores[a]!)
    .slice(0, 10)
    .map((index) => texts[index]!);
}

const kinds = [...new Set(cases.map(({ kind }) => kind))];
const times: number[] = [];
for (const kind of kinds) {
  const of = cases.filter((one) => one.kind === kind);
  const hits = { ours: TOPS.map(() => 0), trigrams: TOPS.map(() => 0) };
  const missed: string[] = [];
  for (const { query, partners } of of) {
    const from = process.cpuUsage();
    const { found } = await similarMarks(service.corpus, { mark: query, among: { kind: 'all' }, counts, most: 10 });
    const used = process.cpuUsage(from);
    times.push((used.user + used.system) / 1000);
    const ids = new Set(partners.flatMap((text) => idOf.get(text) ?? []));
    const place = found.findIndex(({ id }) => ids.has(id));
    const plain = byTrigrams(query).findIndex((text) => partners.includes(text));
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
  if (missed.length > 0) console.log(`  missed: ${missed.slice(0, 8).join('; ')}`);
}
times.sort((a, b) => a - b);
console.log(
  `processor time of one search: median ${times[times.length >> 1]!.toFixed(0)} ms, 95 % within ${times[Math.floor(times.length * 0.95)]!.toFixed(0)} ms`,
);
