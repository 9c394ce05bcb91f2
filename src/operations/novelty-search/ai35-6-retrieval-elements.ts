import { Type } from 'typebox';
import { flowRead } from '#operations/shared/flow-operations.ts';
import { noveltySearch } from './flow.ts';
import { toWireElements, WireElements } from './wire-elements.ts';

export default flowRead({
  id: 'ai35-6RetrievalElements',
  path: '/ai/novelty-search/retrieval/elements',
  summary: 'Read the search elements',
  flow: noveltySearch,
  response: { elements: Type.Optional(WireElements) },
  ready: ({ generated_elements }) => generated_elements && { elements: toWireElements(generated_elements) },
});
