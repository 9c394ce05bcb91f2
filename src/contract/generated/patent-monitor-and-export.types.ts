// Written by `npm run contract` from ../groups/patent-monitor-and-export.json: change that file.

export interface p055PatentSearchExport {
  readonly body: {
    apdt_from?: string;
    apdt_to?: string;
    collapse_by?: "APD" | "PBD" | "AUTHORITY" | "SCORE";
    collapse_order?: "OLDEST" | "LATEST";
    collapse_type?: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
    export_type: "json" | "csv" | "xls" | "pdf" | "full_text" | "xml";
    fields: string;
    lang?: "cn" | "en" | "jp" | "de" | "fr" | "kr";
    offset?: number;
    pbdt_from?: string;
    pbdt_to?: string;
    query_text: string;
    rows: number;
    stemming?: 0 | 1;
    trans_lang?: "cn" | "en" | "jp";
  };
  readonly answer: {
    count?: number;
    task_id?: string;
  };
  readonly filled: {
    body: {
      collapse_type: "ALL" | "APNO" | "DOCDB" | "INPADOC" | "EXTEND";
      lang: "cn" | "en" | "jp" | "de" | "fr" | "kr";
      offset: number;
      stemming: 0 | 1;
      trans_lang: "cn" | "en" | "jp";
    };
  };
}

export interface p055PatentSearchTask {
  readonly query: {
    task_id: string;
  };
  readonly answer: {
    count?: number;
    export_status?: "PENDING" | "SUCCESS" | "FAIL";
    url?: string;
  };
}

export interface p056PatentAlertCreate {
  readonly query: {
    alert_name?: string;
    content: string;
    query: string;
  };
  readonly answer: {
    alert_id?: string;
    alert_name?: string;
    number?: number;
  };
}

export interface p057PatentAlertCheck {
  readonly query: {
    alert_id: string;
  };
  readonly answer: {
    alert_name?: string;
    count?: number;
    patent_ids?: string[];
    type?: string;
    answer_number?: number;
  }[];
}

export interface p058PatentAlertUpdate {
  readonly query: {
    alert_id: string;
    alert_name?: string;
    content?: string;
    query?: string;
  };
  readonly answer: Record<string, unknown>;
}

export interface p059PatentAlertDelete {
  readonly body: Record<string, unknown>;
  readonly query: {
    alert_id: string;
  };
  readonly answer: Record<string, unknown>;
}

export interface Operations {
  readonly 'p055PatentSearchExport': p055PatentSearchExport;
  readonly 'p055PatentSearchTask': p055PatentSearchTask;
  readonly 'p056PatentAlertCreate': p056PatentAlertCreate;
  readonly 'p057PatentAlertCheck': p057PatentAlertCheck;
  readonly 'p058PatentAlertUpdate': p058PatentAlertUpdate;
  readonly 'p059PatentAlertDelete': p059PatentAlertDelete;
}
