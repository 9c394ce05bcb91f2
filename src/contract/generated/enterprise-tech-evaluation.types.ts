// Written by `npm run contract` from ../groups/enterprise-tech-evaluation.json: change that file.

export type C029CompanyEnterprisePatentRiskWarningTrendRequest = {
  company_name?: string;
  credit_code?: string;
  org_number?: string;
};

export type OriginalDetailResponse = {
  active_inventor_cnt?: number;
  active_inventor_ratio?: number;
  actual_capital_formatted?: number;
  apno_cnt?: number;
  apno_cnt_valid_5y?: number;
  avg_3y_cnt?: number;
  avg_cited_by_cnt?: number;
  avg_funding_interval_all?: number;
  avg_remaining_life_span?: number;
  avg_technology_score?: number;
  core_patents_cited_by_cnt?: number;
  core_patents_cited_by_ratio?: number;
  country_cnt?: number;
  country_standard_information_num?: number;
  duration?: number;
  external_licensing_cnt?: number;
  fin_money_sum_all?: number;
  granted_invention_cnt?: number;
  granted_invention_cnt_pb_1y?: number;
  granted_invention_cnt_pb_original_2y?: number;
  granted_invention_ratio?: number;
  ic_num?: number;
  in_examing_ratio?: number;
  invention_cnt_validity_higher_10?: number;
  invention_cnt_validity_higher_5_lower_10?: number;
  invention_cnt_validity_lower_5?: number;
  invention_ratio?: number;
  invention_stability?: number;
  ip_dependency?: number;
  ipc_sub_class_cnt?: number;
  joint_applicant_cnt?: number;
  joint_application_cnt?: number;
  most_cited_patents_value?: number;
  most_recent_money_q25_formatted?: number;
  most_recent_time?: number;
  non_design_apno_cnt?: number;
  non_design_pct_apno_cnt?: number;
  num_certificates?: number;
  num_certificates_valid?: number;
  num_members?: number;
  num_trademarks_registered?: number;
  num_trademarks_registered_5y?: number;
  num_trademarks_total?: number;
  num_trademarks_total_5y?: number;
  patent_valid_ratio?: number;
  patenting_growth_ratio?: number;
  pct_apno_cnt?: number;
  qualification?: unknown[];
  reg_3y_avg?: number;
  reg_capital_formatted?: number;
  reg_growth_ratio?: number;
  reg_num?: number;
  reg_num_5y?: number;
  round_all?: number;
  self_cited_by_ratio?: number;
  standard_information_num?: number;
  tech_global_concentration?: number;
  tech_width?: number;
  top5_current_impact_index?: number;
  total_patent_award_score?: number;
  value_avg?: number;
  value_sum?: number;
  value_top5_avg?: number;
};

export type ScoreDimension = {
  fundamental?: number;
  rd_scale_and_stability?: number;
  tech_influence?: number;
  tech_layout?: number;
  tech_quality?: number;
};

export type C028CompanyEnterprisePatentRiskWarningBacktrackingRequest = {
  company_name?: string;
  credit_code?: string;
  date: string;
  org_number?: string;
};

export type PatentCount = {
  active_invention_cnt?: number;
  apno_cnt?: number;
  granted_invention_cnt?: number;
  patent_litigation_defendant?: number;
  patent_litigation_plaintiff?: number;
  patent_pledge?: number;
  patent_reexam?: number;
  patent_transfer?: number;
  patent_transfer_out?: number;
  rejected?: number;
};

export type PatentEventCount = {
  litigation_defendant?: number;
  litigation_plaintiff?: number;
  pledge?: number;
  reexam?: number;
  transfer?: number;
  transfer_out?: number;
};

export interface c022CompanyTechnologyEvaluation {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    fundamental?: number;
    org_number?: string;
    rating_v2?: string;
    rd_scale_and_stability?: number;
    score?: number;
    tech_influence?: number;
    tech_layout?: number;
    tech_quality?: number;
  };
}

export interface c023CompanyTechnologyIndicators {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    original_detail?: OriginalDetailResponse;
  };
}

export interface c024CompanyTechnologyEvaluationIndicators {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    original_detail?: OriginalDetailResponse;
    rating_v2?: string;
    score?: number;
    score_dimension?: ScoreDimension;
  };
}

export interface c025CompanyCompanyGroupTechnologyEvaluationIndicators {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    original_detail_group?: OriginalDetailResponse;
    rating_v2_group?: string;
    score_dimension_group?: ScoreDimension;
    score_group?: number;
  };
}

