import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { type Static, Type } from '#typebox.mjs';
import { patentCompounds } from './patent-compounds.ts';

/** Rows that a task keeps. */
const MOST_ROWS = 20_000;

const Optional = Type.Optional;
const Data = Type.Object({
  asked: Type.Object({
    patents: Type.Array(Type.String()),
    page: Type.Integer(),
    limit: Type.Integer(),
    filter: Type.Object({
      source: Optional(Type.Array(Type.Integer())),
      range_min: Optional(Type.Number()),
      range_max: Optional(Type.Number()),
    }),
  }),
  found: Optional(
    Type.Object({
      /** The page that is asked for: each compound once, with the patents that hold it. */
      rows: Type.Array(
        Type.Object({
          compound: Type.String(),
          smiles: Type.String(),
          formula: Type.String(),
          weight: Type.Number(),
          inchi: Optional(Type.String()),
          name: Optional(Type.String()),
          patents: Type.Array(Type.Object({ number: Type.String(), published: Optional(Type.Integer()) })),
        }),
      ),
      total: Type.Integer(),
      without_text: Type.Array(Type.String()),
    }),
  ),
});
type Data = Static<typeof Data>;
type Row = NonNullable<Data['found']>['rows'][number];

const look: Step<Data> = async ({ asked }, { services, signal }) => {
  const { compounds, without_text } = await patentCompounds(services, asked, signal);
  const rows = new Map<string, Row>();
  for (const { compound, smiles, formula, weight, inchi, shown_name, name, patent, published } of compounds.slice(
    0,
    MOST_ROWS,
  )) {
    const held = { number: patent, ...(published !== undefined && { published }) };
    const before = rows.get(compound);
    const called = shown_name ?? name;
    if (before) before.patents.push(held);
    else
      rows.set(compound, {
        ...{ compound, smiles, formula, weight, patents: [held] },
        ...(inchi !== undefined && { inchi }),
        ...(called !== undefined && { name: called }),
      });
  }
  // in most of the patents first; what was claimed came first already
  const ordered = [...rows.values()].sort((a, b) => b.patents.length - a.patents.length);
  const { page, limit } = asked;
  return { found: { rows: ordered.slice((page - 1) * limit, page * limit), total: ordered.length, without_text } };
};

/** Compounds of several patents, as a task. */
// biome-ignore format: read it as a table
export const patentCompoundsFlow = defineFlow({
  name: 'patent-compounds', data: Data, start: 'looking',
  states: {
    looking: work(look, 'found'),
    found:   final(),
  },
  stages: { search: ['looking', 'found'] },
  title: ({ asked }) => `Compounds of ${asked.patents.slice(0, 3).join(', ')}${asked.patents.length > 3 ? ' ..' : ''}`,
});
