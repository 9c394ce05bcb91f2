import type { Declared } from '../../words/declared.ts';
import { useWords } from '../../words/words.tsx';
import { bytesText } from '../corpus/corpus.ts';
import type { SourceState } from './sources.ts';

/** Whom a source asks, under what terms and with what credential: what an operator agrees to. */
export function About({ of, declared }: { of: SourceState; declared: Declared }) {
  const { say } = useWords();
  const { hosts, terms, documentation, credential, unconfirmed, max_bytes, dropped } = of;
  return (
    <>
      <dl className="about">
        <div>
          <dt>{say('s_agree')}</dt>
          <dd>
            {hosts.length === 0
              ? say('s_agree_none')
              : hosts.map((host) => (
                  <code key={host} className="host">
                    {host}
                  </code>
                ))}
          </dd>
        </div>
        <div>
          <dt>{say('s_terms')}</dt>
          <dd>
            {declared(terms.summary)}{' '}
            {terms.url !== '' && (
              <a href={terms.url} rel="noreferrer" target="_blank">
                {say('s_terms')}
              </a>
            )}
            {documentation !== '' && (
              <>
                {' · '}
                <a href={documentation} rel="noreferrer" target="_blank">
                  {say('s_documentation')}
                </a>
              </>
            )}
          </dd>
        </div>
        {dropped && (
          <div>
            <dt>{say('s_dropped_how')}</dt>
            <dd>
              {dropped.marker !== undefined
                ? say('s_dropped_marker', { marker: dropped.marker })
                : dropped.settled_s > 0
                  ? say('s_dropped_settled', { n: dropped.settled_s })
                  : say('s_dropped_whole')}{' '}
              {say(dropped.after === 'move' ? 's_dropped_move' : 's_dropped_leave')}
            </dd>
          </div>
        )}
        {credential && (
          <div>
            <dt>{say('s_credential', { setting: credential.setting })}</dt>
            <dd className={credential.present ? 'good' : credential.optional ? 'soft' : 'risky'}>
              {credential.present ? '● ' : '○ '}
              {say(
                credential.present
                  ? 's_credential_present'
                  : credential.optional
                    ? 's_credential_optional'
                    : 's_credential_absent',
              )}
            </dd>
          </div>
        )}
      </dl>
      {unconfirmed !== undefined && (
        <p className="warning">◐ {say('s_unconfirmed', { what: declared(unconfirmed) })}</p>
      )}
      <p className="small soft">{say('s_most', { size: bytesText(max_bytes) })}</p>
    </>
  );
}
