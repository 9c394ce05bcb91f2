import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type Managed, manage, type Of, sessionToken } from '../../api.ts';
import { Problem, Skeleton } from '../../parts/basics.tsx';
import { useGroupName } from '../../words/declared.ts';
import { useWords } from '../../words/words.tsx';

type Operation = Of<Managed<'GET /operations'>>;

/** Characters of an answer that are shown. */
const SHOWN = 20_000;
/** What is offered first: it needs nothing that another call has made. */
const FIRST = 'p001PatentQuerySearchCount';
const nameOf = ({ sample: { method, path }, summary }: Operation) => `${method} ${path.split('?')[0]} · ${summary}`;

/** Calls an operation as a program does, with the rights of whoever is signed in, and shows what comes back. */
export function TryIt() {
  const all = useQuery({
    queryKey: ['operations'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => manage('GET /operations'),
  });
  const [id, setId] = useState(FIRST);
  if (all.error) return <Problem error={all.error} again={() => void all.refetch()} />;
  if (!all.data) return <Skeleton lines={5} />;
  const chosen = all.data.find((each) => each.id === id) ?? all.data[0]!;
  return (
    <>
      <Choice all={all.data} onChoose={setId} />
      <Call key={chosen.id} of={chosen} />
    </>
  );
}

/** Any operation, by its path or what it does. */
function Choice({ all, onChoose }: { all: readonly Operation[]; onChoose(id: string): void }) {
  const { say } = useWords();
  const list = useId();
  const choose = (text: string) => {
    const found = all.find((each) => nameOf(each) === text);
    if (found) onChoose(found.id);
  };
  return (
    <>
      <label htmlFor="operation">{say('try_which', { n: all.length })}</label>
      <input
        id="operation"
        list={list}
        type="search"
        placeholder={nameOf(all.find((each) => each.id === FIRST) ?? all[0]!)}
        onChange={(event) => choose(event.target.value)}
      />
      <datalist id={list}>
        {all.map((each) => (
          <option key={each.id} value={nameOf(each)} />
        ))}
      </datalist>
    </>
  );
}

interface Outcome {
  readonly status: number;
  readonly ms: number;
  readonly type: string;
  readonly text: string;
}

function Call({ of: { sample, takes_files, group } }: { of: Operation }) {
  const { say } = useWords();
  const groupName = useGroupName();
  const [path, setPath] = useState(sample.path);
  const [body, setBody] = useState('body' in sample ? JSON.stringify(sample.body, null, 2) : '');
  const call = useMutation({ mutationFn: () => ask(sample.method, path, body) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    call.mutate();
  };
  const bad = body.trim() !== '' && !isJson(body);
  return (
    <form className="try" onSubmit={submit}>
      <p className="soft small">
        {groupName(group)} {takes_files && say('try_files')}
      </p>
      <label htmlFor="try-path">{sample.method}</label>
      <input id="try-path" value={path} spellCheck={false} onChange={(event) => setPath(event.target.value)} />
      {sample.method !== 'GET' && (
        <>
          <label htmlFor="try-body">{say('try_body')}</label>
          <textarea
            id="try-body"
            rows={Math.min(16, body.split('\n').length + 1)}
            value={body}
            spellCheck={false}
            aria-invalid={bad}
            onChange={(event) => setBody(event.target.value)}
          />
        </>
      )}
      {bad && <p className="warning">◐ {say('try_bad')}</p>}
      <button type="submit" disabled={call.isPending || bad || !path.startsWith('/')}>
        {say(call.isPending ? 'try_asking' : 'try_send')}
      </button>
      {call.error && <Problem error={call.error} />}
      {call.data && <Answer of={call.data} />}
    </form>
  );
}

function Answer({ of: { status, ms, type, text } }: { of: Outcome }) {
  const { say } = useWords();
  return (
    <section aria-label={say('try_answer')} aria-live="polite">
      <p>
        <b className={status < 400 ? 'good' : 'risk'}>
          {status < 400 ? '●' : '○'} {status}
        </b>{' '}
        <span className="soft">
          {say('in_ms', { n: Math.round(ms) })} {type}
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="snippet answer">
        <code>{text.slice(0, SHOWN)}</code>
      </pre>
      {text.length > SHOWN && <p className="soft small">{say('try_cut', { n: SHOWN, m: text.length })}</p>}
    </section>
  );
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

async function ask(method: string, path: string, body: string): Promise<Outcome> {
  const began = performance.now();
  const reply = await fetch(path, {
    method,
    headers: {
      'x-csrf-token': sessionToken(),
      'accept-language': document.documentElement.lang || 'en',
      ...(body.trim() && method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(body.trim() && method !== 'GET' && { body }),
  });
  const type = reply.headers.get('content-type')?.split(';')[0] ?? '';
  const readable = /json|text|xml|event-stream/.test(type);
  const text = readable ? await reply.text() : `${(await reply.blob()).size.toLocaleString()} bytes`;
  return {
    ...{ status: reply.status, type, ms: performance.now() - began },
    text: type.includes('json') && isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text,
  };
}
