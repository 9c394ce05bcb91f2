import type { Patent } from '#collections/patents/patent.ts';
import { d114ReportdataPatentInfo } from '#contract/generated/custom-aggregate-data.ts';
import { defineOperation } from '#operation.ts';
import { namedPatents } from '#operations/shared/patent-lookup.ts';
import { recordsNamed } from '#operations/shared/record-lookup.ts';
import { descriptionText } from '#operations/shared/wire-text.ts';

/** Title, abstract, first set of claims and description as plain texts, each in one language or as published. */
function textsOf(patent: Patent, wanted: (text: { lang: string; origin: string }) => boolean) {
  const claims = patent.claims.find(wanted)?.claims.map(({ number, text }) => `${number}. ${text}`);
  const paragraphs = patent.descriptions.find(wanted)?.paragraphs;
  return {
    title: patent.titles.find(wanted)?.text,
    abs: patent.abstracts.find(wanted)?.text,
    cl: claims?.join('\n'),
    desc: paragraphs && descriptionText(paragraphs),
  };
}

const known = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export default defineOperation({
  contract: d114ReportdataPatentInfo,
  path: '/shhgy/reportdata/patent-info',
  summary: 'Texts of up to 100 patents: Chinese, English and as published',
  description: 'What is stored in neither original nor translation is absent.',
  example: { body: { patent_number: ['US19095411B2', 'CN190226457A'] } },
  async handle({ body, note }, services) {
    const patents = await recordsNamed(namedPatents, body, services, { note, in_body: true });
    return {
      data: patents.map((patent) => {
        const cn = textsOf(patent, ({ lang }) => lang === 'zh');
        const en = textsOf(patent, ({ lang }) => lang === 'en');
        const own = textsOf(patent, ({ origin }) => origin === 'original');
        return {
          id: patent.publication_number,
          ...known(cn),
          ...known({ en_title: en.title, en_abs: en.abs, en_cl: en.cl, en_desc: en.desc }),
          ...known({
            original_title: own.title,
            original_abs: own.abs,
            original_cl: own.cl,
            original_desc: own.desc,
          }),
        };
      }),
    };
  },
});
