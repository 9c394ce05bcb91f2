import cpcScheme from './class-schemes/cpc.ts';
import ipcScheme from './class-schemes/ipc.ts';
import cnPublications from './cn-publications/source.ts';
import epoDocdb from './epo-docdb/source.ts';
import epoFulltext from './epo-fulltext/source.ts';
import epoOps from './epo-ops/source.ts';
import googlePatents from './google-patents/source.ts';
import lensCsv from './lens-csv/source.ts';
import type { Source } from './source.ts';
import tipo from './tipo/source.ts';
import usptoApplications from './uspto-applications/source.ts';
import usptoDescriptions from './uspto-descriptions/source.ts';
import usptoGrants from './uspto-grants/source.ts';
import usptoLegacy from './uspto-legacy/source.ts';
import usptoPpubs from './uspto-ppubs/source.ts';

/** Every importer, in the order in which `auto` asks them whether a file is theirs: the most particular first. */
export const sources: readonly Source[] = [
  usptoGrants,
  usptoApplications,
  usptoLegacy,
  usptoPpubs,
  epoOps,
  epoDocdb,
  epoFulltext,
  cnPublications,
  googlePatents,
  lensCsv,
  tipo,
  usptoDescriptions,
  ipcScheme,
  cpcScheme,
];

export const sourceByName = (name: string): Source | undefined => sources.find((source) => source.name === name);
