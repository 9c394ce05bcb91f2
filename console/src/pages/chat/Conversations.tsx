import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { type Managed, manage, type Of } from '../../api.ts';
import { Dialog, instant, Problem, Skeleton } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';

export type Summary = Of<Managed<'GET /chats'>['chats']>;

/** Earlier conversations: open, name, delete. */
export function Conversations({
  list,
  error,
  at,
}: {
  list: readonly Summary[] | undefined;
  error: Error | null;
  at: string | undefined;
}) {
  const { say, language } = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ what: 'name' | 'delete'; chat: Summary }>();
  const [failed, setFailed] = useState<Error>();
  const close = () => {
    setAsked(undefined);
    setFailed(undefined);
  };
  const change = async (what: () => Promise<unknown>) => {
    try {
      await what();
      await client.invalidateQueries({ queryKey: ['chats'] });
      close();
    } catch (thrown) {
      setFailed(thrown as Error);
    }
  };
  return (
    <nav className="conversations" aria-label={say('chat_earlier')}>
      <NavLink to="/chat" end className="button new">
        {say('chat_new')}
      </NavLink>
      <h2>{say('chat_earlier')}</h2>
      {error ? (
        <Problem error={error} />
      ) : !list ? (
        <Skeleton lines={6} />
      ) : list.length === 0 ? (
        <p className="soft small">{say('chat_none')}</p>
      ) : (
        <ul>
          {list.map((chat) => (
            <li key={chat.chat_id} className={chat.chat_id === at ? 'at' : ''}>
              <NavLink to={`/chat/${chat.chat_id}`} title={chat.name}>
                <span className="name">{chat.name}</span>
                <time className="soft">{instant(chat.used_at, language)}</time>
              </NavLink>
              <span className="tools">
                <button
                  type="button"
                  className="quiet"
                  aria-label={say('chat_rename_n', { n: chat.name })}
                  title={say('chat_rename')}
                  onClick={() => setAsked({ what: 'name', chat })}
                >
                  ✎
                </button>
                <button
                  type="button"
                  className="quiet"
                  aria-label={say('chat_delete_n', { n: chat.name })}
                  title={say('delete')}
                  onClick={() => setAsked({ what: 'delete', chat })}
                >
                  ✕
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {asked?.what === 'name' && (
        <Dialog title={say('chat_rename')} onClose={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const name = String(new FormData(event.currentTarget).get('name')).trim();
              if (name)
                void change(() =>
                  manage('POST /chats/:id/name', { params: { id: asked.chat.chat_id }, body: { name } }),
                );
            }}
          >
            <label htmlFor="chat-name">{say('name')}</label>
            <input id="chat-name" name="name" defaultValue={asked.chat.name.slice(0, 200)} maxLength={200} />
            {failed && <Problem error={failed} />}
            <div className="row end">
              <button type="submit">{say('save')}</button>
            </div>
          </form>
        </Dialog>
      )}
      {asked?.what === 'delete' && (
        <Dialog title={say('chat_delete')} onClose={close}>
          <p>{asked.chat.name}</p>
          <p className="soft">{say('chat_delete_text', { n: asked.chat.turns })}</p>
          {failed && <Problem error={failed} />}
          <div className="row end">
            <button type="button" className="plain" onClick={close}>
              {say('cancel')}
            </button>
            <button
              type="button"
              className="risk"
              onClick={() =>
                void change(async () => {
                  await manage('DELETE /chats/:id', { params: { id: asked.chat.chat_id } });
                  client.removeQueries({ queryKey: ['chat', asked.chat.chat_id] });
                  if (asked.chat.chat_id === at) navigate('/chat');
                })
              }
            >
              {say('delete_for_ever')}
            </button>
          </div>
        </Dialog>
      )}
    </nav>
  );
}
