import { begunWith, begunWithSlip, type NameSort } from '#collections/entities/beginnings.ts';
import {
  beginnings,
  type Entity,
  type EntityKind,
  entities,
  foldedName,
  isNameAlone,
  lookedUpName,
  moietyIdentity,
  NAME_FIELDS,
  SLIP_LETTERS,
  slipKeys,
} from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import type { Shape } from '#contract/shape.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { beginsWithSlip } from '#corpus/query/slip-start.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { type OwnEntity, ownEntities, THERAPEUTIC_AREAS } from '#dictionary/own-names.ts';
import { ServiceError } from '#errors.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import { displayNames, shortNames } from '#operations/shared/entity-names.ts';
import { entitiesByKey } from '#operations/shared/entity-rows.ts';
import type { Services } from '#services.ts';
import { type ChineseNames, chineseNamesOf } from './chinese-names.ts';

const MOST = 100;
/** Longer beginnings name nothing. */
const MOST_CHARACTERS = 200;
/** A slip is looked for in beginnings from five to so many letters. */
const SLIPS = { least: 5, most: 24 } as const;
/** Things whose names are looked at for a slip in their first letters, and things that share a name. */
const MOST_LOOKED_AT = 100;
const LOOKED_AT_ONCE = 25;

/** Chinese names whose things are looked up at once, and things that have the names. */
const CHINESE_AT_ONCE = 25;
const MOST_CALLED = 1_000;

const whole = (field: string, text: string): Query => ({ kind: 'term', field, text });
const begun = (field: string, text: string): Query => ({ kind: 'wildcard', field, pattern: `${text}*` });

/** A way in which a beginning can mean things. */
interface Way {
  readonly query: Query;
  /** Where the query finds more than is meant. */
  readonly fits?: (name: string) => boolean;
  /** A name that several things have: of which registers and tables tell most comes first. */
  readonly shared?: true;
  /** A whole name was typed. */
  readonly whole?: true;
}

/** Sorts of names that are read from their beginning on. */
const FROM_THE_FIRST: readonly NameSort[] = ['named', 'exact', 'other'];

/**
 * What a name may be with one letter wrong: behind its first letters where these are right, which is one walk along the
 * names that begin so; among them by the keys that are made of them, where the names are looked at once more.
 */
function slips(kind: EntityKind, prefix: string): readonly Way[] {
  const text = lookedUpName(prefix);
  const letters = [...text];
  if (letters.length < SLIPS.least || letters.length > SLIPS.most) return [];
  const behind = (...sorts: NameSort[]): Way[] =>
    letters.length > SLIP_LETTERS ? [{ query: begunWithSlip(kind, sorts, text, SLIP_LETTERS) }] : [];
  // of five letters it is open what the sixth is
  const keys = slipKeys(text).map((key) => {
    const value = `${kind} ${key}`;
    return key.length < SLIPS.least ? begun('SLIP', value) : whole('SLIP', value);
  });
  // whole words that no slip in front can reach
  const words = wordsBehind(foldedName(prefix), SLIP_LETTERS + 1).slice(0, -1);
  const front = allOf(
    anyOf(...keys),
    ...words.map((word) => whole('NAME', word)),
    // where these are right, the slip is behind them
    { kind: 'not', of: begunWith(kind, FROM_THE_FIRST, letters.slice(0, SLIP_LETTERS).join('')) },
  );
  return [
    ...behind('named'),
    ...behind('exact', 'other'),
    { query: front, fits: (name: string) => beginsWithSlip(name, text) },
  ];
}

/** Words of a folded name that begin behind so many of its letters. */
function wordsBehind(name: string, letters: number): string[] {
  let before = 0;
  return name.split(' ').filter((word) => {
    const behind = before > letters;
    before += word.length;
    return behind;
  });
}

/**
 * Best first: the whole name, the symbol, another short form or a trade name; the beginning of the name or the symbol;
 * a synonym, its beginning; any other name, its beginning, a word inside.
 */
function ways(kind: EntityKind, prefix: string): readonly Way[] {
  const text = lookedUpName(prefix);
  if (text === '') return [];
  const named = (...queries: Query[]) => ({
    query: allOf(whole('KIND', kind), anyOf(...queries)),
    whole: true as const,
  });
  const begun = (sort: NameSort): Way => ({ query: begunWith(kind, [sort], text) });
  return [
    named(whole('PREFERRED', text), whole('CODE', prefix.trim())),
    { ...named(whole('SYMBOL', text)), shared: true },
    { ...named(whole('SHORT', text)), shared: true },
    begun('named'),
    named(whole('EXACT', text)),
    begun('exact'),
    named(whole('OTHER', text)),
    begun('other'),
    begun('inside'),
  ];
}

