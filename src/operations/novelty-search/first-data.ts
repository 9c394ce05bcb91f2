import { type Clock, dayAt } from '#clock.ts';
import { type Patent, priorityDate } from '#collections/patents/patent.ts';
import { patentsByNumber } from '#collections/patents/relations.ts';
import { ServiceError } from '#errors.ts';
import { givenDay } from '#operations/shared/given-day.ts';
import { shownTexts, shownTitle } from '#operations/shared/wire-text.ts';
import { addDays } from '#patents/days.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import type { Services } from '#services.ts';
import type { NoveltySearchData } from './data.ts';

/** Some hundred printed pages. */
export const MOST_CHARACTERS = 600_000;
/** The longest text that may be a publication number. */
const NUMBER_LENGTH = 40;

/**
 * The first data of a search. An input that is a publication number of the corpus is read as that publication: its
 * claims are searched, its own family is left out, and its earliest priority decides what is prior art.
 * @throws ServiceError `invalid_request` that names the field.
 */
export async function firstData(
  body: { input: string; lang: 'cn' | 'en'; pbd_start?: string; pbd_end?: string },
  { corpus, clock }: Services,
  /** What the caller calls `input`. */
  field = 'input',
): Promise<NoveltySearchData> {
  const input = body.input.trim();
  if (!/[\p{L}\p{N}]/u.test(input))
    throw new ServiceError('invalid_request', `${field}: describe the idea in words.`, { field });
  const pbd_start = givenDay('pbd_start', body.pbd_start);
  const pbd_end = givenDay('pbd_end', body.pbd_end);
  if (pbd_start !== undefined && pbd_end !== undefined && pbd_start > pbd_end)
    throw new ServiceError('invalid_request', `pbd_start: ${pbd_start} is after pbd_end, ${pbd_end}.`, {
      field: 'pbd_start',
    });
  const window = { ...(pbd_start !== undefined && { pbd_start }), ...(pbd_end !== undefined && { pbd_end }) };
  const lang = body.lang === 'cn' ? 'zh' : 'en';

  const number = input.length <= NUMBER_LENGTH ? parsePublicationNumber(input) : undefined;
  if (!number) return { input, text: input, lang, ...window, ...referenceDate(pbd_end, clock) };
  const [patent] = await patentsByNumber(corpus, [number.normalised]);
  if (!patent)
    throw new ServiceError(
      'invalid_request',
      `${field}: ${number.normalised} is not in the corpus: import it, or paste its claims.`,
      { field },
    );
  const text = textOf(patent);
  if (text === '')
    throw new ServiceError(
      'invalid_request',
      `${field}: ${patent.publication_number} has neither claims nor abstract here.`,
      {
        field,
      },
    );
  const reference_date = priorityDate(patent);
  return {
    input,
    text,
    lang,
    publication_number: patent.publication_number,
    ...window,
    ...(reference_date === undefined
      ? referenceDate(pbd_end, clock)
      : { reference_date, reference_basis: 'priority' as const }),
  };
}

/** A window's end is the last day of prior art; without one, everything published until now is. */
function referenceDate(
  pbd_end: number | undefined,
  clock: Clock,
): Pick<NoveltySearchData, 'reference_date' | 'reference_basis'> {
  if (pbd_end === undefined) return { reference_date: addDays(dayAt(clock()), 1), reference_basis: 'today' };
  return { reference_date: addDays(pbd_end, 1), reference_basis: 'window' };
}

/** Claims as they are printed, else the abstract. */
function textOf(patent: Patent): string {
  const [set] = shownTexts(patent.claims);
  if (set) return set.claims.map(({ number, text }) => `${number}. ${text}`).join('\n');
  const [abstract] = shownTexts(patent.abstracts);
  return abstract ? `${shownTitle(patent.titles)}\n${abstract.text}` : '';
}
