// Written by `npm run contract` from ../groups/drug-visual-analysis.json: change that file.

export type CommonConditionValue = {
  condition?: "AND" | "OR";
  value?: unknown[];
};

export type DiseaseConditionValue = {
  condition?: "AND" | "OR";
  value?: string[];
};

export type CommonName = {
  lang?: string;
  name?: string;
};

export type CommonDictionary = {
  display_name?: CommonName[];
  normalized_id?: string;
};

export type Event = {
  name: "query_result" | "drug_dev_status" | "special_approval" | "clinical_trial" | "drug_deal" | "patent" | "paper" | "translational_medicine" | "news";
  sub_event: string[];
};

export type DrugSearchFilters = {
  country?: string[];
  dev_status?: string[];
  disease?: DiseaseConditionValue;
  drug?: DiseaseConditionValue;
  drug_type?: DiseaseConditionValue;
  employee_number?: string[];
  exist_deal?: boolean;
  global_highest_dev_status?: string[];
  limit?: number;
  mechanism_action?: DiseaseConditionValue;
  offset?: number;
  organization?: DiseaseConditionValue;
  organization_type?: string[];
  sort?: {
    sort_field?: "DRUG_TYPE_SORT" | "GLOBAL_HIGHEST_DEV_STATUS_RANK" | "FIRST_APPROVED_DATE";
    sort_order?: "asc" | "desc";
  }[];
  start_up?: boolean;
  target?: DiseaseConditionValue;
};

export type SimplifiedOrganizationDto = {
  display_name_cn?: string;
  display_name_en?: string;
  entity_id?: string;
};

export type DevStatusEntity = {
  dict_id?: string;
  display_name_cn?: string;
  display_name_en?: string;
};

export type DrugAlert = {
  active_org_master_entity_id?: string[];
  active_org_master_entity_id_view?: SimplifiedOrganizationDto[];
  drug_id?: string;
  drug_id_view?: DrugEntity;
  drug_type?: string[];
  drug_type_view?: DevStatusEntity[];
  global_highest_dev_status?: string;
  global_highest_dev_status_view?: DevStatusEntity;
  target_id?: string[];
  target_id_view?: TargetEntity[];
};

export type DrugEntity = {
  display_name_cn?: string;
  display_name_en?: string;
  drug_id?: string;
};

export type TargetEntity = {
  display_name_cn?: string;
  display_name_en?: string;
  target_id?: string;
};

export interface b057SynapseBullEyesPlot {
  readonly body: {
    country?: string[];
    dev_status?: unknown[];
    dimension: "ORGANIZATION" | "TARGET" | "DISEASE" | "DRUG_TYPE" | "REGION";
    disease?: CommonConditionValue;
    drug?: DiseaseConditionValue;
    drug_type?: CommonConditionValue;
    employee_number?: string[];
    exist_deal?: boolean;
    global_highest_dev_status?: unknown[];
    limit: 10 | 20 | 30;
    mechanism_action?: CommonConditionValue;
    organization?: DiseaseConditionValue;
    organization_type?: string[];
    roll_up?: boolean;
    start_up?: boolean;
    target?: CommonConditionValue;
  };
  readonly answer: {
    dimension?: string;
    items?: {
      country?: {
        alpha2_code?: string;
        country_id?: string;
        display_name?: CommonName[];
      };
      data?: {
        dev_status?: CommonDictionary;
        drug?: {
          display_name?: CommonName[];
          drug_id?: string;
          drug_type?: CommonDictionary;
        }[];
        related_drug_id?: string[];
        stat_info?: {
          drug_type?: CommonDictionary[];
        };
        un_know?: string[];
      }[];
      disease?: {
        disease_id?: string;
        display_name?: CommonName[];
      };
      drug_type?: CommonDictionary;
      organization?: {
        display_name?: CommonName[];
        organization_id?: string;
      };
      target?: {
        display_name?: CommonName[];
        short_name?: CommonName[];
        target_id?: string;
      };
      targets?: {
        display_name?: CommonName[];
        short_name?: CommonName[];
        target_id?: string;
      }[];
    }[];
  };
  readonly filled: {
    body: {
      roll_up: boolean;
    };
  };
}

