import { type Translation, translations } from '#collections/translations/translations.ts';
import { defineSource } from '../source.ts';
import { languageCode, translationUnit } from '../translation-unit.ts';
import { xmlRecords } from '../xml.ts';

/** Translation memories in Translation Memory eXchange 1.4b, and older. Each `tu` is a record. */
export default defineSource<Translation>({
  name: 'tmx',
  title: 'Translation memories, TMX 1.1 to 1.4b',
  homepage: 'https://www.gala-global.org/tmx-14b',
  licence: 'As its owner says',
  collection: translations,
  files: ['.tmx', '.xml'],
  recognises: (_base, head) => /<tmx[\s>]/.test(head),
  expect: { texts: 1 },
  read: (file) =>
    xmlRecords<Translation>(file, {
      roots: ['tu'],
      map(tu) {
        const texts = tu.all('tuv').flatMap((tuv) => {
          const lang = languageCode(tuv.attributes['xml:lang'] ?? tuv.attributes.lang ?? '');
          const text = tuv.child('seg')?.text() ?? '';
          return lang && text.trim() ? [{ lang, text, origin: 'human' as const }] : [];
        });
        return translationUnit('tmx', 'text', texts);
      },
    }),
});
