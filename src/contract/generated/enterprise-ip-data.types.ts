// Written by `npm run contract` from ../groups/enterprise-ip-data.json: change that file.

export type C033SpecialIpDataIcDesignRequest = {
  company_name?: string;
  credit_code?: string;
  org_number?: string;
  page_number?: number;
  page_size?: number;
};

export type C034NewPlantVarietyApplicationRequest = {
  company_name: string;
  page_number?: number;
  page_size?: number;
};

export type C034NewPlantVarietyApplicationResponse = {
  plant_variety_protection_application_data?: PlantVarietyProtectionApplication[];
  total?: number;
};

export type PlantVarietyProtectionApplication = {
  applicants?: string[];
  application_date?: number;
  application_number?: string;
  breeders?: string[];
  publication_date?: number;
  publication_number?: string;
  species_name?: string;
  temporary_variety_name?: string;
};

export interface c031SpecialIpDataEnterpriseTrademark {
  readonly body: {
    app_year?: string;
    company_name?: string;
    credit_code?: string;
    org_number?: string;
    page_number?: number;
    page_size?: number;
    status?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";
    tm_class?: string;
  };
  readonly answer: {
    enterprise_trademark_data?: {
      app_date?: number;
      applicant_cn?: string;
      category?: string;
      id?: string;
      int_cls?: string;
      reg_no?: string;
      status?: string;
      tm_class?: string;
      tm_name?: string;
    }[];
    total?: number;
  };
  readonly filled: {
    body: {
      page_number: number;
      page_size: number;
    };
  };
}

export interface c032SpecialIpDataSoftwareCopyright {
  readonly body: C033SpecialIpDataIcDesignRequest;
  readonly answer: {
    software_copyright_data?: {
      author_nationality?: string;
      cat_num?: string;
      full_name?: string;
      publish_time?: number;
      reg_num?: string;
      reg_time?: number;
      simple_name?: string;
      version?: string;
    }[];
    total?: number;
  };
  readonly filled: {
    body: {
      page_number: number;
      page_size: number;
    };
  };
}

export interface c033SpecialIpDataIcDesign {
  readonly body: C033SpecialIpDataIcDesignRequest;
  readonly answer: {
    ic_design_data?: {
      app_date?: number;
      assignee_name?: string;
      create_completion_date?: number;
      design_name?: string;
      end_date?: number;
      inventor_name?: string;
      publish_date?: number;
      publish_number?: string;
      reg_number?: string;
    }[];
    total?: number;
  };
  readonly filled: {
    body: {
      page_number: number;
      page_size: number;
    };
  };
}

export interface c034NewPlantVarietyApplication {
  readonly body: C034NewPlantVarietyApplicationRequest;
  readonly response: C034NewPlantVarietyApplicationResponse;
  readonly filled: {
    body: {
      page_number: number;
      page_size: number;
    };
  };
}

export interface c034NewPlantVarietyIssue {
  readonly body: C034NewPlantVarietyApplicationRequest;
  readonly response: C034NewPlantVarietyApplicationResponse;
  readonly filled: {
    body: {
      page_number: number;
      page_size: number;
    };
  };
}

export interface c046PatentPotentialBuyer {
  readonly body: {
    patent_id?: string;
    pn?: string;
  };
  readonly answer: {
    buy_all_cnt?: string;
    buy_this_cnt?: string;
    company_id?: string;
    company_name?: string;
    patent_cnt?: string;
    sim_score_avg?: string;
  }[];
}

export interface Operations {
  readonly 'c031SpecialIpDataEnterpriseTrademark': c031SpecialIpDataEnterpriseTrademark;
  readonly 'c032SpecialIpDataSoftwareCopyright': c032SpecialIpDataSoftwareCopyright;
  readonly 'c033SpecialIpDataIcDesign': c033SpecialIpDataIcDesign;
  readonly 'c034NewPlantVarietyApplication': c034NewPlantVarietyApplication;
  readonly 'c034NewPlantVarietyIssue': c034NewPlantVarietyIssue;
  readonly 'c046PatentPotentialBuyer': c046PatentPotentialBuyer;
}
