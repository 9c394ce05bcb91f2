import type { Config } from '#config.ts';
import type { SearchEngine } from '#corpus/engine.ts';

type Settings = Pick<
  Config,
  | 'PRIORA_SEARCH_URL'
  | 'PRIORA_SEARCH_KEY'
  | 'PRIORA_SEARCH_CA'
  | 'PRIORA_SEARCH_PREFIX'
  | 'PRIORA_SEARCH_SHARDS'
  | 'PRIORA_SEARCH_REPLICAS'
>;

/**
 * The engine that is configured: a server that is named, or our own. Only that one is loaded.
 * @param dir Folder for an index of our own.
 */
export async function openEngine(settings: Settings, dir: string): Promise<SearchEngine> {
  const { PRIORA_SEARCH_URL: url } = settings;
  if (url === undefined) return (await import('./embedded/engine.ts')).embeddedEngine({ dir });
  return (await import('./opensearch/engine.ts')).openSearchEngine({
    url,
    key: settings.PRIORA_SEARCH_KEY,
    ca: settings.PRIORA_SEARCH_CA,
    prefix: settings.PRIORA_SEARCH_PREFIX,
    shards: settings.PRIORA_SEARCH_SHARDS,
    replicas: settings.PRIORA_SEARCH_REPLICAS,
  });
}
