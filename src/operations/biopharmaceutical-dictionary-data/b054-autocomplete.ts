import { b054MechanismActionAutocomplete } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import { autocomplete } from './autocomplete.ts';

export default autocomplete({
  contract: b054MechanismActionAutocomplete,
  path: '/synapse/mechanism-action/autocomplete',
  summary: 'Complete the name of a mechanism of action',
  kind: 'mechanism',
  id: 'mechanism_action_id',
  short: true,
  example: 'halden',
  sources: 'MeSH (mechanisms of action) and the classes of DrugCentral',
});
