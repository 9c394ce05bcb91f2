import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { type Managed, manage, type Of } from '../../api.ts';
import { Dialog, DialogEnd, instant, Problem, Skeleton } from '../../parts/basics.tsx';
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
  const { say } = useWords();
  const [asked, setAsked] = useState<{ what: 'name' | 'delete'; chat: Summary }>();
  const close = () => setAsked(undefined);
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
            <Entry
              key={chat.chat_id}
              chat={chat}
              here={chat.chat_id === at}
              onAsk={(what) => setAsked({ what, chat })}
            />
          ))}
        </ul>
      )}
      {asked?.what === 'name' && <Naming chat={asked.chat} onClose={close} />}
      {asked?.what === 'delete' && <Deleting chat={asked.chat} here={asked.chat.chat_id === at} onClose={close} />}
    </nav>
  );
}

function Entry({ chat, here, onAsk }: { chat: Summary; here: boolean; onAsk(what: 'name' | 'delete'): void }) {
  const { say, language } = useWords();
  return (
    <li className={here ? 'at' : ''}>
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
          onClick={() => onAsk('name')}
        >
          ✎
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={say('chat_delete_n', { n: chat.name })}
          title={say('delete')}
          onClick={() => onAsk('delete')}
        >
          ✕
        </button>
      </span>
    </li>
  );
}

/** Carries out a change of a conversation, reads the list again, and closes the question. */
function useChange(run: (given: string) => Promise<unknown>, onClose: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: string) => {
      await run(given);
      await client.invalidateQueries({ queryKey: ['chats'] });
    },
    onSuccess: onClose,
  });
}

function Naming({ chat, onClose }: { chat: Summary; onClose(): void }) {
  const { say } = useWords();
  const change = useChange(
    (name) => manage('POST /chats/:id/name', { params: { id: chat.chat_id }, body: { name } }),
    onClose,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name) change.mutate(name);
  };
  return (
    <Dialog title={say('chat_rename')} onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor="chat-name">{say('name')}</label>
        <input id="chat-name" name="name" defaultValue={chat.name.slice(0, 200)} maxLength={200} />
        {change.error && <Problem error={change.error} />}
        <div className="row end">
          <button type="submit">{say('save')}</button>
        </div>
      </form>
    </Dialog>
  );
}

function Deleting({ chat, here, onClose }: { chat: Summary; here: boolean; onClose(): void }) {
  const { say } = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const change = useChange(async (id) => {
    await manage('DELETE /chats/:id', { params: { id } });
    client.removeQueries({ queryKey: ['chat', id] });
    if (here) navigate('/chat');
  }, onClose);
  return (
    <Dialog title={say('chat_delete')} onClose={onClose}>
      <p>{chat.name}</p>
      <p className="soft">{say('chat_delete_text', { n: chat.turns })}</p>
      <DialogEnd
        risk
        error={change.error}
        pending={change.isPending}
        onClose={onClose}
        onDo={() => change.mutate(chat.chat_id)}
      >
        {say('delete_for_ever')}
      </DialogEnd>
    </Dialog>
  );
}
