import type { Basis } from '#documents/document.ts';

/**
 * What the texts of answers rest on, by the field in which they stand. A field that is not here states something that
 * nobody has said the basis of.
 */
const BY_BASIS: Readonly<Record<Basis, string>> = {
  given: `mechanism outcome tech_problem tech_subject tech_solution tech_efficacy technical_problem technical_methods
    benefit object constraints feature_text feature_text_original feature_elements tech_feature feature sys_title
    problem_title domain background_context refined_statement cue claim_text comparison_feature
    background application embodiment subject_improvement others improve keep causes`,
  set: 'category unit update_ts',
  person: '',
  stored: `title pn pbd apd name display_name document publication_number near_identical owners no_claims
    classification ipc link doi content text compare_feature improvements approaches first_claim features
    passage details label documents`,
  counted: 'key keywords synonym extend description',
  compared: `reason reason_for_user original_reason verdict feature_weight feature_weight_reason feature_type field
    improving worsening principles claims_basis claim_type basis risk_reason comparison_conclusion notes support
    message type status source found_by en zh embodiment_outline sys_sub_content sys_content`,
  inferred: 'recommend verification',
  model: '',
  asked: 'question questions',
  cited: 'markdown_message',
  source: 'query query_thinking citations',
  form: `process_dict_keys method part hash route_name shape view url report_url download_url`,
};

const BASIS = new Map(
  Object.entries(BY_BASIS).flatMap(([basis, names]) =>
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [name, basis as Basis]),
  ),
);
/** Ids and addresses of other calls: they state nothing. */
const REFERENCE = new Set(
  'job_id task_id board_id id node_id route_id solution_id patent_id cell report_id parent cc_pids'.split(' '),
);

/** The basis of a text by its field; undefined where nothing is said of it, null where it is no statement. */
export const basisOfField = (name: string): Basis | null | undefined =>
  REFERENCE.has(name) ? null : name.endsWith('_details') ? 'stored' : BASIS.get(name);
