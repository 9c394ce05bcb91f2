import { readdirSync, readFileSync } from 'node:fs';

/**
 * One field as the data files write it: JSON Schema keywords, and facts that JSON Schema has no word for (`x-`). `$ref`
 * names a schema of the same file.
 */
export interface Fact {
  readonly $ref?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly format?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly pattern?: string;
  readonly nullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Fact>>;
  /** Fields that a request must have, and that the interface promises in an answer. */
  readonly required?: readonly string[];
  /** Fields that our answers always have, beyond what the interface promises. */
  readonly always?: readonly string[];
  readonly items?: Fact;
  readonly anyOf?: readonly Fact[];
  readonly additionalProperties?: boolean | Fact;
  /** What the field is; without it, `describe` says it from name and facts. */
  readonly description?: string;
  /** A sentence to add to what the name says. */
  readonly also?: string;
  readonly title?: string;
  /**
   * Keywords of our own beside the facts: bounds where the interface has none, defaults; `open`: more values are taken
   * than `enum` lists.
   */
  readonly own?: Readonly<Partial<Fact>> & { readonly open?: boolean };
  /** Where a parameter stands, if not in the query. */
  readonly in?: 'path' | 'header';
  /** A field of our own, which the interface does not know. */
  readonly 'x-own'?: boolean;
  /** The shape below was only seen in an example; the interface does not hold anybody to it. */
  readonly 'x-inferred'?: boolean;
  readonly 'x-format'?: string;
  readonly 'x-from'?: readonly string[];
  readonly 'x-values'?: readonly (string | number)[];
  readonly 'x-itemValues'?: readonly (string | number)[];
  readonly 'x-meaning'?: Readonly<Record<string, string>>;
  readonly 'x-separator'?: string;
  readonly 'x-maxItems'?: number;
  readonly 'x-window'?: number;
  readonly 'x-sortFields'?: readonly string[];
  readonly 'x-sortOrders'?: readonly string[];
  readonly 'x-accept'?: readonly string[];
  readonly 'x-maxBytes'?: number;
  readonly 'x-maxPages'?: number;
  readonly [extension: `x-${string}`]: unknown;
}

/** A parameter may be required by itself. */
export type Parameter = Omit<Fact, 'required'> & { readonly required?: boolean };

export interface OperationFacts {
  readonly code: string | null;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  /** Named by the specification itself, which allows nothing beyond what it says of status and media type. */
  readonly seed?: boolean;
  /** Media type of the request where it is not JSON; null: no body. */
  readonly mediaType?: string;
  /** Where they differ from those that the method has. */
  readonly statuses?: readonly string[];
  /** What other descriptions of the interface declare. */
  readonly statusesElsewhere?: readonly string[];
  /** The operation that reads what this one has started. */
  readonly poll?: string;
  readonly notes?: readonly string[];
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly body?: Fact;
  /** What stands under `data` of the envelope. */
  readonly answer?: Fact;
  /** The whole answer where there is no envelope, or another one. */
  readonly response?: Fact;
}

export interface GroupFacts {
  readonly tag: string;
  readonly schemas?: Readonly<Record<string, Fact>>;
  readonly operations: Readonly<Record<string, OperationFacts>>;
}

const folder = new URL('./groups/', import.meta.url);

/** All groups by the name of their file, in the order of the names. */
export function readFacts(): Map<string, GroupFacts> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(
    names.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GroupFacts]),
  );
}

/** The statuses that an operation declares. */
export function statusesOf({ statuses, path, method }: OperationFacts): readonly string[] {
  if (statuses) return statuses;
  if (path.startsWith('/chat/')) return ['200'];
  return method === 'POST' ? ['200', '201', '401', '403', '404'] : ['200', '401', '403', '404'];
}
