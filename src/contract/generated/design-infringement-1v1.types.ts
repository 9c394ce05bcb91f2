// Written by `npm run contract` from ../groups/design-infringement-1v1.json: change that file.

export interface ai67_1AiInfringementDetection1v1Creation {
  readonly body: {
    patent_number: string;
    report_lang?: "cn" | "en";
    url: string;
  };
  readonly answer: {
    task_id?: string;
  };
  readonly filled: {
    body: {
      report_lang: "cn" | "en";
    };
  };
}

export interface ai67_2AiInfringementDetection1v1Query {
  readonly body: {
    task_id: string;
  };
  readonly answer: {
    comparisons?: {
      confusion?: string;
      country?: string;
      difference?: string;
      patent_id?: string;
      patent_image_url?: string;
      patent_pn?: string;
      risk_desc?: string;
      risk_level?: string;
      score?: number;
      similar?: string;
      status?: number;
      suggestion?: string;
      title?: string;
    }[];
    country?: string[];
    high_risk_country?: string[];
    loc?: string[];
    middle_risk_country?: string[];
    suspected_infringement_count?: number;
    suspected_infringement_country?: string[];
    task_id?: string;
    task_status?: 1 | 2 | 3;
    user_image?: string;
  };
}

export interface Operations {
  readonly 'ai67-1AiInfringementDetection1v1Creation': ai67_1AiInfringementDetection1v1Creation;
  readonly 'ai67-2AiInfringementDetection1v1Query': ai67_2AiInfringementDetection1v1Query;
}
