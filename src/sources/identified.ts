import { type Entity, entityPart, nameIdentity } from '#collections/entities/entities.ts';
import type { Parsed } from './source.ts';

/** Exact English names of a term: by them things of other vocabularies are the same. */
export const exactNames = ({ names }: Entity): string[] =>
  names.flatMap(({ lang, kind, text }) =>
    lang === 'en' && (kind === 'preferred' || kind === 'exact') ? [nameIdentity('disease', text)] : [],
  );

/** The descriptor of MeSH that a term refers to. Of one that refers to several, none is the same: they are narrower. */
export function descriptorOf({ cross_references }: Entity): string[] {
  const codes = new Set(cross_references.flatMap((code) => /^MESH:(D\d+)$/.exec(code)?.[1] ?? []));
  return codes.size === 1 ? [...codes].map((code) => `disease:mesh:${code}`) : [];
}

/**
 * The terms of a file with those of their `shared` identities, and of those that they have beside their own, that no
 * other one claims: what two claim proves nothing.
 */
export function* identified(
  terms: readonly Parsed<Entity>[],
  shared: (term: Entity) => readonly string[],
): Iterable<Parsed<Entity>> {
  const claims = new Map<string, number>();
  const claimed = (term: Entity) => new Set([...term.ids.slice(1), ...shared(term)]);
  for (const term of terms) {
    if (term.ok !== true) continue;
    for (const id of claimed(term.record)) claims.set(id, (claims.get(id) ?? 0) + 1);
  }
  for (const term of terms) {
    if (term.ok !== true) yield term;
    else {
      const own = [...claimed(term.record)].filter((id) => claims.get(id) === 1);
      yield { ...term, record: entityPart({ ...term.record, ids: [term.record.ids[0]!, ...own] }) };
    }
  }
}