export interface b064_1DrugSearchCreate {
  readonly body: {
    events: Event[];
    frequency: {
      date?: number;
      type: "DAILY" | "WEEKLY" | "MONTHLY";
    };
    lang: "CN" | "EN";
    query: DrugSearchFilters;
    title: string;
  };
  readonly answer: {
    alert_id?: string;
  };
  readonly filled: {
    body: {
      query: {
        country?: string[];
        dev_status?: string[];
        disease?: DiseaseConditionValue;
        drug?: DiseaseConditionValue;
        drug_type?: DiseaseConditionValue;
        employee_number?: string[];
        exist_deal?: boolean;
        global_highest_dev_status?: string[];
        limit: number;
        mechanism_action?: DiseaseConditionValue;
        offset: number;
        organization?: DiseaseConditionValue;
        organization_type?: string[];
        sort?: {
          sort_field?: "DRUG_TYPE_SORT" | "GLOBAL_HIGHEST_DEV_STATUS_RANK" | "FIRST_APPROVED_DATE";
          sort_order?: "asc" | "desc";
        }[];
        start_up?: boolean;
        target?: DiseaseConditionValue;
      };
    };
  };
}

export interface b064_2DrugSearchEdit {
  readonly body: {
    alert_id: string;
    events: Event[];
    frequency: {
      date?: number;
      type: "DAILY" | "WEEKLY" | "MONTHLY";
    };
    lang: "CN" | "EN";
    query: DrugSearchFilters;
    title: string;
  };
  readonly answer: {
    alert_id?: string;
  };
  readonly filled: {
    body: {
      query: {
        country?: string[];
        dev_status?: string[];
        disease?: DiseaseConditionValue;
        drug?: DiseaseConditionValue;
        drug_type?: DiseaseConditionValue;
        employee_number?: string[];
        exist_deal?: boolean;
        global_highest_dev_status?: string[];
        limit: number;
        mechanism_action?: DiseaseConditionValue;
        offset: number;
        organization?: DiseaseConditionValue;
        organization_type?: string[];
        sort?: {
          sort_field?: "DRUG_TYPE_SORT" | "GLOBAL_HIGHEST_DEV_STATUS_RANK" | "FIRST_APPROVED_DATE";
          sort_order?: "asc" | "desc";
        }[];
        start_up?: boolean;
        target?: DiseaseConditionValue;
      };
    };
  };
}

