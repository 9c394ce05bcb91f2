// Written by `npm run contract` from ../groups/technical-disclosure.json: change that file.

export interface ai32_1PatentDisclosureTechMeans {
  readonly body: {
    tech_solution: string;
  };
  readonly answer: {
    application?: string[];
    background?: string;
    embodiment?: string;
    mechanism?: string;
    others?: string;
    outcome?: string;
    status: "1" | "0";
    subject_improvement?: string[];
    tech_problem?: string;
    unidentified?: string;
    sentences: {
      field: "mechanism" | "tech_problem" | "background" | "outcome" | "application" | "embodiment" | "subject_improvement" | "others";
      text: string;
      start: number;
      end: number;
      basis: "heading" | "wording" | "claim" | "means" | "neighbour" | "none" | "model";
      cue?: string;
    }[];
  };
}

export interface ai32_2PatentDisclosureGenerate {
  readonly body: {
    application?: string[];
    background?: string;
    embodiment?: string;
    language: "cn" | "en";
    mechanism: string;
    others?: string;
    outcome?: string;
    subject_improvement?: string[];
    tech_problem?: string;
    tech_solution: string;
  };
  readonly answer: {
    job_id: string;
    status: 1 | 2 | 3;
  };
}

export interface ai32_3PatentDisclosureDownload {
  readonly body: {
    job_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    download_url?: string;
    job_id: string;
    job_status: 0 | 1 | 2 | 3;
    message?: string;
    files?: {
      format: string;
      url: string;
    }[];
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface Operations {
  readonly 'ai32-1PatentDisclosureTechMeans': ai32_1PatentDisclosureTechMeans;
  readonly 'ai32-2PatentDisclosureGenerate': ai32_2PatentDisclosureGenerate;
  readonly 'ai32-3PatentDisclosureDownload': ai32_3PatentDisclosureDownload;
}
