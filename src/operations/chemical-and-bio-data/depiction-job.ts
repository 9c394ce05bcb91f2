import { defineJob } from '#isolation/job.ts';
import type { OnePicture } from './depiction-reading.ts';

/** Structures that stand in one picture as one: a salt with its ions. @throws ServiceError `file_refused` */
export const readPictureStructureJob = defineJob({
  name: 'read-depiction',
  lane: 'document',
  async run(picture: { readonly bytes: Uint8Array }): Promise<OnePicture> {
    return (await import('./depiction-reading.ts')).readAsOne(picture);
  },
});
