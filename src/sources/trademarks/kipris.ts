import type { Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { defineSource, type Parsed } from '../source.ts';
import { type XmlElement, xmlDocuments } from '../xml.ts';
import {
  classOf,
  clean,
  day,
  joined,
  kindOfParts,
  known,
  markDraft,
  party,
  registration,
  statusOf,
  viennaCodes,
} from './draft.ts';

const NAME = 'kipris-trademarks';

/** The two shapes that the service answers in name the same things. */
// biome-ignore format: read it as a table
const NAMES = {
  application: ['ApplicationNumber', 'applicationNumber'], filed: ['ApplicationDate', 'applicationDate'],
  published: ['PublicDate', 'publicationDate'],
  registration: ['RegistrationNumber', 'registrationNumber'], registered: ['RegistrationDate', 'registrationDate'],
  priority: ['PriorityClaimNumber', 'priorityNumber'], priority_date: ['PriorityClaimDate', 'priorityDate'],
  international: ['InternationalRegisterNumber', 'internationalRegisterNumber'],
  international_date: ['InternationalRegisterDate', 'internationalRegisterDate'],
  status: ['ApplicationStatus', 'applicationStatus'], classes: ['GoodClassificationCode', 'classificationCode'],
  vienna: ['ViennaCode', 'viennaCode'], applicant: ['ApplicantName', 'applicantName'], agent: ['AgentName', 'agentName'],
  holder: ['RegistrationRightholderName', 'regPrivilegeName'], title: ['Title', 'title'],
  picture: ['ImagePath', 'drawing'],
} as const;

/** Several values of one element are divided by a bar; a blank stands for none. */
const many = (text: string | undefined): string[] => (text ?? '').split('|').flatMap((one) => clean(one) ?? []);

function recordOf(item: XmlElement, file: string): Trademark {
  const value = (name: keyof typeof NAMES) => clean(NAMES[name].map((path) => item.text(path)).find(Boolean));
  const draft = markDraft('KR', value('application'), NAME, file);
  const mark = value('title');
  const vienna = viennaCodes(many(value('vienna')));
  const international = value('international');
  const priority = known({ number: value('priority'), date: day(value('priority_date')) });
  const international_date = day(value('international_date'));
  const uri = value('picture');
  return {
    ...draft,
    ...registration('KR', value('registration')),
    ...known({
      mark,
      kind: kindOfParts(mark, vienna.length > 0),
      filing_date: day(value('filed')),
      publication_date: day(value('published')),
      registration_date: day(value('registered')),
    }),
    classes: joined(many(value('classes')).map((code) => classOf(code))).filter(({ nice }) => nice !== undefined),
    vienna,
    applicants: many(value('applicant')).flatMap((name) => party({ name })),
    owners: many(value('holder')).flatMap((name) => party({ name })),
    agents: many(value('agent')).flatMap((name) => party({ name })),
    // the service states no day for the status
    status: statusOf({ office: 'KR', text: value('status') }),
    priorities: Object.keys(priority).length > 0 ? [priority] : [],
    ...(international && { international: known({ registration: international, date: international_date }) }),
    pictures: uri ? [{ uri }] : [],
  };
}

/** Answers of the trade mark services of the Korean office, in both shapes; empty answers and errors hold no record. */
export default defineSource<Trademark>({
  name: NAME,
  title: 'KIPRIS Plus trade mark search XML',
  homepage: 'https://plus.kipris.or.kr/',
  licence: 'KIPO KIPRIS Plus: as agreed with the service',
  collection: trademarks,
  files: ['.xml'],
  expect: { mark: 0.9, classes: 0.9, status: 0.95 },
  recognises: (_base, head) =>
    /<TradeMarkInfo>/.test(head) ||
    (/<item>/.test(head) && /<classificationCode/.test(head) && /<regPrivilegeName/.test(head)),
  async *read(file): AsyncGenerator<Parsed<Trademark>> {
    let met = 0;
    for await (const document of xmlDocuments(file.stream(), ['TradeMarkInfo', 'item'], {}, file.name)) {
      met++;
      if (!document.ok) {
        yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw: document.raw };
        continue;
      }
      try {
        yield { ok: true, record: recordOf(document.root, file.base), raw: document.raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `document ${document.index}`, reason: error.message, raw: document.raw };
      }
    }
    if (met === 0) yield { ok: 'skipped', kind: 'answer without marks' };
  },
});
