import type { Config } from '#config.ts';
import type { SearchEngine } from '#corpus/engine.ts';

/** Every engine by its name in the setting; each is loaded only where it is used. */
const ENGINES: Readonly<Record<Config['PRIORA_ENGINE'], (dir: string) => Promise<SearchEngine>>> = {
  embedded: async (dir) => (await import('./embedded/engine.ts')).embeddedEngine({ dir }),
};

/** The engine that the configuration names. @param dir Folder for its index, its own. */
export const openEngine = ({ PRIORA_ENGINE }: Pick<Config, 'PRIORA_ENGINE'>, dir: string): Promise<SearchEngine> =>
  ENGINES[PRIORA_ENGINE](dir);
