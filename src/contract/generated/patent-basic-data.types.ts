// Written by `npm run contract` from ../groups/patent-basic-data.json: change that file.

export type PatentBasePersonSimple = {
  address?: string;
  lang?: string;
  name: string;
  sequence: number;
};

export type PatentAbstract = {
  data_format: string;
  lang: string;
  text: string;
};

export type ApplicationData = {
  country?: string;
  date?: number;
  doc_number?: string;
  kind?: string;
  month?: number;
  year?: number;
};

export type ClassificationDoc = {
  further_classification: ClassificationCode[];
  main_classification: ClassificationCode;
};

export type ClassificationCode = {
  class?: string;
  main_group?: string;
  section?: string;
  sub_class?: string;
  sub_group?: string;
};

export type PatentBasePerson = {
  address?: string;
  data_format: string;
  lang?: string;
  name: string;
  rep_type?: "agency" | "agents" | "primary" | "assistant";
  sequence: number;
};

export type CitedByPatents = {
  country: string;
  doc_number: string;
  kind?: string;
  sequence: number;
};

export interface p011BasicPatentDataSimpleBibliography {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    bibliographic_data: {
      abstracts: {
        lang: string;
        text: string;
      }[];
      application_reference: {
        apno?: string;
        date?: number;
      };
      classification_data: {
        classification_cpc?: {
          further: string[];
          main: string;
        };
        classification_gbc: string[];
        classification_ipcr?: {
          further: string[];
          main: string;
        };
        classification_loc: string[];
      };
      dates_of_public_availability?: {
        printed_with_granted?: number;
      };
      invention_title: {
        lang: string;
        text: string;
      }[];
      parties: {
        applicants: PatentBasePersonSimple[];
        assignees: PatentBasePersonSimple[];
        inventors: PatentBasePersonSimple[];
      };
      patent_type: "APPLICATION" | "PATENT" | "UTILITY" | "DESIGN";
      pct_or_regional_filing_data?: {
        date?: number;
        doc_number: string;
        entry_date?: number;
      };
      pct_or_regional_publishing_data?: {
        date?: number;
        number: string;
      };
      priority_claims: {
        country: string;
        date?: number;
        doc_number: string;
      }[];
      publication_reference: {
        country: string;
        date?: number;
        doc_number: string;
        kind?: string;
      };
      reference_cited: {
        cited_others: string[];
        cited_patents: string[];
      };
    };
    patent_id: string;
    pn: string;
  }[];
}

export interface p012BasicPatentDataBibliography {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    bibliographic_data: {
      abstracts: PatentAbstract[];
      application_reference: ApplicationData;
      classification_data: {
        classification_cpc?: ClassificationDoc;
        classification_fi: string[];
        classification_fterm: string[];
        classification_gbc: {
          classification_symbol: {
            category?: string;
            class?: string;
            mid_class?: string;
            sub_class?: string;
          }[];
        };
        classification_ipcr?: ClassificationDoc;
        classification_loc: string[];
        classification_upc: {
          classification_symbol: ClassificationCode[];
        };
      };
      dates_of_public_availability?: {
        month?: number;
        printed_with_granted?: number;
        year?: number;
      };
      exdt?: number;
      invention_title: PatentAbstract[];
      parties: {
        agency: PatentBasePerson[];
        agents: PatentBasePerson[];
        applicants: PatentBasePerson[];
        assignees: PatentBasePerson[];
        examiners: PatentBasePerson[];
        inventors: PatentBasePerson[];
      };
      patent_type: "APPLICATION" | "PATENT" | "UTILITY" | "DESIGN";
      pct_or_regional_filing_data?: {
        date?: number;
        doc_number: string;
        entry_date?: number;
      };
      pct_or_regional_publishing_data?: {
        date?: number;
        doc_number: string;
        kind?: string;
      };
      priority_claims: {
        country: string;
        date?: number;
        doc_number: string;
      }[];
      publication_reference: ApplicationData;
      reference_cited: {
        cited_others: {
          lang?: string;
          num: string;
          text: string;
        }[];
        cited_patents: {
          country: string;
          doc_number: string;
          kind?: string;
          num: string;
        }[];
      };
      related_documents: {
        country: string;
        date?: number;
        doc_number: string;
        relation_type: string;
      }[];
    };
    patent_id: string;
    pn: string;
  }[];
}

