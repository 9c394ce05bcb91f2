// Written by `npm run contract` from ../groups/novelty-search.json: change that file.

export type NoveltySearchFeatureExtractDataDTO = {
  feature_elements?: string;
  feature_function?: string;
  feature_num?: string;
  feature_text?: string;
  feature_text_original?: string;
  feature_weight?: string;
  feature_weight_reason?: string;
  selected?: boolean;
  user_add?: boolean;
};

export type NoveltySearchFeatureExtractDataDTOInput = {
  feature_elements?: string;
  feature_function?: string;
  feature_num?: string;
  feature_text?: string;
  feature_text_original?: string;
  feature_weight?: string;
  feature_weight_reason?: string;
  selected?: boolean;
  user_add?: boolean;
};

export type NoveltySearchElementResDTO = {
  family_merge_enabled?: boolean;
  list?: NoveltySearchElementDataDTO[];
  classes?: {
    key: string;
    source?: string;
    documents?: number;
    selected?: boolean;
  }[];
};

export type NoveltySearchElementDataDTO = {
  express?: Element[];
  feature_text_original?: string;
  feature_type?: "topic_search" | "key_search" | "sup_search";
  selected?: boolean;
};

export type Element = {
  extend?: BasicElement[];
  ipc?: BasicElement[];
  word?: BasicElement;
};

export type BasicElement = {
  key?: string;
  source?: string;
};

export type NoveltySearchElementResDTOInput = {
  family_merge_enabled?: boolean;
  list?: NoveltySearchElementDataDTOInput[];
  classes?: {
    key: string;
    source?: string;
    documents?: number;
    selected?: boolean;
  }[];
};

export type NoveltySearchElementDataDTOInput = {
  express?: ElementInput[];
  feature_text_original?: string;
  feature_type?: "topic_search" | "key_search" | "sup_search";
  selected?: boolean;
};

export type ElementInput = {
  extend?: BasicElementInput[];
  ipc?: BasicElementInput[];
  word?: BasicElementInput;
};

export type BasicElementInput = {
  key?: string;
  source?: string;
};

export type SearchFinalResult = {
  comparative_literature_category?: "novelty" | "creativity";
  comparative_literature_type?: string;
  creativity_type?: "public" | "obvious";
  document?: string;
  feature_match_num?: number;
  features?: SearchFinalResultFeature[];
  lang?: string;
  most_similar?: boolean;
  patent_id?: string;
  public_score?: number;
  selected?: boolean;
  user_added?: boolean;
  title?: string;
  publication_date?: number;
  category_with?: string[];
  adds?: string[];
  found_by?: string[];
  paragraphs_read?: number;
  named?: boolean;
  near_identical?: string[];
  published?: {
    from?: number;
    to: number;
    basis: "number" | "corpus" | "record";
  };
  paper?: {
    id: string;
    doi?: string;
    venue?: string;
    abstract_only?: boolean;
    retracted?: boolean;
    superseded?: boolean;
  };
};

export type SearchFinalResultFeature = {
  claim_num?: number;
  claim_type?: string;
  compare_feature?: string;
  comparison_feature?: string;
  differ?: string;
  differ_for_user?: string;
  original_differ?: string;
  original_reason?: string;
  original_score?: number;
  original_type?: string;
  public_score?: number;
  reason?: string;
  reason_for_user?: string;
  score?: number;
  score_for_user?: number;
  similar?: boolean;
  tech_feature?: string;
  type?: string;
  type_for_user?: string;
  feature_num?: string;
  verdict?: string;
  by_meaning?: {
    likeness: number;
    model: string;
  };
  quote?: {
    publication_number: string;
    part: "title" | "abstract" | "claim" | "description";
    lang: string;
    origin: "original" | "office" | "machine";
    claim_number?: number;
    paragraph_id?: string;
    start: number;
    end: number;
    text: string;
    hash: string;
  };
  original_quote?: {
    publication_number: string;
    part: "title" | "abstract" | "claim" | "description";
    lang: string;
    origin: "original" | "office" | "machine";
    claim_number?: number;
    paragraph_id?: string;
    start: number;
    end: number;
    text: string;
    hash: string;
  };
  quote_for_user?: {
    publication_number: string;
    part: "title" | "abstract" | "claim" | "description";
    lang: string;
    origin: "original" | "office" | "machine";
    claim_number?: number;
    paragraph_id?: string;
    start: number;
    end: number;
    text: string;
    hash: string;
  };
};

