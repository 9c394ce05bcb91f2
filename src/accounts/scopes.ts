/** What an operation asks of a key: `read` looks, `run` starts work or writes. */
export type Access = 'read' | 'run';

/**
 * A right of a key: `<group>:<access>`, where the group is a catalogue group's slug or `*`, and `run` includes `read`.
 * `*:run` is everything.
 */
export type Scope = `${string}:${Access}`;

export const ALL_SCOPES: readonly Scope[] = ['*:run'];

/**
 * The right to provision people and groups, named as a group of the catalogue is. Whoever has it decides who signs in,
 * and as what: `*` does not include it.
 */
export const PROVISIONING = 'scim';

/**
 * The name of a catalogue group in scopes: its tag in lower case, everything but letters and digits as single hyphens.
 */
export const groupSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Reads a scope as people write it: `patent-data-search:read`, `patent-data-search` (read and run), `*:read`, `read`
 * (all groups).
 * @throws Error that names the groups there are.
 */
export function parseScope(text: string, slugs: readonly string[]): Scope {
  const [, group, access] = /^(?:([^:]+?)(?::|$))?(read|run)?$/.exec(text.trim()) ?? [];
  if (group === 'read' || group === 'run') return `*:${group}`;
  if (group === undefined || (group !== '*' && !slugs.includes(group))) {
    throw new Error(
      `"${text}" is not a scope. Write <group>:read, <group>:run (which includes read), <group> or read; groups: *, ${slugs.join(', ')}.`,
    );
  }
  return `${group}:${access === 'read' ? 'read' : 'run'}`;
}

/** Whether a key with these scopes may call an operation of the group. */
export function permits(scopes: readonly string[], group: string, access: Access): boolean {
  return scopes.some((scope) => {
    const [scopeGroup, scopeAccess] = scope.split(':');
    const named = scopeGroup === group || (scopeGroup === '*' && group !== PROVISIONING);
    return named && (scopeAccess === 'run' || access === 'read');
  });
}
