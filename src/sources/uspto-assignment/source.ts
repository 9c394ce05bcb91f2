import type { Conveyance } from '#collections/conveyances/conveyances.ts';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { defineSource } from '../source.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';
import { conveyanceOf } from './conveyance.ts';

const NAME = 'uspto-assignment';

/** Fields of a Solr document by name: one value or several. */
function fieldsOf(doc: XmlElement): Map<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>();
  for (const element of doc.all('str', 'date', 'arr', 'int', 'long')) {
    const values = element.name === 'arr' ? element.all('str', 'date', 'int', 'long') : [element];
    fields.set(
      element.attribute('name') ?? '',
      values.map((one) => one.text() ?? ''),
    );
  }
  return fields;
}

function read(doc: XmlElement, file: string): Conveyance {
  const fields = fieldsOf(doc);
  const one = (name: string) => fields.get(name)?.[0];
  const all = (name: string) => fields.get(name) ?? [];
  const address = ['Address1', 'Address2', 'City', 'State', 'CountryName', 'Postcode'].map((part) =>
    all(`patAssignee${part}`),
  );
  return conveyanceOf({
    reel: one('reelNo'),
    frame: one('frameNo'),
    text: one('conveyanceText'),
    recorded: one('recordedDate'),
    executed: one('patAssignorEarliestExDate'),
    assignors: all('patAssignorName').map((name, at) => ({ name, executed: all('patAssignorExDate')[at] })),
    assignees: all('patAssigneeName').map((name, at) => ({ name, address: address.map((part) => part[at]) })),
    // parallel lists: the longest tells how many rights there are
    properties: Array.from(
      { length: Math.max(...['applNum', 'patNum', 'publNum'].map((name) => all(name).length)) },
      (_, at) => ({
        application: all('applNum')[at],
        filed: all('filingDate')[at],
        publication: all('publNum')[at],
        patent: all('patNum')[at],
        pct: all('pctNum')[at],
      }),
    ),
    source: NAME,
    file,
  });
}

/** Answers of the assignment look-up of the USPTO: Solr documents in XML. */
export default defineSource<Conveyance>({
  name: NAME,
  title: 'USPTO patent assignments, look-up answers (Solr XML)',
  homepage: 'https://assignment.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: conveyances,
  files: ['.xml'],
  expect: { reel_frame: 1, text: 1, recorded: 1, executed: 0.95 },
  recognises: (_base, head) =>
    /<response>/.test(head) && /apisearch|patAssignor|conveyanceText|fl"|assignment/i.test(head),
  read: (file) =>
    xmlRecords(file, {
      roots: ['doc'],
      map: (doc) => read(doc, file.base),
      id: (raw) => /"displayId">([^<]{1,20})/.exec(raw)?.[1],
    }),
});
