// Written by `npm run contract` from ../groups/others.json: change that file.

export type Label = {
  passage?: string;
  section?: "description" | "claim";
  sentence?: string[];
  sn?: number;
};

export type HistoryRecordsResponseDTO = {
  history_maps?: DailyRecordsDTO[];
  limit?: number;
  page?: number;
  total?: number;
};

export type DailyRecordsDTO = {
  data?: HistoryRecordsDTO[];
  date?: string;
};

export type HistoryRecordsDTO = {
  business_id?: string;
  business_name?: string;
  count?: {
    application?: number;
    granted?: number;
    total?: number;
  };
  created_at?: string;
  efq?: string;
  extra_info?: {
    category?: string;
    region?: string;
  };
  icon_path?: string;
  icon_url?: string;
  id?: string;
  link?: string;
  message?: string;
  patent_id?: string;
  q?: string;
  raw_type?: string;
  source?: string;
  time?: string;
};

export type CompanyCountItem = {
  company_name: string;
  count: number;
  group_count: number;
  groups: GroupItem[];
  low_score: LowScore;
  name: string;
  overall_summary: string;
};

export type GroupItem = {
  images?: string[];
  items?: GroupTechInfoItem[];
  paper_ids?: string[];
  patent_ids?: string[];
  summary?: string;
  tech_differences?: string;
  title?: string;
};

export type GroupTechInfoItem = {
  item_id?: string;
  item_info?: Item;
  item_type?: "patent" | "paper";
  relevance_score?: number;
};

export type Item = {
  abst?: string;
  ancs?: {
    ans_name?: string;
  };
  doi?: string;
  full_image?: string;
  journal?: string;
  llm_benefit?: string;
  llm_innovation_list?: string[];
  llm_tech_problem?: string;
  organizations?: Item4[];
  paper_id?: string;
  patent_id?: string;
  pdf_images?: Item3[];
  pn?: string;
  relevance?: Item5;
  tech_field_and_topic_list?: string[];
  technical_title?: string;
  title?: string;
};

export type Item4 = {
  normalized_display_name?: string;
  normalized_id?: string;
  normalized_logo?: string;
  normalized_name?: string;
};

export type Item3 = {
  extracted?: boolean;
  fig_title_code?: string;
  fulltext_image240_url?: string;
  image_from?: string;
  image_id?: string;
  image_type?: string;
  is_extracted?: boolean;
  labels?: string[];
  official_size?: string;
  patent_id?: string;
  source_image_type?: string;
  storage_path?: string;
};

export type Item5 = {
  description?: string;
  score?: number;
};

export type LowScore = {
  images?: string[];
  items?: GroupTechInfoItem[];
  paper_ids?: string[];
  patent_ids?: string[];
};

export type OtherCountItem = {
  count?: number;
  group_count?: number;
  groups?: GroupItem[];
  low_score?: LowScore;
  name?: string;
  overall_summary?: string;
};

export type TechTopicCountItem = {
  count: number;
  group_count: number;
  groups: GroupItem[];
  low_score: LowScore;
  name: string;
  overall_summary: string;
};

export type DimensionChartResponseDTO = {
  dimensions?: {
    count?: string[];
    pbd_ym?: string[];
    tech_field?: string[];
  }[];
  extra?: Item2;
  source?: {
    count?: number;
    pbd_ym?: string;
    percentage?: number;
  }[];
  total?: {
    pbd_ym?: number[];
  };
};

export type Item2 = {
  PBD_YM?: {
    code?: string;
    label?: string;
    pbd_ym?: string;
    tech_field_count?: number;
    total_patent_count?: number;
  }[];
  TECH_FIELD?: {
    code?: string;
    label?: string;
    pbd_ym?: string;
    tech_field_id?: string;
    tech_field_name?: string;
  }[];
  max?: number;
  min?: number;
};

export interface ai01NerDdtNer {
  readonly body: {
    lang: "cn" | "en";
    source?: "patent" | "literature" | "news";
    text: string;
  };
  readonly answer: {
    end?: number;
    entity?: string;
    start?: number;
    type?: string;
  }[];
  readonly filled: {
    body: {
      source: "patent" | "literature" | "news";
    };
  };
}

export interface ai03NerNewsNer {
  readonly body: {
    lang: "cn" | "en";
    text: string;
  };
  readonly answer: {
    end?: number;
    entity?: string;
    start?: number;
    type?: "COM" | "GOV" | "GPE" | "ACA" | "PPL" | "NPO" | "CDO";
  }[];
}

export interface ai30PatentSimilarPatentComparison {
  readonly body: {
    country?: string[];
    legal_status?: string[];
    limit?: number;
    tech_effect?: string;
    tech_means: string;
  };
  readonly answer: {
    count?: number;
    docs?: {
      similar_patent?: {
        efficacy?: Label[];
        means?: Label[];
        patent_id?: string;
        pn?: string;
        score?: number;
      };
    }[];
  };
  readonly filled: {
    body: {
      limit: number;
    };
  };
}

export interface ai31PatentPatentCoreInventionPoints {
  readonly body: {
    lang: "cn" | "en";
    patent_id?: string;
    pn?: string;
  };
  readonly answer: {
    core_invention_points?: {
      sentence?: unknown[];
    };
    enhancement_proposals?: {
      sentence?: unknown[];
    };
    patent_id?: string;
    pn?: string;
  };
}

