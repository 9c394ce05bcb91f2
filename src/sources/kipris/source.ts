import { type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { normaliseClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import type { Effect } from '#patents/legal/effects.ts';
import { applicationNumber, publicationNumber } from '#patents/numbers.ts';
import { namedParty, patentDraft, present, signed } from '../patent-draft.ts';
import { defineSource, type Parsed } from '../source.ts';
import { type XmlElement, xmlDocuments } from '../xml.ts';
import { divided } from './divided.ts';

const NAME = 'kipris';

/** What the register says of an application now, in its words; it does not say since when. */
const STATUSES: Readonly<Record<string, Effect>> = {
  공개: 'published',
  등록: 'granted',
  소멸: 'ceased',
  거절: 'refused',
  취하: 'withdrawn',
  포기: 'abandoned',
  무효: 'revoked',
};

function* recordsOf(item: XmlElement, file: string): Generator<Parsed<any>> {
  const value = (name: string) => item.text(name);
  const given = value('ApplicationNumber') ?? '';
  const application = /^[12]0\d{11}$/.test(given) ? applicationNumber('KR', given) : undefined;
  if (application === undefined) throw new RangeError(`"${given.slice(0, 60)}" is no application number of the office`);
  const model = given.startsWith('2');
  const filed = parseDay(value('ApplicationDate'));
  const opened = parseDay(value('OpeningDate'));
  const registered = parseDay(value('RegistrationDate'));
  const announced = parseDay(value('PublicDate'));
  const opening = /^[12]0\d{11}$/.exec(value('OpeningNumber') ?? '')?.[0];
  // 10-1234567-0000: kind of right, number, place among joint registrations
  const registration = /^([12]0\d{7})\d{4}$/.exec(value('RegistrationNumber') ?? '')?.[1];
  const title = value('InventionName');
  const abstract = value('Abstract');
  const words = value('RegistrationStatus');
  item.ignoreAt('DrawingPath', 'ThumbnailPath', 'SerialNumber', 'PublicNumber');
  const pregrant = opening && publicationNumber('KR', opening, model ? 'U' : 'A');
  const grant = registration && publicationNumber('KR', registration, model ? 'Y1' : 'B1');
  const wrapper: FileWrapper = {
    application,
    office: 'KR',
    kind: model ? 'utility_model' : 'utility',
    ...(title && { title }),
    ...(filed && { filed }),
    ...(registered && { granted: registered }),
    ...(registration && { patent: `KR${registration}` }),
    publications: pregrant ? [{ number: pregrant.normalised, ...(opened && { date: opened }) }] : [],
    ...(words && { status: { text: words, ...(STATUSES[words] && { does: STATUSES[words] }) } }),
    parents: [],
    children: [],
    events: registered ? [{ text: '등록', date: registered, does: 'granted' }] : [],
    provenance: [{ source: NAME, file }],
  };
  yield { ok: true, into: fileWrappers, record: wrapper };
  const numbers = present([pregrant || undefined, grant || undefined]);
  if (numbers.length === 0) yield { ok: 'skipped', kind: 'application that was not published' };
  for (const number of numbers) {
    const granted = number === grant;
    // the gazette follows the registration; before 1997 applications were announced, and registered afterwards
    const published = granted ? (announced && registered && announced >= registered ? announced : undefined) : opened;
    const record: Patent = {
      ...patentDraft(number),
      application_number: application,
      ...(filed && { filing_date: filed }),
      ...(published && { publication_date: published }),
      ...(granted && registered && { grant_date: registered }),
      titles: title ? [{ lang: 'ko', origin: 'original', text: title }] : [],
      abstracts: abstract ? [{ lang: 'ko', origin: 'original', text: abstract }] : [],
      applicants: present(divided(value('Applicant')).map((name) => namedParty(name, { lang: 'ko' }))),
      ipc: [
        ...new Set(
          present(divided(value('InternationalpatentclassificationNumber')).map((symbol) => normaliseClass(symbol))),
        ),
      ],
      ...(words === '등록' && { legal_status: { simple: 1, detailed: [3] } }),
    };
    const unknown = item.unknown().map((path) => `PatentUtilityInfo/${path}`);
    yield { ok: true, record: signed(record, NAME, file), ...(unknown.length > 0 && { unknown }) };
  }
}

/** Answers of the patent and utility model search of the Korean office: publications, and each file as it stands. */
export default defineSource<Patent>({
  name: NAME,
  title: 'KIPRIS Plus: patents and utility models (PatentUtilityInfo XML)',
  homepage: 'https://plus.kipris.or.kr/',
  licence: 'KIPO KIPRIS Plus: as agreed with the service',
  collection: patents,
  files: ['.xml'],
  expect: { titles: 1, application_number: 1, ipc: 0.9 },
  // an answer that holds nothing, and does not say of what; one with items is of marks
  recognises: (_base, head) =>
    /<PatentUtilityInfo>/.test(head) || (/<successYN>/.test(head) && /<resultCode>/.test(head) && !/<item>/.test(head)),
  async *read(file): AsyncGenerator<Parsed<Patent>> {
    let met = 0;
    for await (const document of xmlDocuments(file.stream(), ['PatentUtilityInfo'], {}, file.name)) {
      met++;
      const { raw } = document;
      if (!document.ok) {
        yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw };
        continue;
      }
      try {
        for (const one of recordsOf(document.root, file.base)) yield one.ok === true ? { ...one, raw } : one;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `document ${document.index}`, reason: error.message, raw };
      }
    }
    if (met === 0) yield { ok: 'skipped', kind: 'answer without patents' };
  },
});
