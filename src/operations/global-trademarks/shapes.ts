import { ServiceError } from '#errors.ts';
import { Type } from '#typebox.mjs';

/** What the operations of the group take and answer in common. */

/**
 * The words of a mark, blanks tidied.
 * @throws ServiceError `invalid_request` where it has no letter and no digit: there is nothing to compare.
 */
export function wordsOf(field: string, text: string): string {
  const mark = text.replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(mark))
    throw new ServiceError(
      'invalid_request',
      `${field}: it has no letter and no digit; a figure is looked for with /trademark/image-search.`,
      { field },
    );
  return mark;
}

const Text = Type.String();
export const ipoffice = Type.Optional(
  Type.String({
    maxLength: 400,
    description: 'Offices divided by commas; without it all are taken.',
    examples: ['US,EU'],
  }),
);
export const nice_code = Type.Optional(
  Type.String({ maxLength: 400, description: 'Nice classes divided by commas.', examples: ['009,042'] }),
);
export const markText = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'Words of a mark, in any script.',
  examples: ['KWIKWAVE'],
});
export const size = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 100, default: 10, description: 'Rows on a page.' }),
);
export const page = Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Page, from 1.' }));
export const app_num = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'Application number.',
  examples: ['10000001'],
});
export const one_office = Type.Optional(
  Type.String({ maxLength: 10, description: 'Its office, where several have the number.', examples: ['US'] }),
);

const number = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
export const Likeness = Type.Object(
  {
    score: number('The whole.'),
    sight: number('Letters.'),
    sound: number('Sound.'),
    sense: number('Meaning.'),
    structure: number('Shared words by weight.'),
    reasons: Type.Array(Text, { description: 'What makes them alike, the strongest first.' }),
  },
  { description: 'How alike two marks are, with its parts.' },
);

export const MarkRow = Type.Object(
  {
    id: Type.String({ description: 'Office and application number.', examples: ['US_10000001'] }),
    ipoffice: Type.String({ description: 'Office.' }),
    app_num: Type.String({ description: 'Application number.' }),
    reg_num: Type.Optional(Type.String({ description: 'Registration number.' })),
    mark: Type.Optional(Type.String({ description: 'Words of the mark.' })),
    kind: Type.Optional(Type.String({ description: 'word, figure, combined, shape, sound, other.' })),
    owners: Type.Array(Text, { description: 'Owners now.' }),
    nice_code: Type.Array(Text, { description: 'Nice classes.' }),
    status: Type.Optional(Type.String({ description: 'State with its reason.', examples: ['Live/Registered'] })),
    apdt: Type.Optional(Type.String({ description: 'Day of filing, yyyyMMdd.' })),
    expiry_date: Type.Optional(Type.String({ description: 'Day on which it ends if it is not renewed, yyyyMMdd.' })),
    expiry_by: Type.Optional(
      Type.String({ description: 'The law that this day is computed by, where the office’s data states none.' }),
    ),
  },
  { description: 'A mark.' },
);
export type MarkRowData = {
  id: string;
  ipoffice: string;
  app_num: string;
  owners: string[];
  nice_code: string[];
} & Partial<Record<'reg_num' | 'mark' | 'kind' | 'status' | 'apdt' | 'expiry_date' | 'expiry_by', string>>;
