import { useMemo } from 'react';
import { type Say, useWords } from '../../words/words.tsx';
import { type FacetCode, WITHOUT } from '../search-state.ts';
import { statusName } from './status.ts';

/** What a value of a facet is called in the language of the page. */
export function useValueName(): (code: FacetCode, value: string) => string {
  const { say, language } = useWords();
  return useMemo(() => valueNames(say, language), [say, language]);
}

export function valueNames(say: Say, language: string): (code: FacetCode, value: string) => string {
  const languages = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  return (code, value) => {
    if (value === WITHOUT) return say('facet_without');
    if (code === 'SIMPLE_LEGAL_STATUS') return statusName(say, value);
    if (code === 'LANGUAGE') return /^[a-z]{2,3}$/.test(value) ? (languages.of(value) ?? value) : value;
    if (code === 'TYPE')
      return value === 'invention' || value === 'utility_model' || value === 'design' ? say(`type_${value}`) : value;
    const range = /^(\d*)\.\.(\d*)$/.exec(value);
    if (!range) return value;
    const [, from = '', to = ''] = range;
    if (from === to) return from;
    return to === '' ? `≥ ${from}` : from === '' ? `≤ ${to}` : `${from}–${to}`;
  };
}
