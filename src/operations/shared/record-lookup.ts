import type { AnswerOf, InputOf, Loose, Shape, WireSchema } from '#contract/shape.ts';
import type { Collection } from '#corpus/collection.ts';
import { firstNamed } from '#cut.ts';
import { ServiceError } from '#errors.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import type { Services } from '#services.ts';
import { mapInSlices } from '#turns.ts';
import { notInCorpus } from './entity-ids.ts';

/** A parameter that names records: one name, or several in one string or in a list. */
export interface NameParameter {
  /** In the query string or the body. */
  readonly field: string;
  /** The look-up of the collection that it is of, or `id`. */
  readonly by: string;
  /**
   * Names as the look-up takes them. Throws `invalid_request` that names the one that is none, and more than may be
   * named (`number-list.ts`).
   */
  readonly read: (field: string, given: string | readonly string[]) => readonly string[];
}

/** A kind of record as operations look it up: how callers name it, and what each row of an answer begins with. */
export interface LookedUp<R, Head extends object> {
  readonly collection: Collection<R>;
  /** The first one that is given counts, the others are not read. */
  readonly names: readonly NameParameter[];
  readonly head: (record: R) => Head;
  /** One name of the demo corpus for the operations' examples. */
  readonly example: Readonly<Record<string, string>>;
  /** Records that may stand in for those that lack what is asked for, when the caller sends `replace_by_related: 1`. */
  readonly related?: {
    /** For each record itself where it `has` it, else a relative that has it, else itself. */
    readonly of: (records: readonly R[], has: (record: R) => boolean, services: Services) => Promise<readonly R[]>;
    /** What a row says of the record that stands in. */
    readonly head: (instead: R) => object;
  };
}

/** What a call of a look-up asks for: body and query string as one. */
type Asked<S extends Shape> = InputOf<S['query']> & InputOf<S['body']>;

type Row<S extends Shape, Head> = Loose<
  Omit<AnswerOf<S> extends readonly (infer E)[] ? E : AnswerOf<S>, keyof Head | 'pn_related'>
>;

/** A call of a look-up. */
export type LookupCall<S extends Shape> = Call & { readonly asked: Asked<S> };

/** What one look-up is, beside what it shares with all of its kind. */
export interface LookupSpec<R, S extends Shape>
  extends Pick<ContractSpec<S>, 'contract' | 'path' | 'aliases' | 'summary' | 'description' | 'errors' | 'access'> {
  /** Further parameters of the example; or another record to show. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Whether a record has what is asked for; else a relative may stand in (`LookedUp.related`). */
  readonly has?: (record: R, asked: Asked<S>) => boolean;
  /** What it asks for, in a note on records that have it not: an empty answer says nothing of the documents. */
  readonly lacking?: 'claims' | 'description';
}

/** What its rows add to their heads: for each record by itself, or for all at once, which reads ties once per call. */
type RowsOf<R, Head, S extends Shape> =
  | { row(record: R, call: LookupCall<S>, services: Services): Promise<Row<S, Head>> | Row<S, Head> }
  | {
      rows(
        records: readonly R[],
        call: LookupCall<S>,
        services: Services,
      ): Promise<readonly Row<S, Head>[]> | readonly Row<S, Head>[];
    };

const wire = (schema: unknown) => schema as WireSchema | undefined;
const properties = (schema: unknown) => Object.keys(wire(schema)?.properties ?? {});

/** Names shown in a note. */
const MOST_SHOWN = 10;

/**
 * The records that a call names, in its order. What is not stored is left out, and a note says so.
 * @throws ServiceError `missing_parameter` (of a body `invalid_request`) if it names none; what `NameParameter.read`
 * throws.
 */
