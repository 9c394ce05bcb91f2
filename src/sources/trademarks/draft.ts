import { emptyTrademark, type MarkClass, type Party, type Trademark } from '#collections/trademarks/trademark.ts';
import { markApplication, markOffice, markRegistration, niceClass, viennaCode } from '#marks/numbers.ts';
import { standingOfUsCode, standingOfWords } from '#marks/status.ts';
import { parseDay } from '#patents/dates.ts';

type Draft = { -readonly [F in keyof Trademark]: Trademark[F] };

/**
 * A mark with its identity alone, for an importer to fill.
 * @throws RangeError for a number that its office cannot have given.
 */
export function markDraft(
  office: string | undefined,
  application: string | undefined,
  source: string,
  file: string,
): Draft {
  const code = office && markOffice(office);
  const number = code && application && markApplication(code, application);
  if (!code || !number)
    throw new RangeError(`"${(application ?? '').slice(0, 60)}" is no application number of ${office ?? 'any office'}`);
  return { ...emptyTrademark(code, number), provenance: [{ source, file }] };
}

/** `1996-10-15-04:00` and all that `parseDay` reads; days whose month or day is unknown are left as they are. */
export const day = (text: string | undefined): number | undefined => {
  const found = parseDay(
    text?.replace(/^(\d{4}-\d\d-\d\d)[-+]\d\d:\d\d$/, '$1').replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2'),
  );
  return found !== undefined && found % 100 > 0 && found >= 17000101 ? found : undefined;
};

/** Text of a field without blanks at its ends; undefined for nothing. */
export const clean = (text: string | undefined | null, most = 4_000): string | undefined => {
  const tidy = text?.replace(/\s+/g, ' ').trim().slice(0, most);
  return tidy ? tidy : undefined;
};

/** Without the fields that are undefined. */
export const known = <T extends object>(fields: T): { [F in keyof T]: Exclude<T[F], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as never;

/** Where somebody was founded. A state is told with its country: `DE, US` is Delaware and no German. */
export const placeOf = (state: string | undefined, country: string | undefined): string | undefined =>
  state === undefined ? country : `${state}, ${country ?? 'US'}`;

/** What importers know of a party. */
export function party(given: { [F in keyof Party]?: Party[F] | undefined }): Party[] {
  const country = given.country?.toUpperCase();
  const made = known({
    ...given,
    name: clean(given.name),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    address: (given.address ?? []).flatMap((line) => clean(line) ?? []),
  }) as Party;
  return made.name || made.identifier ? [made] : [];
}

/** A class with its goods. */
export function classOf(nice: string | undefined, more: Partial<MarkClass> = {}): MarkClass {
  const code = nice === undefined ? undefined : niceClass(nice);
  return { national: [], goods: [], similar_groups: [], ...more, ...(code && { nice: code }) };
}

/** Classes of one code made one: sources give a row for each of its goods. */
export function joined(classes: readonly MarkClass[]): MarkClass[] {
  const found = new Map<string, MarkClass>();
  for (const one of classes) {
    const key = one.nice ?? `national ${one.national.join(' ')}`;
    const before = found.get(key);
    found.set(
      key,
      before
        ? {
            ...before,
            national: [...new Set([...before.national, ...one.national])],
            similar_groups: [...new Set([...before.similar_groups, ...one.similar_groups])],
            goods: [...before.goods, ...one.goods],
          }
        : one,
    );
  }
  return [...found.values()];
}

export const viennaCodes = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text === undefined ? [] : (viennaCode(text) ?? [])))),
];

/** A registration number, as the office's fields that hold one say it. */
export const registration = (office: string, text: string | undefined) => {
  const number = text === undefined ? undefined : markRegistration(office, text);
  return number ? { registration_number: number } : {};
};

/** The status in the office's words and in ours. */
export function statusOf(given: {
  office: string;
  code?: string | undefined;
  text?: string | undefined;
  date?: number | undefined;
}) {
  const us = given.office === 'US' && given.code ? standingOfUsCode(given.code) : undefined;
  const text = given.text ?? us?.text;
  const standing = us ?? (given.office === 'US' ? undefined : text ? standingOfWords(text) : undefined);
  return known({ state: standing?.state, reason: standing?.reason, code: given.code, text, date: given.date });
}

/** `FIGURATIVE`, `Figurative`, `AN ILLUSTRATION DRAWING WITH WORD(S)`: the kind in our words. */
export function kindOf(feature: string | undefined, drawing?: string): Trademark['kind'] {
  if (drawing) {
    // mark drawing codes of the US office: the first digit says what is drawn
    const kinds = { 1: 'word', 2: 'figure', 3: 'combined', 4: 'word', 5: 'combined', 6: 'sound' } as const;
    const kind = kinds[drawing[0] as unknown as keyof typeof kinds];
    if (kind) return kind;
  }
  const text = feature?.toLowerCase() ?? '';
  if (/3d|shape|three-dimensional|dreidimensional/.test(text)) return 'shape';
  if (/sound|hör|multimedia/.test(text)) return text.includes('multimedia') ? 'other' : 'sound';
  if (/without any word|figurative only/.test(text)) return 'figure';
  if (/figurative|combined|stylized|with word|wort-bild/.test(text)) return 'combined';
  if (/word|typeset|standard character|wort/.test(text)) return 'word';
  return text === '' ? undefined : 'other';
}

/** What a mark is by its parts, where the office does not say: words, a drawing, both. */
export const kindOfParts = (mark: string | undefined, drawn: boolean): Trademark['kind'] =>
  mark && drawn ? 'combined' : mark ? 'word' : drawn ? 'figure' : undefined;
