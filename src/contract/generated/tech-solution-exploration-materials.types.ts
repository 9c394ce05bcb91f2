// Written by `npm run contract` from ../groups/tech-solution-exploration-materials.json: change that file.

export type AI737FindSolutionNodeReferenceRequest = {
  board_id: string;
  node_id: string;
  task_id: string;
};

export interface ai73_1FindSolutionSubmit {
  readonly body: {
    input: string;
    lang: "cn" | "en";
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai73_2FindSolutionRecommend {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    has_recommend?: boolean;
    recommend?: string[];
    status: "RUNNING" | "SUCCEED" | "FAILED";
    message?: string;
    questions?: string[];
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai73_3FindSolutionConfirmRecommend {
  readonly body: {
    recommend?: string[];
    task_id: string;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai73_4FindSolutionThinking {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    board_id?: string;
    direction?: {
      data?: {
        status?: string;
        stream_message?: Record<string, unknown>;
      };
      error_code?: number;
      status?: boolean;
    };
    problem_statement?: {
      background_context?: string;
      domain?: string;
      performance_requirements?: {
        parameter?: string;
        target_value?: string;
        tolerance?: string;
        unit?: string;
      }[];
      problem_title?: string;
      refined_statement?: string;
      success_criteria?: {
        metric?: string;
        priority?: string;
        target?: string;
        validation_method?: string;
      }[];
      technical_constraints?: {
        category?: string;
        description?: string;
        impact_level?: string;
      }[];
    };
    references?: {
      references?: {
        apd?: string;
        authors?: Record<string, unknown>;
        content?: string;
        link?: string;
        org_info?: Record<string, unknown>;
        pbd?: string;
        pn?: string;
        project_id?: string;
        project_name?: string;
        solution_id?: string;
        solution_sub_type?: string;
        solution_type?: string;
        title?: string;
      }[];
    };
    status: "RUNNING" | "SUCCEED" | "FAILED";
    message?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai73_5FindSolutionMind {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    solution?: {
      cells: {
        data?: {
          improvements?: string[];
          initd?: boolean;
          innovation?: number;
          node_id?: string;
          order?: string;
          reference?: {
            apd?: string;
            content?: string;
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
            pn?: string;
            solution_id?: string;
            solution_type?: string;
            title?: string;
            doi?: string;
            link?: string;
            year?: number;
          }[];
          route_id?: string;
          route_name?: string;
          status?: string;
          sys_content?: string;
          sys_sub_content?: string;
          sys_title?: string;
          tech_version?: string;
        };
        id?: string;
        position?: {
          x?: number;
          y?: number;
        };
        shape?: string;
        size?: {
          height?: number;
          width?: number;
        };
        source?: {
          cell: string;
        };
        target?: {
          cell: string;
        };
        view?: string;
        z_index?: number;
      }[];
      title: string;
    };
    status: "RUNNING" | "SUCCEED" | "FAILED";
    message?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai73_6FindSolutionCitationReferenceList {
  readonly body: {
    board_id: string;
    limit?: number;
    node_id: string;
    page?: number;
    task_id: string;
  };
  readonly answer: {
    has_next?: boolean;
    has_previous?: boolean;
    limit?: number;
    page?: number;
    records?: {
      CONTENT?: string;
      ORG_INFO?: {
        display_name?: string;
        id?: string;
      }[];
      PBD?: string;
      SOLUTION_ID?: string;
      SOLUTION_TYPE?: string;
      TITLE?: string;
    }[];
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      page: number;
    };
  };
}

export interface ai73_7FindSolutionNodeReference {
  readonly body: AI737FindSolutionNodeReferenceRequest;
  readonly answer: {
    engineering_reliability?: string[];
    expected_challenge?: string[];
    industry_application_cases?: string[];
    technical_maturity?: string[];
    technical_principle?: string[];
  };
}

export interface ai73_8FindSolutionImplementation {
  readonly body: AI737FindSolutionNodeReferenceRequest;
  readonly answer: {
    task_id: string;
  };
}

export interface ai73_9FindSolutionImplementationResponse {
  readonly body: {
    board_id: string;
    node_id: string;
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    markdown_message?: string;
    status: "RUNNING" | "SUCCEED" | "FAILED";
    message?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'ai73-1FindSolutionSubmit': ai73_1FindSolutionSubmit;
  readonly 'ai73-2FindSolutionRecommend': ai73_2FindSolutionRecommend;
  readonly 'ai73-3FindSolutionConfirmRecommend': ai73_3FindSolutionConfirmRecommend;
  readonly 'ai73-4FindSolutionThinking': ai73_4FindSolutionThinking;
  readonly 'ai73-5FindSolutionMind': ai73_5FindSolutionMind;
  readonly 'ai73-6FindSolutionCitationReferenceList': ai73_6FindSolutionCitationReferenceList;
  readonly 'ai73-7FindSolutionNodeReference': ai73_7FindSolutionNodeReference;
  readonly 'ai73-8FindSolutionImplementation': ai73_8FindSolutionImplementation;
  readonly 'ai73-9FindSolutionImplementationResponse': ai73_9FindSolutionImplementationResponse;
}
