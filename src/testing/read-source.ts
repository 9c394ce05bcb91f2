import { documents } from '#reading/document-lines.ts';
import { listFiles, memoryFile, openFile } from '#sources/files.ts';
import { schemaFault } from '#sources/import.ts';
import type { Parsed, Source } from '#sources/source.ts';

/** Everything a source makes of one text in memory. */
export async function readText<R>(source: Source<R>, name: string, content: string | Uint8Array): Promise<Parsed<R>[]> {
  const parsed: Parsed<R>[] = [];
  for await (const one of source.read(memoryFile(name, content))) parsed.push(one);
  return parsed;
}

/** What a source makes of files on disk, archives included; counts, not records, so that memory stays flat. */
export interface Reading {
  records: number;
  /** Different ids. */
  ids: number;
  /** Records that have the field, arrays and objects not empty. */
  readonly with: Record<string, number>;
  readonly rejects: { id: string; reason: string }[];
  /** Records that do not fit the collection's schema, with the reason. */
  readonly faults: string[];
  /** Elements neither mapped nor ignored, and what records hold that is not understood. */
  readonly unknown: Set<string>;
  /** Members that the source reads by their name, but whose head it does not recognise. */
  readonly unrecognised: string[];
}

/** Reads files and folders with one source as an import does, and hands each record to `see`. */
export async function readAll<R extends object>(
  source: Source<R>,
  paths: readonly string[],
  see: (record: R) => void = () => {},
): Promise<Reading> {
  const ids = new Set<string>();
  const reading: Reading = {
    records: 0,
    ids: 0,
    with: {},
    rejects: [],
    faults: [],
    unknown: new Set(),
    unrecognised: [],
  };
  for (const disk of await listFiles(paths)) {
    for await (const file of openFile(disk)) {
      if (!source.files.some((ending) => file.base.toLowerCase().endsWith(ending))) continue;
      if (!source.recognises(file.base, await file.head())) reading.unrecognised.push(file.base);
      for await (const parsed of source.read(file, documents)) {
        if (parsed.ok === 'skipped') continue;
        if (!parsed.ok) {
          reading.rejects.push({ id: parsed.id, reason: parsed.reason });
          continue;
        }
        reading.records++;
        const collection = parsed.into ?? source.collection;
        ids.add(collection.id(parsed.record));
        const fault = schemaFault(collection, parsed.record);
        if (fault) reading.faults.push(fault);
        for (const name of parsed.unknown ?? []) reading.unknown.add(name);
        for (const name of collection.notUnderstood?.(parsed.record) ?? []) reading.unknown.add(name);
        for (const [field, value] of Object.entries(parsed.record)) {
          if (value !== undefined && !(Array.isArray(value) && value.length === 0))
            reading.with[field] = (reading.with[field] ?? 0) + 1;
        }
        see(parsed.record);
      }
    }
  }
  reading.ids = ids.size;
  return reading;
}
