// Written by `npm run contract` from ../groups/technology-key-report.json: change that file.

export type PatentFieldResponse = {
  count?: number;
  name?: string;
};

export type TechEffect = {
  count?: number;
  name?: string;
  patent_count_year?: {
    count?: number;
    pbt_year?: number;
  }[];
};

export type MostCitedLatestResponse = {
  assignees?: string[];
  count?: number;
  patent_id?: string;
  pbd?: string;
  pn?: string;
  title?: string;
};

export interface a001InsightsPatentTrends {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: {
    year?: string;
    application?: number;
    granted?: number;
    percentage?: number;
    values?: {
      grant_num?: number;
      grant_rate?: number;
      total?: number;
      year?: string;
    }[];
  }[];
}

export interface a002InsightsWordCloud {
  readonly query: {
    keywords?: string;
    ipc?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    authority?: string;
    lang: "cn" | "en";
  };
  readonly answer: PatentFieldResponse[];
}

export interface a003InsightsWheelOfInnovation {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    lang: "cn" | "en";
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: {
    subtopics_list?: PatentFieldResponse[];
    topics_count?: number;
    topics_name?: string;
  }[];
}

export interface a004InsightsPriorityCountry {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: {
    count?: number;
    country?: string;
    percentage?: number;
  }[];
}

export interface a005InsightsMostCited {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: {
    count?: number;
    patent_id?: string;
    patent_num?: string;
    title?: string;
  }[];
}

export interface a006InsightsInventorRanking {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: PatentFieldResponse[];
}

export interface a007InsightsApplicantRanking {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    lang: "cn" | "en";
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: {
    applicant?: string;
    count?: number;
    percentage?: number;
  }[];
}

export interface a008InsightsSimpleLegalStatus {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: {
    patent_id?: string;
    pn?: string;
    simple_legal_status?: string[];
  }[];
}

export interface a009InsightsMostAsserted {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: {
    count?: number;
    patent_id?: string;
    patent_num?: string;
    title?: string;
    year?: string;
  }[];
}

export interface a010InsightsPortfolioValue {
  readonly query: {
    apply_end_time?: string;
    apply_start_time?: string;
    authority?: string;
    ipc?: string;
    keywords?: string;
    public_end_time?: string;
    public_start_time?: string;
    query_text?: string;
  };
  readonly answer: {
    count?: number;
    patent_value?: string;
  }[];
}

export interface a011InsightsPatentTypeTrend {
  readonly body: {
    query: string;
    time_range: {
      end_year: string;
      start_year: string;
    };
  };
  readonly answer: {
    dimensions?: {
      count?: string[];
      patent_type?: string[];
      year?: string[];
    };
    source?: {
      ab?: number;
      count?: number;
      d?: number;
      patents_percentage?: number;
      u?: number;
      year?: string;
    }[];
  };
}

export interface a012InsightsTechnologyEffectDistribution {
  readonly body: {
    collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
    collapse_order?: "OLDEST" | "LATEST";
    collapse_order_authority?: string[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    lang?: "cn" | "en";
    query_text: string;
    sort?: {
      field?: string;
      order?: string;
    }[];
  };
  readonly answer: {
    tech_effect?: TechEffect[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      lang: "cn" | "en";
    };
  };
}

export interface a101InsightsCompanyWordCloud {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
    lang: "cn" | "en";
  };
  readonly answer: PatentFieldResponse[];
}

export interface a102InsightsCompanyStrategyMap {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
    lang: "cn" | "en";
  };
  readonly answer: {
    assignee?: string;
    co_patenting?: number;
    current_relevance?: number;
    growth_in_patent_stock?: number;
    internationalization?: number;
    patent_complexity?: number;
    patent_influence?: number;
    scientific_content?: number;
    technology_specialization?: number;
  };
}

export interface a103InsightsCompanyKeyTechnologyOverview {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
    lang: "cn" | "en";
  };
  readonly answer: {
    classification?: string;
    count?: number;
    description?: string;
    percentage?: number;
  }[];
}

export interface a104InsightsCompanyPatentTrends {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
  };
  readonly answer: {
    application?: number;
    granted?: number;
    percentage?: number;
    year?: string;
  }[];
}

export interface a105InsightsCompanyPatentPortfolioOverview {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
  };
  readonly answer: {
    currently_active_patents?: number;
    multilateral_application?: number;
    pct_application?: number;
    total_application?: number;
  };
}

