import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fieldsInWords } from '../words/without-field.ts';
import { useWords } from '../words/words.tsx';

const AGAIN_MS = 3000;
/** Stands in the notice that fictional records are left out, in every language. */
export const DEMO_APART = 'PRIORA_DEMO_APART';

/** What `/readyz` says, with 200 and 503 alike. */
interface Readiness {
  readonly status: string;
  /** What is in the way, as a sentence. */
  readonly message?: string;
  /** Collections whose index has not taken in everything that is stored. */
  readonly waiting?: readonly string[];
}

/**
 * Why less is found than is or will be there: a load under way, an index that is being made. Nothing while the service
 * is ready.
 */
export function NotReady() {
  const { say } = useWords();
  const client = useQueryClient();
  const readiness = useQuery({
    queryKey: ['readyz'],
    queryFn: async ({ signal }): Promise<Readiness> => (await fetch('/readyz', { signal })).json(),
    retry: false,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'ready' ? AGAIN_MS : false),
  });
  const { status = 'ready', message, waiting = [] } = readiness.data ?? {};
  const before = useRef(status);
  useEffect(() => {
    // what was asked before everything was there is asked again
    if (status === 'ready' && before.current !== 'ready')
      for (const queryKey of [['corpus'], ['search'], ['facets'], ['standing']])
        void client.invalidateQueries({ queryKey });
    before.current = status;
  }, [status, client]);
  if (status === 'ready') return null;
  return (
    <p className="note small" role="status">
      ◐{' '}
      {status === 'loading'
        ? say('ready_loading')
        : status === 'indexing' && message === undefined
          ? say('ready_indexing', { n: waiting.map((name) => name.replaceAll('_', ' ')).join(', ') })
          : (message ?? say('ready_not', { n: status }))}
    </p>
  );
}

/** Whether a note says that fictional records were left out. */
export const isOfDemo = (note: string): boolean => note.includes(DEMO_APART);

/** The same above an answer, with what the answer itself lacks, in the service's words. */
export function Notices({ of }: { of: readonly string[] }) {
  const { say } = useWords();
  const others = of.filter((note) => !isOfDemo(note));
  return (
    <>
      <NotReady />
      {others.length < of.length && <p className="small soft">{say('demo_left_out')}</p>}
      {others.length > 0 && (
        <ul className="note small notes">
          {others.map((note) => (
            <li key={note}>{fieldsInWords(note)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
