// Written by `npm run contract` from ../groups/drug-clinical-trial-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const CommonDictionary = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
}, { title: "DrugClinicalTrialDataCommonDictionary", description: "Common dictionary." }));

const CommonName = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
}, { title: "DrugClinicalTrialDataCommonName", description: "Common name." }));

const CommonDisease = once(() => Type.Object({
  disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
}, { title: "DrugClinicalTrialDataCommonDisease", description: "Common disease." }));

const CommonDrug = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
}, { title: "DrugClinicalTrialDataCommonDrug", description: "Common drug." }));

const CommonOrganization = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", "x-format": "hex32" })),
}, { title: "DrugClinicalTrialDataCommonOrganization", description: "Common organization." }));

const CommonTarget = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
  target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
}, { title: "DrugClinicalTrialDataCommonTarget", description: "Common target." }));

const DateItem = once(() => Type.Object({
  date_type: Type.Optional(Type.Enum(["Anticipated", "Actual"], { type: "string", description: "Date type." })),
  time_ts: Type.Optional(Type.Integer({ format: "int64", description: "Time ts. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
}, { title: "DateItem", description: "Date item." }));

const AppPhsCtOutcomeMeasureEntityDto = once(() => Type.Object({
  ct_result_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial result. From b044CtResultSearch.", "x-format": "hex32", "x-from": ["b044CtResultSearch"] })),
  dispersion_type: Type.Optional(Type.String({ description: "Dispersion type." })),
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  display_section: Type.Optional(Type.String({ description: "Display section." })),
  measure_id: Type.Optional(Type.String({ description: "Identifier of the measure.", examples: ["M1"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
  normalized_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the standardized name." })),
  outcome_order: Type.Optional(Type.Integer({ format: "int32", description: "Outcome order.", "x-unit": "count", examples: [1] })),
  param_type: Type.Optional(Type.String({ description: "Param type." })),
  parent_measure_id: Type.Optional(Type.String({ description: "Identifier of the parent measure.", examples: ["OE1"] })),
  result_list: Type.Optional(Type.Array(ResultDto(), { description: "Result list." })),
  type: Type.Optional(Type.String({ description: "Kind.", examples: ["Primary"] })),
  unit_of_measure: Type.Optional(Type.String({ description: "Unit of measure.", examples: ["ng/mL"] })),
}, { title: "AppPhsCtOutcomeMeasureEntityDto", description: "App PHS clinical trial outcome measure entity dto." }));

const ResultDto = once(() => Type.Object({
  group_id: Type.Optional(Type.String({ description: "Identifier of the group.", "x-format": "hex32" })),
  lower_value: Type.Optional(Type.String({ description: "Lower value.", examples: ["0.1"] })),
  participant_analyzed: Type.Optional(Type.String({ description: "Participant analyzed.", examples: ["7"] })),
  participant_analyzed_units: Type.Optional(Type.String({ description: "Participant analyzed units.", examples: ["Participants"] })),
  pct: Type.Optional(Type.String({ description: "PCT.", examples: ["20"] })),
  spread: Type.Optional(Type.String({ description: "Spread.", examples: ["108.5"] })),
  upper_value: Type.Optional(Type.String({ description: "Upper value.", examples: ["0.5"] })),
  value: Type.Optional(Type.String({ description: "Value.", examples: ["5080"] })),
}, { title: "ResultDto", description: "Result dto." }));

export const b022ClinicalTrialDetail = shape({ id: "b022ClinicalTrialDetail", code: "B022", method: "GET", path: "/synapse/clinical-trial/detail", tag: "Drug Clinical Trial Data" }, {
  query: () => Type.Object({
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial. Give clinical_trial_id or register_number. From b012ClinicalTrialSearch.", "x-format": "hex32", "x-from": ["b012ClinicalTrialSearch"] })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial. Give clinical_trial_id or register_number.", examples: ["NCT06498986"] })),
}),
  answer: () => Type.Object({
  brief_title: Type.Optional(Type.String({ description: "Brief title." })),
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", "x-format": "hex32" })),
  data_source: Type.Optional(Type.Enum(["WHO", "CTGOV", "CTR"], { type: "string", description: "Source of the data." })),
  official_title: Type.Optional(Type.String({ description: "Official title." })),
  phase: Type.Optional(CommonDictionary()),
  recruitment_status: Type.Optional(Type.String({ description: "Recruitment status." })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT06498986"] })),
}, { title: "B022ClinicalTrialDetailAnswer" }),
});

export const b023ClinicalTrialRelatedEntity = shape({ id: "b023ClinicalTrialRelatedEntity", code: "B023", method: "GET", path: "/synapse/clinical-trial/related-entity", tag: "Drug Clinical Trial Data" }, {
  query: () => Type.Object({
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial. Give clinical_trial_id or register_number. From b012ClinicalTrialSearch.", "x-format": "hex32", "x-from": ["b012ClinicalTrialSearch"] })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial. Give clinical_trial_id or register_number.", examples: ["NCT06498986"] })),
}),
  answer: () => Type.Object({
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", "x-format": "hex32" })),
  condition: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Condition that is treated." })),
  condition_disease: Type.Optional(Type.Array(CommonDisease(), { description: "Condition disease." })),
  control_drug: Type.Optional(Type.Array(CommonDrug(), { description: "Control drug." })),
  main_experimentation_drug: Type.Optional(Type.Array(CommonDrug(), { description: "Main experimentation drug." })),
  organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Organization." })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT06498986"] })),
  target: Type.Optional(Type.Array(CommonTarget(), { description: "Biological target." })),
}, { title: "B023ClinicalTrialRelatedEntityAnswer" }),
});

