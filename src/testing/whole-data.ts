import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';

/** What a schema says of a value, as far as one is made of it. */
interface Field {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Field[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const DAY = /(?:date|day|since|expires|_start|_end|^from|^to)$/;
/** Values of texts that are written in one way alone. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  '^[A-Z]{2}$': ['US', 'DE', 'CN'],
  '^[a-z]{2}$': ['en', 'zh', 'de'],
  '^[a-z]{2,3}$': ['en', 'zh', 'und'],
  '^\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX]$': ['0000-0001-6187-6610', '0000-0002-1825-0097', '0000-0001-5109-3700'],
};
/** No other number is bounded so: days are written yyyyMMdd. */
const LEAST_DAY = 10_000_000;

/**
 * A value of a schema in which everything is said, for reports that are made of it: what may be left out is there,
 * lists have three entries, which take the values of a vocabulary in turn, texts are their field's name in marks, days
 * are days. What must fit together (numbers of features, names of documents) is put in afterwards.
 * @param entries Of each list.
 */
export const wholeData = <S extends TSchema>(schema: S, entries = 3): ValueOf<S> =>
  partOf(schema as Field, '', 0, entries) as ValueOf<S>;

function partOf(field: Field, name: string, at: number, entries: number): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[at % field.enum.length];
  if (field.anyOf) return partOf(field.anyOf[at % field.anyOf.length]!, name, at, entries);
  if (field.properties)
    return Object.fromEntries(
      Object.entries(field.properties).map(([key, own]) => [key, partOf(own, key, at, entries)]),
    );
  if (field.type === 'array')
    return Array.from({ length: entries }, (_, index) => partOf(field.items ?? {}, name, index, entries));
  if (field.type === 'string') return WRITTEN[field.pattern ?? '']?.[at % 3] ?? `‹${name} ${at + 1}›`;
  if (field.type === 'boolean') return at % 2 === 0;
  if (field.type === 'integer')
    return DAY.test(name) || field.minimum === LEAST_DAY ? 20200101 + at : Math.min(20 + at, field.maximum ?? Infinity);
  if (field.type === 'number') return Math.min(0.25 + at / 4, field.maximum ?? Infinity);
  return {};
}
