import type { Static, TSchema } from 'typebox';

/** A response shape and the pure function that fills it from a record: a record becomes JSON only through one of these. */
export interface Projection<Rec, S extends TSchema> {
  readonly schema: S;
  readonly project: (record: Rec) => Static<S>;
}

export function defineProjection<Rec, S extends TSchema>(
  schema: S,
  project: (record: Rec) => Static<S>,
): Projection<Rec, S> {
  return { schema, project };
}
