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

/** The tables of the shared grants that state activities of numbered compounds: by reading them. */
const MARKED = [
  {
    file: 'ipg100105.small.xml.gz',
    patent: 'US7642270B2',
    doc: '07642270',
    tables: ['TABLE-US-00001', 'TABLE-US-00002'],
    unit: 'μM',
    measure: 'IC50',
  },
];

let [values, right, units, names, tables] = [0, 0, 0, 0, 0];
for (const { file, patent, doc, tables: marked, unit, measure } of MARKED) {
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
    const begins = own.indexOf(`num="${id.slice(-5)}"`) < 0 ? own.indexOf(`id="${id}"`) : own.indexOf(`id="${id}"`);
    const table = own.slice(begins, own.indexOf('</tables>', begins));
    const rows = [...table.matchAll(/<row>([\s\S]*?)<\/row>/g)].map(([, row]) =>
      [...row!.matchAll(/<entry[^>]*>([\s\S]*?)<\/entry>/g)]
        .map(([, cell]) =>
          cell!
            .replace(/<[^>]+>/g, '')
            .replaceAll('&#x3e;', '>')
            .replaceAll('&gt;', '>')
            .trim(),
        )
        .filter(Boolean),
    );
    for (const [compound, value] of rows.filter((row) => row.length === 2 && /^\d+$/.test(row[0]!))) {
      values++;
      const one = found.find((each) => each.paragraph === paragraphs[i] && each.compound === compound);
      if (!one) {
        console.log(patent, id, compound, value, 'is missing');
        continue;
      }
      if (`${one.relation ?? ''}${one.value}` === value) right++;
      else console.log(patent, id, compound, 'stated', value, 'read', one.relation, one.value);
      if (one.unit === unit && one.measure === measure) units++;
      if (nameOf(named, one)) names++;
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
  compound_named: names,
});
