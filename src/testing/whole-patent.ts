import type { LegalEvent, LegalFact } from '#collections/patents/legal/legal-event.ts';
import { CITATION_PHASES, type Patent, RELATIONS, SECTIONS } from '#collections/patents/patent.ts';

const texts = (
  ...each: readonly (readonly [lang: string, origin: 'original' | 'office' | 'machine', text: string])[]
) => each.map(([lang, origin, text]) => ({ lang, origin, text }));

/** Facts of legal events, each kind once, with all that it can say. */
const FACTS: readonly LegalFact[] = [
  ...(['publication', 'search', 'examination', 'grant', 'refusal', 'withdrawal'] as const).map((kind) => ({ kind })),
  {
    kind: 'transfer',
    from: [{ name: 'OLD OWNER' }],
    to: [{ name: 'NEW * OWNER', place: 'TEXAS' }],
    conveyance: 'merger',
  },
  { kind: 'name_change', from: [{ name: 'FIRST NAME' }], to: [{ name: 'SECOND NAME' }], reel_frame: '012345/0678' },
  { kind: 'party_change', from: [{ name: 'A' }, { name: 'B' }], to: [{ name: 'C' }] },
  {
    ...{ kind: 'licence', licensor: [{ name: 'GIVER' }], licensee: [{ name: 'TAKER' }], licence: 'exclusive' },
    ...{ registration_number: 'X2020990000001', effective: 20200227 },
  },
  { kind: 'licence_end', licensor: [{ name: 'GIVER' }], licensee: [{ name: 'TAKER' }] },
  { kind: 'licence_offer' },
  { kind: 'licence_offer_end' },
  { kind: 'pledge', pledgor: [{ name: 'OWNER' }], pledgee: [{ name: 'BANK' }], registration_number: 'Y2020990000002' },
  { kind: 'pledge_release', pledgor: [{ name: 'OWNER' }], pledgee: [{ name: 'BANK' }] },
  { kind: 'preservation' },
  { kind: 'preservation_end' },
  { kind: 'opposition', opponent: [{ name: 'RIVAL' }], representative: [{ name: 'LAWYER' }] },
  { kind: 'opposition_end', outcome: 'rejected' },
  { kind: 'litigation', plaintiff: [{ name: 'OWNER' }], defendant: [{ name: 'RIVAL' }], docket: '1:20-cv-01' },
  { kind: 'invalidation', petitioner: [{ name: 'RIVAL' }], docket: '4W100001', outcome: 'partly_invalid' },
  { kind: 'reexamination' },
  { kind: 'fee', year: 4, paid: 20160301 },
  { kind: 'fee' },
  { kind: 'lapse', reason: 'fee', state: 'IT' },
  ...(['expiry', 'abandonment', 'revocation', 'restoration', 'extension'] as const).map((kind) => ({ kind })),
];