export const b024ClinicalTrialDescription = shape({ id: "b024ClinicalTrialDescription", code: "B024", method: "GET", path: "/synapse/clinical-trial/description", tag: "Drug Clinical Trial Data" }, {
  query: () => Type.Object({
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial. Give clinical_trial_id or register_number. From b012ClinicalTrialSearch.", "x-format": "hex32", "x-from": ["b012ClinicalTrialSearch"] })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial. Give clinical_trial_id or register_number.", examples: ["NCT06498986"] })),
}),
  answer: () => Type.Object({
  brief_summary: Type.Optional(Type.String({ description: "Brief summary." })),
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", "x-format": "hex32" })),
  country: Type.Optional(Type.Array(Type.Object({
    alpha2_code: Type.Optional(Type.String({ description: "Two-letter country code, ISO 3166.", examples: ["US"] })),
    country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  }), { description: "Country or office code." })),
  detailed_description: Type.Optional(Type.String({ description: "Detailed description." })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT06498986"] })),
}, { title: "B024ClinicalTrialDescriptionAnswer" }),
});

export const b025ClinicalTrialEligibility = shape({ id: "b025ClinicalTrialEligibility", code: "B025", method: "GET", path: "/synapse/clinical-trial/eligibility", tag: "Drug Clinical Trial Data" }, {
  query: () => Type.Object({
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial. Give clinical_trial_id or register_number. From b012ClinicalTrialSearch.", "x-format": "hex32", "x-from": ["b012ClinicalTrialSearch"] })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial. Give clinical_trial_id or register_number.", examples: ["NCT06498986"] })),
}),
  answer: () => Type.Object({
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", "x-format": "hex32" })),
  exclude_criteria: Type.Optional(Type.String({ description: "Exclude criteria." })),
  gender: Type.Optional(Type.String({ description: "Gender.", examples: ["All"] })),
  healthy_volunteers: Type.Optional(Type.Enum(["Yes", "No"], { type: "string", description: "Healthy volunteers." })),
  include_criteria: Type.Optional(Type.String({ description: "Include criteria." })),
  max_age: Type.Optional(Type.Object({
    age: Type.Optional(Type.String({ description: "Age.", examples: ["18"] })),
    unit: Type.Optional(Type.String({ description: "Unit of the value.", examples: ["Years"] })),
  }, { description: "Greatest age." })),
  min_age: Type.Optional(Type.Object({
    age: Type.Optional(Type.String({ description: "Age.", examples: ["18"] })),
    unit: Type.Optional(Type.String({ description: "Unit of the value.", examples: ["Years"] })),
  }, { description: "Least age." })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT06498986"] })),
}, { title: "B025ClinicalTrialEligibilityAnswer" }),
});

