import { classSymbols } from '#collections/class-symbols.ts';
import { begunWith, NAME_SORTS } from '#collections/entities/beginnings.ts';
import { type EntityKind, entities, entityId, foldedName, lookedUpName } from '#collections/entities/entities.ts';
import { b056DictionarySearch } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import type { OperationInput } from '#contract/types.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isEmpty } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { countries, type WireCountry } from '#operations/shared/countries.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import { technologiesLike, technologyPage } from './technologies.ts';

type Body = OperationInput<'B056'>['body'];
interface Row {
  readonly id: string;
  readonly display_name: readonly { readonly lang: string; readonly name: string }[];
}
interface Asked extends Body {
  readonly offset: number;
  readonly limit: number;
}
type Page = Promise<{ readonly rows: readonly Row[]; readonly total: number }>;

const countryId = ({ alpha2_code }: WireCountry) => entityId(`country:iso:${alpha2_code}`);

/** Countries and offices: few, so that they are searched as they are. */
async function countryPage({ id, keyword, offset, limit, parent_id, sort }: Asked): Page {
  const text = foldedName(keyword ?? '');
  const found = countries()
    .map((each) => ({ ...each, id: countryId(each) }))
    .filter((each) => parent_id === undefined && (id === undefined || each.id === id))
    .filter(({ alpha2_code, display_name }) =>
      [alpha2_code, ...display_name.map(({ name }) => name)].some((name) => ` ${foldedName(name)}`.includes(text)),
    )
    .map((each) => ({ id: each.id, display_name: each.display_name }));
  if (sort?.[0]?.sort_order === 'desc') found.reverse();
  return { rows: found.slice(offset, offset + limit), total: found.length };
}

/** Classes below a place of a scheme: those directly below, or with `search_tree` all. */
async function below(corpus: Corpus, parent_id: string, tree: boolean): Promise<Query> {
  const [parent] = await corpus.lookup(classSymbols, 'technology_id', [parent_id]);
  if (!parent)
    throw new ServiceError('invalid_request', `parent_id: ${parent_id.slice(0, 60)} is no technology here.`, {
      field: 'parent_id',
    });
  const own: Query = { kind: 'term', field: 'SCHEME', text: parent.scheme };
  // the levels down to the subclass are beginnings of each other; groups hang on their parents
  const within: Query = { kind: 'wildcard', field: 'SYMBOL', pattern: `${parent.symbol}?*` };
  const children: Query = { kind: 'term', field: 'PARENT', text: parent.symbol };
  return allOf(own, tree && !parent.symbol.includes('/') ? within : children);
}

async function technologies(asked: Asked, corpus: Corpus, signal: AbortSignal): Page {
  const { id, keyword, parent_id, search_tree } = asked;
  if (id !== undefined) {
    const records = await corpus.lookup(classSymbols, 'technology_id', [id]);
    const query: Query = { kind: 'values', field: 'SYMBOL', values: records.map(({ symbol }) => symbol) };
    return records.length === 0 ? { rows: [], total: 0 } : technologyPage(corpus, query, { ...page(asked), signal });
  }
  const query = allOf(
    keyword?.trim() ? technologiesLike(keyword.slice(0, 200)) : undefined,
    parent_id === undefined ? undefined : await below(corpus, parent_id, search_tree === true),
  );
  return technologyPage(corpus, query, { ...page(asked), signal });
}
const page = ({ offset, limit }: Asked) => ({ offset, limit });

async function stored(kind: EntityKind, asked: Asked, corpus: Corpus, signal: AbortSignal): Page {
  const { id, keyword, parent_id, offset, limit } = asked;
  if (parent_id !== undefined) return { rows: [], total: 0 };
  const text = lookedUpName((keyword ?? '').slice(0, 200));
  const named = text === '' ? undefined : begunWith(kind, NAME_SORTS, text);
  const query = allOf({ kind: 'term', field: 'KIND', text: kind }, named);
  const ids = id === undefined ? undefined : await corpus.lookup(entities, 'entity_id', [id]);
  const { hits, total } = ids
    ? { hits: ids.filter((each) => each.kind === kind), total: ids.length }
    : await corpus.search(entities, { query, offset, limit, sort: [{ field: 'NAME_LENGTH', order: 'asc' }], signal });
  const records = await corpus.get(
    entities,
    hits.map((hit) => hit.id),
  );
  return { rows: records.map((entity) => ({ id: entity.id, display_name: displayNames(entity) })), total };
}

const LISTS: Readonly<
  Record<NonNullable<Body['dict_type']>, (asked: Asked, corpus: Corpus, signal: AbortSignal) => Page>
> = {
  PATENT_TECHNOLOGY: technologies,
  AUTHORITY_COUNTRY: countryPage,
  HOT_CONFERENCE: (asked, corpus, signal) => stored('conference', asked, corpus, signal),
};

export default defineOperation({
  contract: b056DictionarySearch,
  path: '/synapse/dictionary/search',
  summary: 'Search a list of the dictionary',
  description:
    'Technologies of patents (the classes of the loaded schemes, by words of titles or symbol, below `parent_id` with all levels where `search_tree` is true), countries and offices, conferences. ' +
    'Without `dict_type` technologies are searched.',
  example: { body: { dict_type: 'AUTHORITY_COUNTRY', keyword: 'united', limit: 10, offset: 0 } },
  async handle({ body, note, signal }, { corpus }) {
    const { offset = 0, limit = 10 } = body;
    if (limit < 1 || limit > 1_000)
      throw new ServiceError('invalid_request', `limit is ${limit}: use 1 to 1000.`, { field: 'limit' });
    if (offset < 0)
      throw new ServiceError('invalid_request', `offset is ${offset}: use 0 or more.`, { field: 'offset' });
    pageWithin({ offset, limit });
    const type = body.dict_type ?? 'PATENT_TECHNOLOGY';
    const { rows, total } = await LISTS[type]({ ...body, offset, limit }, corpus, signal);
    if (total === 0 && type === 'HOT_CONFERENCE')
      note('No conferences are loaded; records of your own would give some.');
    if (total === 0 && type === 'PATENT_TECHNOLOGY' && (await isEmpty(corpus, classSymbols, { signal })))
      note('No classification is loaded, so there are no technologies: ipc-scheme and cpc-scheme would give them.');
    return {
      items: rows.map(({ id, display_name }) => ({ dict_id: id, display_name: [...display_name] })),
      offset,
      limit,
      total,
    };
  },
});
