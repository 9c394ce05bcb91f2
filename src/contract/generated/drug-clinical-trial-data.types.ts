// Written by `npm run contract` from ../groups/drug-clinical-trial-data.json: change that file.

export type CommonDictionary = {
  display_name?: CommonName[];
  normalized_id?: string;
};

export type CommonName = {
  lang?: string;
  name?: string;
};

export type CommonDisease = {
  disease_id?: string;
  display_name?: CommonName[];
};

export type CommonDrug = {
  display_name?: CommonName[];
  drug_id?: string;
};

export type CommonOrganization = {
  display_name?: CommonName[];
  organization_id?: string;
};

export type CommonTarget = {
  display_name?: CommonName[];
  short_name?: CommonName[];
  target_id?: string;
};

export type DateItem = {
  date_type?: "Anticipated" | "Actual";
  time_ts?: number;
};

export type AppPhsCtOutcomeMeasureEntityDto = {
  ct_result_id?: string;
  dispersion_type?: string;
  display_name?: CommonName[];
  display_section?: string;
  measure_id?: string;
  name?: string;
  normalized_id?: string[];
  outcome_order?: number;
  param_type?: string;
  parent_measure_id?: string;
  result_list?: ResultDto[];
  type?: string;
  unit_of_measure?: string;
};

export type ResultDto = {
  group_id?: string;
  lower_value?: string;
  participant_analyzed?: string;
  participant_analyzed_units?: string;
  pct?: string;
  spread?: string;
  upper_value?: string;
  value?: string;
};

export interface b022ClinicalTrialDetail {
  readonly query: {
    clinical_trial_id?: string;
    register_number?: string;
  };
  readonly answer: {
    brief_title?: string;
    clinical_trial_id?: string;
    data_source?: "WHO" | "CTGOV" | "CTR";
    official_title?: string;
    phase?: CommonDictionary;
    recruitment_status?: string;
    register_number?: string;
  };
}

export interface b023ClinicalTrialRelatedEntity {
  readonly query: {
    clinical_trial_id?: string;
    register_number?: string;
  };
  readonly answer: {
    clinical_trial_id?: string;
    condition?: string[];
    condition_disease?: CommonDisease[];
    control_drug?: CommonDrug[];
    main_experimentation_drug?: CommonDrug[];
    organization?: CommonOrganization[];
    register_number?: string;
    target?: CommonTarget[];
  };
}

export interface b024ClinicalTrialDescription {
  readonly query: {
    clinical_trial_id?: string;
    register_number?: string;
  };
  readonly answer: {
    brief_summary?: string;
    clinical_trial_id?: string;
    country?: {
      alpha2_code?: string;
      country_id?: string;
      display_name?: CommonName[];
    }[];
    detailed_description?: string;
    register_number?: string;
  };
}

export interface b025ClinicalTrialEligibility {
  readonly query: {
    clinical_trial_id?: string;
    register_number?: string;
  };
  readonly answer: {
    clinical_trial_id?: string;
    exclude_criteria?: string;
    gender?: string;
    healthy_volunteers?: "Yes" | "No";
    include_criteria?: string;
    max_age?: {
      age?: string;
      unit?: string;
    };
    min_age?: {
      age?: string;
      unit?: string;
    };
    register_number?: string;
  };
}

export interface b026ClinicalTrialDesign {
  readonly query: {
    clinical_trial_id?: string;
    register_number?: string;
  };
  readonly answer: {
    allocation?: string;
    arm_intervention?: {
      design_group_description?: string;
      design_group_title?: string;
      design_group_type?: string;
      intervention?: {
        intervention_description?: string;
        intervention_name?: string;
        intervention_type?: string;
      }[];
    }[];
    clinical_trial_id?: string;
    completion_date?: DateItem;
    enrollment?: {
      enrollment?: string;
      enrollment_text?: string;
      enrollment_type?: string;
      location?: string;
    }[];
    first_posted_date?: number;
    intervention_model?: string;
    masking?: string;
    outcome?: {
      description?: string;
      outcome_type?: string;
      time_frame?: string;
      title?: string;
    }[];
    primary_completion_date?: DateItem;
    primary_purpose?: string;
    register_number?: string;
    start_date?: DateItem;
    study_type?: "Prevention" | "Expanded Access" | "Health Services Research" | "Interventional" | "Diagnosis" | "Cause" | "Observational" | "Basic Science" | "Unknown" | "Others";
  };
}

export interface b027ClinicalTrialContact {
  readonly query: {
    clinical_trial_id?: string;
    register_number?: string;
  };
  readonly answer: {
    central_contact?: {
      email?: string;
      name?: string;
      phone?: string;
    }[];
    clinical_trial_id?: string;
    register_number?: string;
  };
}

export interface b032CtResultDetail {
  readonly query: {
    ct_result_id?: string;
  };
  readonly answer: {
    biomarker?: {
      display_name?: CommonName[];
      id?: string;
    }[];
    collaborator_organization?: CommonOrganization[];
    conclusion?: string;
    condition_disease?: CommonDisease[];
    ct_result_id?: string;
    drug?: CommonDrug[];
    general_evaluation?: CommonDictionary;
    mechanism_action?: {
      display_name?: CommonName[];
      mechanism_id?: string;
      short_name?: CommonName[];
    }[];
    organization?: CommonOrganization[];
    original_biomarker?: CommonName[];
    overall_enrollment?: number;
    phase?: CommonDictionary;
    published_time?: number;
    register_number?: string[];
    register_number_map?: Record<string, string>;
    related_id?: {
      id_type?: string;
      id_value?: string;
    }[];
    single_or_multi?: "single_drug" | "multiple_drugs";
    sponsor_organization?: CommonOrganization[];
    study_design?: {
      allocation?: string;
      allocation_normalized?: CommonDictionary;
      intervention_model?: string;
      intervention_model_normalized?: CommonDictionary;
      masking?: string;
      primary_purpose?: string;
    };
    target?: CommonTarget[];
    therapeutic_area?: CommonDisease[];
    therapy_type?: CommonDictionary[];
    title?: string;
  };
}

export interface b048CtResultGroup {
  readonly query: {
    ct_result_id?: string;
  };
  readonly answer: {
    groups?: {
      characteristic?: {
        name?: string;
        type?: string;
      }[];
      ct_result_id?: string;
      group_id?: string;
      group_type?: string;
      participant_number?: string;
    }[];
    outcome_measure_efficacy?: AppPhsCtOutcomeMeasureEntityDto[];
    outcome_measure_safety?: AppPhsCtOutcomeMeasureEntityDto[];
    outcome_measures?: AppPhsCtOutcomeMeasureEntityDto[];
  };
}

export interface Operations {
  readonly 'b022ClinicalTrialDetail': b022ClinicalTrialDetail;
  readonly 'b023ClinicalTrialRelatedEntity': b023ClinicalTrialRelatedEntity;
  readonly 'b024ClinicalTrialDescription': b024ClinicalTrialDescription;
  readonly 'b025ClinicalTrialEligibility': b025ClinicalTrialEligibility;
  readonly 'b026ClinicalTrialDesign': b026ClinicalTrialDesign;
  readonly 'b027ClinicalTrialContact': b027ClinicalTrialContact;
  readonly 'b032CtResultDetail': b032CtResultDetail;
  readonly 'b048CtResultGroup': b048CtResultGroup;
}