export async function recordsNamed<R>(
  { collection, names }: Pick<LookedUp<R, object>, 'collection' | 'names'>,
  asked: Readonly<Record<string, unknown>>,
  { corpus }: Pick<Services, 'corpus'>,
  { note, most, in_body }: { readonly note?: Call['note']; readonly most?: number; readonly in_body?: boolean } = {},
): Promise<R[]> {
  for (const { field, by, read } of names) {
    const given = asked[field];
    const values = read(field, Array.isArray(given) ? given.map(String) : String(given ?? ''));
    if (values.length === 0) continue;
    if (most !== undefined && values.length > most) {
      throw new ServiceError('invalid_request', `${field} names ${values.length} records: at most ${most} per call.`, {
        field,
        maximum: most,
      });
    }
    const found = by === 'id' ? await corpus.get(collection, values) : await corpus.lookup(collection, by, values);
    if (note && found.length < values.length) {
      const known =
        by === 'id'
          ? new Set(found.map(collection.id))
          : new Set((await corpus.identify(collection, by, values)).keys());
      const missing = values.filter((value) => !known.has(value));
      note(`Not in the corpus: ${firstNamed(missing, MOST_SHOWN)}.`);
    }
    return found;
  }
  const fields = names.map(({ field }) => field);
  throw new ServiceError(in_body ? 'invalid_request' : 'missing_parameter', `Give ${fields.join(' or ')}.`, {
    field: fields.at(-1)!,
  });
}

const RELATED = 'replace_by_related: 1 answers with a member of the family that has it.';

/**
 * The builder of the operations that take names of records of one kind and answer a row for each that is stored, in the
 * order asked. GET, or POST with the names in the body or in the query string beside an empty body. Where the
 * contract's answer is one object and no list, one record is named, and an unknown one is refused.
 *
 * `recordLookup(kind)` is made once for a kind; an operation is its contract, its path, and what its rows add.
 */
export function recordLookup<R, Head extends object>(kind: LookedUp<R, Head>) {
  return <const S extends Shape>(spec: LookupSpec<R, S> & RowsOf<R, Head, S>): ContractOperation<S> => {
    const { has, lacking, example = {}, ...head } = spec;
    const rowsOf =
      'rows' in spec
        ? spec.rows
        : (records: readonly R[], call: LookupCall<S>, services: Services) =>
            mapInSlices(records, (record) => spec.row(record, call, services));
    const shown = kind.names.some(({ field }) => field in example) ? example : { ...kind.example, ...example };
    const { contract } = spec;
    return defineOperation({
      ...head,
      example: contract.has('query') ? { query: shown, ...(contract.has('body') && { body: {} }) } : { body: shown },
      async handle(call: Call<object, object>, services: Services) {
        const asked = { ...call.body, ...call.query } as Asked<S> & Readonly<Record<string, unknown>>;
        const many = wire(contract.answer)?.type === 'array';
        const taken = [...properties(contract.query), ...properties(contract.body)];
        const names = kind.names.filter(({ field }) => taken.includes(field));
        const records = await recordsNamed({ ...kind, names }, asked, services, {
          note: call.note,
          in_body: !contract.has('query'),
          ...(!many && { most: 1 }),
        });
        const instead =
          has && kind.related && asked.replace_by_related === 1
            ? await kind.related.of(records, (record) => has(record, asked), services)
            : records;
        const without = has && lacking ? instead.filter((record) => !has(record, asked)) : [];
        if (without.length > 0) {
          const stored = `Stored without ${lacking}: ${firstNamed(without.map(kind.collection.id), MOST_SHOWN)}.`;
          call.note(asked.replace_by_related === 1 ? stored : `${stored} ${RELATED}`);
        }
        const extra = await rowsOf(instead, { ...call, asked }, services);
        const rows = records.map((record, index) => ({
          ...kind.head(record),
          ...extra[index],
          ...(instead[index] !== record && kind.related?.head(instead[index]!)),
        }));
        if (many || rows.length > 0) return many ? rows : rows[0];
        const { field } = names.find((name) => asked[name.field])!;
        throw await notInCorpus(services.corpus, field, String(asked[field]));
      },
    } as unknown as ContractSpec<S>);
  };
}
