// Written by `npm run contract` from ../groups/drug-basic-data.json: change that file.

export type CommonOrganization = {
  display_name?: CommonName[];
  organization_id?: string;
};

export type CommonName = {
  lang?: string;
  name?: string;
};

export type CommonCountry = {
  alpha2_code?: string;
  country_id?: string;
  display_name?: CommonName[];
};

export type DrugResponseDisease = {
  disease_id?: string;
  display_name?: CommonName[];
  umls?: string[];
};

export type CommonDictionary = {
  display_name?: CommonName[];
  normalized_id?: string;
};

export type DrugApprovalEmaDto = {
  products?: ApprovalProductDto[];
  submissions?: ApprovalSubmissionDto[];
};

export type ApprovalProductDto = {
  appl_no?: string;
  appl_type?: string;
  applicant_holder?: CommonOrganization[];
  approval_date?: number;
  biosimilar?: 0 | 1;
  content_concentration?: string;
  data_source?: string;
  dosage_form_and_route?: DosageFormAndRouteDto;
  drug_approval_id?: string;
  exclusivity?: {
    code?: string;
    date?: number;
  }[];
  first_approval_date?: number;
  generic?: 0 | 1;
  last_update_date?: number;
  market_status?: CommonDictionary;
  pack_size?: string;
  product_data_source?: CommonName[];
  product_no?: string;
  product_presentation?: string;
  special_review?: CommonDictionary[];
  strength?: string;
  trade_name?: CommonName[];
};

export type DosageFormAndRouteDto = {
  dosage_from?: CommonDictionary[];
  original_name?: string;
  route?: CommonDictionary[];
};

export type ApprovalSubmissionDto = {
  action_date?: number;
  action_type?: string;
  approval_date?: number;
  disease?: CommonDisease[];
  drug_approval_id?: string;
  market_status?: CommonDictionary;
  original_regulation?: string;
  regulation?: CommonDictionary[];
  submission_classification?: string;
  submission_no?: number;
  submission_type?: string;
};

export type CommonDisease = {
  disease_id?: string;
  display_name?: CommonName[];
};

export type AnalysisDto = {
  display_name?: CommonName[];
  id?: string;
  phase?: PhaseDto[];
};

export type PhaseDto = {
  dev_status?: CommonDictionary;
  drug_count?: number;
};

export type ApprovalFile = {
  approval_date?: number;
  drug_approval_id?: string;
  source_url?: string;
  type?: string;
};

export interface b018DrugDetail {
  readonly query: {
    drug_id: string;
  };
  readonly answer: {
    active_organization?: CommonOrganization[];
    alias_name?: CommonName[];
    approval_country?: CommonCountry[];
    atc_codes?: string[];
    deal_organization?: CommonOrganization[];
    dev_code?: {
      code?: string;
      name?: string;
      status?: string;
    }[];
    disease?: DrugResponseDisease[];
    drug_id?: string;
    drug_name?: CommonName[];
    drug_type?: CommonDictionary[];
    exist_deal?: boolean;
    first_approval_date?: number;
    first_approval_date_cn?: number;
    first_approved_country?: CommonCountry[];
    first_approved_disease?: DrugResponseDisease[];
    generic_name?: CommonName[];
    global_highest_dev_status?: CommonDictionary;
    highest_dev_status_cn?: CommonDictionary;
    inactive_organization?: CommonOrganization[];
    label_statement?: {
      section?: "boxed_warning" | "indications" | "mechanism";
      text?: string;
      label?: string;
      date?: number;
      source_url?: string;
    }[];
    same_name?: {
      drug_id?: string;
      display_name?: CommonName[];
      name?: string;
    }[];
    mechanism_action?: {
      display_name?: CommonName[];
      mechanism_id?: string;
      short_name?: CommonName[];
    }[];
    milestone_tags?: {
      date?: number;
      name?: CommonName[];
    }[];
    non_research_disease?: DrugResponseDisease[];
    originator_organization?: CommonOrganization[];
    patent_mining?: boolean;
    research_disease?: DrugResponseDisease[];
    sequence?: {
      chain_type?: string[];
      sequence_number?: number;
      sequence_text?: string;
    }[];
    special_approval?: {
      country?: CommonCountry;
      special_view?: CommonDictionary;
    }[];
    structure?: {
      base64?: string;
      canonical_smiles?: string;
      formula?: string;
      inchi_key?: string;
      isometric_smiles?: string;
    }[];
    target?: {
      display_name?: CommonName[];
      gene_symbol?: CommonName[];
      hgnc_id?: string[];
      mesh_id?: string[];
      short_name?: CommonName[];
      target_id?: string;
    }[];
    therapeutic_area?: DrugResponseDisease[];
    trade_name?: CommonName[];
  };
}

