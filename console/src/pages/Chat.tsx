import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { manage } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { useWords } from '../words/words.tsx';
import { Asking, Examples } from './chat/Asking.tsx';
import { Conversations } from './chat/Conversations.tsx';
import { useConversation } from './chat/conversation.ts';
import { TurnView } from './chat/Turn.tsx';
import './chat/chat.css';

/** `/chat/:id?`: questions and answers, each with the documents that it rests on. */
export default function Chat() {
  const { say } = useWords();
  const { id } = useParams();
  const [params] = useSearchParams();
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
  const now = useConversation(id, setDraft);
  useEffect(() => {
    document.title = `${say('chat')} · Priora`;
  }, [say]);
  const ask = (question: string) => {
    if (question.trim() === '' || now.busy) return;
    setDraft('');
    void now.ask(question);
  };
  const turns = id ? (chat.data?.turns ?? []) : [];
  const thread = useRef<HTMLDivElement>(null);
  const count = turns.length + (now.finding === undefined ? 0 : 1);
  useEffect(() => {
    if (count > 1) thread.current?.querySelector('.turn:last-of-type')?.scrollIntoView({ block: 'start' });
  }, [count]);

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
          <Examples onAsk={ask} />
        ) : (
          turns.map((turn) => (
            <TurnView
              key={turn.item_id}
              turn={turn}
              writing={now.writing?.item_id === turn.item_id ? now.writing : undefined}
              busy={now.busy}
              onWrite={(before) => void now.write(id!, turn.item_id, before)}
            />
          ))
        )}
        {now.finding !== undefined && (
          <section className="turn" aria-busy="true">
            <h2 className="question">{now.finding}</h2>
            <p className="soft" role="status">
              {say('chat_finding')}
            </p>
            <Skeleton lines={4} />
          </section>
        )}
        {now.error && <Problem error={now.error} />}
        <Asking
          draft={draft}
          onDraft={setDraft}
          further={count > 0}
          focused={id === undefined}
          onAsk={ask}
          onStop={now.busy ? now.stop : undefined}
        />
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
