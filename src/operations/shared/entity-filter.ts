import { dayText } from '#clock.ts';
import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import { ASKED_STAGES, PHASES, phaseNamed, STATUSES, stageOf, statusOf } from '#collections/trials/vocabulary.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { FICTIONAL_OR_NOT, valuesBelow } from '#dictionary/ancestors.ts';
import { ServiceError } from '#errors.ts';
import { mapInSlices } from '#turns.ts';
import { meant, productNames } from './drug-names.ts';
import { entityIds, isOfKind } from './entity-ids.ts';

/** Things of the dictionary as a filter of the interface names them: all of them, or (default) one of them. */
export interface EntityFilter {
  readonly condition?: string;
  readonly value?: readonly string[];
}

/** Ids of one filter. */
const MOST = 1_000;

/**
 * The things that a filter names, in its order, each once.
 * @throws ServiceError `invalid_request` for more than a thousand, what is no id, an id of a thing of another kind.
 */
export async function namedEntities(
  corpus: Corpus,
  field: string,
  given: readonly string[],
  kind: EntityKind,
): Promise<readonly (Entity | undefined)[]> {
  const ids = [...new Set(entityIds(field, given, MOST))];
  const stored = await corpus.identify(entities, 'entity_id', ids);
  const found = await mapInSlices(ids, async (id) => {
    const best = stored.get(id)?.[0];
    return best === undefined ? undefined : (await corpus.get(entities, [best]))[0];
  });
  for (const [i, entity] of found.entries()) {
    if (entity !== undefined) isOfKind(field, ids[i]!, entity, kind);
  }
  return found;
}

/**
 * Identities by which records name things: of the things themselves and of all that are kinds of them, of drugs also by
 * the names of their products.
 */
export async function identitiesBelow(corpus: Corpus, of: readonly Entity[]): Promise<readonly string[]> {
  const own = await valuesBelow(corpus, of, 'IDENTITY');
  return of.some(({ kind }) => kind === 'drug') ? [...own, ...(await productNames(corpus, of))] : own;
}

/** All identities of the drugs that have some, as `identitiesBelow`: a record may name a drug by another one. */
export async function sameDrugs(corpus: Corpus, identities: readonly string[]): Promise<string[]> {
  const query = allOf({ kind: 'values', field: 'IDENTITY', values: identities }, FICTIONAL_OR_NOT);
  const { fields } = await corpus.columns(entities, { query }, ['ID', 'IDENTITY', 'CALLED']);
  const [ids, own] = [new Set(fields.ID!.values), new Set(fields.IDENTITY!.values)];
  return [...own, ...(await meant(corpus, ids, own, fields.CALLED!.values))];
}

/** Finds no record. */
export const NOTHING: Query = { kind: 'not', of: { kind: 'all' } };

/**
 * What `of` makes of the things that a filter names: of all of them together, where one of them is enough, else of each
 * by itself, one after the other, while somebody waits for it. Undefined for an id that nobody has, and for nothing but
 * such ids. `of` is told how often it may be asked for one filter.
 * @throws ServiceError as `namedEntities`; the signal's reason.
 */
export async function eachNamed<T>(
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: EntityKind,
  signal: AbortSignal,
  of: (things: readonly Entity[], times: number) => Promise<T> | T,
): Promise<readonly (T | undefined)[]> {
  const named = await namedEntities(corpus, name, filter?.value ?? [], kind);
  const one = (each: Entity | undefined) => (each ? [each] : []);
  const groups = filter?.condition === 'AND' ? named.map(one) : [named.flatMap(one)];
  const made: (T | undefined)[] = [];
  for (const things of groups) {
    signal.throwIfAborted();
    made.push(things.length === 0 ? undefined : await of(things, groups.length));
  }
  return made;
}

/** What a filter asks, by what `of` asks of things of which one is enough. An id that nobody has finds nothing. */
export async function filterQuery(
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: EntityKind,
  signal: AbortSignal,
  of: (things: readonly Entity[], times: number) => Promise<Query>,
): Promise<Query | undefined> {
  if ((filter?.value ?? []).length === 0) return undefined;
  const queries = await eachNamed(corpus, name, filter, kind, signal, of);
  return allOf(...queries.map((query) => query ?? NOTHING));
}

