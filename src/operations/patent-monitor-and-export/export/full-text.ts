import { dayText } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { xmlText } from '#documents/sheets/text.ts';

const element = (name: string, text: string | undefined, attributes = ''): string =>
  text === undefined || text === '' ? '' : `<${name}${attributes}>${xmlText(text)}</${name}>\n`;
const attributes = (all: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('');

/** The texts of a publication as XML, in every language and origin in which they are stored. */
export function fullText(patent: Patent, fields: ReadonlySet<string>): string {
  const { publication_number, publication_date, application_number, titles, abstracts, claims, descriptions } = patent;
  const texts = (name: string, list: Patent['titles']) =>
    list.map(({ lang, origin, text }) => element(name, text, attributes({ lang, origin }))).join('');
  const parts = [
    element('publication-number', publication_number),
    element('publication-date', publication_date === undefined ? undefined : dayText(publication_date)),
    element('application-number', application_number),
    texts('title', titles),
    fields.has('ABST') ? texts('abstract', abstracts) : '',
    fields.has('CLMS')
      ? claims
          .map(
            ({ lang, origin, claims: all }) =>
              `<claims${attributes({ lang, origin })}>\n${all
                .map(({ number, text, independent, parents }) =>
                  element(
                    'claim',
                    text,
                    attributes({ number, independent, depends_on: parents.join(' ') || undefined }),
                  ),
                )
                .join('')}</claims>\n`,
          )
          .join('')
      : '',
    fields.has('DESC')
      ? descriptions
          .map(
            ({ lang, origin, paragraphs }) =>
              `<description${attributes({ lang, origin })}>\n${paragraphs
                .map(({ id, number, heading, text }) =>
                  element(heading ? 'heading' : 'p', text, attributes({ id, number })),
                )
                .join('')}</description>\n`,
          )
          .join('')
      : '',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<patent>\n${parts.join('')}</patent>\n`;
}
