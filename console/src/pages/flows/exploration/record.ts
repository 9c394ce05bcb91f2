import type { ExplorationData } from '../../../../../src/operations/tech-solution-exploration/data.ts';
import type { Asked, Of, Operation, Sent } from '../../../api.ts';

/** What an exploration of solutions knows. */
export type SolutionData = Sent<ExplorationData>;
/** A way of solving the problem, with the sentences of documents that it rests on. */
export type Direction = Of<NonNullable<SolutionData['directions']>>;
export type Read = Operation<'POST /ai/find-solution/step2/v3'>;

type Solution = NonNullable<Operation<'POST /ai/find-solution/step5/v3'>['solution']>;
/** A node of the map. */
export type MapNode = NonNullable<Of<Solution['cells']>['data']>;

/** How the interface names the language of an answer. */
export const langOf = (lang: 'en' | 'zh') => (lang === 'zh' ? ('cn' as const) : ('en' as const));

/** Directions that a person goes on with: by their place among those found, and ones of their own. */
export interface Chosen {
  readonly found: readonly number[];
  readonly own: readonly string[];
}

/** The directions as the map takes them. */
export const toMap = (directions: readonly Direction[], { found, own }: Chosen) => [
  ...directions.map(
    ({ approaches, reason, title, verification }, n): Sendable => ({
      ...{ title, reason, verification, ticked: found.includes(n), source_type: 'model' },
      approaches: approaches.map(({ text }) => text),
    }),
  ),
  ...own
    .filter((text) => text.trim() !== '')
    .map(
      (text): Sendable => ({ title: text.trim(), approaches: [text.trim()], ticked: true, source_type: 'customize' }),
    ),
];
type Sendable = Of<NonNullable<Asked<'POST /ai/find-solution/step4/v3'>['directions']>>;