export interface c026CompanyTechnologyEvaluationIndicatorsBacktracking {
  readonly body: C028CompanyEnterprisePatentRiskWarningBacktrackingRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    date?: string;
    org_number?: string;
    original_detail?: {
      active_inventor_cnt?: number;
      active_inventor_ratio?: number;
      actual_capital_formatted?: number;
      apno_cnt?: number;
      apno_cnt_valid_5y?: number;
      avg_3y_cnt?: number;
      avg_cited_by_cnt?: number;
      avg_funding_interval?: number;
      avg_remaining_life_span?: number;
      avg_technology_score?: number;
      core_patents_cited_by_cnt?: number;
      core_patents_cited_by_ratio?: number;
      country_cnt?: number;
      country_standard_information_num?: number;
      duration?: number;
      external_licensing_cnt?: number;
      granted_invention_cnt?: number;
      granted_invention_cnt_pb_1y?: number;
      granted_invention_cnt_pb_original_2y?: number;
      granted_invention_ratio?: number;
      ic_num?: number;
      in_examing_ratio?: number;
      invention_cnt_validity_higher_10?: number;
      invention_cnt_validity_higher_5_lower_10?: number;
      invention_cnt_validity_lower_5?: number;
      invention_ratio?: number;
      invention_stability?: number;
      ip_dependency?: number;
      ipc_sub_class_cnt?: number;
      joint_applicant_cnt?: number;
      joint_application_cnt?: number;
      money_q25_sum_weighted?: number;
      most_cited_patents_value?: number;
      most_recent_money_q25_formatted?: number;
      most_recent_time?: number;
      non_design_apno_cnt?: number;
      non_design_pct_apno_cnt?: number;
      num_certificates?: number;
      num_certificates_valid?: number;
      num_members?: number;
      num_trademarks_registered?: number;
      num_trademarks_registered_5y?: number;
      num_trademarks_total?: number;
      num_trademarks_total_5y?: number;
      patent_valid_ratio?: number;
      patenting_growth_ratio?: number;
      qualification?: unknown[];
      reg_3y_avg?: number;
      reg_capital_formatted?: number;
      reg_growth_ratio?: number;
      reg_num?: number;
      reg_num_5y?: number;
      rounds?: number;
      self_cited_by_ratio?: number;
      standard_information_num?: number;
      tech_global_concentration?: number;
      tech_width?: number;
      top5_current_impact_index?: number;
      total_patent_award_score?: number;
      value_avg?: number;
      value_sum?: number;
      value_top5_avg?: number;
    };
    rating_v2?: string;
    score?: number;
    score_dimension?: ScoreDimension;
  };
}

export interface c027CompanyEnterprisePatentRiskWarning {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    patent_count?: PatentCount;
    patent_event_count?: PatentEventCount;
  };
}

export interface c028CompanyEnterprisePatentRiskWarningBacktracking {
  readonly body: C028CompanyEnterprisePatentRiskWarningBacktrackingRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    date?: string;
    org_number?: string;
    patent_count?: PatentCount;
    patent_event_count?: PatentEventCount;
  };
}

export interface c029CompanyEnterprisePatentRiskWarningTrend {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    patent_count_growth?: {
      active_invention_cnt_growth?: number;
      apno_cnt_growth?: number;
      granted_invention_cnt_growth?: number;
      patent_litigation_defendant_growth?: number;
      patent_litigation_plaintiff_growth?: number;
      patent_pledge_growth?: number;
      patent_reexam_growth?: number;
      patent_transfer_growth?: number;
      patent_transfer_out_growth?: number;
      rejected_growth?: number;
    };
    patent_event_count_growth?: {
      litigation_defendant_growth?: number;
      litigation_plaintiff_growth?: number;
      pledge_growth?: number;
      reexam_growth?: number;
      transfer_growth?: number;
      transfer_out_growth?: number;
    };
  };
}

export interface Operations {
  readonly 'c022CompanyTechnologyEvaluation': c022CompanyTechnologyEvaluation;
  readonly 'c023CompanyTechnologyIndicators': c023CompanyTechnologyIndicators;
  readonly 'c024CompanyTechnologyEvaluationIndicators': c024CompanyTechnologyEvaluationIndicators;
  readonly 'c025CompanyCompanyGroupTechnologyEvaluationIndicators': c025CompanyCompanyGroupTechnologyEvaluationIndicators;
  readonly 'c026CompanyTechnologyEvaluationIndicatorsBacktracking': c026CompanyTechnologyEvaluationIndicatorsBacktracking;
  readonly 'c027CompanyEnterprisePatentRiskWarning': c027CompanyEnterprisePatentRiskWarning;
  readonly 'c028CompanyEnterprisePatentRiskWarningBacktracking': c028CompanyEnterprisePatentRiskWarningBacktracking;
  readonly 'c029CompanyEnterprisePatentRiskWarningTrend': c029CompanyEnterprisePatentRiskWarningTrend;
}
