import type { Flow } from '#flows/flow.ts';

/** Every flow that workers run, by its name: a thread reads the modules of those that it works on. */
// biome-ignore format: read it as a table
const FLOWS: Readonly<Record<string, () => Promise<Flow>>> = {
  'novelty-search': async () => (await import('./novelty-search/flow.ts')).noveltySearch,
  'technical-disclosure': async () => (await import('./technical-disclosure/flow.ts')).technicalDisclosure,
  'specification-drafting': async () => (await import('./specification-drafting/flow.ts')).specificationDrafting,
  'technical-question': async () => (await import('./technical-q-a/flow.ts')).technicalQuestion,
  'solution-exploration': async () => (await import('./tech-solution-exploration/flow.ts')).solutionExploration,
  replay: async () => (await import('./shared/replay-flow.ts')).replaying,
  'pre-research-report': async () => (await import('./tech-pre-research-report/flow.ts')).preResearch,
  'company-report': async () => (await import('./analysis-report/company-report/flow.ts')).companyReportFlow,
  'idea-validation': async () => (await import('./analysis-report/idea-validation-flow.ts')).ideaValidation,
  'patent-value-report': async () => (await import('./analysis-report/value-report/flow.ts')).valueReportFlow,
  'filing-evaluation': async () => (await import('./analysis-report/filing-evaluation/flow.ts')).filingEvaluation,
  'materials-exploration': async () => (await import('./tech-solution-exploration-materials/flow.ts')).materialsExploration,
  landscape: async () => (await import('./insights-company-report/flow.ts')).landscape,
  'sequence-search': async () => (await import('./chemical-and-bio-data/sequence-search.ts')).sequenceSearch,
  'patent-compounds': async () => (await import('./chemical-and-bio-data/patent-compounds-flow.ts')).patentCompoundsFlow,
  'patent-export': async () => (await import('./patent-monitor-and-export/export/flow.ts')).patentExport,
  'fto-search': async () => (await import('./fto-search/flow.ts')).ftoSearch,
  'novelty-check': async () => (await import('./technology-idea-novelty-search/flow.ts')).noveltyCheck,
  'feasibility-analysis': async () => (await import('./feasibility-analysis-assistant/flow.ts')).feasibilityAnalysis,
  formulation: async () => (await import('./formulation-assistant/flow.ts')).formulationAgent,
  'sep-analysis': async () => (await import('./telecom/flow.ts')).sepAnalysis,
  'picture-batch': async () => (await import('./patent-data-search/p062-flow.ts')).pictureBatch,
  'design-search': async () => (await import('./design-infringement-search/flow.ts')).designSearch,
  'one-design': async () => (await import('./design-infringement-1v1/ai67-flow.ts')).oneDesign,
  'mark-clearance': async () => (await import('./global-trademarks/clearance/flow.ts')).clearance,
  'ranked-molecules': async () => (await import('./chemical-and-bio-data/molecules.ts')).rankedMolecules,
  'material-extraction': async () => (await import('./chemical-and-bio-data/material-extraction.ts')).materialExtraction,
  'sar-extraction': async () => (await import('./chemical-sar-extract/flow.ts')).sarExtraction,
  'read-structures': async () => (await import('./chemical-and-bio-data/depiction-flow.ts')).depictionReading,
  'report-id': async () => (await import('./shared/report-id.ts')).reportId,
};

/** The flow of a name. */
export const flowOf = (name: string): Promise<Flow> => FLOWS[name]!();

/** All of them, in order. */
export const flows = (): Promise<readonly Flow[]> => Promise.all(Object.values(FLOWS).map((load) => load()));
