/** A failure as problem details tell it (RFC 9457), with what the caller can do about it. */
export class Failure extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly correlation: string | undefined;

  constructor(message: string, status: number, details: Record<string, unknown>, correlation?: string) {
    super(message);
    this.status = status;
    this.details = details;
    this.correlation = correlation;
  }
}

/** The session's token; a foreign page cannot know it. */
let csrf = '';
let onSignedOut: () => void = () => {};
export const rememberToken = (token: string | undefined) => {
  csrf = token ?? '';
};
export const sessionToken = (): string => csrf;
export const whenSignedOut = (told: () => void) => {
  onSignedOut = told;
};

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<any> {
  return (await exchange(method, path, body, signal)).json;
}

async function exchange(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  tag?: string,
): Promise<{ status: number; tag?: string; json: any }> {
  const reply = await fetch(path, {
    method,
    headers: {
      accept: 'application/problem+json, application/json',
      'accept-language': document.documentElement.lang || 'en',
      'x-csrf-token': csrf,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(tag !== undefined && { 'if-none-match': tag }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new Failure('The service cannot be reached. Nothing was lost; try again when it runs.', 0, {});
  });
  const text = await reply.text();
  const json = /json/.test(reply.headers.get('content-type') ?? '') && text ? JSON.parse(text) : undefined;
  const etag = reply.headers.get('etag');
  if (reply.status === 304 || (reply.ok && json?.status !== false))
    return { status: reply.status, json, ...(etag && { tag: etag }) };
  if (reply.status === 401 && !path.endsWith('/sign-in') && !path.endsWith('/password')) onSignedOut();
  throw new Failure(
    json?.detail ?? json?.error_msg ?? `The service answered ${reply.status}.`,
    reply.status,
    json ?? {},
    reply.headers.get('x-correlation-id') ?? undefined,
  );
}

/** Calls an operation, as any client does, and answers the envelope's data. */
export const operation = async (path: string, body: unknown, signal?: AbortSignal) =>
  (await ask('POST', path, body, signal)).data;

/** Calls an operation that is a GET; `path` with its query. */
export const read = async (path: string, signal?: AbortSignal) => (await ask('GET', path, undefined, signal)).data;

/** Calls the management interface. */
export const manage = (what: string, body?: unknown, signal?: AbortSignal) => {
  const [method, path] = what.split(' ') as [string, string];
  return ask(method, `/manage${path}`, body, signal);
};

/** Reads of the management interface what has changed since the answer with that tag; undefined: nothing. */
export async function manageIfChanged(path: string, had: string | undefined, signal?: AbortSignal) {
  const { status, ...read } = await exchange('GET', `/manage${path}`, undefined, signal, had);
  return status === 304 ? undefined : read;
}

export interface Session {
  readonly signed_in: boolean;
  readonly any_user?: boolean;
  readonly user?: { readonly name: string; readonly role: 'owner' | 'member'; readonly operator?: boolean };
  readonly csrf?: string;
}

export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly leaf?: number;
}
