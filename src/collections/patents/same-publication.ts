import { documentOf } from './families/facts.ts';
import type { Patent } from './patent.ts';

/** A publication as far as it is told apart from others of its number. */
interface Dated {
  readonly number: string;
  /** yyyyMMdd */
  readonly publication_date: number | null;
}

/**
 * Publications without those that stand there twice: a number without kind code is left out beside exactly one with
 * kind code of the same number and day.
 */
export function eachPublicationOnce<P extends Dated>(publications: readonly P[]): readonly P[] {
  const named = publications.map((each) => ({ each, document: documentOf(each.number) }));
  if (named.every(({ each, document }) => each.number !== document)) return publications;
  const whole = Map.groupBy(
    named.filter(({ each, document }) => each.number !== document),
    ({ each, document }) => `${document} ${each.publication_date}`,
  );
  return named.flatMap(({ each, document }) => {
    const same = each.publication_date === null ? undefined : whole.get(`${document} ${each.publication_date}`);
    return each.number === document && same?.length === 1 ? [] : [each];
  });
}

const TOLD = ['publication_date', 'filing_date', 'application_number'] as const;
/** What is searched and counted of a publication. */
const LISTS = ['claims', 'descriptions', 'applicants', 'inventors', 'ipc', 'cpc', 'priorities', 'cites'] as const;
const TEXTS = ['titles', 'abstracts'] as const;

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const titlesOf = ({ titles }: Patent) => titles.map(({ text }) => folded(text));

/** Whether nothing that both say differs, and something is the same. */
function agree(a: Patent, b: Patent): boolean {
  const both = TOLD.filter((field) => a[field] !== undefined && b[field] !== undefined);
  if (both.some((field) => a[field] !== b[field])) return false;
  const titles = new Set(titlesOf(b));
  return both.length > 0 || titlesOf(a).some((title) => titles.has(title));
}

/** Whether whoever searches finds by one record whatever the other would be found by. */
const saysAsMuch = (whole: Patent, bare: Patent): boolean =>
  TOLD.every((field) => bare[field] === undefined || whole[field] !== undefined) &&
  LISTS.every((field) => bare[field].length === 0 || whole[field].length > 0) &&
  TEXTS.every((field) => {
    const there = new Set(whole[field].map(({ lang }) => lang));
    return bare[field].every(({ lang }) => there.has(lang));
  });

/**
 * The publication with its kind code that a record without one is, out of the others of its number: the only one of its
 * day, else the only one there is, if nothing that both say differs and something is the same. Undefined where it says
 * what that one does not: then each is found by what it says.
 */
export function wholeOf(bare: Patent, others: readonly Patent[]): Patent | undefined {
  if (bare.kind_code !== undefined) return undefined;
  const whole = others.filter((each) => each.kind_code !== undefined && each.demo === bare.demo);
  const day = bare.publication_date;
  const ofDay = day === undefined ? [] : whole.filter((each) => each.publication_date === day);
  const possible = ofDay.length > 0 ? ofDay : whole;
  const [one] = possible;
  return possible.length === 1 && one && agree(bare, one) && saysAsMuch(one, bare) ? one : undefined;
}

/** The record without kind code that is this publication, out of the others of its number. */
export function bareOf(whole: Patent, others: readonly Patent[]): Patent | undefined {
  if (whole.kind_code === undefined) return undefined;
  const bare = others.find((each) => each.kind_code === undefined);
  if (!bare) return undefined;
  const all = [whole, ...others.filter((each) => each !== bare)];
  return wholeOf(bare, all) === whole ? bare : undefined;
}
