import { describe, expect, it } from 'vitest';
import { groups } from '#operations/index.ts';
import { forGenerators } from './for-generators.ts';
import { openApi } from './openapi.ts';

describe('the description for programs that write clients', () => {
  const plain = openApi(groups) as any;
  const made = forGenerators(plain) as any;

  it('names a field once that is answered in two spellings', () => {
    const [before, after] = [plain, made].map((each) => JSON.stringify(each));
    expect(before).toContain('"chatItemId":{');
    expect(after).not.toContain('"chatItemId":{');
    expect(after).toContain('"chat_item_id":{');
  });

  it('names JSON beside streams and beside anything, with the same schema', () => {
    const bodies = (of: any) => of.paths['/chat/pat-gpt-stream'].post.requestBody.content;
    expect(Object.keys(bodies(plain))).toEqual(['text/event-stream']);
    expect(Object.keys(bodies(made))).toEqual(['text/event-stream', 'application/json']);
    expect(bodies(made)['application/json']).toEqual(bodies(made)['text/event-stream']);
  });

  it('has one form of an answer', () => {
    const answer = (of: any, path: string, method = 'get') => of.paths[path][method].responses['200'].content;
    const [chat, file] = ['/chat/pat-gpt-stream', '/academy/attach-download'] as const;
    expect(Object.keys(answer(plain, chat, 'post'))).toEqual(['application/json', 'text/event-stream']);
    expect(Object.keys(answer(made, chat, 'post'))).toEqual(['application/json']);
    expect(Object.keys(answer(plain, file))).toEqual(['application/octet-stream', '*/*', 'application/json']);
    expect(Object.keys(answer(made, file))).toEqual(['application/octet-stream', 'application/json']);
  });

  it('is else the same', () => {
    const path = '/search/patent/query-search-count';
    expect(made.paths[path]).toEqual(plain.paths[path]);
    expect(Object.keys(made.paths)).toEqual(Object.keys(plain.paths));
  });
});