export interface b019DrugApproval {
  readonly query: {
    drug_id: string;
  };
  readonly answer: {
    ema?: DrugApprovalEmaDto;
    fda?: DrugApprovalEmaDto;
    nmpa?: {
      products?: ApprovalProductDto[];
    };
    pmda?: {
      products?: ApprovalProductDto[];
    };
  };
}

export interface b020DrugDevStatus {
  readonly query: {
    drug_id: string;
    offset?: number;
    limit?: number;
  };
  readonly answer: {
    items?: {
      country?: CommonCountry;
      dev_status?: CommonDictionary;
      dev_status_time?: number;
      disease?: CommonDisease;
      id?: string;
      organization?: CommonOrganization;
      evidence?: string;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    query: {
      offset: number;
      limit: number;
    };
  };
}

export interface b021DrugSpecialApproval {
  readonly query: {
    drug_id: string;
  };
  readonly answer: {
    items?: {
      approval_time?: number;
      country?: CommonCountry;
      disease?: CommonDisease;
      id?: string;
      organization?: CommonOrganization;
      special_review?: CommonDictionary;
    }[];
    total?: number;
  };
}

export interface b040TargetDetail {
  readonly query: {
    target_id: string;
  };
  readonly answer: {
    alias?: CommonName[];
    profile?: CommonName[];
    short_name?: CommonName[];
    target_id?: string;
    target_name?: CommonName[];
    uniprot_id?: string[];
  };
}

export interface b041TargetAnalysis {
  readonly query: {
    target_id: string;
    type: "ORGANIZATION" | "DISEASE" | "DRUG_TYPE";
    roll_up: boolean;
  };
  readonly answer: {
    disease?: AnalysisDto[];
    drug_type?: AnalysisDto[];
    organization?: AnalysisDto[];
  };
}

export interface b047DrugXdc {
  readonly query: {
    drug_id: string;
  };
  readonly answer: {
    antibody_type?: CommonDictionary;
    conjugation_site?: CommonDictionary;
    dar?: string;
    linker?: CommonDictionary;
    payload?: CommonDictionary;
    targeting_moiety?: {
      display_name?: CommonName[];
      drug_id?: string;
    };
    evidence?: string;
  };
}

export interface b059ApprovalFile {
  readonly body: {
    approval_id?: string[];
    approval_source?: "FDA" | "EMA" | "PMDA" | "NMPA";
    drug_id?: string;
  };
  readonly answer: {
    ema?: ApprovalFile[];
    fda?: ApprovalFile[];
    nmpa?: ApprovalFile[];
    pmda?: ApprovalFile[];
  };
}

export interface Operations {
  readonly 'b018DrugDetail': b018DrugDetail;
  readonly 'b019DrugApproval': b019DrugApproval;
  readonly 'b020DrugDevStatus': b020DrugDevStatus;
  readonly 'b021DrugSpecialApproval': b021DrugSpecialApproval;
  readonly 'b040TargetDetail': b040TargetDetail;
  readonly 'b041TargetAnalysis': b041TargetAnalysis;
  readonly 'b047DrugXdc': b047DrugXdc;
  readonly 'b059ApprovalFile': b059ApprovalFile;
}
