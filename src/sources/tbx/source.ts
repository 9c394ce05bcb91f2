import { type Translation, translations } from '#collections/translations/translations.ts';
import { defineSource } from '../source.ts';
import { languageCode, translationUnit } from '../translation-unit.ts';
import { xmlRecords } from '../xml.ts';

/**
 * Terminologies in TermBase eXchange (ISO 30042): `termEntry` with `langSet` (2008), `conceptEntry` with `langSec`
 * (2019). Each concept is a record with its terms in all languages.
 */
export default defineSource<Translation>({
  name: 'tbx',
  title: 'Terminologies, TBX (ISO 30042:2008 and 2019)',
  homepage: 'https://www.tbxinfo.net/',
  licence: 'As its owner says',
  collection: translations,
  files: ['.tbx', '.xml'],
  recognises: (_base, head) => /<(?:martif|tbx)[\s>]/.test(head),
  expect: { texts: 1 },
  read: (file) =>
    xmlRecords<Translation>(file, {
      roots: ['termEntry', 'conceptEntry'],
      map(concept) {
        const texts = [...concept.all('langSet'), ...concept.all('langSec')].flatMap((section) => {
          const lang = languageCode(section.attributes['xml:lang'] ?? '');
          const groups = [
            ...section.all('tig'),
            ...section.all('termSec'),
            ...section.all('ntig').flatMap((one) => one.all('termGrp')),
          ];
          return groups.flatMap((group) => {
            const text = group.child('term')?.text() ?? '';
            return lang && text.trim() ? [{ lang, text, origin: 'human' as const }] : [];
          });
        });
        return translationUnit('tbx', 'term', texts);
      },
    }),
});
