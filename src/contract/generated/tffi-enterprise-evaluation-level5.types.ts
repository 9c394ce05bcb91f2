// Written by `npm run contract` from ../groups/tffi-enterprise-evaluation-level5.json: change that file.

export type C029CompanyEnterprisePatentRiskWarningTrendRequest = {
  company_name?: string;
  credit_code?: string;
  org_number?: string;
};

export type InnoLabel = {
  qualification?: string;
  status?: string;
  year?: number;
};

export type ScoreDimension = {
  fundamental?: number;
  rd_scale_and_stability?: number;
  tech_influence?: number;
  tech_layout?: number;
  tech_quality?: number;
};

export type Seic = {
  seic_lv1?: string;
  seic_lv1_code?: string;
};

export type OriginalDetail = {
  active_inventor_ratio?: number;
  actual_capital_formatted?: number;
  apno_cnt?: number;
  avg3y_cnt?: number;
  avg_cited_by_cnt?: number;
  avg_funding_interval?: number;
  avg_remaining_life_span?: number;
  avg_technology_score?: number;
  core_patents_cited_by_cnt?: number;
  core_patents_cited_by_ratio?: number;
  country_cnt?: number;
  duration?: number;
  external_licensing_cnt?: number;
  granted_invention_cnt?: number;
  granted_invention_ratio?: number;
  in_examing_ratio?: number;
  invention_ratio?: number;
  invention_stability?: number;
  ip_dependency?: number;
  joint_applicant_cnt?: number;
  joint_application_cnt?: number;
  money_q25_sum_weighted?: number;
  most_cited_patents_value?: number;
  most_recent_money_q25_formatted?: number;
  most_recent_time?: number;
  non_design_apno_cnt?: number;
  num_certificates?: number;
  num_members?: number;
  num_trademarks_registered?: number;
  num_trademarks_total?: number;
  patenting_growth_ratio?: number;
  pct_apno_cnt?: number;
  publics?: string[];
  qualify_certificate?: string[];
  reg3y_avg?: number;
  reg_capital_formatted?: number;
  reg_growth_ratio?: number;
  reg_num?: number;
  rounds?: number;
  self_cited_by_ratio?: number;
  tech_global_concentration?: number;
  tech_width?: number;
  top5_current_impact_index?: number;
  total_patent_award_score?: number;
  value_avg?: number;
  value_sum?: number;
  value_top5_avg?: number;
};

export type RiskIndicators = {
  active_invention_cnt?: number;
  apno_cnt?: number;
  granted_invention_cnt?: number;
  litigation_defendant?: number;
  pledge?: number;
  reexam?: number;
  rejected?: number;
  transfer?: number;
};

export interface dp001InnovationCompanyValuation {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    address_city?: string;
    address_district?: string;
    address_province?: string;
    bond_type?: string;
    company_name?: string;
    company_org_type?: string;
    credit_code?: string;
    label?: InnoLabel[];
    org_number?: string;
    original_name?: string[];
    publish?: string[];
    reg_location?: string;
    score?: number;
    score_dimension?: ScoreDimension;
    seic?: Seic[];
  };
}

export interface dp002InnovationCompanyValuationIndicators {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    indicators_original?: OriginalDetail;
    org_number?: string;
  };
}

export interface dp003InnovationCompanyWarning {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    risk_indicators?: RiskIndicators;
  };
}

export interface dp004EstimateCompanyIndexWarning {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    address_city?: string;
    address_district?: string;
    address_province?: string;
    bond_type?: string;
    company_name?: string;
    company_org_type?: string;
    credit_code?: string;
    indicators_original?: OriginalDetail;
    label?: InnoLabel[];
    org_number?: string;
    original_name?: string[];
    publish?: string[];
    reg_location?: string;
    risk_indicators?: RiskIndicators;
    score?: number;
    score_dimension?: ScoreDimension;
    seic?: Seic[];
  };
}

export interface dp005EstimateCompanyIndex {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    address_city?: string;
    address_district?: string;
    address_province?: string;
    bond_type?: string;
    company_name?: string;
    company_org_type?: string;
    credit_code?: string;
    indicators_original?: OriginalDetail;
    label?: InnoLabel[];
    org_number?: string;
    original_name?: string[];
    publish?: string[];
    reg_location?: string;
    score?: number;
    score_dimension?: ScoreDimension;
    seic?: Seic[];
  };
}

export interface Operations {
  readonly 'dp001InnovationCompanyValuation': dp001InnovationCompanyValuation;
  readonly 'dp002InnovationCompanyValuationIndicators': dp002InnovationCompanyValuationIndicators;
  readonly 'dp003InnovationCompanyWarning': dp003InnovationCompanyWarning;
  readonly 'dp004EstimateCompanyIndexWarning': dp004EstimateCompanyIndexWarning;
  readonly 'dp005EstimateCompanyIndex': dp005EstimateCompanyIndex;
}
