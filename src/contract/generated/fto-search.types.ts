// Written by `npm run contract` from ../groups/fto-search.json: change that file.

export type SearchAgentFeature = {
  core: boolean;
  is_select: boolean;
  keywords: string[];
  reason: string;
  score: number;
  tech_feature: string;
  user_add: boolean;
};

export type SearchAgentFeatureInput = {
  core: boolean;
  is_select: boolean;
  keywords: string[];
  reason: string;
  score: number;
  tech_feature: string;
  user_add: boolean;
};

export type SearchFinalResultFeatureV2 = {
  claim_num?: number;
  claim_type?: string;
  compare_feature?: string;
  comparison_feature?: string;
  original_score?: number;
  original_type?: string;
  public_score?: number;
  score: number;
  score_for_user?: number;
  similar?: boolean;
  tech_feature: string;
  type?: string;
  type_for_user?: string;
  element?: string;
  basis?: string;
  reason?: string;
  question?: string;
  claim_quote?: {
    text?: string;
    start?: number;
    end?: number;
  };
  product_quote?: {
    text?: string;
    start?: number;
    end?: number;
  };
};

export type SearchProcessDictItem = {
  comparison_patent_num: number;
  comparison_result?: SearchProcessComparisonResult[];
  cost: number;
  find_patent_num: number;
  status: "running" | "success" | "failed";
  strategy: SearchProcessDictItemStrategy;
};

export type SearchProcessComparisonResult = {
  feature_match_num: number;
  find_patent_num?: string;
  patent_id: string;
  public_score: number;
  score: number;
};

export type SearchProcessDictItemStrategy = {
  description_en?: string;
  description_zh?: string;
  parameters?: SearchProcessDictItemStrategyParameter;
  query?: string;
  try_nth?: number;
  type: string;
};

export type SearchProcessDictItemStrategyParameter = {
  cpc?: string[];
  features?: string[];
  ipc?: string[];
};

export type SearchFinalResultFeatureV2Input = {
  claim_num?: number;
  claim_type?: string;
  compare_feature?: string;
  comparison_feature?: string;
  original_score?: number;
  original_type?: string;
  public_score?: number;
  score: number;
  score_for_user?: number;
  similar?: boolean;
  tech_feature: string;
  type?: string;
  type_for_user?: string;
  element?: string;
  basis?: string;
  reason?: string;
  question?: string;
  claim_quote?: {
    text?: string;
    start?: number;
    end?: number;
  };
  product_quote?: {
    text?: string;
    start?: number;
    end?: number;
  };
};

export interface ai66_1FtoSubmit {
  readonly body: {
    apd_end?: string;
    apd_start?: string;
    country?: string[];
    exclude_company?: string[];
    include_company?: string[];
    input: string;
    lang?: "cn" | "en";
    legal_status?: number[];
  };
  readonly answer: {
    task_id?: string;
  };
}

export interface ai66_2FeatureExtract {
  readonly body: {
    task_id: string;
  };
  readonly answer: {
    features: SearchAgentFeature[];
    text: string;
    threshold: number;
    notes?: string[];
    task_version?: number;
  };
}

export interface ai66_3FeatureConfirm {
  readonly body: {
    task_id: string;
    tech_features: SearchAgentFeatureInput[];
    equivalents?: {
      word: string;
      other: string;
    }[];
    tolerance_percent?: number;
    task_version?: number;
  };
  readonly answer: {
    task_id?: string;
  };
}

export interface ai66_4SearchAgent {
  readonly body: {
    task_id: string;
    task_version?: number;
  };
  readonly answer: {
    task_id?: string;
  };
}

