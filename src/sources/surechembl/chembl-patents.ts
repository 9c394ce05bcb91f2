import type { Compound } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type Mention, mentions } from '#collections/compounds/mentions.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { compoundRecord } from '../structures/compound-record.ts';
import { csvRows } from '../table-rows.ts';
import { publicationOf } from './chemicals.ts';

const NAME = 'chembl-patents';

/** ChEMBL compounds with an activity that a patent states: where in it, the table does not say. */
export default defineSource<Compound | Mention>({
  name: NAME,
  title: 'ChEMBL compounds of patents, CSV',
  homepage: 'https://www.ebi.ac.uk/chembl/',
  licence: 'CC BY-SA 3.0',
  collection: compounds,
  files: ['.csv'],
  recognises: (_base, head) => /^patent_id,patent_chembl_id,compound_chembl_id,canonical_smiles/.test(head),
  expect: { identity: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Compound | Mention>> {
    for await (const { cells, raw, number } of csvRows(file)) {
      const chembl = cells.compound_chembl_id ?? '';
      const parsed = await compoundRecord(`line ${number}`, raw, {
        source: NAME,
        key: chembl || `line ${number}`,
        given: { text: cells.canonical_smiles ?? '', notation: 'smiles' },
        references: chembl ? [`CHEMBL:${chembl}`] : [],
      });
      yield parsed;
      if (parsed.ok !== true) continue;
      try {
        const patent = publicationOf(cells.patent_id ?? '');
        const compound = parsed.record.id;
        const mention: Mention = {
          ...{ id: `${NAME}:${patent}:${compound}`, compound, patent, counts: {}, names: [] },
          provenance: [{ source: NAME, key: `${cells.patent_chembl_id} ${chembl}` }],
        };
        yield { ok: true, record: mention, into: mentions, raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `line ${number}`, reason: error.message, raw };
      }
    }
  },
});
