import type { Antibody } from '#collections/antibodies/antibodies.ts';
import { type Entity, entities, lookedUpName, NAME_FIELDS } from '#collections/entities/entities.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** Targets of one name, and sequences of one. */
const MOST_TARGETS = 20;
const MOST_SEQUENCES = 20;

/** Targets of the dictionary that have a name, whole; any spelling of it. */
export async function targetsNamed(corpus: Corpus, names: readonly string[]): Promise<Entity[]> {
  const values = [...new Set(names.map(lookedUpName))].filter(Boolean);
  if (values.length === 0) return [];
  const named = NAME_FIELDS.map((field) => ({ kind: 'values' as const, field, values }));
  const { hits } = await corpus.search(entities, {
    query: {
      kind: 'and',
      of: [
        { kind: 'term', field: 'KIND', text: 'target' },
        { kind: 'or', of: named },
      ],
    },
    offset: 0,
    limit: MOST_TARGETS,
  });
  return corpus.get(
    entities,
    hits.map(({ id }) => id),
  );
}

/** UniProt entries of an antigen: those that the record gives, else those of the target that has its name. */
async function entriesOf(corpus: Corpus, { antigen, uniprot }: Antibody): Promise<string[]> {
  if (uniprot.length > 0) return uniprot;
  const targets = await targetsNamed(corpus, antigen);
  // a name of two targets does not say which is meant
  if (targets.length !== 1) return [];
  return targets[0]!.cross_references.flatMap((each) => (each.startsWith('UNIPROT:') ? [each.slice(8)] : []));
}

/** Letters of UniProt entries that are loaded, by accession. */
async function lettersOf(corpus: Corpus, entries: readonly string[]): Promise<ReadonlyMap<string, Sequence>> {
  if (entries.length === 0) return new Map();
  const values = entries.map((entry) => `uniprot:${entry}`);
  const { hits } = await corpus.search(sequences, {
    query: { kind: 'values', field: 'ACCESSION', values },
    offset: 0,
    limit: MOST_SEQUENCES,
  });
  const found = await corpus.get(
    sequences,
    hits.map(({ id }) => id),
  );
  return new Map(
    found.flatMap((sequence) =>
      sequence.accessions.flatMap((each) => (values.includes(each) ? [[each.slice(8), sequence] as const] : [])),
    ),
  );
}

/** What both operations answer of an antibody: names, chains, antigen with its UniProt entries, where it stands. */
export async function antibodyRow(corpus: Corpus, record: Antibody) {
  const entries = await entriesOf(corpus, record);
  const letters = await lettersOf(corpus, entries);
  return {
    antibody_name: record.names,
    antibody_sequence: {
      antibody_heavy_chain: record.heavy,
      antibody_light_chain: record.light,
      heavy_chain_sequence_number: record.heavy_number,
      light_chain_sequence_number: record.light_number,
    },
    antigen_name: record.antigen[0]!,
    antigen_species: record.species,
    antigen_uniport: entries.map((uniprot_id) => ({ uniprot_id, uniprot_id_seq: letters.get(uniprot_id)?.letters })),
    source: {
      source_type: record.patent ? 'patent' : record.structure ? 'structure' : 'database',
      antibody_patent_id: record.patent && patentId(record.patent),
      antibody_patent_number: record.patent,
      heavy_chain_sequence_id: undefined,
      light_chain_sequence_id: undefined,
    },
    description: record.description,
    structure: record.structure,
    pubmed: record.pubmed,
  };
}
