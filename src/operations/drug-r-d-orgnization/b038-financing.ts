import { b038OrganizationFinancing } from '#contract/generated/drug-r-d-orgnization.ts';
import { fundingPage, roundRow } from './funding-page.ts';

export default fundingPage({
  contract: b038OrganizationFinancing,
  path: '/synapse/organization/financing',
  summary: 'Rounds of financing of an organisation',
  kind: 'round',
  as: 'RECIPIENT',
  row: roundRow,
  what: 'rounds of financing',
});
