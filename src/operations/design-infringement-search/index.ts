import type { Group } from '#operation.ts';
import submit from './ai39-1-submit.ts';
import report from './ai39-2-report.ts';

export default {
  tag: 'Design Infringement Search',
  description:
    'Designs that a picture may come near to: found by their drawings, compared by measures, with a published table of risks.',
  operations: [submit, report],
} satisfies Group;
