// Written by `npm run contract` from ../groups/patent-legal-data.json: change that file.

export type Author = {
  lang?: string;
  name?: string;
  sequence?: number;
};

export type LitigationPersonBaseDoc = {
  lang?: string;
  name?: string;
  sequence?: number;
};

export interface p026AdvancedPatentDataLegalData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patsnap_legal_data?: {
      inpadoc_legal_data?: {
        event_code?: string;
        event_date?: number;
        event_desc?: string;
        ref_country_code?: string;
      }[];
      official_legal_data?: {
        event_code?: string;
        event_date?: number;
        event_desc?: string;
        event_legal_status?: string;
        event_others?: string;
        event_vol?: string;
      }[];
    };
    pn?: string;
  }[];
}

export interface p027AdvancedPatentDataReExaminationAndInvalidation {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    lang?: string;
    patent_id?: string;
    patent_reexam_invalid_data?: {
      applicant?: {
        name?: string;
        sequence?: number;
      }[];
      case_type?: string;
      country?: string;
      decision_date?: number;
      decision_number?: string;
      filing_date?: number;
      outcome?: string;
      respondent?: {
        name?: string;
        sequence?: number;
      }[];
      legal_ground?: string[];
    }[];
    pn?: string;
  }[];
}

export interface p028AdvancedPatentDataLicenseData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patent_license_data?: {
      contract_number?: string;
      contract_type?: string;
      country?: string;
      effective_date?: number;
      license_type?: string[];
      licensees?: Author[];
      licensors?: Author[];
    }[];
    pn?: string;
  }[];
}

export interface p029AdvancedPatentDataTransferData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patent_transfer_data?: {
      country?: string;
      effective_date?: number;
      transferees?: Author[];
      transferers?: {
        effective_date_us?: number;
        lang?: string;
        name?: string;
        sequence?: number;
      }[];
      kind?: "assignment by inventors" | "assignment" | "merger" | "court order";
      reel_frame?: string;
    }[];
    pn?: string;
  }[];
}

export interface p030AdvancedPatentDataPledgeData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patent_pledge_data?: {
      country?: string;
      effective_date?: number;
      pledge_type?: string;
      pledgees?: Author[];
      pledgors?: {
        effective_date_us?: number;
        lang?: string;
        name?: string;
        sequence?: number;
      }[];
      reel_frame?: string;
      released_by?: string;
      release_date?: number;
      passed_on?: {
        reel_frame?: string;
        effective_date?: number;
        pledgees?: Author[];
      }[];
    }[];
    pn?: string;
  }[];
}

export interface p031AdvancedPatentDataCustomsData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_customs_record_data?: {
      approval_opinion?: string;
      contact?: string;
      country?: string;
      end_date?: number;
      product?: string;
      record_number?: string;
      record_status?: string;
      start_date?: number;
    }[];
    patent_id?: string;
    pn?: string;
  }[];
}

export interface p032AdvancedPatentDataAwardData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_award_data?: {
      award_level?: string;
      award_name?: string;
      award_referrer?: string;
      award_session?: string;
      category?: string;
    }[];
    patent_id?: string;
    pn?: string;
  }[];
}

export interface p033AdvancedPatentDataSepData {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patsnap_sep_data?: {
      declaration_date?: number;
      projects?: string[];
      sep_source?: string;
      standard_id?: string;
      title?: string;
      version?: string;
    }[];
    pn?: string;
  }[];
}

export interface p034HighValueDataLitigation {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    patent_id?: string;
    patent_litigation_data?: {
      case_number?: string;
      case_region?: string;
      chief_judge?: LitigationPersonBaseDoc;
      country?: string;
      court?: string;
      defendant?: LitigationPersonBaseDoc[];
      filing_date?: number;
      judge?: LitigationPersonBaseDoc[];
      plaintiff?: LitigationPersonBaseDoc[];
      title?: string;
      verdict_date?: number;
    }[];
    pn?: string;
  }[];
}

