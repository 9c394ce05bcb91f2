import { p041BasicPatentDataSimpleLegalStatus } from '#contract/generated/patent-basic-data.ts';
import { SIMPLE_STATUS, statusWords } from './legal-words.ts';
import { patentLookup } from './patent-lookup.ts';

export default patentLookup({
  contract: p041BasicPatentDataSimpleLegalStatus,
  path: '/basic-patent-data/simple-legal-status',
  summary: 'Simple legal status: active, inactive, pending ...',
  rows: (patents) =>
    patents.map(({ legal_status: status }) => ({
      simple_legal_status: statusWords(status ? [status.simple] : [], SIMPLE_STATUS),
    })),
});
