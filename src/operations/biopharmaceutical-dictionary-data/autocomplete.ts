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
import type { Query } from '#corpus/query/tree.ts';
import { type OwnEntity, ownEntities, THERAPEUTIC_AREAS } from '#dictionary/own-names.ts';
import { type CommonThing, commonThings } from '#dictionary/tagging/common-things.ts';
import { ServiceError } from '#errors.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import { displayNames, shortNames } from '#operations/shared/entity-names.ts';
import { entitiesByKey } from '#operations/shared/entity-rows.ts';
import type { Services } from '#services.ts';

const MOST = 100;
/** Longer beginnings name nothing. */
const MOST_CHARACTERS = 200;
/** A slip is looked for in beginnings from five to so many letters. */
const SLIPS = { least: 5, most: 24 } as const;
/** Things whose names are looked at for a slip in their first letters, and things that share a name. */
const MOST_LOOKED_AT = 100;

const whole = (field: string, text: string): Query => ({ kind: 'term', field, text });
const begun = (field: string, text: string): Query => ({
  kind: 'wildcard',
  field,
  pattern: `${text.replace(/[*?#]/g, '')}*`,
});

/** A way in which a beginning can mean things. */
interface Way {
  readonly query: Query;
  /** Where the query finds more than is meant. */
  readonly fits?: (name: string) => boolean;
  /** A name that several things have: of which registers and tables tell most comes first. */
  readonly shared?: true;
  /** A whole name was typed; where one is found, no slip is looked for. */
  readonly whole?: true;
  readonly slip?: true;
}

/**
 * Whether a name begins with what was typed, both as they are looked up, but for one letter: another one, one left out,
 * one too many, or two in turn.
 */
export function beginsWithSlip(name: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && name[at] === typed[at]) at++;
  const [rest, behind] = [typed.slice(at), typed.slice(at + 1)];
  return (
    rest === '' ||
    name.startsWith(behind, at + 1) ||
    name.startsWith(behind, at) ||
    name.startsWith(rest, at + 1) ||
    (rest[0] === name[at + 1] && rest[1] === name[at] && name.startsWith(typed.slice(at + 2), at + 2))
  );
}

/**
 * What a name may be with one letter wrong: among its first letters by the keys that are made of them, where the names
 * are looked at once more; behind these by patterns, whose beginnings are written right. A pattern with a wrong letter
 * in front would be compared with every name there is.
 */
