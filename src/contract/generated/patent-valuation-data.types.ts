// Written by `npm run contract` from ../groups/patent-valuation-data.json: change that file.

export type TechPatentInfo = {
  patent_id: string;
  pn: string;
  relevancy?: string;
};

export interface p035PatentValuationDataPatentValuation {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patsnap_patent_valuation?: {
      patent_value?: number;
      patsnap_economy?: number;
      patsnap_legal?: number;
      patsnap_market?: number;
      patsnap_strategic?: number;
      patsnap_technology?: number;
      value_low?: number;
      value_high?: number;
      value_source?: string;
      basis?: {
        cohort?: string;
        members?: number;
        indicators?: {
          dimension?: string;
          indicator?: string;
          value?: number;
          percentile?: number;
        }[];
      };
    };
    pn?: string;
  }[];
}

export interface p036PatentValuationDataTechnologyIndicators {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patsnap_technology_value?: {
      avg_generality_index?: number;
      avg_sipo_ipc_tct?: number;
      award_no?: number;
      cited_by_no?: number;
      claim_no?: number;
      examiner_citation_category?: string[];
      has_sep?: number;
      independent_claim_no?: number;
      ipc_main_group_scopes_no?: number;
      ipc_scopes_no?: number;
      ipc_section_scopes_no?: number;
      pdf_total_page?: number;
      self_cites_no?: number;
      tech_scope_no?: number;
      breakthrough?: {
        is_breakthrough?: boolean;
        five_year_citations?: number;
        as_often?: number;
        cohort?: string;
        members?: number;
      };
      quality_index?: {
        value?: number;
        cohort?: string;
        members?: number;
        parts?: {
          part?: string;
          value?: number;
          cut?: number;
        }[];
      };
      stated_cited_by?: {
        source?: string;
        count?: number;
        year?: number;
      }[];
    };
    pn?: string;
  }[];
}

export interface p037PatentValuationDataLegalIndicators {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patsnap_legal_value?: {
      avg_originality_index?: number;
      grant_waiting_day?: number;
      granted_no?: number;
      has_reexam_invalid?: string;
      in_application_ratio?: number;
      invalid_fail_no?: number;
      invalid_success_no?: number;
      legal_status?: "Published" | "Examining" | "Granted" | "Abandoned" | "Withdrawn" | "Expired" | "Non-Payment" | "Ceased";
      litigation_country?: string[];
      litigation_no?: number;
      patent_age_day?: number;
      remaining_time_ratio?: number;
    };
    pn?: string;
  }[];
}

export interface p038PatentValuationDataMarketIndicators {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patsnap_market_value?: {
      cites_no?: number;
      examiner_cites_no?: number;
      family_covered_country_no?: number;
      family_size?: number;
      stated_family_size?: {
        source?: string;
        of?: string;
        count?: number;
        year?: number;
      }[];
      patent_type?: "APPLICATION" | "PATENT" | "UTILITY" | "DESIGN";
      reference_no?: number;
    };
    pn?: string;
  }[];
}

export interface p039PatentValuationDataStrategicIndicators {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patsnap_strategic_value?: {
      current_assignee_no?: number;
      current_company_assignee_ratio?: number;
      inventor_no?: number;
      license_no?: number;
      market_competition?: number;
      market_sales_usd?: number;
      market_share?: number;
      original_applicant_no?: number;
      pledge_no?: number;
      transfer_no?: number;
    };
    pn?: string;
  }[];
}

export interface p040PatentValuationDataEconomicIndicators {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patsnap_economy_value?: {
      family_trend_stability?: number;
      ipc_class_5y_incr?: number;
      ipc_main_group_5y_incr?: number;
    };
    pn?: string;
  }[];
}

export interface p050PatentValuationDataTechInnovation {
  readonly body: {
    cited_by_threshold?: number;
    patent_info: TechPatentInfo[];
    relevancy_threshold?: number;
  };
  readonly answer: {
    indicators?: {
      high_similarity_patent_count: number;
      high_simple_family_cited_by: number;
      invention_ratio: number;
    };
    patent_info: {
      cited_by_cnt?: number;
      patent_id?: string;
      patent_type?: string;
      pn?: string;
      relevancy?: string;
    }[];
  };
  readonly filled: {
    body: {
      cited_by_threshold: number;
      relevancy_threshold: number;
    };
  };
}

export interface p051PatentValuationDataPatentAbility {
  readonly body: {
    claim_cnt_threshold?: number;
    patent_info: TechPatentInfo[];
  };
  readonly answer: {
    indicators?: {
      avg_validity_duration: number;
      granted_ratio: number;
      multiple_claims_patent_count: number;
      patent_reexam_count: number;
    };
    patent_info: {
      claim_cnt?: number;
      is_granted?: number;
      patent_id?: string;
      pn?: string;
      reexam?: number;
      validity_duration?: number;
    }[];
  };
  readonly filled: {
    body: {
      claim_cnt_threshold: number;
    };
  };
}

export interface p052PatentValuationDataMarketProspect {
  readonly body: {
    ipc_cnt_threshold?: number;
    patent_info: TechPatentInfo[];
    year_threshold?: number;
  };
  readonly answer: {
    indicators?: {
      highest_patent_value?: number;
      industry_development?: number[];
      original_assignee_count?: number;
      tech_application_width?: number;
    };
    patent_info?: {
      ipc_cnt?: number;
      original_assignee_cnt?: number;
      patent_id: string;
      pn: string;
      value?: number;
    }[];
  };
  readonly filled: {
    body: {
      ipc_cnt_threshold: number;
      year_threshold: number;
    };
  };
}

export interface p053PatentValuationDataOperationSituation {
  readonly body: {
    family_threshold?: number;
    patent_info: TechPatentInfo[];
  };
  readonly answer: {
    indicators?: {
      inactive_patent_count?: number;
      invalid_patent_count?: number;
      multiple_country_coverage?: number;
      operated_patent_count?: number;
    };
    patent_info?: {
      country_cover_cnt?: number;
      is_inactive?: number;
      is_invalid?: number;
      is_operated?: number;
      patent_id: string;
      pn: string;
    }[];
  };
  readonly filled: {
    body: {
      family_threshold: number;
    };
  };
}

export interface Operations {
  readonly 'p035PatentValuationDataPatentValuation': p035PatentValuationDataPatentValuation;
  readonly 'p036PatentValuationDataTechnologyIndicators': p036PatentValuationDataTechnologyIndicators;
  readonly 'p037PatentValuationDataLegalIndicators': p037PatentValuationDataLegalIndicators;
  readonly 'p038PatentValuationDataMarketIndicators': p038PatentValuationDataMarketIndicators;
  readonly 'p039PatentValuationDataStrategicIndicators': p039PatentValuationDataStrategicIndicators;
  readonly 'p040PatentValuationDataEconomicIndicators': p040PatentValuationDataEconomicIndicators;
  readonly 'p050PatentValuationDataTechInnovation': p050PatentValuationDataTechInnovation;
  readonly 'p051PatentValuationDataPatentAbility': p051PatentValuationDataPatentAbility;
  readonly 'p052PatentValuationDataMarketProspect': p052PatentValuationDataMarketProspect;
  readonly 'p053PatentValuationDataOperationSituation': p053PatentValuationDataOperationSituation;
}