export const b026ClinicalTrialDesign = shape({ id: "b026ClinicalTrialDesign", code: "B026", method: "GET", path: "/synapse/clinical-trial/design", tag: "Drug Clinical Trial Data" }, {
  query: () => Type.Object({
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial. Give clinical_trial_id or register_number. From b012ClinicalTrialSearch.", "x-format": "hex32", "x-from": ["b012ClinicalTrialSearch"] })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial. Give clinical_trial_id or register_number.", examples: ["NCT06498986"] })),
}),
  answer: () => Type.Object({
  allocation: Type.Optional(Type.String({ description: "Allocation.", examples: ["N/A"] })),
  arm_intervention: Type.Optional(Type.Array(Type.Object({
    design_group_description: Type.Optional(Type.String({ description: "Design group description." })),
    design_group_title: Type.Optional(Type.String({ description: "Design group title." })),
    design_group_type: Type.Optional(Type.String({ description: "Design group type.", examples: ["Experimental"] })),
    intervention: Type.Optional(Type.Array(Type.Object({
      intervention_description: Type.Optional(Type.String({ description: "Intervention description." })),
      intervention_name: Type.Optional(Type.String({ description: "Intervention name.", examples: ["BL-B01D1"] })),
      intervention_type: Type.Optional(Type.String({ description: "Intervention type.", examples: ["Drug"] })),
    }), { description: "Intervention." })),
  }), { description: "Arm intervention." })),
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", "x-format": "hex32" })),
  completion_date: Type.Optional(DateItem()),
  enrollment: Type.Optional(Type.Array(Type.Object({
    enrollment: Type.Optional(Type.String({ description: "Enrollment.", examples: ["98"] })),
    enrollment_text: Type.Optional(Type.String({ description: "Enrollment text." })),
    enrollment_type: Type.Optional(Type.String({ description: "Enrollment type.", examples: ["Anticipated"] })),
    location: Type.Optional(Type.String({ description: "Place.", examples: ["Domestic"] })),
  }), { description: "Enrollment." })),
  first_posted_date: Type.Optional(Type.Integer({ format: "int64", description: "First posted date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  intervention_model: Type.Optional(Type.String({ description: "Intervention model." })),
  masking: Type.Optional(Type.String({ description: "Masking." })),
  outcome: Type.Optional(Type.Array(Type.Object({
    description: Type.Optional(Type.String({ description: "Description." })),
    outcome_type: Type.Optional(Type.String({ description: "Outcome type.", examples: ["Primary"] })),
    time_frame: Type.Optional(Type.String({ description: "Time frame." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Outcome." })),
  primary_completion_date: Type.Optional(DateItem()),
  primary_purpose: Type.Optional(Type.String({ description: "Primary purpose.", examples: ["Treatment"] })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT06498986"] })),
  start_date: Type.Optional(DateItem()),
  study_type: Type.Optional(Type.Enum(["Prevention", "Expanded Access", "Health Services Research", "Interventional", "Diagnosis", "Cause", "Observational", "Basic Science", "Unknown", "Others"], { type: "string", description: "Study type." })),
}, { title: "B026ClinicalTrialDesignAnswer" }),
});

export const b027ClinicalTrialContact = shape({ id: "b027ClinicalTrialContact", code: "B027", method: "GET", path: "/synapse/clinical-trial/contact", tag: "Drug Clinical Trial Data" }, {
  query: () => Type.Object({
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial. Give clinical_trial_id or register_number. From b012ClinicalTrialSearch.", "x-format": "hex32", "x-from": ["b012ClinicalTrialSearch"] })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial. Give clinical_trial_id or register_number.", examples: ["NCT06498986"] })),
}),
  answer: () => Type.Object({
  central_contact: Type.Optional(Type.Array(Type.Object({
    email: Type.Optional(Type.String({ description: "E-mail address." })),
    name: Type.Optional(Type.String({ description: "Name." })),
    phone: Type.Optional(Type.String({ description: "Telephone number.", examples: ["15012341234"] })),
  }), { description: "Central contact." })),
  clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", "x-format": "hex32" })),
  register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT06498986"] })),
}, { title: "B027ClinicalTrialContactAnswer" }),
});

export const b032CtResultDetail = shape({ id: "b032CtResultDetail", code: "B032", method: "GET", path: "/synapse/ct-result/detail", tag: "Drug Clinical Trial Data" }, {
  query: () => Type.Object({
  ct_result_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial result. From b044CtResultSearch.", "x-format": "hex32", "x-from": ["b044CtResultSearch"] })),
}),
  answer: () => Type.Object({
  biomarker: Type.Optional(Type.Array(Type.Object({
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
  }), { description: "Biomarker." })),
  collaborator_organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Collaborator organization." })),
  conclusion: Type.Optional(Type.String({ description: "Conclusion." })),
  condition_disease: Type.Optional(Type.Array(CommonDisease(), { description: "Condition disease." })),
  ct_result_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial result. From b044CtResultSearch.", "x-format": "hex32", "x-from": ["b044CtResultSearch"] })),
  drug: Type.Optional(Type.Array(CommonDrug(), { description: "Drug." })),
  general_evaluation: Type.Optional(CommonDictionary()),
  mechanism_action: Type.Optional(Type.Array(Type.Object({
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    mechanism_id: Type.Optional(Type.String({ description: "Identifier of the mechanism.", "x-format": "hex32" })),
    short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
  }), { description: "Mechanism of action." })),
  organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Organization." })),
  original_biomarker: Type.Optional(Type.Array(CommonName(), { description: "Original biomarker." })),
  overall_enrollment: Type.Optional(Type.Integer({ format: "int32", description: "Overall enrollment.", "x-unit": "count", examples: [100] })),
  phase: Type.Optional(CommonDictionary()),
  published_time: Type.Optional(Type.Integer({ format: "int64", description: "Published time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  register_number: Type.Optional(Type.Array(Type.String({ examples: ["NCT05198934"], "x-inferred": true }), { description: "Registration number of the trial." })),
  register_number_map: Type.Optional(Type.Record(Type.String(), Type.String(), { description: "Register number map.", "x-keys": "register number" })),
  related_id: Type.Optional(Type.Array(Type.Object({
    id_type: Type.Optional(Type.String({ description: "Id type.", "x-values": ["study_identifier"] })),
    id_value: Type.Optional(Type.String({ description: "Id value.", examples: ["DESTINY-Breast04"] })),
  }), { description: "Identifier of the related." })),
  single_or_multi: Type.Optional(Type.Enum(["single_drug", "multiple_drugs"], { type: "string", description: "Single or multi." })),
  sponsor_organization: Type.Optional(Type.Array(CommonOrganization(), { description: "Sponsor organization." })),
  study_design: Type.Optional(Type.Object({
    allocation: Type.Optional(Type.String({ description: "Allocation.", examples: ["XXXX"] })),
    allocation_normalized: Type.Optional(CommonDictionary()),
    intervention_model: Type.Optional(Type.String({ description: "Intervention model.", examples: ["XXXX"] })),
    intervention_model_normalized: Type.Optional(CommonDictionary()),
    masking: Type.Optional(Type.String({ description: "Masking.", examples: ["XXXX"] })),
    primary_purpose: Type.Optional(Type.String({ description: "Primary purpose.", examples: ["XXXX"] })),
  }, { description: "Study design." })),
  target: Type.Optional(Type.Array(CommonTarget(), { description: "Biological target." })),
  therapeutic_area: Type.Optional(Type.Array(CommonDisease(), { description: "Therapeutic area." })),
  therapy_type: Type.Optional(Type.Array(CommonDictionary(), { description: "Therapy type." })),
  title: Type.Optional(Type.String({ description: "Title." })),
}, { title: "B032CtResultDetailAnswer" }),
});

export const b048CtResultGroup = shape({ id: "b048CtResultGroup", code: "B048", method: "GET", path: "/synapse/ct-result/group", tag: "Drug Clinical Trial Data" }, {
  query: () => Type.Object({
  ct_result_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial result. From b044CtResultSearch.", "x-format": "hex32", "x-from": ["b044CtResultSearch"] })),
}),
  answer: () => Type.Object({
  groups: Type.Optional(Type.Array(Type.Object({
    characteristic: Type.Optional(Type.Array(Type.Object({
      name: Type.Optional(Type.String({ description: "Name." })),
      type: Type.Optional(Type.String({ description: "Kind.", examples: ["drug"] })),
    }), { description: "Characteristic." })),
    ct_result_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial result. From b044CtResultSearch.", "x-format": "hex32", "x-from": ["b044CtResultSearch"] })),
    group_id: Type.Optional(Type.String({ description: "Identifier of the group.", "x-format": "hex32" })),
    group_type: Type.Optional(Type.String({ description: "Group type.", examples: ["outcome_group"] })),
    participant_number: Type.Optional(Type.String({ description: "Participant number.", examples: ["7"] })),
  }), { description: "Groups." })),
  outcome_measure_efficacy: Type.Optional(Type.Array(AppPhsCtOutcomeMeasureEntityDto(), { description: "Outcome measure efficacy." })),
  outcome_measure_safety: Type.Optional(Type.Array(AppPhsCtOutcomeMeasureEntityDto(), { description: "Outcome measure safety." })),
  outcome_measures: Type.Optional(Type.Array(AppPhsCtOutcomeMeasureEntityDto(), { description: "Outcome measures." })),
}, { title: "B048CtResultGroupAnswer" }),
});
