import { dayText, yearOfDay } from '#clock.ts';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import type { Static } from '#typebox.mjs';
import { Type } from '#typebox.mjs';
import { shownTitle } from './wire-text.ts';

/** A document that stands behind a thought, as mind maps and records of solutions show it. */
export const SolutionReference = Type.Object({
  solution_id: Type.String(),
  solution_type: Type.Enum(['PATENT', 'PAPER']),
  pn: Type.Optional(Type.String()),
  /** Days as `2020-01-09`. */
  apd: Type.Optional(Type.String()),
  pbd: Type.Optional(Type.String()),
  title: Type.String(),
  /** Words of the document, verbatim. */
  content: Type.Optional(Type.String()),
  org_info: Type.Array(Type.Object({ name: Type.String(), display_name: Type.String() })),
});
export type SolutionReference = Static<typeof SolutionReference>;

const isWhole = (day: number | undefined): day is number => day !== undefined && day % 100 > 0 && day % 10_000 >= 101;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** yyyyMMdd as `9 Jan 2020`, as mind maps of the interface write days; undefined where month or day are not known. */
export function writtenDay(day: number | undefined): string | undefined {
  if (!isWhole(day)) return undefined;
  return `${day % 100} ${MONTHS[(Math.trunc(day / 100) % 100) - 1]} ${yearOfDay(day)}`;
}

/** yyyyMMdd as `2020-01-09`; undefined where month or day are not known. */
export const isoDay = (day: number | undefined): string | undefined => (isWhole(day) ? dayText(day) : undefined);

/**
 * A patent as a reference. `content`: what of its words stands behind the thought; its title in a language where it is
 * stored in it.
 */
export function patentReference(patent: Patent, content: string | undefined, lang?: 'en' | 'zh'): SolutionReference {
  const [apd, pbd] = [isoDay(patent.filing_date), isoDay(patent.publication_date)];
  return {
    ...{ solution_id: patentId(patent.publication_number), solution_type: 'PATENT' },
    pn: patent.publication_number,
    ...(apd && { apd }),
    ...(pbd && { pbd }),
    title: shownTitle(patent.titles, lang),
    ...(content !== undefined && { content }),
    org_info: originalOwners(patent).map(({ name }) => ({ name, display_name: name })),
  };
}
