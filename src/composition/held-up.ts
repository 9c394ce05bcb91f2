import type { Config } from '#config.ts';
import { movingOf, movingTold } from '#stores/sqlite/moving.ts';
import type { Stores } from '#stores/stores.ts';

/**
 * What is in the way of a service whose corpus is well: a load that has not ended, a folder in which nothing can be
 * kept, a database or a search engine that does not answer. `answers`: what reads is answered all the same.
 */
export async function heldUp(config: Config, dir: string, stores: Stores) {
  const [{ isLoading }, { roomIn }, { engineTrouble }] = await Promise.all([
    import('#data-folder/loading.ts'),
    import('#storage/room.ts'),
    import('#engines/index.ts'),
  ]);
  const trouble = await engineTrouble(config, async () => (await import('#collections/index.ts')).collections);
  const room = roomIn(dir);
  return async () => {
    const full = await room();
    if (full !== undefined) return { status: 'no room', message: full };
    const amiss = await stores.state?.().catch((cause: unknown) => cause as Error);
    if (amiss instanceof Error) return { status: 'no database', message: amiss.message };
    const without = await trouble();
    if (without && !without.answers) return { status: 'no search engine', message: without.message };
    if (isLoading(dir)) return { status: 'loading', message: 'The demo corpus is being loaded.' };
    const moving = config.PRIORA_DATABASE_URL === undefined ? movingOf(dir) : undefined;
    if (moving) return { status: 'read only', message: movingTold(moving), answers: true };
    if (without) return { status: 'search engine full', ...without };
    if (amiss !== undefined) return { status: 'clocks differ', message: amiss, answers: true };
    return undefined;
  };
}
