import { type Entity, entityPart, nameIdentity } from '#collections/entities/entities.ts';
import type { Parsed } from './source.ts';

/** Exact English names of a term: by them things of other vocabularies are the same. */
export const exactNames = ({ names }: Entity): string[] =>
  names.flatMap(({ lang, kind, text }) =>
    lang === 'en' && (kind === 'preferred' || kind === 'exact') ? [nameIdentity('disease', text)] : [],
  );

/** Descriptors of MeSH that a term refers to. */
export const descriptorsOf = ({ cross_references }: Entity): string[] => [
  ...new Set(cross_references.flatMap((code) => (/^MESH:D\d+$/.test(code) ? [`disease:mesh:${code.slice(5)}`] : []))),
];

/**
 * What MeSH calls a cancer of a place that refers to a descriptor: `Lung Neoplasms` has `Lung Cancer` among its entry
 * terms, as all headings of growths by their place have.
 */
export const growthHeading = ({ names: [first], cross_references }: Entity): string[] => {
  const place = first?.kind === 'preferred' ? /^(.{3,60}) cancer$/i.exec(first.text)?.[1] : undefined;
  const refers = cross_references.some((code) => /^MESH:D\d+$/.test(code));
  return place !== undefined && refers ? [nameIdentity('disease', `${place} neoplasms`)] : [];
};

/**
 * The terms of a file with those of their `shared` identities that no other one claims, and with those that they have
 * beside their own where no other one has them: what two claim proves nothing.
 * @param proven Of the claims of a term, those that prove something where they are its own; default: all.
 */
export function* identified(
  terms: readonly Parsed<Entity>[],
  shared: (term: Entity) => readonly string[],
  proven = shared,
): Iterable<Parsed<Entity>> {
  const beside = ({ ids }: Entity) => ids.slice(1);
  const stated = claimsOf(terms, beside);
  const claimed = claimsOf(terms, (term) => [...beside(term), ...shared(term)]);
  for (const term of terms) {
    if (term.ok !== true) yield term;
    else {
      const own = [
        ...beside(term.record).filter((id) => stated.get(id) === 1),
        ...proven(term.record).filter((id) => claimed.get(id) === 1),
      ];
      yield { ...term, record: entityPart({ ...term.record, ids: [term.record.ids[0]!, ...new Set(own)] }) };
    }
  }
}

/** How many terms claim each identity. */
function claimsOf(terms: readonly Parsed<Entity>[], of: (term: Entity) => readonly string[]): Map<string, number> {
  const claims = new Map<string, number>();
  for (const term of terms)
    if (term.ok === true) for (const id of new Set(of(term.record))) claims.set(id, (claims.get(id) ?? 0) + 1);
  return claims;
}