/** A patent of which everything is known that a source can say, each kind of it at least once. */
export const wholePatent: Patent = {
  publication_number: 'US8100002B2',
  authority: 'US',
  doc_number: '8100002',
  kind_code: 'B2',
  patent_type: 'B',
  publication_date: 20120131,
  grant_date: 20120131,
  application_number: 'US12/900002',
  filing_date: 20101009,
  priorities: [
    { country: 'US', number: 'US60/100002', date: 20100310 },
    { country: 'JP', number: 'JP2010-000002' },
  ],
  stated_priority_date: 20100309,
  pct_application: { number: 'PCT/US2010/050002', date: 20101009, entry_date: 20120409 },
  pct_publication: { number: 'WO2011040002A1', date: 20110407 },
  related_documents: RELATIONS.map((relation, at) => ({
    ...{ relation, country: 'US', number: `US12/80000${at}` },
    ...(at > 0 && { date: 20090100 + at }),
  })),
  stated_simple_family: '43000002',
  stated_family_members: ['EP2500002A1'],
  stated_counts: [
    { of: 'cited_by', count: 31, source: 'a-list', year: 2021 },
    { of: 'simple_family', count: 4, source: 'a-list' },
    { of: 'extended_family', count: 7, source: 'a-list' },
  ],
  titles: texts(['en', 'original', 'Mirror_drive for a [scanning] lidar'], ['zh', 'machine', '扫描激光雷达的镜驱动']),
  abstracts: texts(
    ['de', 'original', 'Ein Spiegel kippt.'],
    ['en', 'original', 'A mirror <tilts>\nby a drive; `angles` are *measured*.'],
  ),
  claims: [
    {
      ...{ lang: 'en', origin: 'original' },
      claims: [
        { number: 1, text: 'A lidar with a mirror and a drive.', independent: true, parents: [] },
        { number: 2, text: 'The lidar of claim 1, whose drive is piezoelectric.', independent: false, parents: [1] },
        { number: 3, text: 'The lidar of claim 1 or 2 in a vehicle.', independent: false, parents: [1, 2] },
        { number: 4, text: 'A method of scanning a scene with a mirror.', independent: true, parents: [] },
      ],
    },
    {
      ...{ lang: 'zh', origin: 'office' },
      claims: [{ number: 1, text: '一种激光雷达，包括镜和驱动器。', independent: true, parents: [] }],
    },
  ],
  descriptions: [
    {
      ...{ lang: 'en', origin: 'original' },
      paragraphs: SECTIONS.flatMap((section, at) => [
        { id: `p${2 * at + 1}`, section, heading: true, text: `ABOUT ${section.toUpperCase()}` },
        { id: `p${2 * at + 2}`, section, ...(at !== 2 && { number: `000${at + 1}` }), text: `What ${section} says.` },
      ]),
    },
  ],
  applicants: [
    {
      ...{ name: 'Acme Sensors, Inc.', lang: 'en', standard_name: 'ACME SENSORS INC', type: 'company' },
      ...{ address: '1 Main St', country: 'US', province: 'CA', city: 'Fremont' },
    },
  ],
  assignees: [{ name: 'Acme Holding', standard_name: 'ACME HOLDING', type: 'company', country: 'US' }],
  current_assignees: Array.from({ length: 12 }, (_, at) => ({ name: `Owner ${at + 1}` })),
  inventors: [
    { name: 'ROE, Jane', type: 'person', country: 'US', city: 'Fremont' },
    { name: 'DOE, John', type: 'person' },
  ],
  agents: [{ name: 'POE, Ann', type: 'person' }],
  agencies: [{ name: 'Poe & Partners', type: 'company' }],
  examiners: [{ name: 'LOW, Kim', role: 'primary' }, { name: 'TALL, Lee', role: 'assistant' }, { name: 'MID, Sam' }],
  ipc: ['G01S7/481', 'G02B26/08'],
  cpc: ['G01S7/4817', 'G02B26/0858'],
  locarno: ['14-02'],
  us_classes: ['356/5.01'],
  fi: ['G01S7/481 A'],
  f_terms: ['5J084AA05'],
  cites: [
    ...CITATION_PHASES.map((phase, at) => ({
      ...{ publication_number: `US700000${at}B2`, phase },
      ...(at > 0 && { categories: ['X', 'Y'].slice(0, at), date: 20050100 + at }),
      ...(at === 2 && { claims: ['1-3'], passages: ['paragraph [0012]'], cpc: ['G01S7/48'], us_classes: ['356/4'] }),
    })),
    { publication_number: 'EP1234567' },
  ],
  cites_literature: [
    { text: 'ROE et al., Mirrors, 2009', authors: ['ROE, J.', 'ET AL'], title: 'Mirrors', doi: '10.1234/mirrors' },
    { text: 'DOE, Drives_and_more, 2008', categories: ['A'], phase: 'examiner' },
  ],
  legal_events: FACTS.map(
    (fact, at): LegalEvent => ({
      date: 20120101 + at,
      code: `A${10 + at}`,
      ...(at % 3 === 0 && { text: `What ${fact.kind} *says*` }),
      ...(at % 2 === 0 && { country: 'US' }),
      fact,
      ...(at === 4 && { details: { reason: 'article 97' } }),
    }),
  ).concat([{ date: 20130101, code: 'Z9', text: 'An event without a fact' }]),
  legal_status: { simple: 0, detailed: [3, 16], date: 20200301 },
  expiry_date: 20301009,
  figures: [
    { id: 'fig1', label: 'Fig. 1', caption: 'the mirror', svg: '<svg/>', width_px: 40, height_px: 30 },
    { id: 'fig2', abstract_figure: true },
  ],
  page_count: 12,
  provenance: [
    { source: 'uspto', file: 'a.zip', fields: ['titles'] },
    { source: 'docdb', fields: ['cites'] },
    { source: 'uspto', file: 'b.zip', fields: ['legal_events'] },
  ],
};
