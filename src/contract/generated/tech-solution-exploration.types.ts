// Written by `npm run contract` from ../groups/tech-solution-exploration.json: change that file.

export type Direction = {
  approaches?: string[];
  reason?: string;
  source_type?: "model" | "customize";
  ticked?: boolean;
  verification?: string;
  title?: string;
  documents?: number;
};

export type DirectionInput = {
  approaches?: string[];
  reason?: string;
  source_type?: "model" | "customize";
  ticked?: boolean;
  verification?: string;
  title?: string;
  documents?: number;
};

export interface ai33_1Step1V3 {
  readonly body: {
    lang: "cn" | "en";
    solution_issues: string;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai33_2Step2V3 {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    recommend?: string[];
    status: "RUNNING" | "SUCCEED" | "FAILED";
    message?: string;
    recommend_documents?: number[];
    problem?: {
      object?: string;
      to_improve?: string[];
      to_keep?: string[];
      quantities?: string[];
      constraints?: string[];
      causes?: string[];
      missing?: string[];
      doubts?: string[];
    };
    contradictions?: {
      improving?: string;
      worsening?: string;
      improving_words?: string[];
      worsening_words?: string[];
      principles?: string[];
    }[];
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai33_3Step3SubmitV3 {
  readonly body: {
    lang: "cn" | "en";
    recommend?: string[];
    task_id: string;
    task_version?: number;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai33_4Step3QueryV3 {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    directions?: Direction[];
    status: "RUNNING" | "SUCCEED" | "FAILED";
    message?: string;
    not_answered?: string[];
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai33_5Step4V3 {
  readonly body: {
    directions?: DirectionInput[];
    lang: "cn" | "en";
    task_id: string;
    task_version?: number;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface ai33_6Step5V3 {
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
              description?: string;
              display_name?: string;
              employee_number?: number;
              employee_number_interval?: string;
              entity_id?: string;
              entity_type?: string;
              founded_date?: number;
              headquarters?: {
                city?: string;
                country?: string;
                district?: string;
                location?: string;
                state?: string;
              };
              id?: string;
              logo?: string;
              name?: string;
              name_cn?: string;
              name_en?: string;
              normalized_entity_type_en?: string;
              normalized_name?: string;
              original_address?: {
                city?: string;
                country?: string;
                district?: string;
                location?: string;
                state?: string;
              };
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
          }[];
          route_id?: string;
          route_name?: string;
          status?: string;
          sys_content?: string;
          sys_sub_content?: string;
          sys_title?: string;
          tech_version?: string;
          innovation_parts?: {
            documents?: number;
            families?: number;
            median_year?: number;
            far_share?: number;
            citations?: number;
          };
          against?: {
            pn: string;
            text: string;
          }[];
          principle?: string;
          note?: string;
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

export interface Operations {
  readonly 'ai33-1Step1V3': ai33_1Step1V3;
  readonly 'ai33-2Step2V3': ai33_2Step2V3;
  readonly 'ai33-3Step3SubmitV3': ai33_3Step3SubmitV3;
  readonly 'ai33-4Step3QueryV3': ai33_4Step3QueryV3;
  readonly 'ai33-5Step4V3': ai33_5Step4V3;
  readonly 'ai33-6Step5V3': ai33_6Step5V3;
}
