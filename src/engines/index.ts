import type { Config } from '#config.ts';
import type { Collection } from '#corpus/collection.ts';
import type { SearchEngine } from '#corpus/engine.ts';
import type { EngineTrouble } from './opensearch/trouble.ts';

type Settings = Pick<
  Config,
  | 'PRIORA_SEARCH_URL'
  | 'PRIORA_SEARCH_KEY'
  | 'PRIORA_SEARCH_CA'
  | 'PRIORA_SEARCH_PREFIX'
  | 'PRIORA_SEARCH_SHARDS'
  | 'PRIORA_SEARCH_REPLICAS'
  | 'PRIORA_INDEX_CACHE_MB'
>;

const serverOf = (settings: Settings & { readonly PRIORA_SEARCH_URL: string }) => ({
  url: settings.PRIORA_SEARCH_URL,
  key: settings.PRIORA_SEARCH_KEY,
  ca: settings.PRIORA_SEARCH_CA,
});

const isServer = (settings: Settings): settings is Settings & { readonly PRIORA_SEARCH_URL: string } =>
  settings.PRIORA_SEARCH_URL !== undefined;

/**
 * What is wrong with the server that is configured, in a sentence with the remedy: asked as often as wanted. Undefined:
 * nothing; always where the engine is our own.
 * @param collections Those whose indices are to be there. Asked for only where the engine is a server.
 */
export async function engineTrouble(
  settings: Settings,
  collections: () => Promise<readonly Collection<any>[]>,
): Promise<() => Promise<EngineTrouble | undefined>> {
  if (!isServer(settings)) return async () => undefined;
  const { troubleOf } = await import('./opensearch/trouble.ts');
  return troubleOf(serverOf(settings), settings.PRIORA_SEARCH_PREFIX, await collections());
}

/**
 * The engine that is configured: a server that is named, or our own. Only that one is loaded.
 * @param dir Folder for an index of our own.
 */
export async function openEngine(settings: Settings, dir: string): Promise<SearchEngine> {
  if (!isServer(settings)) {
    const { embeddedEngine } = await import('./embedded/engine.ts');
    return embeddedEngine({ dir, cacheBytes: settings.PRIORA_INDEX_CACHE_MB * (1 << 20) });
  }
  return (await import('./opensearch/engine.ts')).openSearchEngine({
    ...serverOf(settings),
    prefix: settings.PRIORA_SEARCH_PREFIX,
    shards: settings.PRIORA_SEARCH_SHARDS,
    replicas: settings.PRIORA_SEARCH_REPLICAS,
  });
}
