import { ServiceError } from '#errors.ts';
import { contentWords } from '#language/content-words.ts';
import { languageOf } from '#language/script.ts';
import { givenDay } from '#operations/shared/given-day.ts';
import { isOffice } from '#patents/offices.ts';
import type { FtoData } from './data.ts';

/** A description says at least so much: less cannot be held against a claim. */
const FEWEST_WORDS = 4;

const refuse = (field: string, what: string) => new ServiceError('invalid_request', `${field}: ${what}`, { field });

const names = (list: readonly string[] = []) => [...new Set(list.map((name) => name.trim()).filter(Boolean))];

/**
 * The first data of a search for rights in the way.
 * @throws ServiceError `invalid_request` that names the field.
 */
export function firstData(body: {
  input: string;
  lang?: 'cn' | 'en';
  country?: readonly string[];
  legal_status?: readonly number[];
  apd_start?: string;
  apd_end?: string;
  include_company?: readonly string[];
  exclude_company?: readonly string[];
}): FtoData {
  const input = body.input.trim();
  if (contentWords(input.slice(0, 20_000)).length < FEWEST_WORDS)
    throw refuse('input', 'describe the product: what it consists of, how it works, with its numbers.');
  const country = names(body.country?.map((code) => code.toUpperCase()));
  const unknown = country.find((code) => !isOffice(code));
  if (unknown !== undefined)
    throw refuse('country', `"${unknown.slice(0, 40)}" is no office; write codes such as CN, US, EP.`);
  const apd_start = givenDay('apd_start', body.apd_start);
  const apd_end = givenDay('apd_end', body.apd_end);
  if (apd_start !== undefined && apd_end !== undefined && apd_start > apd_end)
    throw refuse('apd_start', `${apd_start} is after apd_end, ${apd_end}.`);
  const lang = body.lang ?? (languageOf(input) === 'zh' ? 'cn' : 'en');
  return {
    input,
    lang: lang === 'cn' ? 'zh' : 'en',
    country,
    legal_status: [...new Set(body.legal_status ?? [])],
    ...(apd_start !== undefined && { apd_start }),
    ...(apd_end !== undefined && { apd_end }),
    include_company: names(body.include_company),
    exclude_company: names(body.exclude_company),
  };
}
