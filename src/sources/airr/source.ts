import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import { jsonItems } from '../json-items.ts';
import { sequenceOf, short, some } from '../sequence-text.ts';
import { defineSource, type Parsed, SourceError, type SourceFile } from '../source.ts';
import { mappedRows, type TableRow, tableRows } from '../table-rows.ts';
import { isPlain, type Plain, plains, said } from '../whole-json.ts';

const NAME = 'airr';

/** Genes that a rearrangement was made of, by the columns that place them in it. */
const SEGMENTS = ['v', 'd', 'j', 'c'] as const;
const OPPOSITE = /^(?:t|true|1)$/i;

/** A row of rearrangements: a read of a receptor, with the genes that it is made of and where. */
function rearrangement({ cells }: TableRow): Sequence {
  const id = said(cells.sequence_id);
  const letters = (cells.sequence ?? '').replace(/[.-]/g, '');
  if (letters === '') throw new RangeError('has no letters in the column "sequence"');
  const length = letters.length;
  const features = SEGMENTS.flatMap((segment) => {
    const gene = said(cells[`${segment}_call`]);
    const [from, to] = [Number(cells[`${segment}_sequence_start`]), Number(cells[`${segment}_sequence_end`])];
    if (!gene || !(from >= 1 && from <= to && to <= length)) return [];
    // places are then those of the other strand
    const location = OPPOSITE.test(cells.rev_comp ?? '')
      ? `complement(${length - to + 1}..${length - from + 1})`
      : `${from}..${to}`;
    return [{ key: `${segment.toUpperCase()}_segment`, location, note: short(gene) }];
  });
  const genes = SEGMENTS.flatMap((segment) => (cells[`${segment}_call`] ?? '').split(',').flatMap(some));
  const junction = said(cells.junction_aa);
  return sequenceOf('nucleotide', letters, {
    names: some(id),
    genes: [...new Set(genes)],
    descriptions: junction ? [`Junction ${short(junction)}`] : [],
    features,
    provenance: [{ source: NAME, key: short(id ?? letters, 200) }],
  });
}

/** A gene as a set of germline genes gives it. */
function allele(one: Plain, set: Plain): Sequence {
  const id = said(one.allele_description_id) ?? said(one.label);
  const letters = said(one.sequence)?.replace(/[.-]/g, '');
  if (!letters) throw new RangeError('has no letters in "sequence"');
  const names = [said(one.label), ...(Array.isArray(one.aliases) ? one.aliases.map(said) : [])];
  const species = one.species ?? set.species;
  const description = [said(set.germline_set_name), said(set.species_subgroup)].filter(Boolean).join(', ');
  return sequenceOf('nucleotide', letters, {
    names: names.flatMap(some),
    genes: some(said(one.gene_designation) ?? said(one.label)),
    organisms: some(isPlain(species) ? said(species.label) : said(species)),
    descriptions: some(description),
    provenance: [{ source: NAME, key: short(id ?? letters, 200) }],
  });
}

/** Sequences of adaptive immune receptors as the AIRR standards write them: rearrangements, sets of germline genes. */
export default defineSource<Sequence>({
  name: NAME,
  title: 'AIRR: rearrangements (TSV), germline sets (JSON)',
  homepage: 'https://docs.airr-community.org/en/stable/datarep/overview.html',
  licence: 'as its origin says',
  collection: sequences,
  files: ['.tsv', '.json'],
  recognises: (_base, head) =>
    (/(?:^|\t)sequence_id\t/.test(firstLine(head)) && /\tv_call(?:\t|\r?$)/.test(firstLine(head))) ||
    /^\s{0,100}\{\s{0,100}"(?:GermlineSet|Repertoire)"\s{0,100}:/.test(head),
  expect: { genes: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Sequence>> {
    if (!(await file.head()).trimStart().startsWith('{')) {
      yield* mappedRows(tableRows(file), rearrangement);
      return;
    }
    for await (const item of jsonItems(file)) {
      if (!item.ok) throw new SourceError('damaged', file.name, item.reason);
      for (const kind of Object.keys(item.value)) if (kind !== 'GermlineSet') yield { ok: 'skipped', kind };
      for (const set of plains(item.value.GermlineSet))
        for (const [i, one] of plains(set.allele_descriptions).entries()) {
          try {
            yield { ok: true, record: allele(one, set) };
          } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            const id = said(one.allele_description_id) ?? `allele ${i + 1}`;
            yield { ok: false, id, reason: error.message, raw: JSON.stringify(one).slice(0, 4_000) };
          }
        }
    }
  },
});

const firstLine = (head: string) => head.split('\n', 1)[0]!;
