// Written by `npm run contract` from ../groups/enterprise-basic-data.json: change that file.

export type C029CompanyEnterprisePatentRiskWarningTrendRequest = {
  company_name?: string;
  credit_code?: string;
  org_number?: string;
};

export interface c001CompanyRegistrationInformation {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    actual_capital?: string;
    business_scope?: string;
    city?: string;
    company_name?: string;
    credit_code?: string;
    description_cn?: string;
    district?: string;
    employee_number_interval?: string;
    entity_status?: string;
    founded_date?: number;
    history_name_cn?: unknown[];
    issue_date?: number;
    legal_person_name?: string;
    location?: string;
    name_en?: string;
    normalized_entity_type_cn?: string;
    org_number?: string;
    reg_authority?: string;
    reg_capital?: string;
    reg_code?: string;
    short_name_cn?: string;
    social_staff_num?: number;
    state?: string;
    tax_number?: string;
    website?: string;
  };
}

export interface c002CompanyOutboundInvestment {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    investment?: {
      company_name?: string;
      credit_code?: string;
      investment_proportion?: number;
    }[];
    org_number?: string;
  };
}

export interface c003CompanyShareholderInformation {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    shareholder?: {
      credit_code?: string;
      is_personal?: "0" | "1";
      stock_name?: string;
      stock_proportion?: number;
    }[];
  };
}

export interface c013CompanyFinancingInformation {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    financing_detail?: {
      investor_name?: string;
      money?: string;
      news_title?: string;
      news_url?: string;
      pub_time?: string;
      round?: string;
      share?: string;
      value?: string;
    }[];
    org_number?: string;
  };
}

export interface c014CompanyTechnologyQualification {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    tech_qualification?: {
      end_date?: string;
      issuing_agency?: string;
      level?: string;
      publish_date?: string;
      tag_type?: string;
      year?: string;
    }[];
  };
}

export interface c015CompanyAwardsInformation {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    awards_qualification?: {
      award?: string;
      awards_level?: string;
      issuing_agency?: string;
      level?: string;
      publish_date?: string;
      year?: string;
    }[];
    company_name?: string;
    credit_code?: string;
    org_number?: string;
  };
}

export interface c016CompanyMainMember {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    main_member?: {
      is_dimission?: "0" | "1";
      name?: string;
      title?: string;
    }[];
    org_number?: string;
  };
}

export interface c017CompanyCoreMember {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    core_member?: {
      desc?: string;
      is_dimission?: "0" | "1";
      name?: string;
      title?: string;
    }[];
    credit_code?: string;
    org_number?: string;
  };
}

export interface c018CompanyListingInformation {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    listing_information?: {
      bond_code?: string;
      bond_label?: string;
      bond_name?: string;
      bond_type?: string;
      delisting_date?: string;
      english_name?: string;
      exchange?: string;
      listing_date?: string;
    }[];
    org_number?: string;
  };
}

export interface c019CompanyIpoProcess {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    ipo_process?: {
      accept_date?: string;
      accept_process?: {
        audit_status?: string;
        date?: string;
      }[];
      accountants?: string;
      accounting_firm?: string;
      audit_status?: string;
      bond_name?: string;
      bond_type?: string;
      evaluation_organization?: string;
      evaluators?: string;
      exchange?: string;
      financing_money?: number;
      law_firm?: string;
      lawyers?: string;
      sponsor?: string;
      sponsor_institution?: string;
      update_date?: string;
    }[];
    org_number?: string;
  };
}

export interface c020CompanyStandardInformation {
  readonly body: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    page_number: number;
    standard_type?: string;
  };
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    standard_count?: number;
    standard_information?: {
      all_substitute_standards?: string[];
      application_scope?: string;
      competent_department?: string;
      drafter?: string;
      drafting_unit?: string;
      implement_company?: string;
      implement_date?: string;
      main_technical_contents?: string;
      record_date?: string;
      record_number?: string;
      release_company?: string;
      release_date?: string;
      revision?: string;
      similar_standard?: {
        standard_id?: string;
        standard_name?: string;
      }[];
      standard_category?: string;
      standard_id?: string;
      standard_name?: string;
      standard_name_en?: string;
      standard_number_cn?: string;
      standard_number_inter?: string;
      standard_properties?: string;
      standard_status?: string;
      standard_type?: string;
      technical_committees?: string;
    }[];
  };
}

export interface c021CompanyQualificationCertificate {
  readonly body: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    page_number: number;
  };
  readonly answer: {
    certificate_count?: number;
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    qualification_certificate?: {
      cert_no?: string;
      certificate_name?: string;
      detail?: {
        content?: string;
        title?: string;
      }[];
      end_date?: string;
      start_date?: string;
    }[];
  };
}

export interface c037CompanySearch {
  readonly body: {
    city?: string;
    country?: string;
    district?: string;
    entity_status?: string;
    fin_process?: string;
    founded_date_lower?: string;
    founded_date_upper?: string;
    gbc_lv1?: string;
    gbc_lv2?: string;
    is_patent?: string;
    is_patsnap_company?: string;
    key_word?: string;
    level?: string;
    list_status?: string;
    page_number: string;
    province?: string;
    rating?: string;
    rating_global?: string;
    reg_capital_lower?: string;
    reg_capital_upper?: string;
    seic_lv1?: string;
    seic_lv2?: string;
    social_staff_num_lower?: string;
    social_staff_num_upper?: string;
    sort_field: string;
    tech_tags?: string;
  };
  readonly answer: {
    company_count?: number;
    company_list?: {
      company_name?: string;
      company_name_en?: string;
      credit_code?: string;
      is_patsnap_company?: number;
    }[];
    page_number?: string;
    sort_field?: string;
  };
}

export interface c038CompanyInvestmentInformation {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    last_funding_date?: string;
    last_funding_round?: string;
    last_funding_total?: string;
    num_funding_rounds?: string;
    org_number?: string;
    to_investees?: {
      funding_date?: string;
      investee?: string;
      news_title?: string;
      news_url?: string;
    }[];
  };
}

export interface Operations {
  readonly 'c001CompanyRegistrationInformation': c001CompanyRegistrationInformation;
  readonly 'c002CompanyOutboundInvestment': c002CompanyOutboundInvestment;
  readonly 'c003CompanyShareholderInformation': c003CompanyShareholderInformation;
  readonly 'c013CompanyFinancingInformation': c013CompanyFinancingInformation;
  readonly 'c014CompanyTechnologyQualification': c014CompanyTechnologyQualification;
  readonly 'c015CompanyAwardsInformation': c015CompanyAwardsInformation;
  readonly 'c016CompanyMainMember': c016CompanyMainMember;
  readonly 'c017CompanyCoreMember': c017CompanyCoreMember;
  readonly 'c018CompanyListingInformation': c018CompanyListingInformation;
  readonly 'c019CompanyIpoProcess': c019CompanyIpoProcess;
  readonly 'c020CompanyStandardInformation': c020CompanyStandardInformation;
  readonly 'c021CompanyQualificationCertificate': c021CompanyQualificationCertificate;
  readonly 'c037CompanySearch': c037CompanySearch;
  readonly 'c038CompanyInvestmentInformation': c038CompanyInvestmentInformation;
}
