import type { Patent } from '../patent.ts';

/** Symbols with how much they count. */
export type ClassProfile = ReadonlyMap<string, number>;

const LEVELS: readonly { readonly of: RegExp; readonly worth: number }[] = [
  { of: /^[A-HY]\d\d[A-Z]/, worth: 1 },
  { of: /^[A-HY]\d\d[A-Z]\d+/, worth: 2 },
  { of: /^.*$/, worth: 3 },
];

const symbols = (patent: Patent) => new Set([...patent.ipc, ...patent.cpc]);

/** Each symbol at subclass, main group and full depth; deeper agreement says more. */
function levels(symbolsOf: Iterable<string>, share: number, into: Map<string, number>): void {
  const seen = new Set<string>();
  for (const symbol of symbolsOf) {
    LEVELS.forEach(({ of, worth }, depth) => {
      const part = of.exec(symbol)?.[0];
      const key = `${depth}${part}`;
      if (part === undefined || seen.has(key)) return;
      seen.add(key);
      into.set(key, (into.get(key) ?? 0) + worth * share);
    });
  }
}

/** The classes of a patent, or of several that stand for a text, each with its share. */
export function classProfile(of: readonly { readonly patent: Patent; readonly share: number }[]): ClassProfile {
  const profile = new Map<string, number>();
  for (const { patent, share } of of) levels(symbols(patent), share, profile);
  return profile;
}

const norm = (profile: ClassProfile) => Math.sqrt([...profile.values()].reduce((sum, x) => sum + x * x, 0));

/** Cosine of a profile and a patent's classes, 0 to 1; 0 where either has none. */
export function classAgreement(profile: ClassProfile, patent: Patent): number {
  const own = classProfile([{ patent, share: 1 }]);
  if (profile.size === 0 || own.size === 0) return 0;
  let dot = 0;
  for (const [key, worth] of own) dot += worth * (profile.get(key) ?? 0);
  return dot / (norm(profile) * norm(own));
}

/** Full symbols, else main groups, that a profile shares with a patent: what a person is shown. */
export function sharedClasses(profile: ClassProfile, patent: Patent, most = 5): string[] {
  const own = classProfile([{ patent, share: 1 }]);
  for (const depth of ['2', '1', '0']) {
    const shared = [...own.keys()].filter((key) => key.startsWith(depth) && profile.has(key));
    if (shared.length > 0) return shared.slice(0, most).map((key) => key.slice(1));
  }
  return [];
}
