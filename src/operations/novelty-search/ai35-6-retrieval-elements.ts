import { ai35_6RetrievalElements } from '#contract/generated/novelty-search.ts';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';
import { toWireElements } from './wire-elements.ts';

export default flowRead({
  contract: ai35_6RetrievalElements,
  path: '/ai/novelty-search/retrieval/elements',
  summary: 'Read the search elements',
  description: 'Once confirmed, as they were confirmed.',
  flow: noveltySearch,
  ready: ({ generated_elements, generated_classes, confirmed_elements }) =>
    generated_elements && {
      elements: confirmed_elements ?? {
        ...toWireElements(generated_elements),
        ...(generated_classes && { classes: generated_classes }),
      },
    },
});
