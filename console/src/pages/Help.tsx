import { useState } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../parts/basics.tsx';
import { useFields } from '../parts/QueryBox.tsx';
import { useWords } from '../words/words.tsx';

const SHORTCUTS = [
  ['/', 'k_focus'],
  ['j  k', 'k_move'],
  ['o', 'k_open'],
  ['x', 'k_select'],
  ['e', 'k_explain'],
  ['Ctrl K', 'k_palette'],
  ['?', 'k_help'],
] as const;
const EXAMPLES = [
  'TTL: lidar',
  'TACD: "thermal runaway"',
  'TACD: (thermal AND runaway) NOT TTL: method',
  'TACD: (thermal $W5 runaway)',
  'TACD: (thermal $PRE3 runaway)',
  'CLMS: (electrolyte $SEN lithium)',
  'TTL: batter*',
  'IPC: H01M*',
  'AUTHORITY: (US OR EP)',
  'PBD: [20220101 TO *]',
  'ALL_AN: energy',
] as const;

export default function Help() {
  const { say } = useWords();
  const fields = useFields();
  const [wanted, setWanted] = useState('');
  const shown = fields.data?.filter(
    ({ code, label, unavailable }) => !unavailable && `${code} ${label}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <div className="page">
      <h1>{say('help_title')}</h1>
      <p>
        <a href="/docs/">{say('reference')}</a> · <a href="/openapi.json">OpenAPI</a>
      </p>
      <h2>{say('help_keys')}</h2>
      <dl className="keys">
        {SHORTCUTS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split('  ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
      <h2>{say('help_query')}</h2>
      <p className="soft">{say('query_hint')}</p>
      <ul className="plainlist">
        {EXAMPLES.map((text) => (
          <li key={text}>
            <Link to={`/search?q=${encodeURIComponent(text)}`}>
              <code>{text}</code>
            </Link>
          </li>
        ))}
      </ul>
      <h2>{say('help_fields')}</h2>
      <label className="above" htmlFor="field">
        {say('filter_fields')}
      </label>
      <input id="field" className="narrow" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      {!shown ? (
        <Skeleton lines={8} />
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('code')}</th>
              <th scope="col">{say('meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ code, label }) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
