import type { Patent } from '#collections/patents/patent.ts';
import { STATUS_CODES } from '#patents/legal/life.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { patentDraft } from '../patent-draft.ts';

/** States of a registered design that offices tell in words. */
export type DesignStateWord = keyof typeof STATUS_CODES;

/**
 * A registered design: a patent record of type D, published under its registration number.
 * @throws RangeError for a number that is none.
 */
export function designDraft(office: string, number: string | undefined): Patent {
  const parsed = number && publicationNumber(office, number, 'S');
  if (!parsed) throw new RangeError(`"${(number ?? '').slice(0, 60)}" is no number of a registered design`);
  return patentDraft(parsed);
}

/** The legal status of a word of the office's; nothing for a word that the table lacks. */
export function statusOf(
  word: string | undefined,
  table: Readonly<Record<string, DesignStateWord>>,
  date?: number,
): Pick<Patent, 'legal_status'> {
  const state = word === undefined || !Object.hasOwn(table, word) ? undefined : table[word];
  if (state === undefined) return {};
  const [simple, ...detailed] = STATUS_CODES[state];
  return { legal_status: { simple, detailed, ...(date !== undefined && { date }) } };
}
