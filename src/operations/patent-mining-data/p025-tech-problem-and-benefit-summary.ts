import { p025HighValueDataTechProblemAndBenefitSummary } from '#contract/generated/patent-mining-data.ts';
import { noteUntranslated } from '#operations/shared/languages.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { summariesOf, wireSummary } from '#operations/shared/patent-summary.ts';

export default patentLookup({
  contract: p025HighValueDataTechProblemAndBenefitSummary,
  path: '/high-value-data/tech-problem-and-benefit-summary',
  summary: 'Problem, means and effect, in sentences of the patent',
  description:
    'Sentences stand word for word in the text of the language asked for; an empty list says that it does not say so. The means is the first claim, whole.',
  example: { lang: 'en' },
  async rows(patents, call, services) {
    const { lang = 'cn' } = call.asked;
    const summaries = await summariesOf(patents, lang, call, services);
    noteUntranslated(
      call.note,
      'text',
      lang,
      patents.filter((_, index) => !summaries[index]),
    );
    return patents.map((_, index) => ({ lang, ...wireSummary(summaries[index]) }));
  },
});
