import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientModel, type ClientOperation, clientModel, nameOf, type Schema } from './model.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'sdk/python');

/** Builds the Python client as a project that can be packed and published, into an empty folder. */
export function buildPython(to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(source, to, { recursive: true, filter: (file) => !/__pycache__/.test(file) });
  const model = clientModel();
  const types = new TypeNames(model.schemas);
  const methods = model.operations.map((operation) => methodOf(operation, types));
  writeFileSync(join(to, 'priora/types.py'), typesModule(types));
  writeFileSync(join(to, 'priora/operations.py'), operationsModule(methods));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const project = readFileSync(join(to, 'pyproject.toml'), 'utf8').replace(/^version = .*$/m, `version = "${version}"`);
  writeFileSync(join(to, 'pyproject.toml'), project);
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
}

const MADE = "# Made from the service's own description: npm run sdk\n";
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);
const isName = (text: string) => /^[A-Za-z_]\w*$/.test(text) && !KEYWORDS.has(text) && !text.startsWith('__');

/** Every shape as a TypedDict; objects inside of objects have names of their own. */
function typesModule(types: TypeNames): string {
  return `${MADE}
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from .transport import File

${types.declarations.join('\n\n')}
`;
}

const answerName = ({ id }: ClientOperation) => `${pascal(id)}Result`;

/** Types of schemas, with declarations of those that need a name. */
class TypeNames {
  readonly declarations: string[] = [];
  readonly #taken: Set<string>;

  constructor(schemas: ClientModel['schemas']) {
    this.#taken = new Set(Object.keys(schemas));
    for (const [name, schema] of Object.entries(schemas)) this.#declare(name, schema);
  }

  /** The type of a schema in Python; an object in it is declared under a name that begins so. */
  of(schema: Schema, name: string): string {
    if (schema.$ref) return nameOf(schema.$ref);
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    if (schema.type === 'array') return `list[${this.of(schema.items ?? {}, `${name}Item`)}]`;
    if (schema.type === 'string') return schema.format === 'binary' ? 'File' : 'str';
    if (schema.type === 'integer') return 'int';
    if (schema.type === 'number') return 'float';
    if (schema.type === 'boolean') return 'bool';
    if (schema.type !== 'object') return 'Any';
    const values =
      typeof schema.additionalProperties === 'object'
        ? schema.additionalProperties
        : Object.values(schema.patternProperties ?? {})[0];
    if (values) return `dict[str, ${this.of(values, `${name}Value`)}]`;
    if (!schema.properties) return 'dict[str, Any]';
    let own = name;
    for (let n = 2; this.#taken.has(own); n++) own = `${name}${n}`;
    this.#taken.add(own);
    this.#declare(own, schema);
    return own;
  }

  #declare(name: string, schema: Schema): void {
    const { properties = {}, required = [], description } = schema;
    const fields = Object.entries(properties).map(([field, each]) => {
      const type = this.of(each, `${name}${pascal(field)}`);
      return { field, type: required.includes(field) ? type : `NotRequired[${type}]`, about: each.description };
    });
    const about = description ? `    ${text(description)}\n` : '';
    if (fields.every(({ field }) => isName(field)))
      this.declarations.push(
        `class ${name}(TypedDict):\n${about}${fields
          .map(({ field, type, about }) => `    ${field}: ${type}\n${about ? `    ${text(about)}\n` : ''}`)
          .join('')}${fields.length + about.length === 0 ? '    pass\n' : ''}`,
      );
    else
      this.declarations.push(
        `${name} = TypedDict(\n    "${name}",\n    {\n${fields
          .map(({ field, type }) => `        ${quoted(field)}: ${quoted(type)},\n`)
          .join('')}    },\n)\n${description ? text(description) : ''}\n`,
      );
  }
}

/** The operations as methods, of a client that waits and of one that is awaited. */
function operationsModule(methods: readonly Methods[]): string {
  return `${MADE}
from __future__ import annotations

from typing import Any, AsyncIterator, Callable, Iterator, Literal, Optional, TypeVar

from .transport import Transport
from .types import *  # noqa: F403

T = TypeVar("T")


class Operations:
    _transport: Transport

${methods.map(({ sync }) => sync).join('\n')}

class AsyncOperations:
    _transport: Transport

    async def _run(self, call: Callable[[], T]) -> T:
        raise NotImplementedError

    def _frames(self, frames: Iterator[Any]) -> AsyncIterator[Any]:
        raise NotImplementedError

${methods.map(({ asynchronous }) => asynchronous).join('\n')}`;
}

