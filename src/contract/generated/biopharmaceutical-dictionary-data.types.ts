// Written by `npm run contract` from ../groups/biopharmaceutical-dictionary-data.json: change that file.

export type B049DrugTypeAutocompleteRequest = {
  limit: number;
  prefix: string;
};

export type CommonName = {
  lang?: string;
  name?: string;
};

export interface b049DrugTypeAutocomplete {
  readonly body: B049DrugTypeAutocompleteRequest;
  readonly answer: {
    display_name?: CommonName[];
    drug_type_id?: string;
    matched_name?: string;
  }[];
}

export interface b050DiseaseAutocomplete {
  readonly body: B049DrugTypeAutocompleteRequest;
  readonly answer: {
    display_name?: CommonName[];
    id?: string;
    matched_name?: string;
  }[];
}

export interface b051TargetAutocomplete {
  readonly body: B049DrugTypeAutocompleteRequest;
  readonly answer: {
    display_name?: CommonName[];
    short_name?: CommonName[];
    target_id?: string;
    matched_name?: string;
  }[];
}

export interface b052OrganizationAutocomplete {
  readonly body: B049DrugTypeAutocompleteRequest;
  readonly answer: {
    display_name?: CommonName[];
    organization_id?: string;
    matched_name?: string;
  }[];
}

export interface b053DrugAutocomplete {
  readonly body: B049DrugTypeAutocompleteRequest;
  readonly answer: {
    display_name?: CommonName[];
    drug_id?: string;
    matched_name?: string;
  }[];
}

export interface b054MechanismActionAutocomplete {
  readonly body: B049DrugTypeAutocompleteRequest;
  readonly answer: {
    display_name?: CommonName[];
    mechanism_action_id?: string;
    short_name?: CommonName[];
    matched_name?: string;
  }[];
}

export interface b055OutcomeAutocomplete {
  readonly body: {
    limit: number;
    prefix: string;
  };
  readonly answer: {
    display_name?: CommonName[];
    outcome_id?: string;
    short_name?: CommonName[];
    matched_name?: string;
  }[];
}

export interface b056DictionarySearch {
  readonly body: {
    dict_type?: "PATENT_TECHNOLOGY" | "AUTHORITY_COUNTRY" | "HOT_CONFERENCE";
    id?: string;
    keyword?: string;
    limit?: number;
    offset?: number;
    parent_id?: string;
    search_tree?: boolean;
    sort?: {
      sort_field?: string;
      sort_order?: "asc" | "desc";
    }[];
  };
  readonly answer: {
    items?: {
      dict_id?: string;
      display_name?: CommonName[];
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
}

export interface b056_1TechnologyAutocomplete {
  readonly body: B049DrugTypeAutocompleteRequest;
  readonly answer: {
    display_name?: CommonName[];
    drug_type_id?: string;
  }[];
}

export interface b058DiseaseTherapeuticArea {
  readonly body: {
    disease_id: string;
  };
  readonly answer: {
    items?: {
      children?: {
        children?: {
          display_name_cn?: string;
          display_name_en?: string;
          id?: string;
          is_leaf?: boolean;
          parent_id?: string[];
        }[];
        display_name_cn?: string;
        display_name_en?: string;
        id?: string;
        is_leaf?: boolean;
        parent_id?: string[];
      }[];
      display_name_cn?: string;
      display_name_en?: string;
      id?: string;
      is_leaf?: boolean;
      parent_id?: string[];
    }[];
    limit?: number;
    offset?: number;
  };
}

export interface Operations {
  readonly 'b049DrugTypeAutocomplete': b049DrugTypeAutocomplete;
  readonly 'b050DiseaseAutocomplete': b050DiseaseAutocomplete;
  readonly 'b051TargetAutocomplete': b051TargetAutocomplete;
  readonly 'b052OrganizationAutocomplete': b052OrganizationAutocomplete;
  readonly 'b053DrugAutocomplete': b053DrugAutocomplete;
  readonly 'b054MechanismActionAutocomplete': b054MechanismActionAutocomplete;
  readonly 'b055OutcomeAutocomplete': b055OutcomeAutocomplete;
  readonly 'b056DictionarySearch': b056DictionarySearch;
  readonly 'b056-1TechnologyAutocomplete': b056_1TechnologyAutocomplete;
  readonly 'b058DiseaseTherapeuticArea': b058DiseaseTherapeuticArea;
}
