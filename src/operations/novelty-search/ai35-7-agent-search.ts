import { ai35_7NoveltySearchAgentSearch } from '#contract/generated/novelty-search.ts';
import { flowEvent } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';
import { toBlocks, toClasses } from './wire-elements.ts';

export default flowEvent({
  contract: ai35_7NoveltySearchAgentSearch,
  path: '/ai/novelty-search/agent-search',
  body_limit_bytes: 1_000_000, // elements with all their other words
  summary: 'Confirm the search elements and search',
  description:
    'Searches in six ways, fuses what they find, and compares the best documents feature by feature. Poll `/ai/novelty-search/agent-result`.',
  flow: noveltySearch,
  event: 'confirm_elements',
  patch: ({ elements, documents_shown }) => ({
    confirmed_blocks: toBlocks(elements.list ?? []),
    ...(elements.classes && { confirmed_classes: toClasses(elements.classes) }),
    ...(documents_shown !== undefined && { documents_shown }),
    family_merge: elements.family_merge_enabled ?? true,
    confirmed_elements: elements,
  }),
  example: {
    elements: {
      family_merge_enabled: true,
      classes: [
        { key: 'H01M10/6556', source: 'neighbour_classes', selected: true },
        { key: 'H01M10/48', source: 'neighbour_classes', selected: false },
      ],
      list: [
        {
          selected: true,
          feature_type: 'key_search',
          feature_text_original: 'a cold plate below the cells',
          express: [
            {
              word: { key: 'cold plate', source: 'keywords_extract' },
              extend: [{ key: '冷板', source: 'translation_pairs' }],
              ipc: [{ key: 'H01M10/6556', source: 'neighbour_classes' }],
            },
          ],
        },
      ],
    },
  },
});
