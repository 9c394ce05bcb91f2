import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber } from '#patents/numbers.ts';
import { divided } from '../kipris/divided.ts';
import { namedParty, namedPerson, present, signed } from '../patent-draft.ts';
import { defineSource, type Parsed } from '../source.ts';
import { tidy, type XmlElement, xmlDocuments } from '../xml.ts';
import { type DesignStateWord, designDraft, statusOf } from './design-draft.ts';

const NAME = 'kipris-designs';

/** What the register says of a design now; it does not say since when. */
const STATES: Readonly<Record<string, DesignStateWord>> = {
  등록: 'granted',
  소멸: 'ceased',
  무효: 'revoked',
  포기: 'abandoned',
  취하: 'withdrawn',
  거절: 'refused',
};

/** A registered design; undefined for an application without registration, which nobody can be held to. */
function recordOf(item: XmlElement, file: string): Patent | undefined {
  const value = (name: string) => tidy(item.text(name) ?? '');
  const given = value('applicationNumber') ?? '';
  const application = /^30\d{11}$/.test(given) ? applicationNumber('KR', given) : undefined;
  if (application === undefined) throw new RangeError(`"${given.slice(0, 60)}" is no number of a design application`);
  // 30-1234567-0000: kind of right, number, place among joint registrations
  const registration = /^(30\d{7})\d{4}$/.exec(value('registrationNumber') ?? '')?.[1];
  const title = value('articleName');
  const [filed, registered, published] = ['applicationDate', 'registrationDate', 'publicationDate'].map((name) =>
    parseDay(value(name)),
  );
  const state = statusOf(value('applicationStatus'), STATES);
  const applicants = present(divided(value('applicantName')).map((name) => namedParty(name, { lang: 'ko' })));
  const agents = present(divided(value('agentName')).map((name) => namedParty(name, { lang: 'ko' })));
  const inventors = present(divided(value('inventorName')).map((name) => namedPerson(name, { lang: 'ko' })));
  // classes of the office’s own (J732) are no Locarno classes; pictures are addresses that lead elsewhere
  item.ignoreAt('designMainClassification', 'dsShpClssCd', 'imagePath', 'imagePathLarge', 'fullText', 'number');
  item.ignoreAt('designNumber', 'appReferenceNumber', 'regReferenceNumber', 'publicationNumber', 'openNumber');
  item.ignoreAt('openDate', 'priorityNumber', 'priorityDate', 'internationalRegisterNumber');
  item.ignoreAt('internationalRegisterDate');
  if (registration === undefined) return undefined;
  return signed(
    {
      ...designDraft('KR', registration),
      application_number: application,
      ...(filed && { filing_date: filed }),
      ...(registered && { grant_date: registered }),
      ...(published && { publication_date: published }),
      ...state,
      titles: title ? [{ lang: 'ko', origin: 'original', text: title }] : [],
      applicants,
      agents,
      inventors,
    },
    NAME,
    file,
  );
}

/** Answers of the design search of the Korean office: registered designs. */
export default defineSource<Patent>({
  name: NAME,
  title: 'KIPRIS Plus: designs (DesignInfo XML)',
  homepage: 'https://plus.kipris.or.kr/',
  licence: 'KIPO KIPRIS Plus: as agreed with the service',
  collection: patents,
  files: ['.xml'],
  expect: { titles: 1, legal_status: 0.95, applicants: 0.95 },
  recognises: (_base, head) => /<DesignInfo>/.test(head),
  async *read(file): AsyncGenerator<Parsed<Patent>> {
    for await (const document of xmlDocuments(file.stream(), ['DesignInfo'], {}, file.name)) {
      const { raw } = document;
      if (!document.ok) {
        yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw };
        continue;
      }
      try {
        const record = recordOf(document.root, file.base);
        const unknown = document.root.unknown().map((path) => `DesignInfo/${path}`);
        if (record) yield { ok: true, record, raw, ...(unknown.length > 0 && { unknown }) };
        else yield { ok: 'skipped', kind: 'application that is not registered' };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `document ${document.index}`, reason: error.message, raw };
      }
    }
  },
});
