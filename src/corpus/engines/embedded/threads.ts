import { buildSegment } from './build.ts';
import type { Extract } from './extract.ts';
import type { Schema } from './schema.ts';

/** Work that is done off the event loop. */
export interface Threads {
  /** Makes a segment, in memory or in the file `path`. */
  build(schema: Schema, extracts: readonly Extract[], path?: string): Promise<SharedArrayBuffer | { bytes: number }>;
}

/** Does the work where it is called. */
export const here: Threads = {
  build: async (schema, extracts, path) => buildSegment(schema, extracts, path),
};
