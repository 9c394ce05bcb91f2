import type { FormEvent, ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

/**
 * A line in which something is looked for by words, above what is found.
 * @param of Name of the words in the form, and what they are called for readers.
 * @param value The words that were asked last, as the address has them.
 * @param most Characters that are taken.
 * @param required Whether nothing at all is refused.
 * @param onSearch Called with the words, without blanks around them, and with the form for what stands beside.
 */
export function SearchLine({
  of: { name, label },
  value,
  most,
  required,
  onSearch,
  children,
}: {
  of: { readonly name: string; readonly label: string };
  value: string;
  most: number;
  required: boolean;
  onSearch(words: string, form: FormData): void;
  children?: ReactNode;
}) {
  const { say } = useWords();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSearch(String(form.get(name)).trim(), form);
  };
  return (
    <form onSubmit={submit} className="row paper-search">
      <input
        key={value}
        {...{ name, required }}
        type="search"
        defaultValue={value}
        maxLength={most}
        aria-label={label}
        placeholder={label}
      />
      {children}
      <button type="submit">{say('run')}</button>
    </form>
  );
}
