import { epochOfDay } from '#clock.ts';
import type { Funding } from '#collections/funding/funding.ts';
import { b036OrganizationGrantFunding } from '#contract/generated/drug-r-d-orgnization.ts';
import type { Known } from '#operations/shared/entity-rows.ts';
import { fundingPage, namedRow } from './funding-page.ts';

const grantRow = (grant: Funding, known: Known) => ({
  award_by_organization: grant.givers.map((name) => ({ ...namedRow(known, name), original_name: name })),
  ...(grant.opens && { open_date: epochOfDay(grant.opens) }),
  ...(grant.closes && { close_date: epochOfDay(grant.closes) }),
  ...(grant.currency && { currency_code: grant.currency }),
  ...(grant.amount !== undefined && { value: grant.amount }),
  evidence: `${grant.source}: ${grant.id}`,
});

export default fundingPage({
  contract: b036OrganizationGrantFunding,
  path: '/synapse/organization/grant-funding',
  summary: 'Grants that an organisation was given',
  kind: 'grant',
  as: 'RECIPIENT',
  row: grantRow,
  what: 'grants',
});
