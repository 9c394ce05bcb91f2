import { b051TargetAutocomplete } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import { autocomplete } from './autocomplete.ts';

export default autocomplete({
  contract: b051TargetAutocomplete,
  path: '/synapse/target/autocomplete',
  summary: 'Complete the name of a target',
  kind: 'target',
  id: 'target_id',
  short: true,
  example: 'halden',
  sources: 'HGNC gene names',
});
