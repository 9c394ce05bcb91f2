// Written by `npm run contract` from ../groups/trademark-data.json: change that file.

export interface t001TrademarkSearch {
  readonly body: {
    apdt?: string;
    app_num?: string;
    applicant?: string;
    ipoffice?: string;
    mark?: string;
    mode?: "smart" | "exact";
    nice_code?: string;
    page?: number;
    reg_num?: string;
    size?: number;
    sort?: string;
    us_code?: string;
    vienna_code?: string;
  };
  readonly answer: {
    current_page?: number;
    hits?: {
      agent?: string;
      apdt?: string;
      app_num?: string;
      applicant?: string[];
      id?: string;
      image?: string;
      ipoffice?: string;
      mark?: string;
      nice_code?: string[];
      no?: number;
      offical_page?: string;
      score?: number;
      status?: string;
      similarity?: {
        sight?: number;
        sound?: number;
        sense?: number;
        structure?: number;
      };
      reasons?: string[];
    }[];
    page_size?: number;
    total_hits?: number;
    total_pages?: number;
  };
  readonly filled: {
    body: {
      mode: "smart" | "exact";
      page: number;
      size: number;
    };
  };
}

export interface t002TrademarkImageSearch {
  readonly body: {
    image_base64: string;
    ipoffice?: string;
    page?: number;
    size?: number;
  };
  readonly answer: {
    current_page?: number;
    hits?: {
      app_num?: string;
      id?: string;
      image?: string;
      ipoffice?: string;
      nice_code?: string[];
      no?: number;
      offical_page?: string;
      score?: number;
      colour_score?: number;
    }[];
    page_size?: number;
    pictures_waiting?: number;
    total_hits?: number;
    total_pages?: number;
  };
  readonly filled: {
    body: {
      page: number;
      size: number;
    };
  };
}

export interface t010DataDetail {
  readonly query: {
    app_num?: string;
    ipoffice?: string;
  };
  readonly answer: {
    apdt?: string;
    app_num?: string;
    applicants?: {
      city?: string;
      internal_address?: string;
      name?: string;
      postal_code?: string;
      state?: string;
    }[];
    assignees?: {
      address1?: string;
      address2?: string;
      city?: string;
      composed_of_statement?: string;
      country_code?: string;
      country_name?: string;
      dba_statement?: string;
      entity_statement?: string;
      formerly_statement?: string;
      legal_entity_text?: string;
      legal_entity_type_code?: string;
      nationality?: string;
      person_organization_name?: string;
      postcode?: string;
      state?: string;
      state_organized?: string;
    }[];
    classifications?: {
      class_kind?: string;
      code?: string;
      status_code?: string;
      status_date?: string;
    }[];
    correspondents?: {
      attorney_docket_number?: string;
      internal_address?: string;
      name?: string;
    }[];
    current_location?: string;
    images?: string[];
    ipoffice?: string;
    location_date?: string;
    mark_drawing?: string;
    mark_identification?: string;
    offical_page?: string;
    pbdt?: string;
    reg_num?: string;
    status?: string;
    status_date?: string;
    nice_code?: string[];
    goods?: {
      class?: string;
      lang?: string;
      text?: string;
    }[];
    registration_date?: string;
    expiry_date?: string;
  };
}

export interface Operations {
  readonly 't001TrademarkSearch': t001TrademarkSearch;
  readonly 't002TrademarkImageSearch': t002TrademarkImageSearch;
  readonly 't010DataDetail': t010DataDetail;
}
