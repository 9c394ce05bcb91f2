import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimedQuote, paragraphName, type QuoteLocator, quoteOf, verifyQuote } from './evidence.ts';
import type { Patent } from './patent.ts';
import { samplePatent } from './sample-patent.ts';

const PARAGRAPHS: Patent['descriptions'][number]['paragraphs'] = [
  { id: 'p1', section: 'field', text: '一种泵。' },
  { id: 'p2', number: '0001', section: 'field', text: '泵有转子。' },
];
const record = samplePatent('EP7000001A1', {
  titles: [{ lang: 'en', origin: 'original', text: 'Pump 𝛼' }],
  abstracts: [
    { lang: 'en', origin: 'machine', text: 'A pump.' },
    { lang: 'en', origin: 'office', text: 'The pump.' },
  ],
  claims: [
    {
      lang: 'en',
      origin: 'original',
      claims: [
        { number: 1, text: 'A pump with a rotor.', independent: true, parents: [] },
        { number: 2, text: 'The pump of claim 1.', independent: false, parents: [1] },
      ],
    },
  ],
  descriptions: [{ lang: 'zh', origin: 'original', paragraphs: PARAGRAPHS }],
});
const inClaim = (claim_number: number, start: number, end: number): QuoteLocator => ({
  part: 'claim',
  lang: 'en',
  claim_number,
  start,
  end,
});

describe('a quote', () => {
  it('is read from the record, with its place and the hash of the whole claim', () => {
    expect(quoteOf(record, inClaim(1, 2, 6))).toEqual({
      publication_number: 'EP7000001A1',
      part: 'claim',
      lang: 'en',
      origin: 'original',
      claim_number: 1,
      start: 2,
      end: 6,
      text: 'pump',
      // printf 'A pump with a rotor.' | sha256sum
      hash: '1f7186dd87916cca359e28eff1398f4d4efe0644150ae9db7e5acdd105d4e9dc',
    });
    expect(quoteOf(record, { part: 'description', lang: 'zh', paragraph_id: 'p1', start: 2, end: 3 }).text).toBe('泵');
  });

  it('of a paragraph is named by the number printed before it, else by its place', () => {
    const of = (paragraph_id: string) =>
      quoteOf(record, { part: 'description', lang: 'zh', paragraph_id, start: 0, end: 2 });
    expect([of('p1').paragraph_number, of('p2').paragraph_number]).toEqual([undefined, '0001']);
    expect([of('p1'), of('p2'), {}].map(paragraphName)).toEqual(['p1', '[0001]', '']);
    // one that was made before it was named so is the same
    const { paragraph_number: _, ...earlier } = of('p2');
    expect(verifyQuote(record, earlier as ClaimedQuote)).toMatchObject({ verified: true, unchanged: true });
  });

  it("comes from the office's translation rather than the machine's unless asked otherwise", () => {
    const place = { part: 'abstract', lang: 'en', start: 0, end: 1 } as const;
    expect(quoteOf(record, place)).toMatchObject({ origin: 'office', text: 'T' });
    expect(quoteOf(record, { ...place, origin: 'machine' })).toMatchObject({ origin: 'machine', text: 'A' });
  });

  it.each([
    ['an unknown claim', inClaim(3, 0, 1), 'there is no claim 3 (en) of EP7000001A1'],
    ['another language', { ...inClaim(1, 0, 1), lang: 'de' }, 'there is no claim 1 (de) of EP7000001A1'],
    [
      'an end beyond the text',
      inClaim(1, 0, 99),
      'characters 0 to 99 are not within the 20 of claim 1 (en) of EP7000001A1',
    ],
    ['nothing at all', inClaim(1, 3, 3), 'characters 3 to 3 are not within the 20 of claim 1 (en) of EP7000001A1'],
    [
      'half a character',
      { part: 'title', lang: 'en', start: 0, end: 6 } as const,
      'characters 0 to 6 of title (en) of EP7000001A1 cut a character in two',
    ],
  ])('is refused for %s', (_name, locator, reason) => {
    expect(() => quoteOf(record, locator)).toThrow(new RangeError(reason));
  });
});

describe('verifying', () => {
  const quote: ClaimedQuote = quoteOf(record, inClaim(1, 2, 6));
  const edited = (text: string) =>
    samplePatent('EP7000001A1', {
      claims: [{ lang: 'en', origin: 'original', claims: [{ number: 1, text, independent: true, parents: [] }] }],
    });

  it('accepts what stands there, and says whether the text around it was changed', () => {
    expect(verifyQuote(record, quote)).toEqual({ verified: true, quote, unchanged: true });
    expect(verifyQuote(edited('A pump with a stator.'), quote)).toMatchObject({ verified: true, unchanged: false });
  });

  it('refuses words that are not there, other records, and places that are gone', () => {
    expect(verifyQuote(edited('One pump.'), quote)).toEqual({
      verified: false,
      reason: 'claim 1 (en) of EP7000001A1 has other text at 2 to 6',
    });
    expect(verifyQuote(record, { ...quote, text: 'fish' }).verified).toBe(false);
    expect(verifyQuote(samplePatent('EP1A1'), quote)).toEqual({
      verified: false,
      reason: 'the quote is of EP7000001A1, the record is EP1A1',
    });
    expect(verifyQuote(samplePatent('EP7000001A1'), quote)).toEqual({
      verified: false,
      reason: 'there is no claim 1 (en) of EP7000001A1',
    });
  });

  it('never throws and never accepts text that the record does not have there', () => {
    const anything = fc.record({
      publication_number: fc.constant('EP7000001A1'),
      part: fc.oneof(fc.constantFrom('title', 'abstract', 'claim', 'description'), fc.string()),
      lang: fc.constantFrom('en', 'zh', ''),
      claim_number: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.anything()),
      paragraph_id: fc.oneof(fc.constant('p1'), fc.anything()),
      start: fc.oneof(fc.integer({ min: -1, max: 30 }), fc.double()),
      end: fc.oneof(fc.integer({ min: -1, max: 30 }), fc.double()),
      text: fc.oneof(fc.string(), fc.constantFrom('pump', 'A', '泵')),
      hash: fc.string(),
    });
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: anything }, { weight: 1, arbitrary: fc.anything() }), (claimed) => {
        const result = verifyQuote(record, claimed as never);
        if (result.verified) expect(JSON.stringify(record)).toContain((claimed as ClaimedQuote).text);
      }),
      { numRuns: 2_000 },
    );
  });
});
