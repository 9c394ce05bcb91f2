// Written by `npm run contract` from ../groups/patent-data-search.json: change that file.

export type SearchPatentResponse = {
  result_count: number;
  results: PatentBaseResponse[];
  total_search_result_count: number;
};

export type PatentBaseResponse = {
  patent_id: string;
  pn: string;
  title: string;
  apno: string;
  apdt: number;
  pbdt: number;
  inventor: string;
  original_assignee: string;
  current_assignee: string;
  authority: string;
};

export type P060PatentImageSingleRequest = {
  apply_end_time?: string;
  apply_start_time?: string;
  assignees?: string;
  country?: string[];
  field?: "SCORE" | "APD" | "PBD" | "ISD";
  include_machine_translation?: boolean;
  is_https?: 0 | 1;
  lang?: "original" | "cn" | "en";
  legal_status?: string;
  limit?: number;
  loc?: string;
  main_field?: string;
  model: 1 | 2 | 3 | 4;
  offset?: number;
  order?: "asc" | "desc";
  patent_type: "D" | "U";
  pre_filter?: 0 | 1;
  public_end_time?: string;
  public_start_time?: string;
  query_text?: string;
  return_img_id?: boolean;
  score_expansion?: boolean;
  simple_legal_status?: string;
  stemming?: 0 | 1;
  url: string;
};

export type PatentMessage = {
  apdt?: number;
  apno?: string;
  current_assignee?: string;
  img_id: string;
  inventor?: string;
  loc_match?: 0 | 1;
  original_assignee?: string;
  patent_id: string;
  patent_pn: string;
  pbdt?: number;
  score?: number;
  title: string;
  url: string;
};

export type ImageSearchExtendResponse = {
  patent_messages?: PatentExtendMessage[];
  total_search_result_count?: number;
};

export type PatentExtendMessage = {
  apdt?: number;
  apno?: string;
  authority?: string;
  current_assignee?: string;
  img_id: string;
  inventor?: string;
  loc?: string[];
  loc_match?: 0 | 1;
  original_assignee?: string;
  patent_id: string;
  patent_pn: string;
  pbdt?: number;
  score?: number;
  title: string;
  url: string;
};

export interface p001PatentQuerySearchCount {
  readonly body: {
    collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
    collapse_order?: "OLDEST" | "LATEST";
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    query_text: string;
    stemming?: number;
  };
  readonly answer: {
    total_search_result_count: number;
  };
  readonly filled: {
    body: {
      collapse_by: "APD" | "PBD" | "AUTHORITY" | "SCORE";
      collapse_order: "OLDEST" | "LATEST";
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      stemming: number;
    };
  };
}

export interface p002PatentQuerySearch {
  readonly body: {
    collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
    collapse_order?: "OLDEST" | "LATEST";
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    limit?: number;
    offset?: number;
    query_text: string;
    sort?: {
      field?: string;
      order?: string;
    }[];
    collapse_order_authority?: string[];
    stemming?: number;
  };
  readonly answer: SearchPatentResponse;
  readonly filled: {
    body: {
      collapse_by: "APD" | "PBD" | "AUTHORITY" | "SCORE";
      collapse_order: "OLDEST" | "LATEST";
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      limit: number;
      offset: number;
      stemming: number;
    };
  };
}

export interface p003PatentFieldQuery {
  readonly body: {
    field: string;
    lang?: "cn" | "en" | "jp";
    limit?: number;
    offset?: number;
    query: string;
  };
  readonly answer: {
    assignee?: {
      count: number;
      name: string;
    }[];
  }[];
  readonly filled: {
    body: {
      lang: "cn" | "en" | "jp";
      limit: number;
      offset: number;
    };
  };
}

