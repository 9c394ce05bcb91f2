/** A call that a key may make, as the service's catalogue shows it. */
export interface Sample {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With the query string. */
  readonly path: string;
  readonly body?: unknown;
}

/** Text inside single quotes of a shell. */
const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
/** JSON is a literal of Python too, but for these three words. */
const python = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(
      /("(?:[^"\\]|\\.)*"?)|\b(true|false|null)\b/g,
      (_, text, word) => text ?? ({ true: 'True', false: 'False', null: 'None' } as Record<string, string>)[word],
    );

/** Calls to paste, complete: they run as they stand. By the name of the language. */
export function snippets(origin: string, key: string, { method, path, body }: Sample): Record<string, string> {
  const url = `${origin}${path}`;
  const json = body === undefined ? undefined : JSON.stringify(body);
  return {
    curl: [
      `curl -s ${shell(url)}`,
      ...(method === 'GET' || json !== undefined ? [] : [`-X ${method}`]),
      `-H ${shell(`Authorization: Bearer ${key}`)}`,
      ...(json === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${shell(json)}`]),
    ].join(' \\\n  '),
    Python: [
      'import json, urllib.request',
      '',
      'request = urllib.request.Request(',
      `    ${JSON.stringify(url)},`,
      `    method="${method}",`,
      ...(body === undefined ? [] : [`    data=json.dumps(${python(body)}).encode(),`]),
      `    headers={"Authorization": "Bearer ${key}", "Content-Type": "application/json"},`,
      ')',
      'with urllib.request.urlopen(request) as reply:',
      '    print(json.load(reply)["data"])',
    ].join('\n'),
    TypeScript: [
      `const reply = await fetch(${JSON.stringify(url)}, {`,
      `  method: '${method}',`,
      `  headers: { Authorization: 'Bearer ${key}', 'Content-Type': 'application/json' },`,
      ...(json === undefined ? [] : [`  body: JSON.stringify(${json}),`]),
      '});',
      'console.log((await reply.json()).data);',
    ].join('\n'),
    MCP: JSON.stringify(
      {
        mcpServers: {
          priora: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${key}` } },
        },
      },
      null,
      2,
    ),
  };
}
