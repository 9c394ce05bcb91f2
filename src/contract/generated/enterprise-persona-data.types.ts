// Written by `npm run contract` from ../groups/enterprise-persona-data.json: change that file.

export type C029CompanyEnterprisePatentRiskWarningTrendRequest = {
  company_name?: string;
  credit_code?: string;
  org_number?: string;
};

export type Classification = {
  classification?: string;
  code?: string;
};

export interface c004CompanyAttribute {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    group?: unknown[];
    investment_top100_qk?: unknown[];
    org_number?: string;
    process_ipo?: string;
    public_label?: {
      label?: string;
      type?: string;
    }[];
    round_lastest?: string;
    tax_credie_a?: string;
  };
}

export interface c005CompanyTechnologyLabel {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    is_cxcy01?: string;
    is_djs001?: string;
    is_djs002?: string;
    is_djs003?: string;
    is_dl001?: string;
    is_dl002?: string;
    is_dl003?: string;
    is_dxgj01?: string;
    is_fhq01?: string;
    is_gjzcsf01?: string;
    is_gjzcys01?: string;
    is_gxjs01?: string;
    is_jscxsf01?: string;
    is_jsxj02?: string;
    is_kjxzx01?: string;
    is_qyjszx01?: string;
    is_qyjszx02?: string;
    is_yxgj02?: string;
    is_zckj01?: string;
    is_zjtx01?: string;
    is_zjtx02_1?: string;
    is_zjtx02_2?: string;
    is_zjtx03_1?: string;
    is_zjtx03_2?: string;
    org_number?: string;
  };
}

export interface c006CompanyAwards {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    is_gjjsfm01?: string;
    is_gjkjcx01?: string;
    is_gjkjjb01?: string;
    is_gjzdly01?: string;
    is_gjzgkj01?: string;
    is_gjzqn01?: string;
    is_gjzrkx01?: string;
    is_zlj01?: string;
    is_zlj02?: string;
    org_number?: string;
  };
}

export interface c007CompanyIndustryClassification {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    category?: Classification;
    category_big?: Classification;
    category_middle?: Classification;
    category_small?: Classification;
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    seic_lv1?: Classification;
    seic_lv2?: Classification;
  };
}

export interface c008CompanyProductTechnicalClassification {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    tech_product?: {
      classification?: string;
      rank?: number;
    }[];
    tech_subject?: {
      classification?: string;
      rank?: number;
    }[];
  };
}

export interface c009CompanyIndustrialTechnologyChain {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    chain_detail?: {
      chain_name?: string;
      node_name?: string;
      patent_cnt?: number;
    }[];
    company_name?: string;
    credit_code?: string;
    org_number?: string;
  };
}

export interface c010CompanyStandardDevelopment {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    is_standard_country?: string;
    is_standard_industry?: string;
    is_standard_place?: string;
    is_standard_team?: string;
    org_number?: string;
  };
}

export interface c011CompanyIntellectualProperty {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    other_ip?: {
      copy_reg_cnt?: number;
      copy_reg_cnt_fy1?: number;
      copy_reg_cnt_fy2?: number;
      copy_reg_cnt_fy3?: number;
      ic_cnt?: number;
      ic_cnt_fy1?: number;
      ic_cnt_fy2?: number;
      ic_cnt_fy3?: number;
      new_plant_variety_cnt?: number;
      new_plant_variety_cnt_fy1?: number;
      new_plant_variety_cnt_fy2?: number;
      new_plant_variety_cnt_fy3?: number;
      trademark_cnt?: number;
      trademark_cnt_fy1?: number;
      trademark_cnt_fy2?: number;
      trademark_cnt_fy3?: number;
    };
    patent_application?: {
      cn_apno_cnt?: number;
      design_apno_cnt?: number;
      design_apno_cnt_fy1?: number;
      design_apno_cnt_fy2?: number;
      design_apno_cnt_fy3?: number;
      invention_apno_cnt?: number;
      invention_apno_cnt_fy1?: number;
      invention_apno_cnt_fy2?: number;
      invention_apno_cnt_fy3?: number;
      non_cn_apno_cnt?: number;
      pct_apno_cnt?: number;
      utility_apno_cnt?: number;
      utility_apno_cnt_fy1?: number;
      utility_apno_cnt_fy2?: number;
      utility_apno_cnt_fy3?: number;
    };
    patent_current?: {
      defense_decryption_apno_current_cnt?: number;
      design_apno_current_cnt?: number;
      invention_apno_current_cnt?: number;
      pct_apno_current_cnt?: number;
      sep_apno_current_cnt?: number;
      utility_apno_current_cnt?: number;
      valid_apno_current_cnt?: number;
      valid_design_apno_current_cnt?: number;
      valid_invention_apno_current_cnt?: number;
      valid_utility_apno_current_cnt?: number;
    };
  };
}

export interface Operations {
  readonly 'c004CompanyAttribute': c004CompanyAttribute;
  readonly 'c005CompanyTechnologyLabel': c005CompanyTechnologyLabel;
  readonly 'c006CompanyAwards': c006CompanyAwards;
  readonly 'c007CompanyIndustryClassification': c007CompanyIndustryClassification;
  readonly 'c008CompanyProductTechnicalClassification': c008CompanyProductTechnicalClassification;
  readonly 'c009CompanyIndustrialTechnologyChain': c009CompanyIndustrialTechnologyChain;
  readonly 'c010CompanyStandardDevelopment': c010CompanyStandardDevelopment;
  readonly 'c011CompanyIntellectualProperty': c011CompanyIntellectualProperty;
}
