export const UNIT_ORIGINS = ['original', 'office', 'machine'] as const;

/** A text of a record that can be quoted: a title, an abstract, a claim, a paragraph, a row of a table. */
export interface Unit {
  /** Stable within the record: `abstract:en`, `claim:en:3`, `p12`. */
  readonly id: string;
  /** What it is: `title`, `abstract`, `claim`, `paragraph`, `criteria` ... */
  readonly part: string;
  /** ISO 639, lower case; `und` where nobody says. */
  readonly lang: string;
  readonly origin: (typeof UNIT_ORIGINS)[number];
  readonly text: string;
}

/** Of texts in one language, the one that is nearest to the publication: as published, else translated. */
export function nearestText<T extends { readonly lang: string; readonly origin: string }>(
  texts: readonly T[],
  lang: string,
): T | undefined {
  const own = texts.filter((text) => text.lang === lang);
  return UNIT_ORIGINS.map((origin) => own.find((text) => text.origin === origin)).find((text) => text !== undefined);
}

/** Texts of one part as units, `part:lang`; further ones of a language are numbered: `abstract:en:2`. */
export function textUnits(
  part: string,
  texts: readonly { readonly lang: string; readonly origin: Unit['origin']; readonly text: string }[],
): Unit[] {
  const seen = new Map<string, number>();
  return texts.map(({ lang, origin, text }) => {
    const count = (seen.get(lang) ?? 0) + 1;
    seen.set(lang, count);
    return { id: `${part}:${lang}${count > 1 ? `:${count}` : ''}`, part, lang, origin, text };
  });
}
