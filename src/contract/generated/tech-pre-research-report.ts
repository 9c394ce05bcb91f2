// Written by `npm run contract` from ../groups/tech-pre-research-report.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const QuickSearchReportResponse = once(() => Type.Object({
  analysis_directory: Type.Optional(Type.Array(AnalysisDirectoryDTO(), { description: "Chapter list." })),
  report_id: Type.Optional(Type.String({ description: "Identifier of the report.", "x-format": "uuid" })),
}, { title: "QuickSearchReportResponse", description: "Quick search report response." }));

const AnalysisDirectoryDTO = once(() => Type.Object({
  key: Type.Enum(["TECH_RESEARCH_TECHNICAL_BACKGROUND", "TECH_RESEARCH_MARKET_ANALYSIS", "TECH_RESEARCH_TECHNOLOGY_STATUS_CHALLENGES", "TECH_RESEARCH_EVOLUTION_PATH", "TECH_RESEARCH_HEAD_PLAYER_ANALYSIS", "TECH_RESEARCH_TECHNICAL_SCHEME_REVIEW", "TECH_RESEARCH_KEY_PATENT_INTERPRETATION", "TECH_RESEARCH_IDEA_SUMMARY", "TECH_RESEARCH_CUSTOM_MODULE_1", "TECH_RESEARCH_CUSTOM_MODULE_2"], { type: "string", description: "Only the two CUSTOM modules can be edited." }),
  name: Type.String({ description: "Name." }),
  source_type: Type.String({ description: "Source type.", "x-values": ["model"] }),
}, { title: "AnalysisDirectoryDTO", description: "Analysis directory dto." }));

const AnalysisDirectoryDTOInput = once(() => Type.Object({
  key: Type.Enum(["TECH_RESEARCH_TECHNICAL_BACKGROUND", "TECH_RESEARCH_MARKET_ANALYSIS", "TECH_RESEARCH_TECHNOLOGY_STATUS_CHALLENGES", "TECH_RESEARCH_EVOLUTION_PATH", "TECH_RESEARCH_HEAD_PLAYER_ANALYSIS", "TECH_RESEARCH_TECHNICAL_SCHEME_REVIEW", "TECH_RESEARCH_KEY_PATENT_INTERPRETATION", "TECH_RESEARCH_IDEA_SUMMARY", "TECH_RESEARCH_CUSTOM_MODULE_1", "TECH_RESEARCH_CUSTOM_MODULE_2"], { type: "string", description: "Only the two CUSTOM modules can be edited." }),
  name: Type.String({ description: "Name." }),
  source_type: Type.String({ description: "Source type.", "x-values": ["model"] }),
}, { title: "AnalysisDirectoryDTOInput", description: "Analysis directory dto." }));

export const ai34_1QuickSearchReportCreation = shape({ id: "ai34-1QuickSearchReportCreation", code: "AI34-1", method: "POST", path: "/ai/quick-search-report/creation", tag: "Tech Pre-research Report" }, {
  body: () => Type.Object({
  auto_directory: Type.Optional(Type.Boolean({ description: "False if the caller sends chapters with AI34-2." })),
  technical_issues: Type.String({ description: "Research topic or question." }),
}, { title: "Ai341QuickSearchReportCreationRequest" }),
  answer: () => QuickSearchReportResponse(),
});

export const ai34_2CreationCustomDir = shape({ id: "ai34-2CreationCustomDir", code: "AI34-2", method: "POST", path: "/ai/quick-search-report/creation/custom-dir", tag: "Tech Pre-research Report" }, {
  body: () => Type.Object({
  analysis_directory: Type.Array(AnalysisDirectoryDTOInput(), { description: "Chapter list." }),
  report_id: Type.String({ description: "Identifier of the report. From ai34-1QuickSearchReportCreation.", "x-format": "uuid", "x-from": ["ai34-1QuickSearchReportCreation"] }),
  technical_issues: Type.String({ description: "Research topic or question." }),
}, { title: "Ai342CreationCustomDirRequest" }),
  answer: () => QuickSearchReportResponse(),
});

export const ai34_3QuickSearchReportQuery = shape({ id: "ai34-3QuickSearchReportQuery", code: "AI34-3", method: "GET", path: "/ai/quick-search-report/query", tag: "Tech Pre-research Report" }, {
  query: () => Type.Object({
  report_id: Type.String({ description: "Identifier of the report. From ai34-1QuickSearchReportCreation.", "x-format": "uuid", "x-from": ["ai34-1QuickSearchReportCreation"] }),
}),
  answer: () => Type.Object({
  head_player_analysis: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "Head player analysis." })),
  key_patent_interpretation: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "Key patent interpretation." })),
  report_status: Type.Optional(Type.Enum(["RUNNING", "SUCCEED", "FAILED"], { type: "string", description: "Report status." })),
  report_url: Type.Optional(Type.String({ format: "uri", description: "Link to the report." })),
}, { title: "Ai343QuickSearchReportQueryAnswer" }),
});
