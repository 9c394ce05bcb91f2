import type { MarkClass, Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { defineSource, type Parsed } from '../source.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';
import {
  classOf,
  clean,
  day,
  joined,
  kindOf,
  known,
  markDraft,
  party,
  placeOf,
  registration,
  statusOf,
  viennaCodes,
} from './draft.ts';
import { currentOwners } from './st66.ts';

const NAME = 'uspto-trademarks';

const text = (element: XmlElement | undefined, path: string) => clean(element?.text(path));
const date = (element: XmlElement | undefined, path: string) => day(text(element, path));

/**
 * Statements of a case by the first two letters of their type code: goods, translation, colours, disclaimers,
 * description.
 */
function statements(file: XmlElement) {
  const all = file.every('case-file-statements/case-file-statement').flatMap((one) => {
    const [type, words] = [text(one, 'type-code'), clean(one.text('text'), 500_000)];
    return type && words ? [{ type, words }] : [];
  });
  return (prefix: string) => all.filter(({ type }) => type.startsWith(prefix));
}

/** Owners by role; the latest first, as in the other forms of the same office. */
const parties = (file: XmlElement) =>
  file
    .every('case-file-owners/case-file-owner')
    .flatMap((one) =>
      party({
        name: text(one, 'party-name'),
        role: text(one, 'party-type'),
        country: text(one, 'country') ?? (text(one, 'state') ? 'US' : undefined),
        state: text(one, 'state'),
        city: text(one, 'city'),
        postcode: text(one, 'postcode'),
        address: ['address-1', 'address-2'].flatMap((name) => text(one, name) ?? []),
        entity_code: text(one, 'legal-entity-type-code'),
        entity: text(one, 'entity-statement'),
        founded_in: placeOf(text(one, 'nationality/state'), text(one, 'nationality/country')),
        other_name: text(one, 'dba-aka-text'),
      }),
    )
    .sort((a, b) => Number(b.role ?? 0) - Number(a.role ?? 0));

function classes(file: XmlElement, goods: readonly { type: string; words: string }[]): MarkClass[] {
  const rows = file.every('classifications/classification').flatMap((one) => {
    const codes = one.every('international-code').flatMap((each) => clean(each.text()) ?? []);
    const national = one
      .every('us-code')
      .flatMap((each) => clean(each.text()) ?? [])
      .filter((each) => /^[A-Z0-9]{1,4}$/.test(each));
    const more = {
      national,
      ...known({
        status_code: text(one, 'status-code'),
        status_date: date(one, 'status-date'),
        first_use: Number(text(one, 'first-use-anywhere-date')) || undefined,
      }),
    };
    return (codes.length > 0 ? codes : [undefined]).map((code) => classOf(code, more));
  });
  // GS0091: goods of class 9
  return joined([
    ...rows,
    ...goods.map(({ type, words }) => classOf(type.slice(2, 5), { goods: [{ lang: 'en', text: words }] })),
  ]).filter(({ nice, national, goods }) => nice !== undefined || national.length > 0 || goods.length > 0);
}

/** One case file. A case may hold little more than its number. @throws RangeError without a serial number. */
export function caseMark(file: XmlElement, base: string): Trademark {
  const draft = markDraft('US', text(file, 'serial-number'), NAME, base);
  const head = file.child('case-file-header');
  const said = statements(file);
  const mark = text(head, 'mark-identification');
  const drawing = text(head, 'mark-drawing-code');
  const applicants = parties(file);
  const designs = file.every('design-searches/design-search').map((one) => text(one, 'code'));
  return {
    ...draft,
    ...registration('US', text(file, 'registration-number')),
    ...known({
      mark,
      kind: kindOf(undefined, drawing),
      drawing_code: drawing,
      description: said('DM')[0]?.words,
      filing_date: date(head, 'filing-date'),
      publication_date: date(head, 'published-for-opposition-date'),
      registration_date: date(head, 'registration-date'),
      renewal_date: date(head, 'renewal-date'),
      location: text(head, 'current-location'),
      location_date: date(head, 'location-date'),
      docket: text(head, 'attorney-docket-number'),
    }),
    translations: said('TR').map(({ words }) => words.slice(0, 4_000)),
    colours: said('CC').map(({ words }) => words.slice(0, 4_000)),
    disclaimers: said('D0').map(({ words }) => words.slice(0, 4_000)),
    classes: classes(file, said('GS')),
    vienna: viennaCodes(designs),
    applicants,
    owners: currentOwners(applicants),
    agents: party({ name: text(head, 'attorney-name'), role: 'Attorney of Record' }),
    correspondents: party({
      name: text(file, 'correspondent/address-1'),
      role: 'Correspondent',
      address: ['address-2', 'address-3', 'address-4', 'address-5'].flatMap(
        (name) => text(file, `correspondent/${name}`) ?? [],
      ),
    }),
    status: statusOf({ office: 'US', code: text(head, 'status-code'), date: date(head, 'status-date') }),
    events: file
      .every('case-file-event-statements/case-file-event-statement')
      .map((one) => known({ code: text(one, 'code'), text: text(one, 'description-text'), date: date(one, 'date') })),
    priorities: file.every('foreign-applications/foreign-application').map((one) =>
      known({
        country: text(one, 'country')?.match(/^[A-Z]{2}$/)?.[0],
        number: text(one, 'application-number'),
        date: date(one, 'filing-date'),
      }),
    ),
    ...(text(file, 'international-registration/international-registration-number') && {
      international: known({
        registration: text(file, 'international-registration/international-registration-number'),
        date: date(file, 'international-registration/international-registration-date'),
      }),
    }),
  };
}

/** Daily and annual files of trade mark applications of the US office. */
export default defineSource<Trademark>({
  name: NAME,
  title: 'USPTO trademark applications, daily XML 2.0 (case files)',
  homepage: 'https://data.uspto.gov/bulkdata/datasets/trtdxfap',
  licence: 'Public domain (works of the United States government)',
  collection: trademarks,
  files: ['.xml'],
  expect: { status: 0.99 },
  recognises: (_base, head) => /<trademark-applications-daily[\s>]/.test(head),
  async *read(file): AsyncGenerator<Parsed<Trademark>> {
    yield* xmlRecords(file, {
      roots: ['case-file'],
      map: (root: XmlElement, from) => {
        const record = caseMark(root, from.base);
        root.ignore();
        return record;
      },
    });
  },
});
