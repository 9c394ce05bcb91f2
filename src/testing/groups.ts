import { setTimeout as wait } from 'node:timers/promises';
import { ServiceError } from '#errors.ts';
import { defineOperation, type Group } from '#operation.ts';
import { Type } from '#typebox.mjs';

/** A small catalogue with one operation of each kind of behaviour, for tests of the door. */

export const echo = defineOperation({
  id: 'echo',
  method: 'POST',
  path: '/search/echo',
  aliases: ['/search/echo/v2'],
  summary: 'Answers what it got',
  body: Type.Object({
    text: Type.String({ description: 'Any text.' }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 3 })),
  }),
  response: Type.Object({ text: Type.String(), limit: Type.Integer() }),
  example: { body: { text: 'hello' } },
  handle: async ({ body }) => ({ text: body.text, limit: body.limit! }),
});

export const lookup = defineOperation({
  id: 'lookup',
  method: 'GET',
  path: '/data/things/{id}',
  summary: 'Looks one thing up',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ lang: Type.Optional(Type.String({ default: 'en' })), limit: Type.Optional(Type.Integer()) }),
  response: Type.Object({ id: Type.String() }),
  errors: ['not_found'],
  example: { params: { id: 'a b' }, query: { lang: 'cn' } },
  async handle({ params, query }) {
    if (params.id === 'foreign') throw new ServiceError('not_found', 'No thing of this account has that id.');
    return { id: params.id, ...query };
  },
});

export const start = defineOperation({
  id: 'start',
  method: 'POST',
  path: '/flow/start',
  summary: 'Starts work',
  access: 'run',
  maturity: 'beta',
  body: Type.Object({}),
  response: Type.Object({ task_id: Type.String() }),
  example: { body: {} },
  handle: async ({ account }) => ({ task_id: account.id }),
});

let release = () => {};
let entered = () => {};
let aborted: unknown;

/** How tests watch and let go of `slow`. */
export const gate = {
  /** Resolves when a call is inside. */
  entered: () => new Promise<void>((resolve) => (entered = resolve)),
  release: () => release(),
  /** Why the last call was told to stop. */
  aborted: () => aborted,
};

export const slow = defineOperation({
  id: 'slow',
  method: 'POST',
  path: '/flow/slow',
  summary: 'Waits until it is let go',
  body: Type.Object({}),
  response: Type.Object({ done: Type.Boolean() }),
  example: { body: {} },
  async handle({ signal }) {
    aborted = undefined;
    signal.addEventListener('abort', () => (aborted = signal.reason));
    const gone = new Promise<void>((resolve) => (release = resolve));
    entered();
    await Promise.race([gone, wait(10_000, undefined, { ref: false })]);
    return { done: true };
  },
});

/** Fails in the way that its body names. */
export const fail = defineOperation({
  id: 'fail',
  method: 'POST',
  path: '/flow/fail',
  summary: 'Fails',
  body: Type.Object({ how: Type.String() }),
  response: Type.Object({}),
  example: { body: { how: 'query' } },
  async handle({ body }) {
    if (body.how === 'query')
      throw new ServiceError('invalid_query', 'Position 3: ")" is missing.', { position: 3, status: 1 });
    if (body.how === 'task') throw new ServiceError('wrong_task_state');
    throw new Error(`secret detail of a bug, with the key ${body.how}`);
  },
});

export const chat = defineOperation({
  id: 'chat',
  method: 'POST',
  path: '/chat/talk',
  summary: 'Chats',
  consumes: 'text/event-stream',
  body: Type.Object({ prompt: Type.String() }),
  response: Type.Object({ answer: Type.String() }),
  example: { body: { prompt: 'hi' } },
  async handle({ body }) {
    if (body.prompt === 'bug') throw new Error('bug');
    return { answer: body.prompt };
  },
});

export const testGroups: readonly Group[] = [
  { tag: 'Patent Data Search', description: 'Searches.', operations: [echo, lookup] },
  { tag: 'R&D solution search', description: 'Flows.', operations: [start, slow, fail] },
  { tag: 'LLM (chat)', description: 'Chats.', operations: [chat] },
  { tag: 'Global Trademarks', description: 'Empty.', operations: [] },
];
