import { useSearchParams } from 'react-router';

/** The node of a map that is being read: kept in the address, for the map is not there while a step works. */
export function useChosenNode(): readonly [string | undefined, (node_id: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (node_id: string) =>
    setParams(
      (before) => {
        const now = new URLSearchParams(before);
        now.set('node', node_id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('node') ?? undefined, choose];
}
