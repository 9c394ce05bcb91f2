// Written by `npm run contract` from ../groups/feasibility-analysis-assistant.json: change that file.

export interface ai40_1AiFeasibilityAnalysisCreation {
  readonly body: {
    lang: "cn" | "en";
    need_logo?: boolean;
    text: string;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai40_2AiFeasibilityAnalysisQuery {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    status: 1 | 2 | 3;
    url?: string;
    message?: string;
    files?: {
      format: "html" | "docx" | "pdf";
      url: string;
    }[];
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'ai40-1AiFeasibilityAnalysisCreation': ai40_1AiFeasibilityAnalysisCreation;
  readonly 'ai40-2AiFeasibilityAnalysisQuery': ai40_2AiFeasibilityAnalysisQuery;
}
