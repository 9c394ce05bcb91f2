// Written by `npm run contract` from ../groups/specification-drafting.json: change that file.

export type SpecificationInitResponse = {
  benefit?: string;
  category?: string;
  classification?: string[];
  embodiment_outline?: EmbodimentOutlineItem[];
  status?: 1 | 2 | 3;
  task_id: string;
  technical_methods?: string;
  technical_problem?: string;
  message?: string;
  faults?: {
    kind: "no_antecedent" | "unsupported_term" | "unsupported_feature" | "unsupported_number" | "numbering" | "reference" | "multiple_on_multiple" | "category" | "vague" | "no_unit" | "sign_twice" | "unity";
    claim_number?: number;
    start?: number;
    end?: number;
    text: string;
    explanation: string;
  }[];
  support?: {
    claim_number: number;
    feature: string;
    verdict: "supported" | "partly" | "unsupported";
    share: number;
    missing: string[];
    passage?: {
      text: string;
      start: number;
      end: number;
    };
  }[];
  claims?: {
    number: number;
    text: string;
    parents: number[];
  }[];
};

export type EmbodimentOutlineItem = {
  claim_numbers?: number[];
  claim_text?: string;
  embodiment_number?: number;
  label?: string;
  reference_embodiment_number?: number;
  text?: string;
  type?: string;
};

export type FeatureTreeBO = {
  claim_features?: ClaimFeature[];
  num?: string;
  parent?: string;
  simple_claim?: string;
};

export type ClaimFeature = {
  concepts?: string[];
  feature?: string;
  feature_deleted?: 0 | 1;
};

export type FeatureTreeBOInput = {
  claim_features?: ClaimFeatureInput[];
  num?: string;
  parent?: string;
  simple_claim?: string;
};

export type ClaimFeatureInput = {
  concepts?: string[];
  feature?: string;
  feature_deleted?: 0 | 1;
};

export type NoveltySearchDownloadResponse = {
  report_url?: string;
  status?: 1 | 2 | 3;
  task_id?: string;
  message?: string;
  files?: {
    format: "html" | "docx" | "pdf";
    url: string;
  }[];
  open?: string[];
};

export interface ai37_1InitCnipa {
  readonly body: {
    claim: string;
    disclosure: string;
  };
  readonly answer: SpecificationInitResponse;
}

export interface ai37_2InitResultCnipa {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: SpecificationInitResponse;
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface ai37_3ExtractFeatureCnipa {
  readonly body: {
    category: string;
    task_id: string;
  };
  readonly answer: {
    feature_tree?: FeatureTreeBO[];
    terms?: {
      annotated?: boolean;
      name: string;
      number?: string;
      unique_id: string;
    }[];
  };
}

export interface ai37_4GenerateReportCnipa {
  readonly body: {
    benefit?: string;
    category: string;
    classification?: string[];
    embodiments?: {
      claim_numbers?: number[];
      embodiment_number?: number;
      text?: string;
      type?: string;
    }[];
    feature_tree?: FeatureTreeBOInput[];
    task_id: string;
    technical_methods?: string;
    technical_problem?: string;
    terms?: {
      annotated?: boolean;
      name: string;
      number?: string;
      unique_id: string;
    }[];
    title: string;
    urls?: string[];
    task_version?: number;
  };
  readonly answer: NoveltySearchDownloadResponse;
}

export interface ai37_5SpecificationDownloadReport {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: NoveltySearchDownloadResponse;
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'ai37-1InitCnipa': ai37_1InitCnipa;
  readonly 'ai37-2InitResultCnipa': ai37_2InitResultCnipa;
  readonly 'ai37-3ExtractFeatureCnipa': ai37_3ExtractFeatureCnipa;
  readonly 'ai37-4GenerateReportCnipa': ai37_4GenerateReportCnipa;
  readonly 'ai37-5SpecificationDownloadReport': ai37_5SpecificationDownloadReport;
}
