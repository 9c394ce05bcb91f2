import type { Fact } from '../src/contract/facts.ts';

type Shapes = Readonly<Record<string, Fact>>;

/** What a walk over an answer gathers. */
export interface Seen {
  /** `path: what is wrong`. */
  readonly wrong: string[];
  /** Documented paths, and those of them that the answer has. */
  readonly documented: Set<string>;
  readonly present: Set<string>;
}

export const nothingSeen = (): Seen => ({ wrong: [], documented: new Set(), present: new Set() });

const DEEPEST = 12;
const MOST_ITEMS = 50;
const INT32 = 2 ** 31;

const FORMATS: Readonly<Record<string, (value: unknown) => boolean>> = {
  uuid: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value)),
  hex32: (value) => /^[0-9a-f]{32}$/.test(String(value)),
  yyyy: (value) => /^\d{4}$/.test(String(value)),
  yyyyMMdd: (value) => value === 0 || value === '' || isDay(String(value)),
  'yyyy-MM-dd': (value) => value === '' || isDay(String(value).replaceAll('-', '')),
  'epoch-ms': (value) => Number.isInteger(Number(value)) && Math.abs(Number(value)) > 1e10,
  inchikey: (value) => /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/.test(String(value)),
};

const isId = (value: unknown) => FORMATS.uuid!(value) || FORMATS.hex32!(value);

/** Eight digits of a day that the calendar has. */
function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const typeOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : value === null ? 'null' : typeof value;

/** Compares a value with what the interface says of it, and notes which documented fields are there. */
export function look(value: unknown, fact: Fact, shapes: Shapes, seen: Seen, path = '', depth = 0): void {
  if (fact.$ref) {
    const shape = shapes[fact.$ref];
    if (shape) look(value, shape, shapes, seen, path, depth);
    return;
  }
  if (depth > DEEPEST || fact.anyOf) return;
  const wrong = (text: string) => void (seen.wrong.length < 20 && seen.wrong.push(`${path || '(answer)'}: ${text}`));
  const type = typeOf(value);
  if (
    fact.type &&
    type !== fact.type &&
    !(fact.type === 'number' && type === 'integer') &&
    !(type === 'null' && fact.nullable)
  ) {
    wrong(`${type} instead of ${fact.type}`);
    return;
  }
  if (type === 'null') return;
  if (fact.format === 'int32' && Math.abs(Number(value)) >= INT32) wrong(`${value} does not fit 32 bits`);
  if (fact.enum && !fact.own?.open && !fact.enum.includes(value as string))
    wrong(`${JSON.stringify(value)} is no value of it`);
  // one flow has one id, though the interface writes it in two ways
  const format = /(?:^|\.)task_id$/.test(path) ? isId : FORMATS[fact['x-format'] ?? ''];
  if (format && typeof value !== 'object' && !format(value))
    wrong(`${JSON.stringify(value)} is no ${fact['x-format']}`);
  if (Array.isArray(value)) {
    for (const [n, each] of value.slice(0, MOST_ITEMS).entries())
      if (fact.items) look(each, fact.items, shapes, seen, `${path}[${n}]`, depth + 1);
  } else if (typeof value === 'object') lookInside(value as Record<string, unknown>, fact, shapes, seen, path, depth);
}

function lookInside(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [] }: Fact,
  shapes: Shapes,
  seen: Seen,
  path: string,
  depth: number,
): void {
  const place = path.replace(/\[\d+\]/g, '[]');
  for (const [name, each] of Object.entries(properties)) {
    if (each['x-own']) continue;
    const here = place ? `${place}.${name}` : name;
    seen.documented.add(here);
    if (value[name] === undefined) {
      if (required.includes(name)) seen.wrong.push(`${path ? `${path}.` : ''}${name}: promised, and absent`);
      continue;
    }
    seen.present.add(here);
    look(value[name], each, shapes, seen, path ? `${path}.${name}` : name, depth + 1);
  }
}
