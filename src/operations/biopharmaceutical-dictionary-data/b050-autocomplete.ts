import { b050DiseaseAutocomplete } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import { autocomplete } from './autocomplete.ts';

export default autocomplete({
  contract: b050DiseaseAutocomplete,
  path: '/synapse/disease/autocomplete',
  summary: 'Complete the name of a disease',
  kind: 'disease',
  id: 'id',
  example: 'bearing',
  sources: 'the Disease Ontology',
});
