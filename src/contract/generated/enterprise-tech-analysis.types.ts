// Written by `npm run contract` from ../groups/enterprise-tech-analysis.json: change that file.

export type ApplicationData = {
  country?: string;
  date?: number;
  doc_number?: string;
  kind?: string;
  month?: number;
  year?: number;
};

export type C029CompanyEnterprisePatentRiskWarningTrendRequest = {
  company_name?: string;
  credit_code?: string;
  org_number?: string;
};

export interface c112CompanyCorePatent {
  readonly body: {
    company_name?: string;
    credit_code?: string;
    org_number?: string;
  };
  readonly answer: {
    company_name?: string;
    core_patent?: {
      abstract?: {
        data_format?: string;
        lang?: string;
        text?: string;
      }[];
      application_reference?: ApplicationData;
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
      patent_id?: string;
      patent_legal?: {
        event_status?: string[];
        legal_status?: string[];
        simple_legal_status?: string[];
      };
      patent_type?: string;
      patent_value?: number;
      patsnap_economy?: number;
      patsnap_legal?: number;
      patsnap_market?: number;
      patsnap_strategic?: number;
      patsnap_technology?: number;
      pn?: string;
      publication_reference?: ApplicationData;
    }[];
    credit_code?: string;
    org_number?: string;
  };
}

export interface c114CompanyIndustryUniversityResearch {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    iur_app_count?: number;
    iur_count?: number;
    iur_detail?: {
      iur_name?: string;
      iur_name_count?: number;
      iur_type?: string;
    }[];
    org_number?: string;
  };
}

export interface c115CompanyIndustryUniversityResearchIpc {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    iur_detail?: {
      ipc_detail?: {
        ipc_iur_name_count?: number;
        ipc_main_group?: string;
      }[];
      iur_name?: string;
      iur_type?: string;
    }[];
    org_number?: string;
  };
}

export interface c116CompanyIndustryUniversityResearchRegionDistribution {
  readonly body: C029CompanyEnterprisePatentRiskWarningTrendRequest;
  readonly answer: {
    company_name?: string;
    credit_code?: string;
    iur_detail?: {
      iur_name?: string;
      iur_type?: string;
      region_detail?: {
        region?: string;
        region_iur_name_count?: number;
      }[];
    }[];
    org_number?: string;
  };
}

export interface Operations {
  readonly 'c112CompanyCorePatent': c112CompanyCorePatent;
  readonly 'c114CompanyIndustryUniversityResearch': c114CompanyIndustryUniversityResearch;
  readonly 'c115CompanyIndustryUniversityResearchIpc': c115CompanyIndustryUniversityResearchIpc;
  readonly 'c116CompanyIndustryUniversityResearchRegionDistribution': c116CompanyIndustryUniversityResearchRegionDistribution;
}
