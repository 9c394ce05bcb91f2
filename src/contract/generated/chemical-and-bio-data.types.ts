// Written by `npm run contract` from ../groups/chemical-and-bio-data.json: change that file.

export type OpenAPiNumberRangeParameter = {
  end?: number;
  start?: number;
};

export type Patent = {
  patents?: OpenApiPatentDetail[];
  total?: number;
};

export type OpenApiPatentDetail = {
  claimed?: boolean;
  location?: Item3;
  patent_id?: string;
  pn?: string;
  sequence_id_number?: string[];
};

export type Item3 = {
  ANNEX?: string[];
  APP?: string[];
  EXAMPLE?: string[];
  FIG?: string[];
  PAGE?: string[];
  TABLE?: string[];
};

export type ValueUrlDTO = {
  url?: string;
  value?: string;
};

export type BioSequenceInfoCdr = {
  hc_cdr1?: string;
  hc_cdr2?: string;
  hc_cdr3?: string;
  lc_cdr1?: string;
  lc_cdr2?: string;
  lc_cdr3?: string;
};

export type Item = {
  processes?: Record<string, Item2>;
  spum?: {
    measurement?: string;
    property?: string;
    source_sentences?: string[];
    substance?: string;
    unit?: string;
  }[];
};

export type Item2 = {
  process_domain?: string;
  process_name?: string;
  process_sub_domain?: string;
  process_type?: string;
  source_section?: string;
  steps?: {
    action?: string;
    step_id?: number;
    sub_process_name?: string;
    conditions?: string[];
  }[];
  valid_steps?: number;
};

export type ChemicalReactionResponseReactantItem = {
  amount_units?: {
    unit?: string;
    value?: string;
  }[];
  compound_name?: string;
  inchi_key?: string;
  smiles?: string;
};

export interface b001ChemicalOpenapiCompound {
  readonly body: {
    formula?: string;
    inchi?: string;
    include_charge?: boolean;
    include_isotope?: boolean;
    include_radical?: boolean;
    include_stereo?: boolean;
    include_tautomer?: boolean;
    name?: string;
    page: number;
    rows: number;
    search_type?: "EXT" | "SIM" | "SUB";
    sim_threshold?: number;
    smiles?: string;
    smarts?: string;
  };
  readonly answer: {
    results?: {
      inchi_key?: string;
      paper_count?: number;
      patent_count?: number;
      similarity?: number;
      compound_name?: string;
      smiles?: string;
      formula?: string;
      mol_weight?: number;
    }[];
    total?: number;
    complete?: boolean;
  };
  readonly filled: {
    body: {
      include_charge: boolean;
      include_isotope: boolean;
      include_radical: boolean;
      include_stereo: boolean;
      include_tautomer: boolean;
      search_type: "EXT" | "SIM" | "SUB";
      sim_threshold: number;
    };
  };
}

export interface b002CompoundPatents {
  readonly query: {
    inchi_key: string;
    page: number;
    rows: number;
  };
  readonly answer: {
    patents?: {
      patent_id?: string;
      pn?: string;
    }[];
    total?: number;
  };
}

export interface b003MotifJob {
  readonly body: {
    database?: string[];
    limit: number;
    motif_sequence: string;
    params: {
      filter?: {
        scov_hsp_perc?: OpenAPiNumberRangeParameter;
        subject_length?: OpenAPiNumberRangeParameter;
      };
    };
    query_type: "NUCLEOTIDE" | "PROTEIN";
    sequence_type: "NUCLEOTIDE" | "PROTEIN";
  };
  readonly answer: {
    job_id?: string;
    label?: string;
    sequence?: string;
  }[];
}

export interface b0034JobStatus {
  readonly query: {
    job_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    message?: string;
    status?: "QUEUEING" | "RUNNING" | "SUCCESS" | "TIMEOUT" | "ERROR";
  };
  readonly filled: {
    query: {
      wait_ms: number;
    };
  };
}

