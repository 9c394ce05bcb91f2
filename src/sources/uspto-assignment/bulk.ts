import type { Conveyance } from '#collections/conveyances/conveyances.ts';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { defineSource } from '../source.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';
import { conveyanceOf, type StatedProperty } from './conveyance.ts';

const NAME = 'uspto-assignments';
const ADDRESS = ['address-1', 'address-2', 'city', 'state', 'country-name', 'postcode'];

/** The numbers of one right: the kind code tells what each is; `X0` stands for the application. */
function propertyOf(property: XmlElement): StatedProperty {
  const stated: { -readonly [F in keyof StatedProperty]: StatedProperty[F] } = {};
  for (const id of property.all('document-id')) {
    const number = id.text('doc-number');
    const [kind, date] = [id.text('kind'), id.text('date')];
    if (id.text('country') === 'WO' || /^PCT/i.test(number ?? '')) stated.pct = number;
    else if (kind === 'X0') Object.assign(stated, { application: number, filed: date });
    else if (/^\d{11}$/.test(number ?? '')) stated.publication = number;
    else stated.patent = number;
  }
  property.ignore();
  return stated;
}

function read(root: XmlElement, file: string): Conveyance {
  root.ignoreAt(
    'assignment-record/correspondent',
    'assignment-record/page-count',
    'patent-assignors/patent-assignor/date-acknowledged',
  );
  return conveyanceOf({
    reel: root.text('assignment-record/reel-no'),
    frame: root.text('assignment-record/frame-no'),
    text: root.text('assignment-record/conveyance-text'),
    recorded: root.text('assignment-record/recorded-date/date'),
    assignors: root.every('patent-assignors/patent-assignor').map((one) => ({
      name: one.text('name'),
      executed: one.text('execution-date/date'),
    })),
    assignees: root.every('patent-assignees/patent-assignee').map((one) => ({
      name: one.text('name'),
      address: ADDRESS.map((part) => one.text(part)),
    })),
    properties: root.every('patent-properties/patent-property').map(propertyOf),
    updated: root.text('assignment-record/last-update-date/date'),
    purged: root.text('assignment-record/purge-indicator') === 'Y',
    source: NAME,
    file,
  });
}

/**
 * Assignments as the office gives them out in bulk: all of a year, and of each day what was recorded or corrected.
 * @see https://data.uspto.gov/bulkdata/datasets/pasdl (daily) and https://data.uspto.gov/bulkdata/datasets/pasyr
 * (annual)
 */
export default defineSource<Conveyance>({
  name: NAME,
  title: 'USPTO patent assignments, bulk XML (daily and annual)',
  homepage: 'https://data.uspto.gov/bulkdata/datasets/pasdl',
  licence: 'Public domain (works of the United States government)',
  collection: conveyances,
  files: ['.xml'],
  expect: { reel_frame: 1, text: 1, recorded: 1, executed: 0.9 },
  recognises: (_base, head) => /<us-patent-assignments[\s>]|<patent-assignment>/.test(head),
  read: (file) =>
    xmlRecords(file, {
      roots: ['patent-assignment'],
      map: (root) => read(root, file.base),
      id: (raw) => {
        const [, reel, frame] = /<reel-no>(\d{1,6})<\/reel-no>\s{0,20}<frame-no>(\d{1,4})</.exec(raw) ?? [];
        return reel && `${reel}/${frame}`;
      },
    }),
});
