import type { Patent } from '#collections/patents/patent.ts';
import { parseDay } from '#patents/dates.ts';
import { type PublicationNumber, parsePublicationNumber } from '#patents/numbers.ts';
import { patentDraft, signed } from '../patent-draft.ts';

/** What the US office names its scanned facsimiles inside: number, kind and day, `US0000D0889911S120200714`. */
export interface StatedNumber {
  readonly number: PublicationNumber;
  readonly date: number | undefined;
}

const STATED = /\/Title\s?\(US0{0,9}((?:D|PP|RE|H|T)?)0{0,9}(\d{1,8})([A-Z]\d)(\d{8})\)/;

/** @param head The first bytes of a PDF as Latin-1. */
export function statedNumber(head: string): StatedNumber | undefined {
  const [, letters = '', digits = '', kind = '', date = ''] = STATED.exec(head) ?? [];
  const number = digits === '' ? undefined : parsePublicationNumber(`US${letters}${digits}${kind}`);
  return number && { number, date: parseDay(date) };
}

/** Characters of the words of a front page that are looked at. */
const MOST = 20_000;
const CLAIM =
  /ornamental\s+design\s+(?:for|of)\s+(?:an?\s|the\s)?([^.;:]{3,160}?)\s{0,3},?\s{0,3}(?:substantially\s)?as\s+(?:shown|illustrated|substantially)/i;
const LOCARNO = /\b([\dO]{2})\s?-\s?([\dO]{2})\b/g;

/** The Locarno class that stands nearest to `LOC`: columns of a page come in any order. */
function locarnoIn(text: string): string[] {
  const at = text.search(/LOC\s?\(/);
  if (at < 0) return [];
  const found = [...text.slice(Math.max(0, at - 60), at + 160).matchAll(LOCARNO)].flatMap(([, main = '', sub = '']) => {
    const [a, b] = [main, sub].map((part) => part.replaceAll('O', '0'));
    return Number(a) >= 1 && Number(a) <= 32 && Number(b) <= 99 ? [`${a}-${b}`] : [];
  });
  return found.slice(0, 1);
}

/** A US design as its facsimile tells: number and day stated by the office, article and class as the print has them. */
export function designOfPrint({ number, date }: StatedNumber, words: string, source: string, file: string): Patent {
  const text = words.slice(0, MOST).replace(/\s+/g, ' ');
  const article = CLAIM.exec(text)?.[1]
    ?.replace(/ ([,'’-])/g, '$1')
    .trim();
  return signed(
    {
      ...patentDraft(number),
      ...(date && { publication_date: date, grant_date: date }),
      titles: article ? [{ lang: 'en', origin: 'original', text: article }] : [],
      locarno: locarnoIn(text),
    },
    source,
    file,
  );
}
