import { b037OrganizationInvestment } from '#contract/generated/drug-r-d-orgnization.ts';
import { fundingPage, roundRow } from './funding-page.ts';

export default fundingPage({
  contract: b037OrganizationInvestment,
  path: '/synapse/organization/investment',
  summary: 'Rounds of financing in which an organisation invested',
  kind: 'round',
  as: 'GIVER',
  row: roundRow,
  what: 'rounds of financing',
});
