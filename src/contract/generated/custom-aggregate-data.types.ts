// Written by `npm run contract` from ../groups/custom-aggregate-data.json: change that file.

export type PatentSearchCollapse = {
  field?: string;
  order?: string;
};

export type PatentSearchSort = {
  field?: string;
  order?: string;
};

export type PatentSearchSpecialResponse = {
  abstract: string;
  apdt: number;
  apno: string;
  current_assignee: string;
  first_priority_date?: number;
  first_priority_number: string[];
  inpadoc_family: InpadocFamily[];
  inventor: string;
  original_assignee: string;
  patent_id: string;
  pbdt: number;
  pn: string;
  title: string;
  authority: string;
};

export type InpadocFamily = {
  apdt?: number;
  apno?: string;
  country: string;
  doc_number: string;
  kind?: string;
  pbdt?: number;
  sequence: number;
};

export type SearchPatentSpecialFacetResponse = {
  facet: Record<string, {
    name: string;
    count: number;
  }[]>;
  result_count: number;
  results: PatentSearchSpecialResponse[];
  total_search_result_count: number;
};

export type PatentDetailResp = {
  abstracts: AbstractReplacedModel[];
  abstracts_translation: TitleAbstractDescriptionTranslation[];
  bibliographic_data: PDBibliographicData;
  claims: ClaimsReplacedModel[];
  claims_translation: TitleAbstractDescriptionTranslation[];
  description: AbstractReplacedModel[];
  description_translation: TitleAbstractDescriptionTranslation[];
  fulltext_image: {
    image_type: string;
    path: string;
  }[];
  patent_id: string;
  pn: string;
  title: AbstractReplacedModel[];
  title_translation: TitleAbstractDescriptionTranslation[];
};

export type AbstractReplacedModel = {
  data_format: string;
  lang: string;
  pn_related?: string;
  text: string;
};

export type TitleAbstractDescriptionTranslation = {
  lang: string;
  pn_related?: string;
  text: string;
};

export type PDBibliographicData = {
  applicants: PatentBasePersonSimple[];
  application_reference: {
    apno?: string;
    date?: number;
  };
  assignees: PatentBasePersonSimple[];
  inpadoc_family: InpadocFamily[];
  inventors: PatentBasePersonSimple[];
  patent_type: "APPLICATION" | "PATENT" | "UTILITY" | "DESIGN";
  publication_reference: {
    country: string;
    date?: number;
    doc_number: string;
    kind?: string;
  };
  reference_cited: {
    cited_others: string[];
    cited_patents: string[];
  };
};

export type PatentBasePersonSimple = {
  address?: string;
  lang?: string;
  name: string;
  sequence: number;
};

export type ClaimsReplacedModel = {
  claim_independent_count: number;
  claim_text: string;
  data_format: string;
  lang: string;
  pn_related?: string;
};

export type D102ReportdataApplicantRankRequest = {
  collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
  collapse_order?: "OLDEST" | "LATEST";
  collapse_order_authority?: string[];
  collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
  query_text: string;
  sort?: Item[];
};

export type Item = {
  field?: string;
  order?: string;
};

export type ATAIPCData = {
  content?: string;
  ipc?: string;
  num?: number;
};

export type TDMGroup = {
  invalid_num?: number;
  name?: string;
  num?: number;
};

export type PatentAbstractSimple = {
  lang?: string;
  text?: string;
};

export type ApplicationData = {
  country?: string;
  date?: number;
  doc_number?: string;
  kind?: string;
  month?: number;
  year?: number;
};

export type ClassificationDoc = {
  further_classification?: ClassificationCode[];
  main_classification?: ClassificationCode;
};

export type ClassificationCode = {
  class?: string;
  main_group?: string;
  section?: string;
  sub_class?: string;
  sub_group?: string;
};

export interface d005QuerySearchPatentV3 {
  readonly body: {
    collapse_by?: PatentSearchCollapse[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    offset?: number;
    query_text: string;
    sort?: PatentSearchSort[];
    stemming?: 0 | 1;
  };
  readonly answer: {
    result_count: number;
    results: PatentSearchSpecialResponse[];
    total_search_result_count: number;
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      offset: number;
      stemming: 0 | 1;
    };
  };
}

