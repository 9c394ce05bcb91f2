/** The texts of a document in one language, as far as there are any. */
export interface SpecificationTexts {
  readonly abstract?: string | undefined;
  readonly paragraphs: readonly { readonly text: string }[];
  readonly claims: readonly { readonly number: number; readonly text: string }[];
}

/** Characters that are read: the whole of nearly every description. */
export const MOST_TEXT = 600_000;

/** The texts as a specification that `summarise` reads, headings included; undefined where there are none. */
export function specificationOf({ abstract, paragraphs, claims }: SpecificationTexts, zh: boolean): string | undefined {
  if (abstract === undefined && paragraphs.length === 0 && claims.length === 0) return undefined;
  const part = (heading: string, lines: readonly string[]) => (lines.length > 0 ? [heading, ...lines] : []);
  const head = [
    ...part(zh ? '摘要' : 'ABSTRACT', abstract === undefined ? [] : [abstract]),
    ...paragraphs.map(({ text }) => text),
  ];
  const numbered = claims.map(({ number, text }) => `${number}. ${text}`);
  return [head.join('\n').slice(0, MOST_TEXT), ...part(zh ? '权利要求书' : 'CLAIMS', numbered)]
    .join('\n')
    .slice(0, 2 * MOST_TEXT);
}
