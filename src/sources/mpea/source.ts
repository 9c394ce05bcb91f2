import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { formulaAmounts, sharesOf } from '#collections/materials/composition.ts';
import { type Material, type Measured, materials } from '#collections/materials/materials.ts';
import type { PropertyName } from '#collections/materials/properties.ts';
import { doiOf } from '#collections/works/ids.ts';
import { defineSource, MAX_RAW, type Parsed, SourceError, type SourceFile } from '../source.ts';

const NAME = 'mpea';

/** Columns of numbers: their heads, without LaTeX, and what they are. */
// biome-ignore format: read it as a table
const NUMBERS: Readonly<Record<string, { property: PropertyName; unit: string; method?: 'measured' | 'calculated'; mechanical?: true }>> = {
  'grain size (um)':                 { property: 'grain_size', unit: 'µm' },
  'Exp. Density (g/cm3)':            { property: 'density', unit: 'g/cm³', method: 'measured' },
  'Calculated Density (g/cm3)':      { property: 'density', unit: 'g/cm³', method: 'calculated' },
  'HV':                              { property: 'hardness', unit: 'HV' },
  'YS (MPa)':                        { property: 'yield_strength', unit: 'MPa', mechanical: true },
  'UTS (MPa)':                       { property: 'tensile_strength', unit: 'MPa', mechanical: true },
  'Elongation (%)':                  { property: 'elongation', unit: '%', mechanical: true },
  'Elongation plastic (%)':          { property: 'plastic_elongation', unit: '%', mechanical: true },
  'Exp. Young modulus (GPa)':        { property: 'youngs_modulus', unit: 'GPa', method: 'measured' },
  'Calculated Young modulus (GPa)':  { property: 'youngs_modulus', unit: 'GPa', method: 'calculated' },
  'O content (wppm)':                { property: 'oxygen_content', unit: 'ppm' },
  'N content (wppm)':                { property: 'nitrogen_content', unit: 'ppm' },
  'C content (wppm)':                { property: 'carbon_content', unit: 'ppm' },
};
const TEXTS = ['Microstructure', 'Processing method', 'BCC/FCC/other', 'Type of test', 'Test temperature (C)'];
const LOADS: Readonly<Record<string, string>> = { C: 'compression', T: 'tension' };

/** A column's head as it reads: `PROPERTY: Exp. Density (g/cm$^3$)` is `Exp. Density (g/cm3)`. */
const plain = (head: string): string =>
  head
    .replace(/^\uFEFF?(?:PROPERTY|IDENTIFIER|REFERENCE):\s*/, '')
    .replaceAll('$\\mu$', 'u')
    .replaceAll('$^\\circ$', '')
    .replaceAll('$^3$', '3')
    .trim();

function numberIn(cell: string, head: string): number | undefined {
  if (cell === '') return undefined;
  const value = Number(cell);
  if (!Number.isFinite(value)) throw new RangeError(`/${head}: is no number: ${cell.slice(0, 40)}`);
  return value;
}

function sample(row: ReadonlyMap<string, string>, key: string): Material {
  const cell = (head: string) => (row.get(head) ?? '').trim();
  const name = cell('FORMULA');
  const amounts = formulaAmounts(name);
  if (!amounts) throw new RangeError(`/FORMULA: is no composition: ${name.slice(0, 60)}`);
  const temperature = numberIn(cell('Test temperature (C)'), 'Test temperature');
  const load = LOADS[cell('Type of test')];
  const conditions: Measured['conditions'] = [
    ...(load ? [{ name: load }] : []),
    ...(temperature === undefined ? [] : [{ name: 'temperature', value: temperature, unit: '°C' }]),
  ];
  const properties = Object.entries(NUMBERS).flatMap(([head, { property, unit, method, mechanical }]): Measured[] => {
    const value = numberIn(cell(head), head);
    if (value === undefined) return [];
    return [{ property, value, unit, ...(method && { method }), conditions: mechanical ? conditions : [] }];
  });
  const structure = [cell('Microstructure'), cell('BCC/FCC/other')].filter(
    (text, at, all) => text !== '' && text !== 'other' && all.indexOf(text) === at,
  );
  const doi = doiOf(cell('doi'));
  const year = numberIn(cell('year'), 'year');
  return {
    id: `${NAME}:${key}`,
    name,
    composition: sharesOf(amounts) as Material['composition'],
    process: cell('Processing method') === '' ? [] : [cell('Processing method')],
    structure,
    properties,
    source: {
      ...(doi && { doi }),
      ...(cell('title') !== '' && { title: cell('title') }),
      ...(year !== undefined && { year }),
    },
    provenance: [{ source: NAME, key }],
  };
}

/** The table of multi-principal-element alloys: composition, process, structure, mechanical properties, DOI. */
export default defineSource<Material>({
  name: NAME,
  title: 'Multi-principal-element alloys, mechanical properties, CSV',
  homepage: 'https://github.com/CitrineInformatics/MPEA_dataset',
  licence: 'CC BY 4.0',
  collection: materials,
  files: ['.csv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?IDENTIFIER: Reference ID,FORMULA,PROPERTY: /.test(head),
  expect: { composition: 1, source: 0.99 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Material>> {
    const rows = Readable.from(file.stream()).pipe(
      parse({ bom: true, max_record_size: 1024 * 1024, relax_column_count: true, skip_empty_lines: true }),
    );
    let heads: string[] | undefined;
    let line = 0;
    const seen = new Map<string, number>();
    const known = new Set([...Object.keys(NUMBERS), ...TEXTS, 'Reference ID', 'FORMULA', 'doi', 'year', 'title']);
    try {
      for await (const cells of rows as AsyncIterable<string[]>) {
        line++;
        if (!heads) {
          heads = cells.map(plain);
          continue;
        }
        const row = new Map(heads.map((head, at) => [head, cells[at] ?? '']));
        // rows have no name of their own: what stands in them is it, and which of the same it is
        const said = hash('sha256', JSON.stringify(cells)).slice(0, 16);
        const times = (seen.get(said) ?? 0) + 1;
        seen.set(said, times);
        const unknown = heads.filter((head) => !known.has(head));
        try {
          yield {
            ok: true,
            record: sample(row, times === 1 ? said : `${said}-${times}`),
            ...(unknown.length > 0 && { unknown }),
          };
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          yield { ok: false, id: `row ${line}`, reason: error.message, raw: cells.join(',').slice(0, MAX_RAW) };
        }
      }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      throw new SourceError('damaged', file.name, `row ${line + 1}: ${error.message}`, undefined, { cause: error });
    }
  },
});
