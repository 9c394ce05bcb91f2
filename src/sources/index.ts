import type { Source } from './source.ts';

/** Every importer, in the order in which `auto` asks them whether a file is theirs: the most particular first. */
export const sources: readonly Source[] = [];

export const sourceByName = (name: string): Source | undefined => sources.find((source) => source.name === name);
