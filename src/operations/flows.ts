import type { Flow } from '#flows/flow.ts';
import { companyReportFlow } from './analysis-report/company-report/flow.ts';
import { filingEvaluation } from './analysis-report/filing-evaluation/flow.ts';
import { ideaValidation } from './analysis-report/idea-validation-flow.ts';
import { valueReportFlow } from './analysis-report/value-report/flow.ts';
import { depictionReading } from './chemical-and-bio-data/depiction-flow.ts';
import { materialExtraction } from './chemical-and-bio-data/material-extraction.ts';
import { rankedMolecules } from './chemical-and-bio-data/molecules.ts';
import { patentCompoundsFlow } from './chemical-and-bio-data/patent-compounds-flow.ts';
import { sequenceSearch } from './chemical-and-bio-data/sequence-search.ts';
import { sarExtraction } from './chemical-sar-extract/flow.ts';
import { oneDesign } from './design-infringement-1v1/ai67-flow.ts';
import { designSearch } from './design-infringement-search/flow.ts';
import { feasibilityAnalysis } from './feasibility-analysis-assistant/flow.ts';
import { formulationAgent } from './formulation-assistant/flow.ts';
import { ftoSearch } from './fto-search/flow.ts';
import { clearance } from './global-trademarks/clearance/flow.ts';
import { landscape } from './insights-company-report/flow.ts';
import { noveltySearch } from './novelty-search/flow.ts';
import { pictureBatch } from './patent-data-search/p062-flow.ts';
import { patentExport } from './patent-monitor-and-export/export/flow.ts';
import { replaying } from './shared/replay-flow.ts';
import { reportId } from './shared/report-id.ts';
import { specificationDrafting } from './specification-drafting/flow.ts';
import { preResearch } from './tech-pre-research-report/flow.ts';
import { solutionExploration } from './tech-solution-exploration/flow.ts';
import { materialsExploration } from './tech-solution-exploration-materials/flow.ts';
import { technicalDisclosure } from './technical-disclosure/flow.ts';
import { technicalQuestion } from './technical-q-a/flow.ts';
import { noveltyCheck } from './technology-idea-novelty-search/flow.ts';
import { sepAnalysis } from './telecom/flow.ts';

/** Every flow that workers run. */
export const flows: readonly Flow[] = [
  noveltySearch,
  technicalDisclosure,
  specificationDrafting,
  technicalQuestion,
  solutionExploration,
  replaying,
  preResearch,
  companyReportFlow,
  ideaValidation,
  valueReportFlow,
  filingEvaluation,
  materialsExploration,
  landscape,
  sequenceSearch,
  patentCompoundsFlow,
  patentExport,
  ftoSearch,
  noveltyCheck,
  feasibilityAnalysis,
  formulationAgent,
  sepAnalysis,
  pictureBatch,
  designSearch,
  oneDesign,
  clearance,
  rankedMolecules,
  materialExtraction,
  sarExtraction,
  depictionReading,
  reportId,
];
