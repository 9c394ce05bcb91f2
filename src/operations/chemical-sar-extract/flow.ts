import { defineFlow, final, type Step, work } from '#flows/flow.ts';
import { SentParagraph } from '#operations/shared/sent-paragraphs.ts';
import {
  activitiesIn,
  describedPatent,
  StatedActivity,
  statedActivities,
} from '#operations/shared/stated-activities.ts';
import { type Static, Type } from '#typebox.mjs';

export const SarData = Type.Object({
  /** Publication number, or name of the file. */
  pn: Type.String(),
  /** Of a file: what it says, and where. */
  paragraphs: Type.Optional(Type.Array(SentParagraph)),
  lang: Type.Enum(['CN', 'EN']),
  activities: Type.Optional(Type.Array(StatedActivity)),
});
export type SarData = Static<typeof SarData>;

const read: Step<SarData> = async ({ pn, paragraphs }, { services: { corpus }, signal }) => ({
  activities: paragraphs
    ? await activitiesIn(corpus, paragraphs, signal)
    : await statedActivities(corpus, await describedPatent(corpus, 'pn', pn), signal),
});

/** From a patent to the activities that its tables state. */
// biome-ignore format: read it as a table
export const sarExtraction = defineFlow({
  name: 'sar-extraction', data: SarData, start: 'reading',
  states: {
    reading: work(read, 'read'),
    read:    final(),
  },
  stages: { activities: ['reading', 'read'] },
  title: ({ pn }) => pn,
});
