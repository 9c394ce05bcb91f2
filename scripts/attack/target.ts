import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Away, LookedUp, LoopTold } from './observe.ts';

/** A call over HTTP. `path` begins with a slash. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** A string or bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Who calls: headers of a key or a session; `null`: nobody. Default: the key of the first account. */
  readonly as?: Readonly<Record<string, string>> | null;
  readonly timeout_ms?: number;
}

/** What came back. 0: the connection was closed without an answer. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

/**
 * The service that is attacked: `priora serve` as a process of its own, on a free port of this machine, with a folder
 * and a demo corpus of its own.
 */
export interface Target {
  readonly url: string;
  readonly dir: string;
  /** An operator of the installation, signed in. */
  readonly operator: Readonly<Record<string, string>>;
  readonly key: Readonly<Record<string, string>>;
  /** Another account: the session of its owner, and a key. */
  readonly stranger: {
    readonly session: Readonly<Record<string, string>>;
    readonly key: Readonly<Record<string, string>>;
  };
  call(call: Call): Promise<Answer>;
  /** The longest computing of the event loop without a pause since the last question. */
  loop(): Promise<LoopTold>;
  /** When the event loop was away for long, as far as it was told of; the last times. */
  readonly away: readonly Away[];
  /** How often names of the attacker's were looked up (setting `ATTACK_NAMES`). */
  lookedUp(): Promise<LookedUp>;
  /** How the process ended, if it did. */
  ended(): string | undefined;
  /** The last that it logged: faults alone. */
  faults(): string;
  /** Ends it with SIGKILL and starts it on the same folder; answers once it is ready. */
  killed(): Promise<void>;
  close(): Promise<void>;
}

const PROGRAM = new URL('../../src/cli/priora.ts', import.meta.url).pathname;
const OBSERVER = new URL('./observe.ts', import.meta.url).href;
/** Times that are remembered. */
const MOST_AWAY = 1_000;
/** How long a service that starts may say nothing: it tells how far it is, and a busy machine is no fault of it. */
const SILENT_MS = 600_000;
/**
 * Settings of a target whose provisioning is attacked: without a provider of sign-ins nobody is provisioned. It is
 * asked when somebody signs in by it, which is nobody.
 */
export const SIGN_IN = {
  ...{ PRIORA_OIDC_ISSUER: 'http://127.0.0.1:9', PRIORA_OIDC_CLIENT_ID: 'priora' },
  PRIORA_OIDC_GROUPS: 'leads=Gamma:owner; *=Gamma:member',
};
const PASSWORD = 'a walrus in a blue raincoat';

/** Niceness of the attacker while the service runs. */
let gives_way: number | undefined;

/**
 * From now on this thread gives way to the services that it starts: they share the machine's processors, and attackers
 * elsewhere would take none of them. Linux alone has priorities of threads.
 */
export function giveWayToTargets(): void {
  if (process.platform !== 'linux') return;
  gives_way = Math.max(getPriority(), 10);
  setPriority(gives_way);
}

/** Starts a process that does not give way with this one. Only some may take back that they give way. */
function startedFirst(start: () => ChildProcess): ChildProcess {
  if (gives_way === undefined) return start();
  try {
    setPriority(0);
  } catch {
    return start();
  }
  try {
    return start();
  } finally {
    setPriority(gives_way);
  }
}

/**
 * Starts it. `settings`: of the service, other than the defaults (its data folder, where one is to be used); `options`:
 * behind `serve`.
 */