export interface p013BasicPatentDataLegalStatus {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    legal_date?: number;
    patent_id: string;
    patent_legal: {
      event_status: string[];
      legal_status: string[];
      simple_legal_status: string[];
    };
    timeline?: {
      state?: string;
      since?: number;
      because?: string;
    }[];
    states?: {
      state?: string;
      status?: string;
      since?: number;
      fee_year?: number;
    }[];
    term?: {
      expires?: number;
      not_later_than?: number;
      reason?: string;
      steps?: string[];
      stated?: {
        by?: string;
        expires?: number;
        extension_days?: number;
      };
    };
    pn: string;
  }[];
}

export interface p014BasicPatentDataPatentFamily {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_family: {
      inpadoc_family: CitedByPatents[];
      inpadoc_family_id: number;
      patsnap_family: CitedByPatents[];
      patsnap_family_id: number;
      simple_family: CitedByPatents[];
      simple_family_id: number;
    };
    patent_id: string;
    pn: string;
  }[];
}

export interface p015BasicPatentDataBackwardCitation {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_cited: {
      cited_by_3y: number;
      cited_by_5y: number;
      cited_by_inpadoc_family: number;
      cited_by_patents: CitedByPatents[];
      cited_by_patsnap_family: number;
      cited_by_simple_family: number;
    };
    patent_id: string;
    pn: string;
  }[];
}

export interface p016AdvancedPatentDataForwardCitation {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id: string;
    patsnap_reference_cited: {
      cited_others: {
        author?: {
          lang?: string;
          name: string;
          sequence?: number;
        }[];
        copyright?: string;
        doi?: string;
        lang?: string;
        num: string;
        text: string;
        title?: string;
      }[];
      cited_patents: {
        category: string[];
        cite_type: string[];
        country: string;
        doc_number: string;
        kind?: string;
        num: string;
      }[];
    };
    pn: string;
  }[];
}

export interface p018BasicPatentDataClaimData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
    replace_by_related?: 0 | 1;
  };
  readonly answer: {
    claim_count?: number;
    claims: {
      claim_independent_count: number;
      claim_text: string;
      data_format: string;
      lang: string;
    }[];
    patent_id: string;
    pn: string;
    pn_related?: string;
  }[];
  readonly filled: {
    query: {
      replace_by_related: 0 | 1;
    };
  };
}

export interface p019BasicPatentDataDescriptionData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
    replace_by_related?: 0 | 1;
  };
  readonly answer: {
    description: PatentAbstract[];
    patent_id: string;
    pn: string;
    pn_related?: string;
  }[];
  readonly filled: {
    query: {
      replace_by_related: 0 | 1;
    };
  };
}

export interface p020BasicPatentDataPdfData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
    replace_by_related?: 0 | 1;
  };
  readonly answer: {
    patent_id?: string;
    pdf?: {
      path?: string;
    };
    pn?: string;
    pn_related?: string;
  }[];
  readonly filled: {
    query: {
      replace_by_related: 0 | 1;
    };
  };
}

export interface p021BasicPatentDataAbstractImage {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    abstract_drawing?: {
      num?: string;
      path?: string;
    };
    patent_id?: string;
    pn?: string;
  }[];
}

export interface p041BasicPatentDataSimpleLegalStatus {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id: string;
    pn: string;
    simple_legal_status: string[];
  }[];
}

export interface p042BasicPatentDataFulltextImage {
  readonly body: {
    limit: number;
    offset: number;
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    fulltext_image?: {
      image_type?: string;
      path?: string;
    }[];
    patent_id?: string;
    pn?: string;
    result_count?: number;
    total_search_result_count?: number;
  };
}

export interface p042BasicPatentDataFulltextInlineImage {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    fulltext_inline_image?: {
      image_id?: string;
      image_type?: string;
      path?: string;
    }[];
    patent_id?: string;
    pn?: string;
    result_count?: number;
  };
}

