import { ai31PatentPatentCoreInventionPoints } from '#contract/generated/others.ts';
import { noteUntranslated } from '#operations/shared/languages.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { corePoints } from '#operations/shared/patent-summary.ts';

export default patentLookup({
  contract: ai31PatentPatentCoreInventionPoints,
  path: '/search/patent/patent-core-invention-points',
  summary: 'The core of an invention: what its first claim adds to the nearest earlier document',
  description:
    'Parts of the first claim (what stands after "characterised in that", where it says so) that the most similar earlier publication of the corpus does not name, and the sentences on their effect: all word for word.',
  example: { pn: 'US19095411B2', lang: 'en' },
  async row(patent, { asked: { lang }, account, signal, note }, services) {
    const found = await services.isolation.run(
      corePoints,
      { publication_number: patent.publication_number, lang },
      { services, account: account.id, signal },
    );
    if (!found) noteUntranslated(note, 'claim', lang, [patent]);
    else
      note(
        found.nearest
          ? `Compared with ${found.nearest}, the most similar earlier publication in the corpus${found.known ? ', which has the words of every part: all parts are shown' : ''}.`
          : 'The corpus has no earlier publication to compare with.',
      );
    note('enhancement_proposals are not made: the corpus does not hold what is not in the patent.');
    return { core_invention_points: { sentence: [...(found?.points ?? [])] }, enhancement_proposals: { sentence: [] } };
  },
});
