import { type Answer, createClient, type Failure } from '../../sdk/typescript/src/index.ts';
import type { Json } from '../../src/declared.ts';
import type { ManagementApi } from '../../src/management/index.ts';
import type { OperationsApi } from '../../src/operations/index.ts';

export { Failure, type FailureDetails, failureOf, type Place } from '../../sdk/typescript/src/index.ts';

/** What a call of the interface answers. */
export type Operation<Name extends keyof OperationsApi> = Answer<OperationsApi, Name>;
/** The body that a call of the interface takes. */
export type Asked<Name extends keyof OperationsApi> = OperationsApi[Name]['body'];
/** An operation that moves a task on, with what a person decides. */
export type Step = {
  readonly [Name in keyof OperationsApi & `POST ${string}`]: Asked<Name> extends {
    task_id: string;
    task_version?: number;
  }
    ? { readonly path: Name extends `POST ${infer Path}` ? Path : never; readonly body?: Omit<Asked<Name>, 'task_id'> }
    : never;
}[keyof OperationsApi & `POST ${string}`];
/** What a call of the management interface answers. */
export type Managed<Name extends keyof ManagementApi> = Answer<ManagementApi, Name>;
/** The body that a call of the management interface takes. */
export type ToManage<Name extends keyof ManagementApi> = ManagementApi[Name]['body'];
/** A value of the service's as it arrives. */
export type Sent<T> = Json<T>;
/** An element of a list. */
export type Of<List> = List extends readonly (infer Element)[] ? Element : never;

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

const headers = () => ({ 'accept-language': document.documentElement.lang || 'en', 'x-csrf-token': csrf });
const onFailure = ({ status }: Failure, name: string) => {
  if (status === 401 && !name.endsWith('/sign-in') && !name.endsWith('/password')) onSignedOut();
};

/** Sends bytes as they are to the management interface: pieces of files, whole ones. */
export const sendBytes = (path: string, body: Blob, signal?: AbortSignal): Promise<Response> =>
  fetch(`/manage${path}`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/octet-stream' },
    body,
    ...(signal && { signal }),
  });

const service = createClient<OperationsApi>({ headers, onFailure });
/** Calls an operation, as any client does, and answers the envelope's data. */
export const operation = service.call;
/** The same, with what the service says beside the data: `notes` of what it lacks. */
export const operationWithNotes = service.tagged;
/** Calls an operation that streams. */
export const streamed = service.stream;

const management = createClient<ManagementApi>({ base: '/manage', envelope: 'none', headers, onFailure });
/** Calls the management interface. */
export const manage = management.call;
/** Reads of the management interface what has changed since the answer with that tag. */
export const manageIfChanged = management.ifChanged;

export type Session = Managed<'GET /session'>;

/** Characters of a text: UTF-16 offsets, and which word of the search asked for them. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly leaf?: number;
}
