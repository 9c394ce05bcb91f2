import { p012BasicPatentDataBibliography } from '#contract/generated/patent-basic-data.ts';
import { factsAbout } from '#operations/shared/about.ts';
import { bibliography } from '#operations/shared/bibliography.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p012BasicPatentDataBibliography,
  path: '/basic-patent-data/bibliography',
  summary: 'Bibliography in full',
  async rows(patents, _call, { corpus }) {
    // lists of citations arrive apart from the publications that print them
    const listed = await factsAbout(corpus, patents, 'literature_citation');
    return patents.map((patent, index) => {
      const printed = new Set(patent.cites_literature.map(({ text }) => text.toLowerCase()));
      const more = listed[index]!.filter(({ text }) => !printed.has(text.toLowerCase()));
      return {
        bibliographic_data: bibliography({ ...patent, cites_literature: [...patent.cites_literature, ...more] }),
      };
    });
  },
});
