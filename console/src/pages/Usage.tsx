import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type Managed, manage } from '../api.ts';

import { download, Problem, Skeleton } from '../parts/basics.tsx';
import { csv } from '../parts/csv.ts';
import { Empty } from '../parts/Empty.tsx';
import { Table } from '../parts/Table.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';
import { useWords } from '../words/words.tsx';

const Chart = lazy(() => import('../parts/Chart.tsx'));

type UsagePage = Managed<'GET /usage'>;

const ms = (value: number | undefined) =>
  value === undefined ? '' : `${value < 10 ? value.toFixed(1) : Math.round(value)}\u00a0ms`;

/** Days without calls are days too. */
function everyDay({ from, to, days }: UsagePage, what: 'calls' | 'tokens'): { name: string; count: number }[] {
  const calls = new Map(days.map((row) => [row.day, row[what]]));
  const bars: { name: string; count: number }[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to) && bars.length < 800; at += 86_400_000) {
    const name = new Date(at).toISOString().slice(0, 10);
    bars.push({ name, count: calls.get(name) ?? 0 });
  }
  return bars;
}

export default function Usage() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const days = { ...(from && { from }), ...(to && { to }) };
  const usage = useQuery({
    queryKey: ['usage', params.toString()],
    queryFn: () => manage('GET /usage', { query: days }),
  });
  const data = usage.data;
  const save = () =>
    download(
      'priora-usage.csv',
      'text/csv;charset=utf-8',
      `\uFEFF${csv([
        ['by', 'id', 'name', 'calls', 'failures', 'model_tokens', 'p50_ms', 'p95_ms', 'p99_ms'],
        ...data!.days.map((row) => ['day', row.day, '', row.calls, row.failures, row.tokens]),
        ...data!.keys.map((row) => ['key', row.key_id, row.name, row.calls, row.failures, row.tokens]),
        ...data!.operations.map((row) => [
          'operation',
          row.operation_id,
          row.group,
          row.calls,
          row.failures,
          row.tokens,
          row.p50_ms,
          row.p95_ms,
          row.p99_ms,
        ]),
        ...data!.errors.map((row) => ['error', row.error_code, row.meaning, row.calls, row.calls]),
        ['total', '', '', data!.total.calls, data!.total.failures, data!.total.tokens],
      ])}`,
    );
  const set = (name: string, value: string) => setParams({ from: data?.from ?? '', to: data?.to ?? '', [name]: value });
  return (
    <div className="page">
      <header className="between">
        <h1>{say('usage_title')}</h1>
        <button type="button" className="plain" disabled={!data?.total.calls && !data?.total.tokens} onClick={save}>
          CSV
        </button>
      </header>
      <p className="soft measure">{say('usage_text')}</p>
      {usage.error ? (
        <Problem error={usage.error} />
      ) : !data ? (
        <Skeleton lines={10} />
      ) : (
        <>
          <Toolbar>
            <label>
              {say('from')}{' '}
              <input
                type="date"
                value={data.from}
                max={data.to}
                onChange={(event) => event.target.value && set('from', event.target.value)}
              />
            </label>
            <label>
              {say('to')}{' '}
              <input
                type="date"
                value={data.to}
                min={data.from}
                onChange={(event) => event.target.value && set('to', event.target.value)}
              />
            </label>
          </Toolbar>
          <dl className="figures-row">
            <div>
              <dt>{say('calls')}</dt>
              <dd>{data.total.calls.toLocaleString()}</dd>
            </div>
            <div>
              <dt>{say('failures')}</dt>
              <dd>{data.total.failures.toLocaleString()}</dd>
            </div>
            <div>
              <dt>{say('w_tokens')}</dt>
              <dd>{data.total.tokens.toLocaleString()}</dd>
            </div>
          </dl>
          {data.total.calls === 0 && data.total.tokens === 0 ? (
            <Empty title={say('no_usage')}>{say('no_usage_how')}</Empty>
          ) : (
            <>
              <Suspense fallback={<Skeleton lines={6} />}>
                <div className="charts">
                  <Chart title={say('w_calls_by_day')} bars={everyDay(data, 'calls')} />
                  {data.total.tokens > 0 && <Chart title={say('w_tokens_by_day')} bars={everyDay(data, 'tokens')} />}
                </div>
              </Suspense>
              <h2>{say('w_by_group')}</h2>
              <Groups of={data} />
              <h2>{say('by_operation')}</h2>
              <Table
                label={say('by_operation')}
                of={[
                  'operation',
                  'group',
                  { number: 'calls' },
                  { number: 'failures' },
                  { number: 'median' },
                  { number: 'p95' },
                  { number: 'w_p99' },
                  { number: 'w_tokens' },
                ]}
              >
                <tbody>
                  {data.operations.map((row) => (
                    <tr key={row.operation_id}>
                      <th scope="row">
                        {row.operation_id === 'tasks' ? (
                          say('w_in_tasks')
                        ) : row.operation_id ? (
                          <code>{row.operation_id}</code>
                        ) : (
                          say('w_elsewhere')
                        )}
                      </th>
                      <td>{row.group}</td>
                      <td className="n">{row.calls}</td>
                      <td className="n">{row.failures}</td>
                      <td className="n">{ms(row.p50_ms)}</td>
                      <td className="n">{ms(row.p95_ms)}</td>
                      <td className="n">{ms(row.p99_ms)}</td>
                      <td className="n">{row.tokens > 0 && row.tokens.toLocaleString()}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
              <h2>{say('by_key')}</h2>
              <Table
                label={say('by_key')}
                of={['key', { number: 'calls' }, { number: 'failures' }, { number: 'w_tokens' }]}
              >
                <tbody>
                  {data.keys.map((row) => (
                    <tr key={row.key_id}>
                      <th scope="row">
                        {row.key_id === ''
                          ? say('w_in_tasks')
                          : (row.name ?? <span className="soft">{say('unknown_key')}</span>)}
                      </th>
                      <td className="n">{row.calls.toLocaleString()}</td>
                      <td className="n">{row.failures.toLocaleString()}</td>
                      <td className="n">{row.tokens > 0 && row.tokens.toLocaleString()}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
              {data.errors.length > 0 && (
                <>
                  <h2>{say('w_errors')}</h2>
                  <Table label={say('w_errors')} of={['code', 'meaning', { number: 'calls' }]}>
                    <tbody>
                      {data.errors.map(({ error_code, meaning, calls }) => (
                        <tr key={error_code}>
                          <th scope="row">
                            <code>{error_code}</code>
                          </th>
                          <td>{meaning}</td>
                          <td className="n">{calls.toLocaleString()}</td>
                        </tr>
                      ))}
                    </tbody>
                  </Table>
                </>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}

/** Calls, failures and tokens of each group of operations: the sums of the operations' rows. */
function Groups({ of: { operations } }: { of: UsagePage }) {
  const { say } = useWords();
  const groups = new Map<string, { calls: number; failures: number; tokens: number }>();
  for (const { operation_id, group, calls, failures, tokens } of operations) {
    const name = group ?? (operation_id === 'tasks' ? say('w_in_tasks') : say('w_elsewhere'));
    const sum = groups.get(name) ?? { calls: 0, failures: 0, tokens: 0 };
    groups.set(name, { calls: sum.calls + calls, failures: sum.failures + failures, tokens: sum.tokens + tokens });
  }
  return (
    <Table
      label={say('w_by_group')}
      of={['group', { number: 'calls' }, { number: 'failures' }, { number: 'w_tokens' }]}
    >
      <tbody>
        {[...groups]
          .sort(([, a], [, b]) => b.calls - a.calls)
          .map(([name, { calls, failures, tokens }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="n">{calls.toLocaleString()}</td>
              <td className="n">{failures.toLocaleString()}</td>
              <td className="n">{tokens > 0 && tokens.toLocaleString()}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
