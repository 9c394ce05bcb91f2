import { stepJob } from '#flows/step-job.ts';
import type { Job } from '#isolation/job.ts';
import { answerJob, findJob, writeJob } from '#skills/answer-question/jobs.ts';
import { readPictureStructureJob } from './chemical-and-bio-data/depiction-reading.ts';
import { patentCompoundsJob } from './chemical-and-bio-data/patent-compounds.ts';
import { drawingJob, figuresJob } from './chemical-and-bio-data/structure-jobs.ts';
import { structureSearchJob } from './chemical-and-bio-data/structure-search.ts';
import { variableDomainsJob } from './chemical-and-bio-data/variable-domains.ts';
import { buyersJob } from './enterprise-ip-data/buyers-job.ts';
import { worthJob } from './enterprise-tech-analysis/core-patents.ts';
import { flows } from './flows.ts';
import { scopeJob } from './fto-search/scope-job.ts';
import { compareJob } from './novelty-search/compare-job.ts';
import { readDocumentJob } from './others/read-document-job.ts';
import { weekItemsJob } from './others/week-items-job.ts';
import { materialFacts } from './patent-mining-data/material-facts.ts';
import { casesJob } from './r-d-solution-search/cases-job.ts';
import { comparisonJob, evaluationJob, ownerRowsJob, ownersJob } from './shared/company-evaluation.ts';
import { domainMapJob } from './shared/domain-map-job.ts';
import { officeDrawing, sheetPicture } from './shared/drawings.ts';
import { ideaJob } from './shared/idea-comparison.ts';
import { marksJob, passagesJob } from './shared/passages.ts';
import { facsimilePdf, patentPdf } from './shared/patent-pdf.ts';
import { corePoints, patentSummary } from './shared/patent-summary.ts';
import { barePictureJob, comparePicturesJob, followPicturesJob, readPictureJob } from './shared/picture-jobs.ts';
import { similarToPatent, similarToText } from './shared/similar-jobs.ts';
import { effectsJob, wheelJob, wordCloudJob } from './shared/text-charts.ts';
import { portfolioJob, valuationJob } from './shared/valuation-job.ts';
import { extractJob } from './technical-disclosure/extract-job.ts';
import { strategyJob } from './technology-key-report/strategy-job.ts';
import { findMarksJob } from './trademark-data/find-job.ts';

/** Every job that threads do. */
export const jobs: readonly Job[] = [
  stepJob(flows),
  ...[findJob, writeJob, answerJob, compareJob, scopeJob],
  ...[similarToText, similarToPatent, passagesJob, marksJob],
  ...[patentPdf, facsimilePdf, officeDrawing, sheetPicture, patentSummary, corePoints, materialFacts, extractJob],
  ...[readDocumentJob, casesJob, ideaJob, weekItemsJob],
  ...[evaluationJob, ownersJob, ownerRowsJob, comparisonJob, buyersJob],
  ...[figuresJob, drawingJob, structureSearchJob, patentCompoundsJob, readPictureStructureJob],
  variableDomainsJob,
  findMarksJob,
  ...[barePictureJob, readPictureJob, followPicturesJob, comparePicturesJob],
  ...[valuationJob, portfolioJob, worthJob],
  ...[wordCloudJob, wheelJob, effectsJob, strategyJob, domainMapJob],
];
