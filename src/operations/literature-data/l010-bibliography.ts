import { yearOf } from '#collections/works/works.ts';
import { l010LiteratureBibliography } from '#contract/generated/literature-data.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { paperLookup } from './paper-lookup.ts';
import { noteRetracted, wireType } from './words.ts';

const texts = (all: readonly { lang: string; text: string }[]) =>
  all.map(({ lang, text }) => ({ ...(lang !== 'und' && { lang: wireLanguage(lang) }), text }));

export default paperLookup({
  contract: l010LiteratureBibliography,
  path: '/literature/bibliography',
  summary: 'Bibliography of papers',
  description:
    'By one DOI or up to 100 paper ids; what is not stored is left out. A date of which only year or month is known is given as the year alone.',
  row(work, { note }) {
    noteRetracted(work, note);
    const year = yearOf(work.published);
    return {
      title: texts(work.titles),
      abstract: texts(work.abstracts),
      author: work.authors.filter(({ role }) => role === undefined).map(({ name }) => name),
      type: wireType(work.type),
      publication: work.venue?.name,
      publish_institution: work.publisher,
      publication_date: work.published !== undefined && work.published % 100 !== 0 ? work.published : undefined,
      publication_year: year === undefined ? undefined : String(year),
      volume: work.volume,
      issue: work.issue,
      pagination: work.pages,
    };
  },
});