export interface b064_3DrugSearchQuery {
  readonly body: {
    alert_id: string;
  };
  readonly answer: {
    alert_event_data?: {
      clinical_trial?: {
        clinical_result_id?: string;
        clinical_result_register_number?: {
          clinical_trial_id?: string;
          register_number?: string;
        }[];
        clinical_trial_id?: string;
        event_type_cn?: string;
        event_type_en?: string;
        org_master_entity_id?: string[];
        org_master_entity_id_view?: SimplifiedOrganizationDto[];
        phase?: DevStatusEntity;
        register_number?: string;
        title?: string;
      }[];
      clinical_trial_count?: number;
      clinical_trial_ids?: string[];
      clinical_trial_result_ids?: string[];
      drug_added?: DrugAlert[];
      drug_added_ids?: string[];
      drug_deal?: {
        deal_id?: string;
        deal_title?: string;
        deal_value_cn?: string;
        deal_value_en?: string;
        event_type_cn?: string;
        event_type_en?: string;
        milestone_payment_cn?: string;
        milestone_payment_en?: string;
        upfront_payment_cn?: string;
        upfront_payment_en?: string;
        url?: string;
      }[];
      drug_deal_count?: number;
      drug_deal_ids?: string[];
      drug_dev_status?: {
        country?: string;
        country_view?: {
          display_name_cn?: string;
          display_name_en?: string;
          region_id?: string;
        };
        data_source?: {
          source_url?: string;
        }[];
        dev_status?: string;
        disease_id?: string;
        disease_id_view?: {
          disease_id?: string;
          display_name_cn?: string;
          display_name_en?: string;
        };
        drug_id?: string;
        drug_id_view?: DrugEntity;
        drug_type?: string[];
        drug_type_view?: DevStatusEntity[];
        event_type_cn?: string;
        event_type_en?: string;
        organization_id?: string;
        organization_id_view?: SimplifiedOrganizationDto;
        target_id?: string;
        target_id_view?: TargetEntity;
      }[];
      drug_dev_status_count?: number;
      drug_dev_status_ids?: string[];
      drug_missing?: DrugAlert[];
      drug_missing_ids?: string[];
      event_size?: number;
      news?: {
        event_time_cn?: string;
        event_time_en?: string;
        event_type_cn?: string;
        event_type_en?: string;
        news_id?: string;
        tag?: string[];
        title?: string;
        url?: string;
      }[];
      news_count?: number;
      news_ids?: string[];
      paper?: {
        event_time_cn?: string;
        event_time_en?: string;
        event_type_cn?: string;
        event_type_en?: string;
        journal?: string;
        paper_id?: string;
        title?: string;
        url?: string;
      }[];
      paper_count?: number;
      paper_ids?: string[];
      patent?: {
        event_time_cn?: string;
        event_time_en?: string;
        event_type_cn?: string;
        event_type_en?: string;
        expire_date_cn?: string;
        expire_date_en?: string;
        patent_id?: string;
        pn?: string;
        title_cn?: string;
        title_en?: string;
      }[];
      patent_count?: number;
      patent_ids?: string[];
      result_added_count?: number;
      result_count?: number;
      result_missing_count?: number;
      special_approval?: {
        country?: string;
        country_view?: {
          display_name_cn?: string;
          display_name_en?: string;
          region_id?: string;
        };
        data_source?: {
          source_url?: string;
        };
        disease_id?: string;
        disease_id_view?: {
          disease_id?: string;
          display_name_cn?: string;
          display_name_en?: string;
        };
        drug_id?: string;
        drug_id_view?: DrugEntity;
        drug_type?: string[];
        drug_type_view?: DevStatusEntity[];
        event_type_cn?: string;
        event_type_en?: string;
        organization_id?: string;
        organization_id_view?: SimplifiedOrganizationDto;
        special_review?: string;
        special_review_view?: {
          dict_id?: string;
          display_name_cn?: string;
          display_name_en?: string;
        };
        target_id?: string;
        target_id_view?: TargetEntity;
        uuid?: string;
      }[];
      special_approval_count?: number;
      special_approval_ids?: string[];
      translational_medicine?: {
        event_time_cn?: string;
        event_time_en?: string;
        journal_id?: string[];
        journal_id_view?: {
          dict_id?: string;
          display_name_cn?: string;
          display_name_en?: string;
        }[];
        source_url?: string;
        title?: string;
        translational_medicine_id?: string;
      }[];
      translational_medicine_count?: number;
      translational_medicine_ids?: string[];
    };
    alert_time?: string;
    status?: 0 | 2;
    total_update_event_count?: number;
  };
}

export interface b074DrugMilestone {
  readonly body: {
    country_id?: string[];
    disease_id?: string[];
    drug_id: string;
    event_end_time?: number;
    event_id?: string[];
    event_start_time?: number;
    limit?: number;
    milestone?: string[];
    offset?: number;
    organization_id?: string[];
    sort_order?: "asc" | "desc";
  };
  readonly answer: {
    items?: {
      country?: {
        alpha2_code?: string;
        country_id?: string;
        display_name?: CommonName[];
      }[];
      date?: string;
      description?: CommonName[];
      disease?: {
        disease_id?: string;
        display_name?: CommonName[];
      }[];
      event?: {
        display_name?: CommonName[];
        id?: string;
      }[];
      event_status?: {
        display_name?: CommonName[];
        id?: string;
      };
      milestone_tag?: CommonName[];
      organization?: {
        display_name?: CommonName[];
        organization_id?: string;
      }[];
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface Operations {
  readonly 'b057SynapseBullEyesPlot': b057SynapseBullEyesPlot;
  readonly 'b064-1DrugSearchCreate': b064_1DrugSearchCreate;
  readonly 'b064-2DrugSearchEdit': b064_2DrugSearchEdit;
  readonly 'b064-3DrugSearchQuery': b064_3DrugSearchQuery;
  readonly 'b074DrugMilestone': b074DrugMilestone;
}
