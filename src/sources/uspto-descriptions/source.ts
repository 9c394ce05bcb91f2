import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { paragraphsOf } from '#patents/descriptions.ts';
import { isOffice, parsePublicationNumber } from '#patents/numbers.ts';
import { namedParty, patentDraft, signed } from '../patent-draft.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'uspto-descriptions';

/** The head between two lines `---`: one `key: value` a line, values unquoted. */
function headOf(text: string): { fields: ReadonlyMap<string, string>; body: string } | undefined {
  const lines = text.split('\n');
  if (lines[0]?.trim() !== '---') return undefined;
  const end = lines.findIndex((line, i) => i > 0 && line.trim() === '---');
  if (end < 0) return undefined;
  const fields = new Map<string, string>();
  for (const line of lines.slice(1, end)) {
    const m = /^([a-z_]+):[ \t]*((?:[^ \t\r\n].*)?)$/u.exec(line.trimEnd());
    if (m?.[2] && m[2] !== 'unknown' && !fields.has(m[1]!)) fields.set(m[1]!, m[2].trim());
  }
  return { fields, body: lines.slice(end + 1).join('\n') };
}

/**
 * One grant as Markdown with a YAML head: title, abstract, number, owner, description. There are no claims, no kind
 * code and no dates: the head's `publication_date` is neither the grant date nor said to be the filing date, so it is
 * left out. Throws RangeError without a number.
 */
export function descriptionPatent(markdown: string, file: string): Patent {
  const head = headOf(markdown.replace(/\r\n?/g, '\n').replace(/^\ufeff/, ''));
  if (!head) throw new RangeError('no head between two lines "---"');
  const printed = head.fields.get('number');
  const number = printed && parsePublicationNumber(`US${printed.replace(/^(\D*)0+/, '$1')}`);
  if (!number) throw new RangeError(`no publication number${printed ? `: ${printed.slice(0, 40)}` : ''}`);
  const patent = patentDraft(number);
  const text = (words: string) => ({ lang: 'en', origin: 'original' as const, text: words });
  const [title, abstract] = [head.fields.get('title'), head.fields.get('abstract')];
  if (title) patent.titles.push(text(title));
  if (abstract) patent.abstracts.push(text(abstract));
  const [country, city] = [head.fields.get('owner_country'), head.fields.get('owner_city')];
  const owner = namedParty(head.fields.get('owner'), {
    ...(country && isOffice(country) && { country }),
    ...(city && { city }),
  });
  if (owner) patent.assignees.push(owner);
  const paragraphs = paragraphsOf(head.body, 'en');
  if (paragraphs.length > 0) patent.descriptions.push({ lang: 'en', origin: 'original', paragraphs });
  return signed(patent, NAME, file);
}

/** Descriptions of US grants, one Markdown file each. */
export default defineSource({
  name: NAME,
  title: 'Descriptions of US grants, Markdown with a YAML head',
  homepage: 'https://www.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: patents,
  files: ['.markdown', '.md'],
  recognises: (_base, head) => /^---\s*\n/.test(head) && /^number: /m.test(head) && /patft\.uspto\.gov/.test(head),
  expect: { titles: 1, abstracts: 0.99, descriptions: 0.98, assignees: 0.95 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Patent>> {
    const text = new TextDecoder().decode(await file.bytes());
    try {
      yield { ok: true, record: descriptionPatent(text, file.base) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: file.base, reason: error.message, raw: text.slice(0, MAX_RAW) };
    }
  },
});
