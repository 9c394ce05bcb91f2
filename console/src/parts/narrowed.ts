import { useSearchParams } from 'react-router';

/**
 * The parameters of an address that tells what a list is narrowed by, and a way to set one, or with `''` to leave it
 * out: the list then begins from its first page.
 */
export function useNarrowed() {
  const [params, setParams] = useSearchParams();
  const go = (name: string, value: string) => {
    const to = new URLSearchParams(params);
    to.delete('from');
    if (value === '') to.delete(name);
    else to.set(name, value);
    setParams(to);
  };
  return { params, setParams, go };
}
