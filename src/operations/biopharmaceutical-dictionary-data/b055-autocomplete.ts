import { b055OutcomeAutocomplete } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import { autocomplete } from './autocomplete.ts';

export default autocomplete({
  contract: b055OutcomeAutocomplete,
  path: '/synapse/outcome/autocomplete',
  summary: 'Complete the name of an outcome of trials',
  kind: 'outcome',
  id: 'outcome_id',
  short: true,
  example: 'OS',
  sources: 'records of your own',
});
