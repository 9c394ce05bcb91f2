import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { CopyButton, Problem } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { Answer, type Pointed } from './Answer.tsx';
import { answerBlocks, rowPage, sourcesOf, type Turn, writtenBy } from './answer.ts';
import type { Writing } from './conversation.ts';
import { asMarkdown } from './markdown.ts';
import { Sources } from './Sources.tsx';

/** A question with its answer, as far as that is written, and the sources beside it. */
export function TurnView({
  turn,
  writing,
  busy,
  onWrite,
}: {
  turn: Turn;
  writing: Writing | undefined;
  busy: boolean;
  onWrite(before?: string): void;
}) {
  const { say } = useWords();
  const [pointed, point] = useState<Pointed>();
  const { question } = turn;
  const sources = useMemo(() => sourcesOf(turn), [turn]);
  const text = writing?.text ?? turn.answer ?? '';
  const blocks = useMemo(() => answerBlocks(text, sources), [text, sources]);
  const done = writing === undefined && turn.answer !== undefined;
  const writer = writtenBy(blocks);
  return (
    <section className="turn" aria-busy={writing?.state === 'writing'}>
      <h2 className="question">{question}</h2>
      <div className="both">
        <div className="told">
          <div aria-live={writing ? 'polite' : 'off'}>
            <Answer blocks={blocks} sources={sources} pointed={pointed} point={point} />
          </div>
          {writing?.state === 'writing' && (
            <p className="soft small" role="status">
              {say(text === '' ? 'chat_reading' : 'chat_writing', { n: sources.length })}
            </p>
          )}
          {writing?.state === 'stopped' && (
            <p className="row small">
              <span className="soft">{say('chat_stopped')}</span>
              <button type="button" className="plain" onClick={() => onWrite(text)}>
                {say('chat_go_on')}
              </button>
            </p>
          )}
          {writing?.state === 'failed' && <Problem error={writing.error!} again={() => onWrite()} />}
          {!writing && turn.answer === undefined && (
            <p className="row small">
              <span className="soft">{say('chat_unwritten')}</span>
              <button type="button" className="plain" disabled={busy} onClick={() => onWrite()}>
                {say('chat_write')}
              </button>
            </p>
          )}
          {done && (
            <div className="row small done">
              <CopyButton
                label={say('chat_copy')}
                text={asMarkdown({ question, answer: turn.answer!, sources }, say, location.origin)}
              />
              {turn.query && (
                <Link to={`/search?q=${encodeURIComponent(turn.query)}&stem=1`}>{say('chat_search')}</Link>
              )}
              {writer && (
                <span className="soft">{say(writer === 'documents' ? 'chat_by_quotes' : 'chat_by_model')}</span>
              )}
            </div>
          )}
        </div>
        {turn.rows.length > 0 ? <Rows of={turn.rows} /> : <Sources sources={sources} pointed={pointed} point={point} />}
      </div>
    </section>
  );
}

/** The rows of registers that an answer rests on, beside it. */
function Rows({ of }: { of: Turn['rows'] }) {
  const { say } = useWords();
  return (
    <aside className="sources" aria-label={say('chat_rows')}>
      <h3>{say('chat_rows')}</h3>
      <ol>
        {of.map(({ text, path }) => {
          const page = rowPage(path);
          return <li key={`${path} ${text}`}>{page ? <Link to={page}>{text}</Link> : text}</li>;
        })}
      </ol>
    </aside>
  );
}
