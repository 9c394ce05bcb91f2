import { bucketsOf, top } from '#analytics/axes.ts';
import { patents } from '#collections/patents/patents.ts';
import { c008CompanyProductTechnicalClassification } from '#contract/generated/enterprise-persona-data.ts';
import { classTitles } from '#operations/shared/class-titles.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { wordCloudJob } from '#operations/shared/text-charts.ts';

const SHOWN = 10;

export default portfolioLookup({
  contract: c008CompanyProductTechnicalClassification,
  path: '/company/product-technical-classification',
  summary: 'Products and technical subjects of a company, from its patents',
  description:
    '`tech_subject`: the ten IPC main groups with most families, by title where one is stored. `tech_product`: the ten most distinctive terms of titles and abstracts (log-likelihood against the whole corpus), in Chinese where the texts are, else in English.',
  async row({ owned }, { account, note, signal }, services) {
    const { corpus, isolation } = services;
    const counted = await corpus.aggregate(
      patents,
      { query: owned, signal },
      { unit: 'FAM_ID', by: { groups: top('IPC_GROUP', SHOWN) } },
    );
    const groups = bucketsOf(counted, 'groups').map(({ value }) => value);
    const titles = await classTitles(corpus, groups, 'zh');
    const read = (lang: 'zh' | 'en') =>
      isolation.run(wordCloudJob, { request: { query: owned }, lang }, { services, account: account.id, signal });
    const chinese = counted.count === 0 ? undefined : await read('zh');
    const cloud = chinese && chinese.rows.length === 0 ? await read('en') : chinese;
    note(`Derived from ${counted.count} families that the company owns.`);
    const ranked = (names: readonly string[]) => names.map((classification, i) => ({ classification, rank: i + 1 }));
    return {
      tech_product: ranked((cloud?.rows ?? []).slice(0, SHOWN).map(({ name }) => name)),
      tech_subject: ranked(groups.map((group) => titles.get(group) ?? group)),
    };
  },
});
