import { a202CompanyTechnologyFieldWordCloud } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';
import { textLanguage, textRows, wordCloudJob } from '#operations/shared/text-charts.ts';

export default chart({
  contract: a202CompanyTechnologyFieldWordCloud,
  path: '/search/company/technology-field-word-cloud',
  summary: 'The hundred terms that tell the fields of a company from others',
  description:
    'Terms of one to three words from titles and abstracts in the language asked for, of the latest 5,000 publications, in the order of their distinctiveness: log-likelihood against the whole corpus. `count`: publications that name it.',
  example: { body: { company_name: 'Tarrant Cell Works', lang: 'en' } },
  query: company('owned', null),
  tree: {},
  async rows({ count }, about) {
    const terms = await textRows(wordCloudJob, textLanguage(about.asked.lang), count, about);
    return { tech_field_word: [...terms] };
  },
});
