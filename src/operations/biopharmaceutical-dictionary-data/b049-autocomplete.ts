import { b049DrugTypeAutocomplete } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import { autocomplete } from './autocomplete.ts';

export default autocomplete({
  contract: b049DrugTypeAutocomplete,
  path: '/synapse/drug-type/autocomplete',
  summary: 'Complete the name of a type of drugs',
  kind: 'drug_type',
  id: 'drug_type_id',
  example: 'pump',
  sources: 'MeSH (therapeutic uses) and the classes of DrugCentral',
});
