import type { Group } from '#operation.ts';
import compare from './compare.ts';
import read from './read.ts';
import refine from './refine.ts';
import report from './report.ts';
import submit from './submit.ts';

export default {
  tag: 'Technology idea novelty search',
  description: 'What of an idea stands in which document; strike or add features, rank several ideas, make a report.',
  operations: [submit, read, compare, report, refine],
} satisfies Group;