export interface b0034JobResult {
  readonly body: {
    job_id: string;
    page: number;
    size: number;
    sort_field?: {
      field: "perc_identity" | "q_perc_identity" | "s_perc_identity" | "q_coverage" | "s_coverage" | "evalue";
      order: "asc" | "desc";
    };
    wait_ms?: number;
  };
  readonly answer: {
    results?: {
      bit_score?: number;
      evalue?: string;
      gaps?: number;
      hsps?: {
        matched?: string;
        q_end?: number;
        q_start?: number;
        q_string?: string;
        s_end?: number;
        s_start?: number;
        s_string?: string;
      }[];
      identity?: string;
      patents?: Patent;
      perc_identity?: number;
      positive?: string;
      q_coverage?: number;
      q_perc_identity?: number;
      s_coverage?: number;
      s_len?: number;
      s_perc_identity?: number;
      s_sequence?: string;
      score?: number;
      seq_id?: string;
      names?: string[];
      organisms?: string[];
    }[];
    total?: number;
    asked?: {
      label?: string;
      sequence?: string;
      sequence_type?: "NUCLEOTIDE" | "PROTEIN";
      query_type?: "NUCLEOTIDE" | "PROTEIN";
      algorithm?: string;
      evalue?: number;
      database?: string[];
    };
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface b004SequenceJob {
  readonly body: {
    database?: string[];
    limit: number;
    params: {
      algorithm: "megablast" | "blastn" | "blastn-short" | "blastx-fast" | "blastp" | "blastp-fast" | "blastp-short" | "tblastn-fast";
      evalue?: number;
      filter?: {
        perc_identity?: OpenAPiNumberRangeParameter;
        q_perc_identity?: OpenAPiNumberRangeParameter;
        qcov_hsp_perc?: OpenAPiNumberRangeParameter;
        s_perc_identity?: OpenAPiNumberRangeParameter;
        scov_hsp_perc?: OpenAPiNumberRangeParameter;
        subject_length?: OpenAPiNumberRangeParameter;
      };
      with_gaps?: boolean;
      word_size?: number;
    };
    query_type: "NUCLEOTIDE" | "PROTEIN";
    sequence_list: {
      label?: string;
      sequence?: string;
    }[];
    sequence_type: "NUCLEOTIDE" | "PROTEIN";
  };
  readonly answer: {
    job_id?: string;
    label?: string;
    sequence?: string;
  }[];
}

export interface b005SequencePatent {
  readonly body: {
    page: number;
    seq_id: string;
    size: number;
  };
  readonly answer: Patent;
}

export interface b014CompoundDetail {
  readonly query: {
    inchi_key: string;
  };
  readonly answer: {
    canonical_smiles?: string;
    cas_nos?: string[];
    cross_references?: {
      bindingdb?: ValueUrlDTO;
      chebi?: ValueUrlDTO;
      comptox?: ValueUrlDTO;
      drugbank?: ValueUrlDTO;
      emolecules?: ValueUrlDTO;
      fda_srs?: ValueUrlDTO;
      human_metabolome?: ValueUrlDTO;
      mcule?: ValueUrlDTO;
      nih_cli?: ValueUrlDTO;
      nmrshiftdb?: ValueUrlDTO;
      phamacology?: ValueUrlDTO;
      pharmgkb?: ValueUrlDTO;
      pub_chem?: ValueUrlDTO[];
      zinc?: ValueUrlDTO;
      chembl?: ValueUrlDTO[];
      surechembl?: ValueUrlDTO[];
    };
    formula?: string;
    inchi?: string;
    inchi_key?: string;
    isometric_smiles?: string;
    iupac_name?: string;
    mol_weight?: number;
    names?: string[];
    patents?: {
      patents?: {
        patent_id?: string;
        pn?: string;
      }[];
      total?: number;
    };
    synonyms?: string[];
    given?: {
      text?: string;
      notation?: "smiles" | "molfile";
      source?: string;
    };
    parent?: string;
  };
}

export interface b015DrugCompoundPhysicochemicalProps {
  readonly query: {
    inchi_key: string;
  };
  readonly answer: {
    acd_logd?: number;
    acd_logp?: number;
    cbu?: number;
    charge?: number;
    chemical_toxnets?: {
      bp?: string[];
      cofo?: string[];
      ctp?: string[];
      den?: string[];
      dsc?: string[];
      fpot?: string[];
      htc?: string[];
      htv?: string[];
      mp?: string[];
      name?: string;
      ocpp?: string[];
      owpc?: string[];
      sol?: string[];
      spec?: string[];
      surf?: string[];
      tast?: string[];
      vap?: string[];
      vapd?: string[];
      visc?: string[];
    }[];
    complexity?: number;
    das?: number;
    dbs?: number;
    exact_mass?: number;
    hba?: number;
    hbd?: number;
    heavy_atom?: number;
    isotope_atom?: number;
    mol_species?: string;
    mol_weight?: number;
    monoisotopic_mass?: number;
    psa?: number;
    ro5?: number;
    rtb?: number;
    source?: string;
    source_url?: string;
    uas?: number;
    ubs?: number;
    xlogp3?: number;
    crippen_logp?: number;
    methods?: {
      field?: string;
      method?: string;
    }[];
  };
}

export interface b016SequenceInfo {
  readonly body: Record<string, unknown>;
  readonly query: {
    sequence_id?: number;
  };
  readonly answer: {
    cdrs?: {
      abm?: BioSequenceInfoCdr[];
      chothia?: BioSequenceInfoCdr[];
      contact?: BioSequenceInfoCdr[];
      imgt?: BioSequenceInfoCdr[];
      kabat?: BioSequenceInfoCdr[];
    };
    chemically_modified?: boolean;
    claimed_in_patents?: boolean;
    description?: string;
    drugs?: {
      display_name?: {
        lang?: string;
        name?: string;
      }[];
      drug_id?: string;
    }[];
    genes?: {
      gene_id?: string;
      name?: string;
    }[];
    is_antibody?: boolean;
    length?: string;
    organism?: string[];
    seq_position?: {
      pbdt?: number;
      pn?: string;
      positions?: string[];
    }[];
    sequence?: string;
    sequence_code?: number;
    sequence_label?: string[];
    sequence_name?: string[];
    type?: string;
  };
}

export interface b042PaperSearch {
  readonly body: {
    inchi_key_id: string;
    lang?: "CN" | "EN";
    page?: number;
    rows?: number;
    sort_order?: "asc" | "desc";
  };
  readonly answer: {
    items?: {
      abstract_text?: string;
      author?: string[];
      doc_type?: string;
      doi?: string;
      epub_date?: string;
      institution?: string[];
      paper_id?: string;
      publication?: string;
      published_date?: string;
      pubmed?: string[];
      source?: string;
      structure_count?: number;
      title?: string;
    }[];
    page?: number;
    rows?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      page: number;
      rows: number;
    };
  };
}

export interface b062ExtractSingle {
  readonly body: {
    extract_type: "EXTRACT_ALL" | "EXTRACT_RANGE" | "EXTRACT_NUM" | "EXTRACT_MANUAL";
    page: number;
    patent_id?: string;
    patent_number?: string;
    sequence_length?: OpenAPiNumberRangeParameter;
    sequence_no_range: string;
    sequence_type?: "NUCLEOTIDE" | "PROTEIN";
    size: number;
  };
  readonly answer: {
    results?: {
      location?: Item3;
      s_len?: number;
      s_sequence?: string;
      seq_id?: string;
      sequence_id_number?: string[];
      sequence_type?: "NUCLEOTIDE" | "PROTEIN";
    }[];
    total?: number;
  };
}

export interface b063ExtractMulti {
  readonly body: {
    db_type: string[];
    limit?: number;
    page: number;
    patent_ids?: string[];
    patent_numbers?: string[];
    sequence_length?: OpenAPiNumberRangeParameter;
    sequence_type?: "NUCLEOTIDE" | "PROTEIN";
    size: number;
  };
  readonly answer: {
    limit?: number;
    page?: number;
    results?: {
      antibody?: string;
      claimed_in_patent?: string;
      location?: Item3;
      patent_number?: string;
      s_len?: number;
      s_sequence?: string;
      seq_id?: string;
      sequence_id_number?: string[];
      sequence_type?: "NUCLEOTIDE" | "PROTEIN";
      total_per_patent?: number;
    }[];
    size?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
    };
  };
}

