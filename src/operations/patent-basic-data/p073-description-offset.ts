import { p073BasicPatentDataDescriptionOffset } from '#contract/generated/patent-basic-data.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';
import { sectionsOf } from './description-sections.ts';

export default patentLookup({
  contract: p073BasicPatentDataDescriptionOffset,
  path: '/basic-patent-data/description-offset',
  summary: 'Where the sections of a description begin and end',
  description:
    'Offsets count UTF-16 code units in exactly the text that `description-data` gives in the same language; the end is exclusive. A description that is not there in the language asked for is answered in its own, which `lang` names.',
  row(patent, { asked: { lang }, note }) {
    const shown = shownTexts(patent.descriptions);
    const set = shown.find((one) => wireLanguage(one.lang) === lang) ?? shown[0];
    if (!set) {
      noteMissing(note, 'description', 'full texts of the office (uspto-grants, epo-fulltext, cn-publications)', [
        patent,
      ]);
      return { sections: [] };
    }
    const own = wireLanguage(set.lang);
    if (own !== lang)
      note(`${patent.publication_number} has no description in ${lang}: offsets are of the one in ${own}.`);
    return { lang: own, sections: sectionsOf(set.paragraphs) };
  },
});
