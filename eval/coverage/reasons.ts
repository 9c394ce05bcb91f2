/** Why fields of an answer are empty whatever of the shared data is asked for. */
export interface Reason {
  /** Codes of operations, `*` for all. */
  readonly of: string;
  /** Paths as `leavesOfSchema` names them: whole, or the beginning of several, or, after `*`, the end. */
  readonly fields: readonly string[];
  readonly why: string;
  /** A few publications of the shared data have it, which a sample may miss. */
  readonly rare?: true;
}

const NOT_HERE = 'no folder has it of publications that it has, too; imported from';

/** Every field that no source of the shared data fills, with the reason. A field that is missing here is a defect. */
// biome-ignore format: read it as a table
export const REASONS: readonly Reason[] = [
  { of: '*', fields: ['*.classification_gbc', '*.classification_gbc[]', 'bibliographic_data.classification_data.classification_gbc'], why: 'classes of the British office: no source prints them' },
  { of: 'p012', fields: ['bibliographic_data.classification_data.classification_fi', 'bibliographic_data.classification_data.classification_fterm'], why: 'Japanese classes: no folder of Japanese publications is among these (JPO and DOCDB state them)' },
  { of: 'p012', fields: ['*.classification_upc.classification_symbol[].section', '*.classification_upc.classification_symbol[].main_group', '*.classification_upc.classification_symbol[].sub_group'], why: 'US national classes have a class and a subclass, and no section or groups' },
  { of: '*', fields: ['*.applicants[].rep_type', '*.assignees[].rep_type', '*.inventors[].rep_type'], why: 'kinds of representatives: applicants, owners and inventors are none' },
  { of: '*', fields: ['*.assignees[].lang', '*.examiners[].lang', '*.cited_others[].lang'], why: 'no source states it, and a name in Latin script has no language that could be read from it' },
  { of: '*', fields: ['*.examiners[].address'], why: 'no office prints it' },
  { of: 'd201', fields: ['bibliographic_data.parties.assignees[].text'], why: 'no source writes owners in one string with their address' },
  { of: 'p013', fields: ['states[]'], why: 'European patents after grant, state by state: two answers of epo-ops on legal events have it', rare: true },
  { of: 'p013', fields: ['term.not_later_than'], why: 'US terms with a terminal disclaimer: files of applications alone state it (uspto-peds, uspto-odp)', rare: true },
  { of: 'p013', fields: ['term.stated.'], why: 'what a register of drugs states of the end: the Orange Book lists none of these publications' },
  { of: '*', fields: ['model'], why: 'the model that translated: none is set here' },
  { of: 'p016', fields: ['*.author[].lang', '*.copyright'], why: 'no source states it' },
  { of: '*', fields: ['pn_related', '*.pn_related'], why: 'only with `replace_by_related`, for a publication that has no text of its own' },
  { of: 'd007', fields: ['abstracts_translation[]', 'claims_translation[]', 'description_translation[]', 'title_translation[]'], why: 'translations by an office or a model: none is stored with these' },
  { of: '*', fields: ['abstract_drawing.', 'fulltext_inline_image[]', 'fulltext_image[]', 'images[]'], why: 'drawings as files came with none of these folders (office-pages, Red Book archives bring them)' },
  { of: 'p022', fields: ['seic_classification[]'], why: 'the national table from classes to strategic industries is not public data of these folders' },
  { of: 'p025', fields: ['patsnap_title'], why: 'a title rewritten by a model: nothing is written without one' },
  { of: 'p026', fields: ['patsnap_legal_data.inpadoc_legal_data[].', 'patsnap_legal_data.official_legal_data[].event_code', 'patsnap_legal_data.official_legal_data[].event_legal_status', 'patsnap_legal_data.official_legal_data[].event_others', 'patsnap_legal_data.official_legal_data[].event_vol'], why: 'values of single events: answers of epo-ops on legal events, files of applications and two web pages alone have some', rare: true },
  { of: 'p027', fields: ['lang', 'patent_reexam_invalid_data[]'], why: 'decisions: of 60 patents that uspto-ptab and 13 that upc-decisions name, these folders have one', rare: true },
  { of: 'p028', fields: ['patent_license_data[]'], why: `${NOT_HERE} conveyances (uspto-assignment) and events of the CNIPA` },
  { of: 'p029', fields: ['patent_transfer_data[]'], why: 'transfers: conveyances alone state them (uspto-peds, uspto-assignment), and in no language that is said', rare: true },
  { of: 'p030', fields: ['patent_pledge_data[]'], why: 'pledges: conveyances alone state them (uspto-peds, uspto-assignment), and in no language that is said', rare: true },
  { of: 'p031', fields: ['patent_customs_record_data[]'], why: 'records of the Chinese customs: no open bulk data' },
  { of: 'p032', fields: ['patent_award_data[]'], why: 'awards: no open bulk data; rows of one’s own can be imported' },
  { of: 'p033', fields: ['patsnap_sep_data[]'], why: `${NOT_HERE} declarations (etsi-isld)` },
  { of: 'p034', fields: ['patent_litigation_data[]'], why: `${NOT_HERE} decisions and dockets` },
  { of: 'p046', fields: ['opt_out_reg_date', 'opt_out_withdraw_date', 'upc'], why: `${NOT_HERE} the register of the Unified Patent Court` },
  { of: 'p035', fields: ['patsnap_patent_valuation.patent_value', 'patsnap_patent_valuation.value_'], why: 'money needs a renewal model that the owner estimates (PRIORA_RENEWAL_MODEL); none is set here' },
  { of: 'p036', fields: ['patsnap_technology_value.avg_generality_index', 'patsnap_technology_value.quality_index.value', 'patsnap_technology_value.award_no', 'patsnap_technology_value.has_sep'], why: 'generality, and the index of which it is a part, need stored documents that cite it, with classes; awards and declarations as in P032, P033' },
  { of: 'p036', fields: ['patsnap_technology_value.stated_cited_by[].year'], why: 'of these folders exports of one data service alone state counts, and not of which year' },
  { of: 'p038', fields: ['patsnap_market_value.stated_family_size[].year'], why: 'of these folders exports of one data service alone state counts, and not of which year' },
  { of: 'p037', fields: ['patsnap_legal_value.litigation_country[]'], why: 'litigation needs decisions and dockets, which are apart from these folders' },
  { of: 'p039', fields: ['patsnap_strategic_value.market_'], why: 'markets: no open source has turnover by patent' },
  { of: 'p040', fields: ['patsnap_economy_value.family_trend_stability'], why: 'needs ten years of a family’s publications' },
];

/** Why a field of an operation is always empty; undefined where nobody has explained it. */
export function reasonFor(id: string, path: string): Reason | undefined {
  const code = /^[a-z]+\d+/.exec(id)?.[0];
  return REASONS.find(
    ({ of, fields }) =>
      (of === '*' || of === code) &&
      fields.some((field) => (field.startsWith('*') ? path.endsWith(field.slice(1)) : path.startsWith(field))),
  );
}
