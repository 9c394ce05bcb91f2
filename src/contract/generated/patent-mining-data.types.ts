// Written by `npm run contract` from ../groups/patent-mining-data.json: change that file.

export type Part = {
  code?: string;
  representive_label_txt?: string;
  x1?: number;
  x2?: number;
  y1?: number;
  y2?: number;
};

export type MaterialOffset = {
  end?: number;
  start?: number;
  text?: string;
};

export interface p022HighValueDataSeicClassification {
  readonly query: {
    lang?: "cn" | "en";
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    lang?: string;
    patent_id?: string;
    pn?: string;
    seic_classification?: {
      seic_lv1?: {
        seic_desc?: string;
        seic_no?: string;
      };
      seic_lv2?: {
        seic_desc?: string;
        seic_no?: string;
      };
    }[];
  }[];
}

export interface p023HighValueDataApplicationDomain {
  readonly query: {
    lang?: "cn" | "en";
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    application_domain_data?: {
      level?: number;
      name?: string;
    }[];
    lang?: string;
    patent_id?: string;
    pn?: string;
  }[];
}

export interface p024HighValueDataTechnologyTopic {
  readonly query: {
    lang?: "cn" | "en";
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    lang?: string;
    patent_id?: string;
    pn?: string;
    technology_topic_data?: string[];
  }[];
}

export interface p025HighValueDataTechProblemAndBenefitSummary {
  readonly query: {
    lang?: "cn" | "en";
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    benefit_summary?: {
      benefit_para?: string[];
      benefit_word?: string[];
    };
    lang?: string;
    patent_id?: string;
    patsnap_title?: string;
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

export interface p063PatentIntelligentAttachedImage {
  readonly body: {
    lang: "cn" | "en";
    patent_id?: string;
    pn?: string;
  };
  readonly answer: {
    patent_id?: string;
    patent_images?: {
      parts?: Part[];
      storage_path?: string;
    }[];
    pdf_images?: {
      fig_title_code?: string;
      parts?: Part[];
      patent_id?: string;
      storage_path?: string;
    }[];
  };
}

export interface p064BasicPatentDataPatentEnhancedData {
  readonly query: {
    fields?: string;
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    application_type?: number;
    earliest_priority_date?: number;
    first_claim?: {
      claim_text?: string;
      lang?: string;
    }[];
    first_publication?: {
      pbdt?: number;
      pn?: string;
    };
    patent_id?: string;
    pn?: string;
  }[];
}

export interface p066HighValueDataPatentClassificationDescription {
  readonly body: {
    code: string;
    replace_by_merge?: 0 | 1;
    type: "ipc" | "cpc" | "upc" | "gbc" | "loc" | "fi" | "fterm";
  };
  readonly answer: {
    code?: string;
    desc?: {
      lang?: string;
      text?: string;
    }[];
    parent?: {
      desc?: {
        lang?: string;
        text?: string;
      }[];
      parent_code?: string;
    }[];
    type?: "ipc" | "cpc" | "upc" | "gbc" | "loc" | "fi" | "fterm";
    version?: string;
  }[];
  readonly filled: {
    body: {
      replace_by_merge: 0 | 1;
    };
  };
}

export interface p100MaterialPatentPum {
  readonly body: Record<string, unknown>;
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    pn?: string;
    ppi_info?: {
      display_name_cn?: string;
      display_name_en?: string;
      lower_bound?: number;
      ppi_detail?: {
        measurement_max?: number;
        measurement_min?: number;
        raw_property?: string;
        raw_unit?: string;
        section?: string;
      }[];
      ppi_id?: number;
      print_friendly_units?: string;
      upper_bound?: number;
    }[];
  }[];
}

export interface p101MaterialMaterialOntology {
  readonly body: Record<string, unknown>;
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    ontology_lable?: {
      display_name_cn?: string;
      display_name_en?: string;
      ppi_id?: number;
    }[];
    patent_id?: string;
    pn?: string;
  }[];
}

export interface p102MaterialMaterialSubstance {
  readonly body: Record<string, unknown>;
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    pn?: string;
    substance_lable?: {
      substance_id?: string;
      substance_master_name_cn?: string;
      substance_master_name_en?: string;
    }[];
  }[];
}

export interface p103MaterialMaterialSpum {
  readonly body: Record<string, unknown>;
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    pn?: string;
    spum_detail?: {
      measurement_max?: number;
      measurement_min?: number;
      measurement_offset?: MaterialOffset[];
      ppi_id?: number;
      raw_measurement?: string;
      raw_property?: string;
      raw_substance?: string;
      raw_unit?: string;
      section?: string;
      substance_id?: string;
      substance_offset?: MaterialOffset[];
      unit_offset?: MaterialOffset[];
    }[];
  }[];
}

export interface Operations {
  readonly 'p022HighValueDataSeicClassification': p022HighValueDataSeicClassification;
  readonly 'p023HighValueDataApplicationDomain': p023HighValueDataApplicationDomain;
  readonly 'p024HighValueDataTechnologyTopic': p024HighValueDataTechnologyTopic;
  readonly 'p025HighValueDataTechProblemAndBenefitSummary': p025HighValueDataTechProblemAndBenefitSummary;
  readonly 'p063PatentIntelligentAttachedImage': p063PatentIntelligentAttachedImage;
  readonly 'p064BasicPatentDataPatentEnhancedData': p064BasicPatentDataPatentEnhancedData;
  readonly 'p066HighValueDataPatentClassificationDescription': p066HighValueDataPatentClassificationDescription;
  readonly 'p100MaterialPatentPum': p100MaterialPatentPum;
  readonly 'p101MaterialMaterialOntology': p101MaterialMaterialOntology;
  readonly 'p102MaterialMaterialSubstance': p102MaterialMaterialSubstance;
  readonly 'p103MaterialMaterialSpum': p103MaterialMaterialSpum;
}
