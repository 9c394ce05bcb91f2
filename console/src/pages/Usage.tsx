import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { csv } from '../../../sdk/typescript/src/index.ts';
import { type Managed, manage, type Of } from '../api.ts';
import { Bars } from '../parts/Bars.tsx';
import { download, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Table } from '../parts/Table.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';
import { useDeclaredIn, useGroupName } from '../words/declared.ts';
import { useWords } from '../words/words.tsx';

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

/** All tables of the page in one file, each row with what it is counted by. */
const csvOf = ({ days, keys, operations, errors, total }: UsagePage): string =>
  `\uFEFF${csv([
    ['by', 'id', 'name', 'calls', 'failures', 'model_tokens', 'p50_ms', 'p95_ms', 'p99_ms'],
    ...days.map((row) => ['day', row.day, '', row.calls, row.failures, row.tokens]),
    ...keys.map((row) => ['key', row.key_id, row.name, row.calls, row.failures, row.tokens]),
    ...operations.map((row) => [
      ...['operation', row.operation_id, row.group, row.calls, row.failures, row.tokens],
      ...[row.p50_ms, row.p95_ms, row.p99_ms],
    ]),
    ...errors.map((row) => ['error', row.error_code, row.meaning, row.calls, row.calls]),
    ['total', '', '', total.calls, total.failures, total.tokens],
  ])}`;

/** `/usage`: what was called, by day, key and operation. `?from=` and `?to=` choose the days. */
export default function Usage() {
  const { say } = useWords();
  useEffect(() => {
    document.title = `${say('usage_title')} · Priora`;
  }, [say]);
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const days = { ...(from && { from }), ...(to && { to }) };
  const usage = useQuery({
    queryKey: ['usage', params.toString()],
    queryFn: () => manage('GET /usage', { query: days }),
  });
  const { data, error } = usage;
  const called = data !== undefined && (data.total.calls > 0 || data.total.tokens > 0);
  const set = (name: string, value: string) => setParams({ from: data?.from ?? '', to: data?.to ?? '', [name]: value });
  return (
    <div className="page">
      <header className="between">
        <h1>{say('usage_title')}</h1>
        <button
          type="button"
          className="plain"
          disabled={!called}
          onClick={() => download('priora-usage.csv', 'text/csv;charset=utf-8', csvOf(data!))}
        >
          CSV
        </button>
      </header>
      <p className="soft measure">{say('usage_text')}</p>
      {error ? (
        <Problem error={error} />
      ) : !data ? (
        <Skeleton lines={10} />
      ) : (
        <>
          <Toolbar>
            <div className="row">
              <Day name="from" value={data.from} max={data.to} onChange={set} />
              <Day name="to" value={data.to} min={data.from} onChange={set} />
            </div>
          </Toolbar>
          <Totals of={data} />
          {called ? <Tables of={data} /> : <Empty title={say('no_usage')}>{say('no_usage_how')}</Empty>}
        </>
      )}
    </div>
  );
}

/** One end of the days that are counted. */
function Day(props: {
  name: 'from' | 'to';
  value: string;
  min?: string;
  max?: string;
  onChange(name: string, value: string): void;
}) {
  const { name, onChange, ...rest } = props;
  const { say } = useWords();
  return (
    <label>
      {say(name)}{' '}
      <input type="date" {...rest} onChange={(event) => event.target.value && onChange(name, event.target.value)} />
    </label>
  );
}

function Totals({ of: { total } }: { of: UsagePage }) {
  const { say } = useWords();
  const figures = [
    ['calls', total.calls],
    ['failures', total.failures],
    ['w_tokens', total.tokens],
  ] as const;
  return (
    <dl className="figures-row">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>{value.toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tables({ of }: { of: UsagePage }) {
  const { say } = useWords();
  return (
    <>
      <div className="charts">
        <Bars title={say('w_calls_by_day')} bars={everyDay(of, 'calls')} />
        {of.total.tokens > 0 && <Bars title={say('w_tokens_by_day')} bars={everyDay(of, 'tokens')} />}
      </div>
      <h2>{say('w_by_group')}</h2>
      <Groups of={of} />
      <h2>{say('by_operation')}</h2>
      <ByOperation of={of} />
      <h2>{say('by_key')}</h2>
      <ByKey of={of} />
      {of.errors.length > 0 && (
        <>
          <h2>{say('w_errors')}</h2>
          <Errors of={of} />
        </>
      )}
    </>
  );
}

function ByOperation({ of: { operations } }: { of: UsagePage }) {
  const { say } = useWords();
  const groupName = useGroupName();
  const nameOf = (id: string) => (id === 'tasks' ? say('w_in_tasks') : id ? <code>{id}</code> : say('w_elsewhere'));
  return (
    <Table
      label={say('by_operation')}
      of={[
        ...(['operation', 'group'] as const),
        ...(['calls', 'failures', 'median', 'p95', 'w_p99', 'w_tokens'] as const).map((number) => ({ number })),
      ]}
    >
      <tbody>
        {operations.map((row) => (
          <tr key={row.operation_id}>
            <th scope="row">{nameOf(row.operation_id)}</th>
            <td>{row.group && groupName(row.group)}</td>
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
  );
}

function ByKey({ of: { keys } }: { of: UsagePage }) {
  const { say } = useWords();
  return (
    <Table label={say('by_key')} of={['key', { number: 'calls' }, { number: 'failures' }, { number: 'w_tokens' }]}>
      <tbody>
        {keys.map((row) => (
          <tr key={row.key_id}>
            <th scope="row">
              <KeyName of={row} />
            </th>
            <td className="n">{row.calls.toLocaleString()}</td>
            <td className="n">{row.failures.toLocaleString()}</td>
            <td className="n">{row.tokens > 0 && row.tokens.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const FAILURES = async () => (await import('../words/failures-zh.ts')).BY_CODE;

function KeyName({ of: { key_id, name } }: { of: Of<UsagePage['keys']> }) {
  const { say } = useWords();
  if (key_id === '') return say('w_in_tasks');
  if (name === undefined) return <span className="soft">{say('unknown_key')}</span>;
  return key_id.startsWith('console:') ? say('w_by_console', { name }) : name;
}

function Errors({ of: { errors } }: { of: UsagePage }) {
  const { say, language } = useWords();
  const chinese = useDeclaredIn(FAILURES);
  return (
    <Table label={say('w_errors')} of={['code', 'meaning', { number: 'calls' }]}>
      <tbody>
        {errors.map(({ error_code, code, meaning, calls }) => (
          <tr key={error_code}>
            <th scope="row">
              <code>{error_code}</code>
            </th>
            <td>{language === 'zh' && code ? chinese(code) : meaning}</td>
            <td className="n">{calls.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Calls, failures and tokens of each group of operations: the sums of the operations' rows. */
function Groups({ of: { operations } }: { of: UsagePage }) {
  const { say } = useWords();
  const groupName = useGroupName();
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
              <th scope="row">{groupName(name)}</th>
              <td className="n">{calls.toLocaleString()}</td>
              <td className="n">{failures.toLocaleString()}</td>
              <td className="n">{tokens > 0 && tokens.toLocaleString()}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
