type Json = Record<string, unknown>;

/** Media types of a request's body that say nothing of what is sent: JSON is read under any. */
const SILENT = ['text/event-stream', '*/*'];

/**
 * The same description as programs want it that write clients from it: each field in one spelling (of `chatId` beside
 * `chat_id`, which are answered both, the one that later calls take, for they make one name of the two), and JSON named
 * beside a media type that says nothing of the body, for they leave out an operation whose body they cannot write. Of
 * an answer the form that is typed: no frames, no file under two media types.
 */
export function forGenerators(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(forGenerators);
  if (typeof part !== 'object' || part === null) return part;
  const copy: Json = {};
  for (const [name, value] of Object.entries(part as Json)) {
    if (name === 'example' || name === 'examples' || name === 'enum' || name === 'default') copy[name] = value;
    else if (name === '200') copy[name] = forGenerators(typedAlone(value as Json));
    else if (name === 'requestBody') copy[name] = forGenerators(withJson(value as Json));
    else copy[name] = forGenerators(value);
  }
  const { properties, required } = copy as { properties?: unknown; required?: unknown };
  if (isSchemas(properties)) {
    copy.properties = oneSpelling(properties);
    if (Array.isArray(required))
      copy.required = required.filter((name) => name in (copy.properties as Json) || !(name in properties));
  }
  return copy;
}

const isSchemas = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'object');

const oneSpelling = (properties: Json): Json =>
  Object.fromEntries(
    Object.entries(properties).filter(([name]) => {
      const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return snake === name || !(snake in properties);
    }),
  );

function typedAlone(answer: Json): Json {
  const { 'text/event-stream': _frames, '*/*': _any, ...content } = (answer.content ?? {}) as Json;
  return answer.content ? { ...answer, content } : answer;
}

function withJson(body: Json): Json {
  const content = body.content as Json | undefined;
  const silent = SILENT.find((type) => content && type in content);
  return silent ? { ...body, content: { ...content, 'application/json': content![silent] } } : body;
}
