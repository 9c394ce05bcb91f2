import { useInfiniteQuery } from '@tanstack/react-query';
import { manage } from '../../api.ts';
import { Dialog, instant, Problem, Skeleton } from '../../parts/basics.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';
import type { Key } from '../Keys.tsx';

/** The log of a key: its calls, the newest first, as the ledger has them. */
export function Calls({ of: { id, name }, onClose }: { of: Key; onClose(): void }) {
  const { say, language } = useWords();
  const log = useInfiniteQuery({
    queryKey: ['calls', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      manage('GET /keys/:id/calls', {
        params: { id },
        query: before === undefined ? {} : { before },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
  const title = say('key_calls_of', { name });
  const calls = log.data?.pages.flatMap((page) => page.calls) ?? [];
  return (
    <Dialog title={title} onClose={onClose}>
      {log.error ? (
        <Problem error={log.error} again={() => void log.refetch()} />
      ) : !log.data ? (
        <Skeleton lines={6} />
      ) : calls.length === 0 ? (
        <p className="soft">{say('key_log_none')}</p>
      ) : (
        <>
          <Table label={title} of={['key_log_at', 'key_log_call', 'key_log_answer', { number: 'key_log_took' }]}>
            <tbody>
              {calls.map(({ at, operation_id, path, status, error_code, duration_ms }, n) => (
                <tr key={n}>
                  <td className="when">{instant(at, language)}</td>
                  <th scope="row">
                    <code>{path ?? operation_id}</code>
                  </th>
                  <td>
                    {status}
                    {error_code !== 0 && <small className="soft"> {error_code}</small>}
                  </td>
                  <td className="n">{Math.round(duration_ms).toLocaleString()} ms</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {log.hasNextPage && (
            <button
              type="button"
              className="plain"
              disabled={log.isFetchingNextPage}
              onClick={() => void log.fetchNextPage()}
            >
              {say('key_log_more')}
            </button>
          )}
        </>
      )}
    </Dialog>
  );
}
