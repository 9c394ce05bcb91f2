import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../parts/basics.tsx';
import { useFields } from '../parts/QueryBox.tsx';
import { Table } from '../parts/Table.tsx';
import { useWords } from '../words/words.tsx';
import './help.css';
import { TryIt } from './help/TryIt.tsx';
import { EXAMPLES } from './help-examples.ts';

const SHORTCUTS = [
  ['/', 'k_focus'],
  ['j  k', 'k_move'],
  ['o', 'k_open'],
  ['x', 'k_select'],
  ['e', 'k_explain'],
  ['p', 'k_preview'],
  ['Ctrl K', 'k_palette'],
  ['?', 'k_help'],
] as const;

const GUIDES = ['g_search', 'g_document', 'g_novelty', 'g_chat', 'g_corpus', 'g_keys', 'g_mcp'] as const;

export default function Help() {
  const { say } = useWords();
  useEffect(() => {
    document.title = `${say('help_title')} · Priora`;
  }, [say]);
  const fields = useFields();
  const [wanted, setWanted] = useState('');
  const [trying, setTrying] = useState(false);
  const shown = fields.data
    ?.filter(({ unavailable }) => !unavailable)
    .filter(({ code, label }) => `${code} ${label}`.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <div className="page">
      <h1>{say('help_title')}</h1>
      <p>
        <a href="/docs/">{say('reference')}</a> · <a href="/openapi.json">OpenAPI</a>
      </p>
      <h2>{say('try_title')}</h2>
      <p className="soft measure">{say('try_text')}</p>
      <details onToggle={(event) => setTrying(event.currentTarget.open)}>
        <summary>{say('try_open')}</summary>
        {trying && <TryIt />}
      </details>
      <h2>{say('h_pages')}</h2>
      <dl className="guides measure">
        {GUIDES.map((guide) => (
          <div key={guide}>
            <dt>{say(`${guide}_title`)}</dt>
            <dd>{say(guide)}</dd>
          </div>
        ))}
      </dl>
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
      <p className="soft measure">{say('h_query_text')}</p>
      <Table label={say('help_query')} of={['h_example', 'meaning']}>
        <tbody>
          {EXAMPLES.map(([text, meaning]) => (
            <tr key={text}>
              <th scope="row">
                <Link to={`/search?q=${encodeURIComponent(text)}`}>
                  <code>{text}</code>
                </Link>
              </th>
              <td>{say(meaning)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <h2>{say('help_fields')}</h2>
      <label className="above" htmlFor="field">
        {say('filter_fields')}
      </label>
      <input id="field" className="narrow" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      {!shown ? (
        <Skeleton lines={8} />
      ) : (
        <Table label={say('help_fields')} of={['code', 'meaning']}>
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
        </Table>
      )}
    </div>
  );
}
