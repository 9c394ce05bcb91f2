import { useQuery } from '@tanstack/react-query';
import { manage } from '../../api.ts';
import { Problem } from '../../parts/basics.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';
import { bytesText, type Connection } from './corpus.ts';

/** Whom the service reached or was kept from, and whom it may reach. */
export function Egress() {
  const { say } = useWords();
  const egress = useQuery({ queryKey: ['egress'], queryFn: () => manage('GET /egress') });
  if (egress.error) return <Problem error={egress.error} again={() => void egress.refetch()} />;
  if (!egress.data) return null;
  const { offline, guarded, permitted, connections } = egress.data;
  const hosts = permitted.map(({ host, port, setting }) => `${whom({ host, port })} (${setting})`).join(', ');
  return (
    <>
      <h2 id="egress">{say('w_egress')}</h2>
      {!guarded && <p className="warning">{say('w_egress_unguarded')}</p>}
      {offline && <p>{say('w_egress_offline')}</p>}
      {hosts !== '' ? <p>{say('w_egress_named', { hosts })}</p> : !offline && <p>{say('w_egress_nobody')}</p>}
      {connections.length === 0 ? (
        <p className="soft">{say('w_egress_none')}</p>
      ) : (
        <Table
          label={say('w_egress')}
          of={[
            'w_egress_whom',
            'w_egress_day',
            'w_egress_end',
            { number: 'w_egress_tries' },
            { number: 'w_egress_sent' },
          ]}
        >
          <tbody>{connections.map(row)}</tbody>
        </Table>
      )}
    </>
  );

  function row(connection: Connection) {
    const { day, kind, permitted, origin, attempts, sent_bytes } = connection;
    const end = permitted ? 'w_egress_reached' : kind === 'name' ? 'w_egress_name' : 'w_egress_refused';
    return (
      <tr key={[day, whom(connection), kind, origin, permitted].join()}>
        <th scope="row">{whom(connection)}</th>
        <td className="when">{day}</td>
        <td className={permitted ? '' : 'risky'}>{say(end)}</td>
        <td className="n">{attempts.toLocaleString()}</td>
        <td className="n">{bytesText(sent_bytes)}</td>
      </tr>
    );
  }
}

const whom = ({ host, port }: { readonly host: string; readonly port?: number | undefined }) =>
  port === undefined ? host : `${host}:${port}`;
