/**
 * The child of `sync-kill.ts`: follows a feed of the parent's server until all of it is taken, and ends; the parent
 * kills it before. Arguments: data folder, address of the server.
 */

import { syncParts, weeklyFeed } from './sync-parts.ts';

const [folder, url] = process.argv.slice(2) as [string, string];
const parts = await syncParts([weeklyFeed({ url })], {
  folder,
  lease_ms: 300,
  at: new Date().toISOString(),
  settings: { PRIORA_SYNC_JITTER_MIN: '0' },
});
for (;;) {
  parts.time = Date.now();
  try {
    const { state } = await parts.run();
    if (state === 'done' || state === 'nothing_new') break;
  } catch (error) {
    // the lease of the one that was killed
    if ((error as { code?: string }).code !== 'busy') throw error;
    await new Promise((done) => setTimeout(done, 50));
  }
}
await parts.close();
