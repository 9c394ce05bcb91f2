import { describe, expect, it } from 'vitest';
import { foundNothing, noSource } from './import.ts';

describe('priora import', () => {
  const none = { files: 0, files_done_before: 0, problems: [], sources: [], stopped: false };

  it('tells a folder without files from one without any that is read', () => {
    expect(foundNothing(none, 'auto', ['a', 'b'])).toBe('There is no file in a, b.');
    expect(foundNothing({ ...none, files: 2 }, 'auto', ['a'])).toBe(
      'No file in a is one that an importer reads: `npm run -s priora -- sources` lists what each of them reads.',
    );
    expect(foundNothing({ ...none, files: 1 }, 'gleif', ['a'])).toMatch(/^No file in a is one that gleif reads: /);
  });

  it('says nothing more where something was read, passed over, told of or broken off', () => {
    for (const but of [{ files_done_before: 1 }, { problems: ['a: b'] }, { stopped: true }])
      expect(foundNothing({ ...none, ...but }, 'auto', ['a'])).toBeUndefined();
  });

  it('names the importers that begin as the misspelt one', () => {
    expect(noSource('purpel-book')).toBe(
      'There is no source "purpel-book". Of those that begin alike: purple-book. auto recognises each file; `npm run -s priora -- sources` lists all.',
    );
    expect(noSource('zzz')).not.toContain('alike');
  });
});
