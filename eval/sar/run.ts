// Activities of the grants in the shared data against their own XML: the cells of each CALS table that names a measure,
// read here by tags alone, marked by hand as activity tables or not (below).
//   node eval/sar/run.ts

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { activitiesOf, namedCompounds, nameOf } from '#language/activities.ts';
import usptoGrants from '#sources/uspto-grants/source.ts';
import { readAll } from '#testing/read-source.ts';

const shared = process.env.PRIORA_SHARED_DATA ?? new URL('../../../shared/data', import.meta.url).pathname;
const folder = `${shared}/patents/uspto-grant-xml`;

/** The tables of the shared grants that state activities of numbered compounds or of antibodies: by reading them. */
const MARKED = [
  {
    file: 'ipg100105.small.xml.gz',
    patent: 'US7642270B2',
    doc: '07642270',
    tables: ['TABLE-US-00001', 'TABLE-US-00002'],
    ids: /^\d+$/,
    columns: [{ measure: 'IC50', unit: 'μM' }],
  },
  {
    file: 'patent_four_unparsed_.xml.gz',
    patent: 'US7521048B2',
    doc: '07521048',
    tables: ['TABLE-US-00003'],
    ids: /^[A-Q]$/,
    columns: [
      { measure: 'kon', unit: 'M⁻¹s⁻¹' },
      { measure: 'koff', unit: 's⁻¹' },
      { measure: 'Kd', unit: 'nM' },
    ],
  },
];
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/<sup>(.*?)<\/sup>/g, '^$1'],
  [/<[^>]+>/g, ''],
  [/&#x3e;|&gt;/g, '>'],
  [/&#xd7;/g, '×'],
  [/&#x2212;/g, '−'],
  [/&#x200[0-9a-f];/g, ' '],
  // the mark of a note
  [/\*$/, ''],
];
const plain = (cell: string): string => ENTITIES.reduce((text, [mark, sign]) => text.replace(mark, sign), cell).trim();
const RAISED = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Powers as the XML has them. */
const raised = (value: string): string =>
  value.replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (all) => `^${[...all].map((sign) => '−0123456789'[RAISED.indexOf(sign)]).join('')}`);

let [values, right, units, names, tables] = [0, 0, 0, 0, 0];
for (const { file, patent, doc, tables: marked, ids, columns } of MARKED) {
  const xml = gunzipSync(readFileSync(`${folder}/${file}`)).toString();
  const at = xml.indexOf(`<doc-number>${doc}</doc-number>`);
  const own = xml.slice(at, xml.indexOf('</us-patent-grant>', at));
  let found: ReturnType<typeof activitiesOf> = [];
  let named: ReturnType<typeof namedCompounds> = new Map();
  await readAll(usptoGrants, [`${folder}/${file}`], (record) => {
    if (record.publication_number !== patent) return;
    found = activitiesOf(record.descriptions[0]!.paragraphs);
    named = namedCompounds(record.descriptions[0]!.paragraphs);
  });
  const paragraphs = [...new Set(found.map(({ paragraph }) => paragraph))];
  tables += Math.min(paragraphs.length, marked.length);
  for (const [i, id] of marked.entries()) {
    const begins = own.indexOf(`id="${id}"`);
    const table = own.slice(begins, own.indexOf('</tables>', begins));
    const rows = [...table.matchAll(/<row>([\s\S]*?)<\/row>/g)].map(([, row]) =>
      [...row!.matchAll(/<entry[^>]*>([\s\S]*?)<\/entry>/g)].map(([, cell]) => plain(cell!)).filter(Boolean),
    );
    for (const [compound, ...stated] of rows.filter((row) => row.length === columns.length + 1 && ids.test(row[0]!)))
      for (const [k, { measure, unit }] of columns.entries()) {
        values++;
        const one = found.find(
          (each) => each.paragraph === paragraphs[i] && each.compound === compound && each.measure === measure,
        );
        if (!one) {
          console.log(patent, id, compound, measure, stated[k], 'is missing');
          continue;
        }
        if (raised(`${one.relation ?? ''}${one.value}`) === stated[k]) right++;
        else console.log(patent, id, compound, 'stated', stated[k], 'read', one.relation, one.value);
        if (one.unit === unit) units++;
        if (one.counts === 'antibody' || nameOf(named, one)) names++;
      }
  }
}

let false_tables = 0;
const seen = new Set<string>();
await readAll(usptoGrants, [folder], ({ publication_number: pn, descriptions }) => {
  if (seen.has(pn)) return;
  seen.add(pn);
  const found = activitiesOf(descriptions[0]?.paragraphs ?? []);
  if (found.length > 0 && !MARKED.some(({ patent }) => patent === pn)) {
    false_tables++;
    console.log(pn, 'is not marked', found[0]);
  }
});
console.log({
  grants: seen.size,
  tables: `${tables}/${MARKED.flatMap(({ tables: all }) => all).length}`,
  false_tables,
  values,
  right,
  unit_and_measure: units,
  compound_named_or_antibody: names,
});