export interface d006PatentQuerySearchPatentFacet {
  readonly body: {
    collapse_by?: PatentSearchCollapse[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    field: string;
    lang?: "cn" | "en" | "jp";
    limit?: number;
    offset?: number;
    query_text: string;
    sort?: PatentSearchSort[];
    stemming?: 0 | 1;
  };
  readonly answer: SearchPatentSpecialFacetResponse;
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      lang: "cn" | "en" | "jp";
      limit: number;
      offset: number;
      stemming: 0 | 1;
    };
  };
}

export interface d007BasicPatentDataPatentDetail {
  readonly query: {
    lang?: "cn" | "en" | "jp";
    patent_id?: string;
    patent_number?: string;
    replace_by_related?: 0 | 1;
  };
  readonly answer: PatentDetailResp;
  readonly filled: {
    query: {
      replace_by_related: 0 | 1;
    };
  };
}

export interface d008BasicPatentDataPatentPdf {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
    replace_by_related?: 0 | 1;
  };
  readonly answer: {
    patent_id?: string;
    pdf?: {
      path?: string;
    };
    pn?: string;
    pn_related?: string;
  }[];
  readonly filled: {
    query: {
      replace_by_related: 0 | 1;
    };
  };
}

export interface d009PatentQuerySearchPatentDetail {
  readonly body: {
    collapse_by?: PatentSearchCollapse[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    lang?: "cn" | "en" | "jp";
    offset?: number;
    patent_id?: string;
    pn?: string;
    posiofpat?: "first" | "last";
    query_text: string;
    replace_by_related?: 0 | 1;
    sort?: PatentSearchSort[];
    stemming?: 0 | 1;
  };
  readonly answer: {
    patent_detail?: PatentDetailResp;
    patent_list: {
      patent_id: string;
      pn: string;
    }[];
    result_count: number;
    total_search_result_count: number;
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      lang: "cn" | "en" | "jp";
      offset: number;
      posiofpat: "first" | "last";
      replace_by_related: 0 | 1;
      stemming: 0 | 1;
    };
  };
}

export interface d010PatentQuerySearchFacet {
  readonly body: {
    collapse_by?: PatentSearchCollapse[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    field: string;
    lang?: "cn" | "en" | "jp";
    limit?: number;
    query_text: string;
    stemming?: 0 | 1;
  };
  readonly answer: SearchPatentSpecialFacetResponse;
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      lang: "cn" | "en" | "jp";
      limit: number;
      stemming: 0 | 1;
    };
  };
}

