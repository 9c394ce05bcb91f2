import type { Source } from './source.ts';
import usptoApplications from './uspto-applications/source.ts';
import usptoGrants from './uspto-grants/source.ts';
import usptoLegacy from './uspto-legacy/source.ts';
import usptoPpubs from './uspto-ppubs/source.ts';

/** Every importer, in the order in which `auto` asks them whether a file is theirs: the most particular first. */
export const sources: readonly Source[] = [usptoGrants, usptoApplications, usptoLegacy, usptoPpubs];

export const sourceByName = (name: string): Source | undefined => sources.find((source) => source.name === name);