export type SearchFinalResultInput = {
  comparative_literature_category?: "novelty" | "creativity";
  comparative_literature_type?: string;
  creativity_type?: "public" | "obvious";
  document?: string;
  feature_match_num?: number;
  features?: SearchFinalResultFeatureInput[];
  lang?: string;
  most_similar?: boolean;
  patent_id?: string;
  public_score?: number;
  selected?: boolean;
  user_added?: boolean;
  title?: string;
  publication_date?: number;
  category_with?: string[];
  adds?: string[];
  found_by?: string[];
  paragraphs_read?: number;
  named?: boolean;
  near_identical?: string[];
  published?: {
    from?: number;
    to: number;
    basis: "number" | "corpus" | "record";
  };
  paper?: {
    id: string;
    doi?: string;
    venue?: string;
    abstract_only?: boolean;
    retracted?: boolean;
    superseded?: boolean;
  };
};

export type SearchFinalResultFeatureInput = {
  claim_num?: number;
  claim_type?: string;
  compare_feature?: string;
  comparison_feature?: string;
  differ?: string;
  differ_for_user?: string;
  original_differ?: string;
  original_reason?: string;
  original_score?: number;
  original_type?: string;
  public_score?: number;
  reason?: string;
  reason_for_user?: string;
  score?: number;
  score_for_user?: number;
  similar?: boolean;
  tech_feature?: string;
  type?: string;
  type_for_user?: string;
  feature_num?: string;
  verdict?: string;
  by_meaning?: {
    likeness: number;
    model: string;
  };
  quote?: {
    publication_number: string;
    part: "title" | "abstract" | "claim" | "description";
    lang: string;
    origin: "original" | "office" | "machine";
    claim_number?: number;
    paragraph_id?: string;
    start: number;
    end: number;
    text: string;
    hash: string;
  };
  original_quote?: {
    publication_number: string;
    part: "title" | "abstract" | "claim" | "description";
    lang: string;
    origin: "original" | "office" | "machine";
    claim_number?: number;
    paragraph_id?: string;
    start: number;
    end: number;
    text: string;
    hash: string;
  };
  quote_for_user?: {
    publication_number: string;
    part: "title" | "abstract" | "claim" | "description";
    lang: string;
    origin: "original" | "office" | "machine";
    claim_number?: number;
    paragraph_id?: string;
    start: number;
    end: number;
    text: string;
    hash: string;
  };
};

