// Written by `npm run contract` from ../groups/chemical-sar-extract.json: change that file.

export interface fileDetail {
  readonly body: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    files?: {
      file_id?: string;
      file_name?: string;
      items?: {
        dosing_regimen?: {
          dosage?: string;
          duration?: string;
          frequency?: string;
          route?: string;
        };
        experimental_method?: string;
        experimental_purpose?: string;
        experimental_subject?: string;
        experimental_target?: string;
        indicator?: string;
        match?: boolean;
        other_name?: string;
        protein_subtype?: string;
        result_id?: string;
        source?: {
          height?: number;
          page?: number;
          width?: number;
          x?: number;
          y?: number;
        };
        standardized_target?: {
          display_name_cn?: string;
          display_name_en?: string;
          target_id?: string;
        }[];
        structure?: {
          inchy_key?: string;
          mol?: string;
          smiles?: string;
        };
        substance_code?: {
          code?: string;
          name?: string;
        };
        target?: string[];
        unit?: string;
        value?: string;
        value_source?: string;
        scale_mark?: string;
      }[];
      status?: "PENDING" | "PROCESSING" | "SUCCESS" | "FAILED";
      total?: number;
    }[];
    status?: "PENDING" | "PROCESSING" | "SUCCESS" | "FAILED" | "NOT_FOUND";
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface fileExtract {
  readonly body: {
    file?: string;
  };
  readonly query: {
    language: "CN" | "EN";
    pn?: string;
  };
  readonly answer: {
    status?: "PENDING" | "FAILED";
    task_id?: string;
  };
}

export interface Operations {
  readonly 'fileDetail': fileDetail;
  readonly 'fileExtract': fileExtract;
}
