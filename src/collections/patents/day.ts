import { Type } from 'typebox';

/** Calendar date as an integer yyyyMMdd; a month or year alone is yyyyMM00 / yyyy0000. */
export const Day = Type.Integer({ minimum: 10_000_000, maximum: 99_999_999 });
