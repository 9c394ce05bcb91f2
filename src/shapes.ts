import { Type } from '#typebox.mjs';

/** yyyyMMdd, as the interface writes dates. */
export const DayNumber = Type.Integer({
  format: 'int32',
  description: 'Calendar date, yyyyMMdd.',
  examples: [20220119],
});
export const PatentId = Type.String({ description: 'Patent id (UUID), stable for a publication number.' });
export const PublicationNumber = Type.String({
  description: 'Publication number: office, number, kind code.',
  examples: ['US11205304B2'],
});
export const HitCount = Type.Integer({
  format: 'int64',
  minimum: 0,
  description: 'Publications or families that match.',
});
export const PageCount = Type.Integer({ format: 'int32', minimum: 0, description: 'Rows in this answer.' });
