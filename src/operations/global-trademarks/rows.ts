import type { FoundMark } from '#analytics/marks/find.ts';
import { holders, namesOf, niceOf, type Trademark } from '#collections/trademarks/trademark.ts';
import type { MarkLikeness } from '#marks/similarity.ts';
import { termEnd } from '#marks/term.ts';
import { statusWords } from '#operations/trademark-data/mark-row.ts';
import { rounded } from '#rounded.ts';
import type { MarkRowData } from './shapes.ts';

const present = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;
const text = (day: number | undefined) => (day === undefined ? undefined : String(day));

/** What the lists of the group show of a mark. */
export const rowOf = (mark: Trademark): MarkRowData => {
  const end = termEnd(mark);
  return present({
    id: mark.id,
    ipoffice: mark.office,
    app_num: mark.application_number,
    reg_num: mark.registration_number,
    mark: mark.mark,
    kind: mark.kind,
    owners: namesOf(holders(mark)),
    nice_code: niceOf(mark),
    status: statusWords(mark),
    apdt: text(mark.filing_date),
    expiry_date: text(end?.day),
    expiry_by: end?.by,
  }) as MarkRowData;
};

export const likenessOf = ({ score, sight, sound, sense, structure, reasons }: MarkLikeness) => ({
  score: rounded(score),
  sight: rounded(sight),
  sound: rounded(sound),
  sense: rounded(sense),
  structure: rounded(structure),
  reasons: [...reasons],
});
export const likenesses = (found: readonly FoundMark[]) =>
  new Map(found.map(({ id, likeness }) => [id, likenessOf(likeness)]));
