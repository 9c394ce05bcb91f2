import { type Translation, translationId } from '#collections/translations/translations.ts';

/** A record of texts in several languages. @throws RangeError where there are not two languages. */
export function translationUnit(
  source: string,
  kind: Translation['kind'],
  texts: Translation['texts'],
  about?: string,
): Translation {
  const known = new Map(
    texts
      .filter(({ text }) => text.trim() !== '')
      .map((one) => [`${one.lang} ${one.text}`, { ...one, text: one.text.trim() }]),
  );
  const kept = [...known.values()];
  if (new Set(kept.map(({ lang }) => lang)).size < 2) throw new RangeError('has no two languages');
  return {
    id: translationId(kind, kept),
    kind,
    texts: kept,
    ...(about !== undefined && { about }),
    provenance: [{ source }],
  };
}

/** `en-US`, `EN`, `zh_CN` as ISO 639-1; nothing for what has no two letters. */
export function languageCode(written: string): string | undefined {
  const code = /^([a-z]{2})(?:[-_]|$)/i.exec(written.trim())?.[1]?.toLowerCase();
  return code;
}
