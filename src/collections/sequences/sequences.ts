import { hash } from 'node:crypto';
import { type Completion, defineCollection } from '#corpus/collection.ts';
import { normaliseNumber, parsePublicationNumber } from '#patents/numbers.ts';
import type { SequenceKind } from '#sequences/letters.ts';
import { sequencesNamedIn } from '#sequences/seq-id-numbers.ts';
import { type Static, Type } from '#typebox.mjs';
import type { Patent } from '../patents/patent.ts';
import { sourceFields } from '../record-fields.ts';
import { Giver } from '../works/work.ts';

const Text = Type.String({ minLength: 1, maxLength: 4_000 });
const Texts = Type.Array(Text, { maxItems: 1_000 });

/** A claim that names the sequence, with its words. */
const Naming = Type.Object({ patent: Text, claim: Type.Integer({ minimum: 1 }), quote: Text });

/** A protein or nucleic acid: one record for each kind and letters, wherever it stands. Unknown is absent. */
export const Sequence = Type.Object({
  /** The first 53 bits of the SHA-256 of kind and letters, as a decimal number. */
  id: Type.String({ pattern: '^\\d{1,16}$' }),
  kind: Type.Enum(['protein', 'nucleotide'] satisfies SequenceKind[]),
  /** Folded: capitals, RNA with T. */
  letters: Type.String({ minLength: 1, maxLength: 5_000_000 }),
  length: Type.Integer({ minimum: 1 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** `DNA`, `RNA`, `AA`, as sources say. */
  molecules: Texts,
  names: Texts,
  descriptions: Texts,
  organisms: Texts,
  genes: Texts,
  /** `uniprot:P00750`, `genbank:NM_006141`. */
  accessions: Texts,
  /** Of a listing or entry: key, location and what it says, as written. */
  features: Type.Array(Type.Object({ key: Text, location: Text, note: Type.Optional(Text) }), { maxItems: 2_000 }),
  /** Listings that hold it: publication without kind code, number in the listing. */
  stands_in: Type.Array(Type.Object({ patent: Text, number: Type.Integer({ minimum: 1 }) }), { maxItems: 20_000 }),
  /** Follows from the claims of those patents: never stored. */
  claimed: Type.Optional(Type.Array(Naming)),
  provenance: Type.Array(Giver, { minItems: 1 }),
  demo: Type.Optional(Type.Literal(true)),
});
export type Sequence = Static<typeof Sequence>;

/** Identity of letters of a kind. @param letters Folded. */
export function sequenceIdentity(kind: SequenceKind, letters: string): { id: string; sha256: string } {
  const sha256 = hash('sha256', `${kind}\n${letters}`);
  return { id: String(BigInt(`0x${sha256.slice(0, 14)}`) >> 3n), sha256 };
}

/** A record of what an importer knows. @param letters Folded. */
export function sequenceRecord(
  kind: SequenceKind,
  letters: string,
  said: Partial<Omit<Sequence, 'id' | 'kind' | 'letters' | 'length' | 'sha256' | 'claimed'>> &
    Pick<Sequence, 'provenance'>,
): Sequence {
  return {
    ...sequenceIdentity(kind, letters),
    ...{ kind, letters, length: letters.length },
    ...{
      molecules: [],
      names: [],
      descriptions: [],
      organisms: [],
      genes: [],
      accessions: [],
      features: [],
      stands_in: [],
    },
    ...said,
  };
}

/** The number of a publication without its kind code, as listings and claims are tied by it. */
export function publicationOf(text: string): string | undefined {
  const parsed = parsePublicationNumber(text);
  return parsed && parsed.authority + parsed.doc_number;
}

const union = <T>(a: readonly T[], b: readonly T[], most: number): T[] => {
  const seen = new Map([...a, ...b].map((each) => [JSON.stringify(each), each]));
  return [...seen.values()].slice(0, most);
};

function mergeSequences(stored: Sequence, arriving: Sequence): Sequence {
  // two contents of one number: what is stored stays, the other cannot be told apart
  if (stored.sha256 !== arriving.sha256) return stored;
  const { demo: _, ...rest } = stored;
  return {
    ...rest,
    molecules: union(stored.molecules, arriving.molecules, 1_000),
    names: union(stored.names, arriving.names, 1_000),
    descriptions: union(stored.descriptions, arriving.descriptions, 1_000),
    organisms: union(stored.organisms, arriving.organisms, 1_000),
    genes: union(stored.genes, arriving.genes, 1_000),
    accessions: union(stored.accessions, arriving.accessions, 1_000),
    features: union(stored.features, arriving.features, 2_000),
    stands_in: union(stored.stands_in, arriving.stands_in, 20_000),
    provenance: union(stored.provenance, arriving.provenance, 1_000),
    ...(stored.demo && arriving.demo && { demo: true }),
  };
}

/** Characters of a quote about the place that names a sequence. */
const ABOUT = 160;
type Naming = Static<typeof Naming>;

/** The claims of a patent by the sequences that they name; of each sequence the first claim. */
const read = new WeakMap<Patent, ReadonlyMap<number, Naming>>();
export function claimedSequences(patent: Patent): ReadonlyMap<number, Naming> {
  const known = read.get(patent);
  if (known) return known;
  const found = new Map<number, Naming>();
  for (const { claims } of patent.claims)
    for (const { number: claim, text } of claims)
      for (const { number, start, end } of sequencesNamedIn(text)) {
        if (found.has(number) || claim < 1) continue;
        const quote = text.slice(Math.max(0, start - ABOUT), end + ABOUT).trim();
        found.set(number, { patent: patent.publication_number, claim, quote });
      }
  read.set(patent, found);
  return found;
}

/** A sequence is claimed where a claim of a patent whose listing holds it names its number. */
const completion: Completion<Sequence> = {
  from: ['patents'],
  fields: ['claimed'],
  of(stored, linked) {
    const claimed = linked('patents').flatMap((patent: Patent) => {
      const number = publicationOf(patent.publication_number);
      return stored.stands_in.flatMap((place) => {
        const naming = place.patent === number ? claimedSequences(patent).get(place.number) : undefined;
        return naming ?? [];
      });
    });
    return { claimed: claimed.length > 0 ? claimed : undefined };
  },
};

const exact = (label: string, of: (s: Sequence) => readonly string[]) =>
  ({ kind: 'keyword', label, of, facet: true }) as const;

/** Sequences of listings, UniProt, GenBank and files of one's own. */
// biome-ignore format: read it as a table
export const sequences = defineCollection({
  name: 'sequences',
  record: Sequence,
  id: (s) => s.id,
  defaultField: 'NAME',
  fields: {
    NAME: { kind: 'text', label: 'Name or description', of: (s) => [...s.names, ...s.descriptions] },
    KIND: { kind: 'keyword', label: 'protein or nucleotide', of: (s) => s.kind, facet: true },
    LENGTH: { kind: 'number', label: 'Number of letters', of: (s) => s.length, sort: true, facet: true },
    MOLECULE: exact('Molecule as sources say', (s) => s.molecules),
    ORGANISM: exact('Organism', (s) => s.organisms),
    GENE: exact('Gene', (s) => s.genes),
    ACCESSION: exact('Accession, as uniprot:P00750', (s) => s.accessions),
    PN: { kind: 'keyword', label: 'Patent whose listing holds it', of: (s) => [...new Set(s.stands_in.map(({ patent }) => patent))], normalise: normaliseNumber, facet: true },
    CLAIMED: { kind: 'keyword', label: '1: a claim names it', of: (s) => (s.claimed ? '1' : '0'), facet: true },
    ...sourceFields,
  },
  lookups: {
    patent: { kind: 'best', label: 'Publication whose listing holds it', of: (s) => [...new Set(s.stands_in.map((place) => place.patent))], normalise: publicationOf },
    accession: { kind: 'best', label: 'Accession, as uniprot:P00750', of: (s) => s.accessions },
  },
  links: {
    patents: { label: 'stands in the listing of', to: 'patents', by: 'number', of: (s) => [...new Set(s.stands_in.map(({ patent }) => patent))], back: 'sequences' },
  },
  completion,
  apart: ['letters', 'features'],
  merge: mergeSequences,
  bank: true,
});
