// Written by `npm run contract` from ../groups/r-d-solution-search.json: change that file.

export interface methodServicesSolutionSearch {
  readonly body: {
    limit?: number;
    user_question: string;
  };
  readonly answer: {
    cases?: {
      case_id: string;
      effect_summary?: string;
      innovation_summary?: string;
      problem_summary?: string;
      triz_scientific_effects?: {
        function?: string;
        oxford_function?: string;
        scientific_effects?: {
          how_to_solve?: string;
          oxford_scientific_effect?: string;
          scientific_effect?: string;
          words?: string[];
        }[];
      }[];
      triz_svop?: {
        O?: {
          hypernym?: string;
          instance?: string;
        };
        P?: {
          raw?: string;
          standard?: string;
        }[];
        S?: {
          hypernym?: string;
          instance?: string;
        };
        V?: {
          raw?: string;
          standard?: string;
        };
        sentence?: string;
      }[];
      triz_technical_contradiction?: {
        contradiction_statement?: string;
        invention_principles_applied?: {
          how_to_solve?: string;
          principle_id?: string;
          principle_name?: string;
          words?: string[];
        }[];
        improving_parameter?: number;
        worsening_parameter?: number;
      }[];
      pn?: string;
      source?: string;
      evidence?: {
        kind: "problem" | "innovation" | "effect";
        text: string;
        part: string;
        lang: string;
        claim_number?: number;
        paragraph_id?: string;
      }[];
    }[];
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
    };
  };
}

export interface Operations {
  readonly 'methodServicesSolutionSearch': methodServicesSolutionSearch;
}
