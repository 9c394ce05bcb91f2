import type { ClassSymbol, Scheme } from '#collections/class-symbols.ts';
import { DEMO_SCHEME } from './scheme.ts';

/**
 * The places that could stand above a symbol, nearest first: `H01M10/613` -> `H01M10/00`, `H01M10`, `H01M`, `H01`, `H`;
 * `07-01` -> `07`.
 */
function above(symbol: string): string[] {
  const [group = symbol] = symbol.split(/[/-]/);
  const levels = [`${group}/00`, group, symbol.slice(0, 4), symbol.slice(0, 3), symbol.slice(0, 1)];
  return levels.filter((level) => level !== symbol && level.length <= symbol.length);
}

/** Schemes that a symbol belongs to: Locarno in digits, section Y in the CPC alone. */
const schemesOf = (symbol: string): Scheme[] =>
  /^\d/.test(symbol) ? ['loc'] : symbol.startsWith('Y') ? ['cpc'] : ['ipc', 'cpc'];

/** The classes of the demo corpus with short titles in English and Chinese, as places of their schemes. */
export function demoClasses(): ClassSymbol[] {
  return [...DEMO_SCHEME].flatMap(([symbol, { en, zh }]) => {
    const parent = above(symbol).find((level) => DEMO_SCHEME.has(level));
    return schemesOf(symbol).map((scheme) => ({
      scheme,
      symbol,
      ...(parent && { parent }),
      titles: [
        { lang: 'en', text: en },
        { lang: 'zh', text: zh },
      ],
      demo: true as const,
    }));
  });
}
