import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { Failure, manage, type Operation, operation, type Place, streamed } from '../api.ts';
import { CopyButton, Problem, Skeleton } from '../parts/basics.tsx';
import { useWords } from '../words/words.tsx';
import { Answer, type Pointed } from './chat/Answer.tsx';
import { answerBlocks, type Turn, writtenBy } from './chat/answer.ts';
import { Conversations } from './chat/Conversations.tsx';
import { asMarkdown } from './chat/markdown.ts';
import { Sources } from './chat/Sources.tsx';
import './chat/chat.css';

type Frame = Operation<'POST /chat/ai-ls-stream'>;

/** An answer on its way. */
interface Writing {
  readonly chat_id: string;
  readonly item_id: string;
  readonly text: string;
  readonly state: 'writing' | 'stopped' | 'failed';
  readonly error?: Error;
}

const EXAMPLES = ['chat_ex_1', 'chat_ex_2', 'chat_ex_3', 'chat_ex_4'] as const;
/** As the operation takes them. */
const MOST_CHARACTERS = 30_000;

export default function Chat() {
  const { say } = useWords();
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const list = useQuery({
    queryKey: ['chats'],
    queryFn: ({ signal }) => manage('GET /chats', { signal }),
  });
  const chat = useQuery({
    queryKey: ['chat', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => manage('GET /chats/:id', { params: { id: id! }, signal }),
  });
  const [draft, setDraft] = useState(params.get('ask') ?? '');
  const [finding, setFinding] = useState<string>();
  const [error, setError] = useState<Error>();
  const [writing, setWriting] = useState<Writing>();
  const place = useRef<Place>({});
  const abort = useRef<AbortController>(undefined);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => () => abort.current?.abort(), []);
  useEffect(() => {
    document.title = `${say('chat')} · Priora`;
  }, [say]);
  // another conversation: what was being written for this one is stopped
  useEffect(() => {
    setError(undefined);
    setWriting((now) => {
      if (now && now.chat_id !== id) abort.current?.abort();
      return now && now.chat_id === id ? now : undefined;
    });
  }, [id]);

  /** Has an answer written, from its beginning or from where it was left. */
  async function write(chat_id: string, item_id: string, before?: string) {
    const control = new AbortController();
    abort.current = control;
    if (before === undefined) place.current = {};
    let text = before ?? '';
    setWriting({ chat_id, item_id, text, state: 'writing' });
    const set = (change: Partial<Writing>) =>
      setWriting((now) => (now && now.item_id === item_id ? { ...now, ...change } : now));
    try {
      const ended = ({ choices }: Frame) => Boolean(choices[0]?.finish_reason);
      const body = { chat_id, chat_item_id: item_id };
      const { signal } = control;
      const frames = streamed('POST /chat/ai-ls-stream', { body, signal }, { place: place.current, ended });
      for await (const { choices } of frames) {
        text += choices[0]?.delta.content ?? '';
        set({ text });
      }
      await client.invalidateQueries({ queryKey: ['chat', chat_id] });
      setWriting((now) => (now?.item_id === item_id ? undefined : now));
      void client.invalidateQueries({ queryKey: ['chats'] });
    } catch (thrown) {
      if (control.signal.aborted) return;
      // what was stopped is not held for ever: then the answer is written anew
      if (thrown instanceof Failure && thrown.details.resuming) return void write(chat_id, item_id);
      set({ state: 'failed', error: thrown as Error });
    }
  }

  async function ask(question: string) {
    if (question.trim() === '' || finding !== undefined || writing?.state === 'writing') return;
    setError(undefined);
    setFinding(question);
    setDraft('');
    const control = new AbortController();
    abort.current = control;
    try {
      const found = await operation('POST /chat/ai-ls-chat', {
        body: {
          query: question,
          deep_search: true,
          long_think: false,
          search_website: false,
          ...(id && { chat_id: id }),
        },
        signal: control.signal,
      });
      await client.fetchQuery({
        queryKey: ['chat', found.chat_id],
        queryFn: () => manage('GET /chats/:id', { params: { id: found.chat_id } }),
      });
      void client.invalidateQueries({ queryKey: ['chats'] });
      setFinding(undefined);
      const writes = write(found.chat_id, found.chat_item_id);
      if (found.chat_id !== id) navigate(`/chat/${found.chat_id}`);
      await writes;
    } catch (thrown) {
      setFinding(undefined);
      setDraft(question);
      if (!control.signal.aborted) setError(thrown as Error);
    }
  }

  function stop() {
    abort.current?.abort();
    setWriting((now) => now && { ...now, state: 'stopped' });
  }

  const turns = id ? (chat.data?.turns ?? []) : [];
  const busy = finding !== undefined || writing?.state === 'writing';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(draft);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void ask(draft);
  };
  const thread = useRef<HTMLDivElement>(null);
  const count = turns.length + (finding === undefined ? 0 : 1);
  useEffect(() => {
    if (count > 1) thread.current?.querySelector('.turn:last-of-type')?.scrollIntoView({ block: 'start' });
  }, [count]);
  useEffect(() => {
    if (id === undefined) box.current?.focus();
  }, [id]);

  return (
    <div className="chat">
      <Conversations list={list.data?.chats} error={list.error} at={id} />
      <div className="thread" ref={thread}>
        <h1 className={count > 0 ? 'hidden' : ''}>{say(count > 0 ? 'chat' : 'chat_title')}</h1>
        <Maker model={list.data ? (list.data.model ?? null) : undefined} />
        {id && chat.isPending ? (
          <Skeleton lines={10} />
        ) : chat.error ? (
          <>
            <Problem error={chat.error} again={() => void chat.refetch()} />
            <Link to="/chat">{say('chat_new')}</Link>
          </>
        ) : count === 0 ? (
          <section className="examples">
            <p className="soft measure">{say('chat_text')}</p>
            <ul>
              {EXAMPLES.map((each) => (
                <li key={each}>
                  <button type="button" className="quiet" onClick={() => void ask(say(each))}>
                    {say(each)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          turns.map((turn) => (
            <TurnView
              key={turn.item_id}
              turn={turn}
              writing={writing?.item_id === turn.item_id ? writing : undefined}
              busy={busy}
              onWrite={(before) => void write(id!, turn.item_id, before)}
            />
          ))
        )}
        {finding !== undefined && (
          <section className="turn" aria-busy="true">
            <h2 className="question">{finding}</h2>
            <p className="soft" role="status">
              {say('chat_finding')}
            </p>
            <Skeleton lines={4} />
          </section>
        )}
        {error && <Problem error={error} />}
        <form className="asking" onSubmit={submit}>
          <label className="hidden" htmlFor="question">
            {say('chat_question')}
          </label>
          <textarea
            id="question"
            ref={box}
            value={draft}
            rows={Math.min(8, Math.max(2, draft.split('\n').length))}
            maxLength={MOST_CHARACTERS}
            placeholder={say(count > 0 ? 'chat_further' : 'chat_placeholder')}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={pressed}
          />
          <div className="row between">
            <span className="soft small">{say('chat_keys')}</span>
            {busy ? (
              <button
                type="button"
                className="plain"
                onClick={finding === undefined ? stop : () => abort.current?.abort()}
              >
                {say('chat_stop')}
              </button>
            ) : (
              <button type="submit" disabled={draft.trim() === ''}>
                {say('chat_ask')}
              </button>
            )}
          </div>
        </form>
      </div>
    </div>
  );
}

/** Who writes the answers. `undefined`: not known yet, which keeps its place. */
function Maker({ model }: { model: string | null | undefined }) {
  const { say } = useWords();
  return (
    <p className="maker small">
      {model === undefined ? (
        ' '
      ) : model === null ? (
        <>
          <span className="tag">{say('chat_no_model')}</span> <span className="soft">{say('chat_no_model_text')}</span>
        </>
      ) : (
        <>
          <span className="tag">{say('chat_model', { n: model })}</span>{' '}
          <span className="soft">{say('chat_model_text')}</span>
        </>
      )}
    </p>
  );
}

function TurnView({
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
  const { question, sources = [] } = turn;
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
        <Sources sources={sources} pointed={pointed} point={point} />
      </div>
    </section>
  );
}
