import { randomUUID } from 'node:crypto';
import {
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  inputRequired,
  inputResponse,
  isLegacyRequest,
  type JSONRPCMessage,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type ServerContext,
  type Transport,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { Question } from '#operations/for-models/asks.ts';
import { prompts } from './prompts.ts';
import { readResource, templates } from './resources.ts';
import { asksByForm, type ToolDefinition } from './tools.ts';

/** What a tool answered: text for the model, and whether it says what went wrong. */
export interface ToolAnswer {
  readonly text: string;
  /** What the answer lacks: a text of its own, after the answer. */
  readonly notes: readonly string[];
  readonly failed: boolean;
  /** The same as data, as the tool's output schema says. */
  readonly structured?: object;
  /** What the person at the client is asked before the tool goes on; where there is one, this is no answer yet. */
  readonly question?: Question;
}

/** What a client hears and says while a tool runs. */
export interface Dialogue {
  progress(done: number, total: number, what: string): void;
  /** Whether the person at the client can be asked. */
  readonly can_ask: boolean;
  /** What was said to the question of the round before. */
  readonly said?: {
    readonly state: Readonly<Record<string, unknown>>;
    readonly action: 'accept' | 'decline' | 'cancel';
    readonly content?: Readonly<Record<string, unknown>>;
  };
}

/** One request of one caller, whose key was checked. */
export interface Visit {
  readonly tools: readonly ToolDefinition[];
  /** Undefined if the caller has no such tool. */
  call(name: string, given: unknown, dialogue?: Dialogue): Promise<ToolAnswer | undefined>;
}

const INSTRUCTIONS = `Patents and innovation data of this organisation's own corpus. Start with "search" (words, a description of an idea, filters), read documents with "fetch"; "novelty_search" takes an idea to compared documents and a report; "find_operation" and "call_operation" reach everything else: counts, charts, legal facts, families, classes, flows. Long answers come in pages: a note says with which cursor they go on. Answers come from the corpus alone: say so when it holds nothing on a question, and name publication numbers as sources.`;

/** A server lives for one request: nothing is kept between two, so that any process can answer any of them. */
function serverFor(visit: Visit, version: string, can_ask = false): Server {
  const server = new Server(
    { name: 'priora', title: 'Priora', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: visit.tools.map((tool) => ({ ...tool })) }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given } }, context) => {
    let dialogue = dialogueOf(context, can_ask);
    for (;;) {
      const answer = await visit.call(name, given, dialogue);
      if (!answer) {
        const names = visit.tools.map((tool) => tool.name).join(', ');
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `There is no tool "${name.slice(0, 80)}" here; there are: ${names}.`,
        );
      }
      const { question } = answer;
      if (!question) return resultOf(answer);
      const { message, fields, state } = question;
      const form = { mode: 'form' as const, message, requestedSchema: { type: 'object' as const, properties: fields } };
      // in the newer form of the protocol the client calls again, with what the person said and the state as it was
      if (context.mcpReq.envelope)
        return inputRequired({
          inputRequests: { [ASKED]: inputRequired.elicit(form) },
          requestState: JSON.stringify(state),
        });
      const { action, content } = await context.mcpReq.send(
        { method: 'elicitation/create', params: form },
        { timeout: PATIENCE_MS },
      );
      dialogue = { ...dialogue, said: { state, action, ...(content && { content }) } };
    }
  });
  // documents are too many to list: they are named by the template, and found by the tool `search`
  server.setRequestHandler('resources/list', () => ({ resources: [] }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...templates] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const text = await readResource(uri, visit);
    if (text === undefined) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: 'text/markdown', text }] };
  });
  server.setRequestHandler('prompts/list', () => ({
    prompts: prompts.map(({ text: _, arguments: given, ...prompt }) => ({ ...prompt, arguments: [...given] })),
  }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) => {
    const prompt = prompts.find((each) => each.name === name);
    if (!prompt) {
      const names = prompts.map((each) => each.name).join(', ');
      const said = `There is no prompt "${name.slice(0, 80)}"; there are: ${names}.`;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, said);
    }
    const missing = prompt.arguments.find((each) => each.required && !given[each.name]?.trim());
    if (missing)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `${name} needs "${missing.name}": ${missing.description}`,
      );
    const content = { type: 'text' as const, text: prompt.text(given) };
    return { description: prompt.description, messages: [{ role: 'user' as const, content }] };
  });
  return server;
}

function resultOf({ text, notes, failed, structured }: ToolAnswer) {
  const texts = [text, ...(notes.length > 0 ? [`Notes: ${notes.join(' ')}`] : [])];
  return {
    content: texts.map((each) => ({ type: 'text' as const, text: each })),
    isError: failed,
    ...(structured && !failed && { structuredContent: structured as Record<string, unknown> }),
  };
}

