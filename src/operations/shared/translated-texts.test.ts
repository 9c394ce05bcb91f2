import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { type Part, translatedTexts } from './translated-texts.ts';

interface Abstract {
  readonly lang: string;
  readonly origin: 'original' | 'office' | 'machine';
  readonly text: string;
}
const ABSTRACT: Part<Abstract> = {
  what: 'abstract',
  of: ({ abstracts }) => abstracts as never,
  pieces: ({ text }) => [text],
  with: (text, [piece]) => ({ ...text, text: piece! }),
};
const abstract = (lang: string, text: string, origin: Abstract['origin'] = 'original') => ({ lang, origin, text });
/** Of figures nothing is translated: no model is asked, and they stand as they are. */
const figures = (length: number) => abstract('fr', '7'.repeat(length));

async function translated(
  all: readonly Abstract[][],
  { part = ABSTRACT, model = { name: 'm' } as object | null } = {},
) {
  const patents = all.map((abstracts, at) => samplePatent(`US${at + 1}A1`, { abstracts } as never));
  const notes: string[] = [];
  const call = { account: { id: 'a' }, note: (said: string) => notes.push(said), signal: new AbortController().signal };
  const corpus = { search: async () => ({ hits: [], total: 0 }), get: async () => [] };
  const found = await translatedTexts(patents, part, 'en', call as never, { corpus, model } as never);
  return { found: found.map((one) => one && [one.text.lang, one.origin, one.text.text.length]), notes };
}

describe('a part in the language that is asked for', () => {
  it('is as published, and no model is asked', async () => {
    const { found, notes } = await translated([[abstract('en', 'A pump.', 'office'), figures(3)]]);
    expect([found, notes]).toEqual([[['en', 'office', 7]], []]);
  });

  it('is translated where it has no text of its own, and a note names the model', async () => {
    const { found, notes } = await translated([[figures(3)]]);
    expect(found).toEqual([['en', 'model', 3]]);
    expect(notes).toEqual(['US1A1: the abstract is a translation by m from fr.']);
  });

  it('is translated up to 24,000 characters in one call, and of more a note says so', async () => {
    expect((await translated([[figures(24_000)]])).found).toEqual([['en', 'model', 24_000]]);
    const { found, notes } = await translated([[figures(24_001)]]);
    expect([found, notes]).toEqual([
      [undefined],
      ['US1A1: the abstract is not in EN, and has 24,001 characters: the model translates 24,000 in one call.'],
    ]);
  });

  it('is translated as far as several together have so many; what no longer fits may be asked for by itself', async () => {
    const { found, notes } = await translated([[figures(23_999)], [figures(2)], [figures(1)]]);
    expect(found).toEqual([['en', 'model', 23_999], undefined, ['en', 'model', 1]]);
    expect(notes[1]).toBe(
      'US2A1: the abstract is not in EN, and has 2 characters: the model translates 24,000 in one call; ask for fewer patents.',
    );
  });

  it('is absent without a model, or of a language that nobody translates, with a note unless another part says so', async () => {
    const none = [
      [figures(3), { model: null }],
      [abstract('xx', '777'), {}],
    ] as const;
    for (const [text, given] of none) {
      const { found, notes } = await translated([[text]], given);
      expect([found, notes.length]).toEqual([[undefined], 1]);
      expect(notes[0]).toContain('US1A1');
    }
    const quiet = await translated([[figures(3)]], { part: { ...ABSTRACT, quiet: true }, model: null });
    expect(quiet).toEqual({ found: [undefined], notes: [] });
  });

  it('that has no sentence is not translated, and a note says so', async () => {
    const { found, notes } = await translated([[figures(0)]]);
    expect([found, notes]).toEqual([[undefined], ['US1A1: the abstract was not translated: it has no sentence.']]);
  });
});
