import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const CITED = samplePatent('US1000001A', { publication_date: 20100601 });
const citing = (number: string, publication_date?: number) =>
  samplePatent(number, {
    ...(publication_date && { publication_date }),
    cites: [{ publication_number: 'US1000001A' }],
  });

/** Phases of a citation, and the interface's codes for who cited. */
const PHASES = [
  ['applicant', 'APP'],
  ['examiner', 'EXA'],
  ['search_report', 'EXA'],
  ['international_search', 'EXA'],
  ['opposition', 'OPP'],
  ['third_party', 'TPO'],
  ['other', 'OTHERS'],
] as const;

/** Codes of the interface with their words, as clients know them. */
const STATUSES = [
  [1, 'Published'],
  [2, 'Examining'],
  [3, 'Granted'],
  [8, 'Double'],
  [11, 'Withdrawn-Undetermined'],
  [13, 'Rejected'],
  [14, 'Revoked'],
  [15, 'Expired'],
  [16, 'Non-Payment'],
  [17, 'Withdrawn-Deemed'],
  [18, 'Withdrawn-Voluntarily'],
  [19, 'Abandoned-Deemed'],
  [20, 'Abandoned-Voluntarily'],
  [21, 'Restoration'],
  [22, 'Ceased'],
  [23, 'P-Revoked'],
  [24, 'Discontinuation'],
  [25, 'Abandoned-Undetermined'],
  [222, 'PCT published'],
  [223, 'PCT entering(designated period)'],
  [224, 'PCT entering(designated expiration)'],
  [225, 'unentered'],
] as const;
const SIMPLE = [
  [0, 'Inactive'],
  [1, 'Active'],
  [2, 'Pending'],
  [220, 'PCT designated expiration'],
  [221, 'PCT designated period'],
  [999, 'Undetermined'],
] as const;
const EVENTS = [
  ['transfer', 'Transfer'],
  ['licence', 'License'],
  ['pledge', 'Pledge'],
  ['opposition', 'Opposition'],
  ['reexamination', 'Re-examination'],
  ['litigation', 'Litigation'],
  ['preservation', 'Preservation'],
  ['invalidation', 'Invalid-procedure'],
] as const;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      CITED,
      citing('US2000001A', 20130601),
      citing('US2000002A', 20130602),
      citing('US2000003A', 20150601),
      citing('US2000004A', 20150602),
      citing('US2000005A'),
      samplePatent('US3000001A', {
        cites: PHASES.map(([phase], index) => ({ publication_number: `US400000${index}A`, phase })),
        legal_status: { simple: 1, detailed: STATUSES.map(([code]) => code), date: 20200131 },
        legal_events: EVENTS.map(([kind]) => ({ fact: { kind } })),
      }),
      ...SIMPLE.map(([simple], index) => samplePatent(`US500000${index}A`, { legal_status: { simple, detailed: [] } })),
    ],
  });
});
afterAll(() => service.close());

const lookup = async (path: `/${string}`, query: Record<string, string | number>) =>
  (await service.call(`GET ${path}`, { query })).json;

describe('facts of a publication', () => {
  it('counts who cites it within three and five years, the day itself included, undated ones never', async () => {
    const { data } = await lookup('/basic-patent-data/backward-citation', { patent_number: 'US1000001A' });
    expect(data[0].patent_cited).toMatchObject({ cited_by_3y: 1, cited_by_5y: 3, cited_by_simple_family: 5 });
    expect(data[0].patent_cited.cited_by_patents).toHaveLength(5);
  });

  it('says who cited in each phase', async () => {
    const { data } = await lookup('/advanced-patent-data/forward-citation', { patent_number: 'US3000001A' });
    expect(
      data[0].patsnap_reference_cited.cited_patents.map((cited: { cite_type: string[] }) => cited.cite_type),
    ).toEqual(PHASES.map(([, code]) => [code]));
  });

  it('has a word for every code of status and event', async () => {
    const { data } = await lookup('/basic-patent-data/legal-status', { patent_number: 'US3000001A' });
    expect(data[0]).toMatchObject({
      legal_date: 20200131,
      patent_legal: {
        simple_legal_status: ['Active'],
        legal_status: STATUSES.map(([, word]) => word),
        event_status: EVENTS.map(([, word]) => word),
      },
    });
    const numbers = SIMPLE.map((_, index) => `US500000${index}A`).join(',');
    const simple = await lookup('/basic-patent-data/simple-legal-status', { patent_number: numbers });
    expect(simple.data.map((row: { simple_legal_status: string[] }) => row.simple_legal_status)).toEqual(
      SIMPLE.map(([, word]) => [word]),
    );
  });

  it('takes a hundred numbers in one call, and names the hundred and first', async () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, i) => `US${6000000 + i}A`).join(',');
    const most = await lookup('/basic-patent-data/simple-legal-status', { patent_number: numbers(100) });
    expect([most.status, most.data]).toEqual([true, []]);
    const more = await lookup('/basic-patent-data/simple-legal-status', { patent_number: numbers(101) });
    expect([more.status, more.error_code, more.error_msg]).toEqual([
      false,
      68300004,
      'patent_number names 101 patents: at most 100 per call.',
    ]);
  });
});