function slips(prefix: string): Way[] {
  const text = lookedUpName(prefix);
  const letters = [...text];
  if (letters.length < SLIPS.least || letters.length > SLIPS.most) return [];
  const begin = letters.slice(0, SLIP_LETTERS).join('');
  // of five letters it is open what the sixth is
  const keys = slipKeys(text).map((key) => (key.length < SLIPS.least ? begun('SLIP', key) : whole('SLIP', key)));
  // whole words that no slip in front can reach
  const words = wordsBehind(foldedName(prefix), SLIP_LETTERS + 1).slice(0, -1);
  const front = allOf(anyOf(...keys), ...words.map((word) => whole('NAME', word)), {
    kind: 'not',
    of: anyOf(...NAME_FIELDS.map((field) => begun(field, begin))),
  });
  const patterns = letters.slice(SLIP_LETTERS).flatMap((_, more) => {
    const i = SLIP_LETTERS + more;
    const [before, from] = [letters.slice(0, i), letters.slice(i)];
    // another letter in its place or none; before it one too many; it and the next in turn
    return [
      [...before, '#', ...from.slice(1)],
      [...before, '?', ...from],
      [...before, ...from.slice(0, 2).reverse(), ...from.slice(2)],
    ].map((each) => `${each.join('')}*`);
  });
  const behind = (fields: readonly string[]): Way[] => {
    const queries = patterns.flatMap((pattern) => fields.map((field): Query => ({ kind: 'wildcard', field, pattern })));
    return queries.length > 0 ? [{ query: anyOf(...queries), slip: true }] : [];
  };
  return [
    ...behind(['PREFERRED']),
    ...behind(NAME_FIELDS.filter((field) => field !== 'PREFERRED')),
    { query: front, fits: (name: string) => beginsWithSlip(name, text), slip: true },
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
 * a synonym, its beginning; any other name, its beginning, a word inside, a slip.
 */
function ways(prefix: string): readonly Way[] {
  const text = lookedUpName(prefix);
  if (text === '') return [];
  const exact = [anyOf(whole('PREFERRED', text), whole('CODE', prefix.trim()))];
  const short = [whole('SYMBOL', text), whole('SHORT', text)];
  const way = (query: Query): Way => ({ query });
  const named = (query: Query): Way => ({ query, whole: true });
  return [
    ...exact.map(named),
    ...short.map((query) => ({ ...named(query), shared: true as const })),
    way(anyOf(begun('PREFERRED', text), begun('SYMBOL', text))),
    named(whole('EXACT', text)),
    way(begun('EXACT', text)),
    named(whole('OTHER', text)),
    way(begun('OTHER', text)),
    way(begun('INSIDE', text)),
    ...slips(prefix),
  ];
}

type Named = Pick<Entity, 'id' | 'names'>;

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
  if (text === '' || !HAN.test(text)) return [];
  const all = (await commonThings()).filter((each) => each.kind === kind);
  const fitting = all
    .flatMap(({ english, chinese }) => chinese.map((name) => ({ english, name })))
    .filter(({ name }) => name.startsWith(text))
    .sort((a, b) => a.name.length - b.name.length);
  const found: Entity[] = [];
  for (const { english, name } of fitting) {
    if (found.length >= limit) break;
    const named = anyOf(...english.map(lookedUpName).flatMap((one) => [whole('PREFERRED', one), whole('EXACT', one)]));
    const { hits } = await corpus.search(entities, {
      query: allOf(whole('KIND', kind), named),
      sort: [{ field: 'NAME_LENGTH', order: 'asc' }],
      offset: 0,
      limit: 1,
      signal,
    });
    const [thing] = await corpus.get(
      entities,
      hits.map(({ id }) => id),
    );
    if (thing && !found.some(({ id }) => id === thing.id))
      found.push({ ...thing, names: [...thing.names, ...chineseNames(thing, name, all)] });
  }
  return found;
}

/** The usual Chinese name of a thing, which it is shown by, then the one by which it was found. */
function chineseNames(thing: Entity, found: string, all: readonly CommonThing[]): Entity['names'] {
  const own = new Set(thing.names.map(({ text }) => foldedName(text)));
  const usual = all
    .filter(({ english }) => english.some((name) => own.has(foldedName(name))))
    .flatMap(({ chinese }) => chinese)
    .find((name) => !CHINESE_SALT.test(name));
  return [
    ...(usual === undefined ? [] : [{ lang: 'zh', kind: 'exact' as const, text: usual }]),
    ...(found === usual ? [] : [{ lang: 'zh', kind: 'related' as const, text: found }]),
  ];
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
  const found = new Set<string>();
  let named = false;
  for (const { query, fits, shared, whole: asNamed, slip } of ways(typed)) {
    if (found.size + own.length >= limit || (slip && named)) break;
    const { hits } = await corpus.search(entities, {
      query: allOf(whole('KIND', kind), query),
      sort: [{ field: 'NAME_LENGTH', order: 'asc' }],
      offset: 0,
      limit: fits || shared ? MOST_LOOKED_AT : limit + found.size,
      signal,
    });
    named ||= asNamed === true && hits.length > 0;
    const ids = hits.map(({ id }) => id).filter((id) => !found.has(id) && !known.has(id));
    const fitting = fits
      ? (await corpus.get(entities, ids)).filter(({ names }) => names.some(({ text }) => fits(lookedUpName(text))))
      : ids.map((id) => ({ id }));
    const order = fitting.map(({ id }) => id);
    for (const id of shared ? await mostToldFirst(corpus, kind, order) : order)
      if (found.size + own.length < limit) found.add(id);
  }
  return [...own, ...withoutBrands(await corpus.get(entities, [...found]))];
}

/** Without what these alone name and another thing found here is called too: `Stelara` beside ustekinumab. */
function withoutBrands(all: readonly Entity[]): Entity[] {
  const called = new Set(
    all.filter((each) => !isNameAlone(each)).flatMap(({ names }) => names.map(({ text }) => lookedUpName(text))),
  );
  return all.filter((each) => !isNameAlone(each) || !each.names.some(({ text }) => called.has(lookedUpName(text))));
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
        const { total } = await corpus.search(entities, { query: whole('KIND', kind), offset: 0, limit: 0, signal });
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
