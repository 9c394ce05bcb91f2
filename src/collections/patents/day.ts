import { Type } from '#typebox.mjs';

/** Calendar date as an integer yyyyMMdd; a month or year alone is yyyyMM00 / yyyy0000. */
export const Day = Type.Integer({ minimum: 10_000_000, maximum: 99_999_999 });

/** Fields of a record that an earlier telling gave, with its day; 0: it did not say. See `latest`. */
export const AsOf = Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99_999_999 })));
