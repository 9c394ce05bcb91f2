import type { DrugFact } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entityPart, foldedName, moietyIdentity, nameIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';

/** A medicine of the list: its substances as `a; b`, and the cell of its pharmacotherapeutic groups. */
export interface Grouped {
  readonly ingredients: string;
  readonly groups: string;
}

/** That its medicines are of no other group, or no name of one, which has a capital. */
const SAYS_NOTHING = /^(?:(?:All o|O)ther |Various|Not yet |Combinations|[^\p{Lu}])/u;
const partsOf = (cell: string): string[] =>
  cell
    .split(', ')
    .map((part) => part.replace(/,$/, '').trim())
    .filter(Boolean);

/**
 * The groups of each medicine of a list. Cells have several groups with commas between them, names of groups have
 * commas too: a part of a cell is a group where it is the whole of another one, and no substance.
 */
export function groupsOf(all: readonly Grouped[]): string[][] {
  const substances = new Set(all.map(({ ingredients }) => foldedName(ingredients)));
  const alone = all.map(({ groups }) => partsOf(groups)).flatMap((parts) => (parts.length === 1 ? parts : []));
  const known = new Set(alone.filter((name) => !SAYS_NOTHING.test(name) && !substances.has(foldedName(name))));
  return all.map(({ groups }) => [...new Set(partsOf(groups).filter((part) => known.has(part)))]);
}

/** A group as a class of drugs, and that a drug is of it. */
export interface GroupFact {
  readonly group: Entity;
  readonly fact: DrugFact;
}

export function groupFacts(source: string, ingredients: string, groups: readonly string[]): GroupFact[] {
  const moieties = moietiesOf(ingredients);
  if (moieties.length === 0 || ingredients.length > 300) return [];
  return groups.map((name) => {
    const identity = nameIdentity('drug_type', name);
    const group = entityPart({
      ids: [identity],
      provenance: [{ source, key: `group ${name}` }],
      kind: 'drug_type',
      names: [{ lang: 'en', kind: 'preferred', text: name }],
    });
    const fact: DrugFact = {
      id: `${source}:class:${moieties.join('; ')}:${foldedName(name)}`,
      kind: 'class',
      drug: moietyIdentity(moieties),
      drug_name: ingredients,
      class: identity,
      class_name: name,
      source,
      pubmed: [],
    };
    return { group, fact };
  });
}
