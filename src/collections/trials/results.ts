import { defineCollection } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';
import { entityId } from '../entities/entities.ts';
import { trialId } from './trials.ts';

const Text = Type.String({ minLength: 1 });
const text = Type.Optional(Text);

/** Results of a trial as they were posted; numbers as printed. */
export const TrialResult = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  register_number: Text,
  title: text,
  published: Type.Optional(Type.Integer({ minimum: 18000101, maximum: 29991231 })),
  phase: text,
  enrollment: Type.Optional(Type.Integer({ minimum: 0 })),
  groups: Type.Array(
    Type.Object({
      id: Text,
      type: Type.Enum(['outcome_group', 'event_group']),
      title: text,
      description: text,
      participants: text,
    }),
  ),
  /** A row of an outcome: one of its classes and categories. */
  measures: Type.Array(
    Type.Object({
      id: Text,
      /** The outcome that it is a row of, `OE1`. */
      outcome: Text,
      order: Type.Integer({ minimum: 1 }),
      kind: Type.Enum(['efficacy', 'safety']),
      type: Text,
      name: Text,
      section: text,
      param_type: text,
      dispersion_type: text,
      unit: text,
      values: Type.Array(
        Type.Object({
          group: Text,
          value: text,
          spread: text,
          lower: text,
          upper: text,
          analyzed: text,
          units: text,
        }),
      ),
    }),
  ),
  analyses: Type.Array(
    Type.Object({ outcome: Text, type: text, p_value: text, method: text, param_type: text, param_value: text }),
  ),
  source: Text,
  as_of: Type.Integer({ minimum: 0 }),
  demo: Type.Optional(Type.Literal(true)),
});
export type TrialResult = Static<typeof TrialResult>;

export const resultId = (register_number: string): string => entityId(`trial-result:${register_number.toUpperCase()}`);

const rank = (result: TrialResult): string => `${result.demo ? 0 : 1} ${result.as_of} ${JSON.stringify(result)}`;

/** Posted results of clinical trials, one record a trial. */
// biome-ignore format: read it as a table
export const trialResults = defineCollection({
  name: 'trial_results',
  record: TrialResult,
  id: (r) => r.id,
  defaultField: 'TITLE',
  apart: ['measures'],
  fields: {
    TITLE: { kind: 'text', label: 'Title of the trial', of: (r) => r.title },
    OUTCOMES: { kind: 'text', label: 'Names of outcomes', of: (r) => [...new Set(r.measures.filter(({ kind }) => kind === 'efficacy').map(({ name }) => name))] },
    NUMBER: { kind: 'keyword', label: 'Number of the register', of: (r) => r.register_number },
    TRIAL: { kind: 'keyword', label: 'Id of the trial', of: (r) => trialId(r.register_number) },
    PHASE: { kind: 'keyword', label: 'Phase', of: (r) => r.phase, facet: true },
    ENROLLMENT: { kind: 'number', label: 'Participants', of: (r) => r.enrollment, sort: true },
    PUBLISHED: { kind: 'date', label: 'First posted', of: (r) => r.published, sort: true, facet: true },
    SOURCE: { kind: 'keyword', label: 'Source of the record', of: (r) => r.source, facet: true },
    DEMO: { kind: 'keyword', label: '1: record of the demo corpus', of: (r) => (r.demo ? '1' : '0'), facet: true },
  },
  merge: (stored, arriving) => (rank(arriving) > rank(stored) ? arriving : stored),
});
