import { describe, expect, it } from 'vitest';
import { KeptForms } from './forms.ts';

const rowOf = (record: { title: string }) => ({ title: record.title });
const otherOf = (record: { title: string }) => [record.title];
const at = (id: string, seq = 1) => ({ id, seq, day: 0 });

describe('kept forms', () => {
  it('are found by their projection and id, with the version that they were made of', () => {
    const forms = new KeptForms(1 << 20);
    forms.keep('papers', rowOf, { id: 'a', seq: 3, day: 20240101 }, 7, { title: 'x' });
    expect(forms.made('papers', rowOf).get('a')).toMatchObject({
      seq: 3,
      day: 20240101,
      seen: 7,
      form: { title: 'x' },
    });
    expect(forms.made('papers', otherOf).has('a')).toBe(false);
    forms.keep('papers', rowOf, at('a', 4), 8, { title: 'y' });
    expect(forms.made('papers', rowOf).get('a')).toMatchObject({ seq: 4, form: { title: 'y' } });
  });

  it('are frozen, since all who ask share them', () => {
    const forms = new KeptForms(1 << 20);
    const form = { names: ['a'] };
    forms.keep('papers', rowOf as never, at('a'), 1, form);
    expect(() => form.names.push('b')).toThrow(TypeError);
  });

  it('go by age when they take more than they may, those of the projection that has the most first', () => {
    // an entry, an object and its field, a text of 1,000 characters
    const each = 150 + 40 + 8 + 24 + 2_000;
    const forms = new KeptForms(each * 3);
    const long = { title: 'x'.repeat(1_000) };
    forms.keep('papers', otherOf as never, at('z'), 1, long);
    for (const id of ['a', 'b', 'c']) forms.keep('papers', rowOf, at(id), 1, long);
    expect([...forms.made('papers', rowOf).keys()]).toEqual(['b', 'c']);
    expect([...forms.made('papers', otherOf).keys()]).toEqual(['z']);
    expect(forms.bytes).toBe(each * 3);
    forms.keep('papers', rowOf, at('c', 2), 2, long);
    expect([forms.bytes, forms.made('papers', rowOf).get('b')?.seq]).toEqual([each * 3, 1]);
  });

  it('that are very large are not kept, and what was kept before them is forgotten', () => {
    const forms = new KeptForms(1 << 20);
    forms.keep('papers', rowOf, at('a'), 1, { title: 'x' });
    forms.keep('papers', rowOf, at('a', 2), 2, { title: 'x'.repeat(40_000) });
    expect([forms.bytes, forms.made('papers', rowOf).size]).toEqual([0, 0]);
  });

  it('of a projection are of one collection', () => {
    const forms = new KeptForms(1 << 20);
    forms.made('papers', rowOf);
    expect(() => forms.made('people', rowOf)).toThrow('a projection of papers is used for people');
  });
});
