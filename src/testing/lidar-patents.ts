import type { Patent } from '#collections/patents/patent.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { patentDraft } from '#sources/patent-draft.ts';

const draft = (number: string, known: Partial<Patent>): Patent => {
  const [, office = '', digits = '', kind] = /^([A-Z]{2})(\d+)(\w+)$/.exec(number)!;
  return { ...patentDraft(publicationNumber(office, digits, kind)), ...known };
};
const text = (lang: string, words: string, origin: 'original' | 'office' | 'machine' = 'original') => ({
  lang,
  origin,
  text: words,
});
const FIRST = { country: 'US', number: 'US60/100001', date: 20100310 };
const SECOND = { country: 'CN', number: 'CN201110000009.8', date: 20110105 };

/**
 * Five publications of three families, small enough to know by heart:
 * family A (priority US60/100001): US20110100001A1, US8100001B2 (one application), EP2500001A1;
 * family B (both priorities, so in the same extended family as A): CN103000001A, Chinese with an English title;
 * family C: US9900001B2, alone; it cites US8100001B2 (X, examiner) and a paper.
 */
export const lidarPatents: readonly Patent[] = [
  draft('US20110100001A1', {
    publication_date: 20110505,
    application_number: 'US12/900001',
    filing_date: 20101008,
    priorities: [FIRST],
    titles: [text('en', 'Scanning lidar with a single detector array')],
    abstracts: [text('en', 'A lidar scans a scene with one detector array and a tilting mirror.')],
    applicants: [{ name: 'Acme Sensors, Inc.', standard_name: 'ACME SENSORS INC', country: 'US', type: 'company' }],
    inventors: [{ name: 'ROE, Jane' }, { name: 'DOE, John' }],
    ipc: ['G01S7/481', 'G01S17/89'],
    legal_status: { simple: 0, detailed: [1], date: 20110505 },
  }),
  draft('US8100001B2', {
    publication_date: 20120124,
    grant_date: 20120124,
    application_number: 'US12/900001',
    filing_date: 20101008,
    priorities: [FIRST],
    titles: [text('en', 'Scanning lidar with a single detector array')],
    abstracts: [text('en', 'A lidar scans a scene with one detector array and a tilting mirror.')],
    claims: [
      {
        lang: 'en',
        origin: 'original',
        claims: [
          {
            number: 1,
            text: 'A lidar comprising a detector array & a mirror <tilted> by a drive.',
            independent: true,
            parents: [],
          },
          {
            number: 2,
            text: 'The lidar of claim 1, wherein the drive is piezoelectric.',
            independent: false,
            parents: [1],
          },
          { number: 3, text: 'A method of scanning with a lidar.', independent: true, parents: [] },
        ],
      },
    ],
    descriptions: [
      {
        lang: 'en',
        origin: 'original',
        paragraphs: [
          { id: 'p1', section: 'background', heading: true, text: 'BACKGROUND' },
          { id: 'p2', number: '0001', section: 'background', text: 'Known lidars need many detectors.' },
          { id: 'p3', number: '0002', section: 'embodiments', text: 'The mirror tilts by 12 degrees.' },
        ],
      },
    ],
    applicants: [{ name: 'Acme Sensors, Inc.', standard_name: 'ACME SENSORS INC', country: 'US', type: 'company' }],
    assignees: [{ name: 'Acme Sensors, Inc.', standard_name: 'ACME SENSORS INC', country: 'US', type: 'company' }],
    current_assignees: [
      { name: 'Beta Optics GmbH', standard_name: 'BETA OPTICS GMBH', country: 'DE', type: 'company' },
    ],
    inventors: [{ name: 'ROE, Jane' }, { name: 'DOE, John' }],
    examiners: [{ name: 'POE, Edgar', role: 'primary' }],
    ipc: ['G01S7/481', 'G01S17/89'],
    cpc: ['G01S7/4817'],
    us_classes: ['356/4.01'],
    legal_events: [{ date: 20150203, text: 'Assignment to Beta Optics GmbH', fact: { kind: 'transfer' } }],
    legal_status: { simple: 1, detailed: [3], date: 20120124 },
    expiry_date: 20301008,
  }),
  draft('EP2500001A1', {
    publication_date: 20120919,
    application_number: 'EP10800001',
    filing_date: 20101008,
    priorities: [FIRST],
    titles: [text('de', 'Abtastendes Lidar'), text('en', 'Scanning lidar', 'office')],
    applicants: [{ name: 'Acme Sensors, Inc.', standard_name: 'ACME SENSORS INC', country: 'US', type: 'company' }],
    ipc: ['G01S7/481'],
  }),
  draft('CN103000001A', {
    publication_date: 20130320,
    application_number: 'CN201210000001.9',
    filing_date: 20120105,
    priorities: [FIRST, SECOND],
    titles: [text('zh', '激光雷达及其扫描方法'), text('en', 'Laser radar and scanning method thereof', 'machine')],
    abstracts: [text('zh', '一种激光雷达，其包括探测器阵列。')],
    applicants: [{ name: '华星光电有限公司', lang: 'zh', country: 'CN', type: 'company' }],
    ipc: ['G01S17/89'],
  }),
  draft('US9900001B2', {
    publication_date: 20180213,
    grant_date: 20180213,
    application_number: 'US14/700001',
    filing_date: 20150401,
    priorities: [{ country: 'US', number: 'US14/700001', date: 20150401 }],
    titles: [text('en', 'Radar for vehicles')],
    abstracts: [text('en', 'A radar measures distances.')],
    applicants: [{ name: 'Gamma Motors', country: 'JP', type: 'company' }],
    ipc: ['G01S13/93'],
    cites: [{ publication_number: 'US8100001', categories: ['X'], phase: 'examiner' }],
    cites_literature: [
      { text: 'Poe, Lidar optics, 2009', authors: ['POE EDGAR ET AL'], title: 'Lidar optics', doi: '10.1000/1' },
    ],
  }),
];