export interface ai35_1NoveltySearchSubmit {
  readonly body: {
    input: string;
    lang: "cn" | "en";
    pbd_end?: string;
    pbd_start?: string;
    documents?: string[];
    documents_only?: boolean;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai35_2TechSolutionGet {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    status: 1 | 2 | 3;
    tech_solution?: string;
    message?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai35_3TechSolutionUpdate {
  readonly body: {
    task_id: string;
    tech_solution?: string;
    task_version?: number;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai35_4FeatureExtract {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    data?: NoveltySearchFeatureExtractDataDTO[];
    status: 1 | 2 | 3;
    message?: string;
    notes?: string[];
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai35_5FeatureConfirm {
  readonly body: {
    task_id: string;
    tech_features?: NoveltySearchFeatureExtractDataDTOInput[];
    task_version?: number;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai35_6RetrievalElements {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    elements?: NoveltySearchElementResDTO;
    status: 1 | 2 | 3;
    message?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai35_7NoveltySearchAgentSearch {
  readonly body: {
    elements: NoveltySearchElementResDTOInput;
    documents_shown?: number;
    task_id: string;
    task_version?: number;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai35_8NoveltySearchAgentResult {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    cc_docs_num?: number;
    cc_num?: number;
    cc_pids?: string[];
    cc_threshold?: number;
    debug_detail?: {
      debug_info: string;
    };
    excute_times?: number;
    feature_analysis_result?: {
      block_query: Record<string, {
        count?: number;
        feature_text_original?: string;
        query?: string;
        status?: string;
        type?: string;
      }>;
      feature_extract_result: {
        feature_function?: string;
        feature_num?: string;
        feature_text_original?: string;
        feature_weight?: string;
        feature_text?: string;
        feature_elements?: string;
        feature_weight_reason?: string;
        selected?: boolean;
        user_add?: boolean;
      }[];
      keywords_extract_result: NoveltySearchElementDataDTO[];
      summary_result: {
        tech_efficacy: string;
        tech_problem: string;
        tech_solution: string;
        tech_subject: string;
      };
    };
    feature_keywords?: {
      feature: string;
      keywords: string[];
      weight: number;
    }[];
    final_result?: SearchFinalResult[];
    find_patent_num?: number;
    is_async?: boolean;
    lang?: string;
    operate_type?: "generate" | "expand" | "polish" | "simplify";
    process_dict: Record<string, {
      query_thinking?: {
        en?: string;
        zh?: string;
      };
      status?: string;
      title?: {
        en?: string;
        zh?: string;
      };
      type?: string;
    }>;
    process_dict_keys: string[];
    request?: {
      async: boolean;
      operate_type: string;
      task_id: string;
    };
    task_cost?: number;
    task_status: string;
    text?: string;
    update_ts?: string;
    message?: string;
    find_family_num?: number;
    recall_estimate?: {
      method: string;
      found: number;
      total: number;
      low: number;
      high: number;
      recall: number;
    };
    coverage?: {
      publications: number;
      offices: {
        office: string;
        publications: number;
      }[];
      languages: {
        language: string;
        publications: number;
      }[];
      first_year?: number;
      last_year?: number;
      undated: number;
      without_claims: number;
    };
    listed?: {
      document: string;
      title?: string;
      public_score: number;
      strategies: number;
    }[];
    combinations?: {
      documents: string[];
      missing: string[];
    }[];
    task_version?: number;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai35_9ComparisonConfirm {
  readonly body: {
    final_result?: SearchFinalResultInput[];
    task_id: string;
    task_version?: number;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai35_10NoveltySearchExport {
  readonly body: {
    task_id: string;
    title: string;
    task_version?: number;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai35_11ReportGet {
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
      format: string;
      url: string;
    }[];
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai35_12ComparisonGenerate {
  readonly body: {
    request: {
      add_patent_selected?: boolean;
      is_add_patent?: boolean;
      pn: string;
    };
    tech_features: NoveltySearchFeatureExtractDataDTOInput[];
  };
  readonly answer: {
    final_res: {
      claims: {
        claim_num: number;
        claim_text: string;
      }[];
      document: string;
      features: {
        comparison_feature?: string;
        differ: string;
        public_score: number;
        score: number;
        tech_feature: string;
        type?: string;
        reason: string;
        feature_num: string;
        quote?: {
          publication_number: string;
          part: "title" | "abstract" | "claim" | "description";
          lang: string;
          origin: "original" | "office" | "machine";
          claim_number?: number;
          paragraph_id?: string;
          start: number;
          end: number;
          text: string;
          hash: string;
        };
      }[];
      lang: string;
      patent_id: string;
      public_score: number;
      title: string;
    }[];
    threshold: number;
  };
}

export interface Operations {
  readonly 'ai35-1NoveltySearchSubmit': ai35_1NoveltySearchSubmit;
  readonly 'ai35-2TechSolutionGet': ai35_2TechSolutionGet;
  readonly 'ai35-3TechSolutionUpdate': ai35_3TechSolutionUpdate;
  readonly 'ai35-4FeatureExtract': ai35_4FeatureExtract;
  readonly 'ai35-5FeatureConfirm': ai35_5FeatureConfirm;
  readonly 'ai35-6RetrievalElements': ai35_6RetrievalElements;
  readonly 'ai35-7NoveltySearchAgentSearch': ai35_7NoveltySearchAgentSearch;
  readonly 'ai35-8NoveltySearchAgentResult': ai35_8NoveltySearchAgentResult;
  readonly 'ai35-9ComparisonConfirm': ai35_9ComparisonConfirm;
  readonly 'ai35-10NoveltySearchExport': ai35_10NoveltySearchExport;
  readonly 'ai35-11ReportGet': ai35_11ReportGet;
  readonly 'ai35-12ComparisonGenerate': ai35_12ComparisonGenerate;
}
