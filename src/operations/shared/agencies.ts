import type { Approval } from '#collections/approvals/approvals.ts';
import { country, type WireCountry } from './countries.ts';

/** For which country, or union of countries, each agency approves. */
export const AGENCY_COUNTRIES: Readonly<Record<Approval['agency'], string>> = {
  FDA: 'US',
  EMA: 'EU',
  PMDA: 'JP',
  NMPA: 'CN',
};

/** Registers of approvals as their publishers call them, by the importer that reads them. */
const REGISTERS: Readonly<Record<string, string>> = {
  'drugs-at-fda': 'Drugs@FDA',
  'orange-book': 'FDA Orange Book',
  'purple-book': 'FDA Purple Book',
  'ema-epar': 'EMA medicines',
};

/** Which registers say what an approval says. */
export const registersOf = ({ source }: Pick<Approval, 'source'>): string =>
  source
    .split(', ')
    .map((each) => REGISTERS[each] ?? each)
    .join(', ');

/** Where a drug is approved by an approval of this agency. */
export const countryOfAgency = (agency: Approval['agency']): WireCountry => country(AGENCY_COUNTRIES[agency])!;