export interface p043BasicPatentDataAbstractDataTranslated {
  readonly query: {
    lang?: "cn" | "en" | "jp";
    patent_id?: string;
    patent_number?: string;
    replace_by_related?: 0 | 1;
  };
  readonly answer: {
    abstract?: string;
    model?: string;
    origin?: "original" | "office" | "machine" | "model";
    patent_id?: string;
    pn?: string;
    pn_related?: string;
    title?: string;
  }[];
  readonly filled: {
    query: {
      replace_by_related: 0 | 1;
    };
  };
}

export interface p044BasicPatentDataClaimDataTranslated {
  readonly query: {
    lang?: "cn" | "en" | "jp";
    patent_id?: string;
    patent_number?: string;
    replace_by_related?: 0 | 1;
  };
  readonly answer: {
    claims?: string;
    model?: string;
    origin?: "original" | "office" | "machine" | "model";
    patent_id?: string;
    pn?: string;
    pn_related?: string;
  }[];
  readonly filled: {
    query: {
      replace_by_related: 0 | 1;
    };
  };
}

export interface p045BasicPatentDataDescriptionDataTranslated {
  readonly query: {
    lang?: "cn" | "en" | "jp";
    patent_id?: string;
    patent_number?: string;
    replace_by_related?: 0 | 1;
  };
  readonly answer: {
    description?: string;
    model?: string;
    origin?: "original" | "office" | "machine" | "model";
    patent_id?: string;
    pn?: string;
    pn_related?: string;
  }[];
  readonly filled: {
    query: {
      replace_by_related: 0 | 1;
    };
  };
}

export interface p073BasicPatentDataDescriptionOffset {
  readonly query: {
    lang?: "EN" | "CN" | "JP" | "KR" | "TW";
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    lang?: string;
    patent_id?: string;
    pn?: string;
    sections?: {
      section_content?: {
        idx_end?: number;
        idx_start?: number;
      };
      section_name?: {
        category_id?: string[];
        category_name?: string[];
        idx_end?: number;
        idx_start?: number;
        text?: string;
      };
    }[];
  };
  readonly filled: {
    query: {
      lang: "EN" | "CN" | "JP" | "KR" | "TW";
    };
  };
}

export interface Operations {
  readonly 'p011BasicPatentDataSimpleBibliography': p011BasicPatentDataSimpleBibliography;
  readonly 'p012BasicPatentDataBibliography': p012BasicPatentDataBibliography;
  readonly 'p013BasicPatentDataLegalStatus': p013BasicPatentDataLegalStatus;
  readonly 'p014BasicPatentDataPatentFamily': p014BasicPatentDataPatentFamily;
  readonly 'p015BasicPatentDataBackwardCitation': p015BasicPatentDataBackwardCitation;
  readonly 'p016AdvancedPatentDataForwardCitation': p016AdvancedPatentDataForwardCitation;
  readonly 'p018BasicPatentDataClaimData': p018BasicPatentDataClaimData;
  readonly 'p019BasicPatentDataDescriptionData': p019BasicPatentDataDescriptionData;
  readonly 'p020BasicPatentDataPdfData': p020BasicPatentDataPdfData;
  readonly 'p021BasicPatentDataAbstractImage': p021BasicPatentDataAbstractImage;
  readonly 'p041BasicPatentDataSimpleLegalStatus': p041BasicPatentDataSimpleLegalStatus;
  readonly 'p042BasicPatentDataFulltextImage': p042BasicPatentDataFulltextImage;
  readonly 'p042BasicPatentDataFulltextInlineImage': p042BasicPatentDataFulltextInlineImage;
  readonly 'p043BasicPatentDataAbstractDataTranslated': p043BasicPatentDataAbstractDataTranslated;
  readonly 'p044BasicPatentDataClaimDataTranslated': p044BasicPatentDataClaimDataTranslated;
  readonly 'p045BasicPatentDataDescriptionDataTranslated': p045BasicPatentDataDescriptionDataTranslated;
  readonly 'p073BasicPatentDataDescriptionOffset': p073BasicPatentDataDescriptionOffset;
}
