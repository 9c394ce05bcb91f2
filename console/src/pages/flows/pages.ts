import { activities } from './activities/page.ts';
import { clearance } from './clearance/page.ts';
import { disclosure } from './disclosure/page.ts';
import { drafting } from './drafting/page.ts';
import { exploration } from './exploration/page.ts';
import type { FlowPage } from './flow.ts';
import { rights } from './fto/page.ts';
import { materials } from './materials/page.ts';
import { novelty } from './novelty/page.ts';
import { research } from './pre-research/page.ts';
import { questions } from './questions/page.ts';
import { translation } from './translation/page.ts';

/** Every flow that has pages. A new one is a declaration in a folder of its own and a line here. */
// biome-ignore format: a line each
export const flowPages: readonly FlowPage[] = [
  novelty, rights, questions, exploration, materials, disclosure, drafting, research, clearance,
  activities, translation,
];
