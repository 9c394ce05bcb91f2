import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#collections/companies/companies.ts';
import { sampleCompany } from '#collections/companies/sample-company.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const NORTH = 'North Pumps Ltd';
/** Named as no university is; the register says what it is. */
const REGISTERED = 'Kelling Trust';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(companies, [
    sampleCompany('1', NORTH),
    sampleCompany('2', REGISTERED, { type: 'education' }),
    sampleCompany('3', 'Company Institute of Tools', { type: 'company' }),
    sampleCompany('4', 'Lonely Ltd'),
  ]);
  const together = (n: number, ipc: string, ...others: { name: string; country?: string }[]) =>
    samplePatent(`US900000${n}A1`, {
      ...{ applicants: [{ name: NORTH, country: 'CN' }, ...others], ipc: [ipc], publication_date: 20200100 + n },
      application_number: `US16/00000${n}`,
    });
  const oxford = { name: 'University of Oxbridge', country: 'GB' };
  await service.corpus.put(patents, [
    together(1, 'F04D13/00', oxford),
    together(2, 'F04D13/06', oxford, { name: REGISTERED }),
    together(3, 'F16K1/00', { ...oxford, country: 'US' }),
    together(4, 'F16K1/02', { name: REGISTERED, country: 'DE' }),
    // neither a body of research nor of its own
    together(5, 'F16K1/04', { name: 'South Valves GmbH' }, { name: 'Company Institute of Tools' }),
    together(6, 'F16K1/06'),
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const ask = async (path: string, company_name = NORTH) => {
  const { data, notes } = (await service.call(`POST /company/${path}`, { body: { company_name } })).json;
  const { company_name: _, ...facts } = data;
  return { facts, notes };
};

describe('research bodies with which a company files together', () => {
  it('are told by the register or by their names, those with most joint applications first', async () => {
    const { facts, notes } = await ask('industry-university-research');
    expect(facts).toEqual({
      ...{ iur_app_count: 2, iur_count: 4 },
      iur_detail: [
        { iur_name: 'University of Oxbridge', iur_name_count: 3, iur_type: 'academy' },
        { iur_name: 'Kelling Trust', iur_name_count: 2, iur_type: 'education' },
      ],
    });
    expect(notes).toEqual([
      '1 of 2 partners are no stored institution (importers ror, openalex): their type is told by their names.',
    ]);
  });

  it('and the main groups of what they file', async () => {
    expect((await ask('industry-university-research-ipc')).facts.iur_detail).toEqual([
      {
        ...{ iur_name: 'University of Oxbridge', iur_type: 'academy' },
        ipc_detail: [
          { ipc_iur_name_count: 2, ipc_main_group: 'F04D13' },
          { ipc_iur_name_count: 1, ipc_main_group: 'F16K1' },
        ],
      },
      {
        ...{ iur_name: 'Kelling Trust', iur_type: 'education' },
        ipc_detail: [
          { ipc_iur_name_count: 1, ipc_main_group: 'F04D13' },
          { ipc_iur_name_count: 1, ipc_main_group: 'F16K1' },
        ],
      },
    ]);
  });

  it('and where they are; an address without a country is told', async () => {
    const { facts, notes } = await ask('industry-university-research-region-distribution');
    expect(facts.iur_detail).toEqual([
      {
        ...{ iur_name: 'University of Oxbridge', iur_type: 'academy' },
        region_detail: [
          { region: 'GB', region_iur_name_count: 2 },
          { region: 'US', region_iur_name_count: 1 },
        ],
      },
      {
        ...{ iur_name: 'Kelling Trust', iur_type: 'education' },
        region_detail: [{ region: 'DE', region_iur_name_count: 1 }],
      },
    ]);
    expect(notes).toEqual([
      '1 of 2 partners are no stored institution (importers ror, openalex): their type is told by their names.',
      'Partners named without a country: 1, once for each publication that names them so.',
    ]);
  });

  it('a company that files alone has none, and that is said', async () => {
    const { facts, notes } = await ask('industry-university-research', 'Lonely Ltd');
    expect(facts).toEqual({ iur_app_count: 0, iur_count: 0, iur_detail: [] });
    expect(notes).toEqual(['No stored application names a university, hospital or government body beside it.']);
    expect((await ask('industry-university-research-ipc', 'Lonely Ltd')).facts).toEqual({ iur_detail: [] });
  });
});
