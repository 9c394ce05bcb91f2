// Written by `npm run contract` from ../groups/ls-search.json: change that file.

export type DiseaseConditionValue = {
  condition?: "AND" | "OR";
  value?: string[];
};

export type CommonName = {
  lang?: string;
  name?: string;
};

export type PatentSearchApdtLongRangeItem = {
  from?: number;
  to?: number;
};

export type PatentSearchPatentAssigneeConditionValue = {
  condition?: "AND" | "OR";
  keyword_value?: string[];
  value?: string[];
};

export type KeywordConditionValue = {
  condition?: "AND" | "OR";
  value?: string[];
};

export type DrugDealSearchMilestonePaymentLongRangeItem = {
  from?: number;
  to?: number;
};

export type NewsSearchLongRangeItem = {
  from?: number;
  to?: number;
};

export type CommonNorIdName = {
  name?: string;
  normalized_id?: string;
};

export interface b007DrugSearch {
  readonly body: {
    country?: string[];
    dev_status?: string[];
    disease?: DiseaseConditionValue;
    drug?: DiseaseConditionValue;
    drug_type?: DiseaseConditionValue;
    employee_number?: string[];
    exist_deal?: boolean;
    global_highest_dev_status?: string[];
    limit?: number;
    mechanism_action?: DiseaseConditionValue;
    offset?: number;
    organization?: DiseaseConditionValue;
    organization_type?: string[];
    sort?: {
      sort_field?: "DRUG_TYPE_SORT" | "GLOBAL_HIGHEST_DEV_STATUS_RANK" | "FIRST_APPROVED_DATE";
      sort_order?: "asc" | "desc";
    }[];
    start_up?: boolean;
    target?: DiseaseConditionValue;
  };
  readonly answer: {
    items?: {
      drug_id?: string;
      drug_name?: CommonName[];
      drug_type?: {
        display_name?: CommonName[];
        normalized_id?: string;
      }[];
      global_highest_dev_status?: {
        display_name?: CommonName[];
        normalized_id?: string;
      };
    }[];
    limit?: number;
    offset?: number;
    total?: number;
    total_dev_status?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b009CoreSearch {
  readonly body: {
    apdt?: PatentSearchApdtLongRangeItem;
    current_patent_assignee_type?: string[];
    disease?: DiseaseConditionValue;
    drug?: DiseaseConditionValue;
    drug_patent_type?: "PRODUCT_COMPOUND_SEQUENCE" | "DRUG_COMBINATION_FORMULATION" | "PRODUCT_DERIVATIVE" | "CRYSTAL_FORM" | "PROCESS" | "NEW_USE" | "DOSAGE_FORM" | "DEVICE" | "DIAGNOSTIC_ANALYSIS_AND_ASSAY" | "OTHERS";
    drug_type?: DiseaseConditionValue;
    exdt?: PatentSearchApdtLongRangeItem;
    filter_dto?: {
      ancs_type?: string[];
      apdt_year?: string[];
      in_facet?: string[];
      isdt_year?: string[];
      legal_status?: string[];
      patent_assignee?: string[];
      patent_country?: string[];
      patent_tech_type?: string[];
      pbdt_year?: string[];
      priority_year?: string[];
      simple_legal_status?: string[];
    };
    inventor_name?: string[];
    isdt?: PatentSearchApdtLongRangeItem;
    legal_status?: number[];
    limit?: number;
    offset?: number;
    patent_assignee?: PatentSearchPatentAssigneeConditionValue;
    patent_country?: string[];
    patent_tech_type?: DiseaseConditionValue;
    pbdt?: PatentSearchApdtLongRangeItem;
    priority_date?: PatentSearchApdtLongRangeItem;
    simple_legal_status?: string[];
    sort?: {
      sort_field?: "score" | "PBDT_YEARMONTHDAY" | "APD_YEARMONTHDAY" | "EXDT_TS";
      sort_order?: "asc" | "desc";
    }[];
    source?: "FDA_PURPLE_BOOK" | "FDA_ORANGE_BOOK" | "CDE" | "MEDSPAL" | "VAXPAL" | "MFDS";
    target?: DiseaseConditionValue;
  };
  readonly answer: {
    items?: {
      apdt?: string;
      apno?: string;
      current_assignee?: {
        display_name_cn?: string;
        display_name_en?: string;
        entity_id?: string;
      }[];
      family?: string[];
      exdt?: string;
      inventor?: {
        address?: string;
        lang?: string;
        name?: string;
      }[];
      inventor_other?: {
        address?: string;
        lang?: string;
        name?: string;
      }[];
      isdt_year?: string;
      legal_status?: number[];
      original_assignee?: {
        display_name_cn?: string;
        display_name_en?: string;
        entity_id?: string;
      }[];
      patent_id?: string;
      pbdt?: string;
      pn?: string;
      priority_year?: string[];
      title_cn?: string;
      title_en?: string;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
    uncollapse_total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b009_1CoreAggregation {
  readonly body: {
    aggregation_field: string[];
    apdt?: PatentSearchApdtLongRangeItem;
    current_patent_assignee_type?: string[];
    disease?: DiseaseConditionValue;
    drug?: DiseaseConditionValue;
    drug_patent_type?: "PRODUCT_COMPOUND_SEQUENCE" | "DRUG_COMBINATION_FORMULATION" | "PRODUCT_DERIVATIVE" | "CRYSTAL_FORM" | "PROCESS" | "NEW_USE" | "DOSAGE_FORM" | "DEVICE" | "DIAGNOSTIC_ANALYSIS_AND_ASSAY" | "OTHERS";
    drug_type?: DiseaseConditionValue;
    exdt?: PatentSearchApdtLongRangeItem;
    inventor_name?: string[];
    isdt?: PatentSearchApdtLongRangeItem;
    patent_assignee?: PatentSearchPatentAssigneeConditionValue;
    patent_country?: string[];
    patent_tech_type?: DiseaseConditionValue;
    pbdt?: PatentSearchApdtLongRangeItem;
    priority_date?: PatentSearchApdtLongRangeItem;
    simple_legal_status?: string[];
    source?: "FDA_PURPLE_BOOK" | "FDA_ORANGE_BOOK" | "CDE" | "MEDSPAL" | "VAXPAL" | "MFDS";
    target?: DiseaseConditionValue;
  };
  readonly answer: {
    aggregation_result?: {
      aggregation_field?: string;
      items?: {
        color?: string;
        count?: number;
        display_name_cn?: string;
        display_name_en?: string;
        key?: string;
        value?: string;
      }[];
      total?: number;
    }[];
  };
}

export interface b011PaperSearch {
  readonly body: {
    author?: string[];
    disease?: DiseaseConditionValue;
    drug?: DiseaseConditionValue;
    drug_type?: DiseaseConditionValue;
    keyword?: KeywordConditionValue;
    limit?: number;
    offset?: number;
    organization?: DiseaseConditionValue;
    publication_year?: DrugDealSearchMilestonePaymentLongRangeItem;
    sort?: {
      sort_field?: "score" | "PUBLICATION_DATE";
      sort_order?: "asc" | "desc";
    }[];
    target?: DiseaseConditionValue;
  };
  readonly answer: {
    items?: {
      paper_id?: string;
      paper_title?: {
        lang?: string;
        title?: string;
      }[];
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b012ClinicalTrialSearch {
  readonly body: {
    control_drug?: DiseaseConditionValue;
    country?: string[];
    disease?: DiseaseConditionValue;
    drug_type?: DiseaseConditionValue;
    employee_number?: string[];
    enrollment?: string[];
    first_posted_date?: NewsSearchLongRangeItem;
    keyword?: KeywordConditionValue;
    limit?: number;
    main_experimentation_drug?: DiseaseConditionValue;
    mechanism_action?: DiseaseConditionValue;
    offset?: number;
    organization?: DiseaseConditionValue;
    organization_type?: string[];
    phase?: string[];
    recruitment_status?: string[];
    register_number?: KeywordConditionValue;
    sort?: {
      sort_field?: "STUDY_FIRST_POSTED_DATE" | "START_DATE" | "LAST_UPDATE_POSTED_DATE";
      sort_order?: "asc" | "desc";
    }[];
    start_date?: NewsSearchLongRangeItem;
    study_identifier?: KeywordConditionValue;
    target?: DiseaseConditionValue;
    therapeutic_area?: string[];
    title?: KeywordConditionValue;
  };
  readonly answer: {
    items?: {
      brief_title?: string;
      clinical_trial_id?: string;
      official_title?: string;
      register_number?: string;
      phase?: string;
      recruitment_status?: string;
      first_posted_date?: number;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b043NewsSearch {
  readonly body: {
    disease?: DiseaseConditionValue;
    drug?: DiseaseConditionValue;
    keyword?: KeywordConditionValue;
    limit?: number;
    offset?: number;
    organization?: DiseaseConditionValue;
    post_time?: NewsSearchLongRangeItem;
    sort?: {
      sort_field?: "post_time";
      sort_order?: "asc" | "desc";
    }[];
    target?: DiseaseConditionValue;
  };
  readonly answer: {
    items?: {
      news_id?: string;
      source?: string;
      source_url?: string;
      title?: string;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b044CtResultSearch {
  readonly body: {
    control_drug?: DiseaseConditionValue;
    ct_result_meeting?: string[];
    disease?: DiseaseConditionValue;
    drug_type?: DiseaseConditionValue;
    general_evaluation?: string[];
    limit?: number;
    main_experimentation_drug?: DiseaseConditionValue;
    mechanism_action?: DiseaseConditionValue;
    offset?: number;
    outcome?: DiseaseConditionValue;
    overall_enrollment?: DrugDealSearchMilestonePaymentLongRangeItem;
    phase?: string[];
    publish_time?: NewsSearchLongRangeItem;
    register_number?: string[];
    sort?: {
      sort_field?: "PUBLISHED_TIME";
      sort_order?: "asc" | "desc";
    }[];
    sponsor_collaborator_organization?: DiseaseConditionValue;
    study_code?: string[];
    target?: DiseaseConditionValue;
    therapeutic_area?: string[];
    therapy_type?: string[];
  };
  readonly answer: {
    items?: {
      ct_result_id?: string;
      data_source?: {
        source?: string;
        source_url?: string;
      }[];
      title?: string;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b045DrugDealSearch {
  readonly body: {
    amount_disclosure?: boolean;
    country?: string[];
    deal_disease?: DiseaseConditionValue;
    deal_milestone_payment?: DrugDealSearchMilestonePaymentLongRangeItem;
    deal_time?: NewsSearchLongRangeItem;
    deal_total_value?: DrugDealSearchMilestonePaymentLongRangeItem;
    deal_type?: string[];
    deal_upfront_payment?: DrugDealSearchMilestonePaymentLongRangeItem;
    drug?: DiseaseConditionValue;
    drug_disease?: DiseaseConditionValue;
    drug_type?: DiseaseConditionValue;
    highest_dev_status?: string[];
    keyword?: KeywordConditionValue;
    limit?: number;
    mechanism_action?: DiseaseConditionValue;
    offset?: number;
    partner?: DiseaseConditionValue;
    principle?: DiseaseConditionValue;
    sort?: {
      sort_field?: "DEAL_TIME" | "TOTAL_VALUE" | "NORMALIZED_PHASE_SIGN_RANK_MAX";
      sort_order?: "asc" | "desc";
    }[];
    target?: DiseaseConditionValue;
  };
  readonly answer: {
    items?: {
      deal_id?: string;
      deal_title?: string;
      source_url?: string;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b069MedicineSearch {
  readonly body: {
    conference?: string[];
    disease?: string[];
    drug?: DiseaseConditionValue;
    drug_type?: string[];
    journal?: string[];
    keywords?: KeywordConditionValue;
    limit?: number;
    mechanism?: string[];
    offset?: number;
    organizations?: string[];
    publication_date?: {
      end_date?: string;
      start_date?: string;
      type?: 1 | 2 | 3 | 4 | 5;
    };
    sort?: {
      field?: "PUB_DT";
      order?: "asc" | "desc";
    }[];
    subject?: string[];
    target?: DiseaseConditionValue;
    translation_stage?: string[];
  };
  readonly answer: {
    items?: {
      disease?: {
        disease_id?: string;
        display_name?: CommonName[];
      }[];
      drug_type?: {
        display_name?: CommonName[];
        normalized_id?: string;
      }[];
      drugs?: {
        display_name?: CommonName[];
        drug_id?: string;
      }[];
      journal?: CommonNorIdName;
      mechanism_action?: {
        display_name?: CommonName[];
        mechanism_id?: string;
        short_name?: CommonName[];
      }[];
      organization?: {
        display_name?: CommonName[];
        organization_id?: string;
      }[];
      publication_date?: string;
      source_info?: {
        code?: string;
        normalized_source_category?: string;
        normalized_source_id?: string;
        patsnap_id?: string;
        source?: string;
        source_url?: string;
      }[];
      subject?: CommonNorIdName[];
      targets?: {
        display_name?: CommonName[];
        short_name?: CommonName[];
        target_id?: string;
      }[];
      technology?: CommonNorIdName[];
      title?: string;
      translation_stage?: CommonNorIdName[];
      translational_medicine_id?: string;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
      sort?: {
        field?: "PUB_DT";
        order: "asc" | "desc";
      }[];
    };
  };
}

export interface Operations {
  readonly 'b007DrugSearch': b007DrugSearch;
  readonly 'b009CoreSearch': b009CoreSearch;
  readonly 'b009-1CoreAggregation': b009_1CoreAggregation;
  readonly 'b011PaperSearch': b011PaperSearch;
  readonly 'b012ClinicalTrialSearch': b012ClinicalTrialSearch;
  readonly 'b043NewsSearch': b043NewsSearch;
  readonly 'b044CtResultSearch': b044CtResultSearch;
  readonly 'b045DrugDealSearch': b045DrugDealSearch;
  readonly 'b069MedicineSearch': b069MedicineSearch;
}
