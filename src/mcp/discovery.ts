import { stem } from '#corpus/text/stem.ts';
import { estimateTokens } from '#models/prompt.ts';
import { type Static, Type } from '#typebox.mjs';
import { Bounds } from './bounded.ts';
import { englishOf } from './chinese-words.ts';
import { BESIDE, type PlainObject, plain, type Tool, type ToolDefinition } from './tools.ts';

/** What `find_operation` takes. */
export const Finding = Type.Object({
  about: Type.String({
    minLength: 1,
    maxLength: 300,
    description: 'What you want to do or know, in a few English or Chinese words; or a code such as p012.',
    examples: ['legal status by publication number'],
  }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 5, description: 'How many.' })),
});

/** What `call_operation` takes. */
export const Calling = Type.Object({
  operation: Type.String({ maxLength: 100, description: 'Its name or code, as `find_operation` tells it.' }),
  arguments: Type.Optional(
    Type.Object({}, { additionalProperties: true, description: 'What it takes: path, query and body in one object.' }),
  ),
  ...Bounds.properties,
});

/** What `find_operation` answers. */
const Found = Type.Object({
  operations: Type.Array(
    Type.Object({
      name: Type.String(),
      group: Type.String(),
      description: Type.String(),
      arguments: Type.Array(Type.String({ description: 'Name, whether it is required, type, what it means.' })),
    }),
  ),
});

const object = (schema: Parameters<typeof plain>[0]): PlainObject => {
  const { properties, required } = plain(schema);
  return { type: 'object', properties, required };
};

/** Some operations answer an object, some a list, a few a text or a number alone. */
const AS_ANSWERED = {
  anyOf: ['object', 'array', 'string', 'number', 'boolean', 'null'].map((type) => ({ type })),
  description: 'As the operation answers.',
};

