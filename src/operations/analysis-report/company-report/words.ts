import type { Company } from '#collections/companies/companies.ts';
import { registerWord } from '#collections/register-words.ts';
import { officeName } from '#patents/offices.ts';
import type { Say } from './facts.ts';

// What registers write in codes, in words of the report.

/** A status in words; what a register calls it otherwise stays as it is. */
export const statusText = (status: string | undefined, zh: boolean): string | undefined =>
  status && registerWord('company_status', status, zh ? 'zh' : 'en');

/** Identifiers by what they are called; those of a table of one's own are left out, they say nothing to others. */
export const identifierTexts = (ids: readonly string[], say: Say): string[] =>
  ids.flatMap((id) => {
    const [scheme, value] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
    const word = (lang: 'en' | 'zh') => registerWord('company_identifier', scheme, lang);
    return scheme === 'own' ? [] : [`${say(word('en'), word('zh'))} ${value}`];
  });

/** Why a parent is not named, in words; the code where a register has another one. */
export const exceptionTexts = ({ exceptions }: Company, say: Say): string[] =>
  exceptions.map(({ kind, reason }) => {
    const of = kind === 'ultimate_parent' ? say('ultimate parent', '最终母公司') : say('direct parent', '直接母公司');
    const why = (lang: 'en' | 'zh') => registerWord('company_exception', reason, lang);
    return say(`${of}: ${why('en')}`, `${of}：${why('zh')}`);
  });

/** A country by its name. */
export const countryText = (code: string | undefined, zh: boolean): string | undefined =>
  code && officeName(code, zh ? 'zh' : 'en');
