// Written by `npm run contract` from ../groups/analysis-report.json: change that file.

export type R001TaskCreateNoLogoRequest = {
  company_name?: string;
  credit_code?: string;
  org_number?: string;
  report_type: "word" | "pdf";
};

export type R002TaskCreateRequest = {
  patent_id?: string;
  patent_number?: string;
  report_type: "word" | "pdf";
  lang?: "cn" | "en";
};

export type Label = {
  passage?: string;
  section?: "description" | "claim";
  sentence?: string[];
  sn?: number;
};

export interface r001JobIdStatus {
  readonly query: {
    job_id?: number;
    wait_ms?: number;
  };
  readonly answer: {
    abnormal_cause?: string;
    download_url?: string;
    job_id?: number;
    job_status?: 0 | 1 | 2 | 3;
    queue_num?: number;
  };
  readonly filled: {
    query: {
      wait_ms: number;
    };
  };
}

export interface r001TaskCreate {
  readonly body: R001TaskCreateNoLogoRequest;
  readonly answer: {
    job_id?: string;
  };
}

export interface r001TaskCreateNoLogo {
  readonly body: R001TaskCreateNoLogoRequest;
  readonly answer: {
    job_id?: string;
  };
}

export interface r002JobIdStatus {
  readonly query: {
    job_id?: string;
    wait_ms?: number;
  };
  readonly answer: {
    abnormal_cause?: string;
    download_url?: string;
    job_id?: string;
    job_status?: 0 | 1 | 2 | 3;
    queue_num?: number;
  };
  readonly filled: {
    query: {
      wait_ms: number;
    };
  };
}

export interface r002TaskCreate {
  readonly body: R002TaskCreateRequest;
  readonly answer: {
    job_id?: string;
  };
}

export interface r002TaskCreateNoLogo {
  readonly body: R002TaskCreateRequest;
  readonly answer: {
    job_id?: string;
  };
}

export interface r003PatentValuationDataPrePatentEvaluationCreate {
  readonly body: {
    limit?: number;
    report_info?: {
      key: string;
      value: string;
    }[];
    report_name: string;
    tech_maturity_index: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    text: string;
  };
  readonly answer: {
    job_id?: string;
  };
  readonly filled: {
    body: {
      limit: number;
    };
  };
}

export interface r003PatentValuationDataPrePatentEvaluationExport {
  readonly query: {
    job_id?: string;
    wait_ms?: number;
  };
  readonly answer: {
    report_status?: "PENDING" | "SUCCESS" | "FAIL";
    report_url?: string;
    abnormal_cause?: string;
    queue_num?: number;
    files?: {
      format: string;
      url: string;
    }[];
  };
  readonly filled: {
    query: {
      wait_ms: number;
    };
  };
}

export interface r004_1TaskCreate {
  readonly body: {
    country?: string[];
    legal_status?: string[];
    limit?: number;
    tech_effect?: string;
    tech_means: string;
  };
  readonly answer: {
    job_id?: string;
  };
  readonly filled: {
    body: {
      limit: number;
    };
  };
}

export interface r004_2IdeaValidationSimilarPatentComparison {
  readonly body: {
    job_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    count?: number;
    docs?: {
      similar_patent?: {
        efficacy?: Label[];
        means?: Label[];
        patent_id?: string;
        pn?: string;
        score?: number;
      };
    }[];
    job_status?: 1 | 2 | 3;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface r004_3JobIdStatus {
  readonly body: {
    file_format?: "ppt" | "word";
    job_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    download_url?: string;
    job_id?: string;
    job_status?: 1 | 2 | 3;
  };
  readonly filled: {
    body: {
      file_format: "ppt" | "word";
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'r001JobIdStatus': r001JobIdStatus;
  readonly 'r001TaskCreate': r001TaskCreate;
  readonly 'r001TaskCreateNoLogo': r001TaskCreateNoLogo;
  readonly 'r002JobIdStatus': r002JobIdStatus;
  readonly 'r002TaskCreate': r002TaskCreate;
  readonly 'r002TaskCreateNoLogo': r002TaskCreateNoLogo;
  readonly 'r003PatentValuationDataPrePatentEvaluationCreate': r003PatentValuationDataPrePatentEvaluationCreate;
  readonly 'r003PatentValuationDataPrePatentEvaluationExport': r003PatentValuationDataPrePatentEvaluationExport;
  readonly 'r004-1TaskCreate': r004_1TaskCreate;
  readonly 'r004-2IdeaValidationSimilarPatentComparison': r004_2IdeaValidationSimilarPatentComparison;
  readonly 'r004-3JobIdStatus': r004_3JobIdStatus;
}