export interface ai66_5AgentResult {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    cc_num?: number;
    cc_pids?: string[];
    cc_threshold: number;
    excute_times: number;
    feature_keywords?: {
      synonym?: string[];
      synonym_score?: number[];
      tech_feature: string;
      translation?: string;
      words?: {
        synonym?: string[];
        synonym_score?: number[];
        tech_feature: string;
        translation?: string;
        words?: {
          synonym?: string[];
          synonym_score?: number[];
          tech_feature: string;
          translation?: string;
        }[];
      }[];
    }[];
    final_result: {
      claim_equivalent_info?: {
        claim_num: number;
        infringement: boolean;
        outcome?: "hit" | "open" | "cleared";
        cleared_by?: string[];
      }[];
      claims?: {
        claim_num?: number;
        claim_text?: string;
      }[];
      comparative_literature_type?: string;
      comparison_conclusion?: {
        en?: string;
        zh?: string;
      };
      dependent_claim_num?: number;
      document?: string;
      equivalent_dependent_claim_num?: number;
      equivalent_independent_claim_num?: number;
      feature_match_num: number;
      features: SearchFinalResultFeatureV2[];
      independent_claim_num?: number;
      lang?: string;
      most_similar?: boolean;
      patent_id: string;
      public_score: number;
      risk_level?: "High" | "Medium" | "Low";
      selected?: boolean;
      user_added?: boolean;
      title?: string;
      risk_reason?: {
        en?: string;
        zh?: string;
      };
      claims_basis?: string;
      states?: {
        country: string;
        publication_number: string;
        state: "alive" | "pending" | "dead" | "unknown";
        status?: string;
        since?: number;
        expires?: number;
      }[];
      owners?: string[];
      claims_not_read?: number;
    }[];
    find_patent_num: number;
    is_async: boolean;
    lang?: string;
    operate_type?: string;
    process_dict?: {
      block_progressive_search_1?: SearchProcessDictItem;
      block_progressive_search_2?: SearchProcessDictItem;
      block_progressive_search_3?: SearchProcessDictItem;
      block_progressive_search_4?: SearchProcessDictItem;
      ipc_cpc_search?: SearchProcessDictItem;
      relevant_tracking_search?: SearchProcessDictItem;
      semantic_search?: SearchProcessDictItem;
      company_search?: SearchProcessDictItem;
    };
    task_cost: number;
    task_id: string;
    task_status: "running" | "success";
    text?: string;
    total_comparison_patent_num: number;
    update_ts: string;
    no_claims?: string[];
    notes?: string[];
    task_version?: number;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai66_6ReportCreate {
  readonly body: {
    final_res: {
      claim_equivalent_info?: {
        claim_num: number;
        infringement: boolean;
        outcome?: "hit" | "open" | "cleared";
        cleared_by?: string[];
      }[];
      claims?: {
        claim_num?: number;
        claim_text?: string;
      }[];
      comparative_literature_type?: string;
      comparison_conclusion: {
        en?: string;
        zh?: string;
      };
      dependent_claim_num?: number;
      document?: string;
      equivalent_dependent_claim_num?: number;
      equivalent_independent_claim_num?: number;
      feature_match_num: number;
      features: SearchFinalResultFeatureV2Input[];
      independent_claim_num?: number;
      lang?: string;
      most_similar?: boolean;
      patent_id: string;
      public_score: number;
      risk_level?: "High" | "Medium" | "Low";
      selected?: boolean;
      user_added?: boolean;
      title?: string;
      risk_reason?: {
        en?: string;
        zh?: string;
      };
      claims_basis?: string;
      states?: {
        country: string;
        publication_number: string;
        state: "alive" | "pending" | "dead" | "unknown";
        status?: string;
        since?: number;
        expires?: number;
      }[];
      owners?: string[];
      claims_not_read?: number;
    }[];
    task_id: string;
    title: string;
    task_version?: number;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai66_7ReportGet {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    report_url?: string;
    status: 1 | 2 | 3;
    task_id?: string;
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

export interface ai66_8FeatureComparison {
  readonly body: {
    pn: string;
    task_id: string;
  };
  readonly answer: {
    final_res?: {
      claims?: {
        claim_num?: number;
        claim_text?: string;
      }[];
      document?: string;
      features?: {
        comparison_feature?: string;
        public_score?: number;
        score?: number;
        tech_feature?: string;
        claim_num?: number;
        claim_type?: string;
        type?: string;
        element?: string;
        basis?: string;
        reason?: string;
        question?: string;
        claim_quote?: {
          text?: string;
          start?: number;
          end?: number;
        };
        product_quote?: {
          text?: string;
          start?: number;
          end?: number;
        };
      }[];
      lang?: string;
      patent_id?: string;
      public_score?: number;
      title?: string;
      risk_level?: "High" | "Medium" | "Low";
      risk_reason?: {
        en?: string;
        zh?: string;
      };
      states?: {
        country: string;
        publication_number: string;
        state: "alive" | "pending" | "dead" | "unknown";
        status?: string;
        since?: number;
        expires?: number;
      }[];
      claims_basis?: string;
      claim_equivalent_info?: {
        claim_num: number;
        infringement: boolean;
        outcome?: "hit" | "open" | "cleared";
        cleared_by?: string[];
      }[];
      comparison_conclusion?: {
        en?: string;
        zh?: string;
      };
      feature_match_num?: number;
      independent_claim_num?: number;
      dependent_claim_num?: number;
      equivalent_independent_claim_num?: number;
      equivalent_dependent_claim_num?: number;
      owners?: string[];
      claims_not_read?: number;
    }[];
    threshold?: number;
  };
}

export interface Operations {
  readonly 'ai66-1FtoSubmit': ai66_1FtoSubmit;
  readonly 'ai66-2FeatureExtract': ai66_2FeatureExtract;
  readonly 'ai66-3FeatureConfirm': ai66_3FeatureConfirm;
  readonly 'ai66-4SearchAgent': ai66_4SearchAgent;
  readonly 'ai66-5AgentResult': ai66_5AgentResult;
  readonly 'ai66-6ReportCreate': ai66_6ReportCreate;
  readonly 'ai66-7ReportGet': ai66_7ReportGet;
  readonly 'ai66-8FeatureComparison': ai66_8FeatureComparison;
}
