import type { ApiOf } from '#declared.ts';
import type { Group, Operation } from '#operation.ts';
import academyCourse from './academy-course/index.ts';
import aiTranslation from './ai-translation/index.ts';
import analysisReport from './analysis-report/index.ts';
import bioPharmaEncyclopedia from './bio-pharma-encyclopedia/index.ts';
import biopharmaceuticalDictionaryData from './biopharmaceutical-dictionary-data/index.ts';
import chemicalAndBioData from './chemical-and-bio-data/index.ts';
import chemicalSarExtract from './chemical-sar-extract/index.ts';
import customAggregateData from './custom-aggregate-data/index.ts';
import designInfringement1v1 from './design-infringement-1v1/index.ts';
import designInfringementSearch from './design-infringement-search/index.ts';
import drugBasicData from './drug-basic-data/index.ts';
import drugClinicalTrialData from './drug-clinical-trial-data/index.ts';
import drugMiningData from './drug-mining-data/index.ts';
import drugOrganisations from './drug-r-d-orgnization/index.ts';
import drugVisualAnalysis from './drug-visual-analysis/index.ts';
import enterpriseBasicData from './enterprise-basic-data/index.ts';
import enterpriseIpData from './enterprise-ip-data/index.ts';
import enterprisePersonaData from './enterprise-persona-data/index.ts';
import enterpriseTechAnalysis from './enterprise-tech-analysis/index.ts';
import enterpriseTechEvaluation from './enterprise-tech-evaluation/index.ts';
import feasibilityAnalysisAssistant from './feasibility-analysis-assistant/index.ts';
import formulationAssistant from './formulation-assistant/index.ts';
import ftoSearch from './fto-search/index.ts';
import globalTrademarks from './global-trademarks/index.ts';
import insightsCompanyReport from './insights-company-report/index.ts';
import literatureData from './literature-data/index.ts';
import llmChat from './llm-chat/index.ts';
import lsSearch from './ls-search/index.ts';
import noveltyCheckAssistant from './novelty-check-assistant/index.ts';
import noveltySearch from './novelty-search/index.ts';
import others from './others/index.ts';
import patentBasicData from './patent-basic-data/index.ts';
import patentDataSearch from './patent-data-search/index.ts';
import patentLegalData from './patent-legal-data/index.ts';
import patentMiningData from './patent-mining-data/index.ts';
import patentMonitorAndExport from './patent-monitor-and-export/index.ts';
import patentValuationData from './patent-valuation-data/index.ts';
import rdSolutionSearch from './r-d-solution-search/index.ts';
import specificationDrafting from './specification-drafting/index.ts';
import techPreResearchReport from './tech-pre-research-report/index.ts';
import techSolutionExploration from './tech-solution-exploration/index.ts';
import techSolutionExplorationMaterials from './tech-solution-exploration-materials/index.ts';
import technicalDisclosure from './technical-disclosure/index.ts';
import technicalQa from './technical-q-a/index.ts';
import technologyIdeaNoveltySearch from './technology-idea-novelty-search/index.ts';
import technologyKeyReport from './technology-key-report/index.ts';
import telecom from './telecom/index.ts';
import tffiEnterpriseEvaluation from './tffi-enterprise-evaluation-level5/index.ts';
import trademarkData from './trademark-data/index.ts';

/** As `groups`; its type still knows each operation. */
const catalogue = [
  llmChat,
  bioPharmaEncyclopedia,
  technicalDisclosure,
  techSolutionExploration,
  techSolutionExplorationMaterials,
  techPreResearchReport,
  noveltySearch,
  technicalQa,
  specificationDrafting,
  designInfringementSearch,
  designInfringement1v1,
  feasibilityAnalysisAssistant,
  aiTranslation,
  ftoSearch,
  formulationAssistant,
  noveltyCheckAssistant,
  chemicalSarExtract,
  others,
  telecom,
  rdSolutionSearch,
  academyCourse,
  technologyIdeaNoveltySearch,
  patentDataSearch,
  patentBasicData,
  patentMiningData,
  patentLegalData,
  patentValuationData,
  patentMonitorAndExport,
  technologyKeyReport,
  literatureData,
  customAggregateData,
  trademarkData,
  enterpriseTechEvaluation,
  enterpriseBasicData,
  enterprisePersonaData,
  enterpriseIpData,
  enterpriseTechAnalysis,
  lsSearch,
  chemicalAndBioData,
  globalTrademarks,
  drugBasicData,
  drugClinicalTrialData,
  drugMiningData,
  drugOrganisations,
  drugVisualAnalysis,
  analysisReport,
  insightsCompanyReport,
  tffiEnterpriseEvaluation,
  biopharmaceuticalDictionaryData,
] satisfies readonly Group[];

/** The catalogue: all groups in the specification's order and spelling. */
export const groups: readonly Group[] = catalogue;

export const operations: readonly Operation[] = groups.flatMap((group) => group.operations);

/** The calls of the interface with what they take and answer: what a client is typed by. */
export type OperationsApi = ApiOf<(typeof catalogue)[number]['operations'][number]>;
