import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyPart, companies, companyPart } from '#collections/companies/companies.ts';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { standardName } from '#patents/names.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { comparisonOf, evaluate, indicatorRows, type OwnersBatch, ownersToCompare } from './evaluation.ts';
import { INDICATOR_NAMES } from './indicators.ts';
import { subjectOf } from './portfolio.ts';
import { rowOf } from './scores.ts';

let service: TestService;
const DAY = 20260101;
const owned = (n: number, name: string, more: Parameters<typeof samplePatent>[1] = {}) =>
  samplePatent(`US8${String(n).padStart(6, '0')}B2`, {
    ...{ patent_type: 'B', application_number: `US13/${String(n).padStart(6, '0')}`, filing_date: 20200101 + n },
    ...{ publication_date: 20230101 + (n % 28), grant_date: 20230101 + (n % 28), ipc: ['H01M10/05'] },
    applicants: [{ name, standard_name: standardName(name), country: 'US' }],
    ...more,
  });
const range = (from: number, to: number, name: string, more: Parameters<typeof samplePatent>[1] = {}) =>
  Array.from({ length: to - from + 1 }, (_, i) => owned(from + i, name, more));
const part = (id: string, name: string, more: Partial<CompanyPart> = {}) =>
  companyPart({ ids: [id], provenance: [{ source: 'test', key: id }], name, ...more });
const conveyance = (frame: string, text: string, from: string, to: string, day: number, n: number): Conveyance => ({
  ...{ id: `US ${frame}`, office: 'US', reel_frame: frame, recorded: day, executed: day, text },
  ...{ assignors: [{ name: from }], assignees: [{ name: to }], provenance: [{ source: 'test' }] },
  properties: [{ application: `US13/${String(n).padStart(6, '0')}`, patent: `US8${String(n).padStart(6, '0')}` }],
});

beforeAll(async () => {
  service = await startTestService({
    corpus: [
      ...range(1, 6, 'ALPHA CORP', { cites: [{ publication_number: 'US8000020B2' }] as never }),
      // an entity under two names, of which neither has five families alone
      ...range(10, 13, 'NEW NAME INC'),
      ...range(14, 20, 'OLD NAME INC'),
      ...range(30, 33, 'SMALL LLC'),
    ],
  });
  await service.corpus.put(companies, [
    part('own:named', 'New Name Inc', { names: [{ text: 'Old Name Inc', kind: 'previous' }] }),
  ]);
  await service.corpus.put(conveyances, [
    conveyance('049001/0001', 'ASSIGNMENT', 'ALPHA CORP', 'New Name, Inc.', 20240601, 1),
    conveyance('049002/0001', 'SECURITY INTEREST', 'ALPHA CORP', 'FIRST BANK NA', 20240701, 2),
  ]);
  await service.corpus.put(patentFacts, [
    {
      ...{ id: 'case', kind: 'litigation', publications: ['US8000003'], applications: [], filing_date: 20250101 },
      plaintiffs: ['Alpha Corp'],
    },
  ]);
});
afterAll(() => service?.close());

const asked = async (company_name: string) => (await subjectOf(service.corpus, { company_name }, () => {}))!;

describe('all owners of a corpus', () => {
  it('are those with five families, each entity under all its names once', async () => {
    const batches: OwnersBatch[] = [];
    const all = await ownersToCompare(service.corpus, DAY, (batch) => void batches.push(batch));
    expect(batches.map(({ owners }) => owners.length)).toEqual([2]);
    expect(all).toBe(12);
    const { companies: compared, values, totals } = (await comparisonOf(service.corpus, DAY))!;
    expect([compared, values.apno_cnt, totals.length]).toEqual([2, Float64Array.of(5, 12), 2]);
  });

  it('have in a batch the figures that each is answered with alone', async () => {
    const batches: OwnersBatch[] = [];
    await ownersToCompare(service.corpus, DAY, (batch) => void batches.push(batch));
    const rows = [...(await indicatorRows(service.corpus, batches[0]!))];
    const alone = await Promise.all(
      ['Old Name Inc', 'Alpha Corp'].map(async (name) => {
        const { days } = await evaluate(service.corpus, await asked(name), [DAY]);
        return rowOf(days[0]!.indicators);
      }),
    );
    const width = INDICATOR_NAMES.length;
    expect([rows.slice(0, width), rows.slice(width)].sort((a, b) => b[0]! - a[0]!)).toEqual(
      alone.sort((a, b) => b[0]! - a[0]!),
    );
  });

  it('are owners by the chain of conveyances, also before it, with what else is recorded', async () => {
    const alpha = await asked('Alpha Corp');
    const { days, rights } = await evaluate(service.corpus, alpha, [20240531, 20240601, DAY]);
    expect(days.map(({ indicators }) => indicators.apno_cnt)).toEqual([6, 5, 5]);
    expect(days.map(({ risks }) => [risks.patents.transfer_out, risks.patents.pledge])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(days.map(({ risks }) => risks.patents.litigation_plaintiff)).toEqual([undefined, undefined, 1]);
    expect(rights.filter(({ chain }) => chain.length > 0)).toHaveLength(2);
    const named = await evaluate(service.corpus, await asked('New Name Inc'), [20240531, 20240601]);
    expect(named.days.map(({ indicators }) => indicators.apno_cnt)).toEqual([11, 12]);
    expect(named.days.map(({ risks }) => risks.patents.transfer)).toEqual([0, 1]);
  });
});
