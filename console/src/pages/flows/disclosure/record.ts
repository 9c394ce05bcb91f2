import type { TechnicalDisclosureData } from '../../../../../src/operations/technical-disclosure/data.ts';
import type { Asked, Operation, Sent } from '../../../api.ts';
import { isChinese } from '../../../words/script.ts';

/** What the drafting of a technical disclosure knows. */
export type DisclosureData = Sent<TechnicalDisclosureData>;
type Read = Operation<'POST /search/patent/patent-disclosure/tech-means'>;
type Request = Asked<'POST /search/patent/patent-disclosure/generate'>;

/** Fields in the order in which a reader meets them; each a line a sentence. */
export const FIELDS = [
  'subject_improvement',
  'application',
  'background',
  'tech_problem',
  'mechanism',
  'embodiment',
  'outcome',
  'others',
] as const;
export type Fields = Readonly<Record<(typeof FIELDS)[number], string>>;

const text = (of: string | readonly string[] | undefined): string =>
  typeof of === 'string' ? of : (of ?? []).join('\n');
const lines = (of: string) => of.split('\n').filter((line) => line.trim() !== '');

export const fieldsOf = (read: Read): Fields =>
  Object.fromEntries(FIELDS.map((field) => [field, text(read[field])])) as Fields;

/** Fields as the document takes them. */
export const toWrite = (tech_solution: string, { application, subject_improvement, ...fields }: Fields): Request => ({
  tech_solution,
  language: isChinese(tech_solution) ? 'cn' : 'en',
  ...fields,
  application: lines(application),
  subject_improvement: lines(subject_improvement),
});
