import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { bibliography, simpleBibliography } from './bibliography.ts';

const bare = samplePatent('US9000001B2');
const whole = samplePatent('CN102000001B', {
  titles: [
    { lang: 'zh', text: '电池', origin: 'original' },
    { lang: 'en', text: 'Battery', origin: 'machine' },
  ],
  abstracts: [{ lang: 'en', text: 'A battery.', origin: 'office' }],
  publication_date: 20130405,
  grant_date: 20130405,
  filing_date: 20101231,
  expiry_date: 20301231,
  application_number: 'CN201010999999',
  priorities: [
    { country: 'JP', number: 'JP2009123456', date: 20091120 },
    { country: 'US', number: '61/123456' },
  ],
  related_documents: [
    { relation: 'division', country: 'CN', number: 'CN200910000001', date: 20090102 },
    { relation: 'continuation', country: 'US', number: '12/000001' },
  ],
  pct_application: { number: 'PCT/CN2010/000123', date: 20100203, entry_date: 20110304 },
  pct_publication: { number: 'WO2011081758A1', date: 20110707 },
  ipc: ['H01M10/0525', 'C01B'],
  cpc: ['Y02E60/10'],
  locarno: ['13-02'],
  us_classes: ['429/209', 'D13'],
  fi: ['H01M10/0525'],
  f_terms: ['5H029'],
  applicants: [{ name: '宁德公司', lang: 'zh', address: '福建' }],
  assignees: [{ name: 'Later Owner' }],
  inventors: [{ name: '张三' }, { name: '李四' }],
  agents: [{ name: 'Agent' }],
  agencies: [{ name: 'Agency' }],
  examiners: [{ name: 'Examiner', role: 'primary' }, { name: 'Assistant' }],
  cites: [{ publication_number: 'US7000001B2' }, { publication_number: 'EP1000000A1' }],
  cites_literature: [{ text: 'A paper, 2001.' }],
});

it('is short with what stands alone, and nothing where nothing is known', () => {
  expect(simpleBibliography(bare)).toEqual({
    ...{ invention_title: [], abstracts: [], patent_type: 'PATENT', priority_claims: [] },
    publication_reference: { country: 'US', doc_number: '9000001', kind: 'B2' },
    application_reference: {},
    classification_data: { classification_loc: [], classification_gbc: [] },
    parties: { applicants: [], assignees: [], inventors: [] },
    reference_cited: { cited_patents: [], cited_others: [] },
  });
});

it('has classes and references as plain strings in the short form', () => {
  expect(simpleBibliography(whole)).toEqual({
    // as published, and no translation beside it
    invention_title: [{ lang: 'CN', text: '电池' }],
    // where nothing original is stored, what there is
    abstracts: [{ lang: 'EN', text: 'A battery.' }],
    patent_type: 'PATENT',
    publication_reference: { country: 'CN', doc_number: '102000001', kind: 'B', date: 20130405 },
    application_reference: { apno: 'CN201010999999', date: 20101231 },
    dates_of_public_availability: { printed_with_granted: 20130405 },
    priority_claims: [
      { country: 'JP', doc_number: '2009123456', date: 20091120 },
      { country: 'US', doc_number: '61/123456' },
    ],
    pct_or_regional_filing_data: { doc_number: 'PCT/CN2010/000123', date: 20100203, entry_date: 20110304 },
    pct_or_regional_publishing_data: { number: 'WO2011081758A1', date: 20110707 },
    classification_data: {
      classification_ipcr: { main: 'H01M10/0525', further: ['C01B'] },
      classification_cpc: { main: 'Y02E60/10', further: [] },
      classification_loc: ['13-02'],
      classification_gbc: [],
    },
    parties: {
      applicants: [{ name: '宁德公司', sequence: 1, lang: 'CN', address: '福建' }],
      assignees: [{ name: 'Later Owner', sequence: 1 }],
      inventors: [
        { name: '张三', sequence: 1 },
        { name: '李四', sequence: 2 },
      ],
    },
    reference_cited: { cited_patents: ['US7000001B2', 'EP1000000A1'], cited_others: ['A paper, 2001.'] },
  });
});

it('has classes by level, days in three precisions and every party in the full form', () => {
  expect(bibliography(whole)).toEqual({
    invention_title: [{ lang: 'CN', text: '电池', data_format: 'original' }],
    abstracts: [{ lang: 'EN', text: 'A battery.', data_format: 'office' }],
    patent_type: 'PATENT',
    publication_reference: {
      ...{ country: 'CN', doc_number: '102000001', kind: 'B', date: 20130405, month: 201304, year: 2013 },
    },
    application_reference: { country: 'CN', doc_number: '201010999999', date: 20101231, month: 201012, year: 2010 },
    dates_of_public_availability: { printed_with_granted: 20130405, month: 201304, year: 2013 },
    exdt: 20301231,
    priority_claims: [
      { country: 'JP', doc_number: '2009123456', date: 20091120 },
      { country: 'US', doc_number: '61/123456' },
    ],
    related_documents: [
      { relation_type: 'divisional', country: 'CN', doc_number: '200910000001', date: 20090102 },
      { relation_type: 'continuation', country: 'US', doc_number: '12/000001' },
    ],
    pct_or_regional_filing_data: { doc_number: 'PCT/CN2010/000123', date: 20100203, entry_date: 20110304 },
    pct_or_regional_publishing_data: { doc_number: 'WO2011081758', kind: 'A1', date: 20110707 },
    classification_data: {
      classification_ipcr: {
        main_classification: { section: 'H', class: '01', sub_class: 'M', main_group: '10', sub_group: '0525' },
        further_classification: [{ section: 'C', class: '01', sub_class: 'B' }],
      },
      classification_cpc: {
        main_classification: { section: 'Y', class: '02', sub_class: 'E', main_group: '60', sub_group: '10' },
        further_classification: [],
      },
      classification_upc: { classification_symbol: [{ class: '429', sub_class: '209' }, { class: 'D13' }] },
      classification_gbc: { classification_symbol: [] },
      classification_loc: ['13-02'],
      classification_fi: ['H01M10/0525'],
      classification_fterm: ['5H029'],
    },
    parties: {
      applicants: [{ name: '宁德公司', sequence: 1, lang: 'CN', address: '福建', data_format: 'original' }],
      assignees: [{ name: 'Later Owner', sequence: 1, data_format: 'original' }],
      inventors: [
        { name: '张三', sequence: 1, data_format: 'original' },
        { name: '李四', sequence: 2, data_format: 'original' },
      ],
      agents: [{ name: 'Agent', sequence: 1, data_format: 'original', rep_type: 'agents' }],
      agency: [{ name: 'Agency', sequence: 1, data_format: 'original', rep_type: 'agency' }],
      examiners: [
        { name: 'Examiner', sequence: 1, data_format: 'original', rep_type: 'primary' },
        { name: 'Assistant', sequence: 2, data_format: 'original' },
      ],
    },
    reference_cited: {
      cited_patents: [
        { country: 'US', doc_number: '7000001', kind: 'B2', num: '0001' },
        { country: 'EP', doc_number: '1000000', kind: 'A1', num: '0002' },
      ],
      cited_others: [{ num: '0001', text: 'A paper, 2001.' }],
    },
  });
});

it('gives an application under the PCT its kind and its spelling', () => {
  expect(
    bibliography(samplePatent('WO2011081758A1', { application_number: 'PCT/US2010/1' })).application_reference,
  ).toEqual({
    ...{ country: 'WO', doc_number: 'PCT/US2010/1', kind: 'W' },
  });
});
