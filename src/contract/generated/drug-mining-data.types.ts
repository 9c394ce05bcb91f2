// Written by `npm run contract` from ../groups/drug-mining-data.json: change that file.

export type PatentTypeDto = {
  exclusivity_code?: string;
  patent_type?: CommonDictionary;
  patent_type_drug?: CommonDrug[];
  use_codes?: string[];
  claim?: number;
  quote?: string;
};

export type CommonDictionary = {
  display_name?: CommonName[];
  normalized_id?: string;
};

export type CommonName = {
  lang?: string;
  name?: string;
};

export type CommonDrug = {
  display_name?: CommonName[];
  drug_id?: string;
};

export type PatentDrugDto = {
  display_name?: CommonName[];
  drug_id?: string;
  drug_type?: CommonDictionary[];
};

export type CommonDisease = {
  disease_id?: string;
  display_name?: CommonName[];
};

export type CommonTarget = {
  display_name?: CommonName[];
  short_name?: CommonName[];
  target_id?: string;
};

export type CommonOrganization = {
  display_name?: CommonName[];
  organization_id?: string;
};

export type MoneyItem = {
  unit?: "million dollar" | null;
  value?: string;
};

export type AntibodySequenceInfo = {
  antibody_heavy_chain?: string;
  antibody_light_chain?: string;
  heavy_chain_sequence_number?: number;
  light_chain_sequence_number?: number;
};

export interface b028PatentDetail {
  readonly query: {
    patent_id?: string;
  };
  readonly answer: {
    apno?: string;
    cde_drug_patent_types?: PatentTypeDto[];
    core_drug?: PatentDrugDto[];
    core_recommend_drug?: PatentDrugDto[];
    disease?: CommonDisease[];
    drug?: PatentDrugDto[];
    family_listed?: {
      pn?: string;
      exdt?: string;
      drug?: PatentDrugDto[];
    }[];
    fda_drug_patent_types?: PatentTypeDto[];
    patent_id?: string;
    patent_tech_type?: CommonDictionary[];
    phs_drug_patent_types?: PatentTypeDto[];
    target?: CommonTarget[];
    title?: {
      lang?: string;
      text?: string;
    }[];
  };
}

export interface b030PaperDetail {
  readonly query: {
    paper_id: string;
  };
  readonly answer: {
    author?: string[];
    disease?: CommonDisease[];
    doi?: string;
    drug?: CommonDrug[];
    epub_date?: string;
    journal?: string;
    organization?: CommonOrganization[];
    paper_abstract?: {
      abst?: string;
      lang?: string;
    }[];
    paper_id?: string;
    paper_title?: {
      lang?: string;
      title?: string;
    }[];
    publication_date?: string;
    source?: string[];
    target?: CommonTarget[];
  };
}

export interface b031SynapseNews {
  readonly query: {
    news_id: string;
  };
  readonly answer: {
    author?: string[];
    channel?: string[];
    content?: string;
    disease?: CommonDisease[];
    drug?: CommonDrug[];
    news_id?: string;
    organization?: CommonOrganization[];
    post_time?: number;
    source_url?: string;
    tags?: string[];
    target?: CommonTarget[];
    title?: string;
  };
}

export interface b039SynapseDrugDeal {
  readonly query: {
    deal_id: string;
  };
  readonly answer: {
    deal_id?: string;
    deal_milestone_payment?: MoneyItem;
    deal_status?: CommonDictionary;
    deal_time?: number;
    deal_title?: string;
    deal_total_value?: MoneyItem;
    deal_type?: CommonDictionary[];
    document?: string;
    quotes?: {
      about?: string;
      text?: string;
    }[];
    deal_upfront_payment?: MoneyItem;
    drug?: CommonDrug[];
    drug_type?: CommonDictionary[];
    partner?: CommonOrganization[];
    principle?: CommonOrganization[];
    source_url?: string;
    target?: CommonTarget[];
    territory_excluded?: {
      alpha2_code?: string;
      country_id?: string;
      display_name?: CommonName[];
    }[];
    territory_included?: {
      alpha2_code?: string;
      country_id?: string;
      display_name?: CommonName[];
    }[];
  };
}

export interface b065AntibodySearch {
  readonly query: {
    antigen_name: string;
    page?: number;
    rows?: number;
  };
  readonly answer: {
    items?: {
      affinity_id?: string;
      antibody_name?: string[];
      antibody_sequence?: AntibodySequenceInfo;
      antigen_name?: string;
      antigen_sequence?: string;
      antigen_species?: string;
      antigen_uniport?: {
        uniprot_id?: string;
        uniprot_id_seq?: string;
      }[];
      source?: {
        antibody_patent_id?: string;
        antibody_patent_number?: string;
        heavy_chain_sequence_id?: string;
        light_chain_sequence_id?: string;
        source_type?: string;
      };
      description?: string;
      structure?: string;
      pubmed?: string[];
    }[];
    page?: number;
    rows?: number;
    total?: number;
  };
}

export interface b066AffinitySearch {
  readonly query: {
    affinity_id: string;
    page?: number;
    rows?: number;
  };
  readonly answer: {
    affinity_details?: {
      index?: string;
      method?: string;
      ori_unit?: string;
      ori_value?: string;
      ph?: string;
      temperature?: string;
      unit?: string;
      value?: string;
    }[];
    antibody_name?: string[];
    antibody_sequence?: AntibodySequenceInfo;
    antigen_name?: string;
    antigen_species?: string;
    antigen_uniport?: {
      uniprot_id?: string;
      uniprot_id_seq?: string;
    }[];
    page?: number;
    rows?: number;
    source?: {
      antibody_patent_id?: string;
      antibody_patent_number?: string;
      heavy_chain_sequence_id?: string;
      light_chain_sequence_id?: string;
      source_type?: string;
    };
    total?: number;
    description?: string;
    structure?: string;
    pubmed?: string[];
  };
}

export interface b070MedicineDetail {
  readonly query: {
    translational_medicine_id?: string;
  };
  readonly answer: {
    abstract_text?: {
      lang?: string;
      text?: string;
    }[];
    author?: {
      ordinal?: number;
      original_name?: string;
      superscript?: number[];
    }[];
    author_institution?: {
      ordinal?: number;
      original_name?: string;
    }[];
    pubmed_url?: string[];
    source_url?: string[];
    translational_medicine_title?: CommonName[];
  };
}

export interface Operations {
  readonly 'b028PatentDetail': b028PatentDetail;
  readonly 'b030PaperDetail': b030PaperDetail;
  readonly 'b031SynapseNews': b031SynapseNews;
  readonly 'b039SynapseDrugDeal': b039SynapseDrugDeal;
  readonly 'b065AntibodySearch': b065AntibodySearch;
  readonly 'b066AffinitySearch': b066AffinitySearch;
  readonly 'b070MedicineDetail': b070MedicineDetail;
}
