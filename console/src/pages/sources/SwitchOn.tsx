import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { manage } from '../../api.ts';
import { Problem } from '../../parts/basics.tsx';
import type { Declared } from '../../words/declared.ts';
import { useWords } from '../../words/words.tsx';
import { About } from './About.tsx';
import type { SourceState } from './sources.ts';

/** What is agreed to, and the day from which on. The hosts that were on screen are sent with it. */
export function SwitchOn({ of, declared, onEnd }: { of: SourceState; declared: Declared; onEnd(): void }) {
  const { say } = useWords();
  const id = useId();
  const { name, hosts, since } = of;
  const on = useMutation({
    mutationFn: (from: string) =>
      manage('POST /sync/:name', {
        params: { name },
        body: { on: true, hosts: [...hosts], since: from === '' ? null : from },
      }),
    onSuccess: onEnd,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    on.mutate(String(new FormData(event.currentTarget).get('since') ?? ''));
  };
  return (
    <form onSubmit={submit} className="opened">
      <About of={of} declared={declared} />
      {hosts.length > 0 && (
        <>
          <label htmlFor={id}>{say('s_since')}</label>
          <div className="row">
            <input id={id} type="date" name="since" defaultValue={since ?? ''} />
            <span className="small soft">{say('s_since_text')}</span>
          </div>
        </>
      )}
      {on.error && <Problem error={on.error} />}
      <div className="row">
        <button type="submit" disabled={on.isPending}>
          {say(hosts.length > 0 ? 's_permit' : 's_permit_none')}
        </button>
        <button type="button" className="plain" onClick={onEnd}>
          {say('s_not_now')}
        </button>
      </div>
    </form>
  );
}
