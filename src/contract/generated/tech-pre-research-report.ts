// Written by `npm run contract` from ../groups/tech-pre-research-report.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './tech-pre-research-report.types.ts';

const shape = shapesOf<Operations>(new URL('./tech-pre-research-report.json', import.meta.url));

export const ai34_1QuickSearchReportCreation = shape({ id: "ai34-1QuickSearchReportCreation", code: "AI34-1", method: "POST", path: "/ai/quick-search-report/creation", tag: "Tech Pre-research Report" }, ["body", "answer"]);
export const ai34_2CreationCustomDir = shape({ id: "ai34-2CreationCustomDir", code: "AI34-2", method: "POST", path: "/ai/quick-search-report/creation/custom-dir", tag: "Tech Pre-research Report" }, ["body", "answer"]);
export const ai34_3QuickSearchReportQuery = shape({ id: "ai34-3QuickSearchReportQuery", code: "AI34-3", method: "GET", path: "/ai/quick-search-report/query", tag: "Tech Pre-research Report" }, ["query", "answer"]);
