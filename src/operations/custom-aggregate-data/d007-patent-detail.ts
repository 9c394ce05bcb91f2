import { d007BasicPatentDataPatentDetail } from '#contract/generated/custom-aggregate-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { patentDetail } from './patent-detail.ts';

export default patentLookup({
  contract: d007BasicPatentDataPatentDetail,
  path: '/basic-patent-data/patent-detail',
  summary: 'One patent in full: texts, translations, bibliography, family, drawings',
  example: { lang: 'en', replace_by_related: 1 },
  row: (patent, call, services) => patentDetail(patent, call.asked, call, services),
});