/** What a filter asks of a field of identities: a thing includes what is a kind of it. */
export const entityQuery = (
  corpus: Corpus,
  name: string,
  filter: EntityFilter | undefined,
  kind: EntityKind,
  field: string,
  signal: AbortSignal,
): Promise<Query | undefined> =>
  filterQuery(corpus, name, filter, kind, signal, async (things) => ({
    ...{ kind: 'values', field },
    values: await identitiesBelow(corpus, things),
  }));

/** One of some values of a field of codes; nothing asked restricts nothing. */
export const oneOf = (field: string, values: readonly string[] | undefined): Query | undefined =>
  values && values.length > 0 ? { kind: 'values', field, values } : undefined;

/**
 * Words of a fixed vocabulary as the records have them, given in any spelling that `read` knows.
 * @throws ServiceError `invalid_request` that names the one that is none, and those there are.
 */
export function wordsOf(
  field: string,
  given: readonly string[] | undefined,
  read: (text: string) => string | undefined,
  accepts: readonly string[],
): string[] | undefined {
  return given?.map((text, index) => {
    const word = read(text);
    if (word !== undefined) return word;
    throw new ServiceError(
      'invalid_request',
      `${field}[${index}] is "${text.slice(0, 40)}": use one of ${accepts.join(', ')}.`,
      { field: `${field}[${index}]`, accepts },
    );
  });
}
/** Phases, states of recruitment and stages of development that a filter asks for, see `wordsOf`. */
export const phasesAsked = (given: readonly string[] | undefined) => wordsOf('phase', given, phaseNamed, PHASES);
export const statusesAsked = (given: readonly string[] | undefined) =>
  wordsOf('recruitment_status', given, statusOf, STATUSES);
export const stagesAsked = (field: string, given: readonly string[] | undefined) =>
  wordsOf(field, given, stageOf, ASKED_STAGES);

/** A day of a range of milliseconds since 1970. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

/** Milliseconds since 1970 below this are a day written as a number (20180131), or seconds, taken for them. */
const LEAST_MS = 4e9;

/** A range of milliseconds since 1970 of a field of days. What looks like another count of time is told. */
export function epochRange(
  name: string,
  field: string,
  range: { readonly from?: number; readonly to?: number } | undefined,
  note: (sentence: string) => void,
): Query | undefined {
  if (range?.from === undefined && range?.to === undefined) return undefined;
  const { from, to } = range;
  for (const end of [from, to])
    if (end !== undefined && !(Math.abs(end) <= 8.64e15))
      throw new ServiceError('invalid_request', `${name} is no time: give milliseconds since 1970.`, { field: name });
  if (from !== undefined && to !== undefined && from > to)
    throw new ServiceError('invalid_request', `${name} runs backwards.`, { field: name });
  for (const [end, ms] of Object.entries({ from, to }))
    if (ms !== undefined && ms > 1e6 && ms < LEAST_MS)
      note(
        `${name}.${end} is read as milliseconds since 1970, ${dayText(Number(dayOf(ms)))}: ${ms} is no day and no count of seconds.`,
      );
  return {
    kind: 'range',
    field,
    ...(from !== undefined && { from: dayOf(from) }),
    ...(to !== undefined && { to: dayOf(to) }),
  };
}

/** Words of a filter as phrases of a text field. */
export function phrasesQuery(filter: EntityFilter | undefined, field: string): Query | undefined {
  const queries = (filter?.value ?? [])
    .map((text) => text.replaceAll('"', ' ').trim().slice(0, 400))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text): Query => ({ kind: 'phrase', field, text }));
  if (queries.length === 0) return undefined;
  return filter?.condition === 'AND' ? allOf(...queries) : anyOf(...queries);
}

/**
 * A filter on a fact that no loaded source holds: finds nothing, and says so.
 * @param given Whether the caller asked.
 */
export function unanswered(
  given: unknown,
  name: string,
  source: string,
  note: (sentence: string) => void,
): Query | undefined {
  const asked = Array.isArray(given)
    ? given.length > 0
    : typeof given === 'object' && given !== null
      ? ((given as EntityFilter).value ?? []).length > 0
      : given !== undefined;
  if (!asked) return undefined;
  note(`Nothing is found by ${name}: no loaded source tells it; ${source} would.`);
  return NOTHING;
}
