import type { Collection } from '#corpus/collection.ts';
import { antibodies } from './antibodies/antibodies.ts';
import { approvals } from './approvals/approvals.ts';
import { listedPatents } from './approvals/listed-patents.ts';
import { classSymbols } from './class-symbols.ts';
import { companies } from './companies/companies.ts';
import { compounds } from './compounds/compounds.ts';
import { mentions } from './compounds/mentions.ts';
import { conveyances } from './conveyances/conveyances.ts';
import { deals } from './deals/deals.ts';
import { drugFacts } from './drug-facts/drug-facts.ts';
import { entities } from './entities/entities.ts';
import { fileWrappers } from './file-wrappers/file-wrappers.ts';
import { fundings } from './funding/funding.ts';
import { goodsTerms } from './goods-terms.ts';
import { journals } from './journals/journals.ts';
import { materials } from './materials/materials.ts';
import { news } from './news/news.ts';
import { officeCodes } from './office-codes.ts';
import { officePages } from './office-pages.ts';
import { patentFacts } from './patent-facts/patent-facts.ts';
import { patents } from './patents/patents.ts';
import { reactions } from './reactions/reactions.ts';
import { sequences } from './sequences/sequences.ts';
import { standards } from './standards/standards.ts';
import { strategicIndustries } from './strategic-industries.ts';
import { tags } from './tags/tags.ts';
import { trademarks } from './trademarks/trademarks.ts';
import { translational } from './translational/translational.ts';
import { translations } from './translations/translations.ts';
import { trialResults } from './trials/results.ts';
import { trials } from './trials/trials.ts';
import { works } from './works/works.ts';

/** Every kind of record: what a corpus is opened with. */
export const collections: readonly Collection<any>[] = [
  patents,
  classSymbols,
  works,
  journals,
  companies,
  conveyances,
  patentFacts,
  fileWrappers,
  officeCodes,
  officePages,
  entities,
  materials,
  compounds,
  sequences,
  mentions,
  reactions,
  drugFacts,
  trials,
  approvals,
  listedPatents,
  trialResults,
  antibodies,
  deals,
  news,
  translational,
  fundings,
  translations,
  trademarks,
  goodsTerms,
  standards,
  strategicIndustries,
  tags,
];
