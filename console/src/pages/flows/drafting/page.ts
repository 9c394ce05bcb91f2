import { defineFlowPage } from '../flow.ts';
import { editor } from '../parts/editor.tsx';
import { Checks } from './Checks.tsx';
import { Parts } from './Parts.tsx';
import { asRead, asSent, type Draft, type DraftingData } from './record.ts';
import { Specification } from './Specification.tsx';
import { Start, Texts } from './Texts.tsx';

/** From claims and a disclosure to what is wrong with them, and to a specification. */
export const drafting = defineFlowPage<DraftingData>({
  id: 'drafting',
  flow: 'specification-drafting',
  title: (say) => say('d_name'),
  text: (say) => say('d_text'),
  Start,
  stages: [
    {
      id: 'texts',
      title: (say) => say('d_texts'),
      works: [],
      waits: [],
      ready: () => true,
      View: Texts,
    },
    {
      id: 'checks',
      title: (say) => say('d_checks'),
      works: ['reading'],
      waits: ['read'],
      ready: ({ faults }) => faults !== undefined,
      note: ({ faults = [] }, say) => say('d_faults', { n: faults.length }),
      doing: (_state, progress, say) => say(progress?.what === 'prior_art' ? 'd_doing_art' : 'd_doing_read'),
      View: Checks,
    },
    {
      id: 'parts',
      title: (say) => say('d_parts'),
      works: [],
      waits: [],
      ready: ({ terms }) => terms !== undefined,
      note: ({ terms = [] }, say) => say('d_terms_n', { n: terms.length }),
      ...editor<DraftingData, Draft>({
        text: (say) => say('d_parts_text'),
        made: asRead,
        confirmed: asSent,
        Edit: Parts,
        accepts: ['read', 'written'],
        action: {
          label: (say) => say('d_write'),
          ready: ({ title, terms }) => /\p{L}/u.test(title) && terms.every(({ name }) => name.trim() !== ''),
          step: (draft) => ({ path: '/ai/specification/generate-report/cnipa', body: draft }),
        },
      }),
    },
    {
      id: 'specification',
      title: (say) => say('d_specification'),
      works: ['writing'],
      waits: ['written'],
      ready: ({ filing }) => filing !== undefined,
      note: ({ filing }, say) => say('d_open_n', { n: filing?.open.length ?? 0 }),
      doing: (_state, _progress, say) => say('d_doing_write'),
      View: Specification,
    },
  ],
});
