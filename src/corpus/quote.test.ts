import { describe, expect, it } from 'vitest';
import { Type } from '#typebox.mjs';
import { defineCollection } from './collection.ts';
import { type ClaimedRecordQuote, recordQuote, verifyRecordQuote } from './quote.ts';
import { textUnits } from './unit.ts';

const notes = defineCollection({
  name: 'notes',
  record: Type.Object({ id: Type.String(), text: Type.String() }),
  id: (n) => n.id,
  defaultField: 'ID',
  fields: { ID: { kind: 'keyword', label: 'Id', of: (n) => n.id } },
  units: ({ text }) => textUnits('body', [{ lang: 'en', origin: 'original', text }]),
});
const note = { id: 'n1', text: 'Gout 𝛼 hurts.' };

describe('quotes of any record', () => {
  it('are read from its units', () => {
    expect(recordQuote(notes, note, { unit: 'body:en', start: 0, end: 4 })).toEqual({
      ...{ collection: 'notes', id: 'n1', unit: 'body:en', part: 'body', lang: 'en', origin: 'original' },
      ...{ start: 0, end: 4, text: 'Gout' },
      hash: 'f734aa86b3974a2eadd5335bf803dfaf32cedb87a6dedc2d4217bc506c8da886',
    });
  });

  it.each([
    [{ unit: 'body:zh', start: 0, end: 4 }, 'there is no body:zh of notes n1'],
    [{ unit: 'body:en', start: 4, end: 4 }, 'characters 4 to 4 are not within the 14 of body:en of notes n1'],
    [{ unit: 'body:en', start: 0, end: 15 }, 'characters 0 to 15 are not within the 14 of body:en of notes n1'],
    [{ unit: 'body:en', start: -1, end: 2 }, 'characters -1 to 2 are not within the 14 of body:en of notes n1'],
    [{ unit: 'body:en', start: 6, end: 8 }, 'characters 6 to 8 of body:en of notes n1 cut a character in two'],
  ])('are refused where there is no such place: %j', (place, reason) => {
    expect(() => recordQuote(notes, note, place)).toThrow(reason);
  });

  it('are verified, whatever comes back', () => {
    const quote = recordQuote(notes, note, { unit: 'body:en', start: 0, end: 4 });
    expect(verifyRecordQuote(notes, note, quote)).toEqual({ verified: true, quote, unchanged: true });
    expect(verifyRecordQuote(notes, { ...note, text: 'Gout passes.' }, quote)).toMatchObject({
      ...{ verified: true, unchanged: false },
    });
    const wrong = (claimed: unknown) => verifyRecordQuote(notes, note, claimed as ClaimedRecordQuote);
    expect(wrong({ ...quote, text: 'Rash' })).toEqual({
      verified: false,
      reason: 'body:en of notes n1 has other text at 0 to 4',
    });
    expect(wrong({ ...quote, id: 'n2' })).toEqual({
      verified: false,
      reason: 'the quote is of notes n2, the record is notes n1',
    });
    expect(wrong(null)).toEqual({ verified: false, reason: 'this is not a quote' });
    expect(wrong({ collection: 'notes', id: 'n1', unit: 7 })).toMatchObject({ verified: false });
  });

  it('number texts of one part in one language', () => {
    const text = { origin: 'original', text: 'x' } as const;
    expect(
      textUnits('title', [
        { lang: 'en', ...text },
        { lang: 'zh', ...text },
        { lang: 'en', ...text },
      ]).map(({ id }) => id),
    ).toEqual(['title:en', 'title:zh', 'title:en:2']);
  });
});
