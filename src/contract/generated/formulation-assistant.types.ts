// Written by `npm run contract` from ../groups/formulation-assistant.json: change that file.

export type FormulationDetail = {
  country_name?: string;
  ingredient_list?: {
    content?: number[];
    function?: string;
    ingredient?: string;
    amount?: string;
    instead_of?: string;
  }[];
  name_cn?: string;
  solution_id?: string;
  solution_type?: string;
  source?: string;
  status?: string;
  title?: string;
  pn?: string;
  basis?: "share" | "parts" | "mass" | "volume" | "moles";
  sum?: {
    low: number;
    high: number;
    verdict: "whole" | "rest_unstated";
  };
  quote?: {
    text: string;
    part: string;
    lang: string;
    claim_number?: number;
    paragraph_id?: string;
  };
};

export interface m001_1AiFormulationAgentCreation {
  readonly body: {
    lang: "cn" | "en";
    text: string;
  };
  readonly answer: {
    task_id: string;
  };
}

export interface m001_2AiFormulationAgentQuery {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    formulations?: {
      dimension?: string;
      formulation_1?: FormulationDetail;
      formulation_2?: FormulationDetail;
      strategy_index?: number;
      reason?: string;
    }[];
    status: 1 | 2 | 3;
    message?: string;
    goal?: {
      product?: string[];
      excluded?: string[];
      bounds?: string[];
      dimensions?: string[];
    };
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'm001-1AiFormulationAgentCreation': m001_1AiFormulationAgentCreation;
  readonly 'm001-2AiFormulationAgentQuery': m001_2AiFormulationAgentQuery;
}
