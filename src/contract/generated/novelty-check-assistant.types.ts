// Written by `npm run contract` from ../groups/novelty-check-assistant.json: change that file.

export interface m002_1AiNoveltyCheckAgentCreation {
  readonly body: {
    lang: "cn" | "en";
    text: string;
  };
  readonly answer: {
    task_id?: string;
  };
}

export interface m002_2AiNoveltyCheckAgentQuery {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    key_prior_art?: {
      content?: {
        reference?: {
          apd?: string;
          content?: string;
          link?: string;
          org_info?: {
            country_id?: string;
            country_name?: string;
            display_name?: string;
            employee_number?: number;
            employee_number_interval?: string;
            entity_id?: string;
            entity_type?: string;
            founded_date?: number;
            id?: string;
            logo?: string;
            name?: string;
            name_cn?: string;
            name_en?: string;
            normalized_entity_type_en?: string;
            normalized_name?: string;
            site?: string;
            state_id?: string;
            state_name?: string;
            website?: string;
          }[];
          pbd?: string;
          pn?: string;
          similarity_score?: string;
          simple_legal_status?: string;
          solution_id?: string;
          solution_type?: string;
          title?: string;
        };
      }[];
      title?: string;
    };
    novelty_assessment?: {
      content?: {
        novelty_level?: string;
        novelty_score?: string;
        nearest_lacks?: string;
      };
      title?: string;
    };
    novelty_reasoning?: {
      content?: string;
      title?: string;
    };
    proposal_summary?: {
      content?: string;
      title?: string;
    };
    recommendations?: {
      content?: string;
      title?: string;
    };
    status: 1 | 2 | 3;
    message?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'm002-1AiNoveltyCheckAgentCreation': m002_1AiNoveltyCheckAgentCreation;
  readonly 'm002-2AiNoveltyCheckAgentQuery': m002_2AiNoveltyCheckAgentQuery;
}
