import { type Author, emptyWork, type Work } from '#collections/works/work.ts';
import { workPart } from '#collections/works/works.ts';
import type { Made } from '#corpus/assembly.ts';

/** What a source may know of a record; undefined is unknown. */
type Known<R> = { [F in keyof R]?: R[F] | undefined };
type Draft = Known<Omit<Work, Made | 'provenance'>> & Pick<Work, 'ids'>;

/** The record of a work that one source gives, with what is unknown left out. */
export function literatureWork(source: string, key: string, as_of: string | undefined, draft: Draft): Work {
  const said = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as Draft;
  if (said.ids.length === 0 && !said.titles?.length) throw new RangeError('has neither an identity nor a title');
  return workPart({
    ...emptyWork(),
    ...(said as Omit<Work, Made>),
    provenance: [{ source, key, ...(as_of !== undefined && { as_of }) }],
  });
}

/** An author from family and given name as a source has them; undefined if there is no name. */
export function author(
  family: string | undefined,
  given: string | undefined,
  more: Known<Author> = {},
): Author | undefined {
  const parts = [given, family].map((part) => part?.replace(/\s+/g, ' ').trim()).filter(Boolean);
  if (parts.length === 0 && !more.name) return undefined;
  const clean = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  const [f, g] = [family, given].map((part) => part?.replace(/\s+/g, ' ').trim() || undefined);
  return { name: parts.join(' '), ...(f && { family: f }), ...(g && { given: g }), ...clean } as Author;
}

/** `0000-0001-6187-6610` from any spelling with a right check digit (ISO 7064, MOD 11-2). */
export function orcidOf(text: string | undefined | null): string | undefined {
  const found = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dXx])\/?$/.exec(text?.trim().slice(-60) ?? '');
  if (!found) return undefined;
  const digits = found.slice(1).join('').toUpperCase();
  let total = 0;
  for (const digit of digits.slice(0, 15)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return (check === 10 ? 'X' : String(check)) === digits[15] ? digits.match(/.{4}/g)!.join('-') : undefined;
}

/** Calls that a journal, institution and the like was given once in a file: each is yielded once. */
export function once(): (record: object) => boolean {
  const seen = new Set<string>();
  return (record) => {
    const text = JSON.stringify(record);
    if (seen.has(text)) return false;
    if (seen.size > 50_000) seen.clear();
    seen.add(text);
    return true;
  };
}