/** The pair that reaches the whole catalogue, whatever its size. */
export const discovery: readonly ToolDefinition[] = [
  {
    name: 'find_operation',
    title: 'Find an operation of the service',
    description:
      'The service has many more operations than the tools listed: counts, charts, legal facts, families, citations, classes, chats, multi-step flows. This finds them by what they do, with their arguments.',
    inputSchema: object(Finding),
    outputSchema: object(Found),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
  {
    name: 'call_operation',
    title: 'Call an operation of the service',
    description: 'Calls an operation that `find_operation` told of. Answers its data as JSON, page by page.',
    inputSchema: object(Calling),
    outputSchema: { type: 'object', properties: { data: AS_ANSWERED, ...BESIDE } },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  },
];

/** Words that say nothing of what an operation does. */
const EMPTY = new Set(
  'a an as at be by do does for from given has have how i if in into is it its many me my of on one or our that the their there these this to under was were what when where which who whom whose with without you your'.split(
    ' ',
  ),
);

/** Stems that mean the same to whoever asks, the first standing for all. */
// biome-ignore format: read it as a table
const SAME: ReadonlyMap<string, string> = new Map(
  [
    'cite citat cit refer', 'own owner ownership assigne', 'expir expiri expire', 'valu worth price', 'litig lawsuit suit court',
    'licens licenc', 'compani firm organ enterpris', 'trademark mark', 'trial studi', 'count number', 'find search', 'applic file',
    'famili relat', 'sequenc protein', 'compound chemic structur molecul', 'news press', 'draw imag pictur figur', 'similar like alik near',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

/** Words of a text as they are compared: stems, and of several that mean the same the first. */
const wordsOf = (text: string): string[] =>
  (`${text} ${englishOf(text)}`.toLowerCase().match(/[a-z]+\d+(?:-\d+)?|[a-z]{2,}|\d+/g) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => {
      const stemmed = stem(word);
      return SAME.get(stemmed) ?? stemmed;
    });

/** How much a word tells by where it stands. */
const WEIGHTS = { name: 3, summary: 4, group: 2, description: 2, fields: 1 } as const;

/** How much more an operation counts whose path ends with what is asked. */
const NAMED_BY_PATH = 4;

interface Terms {
  readonly weights: ReadonlyMap<string, number>;
  readonly summary: readonly string[];
}

const indexed = new WeakMap<Tool, Terms>();

function termsOf(tool: Tool): Terms {
  const known = indexed.get(tool);
  if (known) return known;
  const { name, definition, group, operation } = tool;
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of new Set(wordsOf(text))) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  add(Object.keys(definition.inputSchema.properties).join(' ').replaceAll('_', ' '), WEIGHTS.fields);
  add(definition.description, WEIGHTS.description);
  add(group.replaceAll('-', ' '), WEIGHTS.group);
  add(`${name} ${name.replace(/([a-z\d])([A-Z])/g, '$1 $2')} ${operation.path.replaceAll('/', ' ')}`, WEIGHTS.name);
  add(definition.title, WEIGHTS.summary);
  const terms = { weights, summary: [...new Set(wordsOf(definition.title))] };
  indexed.set(tool, terms);
  return terms;
}

const counted = new WeakMap<readonly Tool[], ReadonlyMap<string, number>>();

/** By each word, how many of the tools have it. */
function havingOf(tools: readonly Tool[]): ReadonlyMap<string, number> {
  const known = counted.get(tools);
  if (known) return known;
  const having = new Map<string, number>();
  for (const tool of tools)
    for (const word of termsOf(tool).weights.keys()) having.set(word, (having.get(word) ?? 0) + 1);
  counted.set(tools, having);
  return having;
}

/**
 * Tools by how much of what is asked they say: each word counts by where it stands, and the more the fewer tools have
 * it (inverse document frequency); of two that say as much the one comes first whose summary says little else.
 */
export function rankTools(tools: readonly Tool[], about: string): readonly Tool[] {
  const asked = [...new Set(wordsOf(about))];
  const having = havingOf(tools);
  const rarity = (word: string) => Math.log(1 + tools.length / (having.get(word) ?? 1));
  const sum = (words: readonly string[], of: (word: string) => number) =>
    words.reduce((all, word) => all + of(word), 0);
  const score = (tool: Tool) => {
    const { weights, summary } = termsOf(tool);
    const said = sum(asked, (word) => (weights.get(word) ?? 0) * rarity(word));
    const covered =
      sum(
        summary.filter((word) => asked.includes(word)),
        rarity,
      ) / (sum(summary, rarity) || 1);
    return said * (1 + covered) * (tool.operation.path.endsWith(`/${about}`) ? NAMED_BY_PATH : 1);
  };
  return tools
    .map((tool) => ({ tool, score: score(tool) }))
    .filter((each) => each.score > 0)
    .sort((a, b) => b.score - a.score || (a.tool.name < b.tool.name ? -1 : 1))
    .map(({ tool }) => tool);
}

/** Most tokens of the arguments of one operation; a body of hundreds of fields is cut. */
const MOST_TOKENS = 1_200;

/** What `find_operation` answers, in words and as data. */
export function foundTools(
  tools: readonly Tool[],
  { about, limit = 5 }: Static<typeof Finding>,
): { readonly text: string; readonly data: Static<typeof Found> } {
  const operations = rankTools(tools, about).slice(0, limit).map(described);
  const groups = [...new Set(tools.map(({ group }) => group))];
  const text =
    operations.length === 0
      ? `No operation that this key may call says anything of "${about}". Groups: ${groups.join(', ')}.`
      : operations
          .map(({ name, group, description, arguments: taken }) =>
            [`## ${name}`, `${description} (group ${group})`, ...taken.map((each) => `- ${each}`)].join('\n'),
          )
          .join('\n\n');
  return { text, data: { operations } };
}

function described({ name, group, definition: { description, inputSchema } }: Tool) {
  const { properties, required = [] } = inputSchema;
  const names = Object.keys(properties).sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
  const lines: string[] = [];
  let left = MOST_TOKENS;
  for (const field of names) {
    const line = `${field}${required.includes(field) ? ' (required)' : ''}: ${brief(properties[field]!)}`;
    left -= estimateTokens(line);
    if (left < 0) {
      lines.push(`and ${names.length - lines.length} more fields: see /docs`);
      break;
    }
    lines.push(line);
  }
  return { name, group, description, arguments: names.length === 0 ? ['takes nothing'] : lines };
}

interface Field {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Field;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

const typeOf = (field: Field): string => {
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (field.items) return `list of ${typeOf(field.items)}`;
  if (field.properties) return `{${Object.keys(field.properties).join(', ')}}`;
  const bounds = [field.minimum, field.maximum].some((bound) => bound !== undefined);
  return `${field.type ?? 'any'}${bounds ? ` ${field.minimum ?? ''}..${field.maximum ?? ''}` : ''}`;
};

/** A field in one line. */
function brief(schema: unknown): string {
  const field = schema as Field;
  const said = field.description?.replace(/\s+/g, ' ');
  const [first] = said ? (/^.{1,160}?(?:\.(?=\s|$)|$)/.exec(said) ?? [said.slice(0, 160)]) : [];
  return [typeOf(field), field.default !== undefined && `default ${JSON.stringify(field.default)}`, first]
    .filter(Boolean)
    .join('; ');
}
