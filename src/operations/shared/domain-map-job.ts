import { type DomainMap, drawDomainMap, type Without } from '#documents/domain-map.ts';
import { defineJob } from '#isolation/job.ts';

/** Draws a map of classes in a thread: the picture as a data URI, and what is not installed of what draws it. */
export const domainMapJob = defineJob({
  name: 'domain-map',
  lane: 'search',
  async run(map: DomainMap): Promise<{ image?: string; without?: Without }> {
    const { jpeg, without } = await drawDomainMap(map);
    return {
      ...(jpeg && { image: `data:image/jpeg;base64,${jpeg.toString('base64')}` }),
      ...(without && { without }),
    };
  },
});
