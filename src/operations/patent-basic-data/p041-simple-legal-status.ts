import { Type } from 'typebox';
import { SIMPLE_STATUS, statusWords } from './legal-words.ts';
import { patentLookup } from './patent-lookup.ts';

export default patentLookup({
  id: 'p041BasicPatentDataSimpleLegalStatus',
  path: '/basic-patent-data/simple-legal-status',
  summary: 'Simple legal status: active, inactive, pending ...',
  row: { simple_legal_status: Type.Array(Type.String({ examples: ['Active'] })) },
  rows: (patents) =>
    patents.map(({ legal_status: status }) => ({
      simple_legal_status: statusWords(status ? [status.simple] : [], SIMPLE_STATUS),
    })),
});
