import type { Group } from '#operation.ts';
import m001n1 from './m001-1-formulation-agent-creation.ts';
import m001n2 from './m001-2-formulation-agent-query.ts';

export default {
  tag: 'Formulation Assistant',
  description:
    'Recipes that documents state for a product, opposed in pairs along what differs: cost, function of an ingredient, amount.',
  operations: [m001n1, m001n2],
} satisfies Group;