/** The name of a question among those of one round: there is one. */
const ASKED = 'confirmation';
/** How long a person may think. */
const PATIENCE_MS = 10 * 60_000;
/** Of a step: by so much goes on what has not got further. A minute of two a second is an eighth of one. */
const LEAST_PROGRESS = 0.001;

/** What the caller of a request hears and can be asked: `can_ask` is what he said when shaking hands. */
function dialogueOf({ mcpReq }: ServerContext, can_ask: boolean): Dialogue {
  const token = mcpReq._meta?.progressToken;
  const { envelope } = mcpReq;
  let said_last = Number.NEGATIVE_INFINITY;
  const progress: Dialogue['progress'] = (done, total, message) => {
    if (token === undefined) return;
    // each is more than the last (as the protocol has it), also where a step takes long: clients end a call that is
    // silent
    said_last = Math.max(done, said_last + LEAST_PROGRESS);
    const params = { progressToken: token, progress: Math.min(said_last, total), total, message };
    // a caller who has gone hears nothing more: that is no fault
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  };
  if (!envelope) return { progress, can_ask };
  const said = inputResponse(mcpReq.inputResponses, ASKED);
  return {
    progress,
    can_ask: asksByForm(
      (envelope as Readonly<Record<string, { elicitation?: unknown } | undefined>>)[CLIENT_CAPABILITIES_META_KEY]
        ?.elicitation,
    ),
    ...(said.kind === 'elicit' && { said: { ...said, state: stateOf(mcpReq.requestState()) } }),
  };
}

/** The state of a question as the client sent it back: an object, or nothing is known of it. */
function stateOf(sent: unknown): Readonly<Record<string, unknown>> {
  try {
    const state: unknown = JSON.parse(String(sent));
    return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Speaks the protocol for one service, in its per-request form (2026-07-28) and in the older ones, with a handshake or
 * without.
 */
export function protocol(version: string, onFault: (error: Error) => void) {
  const modern = createMcpHandler(({ authInfo }) => serverFor(authInfo!.extra!.visit as Visit, version), {
    legacy: 'reject',
    onerror: onFault,
  });

  /** Of what was asked of people at clients of the older form, by id: who was asked, and where the reply goes. */
  const asked = new Map<string, { readonly whose: string; reply(message: JSONRPCMessage): void }>();

  /**
   * What a server of the older form asks its client has an id that nobody guesses, for the reply comes with a request
   * of its own, to whatever server then lives.
   */
  function heard(transport: WebStandardStreamableHTTPServerTransport, whose: string): Transport {
    const send = transport.send.bind(transport);
    const mine = new Set<string>();
    const close = transport.close.bind(transport);
    return Object.assign(transport, {
      async send(message: JSONRPCMessage, options?: Parameters<typeof send>[1]) {
        if (!('method' in message && 'id' in message)) return send(message, options);
        const id = randomUUID();
        mine.add(id);
        asked.set(id, {
          whose,
          reply: (said) => transport.onmessage?.({ ...said, id: message.id } as JSONRPCMessage),
        });
        return send({ ...message, id }, options);
      },
      async close() {
        for (const id of mine) asked.delete(id);
        return close();
      },
    });
  }

  /** Takes what a person said to a question of ours; false where the message is no reply to one. */
  function replied(message: unknown, whose: string): boolean {
    const { id, method } = (message ?? {}) as { id?: unknown; method?: unknown };
    const question = method === undefined && typeof id === 'string' ? asked.get(id) : undefined;
    if (question?.whose !== whose) return false;
    asked.delete(id as string);
    question.reply(message as JSONRPCMessage);
    return true;
  }

  /** `stream`: the caller takes Server-Sent Events, or wants to hear of progress; `whose`: the caller's account. */
  async function answer(
    request: Request,
    message: unknown,
    visit: Visit,
    { stream, can_ask, whose }: { readonly stream: boolean; readonly can_ask: boolean; readonly whose: string },
  ): Promise<Response> {
    if (!(await isLegacyRequest(request, message)))
      return modern.fetch(request, {
        parsedBody: message,
        authInfo: { token: '', clientId: '', scopes: [], extra: { visit } },
      });
    if (replied(message, whose)) return new Response(null, { status: 202 });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !stream });
    const server = serverFor(visit, version, can_ask && stream);
    server.onerror = onFault;
    await server.connect(heard(transport, whose));
    const response = await transport.handleRequest(request, { parsedBody: message });
    if (!stream || !response.body) {
      await server.close();
      return response;
    }
    const closing = new TransformStream({ flush: () => server.close() });
    return new Response(response.body.pipeThrough(closing), response);
  }
  return { answer, close: () => modern.close() };
}
