import type { Change, DerivedValues } from '#corpus/engine.ts';

/**
 * The net effect of a batch on one id. `recreated`: the document was deleted before, so that it keeps no derived
 * values.
 */
export type Effect<R> =
  | {
      readonly kind: 'put';
      readonly record: R;
      readonly derived: DerivedValues;
      /** What was derived before it was put: of a document that there was. */
      readonly earlier: DerivedValues;
      readonly recreated: boolean;
      /** Its derived values are those of the document that there is. */
      readonly keeps: boolean;
    }
  | { readonly kind: 'derive'; readonly derived: DerivedValues }
  | { readonly kind: 'delete' };

/** What a batch comes to for each id, in the order of first mention. */
export function netEffects<R>(changes: readonly Change<R>[]): Map<string, Effect<R>> {
  const effects = new Map<string, Effect<R>>();
  for (const change of changes) {
    const before = effects.get(change.id);
    if (change.kind === 'delete') effects.set(change.id, { kind: 'delete' });
    else if (change.kind === 'put') {
      const recreated = before?.kind === 'delete' || (before?.kind === 'put' && before.recreated);
      effects.set(change.id, {
        kind: 'put',
        record: change.record,
        derived: { ...(before?.kind === 'put' && before.derived), ...change.derived },
        earlier: before?.kind === 'put' ? before.earlier : before?.kind === 'derive' ? before.derived : {},
        recreated,
        keeps: change.derived === undefined && (before === undefined || before.kind !== 'put' || before.keeps),
      });
    } else if (!before) effects.set(change.id, { kind: 'derive', derived: change.derived });
    else if (before.kind !== 'delete')
      effects.set(change.id, { ...before, derived: { ...before.derived, ...change.derived } });
  }
  return effects;
}
