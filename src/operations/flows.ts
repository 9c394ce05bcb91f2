import type { Flow } from '#flows/flow.ts';

/** Every flow that workers run. */
export const flows: readonly Flow[] = [];