export interface b067_1TaskSubmit {
  readonly body: {
    document?: string;
    patent_number?: string;
  };
  readonly headers: {
    "X-PatSnap-From"?: string;
  };
  readonly answer: {
    status?: "PENDING" | "PROCESSING" | "SUCCESS" | "FAILED";
    task_id?: string;
  };
}

export interface b067_2OcsrTask {
  readonly query: {
    task_id: string;
    wait_ms?: number;
  };
  readonly headers: {
    "X-PatSnap-From"?: string;
  };
  readonly answer: {
    result?: {
      formula?: string;
      inchi_key?: string;
      index?: number;
      isometric_smiles?: string;
      names?: string[];
      pdf_page?: string;
      pdf_page_size?: number[];
      position?: number[];
      position_normalized?: number[];
      smiles?: string;
      sort?: number;
      confidence?: number;
    }[];
    status?: "PENDING" | "PROCESSING" | "SUCCESS" | "FAILED";
    task_id?: string;
  };
  readonly filled: {
    query: {
      wait_ms: number;
    };
  };
}

export interface b068_1ChatPccMoleculeTask {
  readonly body: {
    pn: string;
  };
  readonly answer: {
    job_id?: string;
  };
}

export interface b068_1DocanalyzerSubmitpdf {
  readonly body: {
    file: string;
  };
  readonly answer: {
    job_id?: string;
  };
}

