// Written by `npm run contract` from ../groups/drug-visual-analysis.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const CommonConditionValue = once(() => Type.Object({
  condition: Type.Optional(Type.Enum(["AND", "OR"], { type: "string", description: "Condition that is treated. Upper and lower case differ." })),
  value: Type.Optional(Type.Array(Type.Unknown(), { description: "Value." })),
}, { title: "CommonConditionValue", description: "Common condition value." }));

const DiseaseConditionValue = once(() => Type.Object({
  condition: Type.Optional(Type.Enum(["AND", "OR"], { type: "string", description: "Condition that is treated. Upper and lower case differ." })),
  value: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Value." })),
}, { title: "DrugVisualAnalysisDiseaseConditionValue", description: "Disease condition value." }));

const CommonName = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
}, { title: "DrugVisualAnalysisCommonName", description: "Common name." }));

const CommonDictionary = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
}, { title: "DrugVisualAnalysisCommonDictionary", description: "Common dictionary." }));

const Event = once(() => Type.Object({
  name: Type.Enum(["query_result", "drug_dev_status", "special_approval", "clinical_trial", "drug_deal", "patent", "paper", "translational_medicine", "news"], { type: "string", description: "Name." }),
  sub_event: Type.Array(Type.String({ examples: ["DISCOVERY"], "x-inferred": true }), { description: "Sub event.", "x-itemValuesByName": { query_result: ["QUERY_RESULT"], drug_dev_status: ["DISCOVERY", "PRECLINICAL", "IND", "IND_APPROVAL", "EARLY_PHASE_1", "PHASE_1", "PHASE_1_2", "PHASE_2", "PHASE_2_3", "PHASE_3", "NDA_BLA", "APPROVED", "DISCONTINUED", "WITHDRAWN", "SUSPENDED"], special_approval: ["SPECIAL_APPROVAL"], clinical_trial: ["CLINICAL_TRIAL_FIRST_POSTED", "CLINICAL_TRIAL_CLINICAL_PROGRESS", "CLINICAL_TRIAL_RESULT_PUBLISHED"], drug_deal: ["ACTIVE", "TERMINATED", "COMPLETED"], patent: ["PATENT_PUBLISHED", "PATENT_GRANTED", "PATENT_EXPIRE_WITHIN_FIVE_YEARS", "PATENT_EXPIRE_WITHIN_THREE_YEARS", "PATENT_EXTENSION"], paper: ["PAPER"], translational_medicine: ["TRANSLATIONAL_MEDICINE"], news: ["NEWS"] } }),
}, { title: "Event", description: "Event." }));

