export interface ParsedClaim {
  readonly number: number;
  readonly text: string;
  readonly independent: boolean;
  readonly parents: readonly number[];
}

/** Dependency of a claim from its words (en, de, fr, zh, ja, ko): `The device of claim 1 or 2` -> parents 1, 2. A claim that only mentions another category's claim (`A system for carrying out the method of claim 1`) is independent. */
export function claimParents(
  _text: string,
  _lang: string,
  _number: number,
): { independent: boolean; parents: number[] } {
  return { independent: true, parents: [] };
}

/** Splits a run of claims ("1. A ... 2. The ...") and reads each one's dependency. */
export function parseClaims(text: string, lang: string): ParsedClaim[] {
  return [{ number: 1, text, ...claimParents(text, lang, 1) }];
}
