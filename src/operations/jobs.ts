import { stepJob } from '#flows/step-job.ts';
import type { Job } from '#isolation/job.ts';
import { answerJob, findJob, writeJob } from '#skills/answer-question/jobs.ts';
import { flows } from './flows.ts';
import { compareJob } from './novelty-search/compare-job.ts';

/** Every job that threads do. */
export const jobs: readonly Job[] = [stepJob(flows), findJob, writeJob, answerJob, compareJob];
