import type { Collection, Resolver } from '#corpus/collection.ts';
import type { SqliteResolverModule } from '../resolver.ts';

export type ResolverModules = ReadonlyMap<string, SqliteResolverModule>;

const MODULES: Readonly<Record<Resolver<unknown>['by'], string>> = {
  families: new URL('../families/families.ts', import.meta.url).href,
};

/** Loads the resolvers of collections, by their addresses. */
export async function loadResolvers(
  addresses: Iterable<readonly [collection: string, address: string]>,
): Promise<ResolverModules> {
  const modules = new Map<string, SqliteResolverModule>();
  for (const [name, address] of addresses) {
    const { resolver } = (await import(/* @vite-ignore */ address)) as { resolver: SqliteResolverModule };
    modules.set(name, resolver);
  }
  return modules;
}

export const resolverAddresses = (collections: Iterable<Collection<any>>): [string, string][] =>
  [...collections].flatMap(({ name, resolver }) => (resolver ? [[name, MODULES[resolver.by]]] : []));
