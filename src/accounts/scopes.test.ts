import { describe, expect, it } from 'vitest';
import { groupSlug, parseScope, permits } from './scopes.ts';

const SLUGS = ['patent-data-search', 'novelty-search'];

describe('scopes', () => {
  it.each([
    ['Tech Solution Exploration(Materials)', 'tech-solution-exploration-materials'],
    ['R&D solution search', 'r-d-solution-search'],
    ['TFFI Enterprise Evaluation (Level5)', 'tffi-enterprise-evaluation-level5'],
    ['LLM (chat)', 'llm-chat'],
  ])('name the group %s as %s', (tag, slug) => expect(groupSlug(tag)).toBe(slug));

  it.each([
    ['patent-data-search:read', 'patent-data-search:read'],
    ['patent-data-search:run', 'patent-data-search:run'],
    ['patent-data-search', 'patent-data-search:run'],
    ['*', '*:run'],
    ['*:read', '*:read'],
    ['read', '*:read'],
    [' run ', '*:run'],
  ])('read %j as %s', (text, scope) => expect(parseScope(text, SLUGS)).toBe(scope));

  it.each(['', 'patents', 'patent-data-search:write', ':read', 'a:b:c'])('refuse %j, naming the groups', (text) => {
    expect(() => parseScope(text, SLUGS)).toThrow(/is not a scope.*patent-data-search, novelty-search/);
  });

  it.each([
    [['*:run'], 'read', true],
    [['*:run'], 'run', true],
    [['*:read'], 'read', true],
    [['*:read'], 'run', false],
    [['novelty-search:run'], 'read', true],
    [['novelty-search:read', 'patent-data-search:run'], 'run', false],
    [['patent-data-search:run'], 'read', false],
    [[], 'read', false],
  ] as const)('%j permit %s on novelty-search: %s', (scopes, access, allowed) => {
    expect(permits(scopes, 'novelty-search', access)).toBe(allowed);
  });
});
