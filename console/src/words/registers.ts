import { type RegisterList, registerWord } from '../../../src/collections/register-words.ts';
import { useWords } from './words.tsx';

/** What registers write in codes, in the language of the page: one table for pages and reports. */
export function useRegisterWords() {
  const { language } = useWords();
  return (list: RegisterList, code: string | undefined): string | undefined =>
    code === undefined || code === '' ? undefined : registerWord(list, code, language);
}
