// Written by `npm run contract` from ../groups/design-infringement-search.json: change that file.

export interface ai39_1ImageSearchSubmit {
  readonly body: {
    apply_start_time?: string;
    country: string[];
    lang: "cn" | "en";
    loc_items?: string[];
    main_field?: string;
    url?: string;
  };
  readonly answer: {
    task_id: string;
    pictures_waiting?: number;
  };
}

export interface ai39_2ImageSearchReport {
  readonly body: {
    task_id: string;
  };
  readonly answer: {
    line_drawing_base64?: string;
    patent_messages?: {
      patent_messages: {
        apdt?: number;
        apno?: string;
        authority: string;
        current_assignee?: string;
        img_id: string;
        inventor?: string;
        loc?: string[];
        loc_match?: 0 | 1;
        original_assignee?: string;
        patent_id: string;
        patent_pn: string;
        pbdt?: number;
        risk_level?: "High" | "Medium" | "Low";
        score: number;
        title: string;
        url?: string;
        url_120?: string;
      }[];
      total_search_result_count: number;
    };
    report?: {
      apply_start_time?: string;
      comparisons: {
        confusion: string;
        country: string;
        difference: string;
        img_id: string;
        patent_id: string;
        patent_pn: string;
        risk_desc: string;
        risk_level: "High" | "Medium" | "Low";
        score: number;
        similar: string;
        status: 1 | 2 | 3;
        suggestion: string;
        title: string;
      }[];
      country: string[];
      high_risk_country?: string[];
      loc?: string[];
      middle_risk_country?: string[];
      operate_date?: number;
      suspected_infringement_count?: number;
      suspected_infringement_country?: string[];
    };
    rrffusion_response?: {
      k_value: number;
      patent_messages: {
        apdt?: number;
        apno?: string;
        authority: string;
        current_assignee?: string;
        img_id: string;
        inventor?: string;
        loc?: string[];
        loc_match?: 0 | 1;
        original_assignee?: string;
        patent_id: string;
        patent_pn: string;
        pbdt?: number;
        rerank_rank: number;
        rerank_score: number;
        risk_level?: "High" | "Medium" | "Low";
        rrf_score: number;
        score: number;
        title: string;
        traditional_rank: number;
        traditional_score: number;
        url?: string;
        url_120?: string;
      }[];
      rerank_count: number;
      traditional_count: number;
    };
    task_id: string;
    task_status: 1 | 2 | 3;
  };
}

export interface Operations {
  readonly 'ai39-1ImageSearchSubmit': ai39_1ImageSearchSubmit;
  readonly 'ai39-2ImageSearchReport': ai39_2ImageSearchReport;
}
