import { defineFlow, final, later, work } from '#flows/flow.ts';
import { type Static, Type } from '#typebox.mjs';

const read = later(async () => (await import('./depiction-steps.ts')).read);

const Numbers = Type.Array(Type.Number());
const Found = Type.Object({
  page: Type.Integer(),
  page_size: Numbers,
  /** Left, top, right, bottom: in units of the page, and as shares of it. */
  position: Numbers,
  normalized: Numbers,
  smiles: Type.String(),
  isomeric: Type.String(),
  formula: Type.String(),
  inchi_key: Type.Optional(Type.String()),
  confidence: Type.Number(),
});
const Data = Type.Object({
  name: Type.String(),
  kind: Type.Optional(Type.String()),
  /** The file as it is kept, by a signed link. */
  link: Type.Optional(
    Type.Object({ id: Type.String(), name: Type.String(), expires: Type.String(), signature: Type.String() }),
  ),
  patent: Type.Optional(Type.String()),
  found: Type.Optional(Type.Array(Found)),
  notes: Type.Optional(Type.Array(Type.String())),
});
/** A task of reading structures. */
export type DepictionsData = Static<typeof Data>;
/** A structure that was read, and where it stands. */
export type FoundDepiction = Static<typeof Found>;

/** Where a document that was sent is kept until its task is removed. */
export const documentKey = (account: string, sha256: string): string => `structures ${account} ${sha256}`;

/** Structures in the pictures of one document. */
// biome-ignore format: read it as a table
export const depictionReading = defineFlow({
  name: 'read-structures', data: Data, start: 'reading',
  states: {
    reading: work(read, 'read'),
    read:    final(),
  },
  stages: { structures: ['reading', 'read'] },
  title: ({ name }) => `Structures in ${name.slice(0, 100).replace(/[\p{C}\s]+/gu, ' ')}`,
});