/** What finds something where a whole name was typed. */
const wholeName = (prefix: string): Query => {
  const text = lookedUpName(prefix);
  return anyOf(whole('CODE', prefix.trim()), ...NAME_FIELDS.map((field) => whole(field, text)));
};

type Named = Pick<Entity, 'id' | 'names'>;

/** A thing as it is found: kept for who types the same, so that its record is read once. */
interface Found extends Named {
  readonly alone: boolean;
}
const foundThing = (entity: Entity): Found => ({
  id: entity.id,
  names: entity.names.map(({ lang, kind, text }) => ({ lang, kind, text })),
  alone: isNameAlone(entity),
});
const read = (corpus: Corpus, ids: readonly string[]): Promise<Found[]> => corpus.projected(entities, ids, foundThing);

/** How well a beginning fits what the program itself knows: the place in the order of `ways`; undefined if not. */
function wayOf({ names }: OwnEntity, text: string): number | undefined {
  const ranks = names.flatMap(({ kind, text: name }) => {
    const folded = lookedUpName(name);
    const own = kind === 'preferred' ? 0 : kind === 'exact' ? 2 : 4;
    if (folded === text) return [own];
    if (folded.startsWith(text)) return [own + 1];
    return beginnings(name).some((each) => each.startsWith(text)) ? [6] : [];
  });
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

function ownBegun(kind: EntityKind, prefix: string): Named[] {
  const text = lookedUpName(prefix);
  if (text === '') return [];
  const fitting = ownEntities(kind).flatMap((entity) => {
    const rank = wayOf(entity, text);
    return rank === undefined ? [] : [{ entity, rank }];
  });
  return fitting.sort((a, b) => a.rank - b.rank).map(({ entity }) => entity);
}

/** The widest diseases of a therapeutic area by what its branch of medicine is called, whole: cancer of `oncology`. */
async function ofSpecialty(corpus: Corpus, kind: EntityKind, typed: string): Promise<Entity[]> {
  const text = lookedUpName(typed);
  if (kind !== 'disease' || text === '') return [];
  const area = THERAPEUTIC_AREAS.find(({ names }) =>
    names.some((name) => name.kind === 'exact' && lookedUpName(name.text) === text),
  );
  return area ? entitiesByKey(corpus, [...area.doid]) : [];
}

/** What tells of a thing of a kind. */
const TOLD: Partial<Record<EntityKind, readonly string[]>> = {
  drug: ['drug_facts', 'approvals'],
  target: ['facts_of_target'],
  disease: ['facts_of_disease', 'trials_of_condition'],
  mechanism: ['facts_of_class'],
  drug_type: ['facts_of_class'],
  organisation: ['held_approvals', 'sponsored_trials'],
};

/** Things that share a name, those first of which most is told; else in their order. */
async function mostToldFirst(corpus: Corpus, kind: EntityKind, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length < 2) return ids;
  const some = ids.slice(0, MOST_LOOKED_AT);
  const told = new Map<string, number>();
  for (const link of TOLD[kind] ?? [])
    for (const [id, { records }] of await corpus.links(entities, some, link))
      told.set(id, (told.get(id) ?? 0) + records.length);
  return ids.toSorted((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0));
}

const HAN = /\p{Script=Han}/u;

/** Things that have English names alone, by their Chinese ones: whole names first, at most `limit`. */
async function commonBegun(
  corpus: Corpus,
  kind: EntityKind,
  prefix: string,
  limit: number,
  signal: AbortSignal,
): Promise<Entity[]> {
  const text = lookedUpName(prefix);
  const names = text === '' || !HAN.test(text) ? undefined : await chineseNamesOf(kind);
  if (!names) return [];
  const fitting = names.begun(text);
  const found = new Map<string, Entity>();
  for (let at = 0; at < fitting.length && found.size < limit; at += CHINESE_AT_ONCE) {
    const some = fitting.slice(at, at + CHINESE_AT_ONCE);
    const things = await shortestByName(
      corpus,
      kind,
      some.flatMap(({ english }) => english),
      signal,
    );
    for (const { name, english } of some) {
      const [thing] = english.flatMap((one) => things.get(one) ?? []).sort((a, b) => a.at - b.at);
      if (thing && found.size < limit && !found.has(thing.of.id))
        found.set(thing.of.id, withChinese(names, thing.of, name));
    }
  }
  return [...found.values()];
}

