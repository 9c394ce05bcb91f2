import { type Company, companyPart } from './companies.ts';

/** For tests: what a table of one's own says of a company, by the key of its row, plus what the test needs. */
export const sampleCompany = (key: string, name: string, fields: object = {}): Company =>
  companyPart({ ids: [`own:${key}`], name, ...fields, provenance: [{ source: 'company-table', key }] } as never);