export interface d101ReportdataLifeCycle {
  readonly body: {
    collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
    collapse_order?: "OLDEST" | "LATEST";
    collapse_order_authority?: string[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    query_text: string;
    sort?: {
      field?: string;
      order?: "asc" | "desc";
    }[];
  };
  readonly answer: {
    life_cycle?: {
      saturation: number;
      midpoint: number;
      takeover_years: number;
      r2: number;
      stage: "emergence" | "growth" | "maturity" | "saturation";
    };
    values?: {
      inv_total?: number;
      total?: number;
      year?: string;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d102ReportdataApplicantRank {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      name?: string;
      num?: number;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d103ReportdataApplicantTechnologyAnalysis {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      ipc?: ATAIPCData[];
      name?: string;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d104ReportdataApplicantTrend {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      info?: {
        total?: number;
        year?: number;
      }[];
      name?: string;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d105ReportdataCooperationApplicantAnalysis {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      cooperation?: {
        name?: string;
        together?: number;
        total?: number;
      }[];
      main_application?: string;
      total?: number;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d106ReportdataPatentTrend {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      grant_num?: number;
      grant_rate?: number;
      total?: number;
      year?: string;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d107ReportdataTechnologyApplicantDistribution {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      app_info?: {
        name?: string;
        num?: number;
      }[];
      ipc?: {
        detail?: {
          code?: string;
          content?: string;
        }[];
        ipc?: string;
      };
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d108ReportdataTechnologyConstitute {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: ATAIPCData[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d109ReportdataRecOffice {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      code?: string;
      num?: number;
      rec_office_en?: string;
      rec_office?: string;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d110ReportdataRecOfficeYear {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      code?: string;
      info?: {
        total?: number;
        year?: string;
      }[];
      rec_office_en?: string;
      rec_office?: string;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d111ReportdataReferedRank {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      app_date?: number;
      name?: string;
      num?: number;
      owner_application_name_arr?: string[];
      title?: string;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d112ReportdataFamnRank {
  readonly body: D102ReportdataApplicantRankRequest;
  readonly answer: {
    values?: {
      app_date?: number;
      name?: string;
      num?: number;
      owner_application_name_arr?: string[];
      title?: string;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d113ReportdataPatentList {
  readonly body: {
    collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
    collapse_order?: "OLDEST" | "LATEST";
    collapse_order_authority?: string[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    limit?: number;
    offset?: number;
    query_text: string;
    sort?: Item[];
  };
  readonly answer: {
    data?: {
      app_date?: number;
      app_number?: string;
      app_type_tag?: string;
      applicant_name?: string[];
      id?: string;
      inventor_name?: string[];
      owner_application_name?: string[];
      patent_type?: string;
      pub_number?: string;
      rec_office?: string;
      sim_legal?: string;
      title?: string;
    }[];
    data_count?: number;
    total_search_data_count?: number;
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d114ReportdataPatentInfo {
  readonly body: {
    patent_number: string[];
  };
  readonly answer: {
    data?: {
      abs?: string;
      cl?: string;
      desc?: string;
      en_abs?: string;
      en_cl?: string;
      en_desc?: string;
      en_title?: string;
      id?: string;
      original_abs?: string;
      original_cl?: string;
      original_desc?: string;
      original_title?: string;
      title?: string;
    }[];
  };
}

export interface d115ReportdataDomainMap {
  readonly body: {
    collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
    collapse_order?: "OLDEST" | "LATEST";
    collapse_order_authority?: string[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    query_text: string;
    sort?: Item[];
    lang?: "cn" | "en";
  };
  readonly answer: {
    values?: {
      image?: string;
      ipc?: ATAIPCData[];
    };
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      lang: "cn" | "en";
    };
  };
}

export interface d116Reportdata3dMap {
  readonly body: {
    collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
    collapse_order?: "OLDEST" | "LATEST";
    collapse_order_authority?: string[];
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    group1?: string[];
    group2?: string[];
    group3?: string[];
    group4?: string[];
    group5?: unknown[];
    group6?: unknown[];
    group7?: unknown[];
    group8?: unknown[];
    query_text: string;
    sort?: Item[];
  };
  readonly answer: {
    values?: {
      content?: string;
      group1?: TDMGroup[];
      group2?: TDMGroup[];
      group3?: TDMGroup[];
      group4?: TDMGroup[];
      group5?: TDMGroup[];
      group6?: TDMGroup[];
      group7?: TDMGroup[];
      group8?: TDMGroup[];
      ipc?: string;
      num?: number;
    }[];
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    };
  };
}

export interface d201JdfPatentDetailText {
  readonly body: Record<string, unknown>;
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    back_tech_description?: PatentAbstractSimple[];
    benefit_summary?: {
      benefit_para?: string[];
      benefit_word?: string[];
    };
    bibliographic_data?: {
      abstracts?: {
        data_format?: string;
        lang?: string;
        text?: string;
      }[];
      application_reference?: ApplicationData;
      classification_data?: {
        classification_cpc?: ClassificationDoc;
        classification_ipcr?: ClassificationDoc;
      };
      dates_of_public_availability?: {
        month?: number;
        printed_with_granted?: number;
        year?: number;
      };
      invention_title?: {
        data_format?: string;
        lang?: string;
        text?: string;
      }[];
      parties?: {
        assignees?: {
          address?: string;
          data_format?: string;
          lang?: string;
          name?: string;
          num?: string;
          rep_type?: "agency" | "agents" | "primary" | "assistant";
          sequence?: number;
          text?: string;
        }[];
      };
      publication_reference?: ApplicationData;
    };
    claims?: PatentAbstractSimple[];
    description?: PatentAbstractSimple[];
    examples_description?: PatentAbstractSimple[];
    first_claims?: PatentAbstractSimple[];
    indep_claims?: PatentAbstractSimple[];
    invent_content_description?: PatentAbstractSimple[];
    patent_id?: string;
    patent_legal?: {
      event_status?: string[];
      legal_status?: string[];
      simple_legal_status?: string[];
    };
    pn?: string;
    tech_problem_summary?: {
      tech_problem_para?: string[];
      tech_problem_word?: string[];
    };
    technical_approach_summary?: {
      technical_approach_para?: string[];
    };
  }[];
}

export interface d301BasicPatentDataPatentDetailAggregation {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    application_date?: number;
    application_number?: string;
    classification_data?: {
      category?: string[];
      category_type?: string;
    }[];
    current_assignee?: string;
    expiration_date?: number;
    grant_date?: number;
    grant_number?: string;
    images?: {
      image_type?: string;
      path?: string;
    }[];
    inventor?: string;
    original_assignee?: string;
    patent_id?: string;
    patent_type?: string;
    pn?: string;
    priority_date?: number;
    publication_date?: number;
    registration_country?: string;
    simple_legal_status?: string;
    title?: string;
    title_cn?: string;
  }[];
}

export interface statementV2 {
  readonly body: {
    apikey: string;
    client_secret: string;
    time_end: string;
    time_start: string;
  };
  readonly answer: {
    combo_usage?: {
      url?: string;
      url_name?: string;
      usage_num?: number;
      used_num?: number;
    }[];
    combo_usage_num?: number;
    combo_use_num?: number;
    usage?: {
      fee_times?: number;
      request_path?: string;
      request_path_name?: string;
      serial_number?: string;
      usage_times?: number;
      used_money?: number;
    }[];
    usage_money?: number;
  };
}

export interface Operations {
  readonly 'd005QuerySearchPatentV3': d005QuerySearchPatentV3;
  readonly 'd006PatentQuerySearchPatentFacet': d006PatentQuerySearchPatentFacet;
  readonly 'd007BasicPatentDataPatentDetail': d007BasicPatentDataPatentDetail;
  readonly 'd008BasicPatentDataPatentPdf': d008BasicPatentDataPatentPdf;
  readonly 'd009PatentQuerySearchPatentDetail': d009PatentQuerySearchPatentDetail;
  readonly 'd010PatentQuerySearchFacet': d010PatentQuerySearchFacet;
  readonly 'd101ReportdataLifeCycle': d101ReportdataLifeCycle;
  readonly 'd102ReportdataApplicantRank': d102ReportdataApplicantRank;
  readonly 'd103ReportdataApplicantTechnologyAnalysis': d103ReportdataApplicantTechnologyAnalysis;
  readonly 'd104ReportdataApplicantTrend': d104ReportdataApplicantTrend;
  readonly 'd105ReportdataCooperationApplicantAnalysis': d105ReportdataCooperationApplicantAnalysis;
  readonly 'd106ReportdataPatentTrend': d106ReportdataPatentTrend;
  readonly 'd107ReportdataTechnologyApplicantDistribution': d107ReportdataTechnologyApplicantDistribution;
  readonly 'd108ReportdataTechnologyConstitute': d108ReportdataTechnologyConstitute;
  readonly 'd109ReportdataRecOffice': d109ReportdataRecOffice;
  readonly 'd110ReportdataRecOfficeYear': d110ReportdataRecOfficeYear;
  readonly 'd111ReportdataReferedRank': d111ReportdataReferedRank;
  readonly 'd112ReportdataFamnRank': d112ReportdataFamnRank;
  readonly 'd113ReportdataPatentList': d113ReportdataPatentList;
  readonly 'd114ReportdataPatentInfo': d114ReportdataPatentInfo;
  readonly 'd115ReportdataDomainMap': d115ReportdataDomainMap;
  readonly 'd116Reportdata3dMap': d116Reportdata3dMap;
  readonly 'd201JdfPatentDetailText': d201JdfPatentDetailText;
  readonly 'd301BasicPatentDataPatentDetailAggregation': d301BasicPatentDataPatentDetailAggregation;
  readonly 'statementV2': statementV2;
}
