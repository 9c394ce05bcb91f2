/** What importers of registers share: reading values of JSON whose shape others decide. */

export type Json = Readonly<Record<string, any>>;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A text without HTML entities and blanks at its ends, at most 2,000 characters; undefined for nothing and null. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, 20_000)
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text.slice(0, 2_000);
}

/** The objects of a list; nothing where there is none. */
export const objectsOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((each): each is Json => typeof each === 'object' && each !== null) : [];

/** `{ field: value }` where the value is known, else nothing. */
export const given = <F extends string, T>(field: F, value: T | undefined): { readonly [K in F]?: T } =>
  (value === undefined ? {} : { [field]: value }) as { readonly [K in F]?: T };
