// Written by `npm run contract` from ../groups/literature-data.json: change that file.

export type L011LiteratureAuthorAffiliationRequest = {
  doi?: string;
  paper_id?: string;
};

export interface l001LiteratureQuerySearch {
  readonly body: {
    date_time?: string;
    limit?: number;
    offset?: number;
    query_text?: string;
    text?: string;
    type?: "title" | "abstract" | "author" | "publication" | "title/abstract" | "all";
  };
  readonly answer: {
    result_count?: number;
    results?: {
      author?: string[];
      doi?: string;
      paper_id?: string;
      title?: string[];
    }[];
    total_search_result_count?: number;
  };
}

export interface l010LiteratureBibliography {
  readonly body: L011LiteratureAuthorAffiliationRequest;
  readonly answer: {
    abstract?: {
      lang?: string;
      text?: string;
    }[];
    author?: string[];
    doi?: string;
    issue?: string;
    pagination?: string;
    paper_id?: string;
    publication?: string;
    publication_date?: number;
    publication_year?: string;
    publish_institution?: string;
    title?: {
      lang?: string;
      text?: string;
    }[];
    type?: string;
    volume?: string;
  }[];
}

export interface l011LiteratureAuthorAffiliation {
  readonly body: L011LiteratureAuthorAffiliationRequest;
  readonly answer: {
    author_data?: {
      affiliation_country?: string;
      affiliation_name?: string;
      affiliation_rorid?: string;
      affiliation_type?: string;
      co_authors?: string[];
      first_name?: string;
      name?: string;
      orcid?: string;
      published_list?: string[];
      sequence?: number;
      surname?: string;
    }[];
    doi?: string;
    paper_id?: string;
  }[];
}

export interface l012LiteratureCitation {
  readonly body: {
    doi?: string;
    page_number?: number;
    paper_id?: string;
  };
  readonly answer: {
    doi?: string;
    np_citation_data?: {
      citation_text?: string;
      paper_id?: string;
    }[];
    np_citation_no?: number;
    paper_id?: string;
    patent_citation_data?: {
      apdt?: number;
      apno?: string;
      current_assignee?: string[];
      inventor?: string[];
      original_assignee?: string[];
      patent_id?: string;
      pbdt?: number;
      pn?: string;
      title?: string;
    }[];
    patent_citation_no?: number;
    reference_data?: {
      citation_text?: string;
      paper_id?: string;
      sequence?: number;
    }[];
    reference_no?: number;
  }[];
}

export interface l014LiteratureJournal {
  readonly body: L011LiteratureAuthorAffiliationRequest;
  readonly answer: {
    address?: string;
    cn?: string;
    contact?: string;
    country?: string;
    doi?: string;
    eissn?: string;
    frequency?: string;
    issn?: string;
    journal_name?: string;
    lang?: string;
    organizer?: string;
    paper_id?: string;
    postal_code?: string;
    publisher?: string;
    subject_area?: string;
    supervising_agency?: string;
    website?: string;
  }[];
}

export interface Operations {
  readonly 'l001LiteratureQuerySearch': l001LiteratureQuerySearch;
  readonly 'l010LiteratureBibliography': l010LiteratureBibliography;
  readonly 'l011LiteratureAuthorAffiliation': l011LiteratureAuthorAffiliation;
  readonly 'l012LiteratureCitation': l012LiteratureCitation;
  readonly 'l014LiteratureJournal': l014LiteratureJournal;
}