export async function startTarget(
  settings: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<Target> {
  const dir = mkdtempSync(join(tmpdir(), 'priora-attack-'));
  let child: ChildProcess;
  let url = '';
  let end: string | undefined;
  let faults = '';
  const away: Away[] = [];

  async function start(): Promise<string> {
    end = undefined;
    let said = '';
    child = startedFirst(() =>
      fork(PROGRAM, ['serve', ...options], {
        execArgv: ['--import', OBSERVER],
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          PATH: process.env.PATH,
          PRIORA_DATA_DIR: join(dir, 'data'),
          PORT: new URL(url || 'http://127.0.0.1:0').port || '0',
          PRIORA_LOG_LEVEL: 'error',
          ...settings,
        },
      }),
    );
    child.once('exit', (code, signal) => {
      end = signal ?? `status ${code}`;
    });
    child.stderr!.on('data', (piece) => {
      faults = (faults + piece).slice(-4000);
    });
    for await (const piece of saidBy(child)) {
      said += piece;
      if (/Stop: +Ctrl-C/.test(said)) return said;
    }
    const how = end ?? 'still starting';
    child.kill('SIGKILL');
    throw new Error(`The service did not start (${how}): ${said.slice(-500)} ${faults.slice(-1500)}`);
  }

  const said = await start();
  url = /Service +(\S+)/.exec(said)![1]!;
  const key = bearer(/sk-\w+/.exec(said)![0]);
  const first = /\/welcome#(\S+)/.exec(said)![1]!;

  const call: Target['call'] = async ({ method = 'POST', path, body, headers, as = key, timeout_ms = 120_000 }) => {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    try {
      const reply = await fetch(url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout_ms),
        headers: {
          accept: 'application/problem+json, application/json',
          origin: url,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...as,
          ...headers,
        },
        ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
      });
      return { status: reply.status, text: await reply.text(), cookie: reply.headers.get('set-cookie') ?? '' };
    } catch (error) {
      if ((error as Error).name === 'TimeoutError')
        throw new Error(`${method} ${path} was not answered in ${timeout_ms} ms`);
      return { status: 0, text: String((error as Error).cause ?? error), cookie: '' };
    }
  };
  const json = async (given: Call) => {
    const { status, text, cookie } = await call(given);
    if (status !== 200) throw new Error(`${given.path}: ${status} ${text.slice(0, 300)}`);
    return { ...JSON.parse(text), cookie };
  };
  const signUp = async (token: string, name: string) => {
    const { csrf, cookie } = await json({
      path: '/manage/sign-up',
      as: null,
      body: { token, name, password: PASSWORD },
    });
    return { cookie: cookie.split(';')[0]!, 'x-csrf-token': csrf as string };
  };
  const operator = await signUp(first, 'Olga');
  const { token } = await json({ path: '/manage/accounts', as: operator, body: { name: 'Gamma' } });
  const session = await signUp(token, 'Gus');
  const { key: other } = await json({ path: '/manage/keys', as: session, body: { name: 'a key' } });

  const ask = async (what: 'loop' | 'names') => {
    child.send(what);
    const [told] = await once(child, 'message', { signal: AbortSignal.timeout(60_000) });
    return told as unknown;
  };

  return {
    get url() {
      return url;
    },
    dir,
    operator,
    key,
    stranger: { session, key: bearer(other) },
    call,
    async loop() {
      const told = (await ask('loop')) as LoopTold;
      away.push(...told.away);
      away.splice(0, away.length - MOST_AWAY);
      return told;
    },
    away,
    lookedUp: async () => (await ask('names')) as LookedUp,
    ended: () => end,
    faults: () => faults,
    async killed() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await start();
    },
    async close() {
      if (end === undefined) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** Pieces of what a process says, until it ends or has said nothing for too long. */
async function* saidBy(child: ChildProcess): AsyncGenerator<string> {
  const pieces: string[] = [];
  let wake = () => {};
  child.stdout!.on('data', (piece) => {
    pieces.push(String(piece));
    wake();
  });
  child.once('exit', () => wake());
  while (true) {
    const piece = pieces.shift();
    if (piece !== undefined) yield piece;
    else if (child.exitCode !== null || child.signalCode !== null) return;
    else {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      wake = () => resolve(true);
      const timer = setTimeout(() => resolve(false), SILENT_MS);
      const more = await promise;
      clearTimeout(timer);
      if (!more) return;
    }
  }
}
