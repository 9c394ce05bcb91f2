import { defineFlowPage } from '../flow.ts';
import { Translation } from './Translation.tsx';

/** A text in another language, sentence by sentence, with where each translation comes from. It makes no task. */
export const translation = defineFlowPage({
  id: 'translation',
  title: (say) => say('tr_name'),
  text: (say) => say('tr_text'),
  Start: Translation,
  stages: [
    {
      id: 'text',
      title: (say) => say('tr_stage'),
      works: [],
      waits: [],
      ready: () => false,
      View: () => null,
    },
  ],
});
