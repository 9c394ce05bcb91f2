import { classSymbols } from '#collections/class-symbols.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { startTestService, type TestService } from './service.ts';

/** 15 May 2024. */
const NOW = Date.UTC(2024, 4, 15);

const patent = (number: string, said: Partial<Patent>): Patent => ({
  publication_number: number,
  authority: number.slice(0, 2),
  doc_number: number.slice(2, -2),
  kind_code: number.slice(-2),
  patent_type: number.at(-2) === 'B' ? 'B' : 'A',
  ...emptyLists(),
  titles: [{ lang: 'en', origin: 'original', text: 'Cell with a membrane' }],
  ...said,
});

const named = (...names: string[]) => names.map((name) => ({ name }));
const status = (simple: number) => ({ simple, detailed: [] });

/** An application of Acme and Beta with its grant. */
const FIRST = {
  ...{ application_number: 'US16/000001', filing_date: 20190301, applicants: named('Acme', 'Beta') },
  priorities: [{ country: 'US', number: 'US62/000001', date: 20180302 }],
};

/** Four applications: one with its grant, one that is pending, one Chinese, one without a date. */
const PATENTS: readonly Patent[] = [
  patent('US2020000001A1', { ...FIRST, publication_date: 20200901, ipc: ['H01M8/10', 'G01N33/00'] }),
  patent('US11000001B2', { ...FIRST, publication_date: 20210511, ipc: ['H01M8/10'], legal_status: status(1) }),
  patent('US2022000002A1', {
    ...{ application_number: 'US17/000002', filing_date: 20210704, publication_date: 20220105, ipc: ['H04N201/00'] },
    ...{ applicants: named('Acme'), legal_status: status(0), cites: [{ publication_number: 'US11000001B2' }] },
    inventors: named('Roe, Jane'),
    legal_events: [
      { date: 20220301, fact: { kind: 'transfer', from: named('Delta Limited'), to: named('ACME') } },
      { date: 20210801, fact: { kind: 'transfer', from: named('Roe, Jane'), to: named('Acme') } },
      { date: 20220401, fact: { kind: 'transfer', from: named('Acme'), to: named('Beta', 'Epsilon AG') } },
      { date: 20230105, fact: { kind: 'litigation', docket: '1:23-cv-1' } },
      { date: 20230601, fact: { kind: 'litigation', docket: '1:23-CV-1' } },
      { date: 20220901, fact: { kind: 'litigation' } },
    ],
  }),
  patent('CN111111111A', {
    ...{ kind_code: 'A', doc_number: '111111111', application_number: 'CN201910000001.1' },
    ...{ filing_date: 20191231, publication_date: 20200601, ipc: ['H01M8/10'], applicants: named('Beta', 'Gamma') },
    priorities: FIRST.priorities,
    titles: [
      { lang: 'zh', origin: 'original', text: '膜电池' },
      { lang: 'fr', origin: 'machine', text: 'Accumulateur' },
    ],
    inventors: named('Roe, Jane', 'Li, Wei'),
    cites: [{ publication_number: 'EP3000001A1' }],
    abstracts: [{ lang: 'zh', origin: 'original', text: '膜电池的壳体降低了重量。' }],
  }),
  patent('EP3000001A1', {
    ...{ application_number: 'EP19000001', publication_date: 20200101, cites: [] },
    priorities: [{ country: 'EP', number: 'EP18000009', date: 20180101 }],
  }),
  // a family of two that cite the same, as one
  ...(['AU2021100001A1', 'AU2021100001B2'] as const).map((number) =>
    patent(number, {
      ...{ application_number: 'AU2021100001', filing_date: 20210101, publication_date: 20220101, demo: true },
      titles: [{ lang: 'en', origin: 'original', text: 'Lamp' }],
      cites: [{ publication_number: 'EP3000001A1' }],
    }),
  ),
];

/** A service on a few patents, on which the rows of every chart can be worked out by hand, on a day of 2024. */
export async function startChartService(): Promise<TestService> {
  const service = await startTestService({ corpus: PATENTS, clock: () => NOW });
  const title = { scheme: 'ipc', symbol: 'H01M8/00', titles: [{ lang: 'zh', text: '燃料电池' }] } as const;
  await service.corpus.put(classSymbols, [{ ...title, titles: [...title.titles] }]);
  return service;
}
