import type { Static, TSchema } from '#typebox.mjs';

/**
 * The type of the values that a schema admits: `Static` for generic code. A type parameter of it is neither compared
 * nor inferred branch by branch; with `Static` itself, each checker of the compiler would spend seconds and a million
 * instantiations on the first such place.
 */
export type ValueOf<S extends TSchema> = TSchema extends S ? unknown : NoInfer<Static<S>>;
