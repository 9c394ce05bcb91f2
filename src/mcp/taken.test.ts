import { describe, expect, it } from 'vitest';
import { taken } from './taken.ts';

const properties = {
  keywords: { type: 'array', items: { type: 'string' } },
  limit: { type: 'integer' },
  filters: { type: 'object', properties: { authority: { type: 'array' }, query: { type: 'string' } } },
  arguments: { type: 'object', properties: {}, additionalProperties: true },
};
const of = (given: Record<string, unknown>) => taken(properties, given, 'search');

describe('arguments', () => {
  it('that a tool does not take are refused, at any depth, with those that it takes', () => {
    expect(() => of({ keyword: ['a'] })).toThrow(
      'There is no "keyword": search takes keywords, limit, filters, arguments.',
    );
    expect(() => of({ filters: { office: ['US'] } })).toThrow(
      'There is no "filters.office": filters takes authority, query.',
    );
    expect(() => of({ constructor: 1 })).toThrow('There is no "constructor"');
    expect(() => taken({}, { a: 1 }, 'x')).toThrow('x takes nothing.');
    expect(of({ arguments: { anything: 1 } })).toEqual({ arguments: { anything: 1 } });
    const aliased = (given: Record<string, unknown>) => taken(properties, given, 'search', { words: 'keywords' });
    expect(aliased({ words: 'a' })).toEqual({ words: ['a'] });
    expect(() => aliased({ filters: { words: 'a' } })).toThrow('There is no "filters.words"');
  });

  it('of one value stand for a list of it', () => {
    const given = { keywords: 'battery', limit: 3, filters: { authority: 'US', query: 'TTL: a' } };
    expect(of(given)).toEqual({
      keywords: ['battery'],
      limit: 3,
      filters: { authority: ['US'], query: 'TTL: a' },
    });
    expect(of({ keywords: null, filters: undefined })).toEqual({ keywords: null, filters: undefined });
  });
});
