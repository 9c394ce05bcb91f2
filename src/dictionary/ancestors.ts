import { createHash } from 'node:crypto';
import { ENTITY_VALUES, type Entity, entities } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { THERAPEUTIC_AREAS, type TherapeuticArea } from './own-names.ts';

/** Steps and entities after which a hierarchy is not followed further: real ones have some 15 levels. */
const MOST_STEPS = 40;
const MOST_ENTITIES = 5_000;

/**
 * Some entities and all that each is a kind of, each once, the nearest first; circles end where they began. What
 * several have above them is read once.
 */
export async function withAncestors(corpus: Corpus, of: readonly Entity[]): Promise<Entity[]> {
  const found = new Map(of.map((each) => [each.id, each]));
  const asked = new Set<string>();
  let level = [...found.values()];
  for (let step = 0; step < MOST_STEPS && level.length > 0 && found.size < MOST_ENTITIES; step++) {
    const keys = [...new Set(level.flatMap(({ parents }) => parents))].filter((key) => !asked.has(key));
    for (const key of keys) asked.add(key);
    const above = keys.length === 0 ? [] : await corpus.lookup(entities, 'key', keys);
    level = above.filter(({ id }) => !found.has(id));
    for (const each of level) found.set(each.id, each);
  }
  return [...found.values()];
}

/** What is asked of things of the dictionary, whoever made them up: a demo disease has kinds of its own. */
export const FICTIONAL_OR_NOT: Query = { kind: 'values', field: 'DEMO', values: ['0', '1'] };
/** Identities of one hierarchy that are followed: the largest of real ones, all diseases, has some 40,000. */
const MOST_IDENTITIES = 100_000;
/** Values that are kept of the last questions, all together: some 40 MB. */
const MOST_KEPT = 500_000;

/** What was found below things as of a state of the index, the question asked last at the end. */
interface Kept {
  readonly state: number | undefined;
  readonly answers: Map<string, readonly string[]>;
}
const kept = new WeakMap<Corpus, Kept>();

/**
 * What a field of the index says of some things and of all that are kinds of them, each value once, the nearest first;
 * circles end where they began. No record is read for it, and what was found is kept until something in the dictionary
 * changes.
 */
export async function valuesBelow(
  corpus: Corpus,
  of: readonly Entity[],
  field: keyof typeof ENTITY_VALUES,
  most = MOST_IDENTITIES,
): Promise<readonly string[]> {
  const state = (await corpus.status()).find(({ name }) => name === entities.name)?.indexed_seq;
  let now = kept.get(corpus);
  if (now?.state !== state) kept.set(corpus, (now = { state, answers: new Map() }));
  const { answers } = now!;
  const question = createHash('sha256')
    .update([field, most, ...of.map(({ id }) => id).sort()].join(' '))
    .digest('hex');
  const known = answers.get(question);
  answers.delete(question);
  const values = known ?? (await readBelow(corpus, of, field, most));
  answers.set(question, values);
  let held = 0;
  for (const each of answers.values()) held += each.length;
  for (const [oldest, { length }] of answers) {
    if (held <= MOST_KEPT) break;
    answers.delete(oldest);
    held -= length;
  }
  return values;
}

/** The same, read: level by level of the hierarchy one question to the index. */
async function readBelow(
  corpus: Corpus,
  of: readonly Entity[],
  field: keyof typeof ENTITY_VALUES,
  most: number,
): Promise<readonly string[]> {
  const found = new Set(of.flatMap(ENTITY_VALUES[field]));
  const met = new Set(of.flatMap(({ ids }) => ids));
  let level = [...met];
  for (let step = 0; step < MOST_STEPS && level.length > 0; step++) {
    if (found.size >= most || met.size >= MOST_IDENTITIES) break;
    const query = allOf({ kind: 'values', field: 'PARENT', values: level }, FICTIONAL_OR_NOT);
    const { fields } = await corpus.columns(entities, { query }, [...new Set([field, 'IDENTITY'])]);
    for (const value of fields[field]!.values) found.add(value);
    level = fields.IDENTITY!.values.filter((value) => !met.has(value));
    for (const value of level) met.add(value);
  }
  return Object.freeze([...found].slice(0, most));
}

const inTree = (code: string, branch: string) =>
  code === `MESH-TREE:${branch}` || code.startsWith(`MESH-TREE:${branch}.`);

/**
 * The places in the tree of MeSH of some diseases, given with their ancestors: of each its own, and only where it has
 * none those of the nearest above it. What another vocabulary has above it may stand where it does not belong itself:
 * osteitis, above arthritis elsewhere, stands among infections.
 */
function placesOf(lineage: readonly Entity[]): string[] {
  const byKey = new Map(lineage.flatMap((each) => each.ids.map((id) => [id, each] as const)));
  const above = new Set(lineage.flatMap(({ parents }) => parents.flatMap((key) => byKey.get(key) ?? [])));
  const lowest = lineage.filter((each) => !above.has(each));
  // in a circle each is above another one
  const waiting = lowest.length > 0 ? lowest : lineage.slice(0, 1);
  const seen = new Set(waiting);
  const found: string[] = [];
  for (const each of seen) {
    const own = each.cross_references.filter((code) => code.startsWith('MESH-TREE:'));
    found.push(...own);
    // what is added while it is gone through has its turn
    if (own.length === 0) for (const key of each.parents) if (byKey.has(key)) seen.add(byKey.get(key)!);
  }
  return found;
}

/** The therapeutic areas of diseases, given with their ancestors: a disease may have several. */
export function areasOf(lineage: readonly Entity[]): TherapeuticArea[] {
  const places = placesOf(lineage);
  return THERAPEUTIC_AREAS.filter(
    ({ doid, mesh }) =>
      lineage.some(({ ids, parents }) => [...ids, ...parents].some((id) => doid.includes(id))) ||
      places.some((code) => mesh.some((branch) => inTree(code, branch))),
  );
}