export interface p004PatentCompanySearch {
  readonly body: {
    application: string;
    limit?: number;
    offset?: number;
  };
  readonly answer: SearchPatentResponse;
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface p005PatentCurrentSearch {
  readonly body: {
    assignee: string;
    limit?: number;
    offset?: number;
  };
  readonly answer: SearchPatentResponse;
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface p006PatentCompanySearchDefense {
  readonly body: {
    application: string;
    limit?: number;
    offset?: number;
  };
  readonly answer: SearchPatentResponse;
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface p007PatentSimilarSearch {
  readonly body: {
    apd_from?: string;
    apd_to?: string;
    country?: string[];
    limit?: number;
    offset?: number;
    patent_id?: string;
    patent_number?: string;
    pbd_from?: string;
    pbd_to?: string;
    relevancy?: string;
    applicant?: string[];
    priority_to?: string;
    exclude?: string[];
    explain?: boolean;
  };
  readonly answer: {
    result_count: number;
    results: {
      apdt: number;
      apno: string;
      current_assignee: string;
      inventor: string;
      original_assignee: string;
      patent_id: string;
      pbdt: number;
      pn: string;
      relevancy: string;
      title: string;
      authority: string;
      ranked_by?: {
        words: number;
        meaning: number;
        likeness?: number;
        classes: number;
        citations: number;
        terms: string[];
        shared_classes: string[];
        cited_by: string[];
      };
    }[];
    total_search_result_count: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface p008PatentSemanticSearch {
  readonly body: {
    apd_from?: string;
    apd_to?: string;
    country?: string[];
    limit?: number;
    offset?: number;
    pbd_from?: string;
    pbd_to?: string;
    relevancy?: string;
    text: string;
    applicant?: string[];
    priority_to?: string;
    exclude?: string[];
    explain?: boolean;
  };
  readonly answer: {
    result_count: number;
    results: {
      apdt: number;
      apno: string;
      current_assignee: string;
      inventor: string;
      original_assignee: string;
      patent_id: string;
      pbdt: number;
      pn: string;
      relevancy: string;
      title: string;
      authority: string;
      ranked_by?: {
        words: number;
        meaning: number;
        likeness?: number;
        classes: number;
        citations: number;
        terms: string[];
        shared_classes: string[];
        cited_by: string[];
      };
    }[];
    total_search_result_count: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface p010ImageSearchImageUpload {
  readonly body: {
    image: string;
  };
  readonly answer: {
    expire: number;
    url: string;
  };
}

export interface p060ImageSingleBeta {
  readonly body: P060PatentImageSingleRequest;
  readonly answer: {
    patent_messages?: PatentMessage[];
    total_search_result_count?: number;
  };
  readonly filled: {
    body: {
      field: "SCORE" | "APD" | "PBD" | "ISD";
      is_https: 0 | 1;
      lang: "original" | "cn" | "en";
      limit: number;
      offset: number;
      order: "asc" | "desc";
      pre_filter: 0 | 1;
      stemming: 0 | 1;
    };
  };
}

export interface p060PatentImageSingle {
  readonly body: P060PatentImageSingleRequest;
  readonly answer: ImageSearchExtendResponse;
  readonly filled: {
    body: {
      field: "SCORE" | "APD" | "PBD" | "ISD";
      is_https: 0 | 1;
      lang: "original" | "cn" | "en";
      limit: number;
      offset: number;
      order: "asc" | "desc";
      pre_filter: 0 | 1;
      stemming: 0 | 1;
    };
  };
}

export interface p061PatentImageMultiple {
  readonly body: {
    apply_end_time?: string;
    apply_start_time?: string;
    assignees?: string;
    country?: string[];
    field?: "SCORE" | "APD" | "PBD" | "ISD";
    include_machine_translation?: boolean;
    is_https?: 0 | 1;
    lang?: "original" | "cn" | "en";
    legal_status?: string;
    limit?: number;
    loc?: string;
    main_field?: string;
    model: 1 | 2 | 3 | 4;
    offset?: number;
    order?: "asc" | "desc";
    patent_type: "D" | "U";
    pre_filter?: 0 | 1;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
    return_img_id?: boolean;
    score_expansion?: boolean;
    simple_legal_status?: string;
    stemming?: 0 | 1;
    urls: string[];
  };
  readonly answer: ImageSearchExtendResponse;
  readonly filled: {
    body: {
      field: "SCORE" | "APD" | "PBD" | "ISD";
      is_https: 0 | 1;
      lang: "original" | "cn" | "en";
      limit: number;
      offset: number;
      order: "asc" | "desc";
      pre_filter: 0 | 1;
      stemming: 0 | 1;
    };
  };
}

export interface p062ImageSearchSingleBatchCreate {
  readonly body: {
    apply_end_time?: string;
    apply_start_time?: string;
    assignees?: string;
    country?: string[];
    field?: "SCORE" | "APD" | "PBD" | "ISD";
    include_machine_translation?: boolean;
    is_https?: 0 | 1;
    lang?: "original" | "cn" | "en";
    legal_status?: string;
    limit?: number;
    loc?: string;
    main_field?: string;
    model: 1 | 2 | 3 | 4;
    offset?: number;
    order?: "asc" | "desc";
    patent_type: "D" | "U";
    pre_filter?: 0 | 1;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
    return_img_id?: boolean;
    score_expansion?: boolean;
    simple_legal_status?: string;
    stemming?: 0 | 1;
    urls: string[];
  };
  readonly answer: {
    job_id?: string;
    task_id?: string;
  };
  readonly filled: {
    body: {
      field: "SCORE" | "APD" | "PBD" | "ISD";
      is_https: 0 | 1;
      lang: "original" | "cn" | "en";
      limit: number;
      offset: number;
      order: "asc" | "desc";
      pre_filter: 0 | 1;
      stemming: 0 | 1;
    };
  };
}

export interface p062ImageSearchSingleBatchResult {
  readonly body: Record<string, unknown>;
  readonly query: {
    task_id: string;
  };
  readonly answer: {
    search_result?: {
      patent_messages?: PatentMessage[];
      result_count?: number;
      search_url?: string;
      status?: string;
    }[];
    status?: string;
    total_search_result_count?: number;
  };
}

export interface p069PatentPatentSearchPn {
  readonly body: {
    apno?: string;
    authority?: string[];
    limit?: number;
    offset?: number;
    pn?: string;
  };
  readonly answer: {
    result_count: number;
    results: {
      apdt: number;
      apno: string;
      current_assignee: string;
      inventor: string;
      original_assignee: string;
      patent_id: string;
      pbdt: number;
      pn: string;
      title: string;
      authority: string;
    }[];
    total_search_result_count: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface p070PatentKeywordSuggest {
  readonly body: {
    keyword: string[];
    lang: ("cn" | "en")[];
    type: ("synonym" | "related" | "hypernym")[];
  };
  readonly answer: {
    items: {
      input: string;
      keyword_list: {
        keyword: string;
        type: "synonym" | "related" | "hypernym";
        evidence: "abbreviation" | "spelling" | "translation" | "translated_words" | "same_translation" | "head" | "co_occurrence";
        patents: number;
      }[];
    }[];
  };
}

export interface p071ClassificationHelperSectionSubclass {
  readonly query: {
    code?: string;
    type: "ipc" | "cpc" | "loc";
  };
  readonly answer: {
    has_children: boolean;
    id: string;
    lang_desc_map: {
      cn?: string;
      en?: string;
    };
  }[];
}

export interface p072ClassificationHelperSearch {
  readonly query: {
    keyword: string;
    type: "ipc" | "cpc" | "loc";
  };
  readonly answer: {
    h_words: string[];
    has_children: string;
    query_results: {
      cls_tree: {
        children: object[];
        id: string;
        lang_desc_map: {
          cn?: string;
          en?: string;
        };
      };
    }[];
  };
}

export interface p075PatentNestedSearch {
  readonly body: {
    facet?: {
      end?: number;
      expr?: string;
      facet?: {
        end?: number;
        field?: string;
        gap?: number;
        start?: number;
        tag?: string;
        type?: "field" | "range" | "query" | "aggregate";
        limit?: number;
        offset?: number;
        mincount?: number;
        num_buckets?: boolean;
        query?: string;
        expr?: string;
        facet?: {
          tag: string;
          type: "field" | "range" | "query" | "aggregate";
          field?: string;
          limit?: number;
          offset?: number;
          mincount?: number;
          num_buckets?: boolean;
          start?: number;
          end?: number;
          gap?: number;
          query?: string;
          expr?: string;
        }[];
      }[];
      field?: string;
      gap?: number;
      limit?: number;
      mincount?: number;
      num_buckets?: boolean;
      offset?: number;
      query?: string;
      start?: number;
      tag: string;
      type: "field" | "range" | "query" | "aggregate";
    }[];
    limit?: number;
    offset?: number;
    query_text: string;
    sort?: {
      field?: string;
      order?: string;
    }[];
    stemming?: boolean;
  };
  readonly answer: {
    facets: Record<string, unknown>;
    id_mapping: Record<string, unknown>;
    num_found: number;
  };
  readonly filled: {
    body: {
      facet?: {
        end?: number;
        expr?: string;
        facet?: {
          end?: number;
          field?: string;
          gap?: number;
          start?: number;
          tag?: string;
          type?: "field" | "range" | "query" | "aggregate";
          limit?: number;
          offset?: number;
          mincount?: number;
          num_buckets?: boolean;
          query?: string;
          expr?: string;
          facet?: {
            tag: string;
            type: "field" | "range" | "query" | "aggregate";
            field?: string;
            limit?: number;
            offset?: number;
            mincount?: number;
            num_buckets?: boolean;
            start?: number;
            end?: number;
            gap?: number;
            query?: string;
            expr?: string;
          }[];
        }[];
        field?: string;
        gap: number;
        limit?: number;
        mincount: number;
        num_buckets: boolean;
        offset: number;
        query?: string;
        start?: number;
        tag: string;
        type: "field" | "range" | "query" | "aggregate";
      }[];
      offset: number;
      stemming: boolean;
    };
  };
}

export interface Operations {
  readonly 'p001PatentQuerySearchCount': p001PatentQuerySearchCount;
  readonly 'p002PatentQuerySearch': p002PatentQuerySearch;
  readonly 'p003PatentFieldQuery': p003PatentFieldQuery;
  readonly 'p004PatentCompanySearch': p004PatentCompanySearch;
  readonly 'p005PatentCurrentSearch': p005PatentCurrentSearch;
  readonly 'p006PatentCompanySearchDefense': p006PatentCompanySearchDefense;
  readonly 'p007PatentSimilarSearch': p007PatentSimilarSearch;
  readonly 'p008PatentSemanticSearch': p008PatentSemanticSearch;
  readonly 'p010ImageSearchImageUpload': p010ImageSearchImageUpload;
  readonly 'p060ImageSingleBeta': p060ImageSingleBeta;
  readonly 'p060PatentImageSingle': p060PatentImageSingle;
  readonly 'p061PatentImageMultiple': p061PatentImageMultiple;
  readonly 'p062ImageSearchSingleBatchCreate': p062ImageSearchSingleBatchCreate;
  readonly 'p062ImageSearchSingleBatchResult': p062ImageSearchSingleBatchResult;
  readonly 'p069PatentPatentSearchPn': p069PatentPatentSearchPn;
  readonly 'p070PatentKeywordSuggest': p070PatentKeywordSuggest;
  readonly 'p071ClassificationHelperSectionSubclass': p071ClassificationHelperSectionSubclass;
  readonly 'p072ClassificationHelperSearch': p072ClassificationHelperSearch;
  readonly 'p075PatentNestedSearch': p075PatentNestedSearch;
}
