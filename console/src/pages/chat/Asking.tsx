import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { manage } from '../../api.ts';
import { Skeleton } from '../../parts/basics.tsx';
import { useSearched } from '../../parts/Held.tsx';
import { useWords } from '../../words/words.tsx';

/** Of the demo corpus. */
const EXAMPLES = ['chat_ex_1', 'chat_ex_2', 'chat_ex_3', 'chat_ex_4'] as const;
/** As the operation takes them. */
const MOST_CHARACTERS = 30_000;

/** Where a question is written: Enter puts it, with Shift it begins a line. */
export function Asking({
  draft,
  onDraft,
  further,
  focused,
  onAsk,
  onStop,
}: {
  draft: string;
  onDraft(text: string): void;
  /** The conversation has questions already. */
  further: boolean;
  focused: boolean;
  onAsk(question: string): void;
  /** While something is found or written. */
  onStop: (() => void) | undefined;
}) {
  const { say } = useWords();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(draft);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAsk(draft);
  };
  return (
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
        placeholder={say(further ? 'chat_further' : 'chat_placeholder')}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={pressed}
      />
      <div className="row between">
        <span className="soft small">{say('chat_keys')}</span>
        {onStop ? (
          <button type="button" className="plain" onClick={onStop}>
            {say('chat_stop')}
          </button>
        ) : (
          <button type="submit" disabled={draft.trim() === ''}>
            {say('chat_ask')}
          </button>
        )}
      </div>
    </form>
  );
}

/** Questions that every corpus answers: by whom, when, and of the owner that it has most of. */
function useOwnQuestions(wanted: boolean): readonly string[] | undefined {
  const { say } = useWords();
  const counts = useQuery({
    queryKey: ['facets', 'owner'],
    enabled: wanted,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) =>
      manage('POST /counts', { body: { query_text: 'PN: *', families: true, top: 1, axes: ['ASSIGNEE'] }, signal }),
  });
  if (counts.isPending) return undefined;
  const owner = counts.data?.axes[0]?.buckets[0]?.value;
  return [say('chat_own_who'), say('chat_own_years'), ...(owner ? [say('chat_own_owner', { owner })] : [])];
}

/** Before anything is asked: what could be, of the corpus that is here. */
export function Examples({ onAsk }: { onAsk(question: string): void }) {
  const { say } = useWords();
  const { fictional } = useSearched();
  const own = useOwnQuestions(fictional === false);
  const questions = fictional ? EXAMPLES.map((each) => say(each)) : own;
  return (
    <section className="examples">
      <p className="soft measure">{say('chat_text')}</p>
      {questions ? (
        <ul>
          {questions.map((each) => (
            <li key={each}>
              <button type="button" className="quiet" onClick={() => onAsk(each)}>
                {each}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  );
}