/** The things of a kind that have some names as their preferred or exact one: by each name, the shortest named one. */
async function shortestByName(
  corpus: Corpus,
  kind: EntityKind,
  names: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, { readonly of: Entity; readonly at: number }>> {
  const called = anyOf(
    ...['PREFERRED', 'EXACT'].map((field): Query => ({ kind: 'values', field, values: [...new Set(names)] })),
  );
  const { hits } = await corpus.search(entities, {
    query: allOf(whole('KIND', kind), called),
    sort: [{ field: 'NAME_LENGTH', order: 'asc' }],
    offset: 0,
    limit: MOST_CALLED,
    signal,
  });
  const records = await corpus.get(
    entities,
    hits.map(({ id }) => id),
  );
  const found = new Map<string, { of: Entity; at: number }>();
  for (const [at, of] of records.entries())
    for (const { kind: sort, text } of of.names) {
      if (sort !== 'preferred' && sort !== 'exact') continue;
      const name = lookedUpName(text);
      if (!found.has(name)) found.set(name, { of, at });
    }
  return found;
}

/** A thing with its usual Chinese name, which it is shown by, then the one by which it was found. */
function withChinese(names: ChineseNames, thing: Entity, found: string): Entity {
  const usual = names.usual(
    thing.names.map(({ text }) => text),
    (name) => !CHINESE_SALT.test(name),
  );
  return {
    ...thing,
    names: [
      ...thing.names,
      ...(usual === undefined ? [] : [{ lang: 'zh', kind: 'exact' as const, text: usual }]),
      ...(found === usual ? [] : [{ lang: 'zh', kind: 'related' as const, text: found }]),
    ],
  };
}

/** What stands between the parts of a combination: `A/B`, `A + B`, `A and B`; registers write `A; B`. */
const BETWEEN_PARTS = /\s?[;/+、]\s?|\s(?:and|with)\s|和/giu;
/** Words of salts that stand before a Chinese name: 盐酸二甲双胍. */
const CHINESE_SALT =
  /^(?:(?:盐酸|氢溴酸|硫酸|硝酸|磷酸|碳酸|甲磺酸|苯磺酸|对甲苯磺酸|马来酸|富马酸|酒石酸|枸橼酸|柠檬酸|醋酸|乙酸|琥珀酸|苹果酸|乳酸|水杨酸|草酸)|(?:无水|一水|二水|三水|半水)合?)+(?=\p{Script=Han}{2})/u;

/** The drug whose active moieties a whole name gives: with the words of its salt, a combination in any order. */
async function byMoieties(corpus: Corpus, kind: EntityKind, typed: string): Promise<Entity | undefined> {
  if (kind !== 'drug') return undefined;
  const moieties = moietiesOf(typed.replace(BETWEEN_PARTS, ';'));
  const [drug] = moieties.length > 0 ? await entitiesByKey(corpus, [moietyIdentity(moieties)]) : [];
  return drug?.kind === kind ? drug : undefined;
}

/** Entities of a kind that a beginning can mean, best first; of one way, shorter names first. */
export async function entitiesBegun(
  corpus: Corpus,
  kind: EntityKind,
  prefix: string,
  limit: number,
  signal: AbortSignal,
): Promise<Named[]> {
  const typed = prefix.slice(0, MOST_CHARACTERS);
  const common = await commonBegun(corpus, kind, typed, limit, signal);
  const bare = kind === 'drug' && common.length === 0 ? typed.trim().replace(CHINESE_SALT, '') : typed;
  const salt = bare === typed.trim() ? [] : await commonBegun(corpus, kind, bare, limit, signal);
  const meant = common.length === 0 ? await byMoieties(corpus, kind, typed) : undefined;
  const wide = await ofSpecialty(corpus, kind, typed);
  const own = [...ownBegun(kind, typed), ...common, ...salt, ...(meant ? [meant] : []), ...wide].slice(0, limit);
  const known = new Set(own.map(({ id }) => id));
  const found = new Map<string, Found | undefined>();
  const isFull = () => found.size + own.length >= limit;
  const search = async (query: Query, most: number) =>
    await corpus.search(entities, {
      ...{ query, offset: 0, limit: most, signal },
      sort: [{ field: 'NAME_LENGTH', order: 'asc' }],
    });
  const take = async ({ query, fits, shared }: Way) => {
    const { hits } = await search(query, fits || shared ? MOST_LOOKED_AT : limit + found.size);
    const ids = hits.map(({ id }) => id).filter((id) => !found.has(id) && !known.has(id));
    if (!fits) {
      for (const id of shared ? await mostToldFirst(corpus, kind, ids) : ids) if (!isFull()) found.set(id, undefined);
      return hits.length > 0;
    }
    for (let at = 0; at < ids.length && !isFull(); at += LOOKED_AT_ONCE)
      for (const each of await read(corpus, ids.slice(at, at + LOOKED_AT_ONCE)))
        if (!isFull() && each.names.some(({ text }) => fits(lookedUpName(text)))) found.set(each.id, each);
    return hits.length > 0;
  };
  const total = async (query: Query) => (await search(query, 0)).total;
  // most of what is typed is no whole name: one search says so in place of five
  const mayBeWhole = lookedUpName(typed) !== '' && (await total(wholeName(typed))) > 0;
  let named = false;
  for (const way of ways(kind, typed)) {
    if (isFull()) break;
    if (way.whole && !mayBeWhole) continue;
    const took = await take(way);
    named ||= way.whole === true && took;
  }
  // where a whole name was typed, no slip is looked for
  if (!named && !isFull()) for (const way of slips(kind, typed)) if (!isFull()) await take(way);
  const unread = [...found].flatMap(([id, entity]) => (entity ? [] : [id]));
  for (const each of await read(corpus, unread)) found.set(each.id, each);
  return [...own, ...withoutBrands([...found.values()].filter((each) => each !== undefined))];
}

/** Without what these alone name and another thing found here is called too: `Stelara` beside ustekinumab. */
function withoutBrands(all: readonly Found[]): readonly Found[] {
  if (!all.some(({ alone }) => alone)) return all;
  const called = new Set(all.flatMap(({ alone, names }) => (alone ? [] : names.map(({ text }) => lookedUpName(text)))));
  return all.filter(({ alone, names }) => !alone || !names.some(({ text }) => called.has(lookedUpName(text))));
}

/** The name by which it was found, where that is not one that is shown. */
function matched(entity: Named, prefix: string): string | undefined {
  const text = lookedUpName(prefix);
  const begins = (name: string) => lookedUpName(name).startsWith(text);
  const inside = (name: string) => beginnings(name).some((each) => each.startsWith(text));
  const slipped = (name: string) => text.length >= SLIPS.least && beginsWithSlip(lookedUpName(name), text);
  const shown = displayNames(entity);
  for (const fits of [begins, inside, slipped]) {
    if (shown.some(({ name }) => fits(name))) return undefined;
    const found = entity.names.find((name) => fits(name.text));
    if (found) return found.text;
  }
  return undefined;
}

type Head<S extends Shape> = Pick<ContractSpec<S>, 'contract' | 'path' | 'summary'> & {
  readonly kind: EntityKind;
  /** Field of a row that has the id. */
  readonly id: string;
  /** Abbreviations are shown as `short_name`. */
  readonly short?: true;
  readonly example: string;
  /** Sources that would fill it, for a corpus that has none of the kind. */
  readonly sources: string;
};

/** Refuses more names than one call may ask for. */
export function checkLimit(limit: number): void {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return;
  throw new ServiceError('invalid_request', `limit is ${limit}: use 1 to ${MOST}.`, { field: 'limit', maximum: MOST });
}

/** The builder of the operations that complete a name of the dictionary. */
export const autocomplete = <const S extends Shape>({
  kind,
  id,
  short,
  example,
  sources,
  ...head
}: Head<S>): ContractOperation<S> =>
  defineOperation({
    ...head,
    description:
      'By the beginning of any word of any name, in any script and without diacritics, blanks and hyphens, Greek letters also by their names, or by a whole code. Whole names, symbols and trade names come before beginnings, ' +
      'preferred ones before synonyms, words inside after them; one wrong letter in a beginning of five or more that is no whole name is forgiven, and so are two in turn. `matched_name` is the name that matched, where it is another than the one shown.' +
      (kind === 'drug' ? ' The name of a salt finds its drug, the parts of a combination in any order find it.' : ''),
    example: { body: { prefix: example, limit: 10 } },
    async handle({ body, note, signal }: Call<{ prefix: string; limit: number }>, { corpus }: Services) {
      const { prefix, limit } = body;
      checkLimit(limit);
      const found = await entitiesBegun(corpus, kind, prefix, limit, signal);
      if (found.length === 0 && ownEntities(kind).length === 0) {
        const total = await totalOf(corpus, entities, whole('KIND', kind), { signal });
        if (total === 0) note(`The dictionary has no names of this kind; ${sources} would give some.`);
        else if (HAN.test(prefix))
          note(
            'No Chinese name that is stored begins so: the sources that are loaded name few things in Chinese, and records of your own would add names.',
          );
      }
      return found.map((entity) => {
        const name = matched(entity, prefix);
        return {
          [id]: entity.id,
          display_name: displayNames(entity),
          ...(short && { short_name: shortNames(entity) }),
          ...(name !== undefined && { matched_name: name }),
        };
      });
    },
  } as unknown as ContractSpec<S>);
