import { b053DrugAutocomplete } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import { autocomplete } from './autocomplete.ts';

export default autocomplete({
  contract: b053DrugAutocomplete,
  path: '/synapse/drug/autocomplete',
  summary: 'Complete the name of a drug',
  kind: 'drug',
  id: 'drug_id',
  example: 'imag',
  sources: 'the DrugBank vocabulary',
});