export interface p046AdvancedPatentDataStatusOfUnifiedPatentCourt {
  readonly query: {
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    opt_out_reg_date?: number;
    opt_out_withdraw_date?: number;
    patent_id?: string;
    pn?: string;
    upc?: "Opt-out not registered" | "Opt-out registered" | "Positive decision after unitary effect request" | "Withdrawal after opt-out";
  }[];
}

export interface p047FeeApnoInput {
  readonly body: {
    apnos: string[];
  };
  readonly answer: {
    ticket?: string;
  };
}

export interface p047FeeGetFee {
  readonly body: {
    ticket: string;
  };
  readonly answer: {
    fee_infos_list?: {
      apno?: string;
      apno_status?: string;
      data?: {
        apno?: string;
        chongh?: {
          chong_date?: number;
          fee_type?: string;
          paid_amount?: string;
          receipt_code?: string;
          receipt_number?: string;
        }[];
        fee_to_pay?: {
          fee_type?: string;
          payment_amount?: number;
          payment_dateline?: number;
          payment_status?: string;
        }[];
        legal_status?: string;
        overdue_fine?: {
          annual_fee_amount?: number;
          end_date?: number;
          late_payment_fee?: number;
          start_date?: number;
          sum?: number;
        }[];
        paid_fee?: {
          fee_type?: string;
          paid_amount?: number;
          payer?: string;
          payment_date?: number;
          receipt_code?: string;
          receipt_number?: string;
        }[];
        patent_maintenance_fee_cn_id?: string;
        receipt_information?: {
          amount?: number;
          issue_date?: number;
          mailed?: string;
          mailing_address?: string;
          pay_date?: number;
          payer?: string;
          receipt_number?: string;
          receipt_title?: string;
          refund_date?: number;
          remit_date?: number;
          tracking_number?: string;
          type?: string;
        }[];
        refund?: {
          fee_type?: string;
          payee?: string;
          receipt_code?: string;
          receipt_number?: string;
          refund_amount?: number;
          refund_date?: number;
        }[];
        update_ts?: number;
      };
    }[];
    size?: number;
    ticket?: string;
  };
}

export interface p048AdvancedPatentDataOverseasPatentDocuments {
  readonly body: {
    apno?: string;
    date_from?: number;
    date_to?: number;
    doc_code?: string;
    limit?: number;
    offset?: number;
    patent_id?: string;
    patent_number?: string;
  };
  readonly answer: {
    apno?: string;
    doc_count?: number;
    doc_detail?: {
      date?: number;
      description?: string;
      doc_code?: string;
      page_number?: number;
      path?: string;
    }[];
    doc_detail_count?: number;
    patent_id?: string;
    patent_number?: string;
  };
}

export interface Operations {
  readonly 'p026AdvancedPatentDataLegalData': p026AdvancedPatentDataLegalData;
  readonly 'p027AdvancedPatentDataReExaminationAndInvalidation': p027AdvancedPatentDataReExaminationAndInvalidation;
  readonly 'p028AdvancedPatentDataLicenseData': p028AdvancedPatentDataLicenseData;
  readonly 'p029AdvancedPatentDataTransferData': p029AdvancedPatentDataTransferData;
  readonly 'p030AdvancedPatentDataPledgeData': p030AdvancedPatentDataPledgeData;
  readonly 'p031AdvancedPatentDataCustomsData': p031AdvancedPatentDataCustomsData;
  readonly 'p032AdvancedPatentDataAwardData': p032AdvancedPatentDataAwardData;
  readonly 'p033AdvancedPatentDataSepData': p033AdvancedPatentDataSepData;
  readonly 'p034HighValueDataLitigation': p034HighValueDataLitigation;
  readonly 'p046AdvancedPatentDataStatusOfUnifiedPatentCourt': p046AdvancedPatentDataStatusOfUnifiedPatentCourt;
  readonly 'p047FeeApnoInput': p047FeeApnoInput;
  readonly 'p047FeeGetFee': p047FeeGetFee;
  readonly 'p048AdvancedPatentDataOverseasPatentDocuments': p048AdvancedPatentDataOverseasPatentDocuments;
}
