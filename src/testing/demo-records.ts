import type { Patent } from '#collections/patents/patent.ts';
import { demoPatents } from '#demo/index.ts';

let made: readonly Patent[] | undefined;

/** The patents of the demo corpus, made once in a process, which takes a second: nobody changes them. */
export const demoRecords = (): readonly Patent[] => (made ??= [...demoPatents()]);
