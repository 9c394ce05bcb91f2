import { patentsByNumber } from '#collections/patents/relations.ts';
import { papersNamed } from '#collections/works/paper-document.ts';
import { defineJob } from '#isolation/job.ts';
import type { AnswerLanguage } from '#skills/types.ts';
import type { TaskEntry } from '#tasks/store.ts';
import { compared } from './compared-document.ts';
import type { ConfirmedFeature } from './data.ts';

/**
 * Compares features with a document that a caller names, for an answer at once; `entries` say how it was done, for a
 * task's record.
 */
export const compareJob = defineJob({
  name: 'compare',
  lane: 'answer',
  async run(
    asked: {
      readonly publication_number: string;
      readonly features: readonly ConfirmedFeature[];
      readonly lang: AnswerLanguage;
    },
    services,
    { account, signal },
  ) {
    const entries: Pick<TaskEntry, 'kind' | 'detail'>[] = [];
    const [paper] = (await papersNamed(services.corpus, [asked.publication_number])).values();
    const record = paper ?? (await patentsByNumber(services.corpus, [asked.publication_number]))[0];
    const log = (kind: string, detail: TaskEntry['detail']) => entries.push({ kind, detail });
    const document = record && (await compared(record, asked.features, asked.lang, { services, account, signal, log }));
    return { document, entries };
  },
});
