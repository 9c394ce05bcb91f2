import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Failure, manage, type Operation, operation, type Place, streamed } from '../../api.ts';

type Frame = Operation<'POST /chat/ai-ls-stream'>;

/** An answer on its way. */
export interface Writing {
  readonly chat_id: string;
  readonly item_id: string;
  readonly text: string;
  readonly state: 'writing' | 'stopped' | 'failed';
  readonly error?: Error;
}

/**
 * What is asked and written in a conversation now; `id`: none before the first question. A question that could not be
 * put is handed back to `onReturned`.
 */
export function useConversation(id: string | undefined, onReturned: (question: string) => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [finding, setFinding] = useState<string>();
  const [error, setError] = useState<Error>();
  const [writing, setWriting] = useState<Writing>();
  const place = useRef<Place>({});
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
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

  /** Puts a question, in a new conversation where there is none yet, and has its answer written. */
  async function ask(question: string) {
    setError(undefined);
    setFinding(question);
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
      onReturned(question);
      if (!control.signal.aborted) setError(thrown as Error);
    }
  }

  /** Ends what is being found or written; what is there of an answer stays. */
  function stop() {
    abort.current?.abort();
    setWriting((now) => (now?.state === 'writing' ? { ...now, state: 'stopped' } : now));
  }

  return { finding, writing, error, busy: finding !== undefined || writing?.state === 'writing', ask, write, stop };
}
