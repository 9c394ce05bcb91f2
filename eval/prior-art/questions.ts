import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsByNumber } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { yearsBetween } from './ages.ts';

/** A patent as the question, and what its citations say is the answer. */
export interface Question {
  readonly patent: Patent;
  /** Cited documents of the corpus: not of its family, not dated after it. */
  readonly relevant: ReadonlySet<string>;
  /** Years from the cited document's priority to the question's own, where both are known. */
  readonly ages: ReadonlyMap<string, number>;
  /** What may be answered: not its family, not dated after it. */
  readonly filter: Query;
  /** `tune` was used to choose weights, `report` never. */
  readonly half: 'tune' | 'report';
}

/** Fewer citations say too little of a ranking, in a set that has enough of them. */
const LEAST_RELEVANT = 3;

/** Lines `citing<TAB>cited` of a gzipped file with a head line. */
export function readEdges(path: string): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  for (const line of gunzipSync(readFileSync(path)).toString('utf8').split('\n').slice(1)) {
    const [citing, cited] = line.trim().split('\t');
    if (citing && cited) edges.set(citing, [...(edges.get(citing) ?? []), cited]);
  }
  return edges;
}

/**
 * Patents that descriptions of other patents name, from lines `type<TAB>from<TAB>to` of document numbers of US grants;
 * families that the same file states are left out.
 */
export async function readMentions(corpus: Corpus, path: string): Promise<Map<string, string[]>> {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const rows = text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split('\t'));
  const numbers = [...new Set(rows.flatMap(([, from, to]) => (from && to ? [`US${from}`, `US${to}`] : [])))];
  const ids = new Map(
    (await patentsByNumber(corpus, numbers)).map((patent) => [
      patent.doc_number.replace(/^0+/, ''),
      patent.publication_number,
    ]),
  );
  const families = new Set<string>();
  for (const [type, from, to] of rows) {
    if (type === 'priority_family') families.add(`${from} ${to}`).add(`${to} ${from}`);
  }
  const mentions = new Map<string, string[]>();
  for (const [type, from = '', to = ''] of rows) {
    const [citing, cited] = [ids.get(from), ids.get(to)];
    if (type !== 'in_text_citation' || !citing || !cited || families.has(`${from} ${to}`)) continue;
    mentions.set(citing, [...(mentions.get(citing) ?? []), cited]);
  }
  return mentions;
}

/** The day by which priority is judged; sources of this set give one day only. */
const dayOf = (p: Patent) => p.stated_priority_date ?? p.filing_date ?? p.publication_date;

/** What tells whether two publications are of one invention. */
interface Traits {
  readonly text: string;
  readonly title: string | undefined;
  readonly day: number | undefined;
  readonly inventors: ReadonlySet<string>;
}

const traitsOf = (p: Patent): Traits => ({
  text: createHash('sha256')
    .update(p.descriptions.flatMap((d) => d.paragraphs.map((g) => g.text)).join('\n') || p.publication_number)
    .digest('hex'),
  title: p.titles[0]?.text.toLowerCase(),
  day: dayOf(p),
  inventors: new Set(p.inventors.map((i) => i.standard_name ?? i.name)),
});

/** One invention: equal text, or equal title or day with a shared inventor; the set states no families. */
function related(a: Traits, b: Traits): boolean {
  if (a.text === b.text) return true;
  return (a.title === b.title || a.day === b.day) && !a.inventors.isDisjointFrom(b.inventors);
}

/**
 * Questions of a citation set: its citing patents with enough answers.
 * @param options.least Answers that a question needs.
 * @param options.undated Ask undated patents too: nothing is too late for them.
 */
export async function questionsOf(
  corpus: Corpus,
  edges: ReadonlyMap<string, string[]>,
  { least = LEAST_RELEVANT, undated = false }: { readonly least?: number; readonly undated?: boolean } = {},
): Promise<Question[]> {
  const numbers = [...new Set([...edges].flat(2))];
  const records = new Map((await corpus.get(patents, numbers)).map((p) => [p.publication_number, p]));
  const traits = [...records].map(([id, p]) => ({ id, ...traitsOf(p) }));
  const own = new Map(traits.map((each) => [each.id, each]));
  const questions: Question[] = [];
  for (const [citing, list] of edges) {
    const patent = records.get(citing);
    const day = patent && dayOf(patent);
    if (!patent || (day === undefined && !undated) || list.length < least) continue;
    const family = new Set(traits.filter((other) => related(own.get(citing)!, other)).map(({ id }) => id));
    const relevant = new Set(
      list.filter((id) => {
        const cited = records.get(id);
        return cited && !family.has(id) && (day === undefined || (dayOf(cited) ?? 0) <= day);
      }),
    );
    if (relevant.size < least) continue;
    const others: Query = { kind: 'not', of: { kind: 'values', field: 'PN', values: [...family] } };
    const filter: Query =
      day === undefined
        ? { kind: 'and', of: [{ kind: 'all' }, others] }
        : {
            kind: 'and',
            of: [{ kind: 'not', of: { kind: 'range', field: 'E_PRIORITY_DATE', from: String(day + 1) } }, others],
          };
    const ages = new Map(
      [...relevant].flatMap((id) => {
        const cited = dayOf(records.get(id)!);
        return day === undefined || cited === undefined ? [] : [[id, yearsBetween(cited, day)] as const];
      }),
    );
    const half = createHash('sha256').update(citing).digest()[0]! % 2 === 0 ? 'tune' : 'report';
    questions.push({ patent, relevant, ages, filter, half });
  }
  return questions;
}
