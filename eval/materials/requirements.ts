import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { formulaAmounts } from '#collections/materials/composition.ts';
import { materials } from '#collections/materials/materials.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { readRequirements } from '#language/requirements.ts';
import { requirementsQuery } from '#skills/explore-materials/find-materials.ts';
import { excludedElements } from '#skills/explore-materials/problem.ts';
import mpea from '#sources/mpea/source.ts';
import { readAll } from '#testing/read-source.ts';

/**
 * Requirements in words over the table of alloys, against the rows that a script finds in the file itself.
 * Usage: node eval/materials/requirements.ts <folder of materials>
 */
const [folder = '../shared/data/materials'] = process.argv.slice(2);

type Row = Readonly<Record<string, string>>;
const rows = parse(gunzipSync(readFileSync(join(folder, 'mpea-dataset/MPEA_dataset.csv.gz'))), {
  columns: true,
  bom: true,
}) as Row[];
const number = (row: Row, head: string) => {
  const column = Object.keys(row).find((name) => name.includes(head))!;
  return row[column] === '' ? undefined : Number(row[column]);
};
const ys = (row: Row) => number(row, 'YS (MPa)');
const uts = (row: Row) => number(row, 'UTS (MPa)');
const hv = (row: Row) => number(row, ': HV');
const el = (row: Row) => number(row, ': Elongation (%)');
const plastic = (row: Row) => number(row, 'Elongation plastic');
const density = (row: Row) => number(row, 'Exp. Density') ?? number(row, 'Calculated Density');
const modulus = (row: Row) => number(row, 'Exp. Young') ?? number(row, 'Calculated Young');
const grain = (row: Row) => number(row, 'grain size');
const has = (row: Row, element: string) => formulaAmounts(row.FORMULA!)!.has(element);
const over = (value: number | undefined, bound: number) => value !== undefined && value > bound;
const least = (value: number | undefined, bound: number) => value !== undefined && value >= bound;
const under = (value: number | undefined, bound: number) => value !== undefined && value < bound;
const most = (value: number | undefined, bound: number) => value !== undefined && value <= bound;

const CASES: readonly (readonly [text: string, rows: (row: Row) => boolean])[] = [
  ['yield strength of at least 1,000 MPa', (r) => least(ys(r), 1000)],
  ['yield strength above 1,000 MPa below 8 g/cm³', (r) => over(ys(r), 1000) && under(density(r), 8)],
  ['an alloy with a yield strength above 1.5 GPa', (r) => over(ys(r), 1500)],
  ['屈服强度不低于1200MPa的合金', (r) => least(ys(r), 1200)],
  ['屈服强度高于1000 MPa，密度低于7 g/cm3', (r) => over(ys(r), 1000) && under(density(r), 7)],
  ['density less than 6 g/cm3', (r) => under(density(r), 6)],
  ['密度不大于5.5 g/cm³', (r) => most(density(r), 5.5)],
  ['hardness of at least 600 HV', (r) => least(hv(r), 600)],
  ['硬度大于等于500 HV', (r) => least(hv(r), 500)],
  ['hardness between 300 HV and 400 HV', (r) => least(hv(r), 300) && most(hv(r), 400)],
  ['elongation of more than 50 %', (r) => over(el(r), 50)],
  ['延伸率不小于30%', (r) => least(el(r), 30)],
  [
    'tensile strength of at least 1 GPa and an elongation of at least 20 %',
    (r) => least(uts(r), 1000) && least(el(r), 20),
  ],
  ['ultimate tensile strength above 900 MPa', (r) => over(uts(r), 900)],
  ['抗拉强度超过800MPa且延伸率大于40%', (r) => over(uts(r), 800) && over(el(r), 40)],
  ["Young's modulus of at most 100 GPa", (r) => most(modulus(r), 100)],
  ['弹性模量大于200GPa', (r) => over(modulus(r), 200)],
  ['grain size below 1 µm', (r) => under(grain(r), 1)],
  ['average grain size of 10-50 µm', (r) => least(grain(r), 10) && most(grain(r), 50)],
  [
    'plastic elongation of at least 30 % and yield strength of at least 1000 MPa',
    (r) => least(plastic(r), 30) && least(ys(r), 1000),
  ],
  ['yield strength from 500 to 600 MPa', (r) => least(ys(r), 500) && most(ys(r), 600)],
  ['yield strength of at least 1000 MPa without cobalt', (r) => least(ys(r), 1000) && !has(r, 'Co')],
  ['cobalt-free alloy, hardness above 500 HV', (r) => over(hv(r), 500) && !has(r, 'Co')],
  ['不含镍，屈服强度不低于900MPa', (r) => least(ys(r), 900) && !has(r, 'Ni')],
  ['density below 7 g/cm3, hardness above 400 HV', (r) => under(density(r), 7) && over(hv(r), 400)],
  ['yield strength ≥ 2000 MPa', (r) => least(ys(r), 2000)],
  ['YS is open, but UTS > 1200 MPa', (r) => over(uts(r), 1200)],
  [
    'yield strength not more than 300 MPa and elongation not less than 60 %',
    (r) => most(ys(r), 300) && least(el(r), 60),
  ],
  ['weight below 5 g/cm³ and a hardness of at least 500 HV', (r) => under(density(r), 5) && least(hv(r), 500)],
  ['强度：屈服强度1000~1100MPa', (r) => least(ys(r), 1000) && most(ys(r), 1100)],
];

const dir = mkdtempSync(join(tmpdir(), 'priora-eval-'));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
const records: { id: string }[] = [];
await readAll(mpea, [join(folder, 'mpea-dataset')], (record) => records.push(record as { id: string }));
await corpus.put(materials, records as never[]);
// records stand in the order of the rows
const rowOf = new Map(records.map(({ id }, at) => [id, at]));
let right = 0;
for (const [text, meets] of CASES) {
  const query = requirementsQuery(readRequirements(text).requirements, excludedElements(text));
  const { hits } = await corpus.search(materials, { query, offset: 0, limit: 2000 });
  const found = new Set(hits.map(({ id }) => rowOf.get(id)!));
  const wanted = new Set(rows.flatMap((row, at) => (meets(row) ? [at] : [])));
  const same = found.size === wanted.size && [...wanted].every((at) => found.has(at));
  if (same) right++;
  console.log(`${same ? 'exact' : 'WRONG'}  ${wanted.size} rows${same ? '' : `, found ${found.size}`}: ${text}`);
}
console.log(`${right} of ${CASES.length} requirements answered with exactly the rows of the file`);
await corpus.close();
rmSync(dir, { recursive: true });
