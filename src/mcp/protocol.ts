import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { prompts } from './prompts.ts';
import { readResource, templates } from './resources.ts';
import type { ToolDefinition } from './tools.ts';

/** What a tool answered: text for the model, and whether it says what went wrong. */
export interface ToolAnswer {
  readonly text: string;
  /** What the answer lacks: a text of its own, after the answer. */
  readonly notes: readonly string[];
  readonly failed: boolean;
}

/** One request of one caller, whose key was checked. */
export interface Visit {
  readonly tools: readonly ToolDefinition[];
  /** Undefined if the caller has no such tool. */
  call(name: string, given: unknown): Promise<ToolAnswer | undefined>;
}

const INSTRUCTIONS = `Patents and innovation data of this organisation's own corpus. Start with "search" (words, a description of an idea, filters), read documents with "fetch"; "find_operation" and "call_operation" reach everything else: counts, charts, legal facts, families, classes, flows. Long answers come in pages: a note says with which cursor they go on. Answers come from the corpus alone: say so when it holds nothing on a question, and name publication numbers as sources.`;

/** A server lives for one request: nothing is kept between two, so that any process can answer any of them. */
function serverFor(visit: Visit, version: string): Server {
  const server = new Server(
    { name: 'priora', title: 'Priora', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: visit.tools.map((tool) => ({ ...tool })) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const answer = await visit.call(params.name, params.arguments);
    if (!answer) {
      const names = visit.tools.map(({ name }) => name).join(', ');
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, 80)}" here; there are: ${names}.`,
      );
    }
    const texts = [answer.text, ...(answer.notes.length > 0 ? [`Notes: ${answer.notes.join(' ')}`] : [])];
    return { content: texts.map((text) => ({ type: 'text' as const, text })), isError: answer.failed };
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

/**
 * Speaks the protocol for one service, in its per-request form (2026-07-28) and in the older ones, with a handshake or
 * without.
 */
export function protocol(version: string, onFault: (error: Error) => void) {
  const modern = createMcpHandler(({ authInfo }) => serverFor(authInfo!.extra!.visit as Visit, version), {
    legacy: 'reject',
    onerror: onFault,
  });

  /** `stream`: the caller takes Server-Sent Events and nothing else. */
  async function answer(request: Request, message: unknown, stream: boolean, visit: Visit): Promise<Response> {
    if (!(await isLegacyRequest(request, message)))
      return modern.fetch(request, {
        parsedBody: message,
        authInfo: { token: '', clientId: '', scopes: [], extra: { visit } },
      });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !stream });
    const server = serverFor(visit, version);
    server.onerror = onFault;
    await server.connect(transport);
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