export interface b068_2ChatPccMoleculeResult {
  readonly body: {
    job_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    admet_predictions?: {
      compound_id?: string;
      hba?: number;
      hbd?: number;
      logp?: number;
      molecular_weight?: number;
      tpsa?: number;
    }[];
    job_id?: string;
    molecules?: {
      example?: string;
      example_page?: string;
      key_data_highlights?: string;
      key_data_page?: string;
      molecule_id?: string;
      molecule_id_page?: string;
      molecule_image?: string;
      rank?: number;
      recommend_reason?: string;
      smiles?: string;
      paragraphs?: string[];
    }[];
    patent_no?: string;
    status?: "initializing" | "created" | "started" | "planning" | "processing" | "completed" | "failed" | "terminated";
    structure_optimization?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface b068_2DocanalyzerGetextractmaterial {
  readonly body: {
    job_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    code: number;
    data?: {
      error_detail?: {
        error_code?: string;
        error_message?: string;
      };
      errors?: number;
      results?: {
        language_results?: {
          en?: Item;
          zh?: Item;
        };
        pages_processed?: number;
      };
      running?: number;
      success?: number;
      task_id?: string;
      total?: number;
    }[];
    message?: string;
  };
  readonly filled: {
    body: {
      wait_ms: number;
    };
  };
}

export interface b071ChemicalGetsingledata {
  readonly body: {
    exclude_reagents?: boolean;
    limit?: number;
    only_first?: boolean;
    page?: number;
    patent_id?: string;
    patent_number?: string;
    range_max?: number;
    range_min?: number;
    source?: number[];
  };
  readonly answer: {
    items?: {
      claims_mention?: number;
      compound_name?: string;
      desc_mention?: number;
      inchi_key?: string;
      mwt?: number;
      patent_id?: string;
      pdf_mention?: number;
      pdf_position?: {
        page?: number;
        position?: number[];
      }[];
      publication_date?: string;
      smiles?: string;
      ta_mention?: number;
    }[];
    page?: number;
    size?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      page: number;
    };
  };
}

export interface b072_1ChemicalSubmittask {
  readonly body: {
    limit?: number;
    page?: number;
    patent_ids?: string[];
    patent_numbers?: string[];
    range_max?: number;
    range_min?: number;
    source: number[];
  };
  readonly answer: {
    task_id?: string;
  };
  readonly filled: {
    body: {
      limit: number;
      page: number;
    };
  };
}

export interface b072_2ChemicalGettaskresult {
  readonly query: {
    task_id: string;
    wait_ms?: number;
  };
  readonly answer: {
    page?: number;
    results?: {
      compound_name?: string;
      formula?: string;
      inchi?: string;
      inchi_key?: string;
      mol_weight?: number;
      paper_num?: number;
      patent_ids?: string[];
      patent_num?: number;
      publication?: {
        patent_number?: string;
        publication_date?: string;
      };
      smiles?: string;
      synonyms?: string[];
    }[];
    size?: number;
    status?: string;
    total?: number;
  };
  readonly filled: {
    query: {
      wait_ms: number;
    };
  };
}

export interface b073KeywordSearch {
  readonly body: Record<string, unknown>;
  readonly query: {
    keyword: string;
  };
  readonly answer: {
    items?: {
      compound_name?: string;
      inchi_key?: string;
      smiles?: string;
      structure_image_url?: string;
    }[];
    taken_as?: "inchi_key" | "cas" | "formula" | "name" | "smiles" | "inchi";
  };
}

export interface b075ReactionRoute {
  readonly body: {
    inchi_key: string;
    limit?: number;
    offset?: number;
    pn?: string;
    type: "reactant" | "product";
  };
  readonly answer: {
    limit?: number;
    offset?: number;
    results?: {
      pns?: string[];
      smiles_reactions?: {
        products?: ChemicalReactionResponseReactantItem[];
        reactants?: ChemicalReactionResponseReactantItem[];
        agents?: ChemicalReactionResponseReactantItem[];
        yield?: number;
        procedure?: string;
        reference?: string;
      }[];
    }[];
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b076V1Ocsr {
  readonly body: {
    files: string;
  };
  readonly answer: {
    count?: number;
    results?: {
      charge?: boolean;
      error?: string;
      h2o?: boolean;
      image_type?: string;
      isotope?: boolean;
      metal?: boolean;
      salt?: boolean;
      smiles?: string;
      confidence?: number;
    }[];
  };
}

export interface Operations {
  readonly 'b001ChemicalOpenapiCompound': b001ChemicalOpenapiCompound;
  readonly 'b002CompoundPatents': b002CompoundPatents;
  readonly 'b003MotifJob': b003MotifJob;
  readonly 'b0034JobStatus': b0034JobStatus;
  readonly 'b0034JobResult': b0034JobResult;
  readonly 'b004SequenceJob': b004SequenceJob;
  readonly 'b005SequencePatent': b005SequencePatent;
  readonly 'b014CompoundDetail': b014CompoundDetail;
  readonly 'b015DrugCompoundPhysicochemicalProps': b015DrugCompoundPhysicochemicalProps;
  readonly 'b016SequenceInfo': b016SequenceInfo;
  readonly 'b042PaperSearch': b042PaperSearch;
  readonly 'b062ExtractSingle': b062ExtractSingle;
  readonly 'b063ExtractMulti': b063ExtractMulti;
  readonly 'b067-1TaskSubmit': b067_1TaskSubmit;
  readonly 'b067-2OcsrTask': b067_2OcsrTask;
  readonly 'b068-1ChatPccMoleculeTask': b068_1ChatPccMoleculeTask;
  readonly 'b068-1DocanalyzerSubmitpdf': b068_1DocanalyzerSubmitpdf;
  readonly 'b068-2ChatPccMoleculeResult': b068_2ChatPccMoleculeResult;
  readonly 'b068-2DocanalyzerGetextractmaterial': b068_2DocanalyzerGetextractmaterial;
  readonly 'b071ChemicalGetsingledata': b071ChemicalGetsingledata;
  readonly 'b072-1ChemicalSubmittask': b072_1ChemicalSubmittask;
  readonly 'b072-2ChemicalGettaskresult': b072_2ChemicalGettaskresult;
  readonly 'b073KeywordSearch': b073KeywordSearch;
  readonly 'b075ReactionRoute': b075ReactionRoute;
  readonly 'b076V1Ocsr': b076V1Ocsr;
}
