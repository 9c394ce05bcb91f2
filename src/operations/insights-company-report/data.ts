import { Landscape } from '#analytics/landscape/landscape.ts';
import { type Static, Type } from '#typebox.mjs';

const Text = Type.Optional(Type.String());

/** Everything that the task of a map knows: what was asked, and the map. */
export const LandscapeJob = Type.Object({
  /** Chosen by the client: its name for the job. */
  job_id: Type.String(),
  title: Text,
  /** In the query language; all hold. */
  ...{ q: Type.String(), filter_query: Text, oq: Text },
  stemming: Type.Boolean(),
  without_expired: Type.Boolean(),
  most: Type.Integer(),
  /** Days of the slices' dates; absent: open. */
  ...{ from: Type.Optional(Type.Integer()), to: Type.Optional(Type.Integer()) },
  slices: Type.Boolean(),
  lang: Type.Enum(['en', 'zh']),
  own: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  map: Type.Optional(Landscape),
});
export type LandscapeJob = Static<typeof LandscapeJob>;
