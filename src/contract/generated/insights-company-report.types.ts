// Written by `npm run contract` from ../groups/insights-company-report.json: change that file.

export type Patent = {
  expired?: boolean;
  grid_index?: string;
  has_license?: boolean;
  has_litigation?: boolean;
  high_value?: boolean;
  license?: string[];
  litigation?: string[];
  patent_id?: string;
  patent_value?: number;
  pbdt?: number;
  pn?: string;
  sep?: boolean;
  x?: string;
  y?: string;
};

export interface facetTypeDetail {
  readonly query: {
    filter_expired?: boolean;
    length?: number;
    start?: number;
  };
  readonly params: {
    job_id: string;
    facet_type: string;
  };
  readonly answer: {
    details?: {
      pn_map?: Patent[];
      res_value?: string;
    }[];
    facet_type?: string;
    length?: number;
    start?: number;
  };
}

export interface facetsFacetType {
  readonly query: {
    length?: number;
    start?: number;
  };
  readonly params: {
    job_id: string;
    facet_type: string;
  };
  readonly answer: {
    facet_list?: {
      cf_field_id?: string;
      count?: number;
      expired_count?: number;
      full_name?: string;
      group?: number;
      name?: string;
    }[];
    facet_type?: string;
    length?: number;
    start?: number;
  };
}

export interface jobIdPatents {
  readonly query: {
    all_legal?: boolean;
    job_seq?: number;
    length?: number;
    patent_value?: boolean;
    start?: number;
  };
  readonly params: {
    job_id: string;
  };
  readonly answer: {
    patents?: Patent[];
    total_count?: number;
  };
}

export interface jobIdResult {
  readonly query: {
    job_seq?: number;
    label_num?: number;
    lang?: string;
  };
  readonly params: {
    job_id: string;
  };
  readonly answer: Record<string, unknown>;
}

export interface jobIdStatus {
  readonly query: {
    job_seq?: number;
    wait_ms?: number;
  };
  readonly params: {
    job_id: string;
  };
  readonly response: {
    error_code?: number;
    error_message?: string;
    job_status: string;
    status: boolean;
  };
  readonly filled: {
    query: {
      wait_ms: number;
    };
  };
}

export interface landscapeApiJobs {
  readonly body: {
    browser_uri?: string;
    dashboard_id?: string;
    description?: string;
    exclude_expired_patent?: boolean;
    expired_collapse?: boolean;
    filter_query?: string;
    gid?: string[];
    job_id: string;
    lang?: string;
    match?: {
      description?: string;
      digest_text?: string;
      title: string;
    }[];
    oq?: string;
    par_job_id?: string;
    q: string;
    request_type: string;
    rows?: number;
    stemming?: boolean;
    time_slices?: string;
    time_start?: string;
    time_stop?: string;
    time_type?: string;
    title?: string;
    uid: string;
  };
  readonly answer: string;
}

export interface Operations {
  readonly 'facetTypeDetail': facetTypeDetail;
  readonly 'facetsFacetType': facetsFacetType;
  readonly 'jobIdPatents': jobIdPatents;
  readonly 'jobIdResult': jobIdResult;
  readonly 'jobIdStatus': jobIdStatus;
  readonly 'landscapeApiJobs': landscapeApiJobs;
}
