// Written by `npm run contract` from ../groups/telecom.json: change that file.

export interface t001TaskAicc {
  readonly body: {
    patent_number: string;
    ts?: {
      ts_number: string;
      version?: string;
    }[];
    task_id?: string;
    stream?: boolean;
  };
  readonly headers: {
    "x-site-lang"?: "CN" | "EN";
  };
  readonly answer: {
    content?: {
      compare_results?: {
        cc_result?: {
          all_mappings?: {
            claim_feature?: string;
            mappings?: {
              entity_mapping?: Record<string, string>;
              reason?: string[];
              ts_code?: string;
              ts_content?: string[];
              ts_section?: string[];
              version?: string;
            }[];
            verdict?: "literal" | "equivalent" | "missing" | "unclear";
            score?: number;
          }[];
          explanation?: string;
          is_sep?: string;
        };
        claim?: string;
        error?: string;
        pid?: string;
        success?: boolean;
        claim_number?: number;
      }[];
    };
    status: "PROCESSING" | "FINISH";
    step?: "INIT" | "RECOMMEND_TS" | "FIND_SECTIONS" | "CC_COMPARE";
    task_id: string;
  };
  readonly filled: {
    body: {
      stream: boolean;
    };
  };
}

export interface Operations {
  readonly 't001TaskAicc': t001TaskAicc;
}
