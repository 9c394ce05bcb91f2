/** What of an OpenAPI description says which operation goes on from which. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}
interface Described {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly links?: Readonly<Record<string, { readonly operationId: string }>> }>
  >;
}

/** Operations that go on from one: few enough that a run of seconds comes to each of them. */
const MOST = 10;

/**
 * The operations that links tie to another, in parts that are run one after the other: an operation with some that go
 * on from it, and what that one itself goes on from. In one run of all, each chain begins anywhere, and what is
 * linked from one operation alone is asked by chance or never. Every operation of a link stands in a part together
 * with one that it goes on from.
 * @param together Whether small parts are run as one.
 */
export function partsOf({ paths }: Description, together = true): readonly (readonly string[])[] {
  const onward = new Map<string, readonly string[]>();
  const before = new Map<string, string>();
  for (const { operationId: from, responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
    const links = Object.values(responses).flatMap((response) => Object.values(response.links ?? {}));
    const to = [...new Set(links.map((link) => link.operationId))];
    if (to.length > 0) onward.set(from, to);
    for (const id of to) if (id !== from && !before.has(id)) before.set(id, from);
  }
  const beginning = (id: string): readonly string[] => {
    const chain = [id];
    for (let from = before.get(id); from && !chain.includes(from); from = before.get(from)) chain.unshift(from);
    return chain;
  };
  const placed = new Set<string>();
  const parts: string[][] = [];
  for (const [from, to] of onward) {
    const rest = to.filter((id) => !placed.has(id));
    for (const id of rest) placed.add(id);
    const chain = beginning(from);
    for (let at = 0; at < rest.length; at += MOST) parts.push([...new Set([...chain, ...rest.slice(at, at + MOST)])]);
  }
  const told = new Set(parts.flat());
  for (const [from, [next]] of onward) if (!told.has(from)) parts.push([...new Set([...beginning(from), next!])]);
  return together ? merged(parts) : parts;
}

/** Small parts together: each run reads the whole description first. */
function merged(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const together: string[][] = [];
  for (const part of parts.toSorted((a, b) => a.length - b.length)) {
    const last = together.at(-1);
    if (last && last.length + part.length <= MOST + 2) together[together.length - 1] = [...new Set([...last, ...part])];
    else together.push([...part]);
  }
  return together;
}
