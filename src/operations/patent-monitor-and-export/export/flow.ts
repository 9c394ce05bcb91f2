import type { StoredFile } from '#files/store.ts';
import { defineFlow, final, type StepContext, work } from '#flows/flow.ts';
import type { Services } from '#services.ts';
import { type Static, Type } from '#typebox.mjs';
import { writeExport } from './write.ts';

export const EXPORT_TYPES = ['json', 'csv', 'xls', 'pdf', 'full_text', 'xml'] as const;

const Data = Type.Object({
  /** The body as it was asked: a patent search with what is to be written of it. */
  asked: Type.Object({
    query_text: Type.String(),
    fields: Type.String(),
    export_type: Type.Enum([...EXPORT_TYPES]),
    rows: Type.Integer(),
    offset: Type.Integer(),
    lang: Type.String(),
    /** What else of the body says what is found: how it is collapsed, whether words are stemmed. */
    search: Type.Record(Type.String(), Type.Unknown()),
    ranges: Type.Array(
      Type.Object({ field: Type.String(), from: Type.Optional(Type.String()), to: Type.Optional(Type.String()) }),
    ),
  }),
  /** Publications that it was to have when it was asked for. */
  count: Type.Integer(),
  written: Type.Optional(
    Type.Object({
      file: Type.Object({ id: Type.String(), name: Type.String(), bytes: Type.Integer() }),
      count: Type.Integer(),
      seq: Type.Integer(),
      at: Type.Integer(),
    }),
  ),
});
export type ExportData = Static<typeof Data>;
export type Asked = ExportData['asked'];
export type Written = NonNullable<ExportData['written']>;

const discard = async (made: readonly Partial<ExportData>[], task_id: string, { files }: Services) => {
  for (const { written } of made)
    if (written) await files.remove({ key: task_id, name: (written.file as StoredFile).name });
};

/** Writes what a search finds into a file. */
export const patentExport = defineFlow({
  name: 'patent-export',
  data: Data,
  start: 'writing',
  states: {
    writing: work(
      async ({ asked }: ExportData, context: StepContext) => ({ written: await writeExport(asked, context) }),
      'written',
    ),
    written: final(),
  },
  stages: { write: ['writing', 'written'] },
  title: ({ asked }) => `${asked.export_type}: ${asked.query_text}`.replace(/\s+/g, ' ').slice(0, 120),
  internal: true,
  discard,
});
