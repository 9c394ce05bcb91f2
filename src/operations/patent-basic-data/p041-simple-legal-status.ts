import { p041BasicPatentDataSimpleLegalStatus } from '#contract/generated/patent-basic-data.ts';
import { noteLives } from '#operations/shared/life-notes.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { SIMPLE_STATUS, statusWords } from '#patents/code-words.ts';

export default patentLookup({
  contract: p041BasicPatentDataSimpleLegalStatus,
  path: '/basic-patent-data/simple-legal-status',
  summary: 'Simple legal status: active, inactive, pending ...',
  rows: (patents, call) => {
    noteLives(call.note, patents);
    return patents.map(({ legal_status: status }) => ({
      simple_legal_status: statusWords(status ? [status.simple] : [], SIMPLE_STATUS),
    }));
  },
});