const B007DrugSearchRequest = once(() => Type.Object({
  country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Country or office code.", "x-itemValues": ["US", "EU", "JP", "CN", "Other"] })),
  dev_status: Type.Optional(Type.Array(Type.String({ examples: ["Approved"], "x-inferred": true }), { description: "Stage of development.", "x-itemValues": ["Discovery", "Preclinical", "IND", "IND_Approval", "Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "NDA_BLA", "Approved", "Clinical", "Pending", "Discontinued", "Withdraw", "Suspended", "Unknown"] })),
  disease: Type.Optional(DiseaseConditionValue()),
  drug: Type.Optional(DiseaseConditionValue()),
  drug_type: Type.Optional(DiseaseConditionValue()),
  employee_number: Type.Optional(Type.Array(Type.String({ examples: ["GREATER_THAN_500"], "x-inferred": true }), { description: "Number of employees.", "x-itemValues": ["LESS_THAN_10", "BETWEEN_10_AND_100", "BETWEEN_100_AND_500", "GREATER_THAN_500"] })),
  exist_deal: Type.Optional(Type.Boolean({ description: "Whether this holds: deal." })),
  global_highest_dev_status: Type.Optional(Type.Array(Type.String({ examples: ["Approved"], "x-inferred": true }), { description: "Global highest development status.", "x-itemValues": ["Discovery", "Preclinical", "IND", "IND_Approval", "Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "NDA_BLA", "Approved", "Clinical", "Pending", "Discontinued", "Withdraw", "Suspended", "Unknown"] })),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  mechanism_action: Type.Optional(DiseaseConditionValue()),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  organization: Type.Optional(DiseaseConditionValue()),
  organization_type: Type.Optional(Type.Array(Type.String({ examples: ["Company"], "x-inferred": true }), { description: "Organization type.", "x-itemValues": ["Company", "University_Institution", "Other"] })),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.Enum(["DRUG_TYPE_SORT", "GLOBAL_HIGHEST_DEV_STATUS_RANK", "FIRST_APPROVED_DATE"], { type: "string", description: "Field that rows are ordered by." })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows.", "x-sortFields": ["DRUG_TYPE_SORT", "GLOBAL_HIGHEST_DEV_STATUS_RANK", "FIRST_APPROVED_DATE"], "x-sortOrders": ["desc", "asc"] })),
  start_up: Type.Optional(Type.Boolean({ description: "Start up." })),
  target: Type.Optional(DiseaseConditionValue()),
}, { title: "B007DrugSearchRequest", description: "B007 drug search request." }));

const SimplifiedOrganizationDto = once(() => Type.Object({
  display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
  display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
  entity_id: Type.Optional(Type.String({ description: "Identifier of the entity.", "x-format": "hex32" })),
}, { title: "SimplifiedOrganizationDto", description: "Simplified organization dto." }));

const DevStatusEntity = once(() => Type.Object({
  dict_id: Type.Optional(Type.String({ description: "Identifier of the dict.", "x-format": "hex32" })),
  display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
  display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English.", examples: ["Preclinical"] })),
}, { title: "DevStatusEntity", description: "Development status entity." }));

const DrugAlert = once(() => Type.Object({
  active_org_master_entity_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the active organization master entity." })),
  active_org_master_entity_id_view: Type.Optional(Type.Array(SimplifiedOrganizationDto(), { description: "Active organization master entity id view." })),
  drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
  drug_id_view: Type.Optional(DrugEntity()),
  drug_type: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Type of the drug." })),
  drug_type_view: Type.Optional(Type.Array(DevStatusEntity(), { description: "Drug type view." })),
  global_highest_dev_status: Type.Optional(Type.String({ description: "Global highest development status.", "x-format": "hex32" })),
  global_highest_dev_status_view: Type.Optional(DevStatusEntity()),
  target_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the target." })),
  target_id_view: Type.Optional(Type.Array(TargetEntity(), { description: "Target id view." })),
}, { title: "DrugAlert", description: "Drug alert." }));

const DrugEntity = once(() => Type.Object({
  display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
  display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English.", examples: ["Relatlimab"] })),
  drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
}, { title: "DrugEntity", description: "Drug entity." }));

const TargetEntity = once(() => Type.Object({
  display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
  display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
  target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
}, { title: "TargetEntity", description: "Target entity." }));

export const b057SynapseBullEyesPlot = shape({ id: "b057SynapseBullEyesPlot", code: "B057", method: "POST", path: "/synapse/bull-eyes-plot", tag: "Drug Visual Analysis" }, {
  body: () => Type.Object({
  country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Country or office code.", "x-itemValues": ["US", "EU", "JP", "CN", "Other"] })),
  dev_status: Type.Optional(Type.Array(Type.Unknown(), { description: "Stage of development.", "x-itemValues": ["Discovery", "Preclinical", "IND", "IND_Approval", "Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "NDA_BLA", "Approved", "Clinical", "Pending", "Discontinued", "Withdraw", "Suspended", "Unknown"] })),
  dimension: Type.Enum(["ORGANIZATION", "TARGET", "DISEASE", "DRUG_TYPE", "REGION"], { type: "string", description: "Dimension." }),
  disease: Type.Optional(CommonConditionValue()),
  drug: Type.Optional(DiseaseConditionValue()),
  drug_type: Type.Optional(CommonConditionValue()),
  employee_number: Type.Optional(Type.Array(Type.String({ examples: ["GREATER_THAN_500"], "x-inferred": true }), { description: "Number of employees.", "x-itemValues": ["LESS_THAN_10", "BETWEEN_10_AND_100", "BETWEEN_100_AND_500", "GREATER_THAN_500"] })),
  exist_deal: Type.Optional(Type.Boolean({ description: "Whether this holds: deal." })),
  global_highest_dev_status: Type.Optional(Type.Array(Type.Unknown(), { description: "Global highest development status.", "x-itemValues": ["Discovery", "Preclinical", "IND", "IND_Approval", "Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "NDA_BLA", "Approved", "Clinical", "Pending", "Discontinued", "Withdraw", "Suspended", "Unknown"] })),
  limit: Type.Enum([10, 20, 30], { type: "integer", format: "int64", default: 10, description: "Most rows of this answer.", "x-unit": "code" }),
  mechanism_action: Type.Optional(CommonConditionValue()),
  organization: Type.Optional(DiseaseConditionValue()),
  organization_type: Type.Optional(Type.Array(Type.String({ examples: ["Company"], "x-inferred": true }), { description: "Organization type.", "x-itemValues": ["Company", "University_Institution", "Other"] })),
  roll_up: Type.Optional(Type.Boolean({ default: true, description: "Only for dimension ORGANIZATION." })),
  start_up: Type.Optional(Type.Boolean({ description: "Start up." })),
  target: Type.Optional(CommonConditionValue()),
}, { title: "B057SynapseBullEyesPlotRequest" }),
  answer: () => Type.Object({
  dimension: Type.Optional(Type.String({ description: "Dimension.", examples: ["ORGANIZATION"] })),
  items: Type.Optional(Type.Array(Type.Object({
    country: Type.Optional(Type.Object({
      alpha2_code: Type.Optional(Type.String({ description: "Two-letter country code, ISO 3166.", examples: ["US"] })),
      country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    }, { description: "Country or office code." })),
    data: Type.Optional(Type.Array(Type.Object({
      dev_status: Type.Optional(CommonDictionary()),
      drug: Type.Optional(Type.Array(Type.Object({
        display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
        drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
        drug_type: Type.Optional(CommonDictionary()),
      }), { description: "Drug." })),
      related_drug_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the related drug." })),
      stat_info: Type.Optional(Type.Object({
        drug_type: Type.Optional(Type.Array(CommonDictionary(), { description: "Type of the drug." })),
      }, { description: "Stat details." })),
      un_know: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Un know." })),
    }), { description: "The result." })),
    disease: Type.Optional(Type.Object({
      disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    }, { description: "Disease." })),
    drug_type: Type.Optional(CommonDictionary()),
    organization: Type.Optional(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", "x-format": "hex32" })),
    }, { description: "Organization." })),
    target: Type.Optional(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
      target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
    }, { description: "Biological target." })),
  }), { description: "The entries, in order." })),
}, { title: "B057SynapseBullEyesPlotAnswer" }),
});

export const b064_1DrugSearchCreate = shape({ id: "b064-1DrugSearchCreate", code: "B064-1", method: "POST", path: "/synapse/alert/drug_search/create", tag: "Drug Visual Analysis" }, {
  body: () => Type.Object({
  events: Type.Array(Event(), { description: "Events." }),
  frequency: Type.Object({
    date: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 29, description: "Day of the week from Monday = 1 for WEEKLY, day of the month 1 to 29 for MONTHLY; without meaning for DAILY.", "x-unit": "count", examples: [1] })),
    type: Type.Enum(["DAILY", "WEEKLY", "MONTHLY"], { type: "string", description: "Kind." }),
  }, { description: "How often." }),
  lang: Type.Enum(["CN", "EN"], { type: "string", description: "Language code." }),
  query: B007DrugSearchRequest(),
  title: Type.String({ description: "Title." }),
}, { title: "B0641DrugSearchCreateRequest" }),
  answer: () => Type.Object({
  alert_id: Type.Optional(Type.String({ description: "Identifier of the monitor.", "x-format": "uuid" })),
}, { title: "B0641DrugSearchCreateAnswer" }),
});

export const b064_2DrugSearchEdit = shape({ id: "b064-2DrugSearchEdit", code: "B064-2", method: "POST", path: "/synapse/alert/drug_search/edit", tag: "Drug Visual Analysis" }, {
  body: () => Type.Object({
  alert_id: Type.String({ description: "Identifier of the monitor. From b064-1DrugSearchCreate.", "x-format": "uuid", "x-from": ["b064-1DrugSearchCreate"] }),
  events: Type.Array(Event(), { description: "Events." }),
  frequency: Type.Object({
    date: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 29, description: "Day of the week from Monday = 1 for WEEKLY, day of the month 1 to 29 for MONTHLY; without meaning for DAILY.", "x-unit": "count", examples: [1] })),
    type: Type.Enum(["DAILY", "WEEKLY", "MONTHLY"], { type: "string", description: "Kind." }),
  }, { description: "How often." }),
  lang: Type.Enum(["CN", "EN"], { type: "string", description: "Language code." }),
  query: B007DrugSearchRequest(),
  title: Type.String({ description: "Title." }),
}, { title: "B0642DrugSearchEditRequest" }),
  answer: () => Type.Object({
  alert_id: Type.Optional(Type.String({ description: "Identifier of the monitor.", "x-format": "uuid" })),
}, { title: "B0642DrugSearchEditAnswer" }),
});

export const b064_3DrugSearchQuery = shape({ id: "b064-3DrugSearchQuery", code: "B064-3", method: "POST", path: "/synapse/alert/drug_search/query", tag: "Drug Visual Analysis" }, {
  body: () => Type.Object({
  alert_id: Type.String({ description: "Identifier of the monitor. From b064-1DrugSearchCreate or b064-1DrugSearchCreate.", "x-format": "uuid", "x-from": ["b064-1DrugSearchCreate", "b064-1DrugSearchCreate"] }),
}, { title: "B0643DrugSearchQueryRequest" }),
  answer: () => Type.Object({
  alert_event_data: Type.Optional(Type.Object({
    clinical_trial: Type.Optional(Type.Array(Type.Object({
      clinical_result_id: Type.Optional(Type.String({ description: "Identifier of the clinical result.", examples: ["result_123456"] })),
      clinical_result_register_number: Type.Optional(Type.Array(Type.Object({
        clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", examples: ["ct_123456"] })),
        register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT12345678"] })),
      }), { description: "Clinical result register number." })),
      clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", examples: ["ct_123456"] })),
      event_type_cn: Type.Optional(Type.String({ description: "Event type, in Chinese." })),
      event_type_en: Type.Optional(Type.String({ description: "Event type, in English." })),
      org_master_entity_id: Type.Optional(Type.Array(Type.String({ examples: ["org_001"], "x-inferred": true }), { description: "Identifier of the organization master entity." })),
      org_master_entity_id_view: Type.Optional(Type.Array(SimplifiedOrganizationDto(), { description: "Organization master entity id view." })),
      phase: Type.Optional(DevStatusEntity()),
      register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT12345678"] })),
      title: Type.Optional(Type.String({ description: "Title." })),
    }), { description: "Clinical trial." })),
    clinical_trial_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of clinical trials.", "x-unit": "count", examples: [2] })),
    clinical_trial_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the clinical trial." })),
    clinical_trial_result_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the clinical trial result." })),
    drug_added: Type.Optional(Type.Array(DrugAlert(), { description: "Drug added." })),
    drug_added_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the drug added." })),
    drug_deal: Type.Optional(Type.Array(Type.Object({
      deal_id: Type.Optional(Type.String({ description: "Identifier of the deal.", examples: ["deal_123456"] })),
      deal_title: Type.Optional(Type.String({ description: "Deal title." })),
      deal_value_cn: Type.Optional(Type.String({ description: "Deal value, in Chinese." })),
      deal_value_en: Type.Optional(Type.String({ description: "Deal value, in English." })),
      event_type_cn: Type.Optional(Type.String({ description: "Event type, in Chinese." })),
      event_type_en: Type.Optional(Type.String({ description: "Event type, in English." })),
      milestone_payment_cn: Type.Optional(Type.String({ description: "Milestone payment, in Chinese." })),
      milestone_payment_en: Type.Optional(Type.String({ description: "Milestone payment, in English." })),
      upfront_payment_cn: Type.Optional(Type.String({ description: "Upfront payment, in Chinese." })),
      upfront_payment_en: Type.Optional(Type.String({ description: "Upfront payment, in English." })),
      url: Type.Optional(Type.String({ format: "uri", description: "Link." })),
    }), { description: "Drug deal." })),
    drug_deal_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of drug deals.", "x-unit": "count", examples: [1] })),
    drug_deal_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the drug deal." })),
    drug_dev_status: Type.Optional(Type.Array(Type.Object({
      country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["US"] })),
      country_view: Type.Optional(Type.Object({
        display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
        display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
        region_id: Type.Optional(Type.String({ description: "Identifier of the region.", examples: ["US"] })),
      }, { description: "Country view." })),
      data_source: Type.Optional(Type.Array(Type.Object({
        source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
      }), { description: "Source of the data." })),
      dev_status: Type.Optional(Type.String({ description: "Stage of development.", examples: ["phase_ii"] })),
      disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", examples: ["disease_001"] })),
      disease_id_view: Type.Optional(Type.Object({
        disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
        display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
        display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
      }, { description: "Disease id view." })),
      drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", examples: ["drug_123456"] })),
      drug_id_view: Type.Optional(DrugEntity()),
      drug_type: Type.Optional(Type.Array(Type.String({ examples: ["small_molecule"], "x-inferred": true }), { description: "Type of the drug." })),
      drug_type_view: Type.Optional(Type.Array(DevStatusEntity(), { description: "Drug type view." })),
      event_type_cn: Type.Optional(Type.String({ description: "Event type, in Chinese." })),
      event_type_en: Type.Optional(Type.String({ description: "Event type, in English." })),
      organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", examples: ["org_001"] })),
      organization_id_view: Type.Optional(SimplifiedOrganizationDto()),
      target_id: Type.Optional(Type.String({ description: "Identifier of the target.", examples: ["target_001"] })),
      target_id_view: Type.Optional(TargetEntity()),
    }), { description: "Drug development status." })),
    drug_dev_status_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of drug development status.", "x-unit": "count", examples: [3] })),
    drug_dev_status_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the drug development status." })),
    drug_missing: Type.Optional(Type.Array(DrugAlert(), { description: "Drug missing." })),
    drug_missing_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the drug missing." })),
    event_size: Type.Optional(Type.Integer({ format: "int64", description: "Event size.", "x-unit": "count", examples: [25] })),
    news: Type.Optional(Type.Array(Type.Object({
      event_time_cn: Type.Optional(Type.String({ description: "Event time, in Chinese." })),
      event_time_en: Type.Optional(Type.String({ description: "Event time, in English." })),
      event_type_cn: Type.Optional(Type.String({ description: "Event type, in Chinese." })),
      event_type_en: Type.Optional(Type.String({ description: "Event type, in English." })),
      news_id: Type.Optional(Type.String({ description: "Identifier of the news.", examples: ["news_123456"] })),
      tag: Type.Optional(Type.Array(Type.String({ examples: ["FDA"], "x-inferred": true }), { description: "Tag." })),
      title: Type.Optional(Type.String({ description: "Title." })),
      url: Type.Optional(Type.String({ format: "uri", description: "Link." })),
    }), { description: "News." })),
    news_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of news.", "x-unit": "count", examples: [3] })),
    news_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the news." })),
    paper: Type.Optional(Type.Array(Type.Object({
      event_time_cn: Type.Optional(Type.String({ description: "Event time, in Chinese." })),
      event_time_en: Type.Optional(Type.String({ description: "Event time, in English." })),
      event_type_cn: Type.Optional(Type.String({ description: "Event type, in Chinese." })),
      event_type_en: Type.Optional(Type.String({ description: "Event type, in English." })),
      journal: Type.Optional(Type.String({ description: "Journal." })),
      paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", examples: ["paper_123456"] })),
      title: Type.Optional(Type.String({ description: "Title." })),
      url: Type.Optional(Type.String({ format: "uri", description: "Link." })),
    }), { description: "Paper." })),
    paper_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of papers.", "x-unit": "count", examples: [2] })),
    paper_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the paper." })),
    patent: Type.Optional(Type.Array(Type.Object({
      event_time_cn: Type.Optional(Type.String({ description: "Event time, in Chinese." })),
      event_time_en: Type.Optional(Type.String({ description: "Event time, in English." })),
      event_type_cn: Type.Optional(Type.String({ description: "Event type, in Chinese." })),
      event_type_en: Type.Optional(Type.String({ description: "Event type, in English." })),
      expire_date_cn: Type.Optional(Type.String({ description: "Expire date, in Chinese." })),
      expire_date_en: Type.Optional(Type.String({ description: "Expire date, in English." })),
      patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", examples: ["patent_123456"] })),
      pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US10123456B2"] })),
      title_cn: Type.Optional(Type.String({ description: "Title, in Chinese." })),
      title_en: Type.Optional(Type.String({ description: "Title, in English." })),
    }), { description: "Patent." })),
    patent_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of patents.", "x-unit": "count", examples: [4] })),
    patent_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Patent ids." })),
    result_added_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of result addeds.", "x-unit": "count", examples: [5] })),
    result_count: Type.Optional(Type.Integer({ format: "int64", description: "Rows in this answer.", "x-unit": "count", examples: [10] })),
    result_missing_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of result missings.", "x-unit": "count", examples: [2] })),
    special_approval: Type.Optional(Type.Array(Type.Object({
      country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["US"] })),
      country_view: Type.Optional(Type.Object({
        display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
        display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
        region_id: Type.Optional(Type.String({ description: "Identifier of the region.", examples: ["US"] })),
      }, { description: "Country view." })),
      data_source: Type.Optional(Type.Object({
        source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
      }, { description: "Source of the data." })),
      disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", examples: ["disease_001"] })),
      disease_id_view: Type.Optional(Type.Object({
        disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
        display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
        display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
      }, { description: "Disease id view." })),
      drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", examples: ["drug_123456"] })),
      drug_id_view: Type.Optional(DrugEntity()),
      drug_type: Type.Optional(Type.Array(Type.String({ examples: ["small_molecule"], "x-inferred": true }), { description: "Type of the drug." })),
      drug_type_view: Type.Optional(Type.Array(DevStatusEntity(), { description: "Drug type view." })),
      event_type_cn: Type.Optional(Type.String({ description: "Event type, in Chinese." })),
      event_type_en: Type.Optional(Type.String({ description: "Event type, in English." })),
      organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", examples: ["org_001"] })),
      organization_id_view: Type.Optional(SimplifiedOrganizationDto()),
      special_review: Type.Optional(Type.String({ description: "Special review.", examples: ["fast_track"] })),
      special_review_view: Type.Optional(Type.Object({
        dict_id: Type.Optional(Type.String({ description: "Identifier of the dict.", examples: ["fast_track"] })),
        display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
        display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
      }, { description: "Special review view." })),
      target_id: Type.Optional(Type.String({ description: "Identifier of the target.", examples: ["target_001"] })),
      target_id_view: Type.Optional(TargetEntity()),
      uuid: Type.Optional(Type.String({ description: "Uuid.", examples: ["uuid_123456789"] })),
    }), { description: "Special approval." })),
    special_approval_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of special approvals.", "x-unit": "count", examples: [1] })),
    special_approval_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the special approval." })),
    translational_medicine: Type.Optional(Type.Array(Type.Object({
      event_time_cn: Type.Optional(Type.String({ description: "Event time, in Chinese." })),
      event_time_en: Type.Optional(Type.String({ description: "Event time, in English." })),
      journal_id: Type.Optional(Type.Array(Type.String({ examples: ["journal_001"], "x-inferred": true }), { description: "Identifier of the journal." })),
      journal_id_view: Type.Optional(Type.Array(Type.Object({
        dict_id: Type.Optional(Type.String({ description: "Identifier of the dict.", examples: ["nature_medicine"] })),
        display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
        display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
      }), { description: "Journal id view." })),
      source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
      title: Type.Optional(Type.String({ description: "Title." })),
      translational_medicine_id: Type.Optional(Type.String({ description: "Identifier of the translational medicine.", examples: ["tm_123456"] })),
    }), { description: "Translational medicine." })),
    translational_medicine_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of translational medicines.", "x-unit": "count", examples: [1] })),
    translational_medicine_ids: Type.Optional(Type.Array(Type.String({ examples: ["id1"], "x-inferred": true }), { description: "Identifier of the translational medicine." })),
  }, { description: "Alert event data." })),
  alert_time: Type.Optional(Type.String({ description: "Alert time. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  status: Type.Optional(Type.Enum([0, 2], { type: "integer", format: "int32", description: "Status. 0: normal; 2: data unchanged.", "x-unit": "code", "x-meaning": { "0": "normal", "2": "data unchanged" } })),
  total_update_event_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of total update events.", "x-unit": "count", examples: [5] })),
}, { title: "B0643DrugSearchQueryAnswer" }),
});

export const b074DrugMilestone = shape({ id: "b074DrugMilestone", code: "B074", method: "POST", path: "/synapse/drug/milestone", tag: "Drug Visual Analysis" }, {
  body: () => Type.Object({
  country_id: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { description: "Identifier of the country." })),
  disease_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the disease." })),
  drug_id: Type.String({ description: "Identifier of the drug.", "x-format": "hex32" }),
  event_end_time: Type.Optional(Type.Integer({ format: "int64", description: "Event end time. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  event_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the event." })),
  event_start_time: Type.Optional(Type.Integer({ format: "int64", description: "Event start time. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 100, default: 10, description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  milestone: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Milestone." })),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  organization_id: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Identifier of the organization." })),
  sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
}, { title: "B074DrugMilestoneRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    country: Type.Optional(Type.Array(Type.Object({
      alpha2_code: Type.Optional(Type.String({ description: "Two-letter country code, ISO 3166.", examples: ["US"] })),
      country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    }), { description: "Country or office code." })),
    date: Type.Optional(Type.String({ description: "Date. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
    description: Type.Optional(Type.Array(CommonName(), { description: "Description." })),
    disease: Type.Optional(Type.Array(Type.Object({
      disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    }), { description: "Disease." })),
    event: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
    }), { description: "Event." })),
    event_status: Type.Optional(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
    }, { description: "Kinds of legal events." })),
    milestone_tag: Type.Optional(Type.Array(CommonName(), { description: "Milestone tag." })),
    organization: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", "x-format": "hex32" })),
    }), { description: "Organization." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [1] })),
}, { title: "B074DrugMilestoneAnswer" }),
});