export interface a106InsightsCompanyMostCitedLatest {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
    lang: "cn" | "en";
  };
  readonly answer: MostCitedLatestResponse[];
}

export interface a107InsightsCompanyMostCited {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
    lang: "cn" | "en";
  };
  readonly answer: {
    assignee?: string;
    cited_count?: number;
    patent_count?: number;
  }[];
}

export interface a108InsightsCompanyLargestPatentFamily {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
    lang: "cn" | "en";
  };
  readonly answer: MostCitedLatestResponse[];
}

export interface a109InsightsCompanySimpleLegalStatus {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
  };
  readonly answer: {
    count?: number;
    percentage?: number;
    simple_legal_status?: string;
  }[];
}

export interface a110InsightsCompanyAcquisitionDivestiture {
  readonly query: {
    company_name?: string;
    org_number?: string;
    credit_code?: string;
    apply_start_time?: string;
    apply_end_time?: string;
    public_start_time?: string;
    public_end_time?: string;
    simple_legal_status?: string;
    patent_type?: string;
    authority?: string;
    lang: "cn" | "en";
  };
  readonly answer: {
    acquisition?: {
      patent_total?: number;
      transfer_list?: {
        applicant?: string;
        count?: number;
      }[];
    };
    divestiture?: {
      patent_total?: number;
      transfer_list?: {
        applicant?: string;
        count?: number;
      }[];
    };
  };
}

export interface a201CompanyTechnologyEffectDistribution {
  readonly body: {
    apply_end_time: number;
    apply_start_time: number;
    company_name: string;
    lang?: "cn" | "en";
  };
  readonly answer: {
    tech_effect?: TechEffect[];
  };
  readonly filled: {
    body: {
      lang: "cn" | "en";
    };
  };
}

export interface a202CompanyTechnologyFieldWordCloud {
  readonly body: {
    company_name: string;
    lang?: "cn" | "en";
  };
  readonly answer: {
    tech_field_word?: PatentFieldResponse[];
  };
  readonly filled: {
    body: {
      lang: "cn" | "en";
    };
  };
}

export interface Operations {
  readonly 'a001InsightsPatentTrends': a001InsightsPatentTrends;
  readonly 'a002InsightsWordCloud': a002InsightsWordCloud;
  readonly 'a003InsightsWheelOfInnovation': a003InsightsWheelOfInnovation;
  readonly 'a004InsightsPriorityCountry': a004InsightsPriorityCountry;
  readonly 'a005InsightsMostCited': a005InsightsMostCited;
  readonly 'a006InsightsInventorRanking': a006InsightsInventorRanking;
  readonly 'a007InsightsApplicantRanking': a007InsightsApplicantRanking;
  readonly 'a008InsightsSimpleLegalStatus': a008InsightsSimpleLegalStatus;
  readonly 'a009InsightsMostAsserted': a009InsightsMostAsserted;
  readonly 'a010InsightsPortfolioValue': a010InsightsPortfolioValue;
  readonly 'a011InsightsPatentTypeTrend': a011InsightsPatentTypeTrend;
  readonly 'a012InsightsTechnologyEffectDistribution': a012InsightsTechnologyEffectDistribution;
  readonly 'a101InsightsCompanyWordCloud': a101InsightsCompanyWordCloud;
  readonly 'a102InsightsCompanyStrategyMap': a102InsightsCompanyStrategyMap;
  readonly 'a103InsightsCompanyKeyTechnologyOverview': a103InsightsCompanyKeyTechnologyOverview;
  readonly 'a104InsightsCompanyPatentTrends': a104InsightsCompanyPatentTrends;
  readonly 'a105InsightsCompanyPatentPortfolioOverview': a105InsightsCompanyPatentPortfolioOverview;
  readonly 'a106InsightsCompanyMostCitedLatest': a106InsightsCompanyMostCitedLatest;
  readonly 'a107InsightsCompanyMostCited': a107InsightsCompanyMostCited;
  readonly 'a108InsightsCompanyLargestPatentFamily': a108InsightsCompanyLargestPatentFamily;
  readonly 'a109InsightsCompanySimpleLegalStatus': a109InsightsCompanySimpleLegalStatus;
  readonly 'a110InsightsCompanyAcquisitionDivestiture': a110InsightsCompanyAcquisitionDivestiture;
  readonly 'a201CompanyTechnologyEffectDistribution': a201CompanyTechnologyEffectDistribution;
  readonly 'a202CompanyTechnologyFieldWordCloud': a202CompanyTechnologyFieldWordCloud;
}
