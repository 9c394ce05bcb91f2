import type { Party, Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { isPlain, type Plain, plains, said } from '../whole-json.ts';
import {
  classOf,
  clean,
  day,
  joined,
  kindOf,
  known,
  markDraft,
  party,
  registration,
  statusOf,
  viennaCodes,
} from './draft.ts';

const NAME = 'uspto-tsdr';
const plain = (value: unknown): Plain => (isPlain(value) ? value : {});
const text = (of: Plain, name: string) => clean(said(of[name]));

/** Owner groups by code; the greatest code is the latest. */
function parties(value: unknown): Party[] {
  const groups = Object.entries(plain(plain(value).ownerGroups)).sort(([a], [b]) => Number(b) - Number(a));
  return groups.flatMap(([, group]) =>
    plains(group).flatMap((one) => {
      const iso = plain(plain(one.addressStateCountry).iso);
      const region = plain(plain(one.addressStateCountry).isoRegion);
      return party({
        name: text(one, 'name'),
        role: text(one, 'partyTypeDescription'),
        country: text(iso, 'code'),
        state: text(region, 'code'),
        city: text(one, 'city'),
        postcode: text(one, 'zip'),
        address: ['address1', 'address2'].flatMap((name) => text(one, name) ?? []),
        entity: text(plain(one.entityType), 'description'),
        entity_code: text(plain(one.entityType), 'code'),
        founded_in: text(plain(plain(one.citizenship).stateCountry), 'name'),
        other_name: text(one, 'dbaAkaFormerly'),
      });
    }),
  );
}

/** A case as the status service answers it in JSON. */
function recordOf(item: Plain, file: string): Trademark {
  const status = plain(item.status);
  const draft = markDraft('US', said(status.serialNumber), NAME, file);
  const applicants = parties(item.parties);
  const mail = plain(status.correspondence);
  const drawing = text(status, 'markDrawingCd');
  const latest = applicants[0]?.role;
  const gazettes = plains(plain(item.publication).officialGazettes);
  return {
    ...draft,
    ...registration('US', text(status, 'usRegistrationNumber')),
    ...known({
      mark: text(status, 'markElement'),
      kind: kindOf(text(status, 'markDrawDesc'), drawing),
      feature: text(status, 'markDrawDesc'),
      drawing_code: drawing,
      description: text(status, 'descOfMark'),
      filing_date: day(said(status.filingDate)),
      registration_date: day(said(status.usRegistrationDate)),
      publication_date: day(said(gazettes[0]?.publicationDate)) ?? day(said(status.datePublished)),
      location: text(status, 'currentLoc'),
      location_date: day(said(status.currLocationDt)),
      docket: text(status, 'attrnyDktNumber'),
    }),
    translations: [text(status, 'translation')].filter((each) => each !== undefined),
    disclaimers: [text(status, 'disclaimer')].filter((each) => each !== undefined),
    classes: joined(
      plains(item.gsList).map((one) =>
        classOf(text(one, 'primeClassCode'), {
          national: plains(one.usClasses)
            .flatMap((each) => text(each, 'code') ?? [])
            .filter((each) => /^[A-Z0-9]{1,4}$/.test(each)),
          goods:
            typeof one.description === 'string' && one.description.trim()
              ? [{ lang: 'en', text: clean(one.description, 500_000)! }]
              : [],
          ...known({
            status_code: text(one, 'statusCode'),
            status_date: day(said(one.statusDate)),
            first_use: Number(said(one.firstUseDate)?.replaceAll('-', '')) || undefined,
          }),
        }),
      ),
    ),
    vienna: viennaCodes(plains(status.designSearchList).map((one) => text(one, 'code'))),
    applicants,
    owners: applicants.filter(({ role }) => role === latest),
    agents: party({ name: text(mail, 'attorneyName'), role: 'Attorney of Record' }),
    correspondents: party({
      name: text(mail, 'individualFullName') ?? text(mail, 'firmName'),
      role: 'Correspondent',
      city: text(plain(mail.address), 'city'),
      country: text(plain(mail.address), 'countryCode'),
      postcode: text(plain(mail.address), 'postalCode'),
      address: [text(mail, 'firmName'), text(plain(mail.address), 'line1')].filter((each) => each !== undefined),
    }),
    status: statusOf({ office: 'US', code: text(status, 'status'), date: day(said(status.statusDate)) }),
    events: plains(item.prosecutionHistory).map((one) =>
      known({
        code: text(one, 'entryCode'),
        text: text(one, 'entryDesc'),
        date: day(said(one.entryDate)?.slice(0, 10)),
      }),
    ),
  };
}

/** Status of cases of the US office in JSON: single cases, and lists of them. */
export default defineSource<Trademark>({
  name: NAME,
  title: 'USPTO TSDR case status, JSON',
  homepage: 'https://developer.uspto.gov/api-catalog/tsdr-data-api',
  licence: 'Public domain (works of the United States government)',
  collection: trademarks,
  files: ['.json'],
  expect: { mark: 0.7, status: 0.99 },
  recognises: (_base, head) => /"trademarks"\s*:/.test(head) && /"serialNumber"\s*:/.test(head),
  async *read(file: SourceFile): AsyncGenerator<Parsed<Trademark>> {
    for await (const item of jsonItems(file, ['trademarks', 'transactionList'])) {
      if (!item.ok) {
        yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      // a list wraps each case once more
      const cases = isPlain(item.value.status) ? [item.value] : plains(item.value.trademarks);
      for (const one of cases) {
        try {
          yield { ok: true, record: recordOf(one, file.base), raw: item.raw };
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          yield { ok: false, id: `item ${item.index}`, reason: error.message, raw: item.raw };
        }
      }
    }
  },
});
