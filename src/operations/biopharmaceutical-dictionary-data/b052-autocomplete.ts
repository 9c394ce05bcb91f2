import { b052OrganizationAutocomplete } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import { autocomplete } from './autocomplete.ts';

export default autocomplete({
  contract: b052OrganizationAutocomplete,
  path: '/synapse/organization/autocomplete',
  summary: 'Complete the name of an organisation',
  kind: 'organisation',
  id: 'organization_id',
  example: 'halden',
  sources: 'registers of approvals and trials',
});
