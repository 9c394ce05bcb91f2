// Written by `npm run contract` from ../groups/technical-q-a.json: change that file.

export interface ai36_1TechnicalQaSubmit {
  readonly body: {
    input: string;
    lang: "cn" | "en";
    model?: "seekgpt-thinking" | "o3-mini" | "summary-gpt";
    rag_source?: string[];
    summary_check?: boolean;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai36_2TechnicalQaReport {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    message_response?: {
      agent_suggestion?: string;
      agent_suggestion_scene?: string;
      application?: string[][];
      check_summary?: string;
      modules?: string[];
      recommend?: string[];
      references?: {
        apd?: string;
        authors?: {
          id?: string;
          name?: string;
        }[];
        content?: string;
        link?: string;
        org_info?: {
          country_id?: string;
          country_name?: string;
          display_name?: string;
          entity_id?: string;
          entity_type?: string;
          founded_date?: number;
          id?: string;
          logo?: string;
          name?: string;
          name_cn?: string;
          name_en?: string;
          normalized_display_name?: string;
          normalized_entity_type_en?: string;
          normalized_id?: string;
          normalized_logo?: string;
          normalized_name?: string;
          site?: string;
          state_id?: string;
          state_name?: string;
          website?: string;
        }[];
        pbd?: string;
        pdf_image?: {
          extracted?: boolean;
          fulltext_image240_url?: string;
          image_from?: string;
          image_id?: string;
          image_type?: string;
          is_extracted?: boolean;
          official_size?: string;
          patent_id?: string;
          source_image_type?: string;
          storage_path?: string;
        }[];
        pdf_image_count?: number;
        project_id?: string;
        project_name?: string;
        solution_id?: string;
        solution_sub_type?: string;
        solution_type?: "PATENT" | "PAPER" | "WEBSITE";
        title?: string;
      }[];
      summary?: string;
      summary_think?: string;
      tech_mind_suggestion?: string;
      title?: string;
    };
    split_query?: {
      concept: string[];
      query: string[];
    };
    task_id: string;
    task_status: 1 | 2 | 3;
    message?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'ai36-1TechnicalQaSubmit': ai36_1TechnicalQaSubmit;
  readonly 'ai36-2TechnicalQaReport': ai36_2TechnicalQaReport;
}
