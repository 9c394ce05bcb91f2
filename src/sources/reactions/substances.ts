import { inchiKeyOf } from '#chemistry/names.ts';
import { openToolkit } from '#chemistry/rdkit.ts';
import { StructureError } from '#chemistry/toolkit.ts';
import { type Compound, compoundOf } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type Mention, mentions } from '#collections/compounds/mentions.ts';
import type { Part, Reaction } from '#collections/reactions/reactions.ts';
import { normaliseNumber } from '#patents/numbers.ts';
import { MAX_RAW, type Parsed } from '../source.ts';

/**
 * Substances that are remembered by how they are written, and characters of them: solvents come thousands of times. A
 * MOL block may have a third of a megabyte.
 */
const MOST_SEEN = 20_000;
const MOST_CHARACTERS = 10_000_000;

/** What an importer of reactions yields. */
export type ReactionRecord = Reaction | Compound | Mention;

/** What a source says of a substance beside its structure. */
export interface SaidOfPart {
  readonly name?: string | undefined;
  readonly amounts?: Part['amounts'];
}

/**
 * The substances of one file of reactions. Each is read once, and becomes a compound, too: whoever searches by
 * structure finds what reactions make. Names go with the part of the reaction alone, for what reactions call their
 * substances ("title compound") names nothing elsewhere.
 */
export class Substances {
  readonly #source: string;
  readonly #seen = new Map<string, { readonly smiles: string; readonly inchi_key?: string }>();
  #characters = 0;
  /** Compounds met for the first time in the reaction that is being read, by how they are written there. */
  #fresh = new Map<string, Compound>();

  constructor(source: string) {
    this.#source = source;
  }

  /** A substance by its SMILES; what the toolkit cannot read stands as it is written and has no key. */
  async part(smiles: string, said: SaidOfPart = {}): Promise<Part> {
    try {
      return await this.strict(smiles, said);
    } catch (error) {
      if (!(error instanceof StructureError)) throw error;
      return { smiles, ...(said.name && { name: said.name }), amounts: said.amounts ?? [] };
    }
  }

  /** A substance by its SMILES or MOL block. @throws StructureError for what the toolkit cannot read. */
  async strict(text: string, { name, amounts = [] }: SaidOfPart = {}): Promise<Part> {
    let known = this.#seen.get(text);
    if (!known) {
      const structure = (await openToolkit()).structure(text);
      const key = structure.inchi_key && inchiKeyOf(structure.inchi_key);
      known = { smiles: structure.isomeric, ...(key && { inchi_key: key }) };
      this.#characters += text.length;
      if (this.#seen.size >= MOST_SEEN || this.#characters > MOST_CHARACTERS) {
        this.#seen.clear();
        this.#characters = text.length;
      }
      this.#seen.set(text, known);
      const notation = text.includes('\n') ? ('molfile' as const) : ('smiles' as const);
      const said = { source: this.#source, key: key ?? known.smiles.slice(0, 200), given: { text, notation } };
      if (key) this.#fresh.set(text, compoundOf(structure, said));
    }
    return { ...known, ...(name && { name }), amounts };
  }

  /** What was met in a reaction that is not taken has not been met: whatever holds it next brings it. */
  forget(): void {
    for (const text of this.#fresh.keys()) this.#seen.delete(text);
    this.#fresh = new Map();
  }

  /** The reaction, the compounds met for the first time, and that its patent, `said` by the source, holds them. */
  *records(reaction: Reaction, raw: string, said?: string): Generator<Parsed<ReactionRecord>> {
    yield { ok: true, record: reaction, raw: raw.slice(0, MAX_RAW) };
    for (const compound of this.#fresh.values()) yield { ok: true, record: compound, into: compounds };
    this.#fresh = new Map();
    if (said === undefined) return;
    const patent = normaliseNumber(said);
    const parts = [...reaction.reactants, ...reaction.agents, ...reaction.products];
    for (const compound of new Set(parts.flatMap(({ inchi_key }) => inchi_key ?? []))) {
      const provenance = [{ source: this.#source, key: reaction.provenance[0]!.key }];
      const id = `${this.#source}:${patent}:${compound}`;
      yield { ok: true, record: { id, compound, patent, counts: {}, names: [], provenance }, into: mentions };
    }
  }
}