/** One operation as a method; two where it streams. */
interface Methods {
  readonly sync: string;
  readonly asynchronous: string;
}

function methodOf(operation: ClientOperation, types: TypeNames): Methods {
  const { id, method, path, summary, description, body, query, params, answer, enveloped, file, streams } = operation;
  const name = snake(id);
  const bodyType = body && types.of(body.schema, `${pascal(id)}Body`);
  const named = [params, query].map((part) => keywordsOf(part, types, pascal(id)));
  const keywords = named.flat().sort((a, b) => Number(b.required) - Number(a.required));
  const given = [
    'self',
    ...(bodyType ? [body.required ? `body: ${bodyType}` : `body: Optional[${bodyType}] = None`] : []),
    ...(keywords.length > 0 ? ['*'] : []),
    ...keywords.map(({ own, type, required }) => (required ? `${own}: ${type}` : `${own}: Optional[${type}] = None`)),
  ].join(', ');
  const handed = (part: typeof keywords) => `{${part.map(({ field, own }) => `${quoted(field)}: ${own}`).join(', ')}}`;
  const passed = [
    ...(named[0]!.length > 0 ? [`params=${handed(named[0]!)}`] : []),
    ...(named[1]!.length > 0 ? [`query=${handed(named[1]!)}`] : []),
  ];
  const sent = [
    ...passed,
    ...(bodyType ? [`body=${streams ? '{**(body or {}), "stream": False}' : 'body'}`] : []),
    ...(enveloped ? [] : ['enveloped=False']),
  ];
  const call = `self._transport.call("${method}", "${path}"${sent.map((each) => `, ${each}`).join('')})`;
  const result = file ? 'bytes' : types.of(answer, answerName(operation));
  const about = text([summary, description].filter(Boolean).join('\n\n'), '        ');
  const stream = streams
    ? {
        head: `stream_${name}(${given})`,
        call: `self._transport.stream("${path}", body${passed.map((each) => `, ${each}`).join('')})`,
      }
    : undefined;
  const method_ = (head: string, returns: string, work: string) =>
    `    ${head} -> ${returns}:\n        ${about}\n        answer: ${returns} = ${work}\n        return answer\n`;
  return {
    sync:
      method_(`def ${name}(${given})`, result, call) +
      (stream ? `\n${method_(`def ${stream.head}`, `Iterator[${result}]`, stream.call)}` : ''),
    asynchronous:
      method_(`async def ${name}(${given})`, result, `await self._run(lambda: ${call})`) +
      (stream ? `\n${method_(`def ${stream.head}`, `AsyncIterator[${result}]`, `self._frames(${stream.call})`)}` : ''),
  };
}

/** Fields of the query or of the path as keyword arguments. */
function keywordsOf(part: Schema | undefined, types: TypeNames, name: string) {
  return Object.entries(part?.properties ?? {}).map(([field, schema]) => {
    const plain = field.replace(/\W/g, '_');
    return {
      field,
      own: isName(plain) && plain !== 'self' && plain !== 'body' ? plain : `${plain}_`,
      type: types.of(schema, `${name}${pascal(field)}`),
      required: part!.required?.includes(field) === true,
    };
  });
}

/** `ai35-1NoveltySearchSubmit` as `ai35_1_novelty_search_submit`. */
export const snake = (id: string): string =>
  id
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\W/g, '_')
    .toLowerCase()
    .replace(/^(?=\d)/, '_');

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^(?=\d)/, '_');

const quoted = (value: string): string => JSON.stringify(value);
const literal = (value: unknown): string =>
  value === true ? 'True' : value === false ? 'False' : value === null ? 'None' : JSON.stringify(value);

/** A docstring. */
function text(of: string, indent = '    '): string {
  const safe = of.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ');
  return `"""${safe
    .split('\n')
    .join(`\n${indent}`)
    .replace(/[ ]+\n/g, '\n')}"""`;
}
