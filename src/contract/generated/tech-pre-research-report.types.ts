// Written by `npm run contract` from ../groups/tech-pre-research-report.json: change that file.

export type QuickSearchReportResponse = {
  analysis_directory?: AnalysisDirectoryDTO[];
  report_id?: string;
};

export type AnalysisDirectoryDTO = {
  key: "TECH_RESEARCH_TECHNICAL_BACKGROUND" | "TECH_RESEARCH_MARKET_ANALYSIS" | "TECH_RESEARCH_TECHNOLOGY_STATUS_CHALLENGES" | "TECH_RESEARCH_EVOLUTION_PATH" | "TECH_RESEARCH_HEAD_PLAYER_ANALYSIS" | "TECH_RESEARCH_TECHNICAL_SCHEME_REVIEW" | "TECH_RESEARCH_KEY_PATENT_INTERPRETATION" | "TECH_RESEARCH_IDEA_SUMMARY" | "TECH_RESEARCH_CUSTOM_MODULE_1" | "TECH_RESEARCH_CUSTOM_MODULE_2";
  name: string;
  source_type: string;
};

export type AnalysisDirectoryDTOInput = {
  key: "TECH_RESEARCH_TECHNICAL_BACKGROUND" | "TECH_RESEARCH_MARKET_ANALYSIS" | "TECH_RESEARCH_TECHNOLOGY_STATUS_CHALLENGES" | "TECH_RESEARCH_EVOLUTION_PATH" | "TECH_RESEARCH_HEAD_PLAYER_ANALYSIS" | "TECH_RESEARCH_TECHNICAL_SCHEME_REVIEW" | "TECH_RESEARCH_KEY_PATENT_INTERPRETATION" | "TECH_RESEARCH_IDEA_SUMMARY" | "TECH_RESEARCH_CUSTOM_MODULE_1" | "TECH_RESEARCH_CUSTOM_MODULE_2";
  name: string;
  source_type: string;
};

export interface ai34_1QuickSearchReportCreation {
  readonly body: {
    auto_directory?: boolean;
    technical_issues: string;
  };
  readonly answer: QuickSearchReportResponse;
}

export interface ai34_2CreationCustomDir {
  readonly body: {
    analysis_directory: AnalysisDirectoryDTOInput[];
    report_id: string;
    technical_issues: string;
  };
  readonly answer: QuickSearchReportResponse;
}

export interface ai34_3QuickSearchReportQuery {
  readonly query: {
    report_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    head_player_analysis?: Record<string, unknown>;
    key_patent_interpretation?: Record<string, unknown>;
    report_status: "RUNNING" | "SUCCEED" | "FAILED";
    report_url?: string;
    files?: {
      format: "html" | "docx" | "pdf";
      url: string;
    }[];
    chapters?: {
      key: string;
      name: string;
      status: "written" | "failed";
      reason?: string;
    }[];
    progress?: {
      done: number;
      total: number;
      what: string;
    };
    message?: string;
  };
  readonly filled: {
    query: {
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'ai34-1QuickSearchReportCreation': ai34_1QuickSearchReportCreation;
  readonly 'ai34-2CreationCustomDir': ai34_2CreationCustomDir;
  readonly 'ai34-3QuickSearchReportQuery': ai34_3QuickSearchReportQuery;
}