export interface ai71AgentExportLink {
  readonly body: {
    agent_type: "ai_patent_disclosure" | "ai_specification" | "ai_fto_search" | "ai_novelty_search";
    company_id: string;
    email?: string;
    end_time?: number;
    lang: "CN" | "EN" | "TW" | "JP";
    page?: number;
    phone?: string;
    start_time?: number;
    task_id_list?: string[];
  };
  readonly answer: {
    items?: {
      file_name?: string;
      task_id?: string;
      url?: string;
    }[];
  };
}

export interface ai72AgentBatchHistory {
  readonly body: {
    company_id: string;
    end_time?: number;
    page?: number;
    start_time?: number;
    user_accounts: {
      email?: string;
      phone?: string;
    }[];
  };
  readonly answer: {
    user_histories?: {
      email?: string;
      history?: HistoryRecordsResponseDTO;
      phone?: string;
    }[];
  };
}

export interface ai72AgentHistory {
  readonly body: {
    company_id: string;
    email: string;
    end_time?: number;
    page?: number;
    phone: string;
    start_time?: number;
  };
  readonly answer: HistoryRecordsResponseDTO;
}

export interface ai88_1TechMonitorApiCompanyMonitors {
  readonly headers: {
    "X-Site-Lang": "CN" | "EN";
  };
  readonly answer: {
    id?: string;
    title?: string;
  }[];
}

export interface ai88_2CompanyMonitorAggregatedInfo {
  readonly query: {
    "tech-monitor-id": string;
    report_week?: string;
  };
  readonly headers: {
    "X-Site-Lang": "CN" | "EN";
  };
  readonly answer: {
    basic_info?: {
      auto_create?: boolean;
      created_at?: string;
      creator?: string;
      empty_summary?: boolean;
      extract_company?: unknown[];
      focus_area?: string;
      industry?: string;
      intent_type?: string;
      ipc_query?: string;
      news_query?: string[];
      patent_query?: string;
      pre_compute_status?: string;
      recommend_company?: string[];
      sub_field_list?: {
        classification_type?: "company" | "tech";
        id?: string;
        name?: string;
        patent_query?: string;
      }[];
      subject?: string;
      tech_monitor_id?: string;
      tech_monitor_type?: string;
      title?: string;
      updated_at?: string;
      user_input?: string;
    };
    company_groups?: CompanyCountItem[];
    count?: {
      company_count?: CompanyCountItem[];
      other_count?: OtherCountItem[];
      tech_topic_count?: TechTopicCountItem[];
    };
    hot_news?: {
      has_next?: boolean;
      has_previous?: boolean;
      limit?: number;
      page?: number;
      records?: {
        content?: string;
        link?: string;
        news_id?: string;
        title?: string;
        topics?: string[];
      }[];
      total?: number;
    };
    other_groups?: OtherCountItem[];
    overview?: {
      group?: string;
      sub_name?: string;
      sub_type?: "company" | "tech" | "other";
    }[];
    tech_groups?: TechTopicCountItem[];
    tech_topic_word_cloud_chart?: DimensionChartResponseDTO;
    tech_trend_chart?: DimensionChartResponseDTO;
    top_company_chart?: {
      name?: string;
      num?: number;
      tags?: string[];
    }[];
  };
}

export interface l016DocumentsDocParsing {
  readonly body: {
    file: string;
    output_format?: "markdown" | "jsonl" | "both";
  };
  readonly response: {
    data: {
      file_type: string;
      markdown?: string;
      results: {
        bbox: number[];
        page: number;
        type: "title" | "text" | "list" | "table" | "figure" | "formula" | "header" | "footer";
        url?: string | null;
        content?: string;
      }[];
      state: "success";
      total_pages: number;
      notes?: string[];
    };
    error_code: number;
    error_msg: string;
    status: "success";
  };
  readonly filled: {
    body: {
      output_format: "markdown" | "jsonl" | "both";
    };
  };
}

export interface l017DocumentsLayoutParsing {
  readonly body: {
    file: string;
    include_crop_urls?: boolean;
  };
  readonly response: {
    data: {
      file_type: string;
      results: {
        bbox: number[];
        content?: string | null;
        page: number;
        type: "title" | "text" | "list" | "table" | "figure" | "formula" | "header" | "footer";
        url?: string | null;
      }[];
      state: "success";
      total_pages: number;
      notes?: string[];
    };
    error_code: number;
    error_msg: string;
    status: "success";
  };
  readonly filled: {
    body: {
      include_crop_urls: boolean;
    };
  };
}

export interface Operations {
  readonly 'ai01NerDdtNer': ai01NerDdtNer;
  readonly 'ai03NerNewsNer': ai03NerNewsNer;
  readonly 'ai30PatentSimilarPatentComparison': ai30PatentSimilarPatentComparison;
  readonly 'ai31PatentPatentCoreInventionPoints': ai31PatentPatentCoreInventionPoints;
  readonly 'ai71AgentExportLink': ai71AgentExportLink;
  readonly 'ai72AgentBatchHistory': ai72AgentBatchHistory;
  readonly 'ai72AgentHistory': ai72AgentHistory;
  readonly 'ai88-1TechMonitorApiCompanyMonitors': ai88_1TechMonitorApiCompanyMonitors;
  readonly 'ai88-2CompanyMonitorAggregatedInfo': ai88_2CompanyMonitorAggregatedInfo;
  readonly 'l016DocumentsDocParsing': l016DocumentsDocParsing;
  readonly 'l017DocumentsLayoutParsing': l017DocumentsLayoutParsing;
}
