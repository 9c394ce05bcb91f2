import { beginnings, type Entity, type EntityKind, entities, foldedName } from '#collections/entities/entities.ts';
import type { Shape } from '#contract/shape.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type OwnEntity, ownEntities } from '#dictionary/own-names.ts';
import { ServiceError } from '#errors.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import { displayNames, shortNames } from '#operations/shared/entity-names.ts';
import type { Services } from '#services.ts';

const MOST = 100;
/** Longer beginnings name nothing. */
const MOST_CHARACTERS = 200;
/** A slip is looked for in beginnings from five to so many letters. */
const SLIPS = { least: 5, most: 24 } as const;

const whole = (field: string, text: string): Query => ({ kind: 'term', field, text });
const begun = (field: string, text: string): Query => ({
  kind: 'wildcard',
  field,
  pattern: `${text.replace(/[*?#]/g, '')}*`,
});

/** What a name may be with one letter wrong, left out or too many. */
function slips(text: string): Query | undefined {
  const letters = [...text];
  if (letters.length < SLIPS.least || letters.length > SLIPS.most) return undefined;
  const patterns = letters.flatMap((_, i) => [
    // in the place of a letter another one or none; before it one too many
    [...letters.slice(0, i), '#', ...letters.slice(i + 1)].join(''),
    ...(i > 0 ? [[...letters.slice(0, i), '?', ...letters.slice(i)].join('')] : []),
  ]);
  const fields = ['PREFERRED', 'EXACT', 'OTHER'];
  return anyOf(
    ...patterns.flatMap((each) => fields.map((field): Query => ({ kind: 'wildcard', field, pattern: `${each}*` }))),
  );
}

/** Best first: the whole name, its beginning, a synonym, its beginning, a word inside, a slip. */
function ways(prefix: string): readonly Query[] {
  const text = foldedName(prefix);
  if (text === '') return [];
  const slip = slips(text);
  return [
    anyOf(whole('PREFERRED', text), whole('CODE', prefix.trim())),
    begun('PREFERRED', text),
    whole('EXACT', text),
    begun('EXACT', text),
    whole('OTHER', text),
    begun('OTHER', text),
    begun('INSIDE', text),
    ...(slip ? [slip] : []),
  ];
}

type Named = Pick<Entity, 'id' | 'names'>;

/** How well a beginning fits what the program itself knows: the place in the order of `ways`; undefined if not. */
function wayOf({ names }: OwnEntity, text: string): number | undefined {
  const ranks = names.flatMap(({ kind, text: name }) => {
    const folded = foldedName(name);
    const own = kind === 'preferred' ? 0 : kind === 'exact' ? 2 : 4;
    if (folded === text) return [own];
    if (folded.startsWith(text)) return [own + 1];
    return beginnings(name).some((each) => each.startsWith(text)) ? [6] : [];
  });
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

function ownBegun(kind: EntityKind, prefix: string): Named[] {
  const text = foldedName(prefix);
  if (text === '') return [];
  const fitting = ownEntities(kind).flatMap((entity) => {
    const rank = wayOf(entity, text);
    return rank === undefined ? [] : [{ entity, rank }];
  });
  return fitting.sort((a, b) => a.rank - b.rank).map(({ entity }) => entity);
}

/** Entities of a kind that a beginning can mean, best first; of one way, shorter names first. */
export async function entitiesBegun(
  corpus: Corpus,
  kind: EntityKind,
  prefix: string,
  limit: number,
  signal: AbortSignal,
): Promise<Named[]> {
  const own = ownBegun(kind, prefix.slice(0, MOST_CHARACTERS)).slice(0, limit);
  const found = new Set<string>();
  for (const way of ways(prefix.slice(0, MOST_CHARACTERS))) {
    if (found.size + own.length >= limit) break;
    const { hits } = await corpus.search(entities, {
      query: allOf(whole('KIND', kind), way),
      sort: [{ field: 'NAME_LENGTH', order: 'asc' }],
      offset: 0,
      limit: limit + found.size,
      signal,
    });
    for (const { id } of hits) if (found.size + own.length < limit) found.add(id);
  }
  return [...own, ...(await corpus.get(entities, [...found]))];
}

/** The name by which it was found, where that is not one that is shown. */
function matched(entity: Named, prefix: string): string | undefined {
  const text = foldedName(prefix);
  const at = (name: string) => ` ${foldedName(name)}`.indexOf(` ${text}`);
  if (displayNames(entity).some(({ name }) => at(name) >= 0)) return undefined;
  return entity.names.find((name) => at(name.text) === 0)?.text ?? entity.names.find((name) => at(name.text) > 0)?.text;
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
      'By the beginning of any word of any name, in any script and without diacritics, or by a whole code. Whole names come before beginnings, ' +
      'preferred ones before synonyms, words inside after them; one wrong letter in a beginning of five or more is forgiven. `matched_name` is the name that matched, where it is another than the one shown.',
    example: { body: { prefix: example, limit: 10 } },
    async handle({ body, note, signal }: Call<{ prefix: string; limit: number }>, { corpus }: Services) {
      const { prefix, limit } = body;
      checkLimit(limit);
      const found = await entitiesBegun(corpus, kind, prefix, limit, signal);
      if (found.length === 0 && ownEntities(kind).length === 0) {
        const { total } = await corpus.search(entities, { query: whole('KIND', kind), offset: 0, limit: 0, signal });
        if (total === 0) note(`The dictionary has no names of this kind; ${sources} would give some.`);
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
