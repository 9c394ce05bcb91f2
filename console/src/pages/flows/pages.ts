import type { FlowPage } from './flow.ts';
import { novelty } from './novelty/page.ts';

/** Every flow that has pages. A new one is a declaration in a folder of its own and a line here. */
export const flowPages: readonly FlowPage[] = [novelty];
