import { idOf } from '#collections/works/ids.ts';
import type { Reference, Work } from '#collections/works/work.ts';
import { yearOf } from '#collections/works/works.ts';

/** Types as the interface writes them, by the words of sources. */
const TYPES: readonly (readonly [shape: RegExp, type: string])[] = [
  [/preprint|posted-content/, 'Preprint'],
  [/proceeding|conference/, 'Conference'],
  [/chapter|^book|monograph|reference-/, 'Book'],
  [/dissertation|thesis/, 'Thesis'],
  [/data-?set|software|collection/, 'Dataset'],
  [/standard/, 'Standard'],
  [/report/, 'Report'],
  [/article|review|journal|letter|editorial|case-reports|comment|trial|erratum|retract/, 'Journal'],
];

/** `journal-article` -> Journal; what no row knows as the source has it, in words. */
export const wireType = (type: string | undefined): string | undefined =>
  type === undefined
    ? undefined
    : (TYPES.find(([shape]) => shape.test(type))?.[1] ??
      type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' '));

const joined = (parts: readonly (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(', ') || undefined;

/** A reference as it is printed, else made of what is known of it. */
export const referenceText = ({ text, author, title, venue, year, volume, page }: Reference): string | undefined =>
  text ?? joined([author, title, venue, year, volume, page]);

/** A work as others cite it. */
export function citationText(work: Work): string {
  const [first, ...more] = work.authors.filter(({ role }) => role === undefined);
  const author = first && (more.length > 0 ? `${first.name} et al.` : first.name);
  const doi = idOf(work, 'doi');
  return (
    joined([
      author,
      work.titles[0]?.text,
      work.venue?.name,
      yearOf(work.published),
      work.volume,
      work.pages,
      doi && `doi:${doi}`,
    ]) ?? work.id
  );
}

/** Says beside an answer that a paper was retracted: nobody may read it without knowing. */
export function noteRetracted(work: Work, note: (sentence: string) => void): void {
  if (!work.retracted) return;
  const name = idOf(work, 'doi') ?? work.titles[0]?.text ?? work.id;
  note(`${name} was retracted.`);
}
