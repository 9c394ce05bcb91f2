// Written by `npm run contract` from ../groups/patent-legal-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const Author = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
  sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [1] })),
}, { title: "Author", description: "Author." }));

const LitigationPersonBaseDoc = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["CN"] })),
  name: Type.Optional(Type.String({ description: "One party or judge." })),
  sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [1] })),
}, { title: "LitigationPersonBaseDoc", description: "Litigation person base document." }));

export const p026AdvancedPatentDataLegalData = shape({ id: "p026AdvancedPatentDataLegalData", code: "P026", method: "GET", path: "/advanced-patent-data/legal-data", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["BR112020016218A2"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_legal_data: Type.Optional(Type.Object({
    inpadoc_legal_data: Type.Optional(Type.Array(Type.Object({
      event_code: Type.Optional(Type.String({ description: "INPADOC PRS code.", examples: ["B350"] })),
      event_date: Type.Optional(Type.Integer({ format: "int32", description: "INPADOC PRS date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
      event_desc: Type.Optional(Type.String({ description: "INPADOC PRS text." })),
      ref_country_code: Type.Optional(Type.String({ description: "Reference country code.", examples: ["BR"] })),
    }), { description: "INPADOC legal data." })),
    official_legal_data: Type.Optional(Type.Array(Type.Object({
      event_code: Type.Optional(Type.String({ description: "Event code.", examples: ["1.3"] })),
      event_date: Type.Optional(Type.Integer({ format: "int32", description: "Event date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
      event_desc: Type.Optional(Type.String({ description: "Event description." })),
      event_legal_status: Type.Optional(Type.String({ description: "Event legal status. For Chinese documents only." })),
      event_others: Type.Optional(Type.String({ description: "Event others. For Chinese documents only." })),
      event_vol: Type.Optional(Type.String({ description: "Event vol.", examples: ["2605"] })),
    }), { description: "Official legal data." })),
  }, { description: "Extended legal data." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p027AdvancedPatentDataReExaminationAndInvalidation = shape({ id: "p027AdvancedPatentDataReExaminationAndInvalidation", code: "P027", method: "GET", path: "/advanced-patent-data/re-examination-and-invalidation", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["EP2138001A1"] })),
}),
  answer: () => Type.Array(Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["CN"] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_reexam_invalid_data: Type.Optional(Type.Array(Type.Object({
    applicant: Type.Optional(Type.Array(Type.Object({
      name: Type.Optional(Type.String({ description: "Name." })),
      sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [1] })),
    }), { description: "Applicant." })),
    case_type: Type.Optional(Type.String({ description: "FS re-examination, WX invalidation, KS hearing; Japanese types in Japanese.", "x-values": ["FS", "WX", "KS", "appeal", "EPR", "IPRex", "SE"] })),
    country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["EP"] })),
    decision_date: Type.Optional(Type.Integer({ format: "int64", description: "Decision date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    decision_number: Type.Optional(Type.String({ description: "Decision number.", examples: ["T2051/15"] })),
    legal_ground: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Legal ground." })),
  }), { description: "Patent reexam invalid data." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p028AdvancedPatentDataLicenseData = shape({ id: "p028AdvancedPatentDataLicenseData", code: "P028", method: "GET", path: "/advanced-patent-data/license-data", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US10874334B1"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_license_data: Type.Optional(Type.Array(Type.Object({
    contract_number: Type.Optional(Type.String({ description: "Some authorities only.", examples: ["2010370000340"] })),
    contract_type: Type.Optional(Type.String({ description: "Contract type." })),
    country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["US"] })),
    effective_date: Type.Optional(Type.Integer({ format: "int64", description: "Effective date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    license_type: Type.Optional(Type.Array(Type.String({ examples: ["Exclusive"], "x-inferred": true }), { description: "License type." })),
    licensees: Type.Optional(Type.Array(Author(), { description: "Licensees." })),
    licensors: Type.Optional(Type.Array(Author(), { description: "Licensors." })),
  }), { description: "Patent license data." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US10874334B1"] })),
})),
});

export const p029AdvancedPatentDataTransferData = shape({ id: "p029AdvancedPatentDataTransferData", code: "P029", method: "GET", path: "/advanced-patent-data/transfer-data", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US10763777B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_transfer_data: Type.Optional(Type.Array(Type.Object({
    country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["US"] })),
    effective_date: Type.Optional(Type.Integer({ format: "int64", description: "Effective date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    transferees: Type.Optional(Type.Array(Author(), { description: "Transferees." })),
    transferers: Type.Optional(Type.Array(Type.Object({
      effective_date_us: Type.Optional(Type.Integer({ format: "int64", description: "Effective date us. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
      name: Type.Optional(Type.String({ description: "Name." })),
      sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [1] })),
    }), { description: "Transferers." })),
  }), { description: "Patent transfer data." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p030AdvancedPatentDataPledgeData = shape({ id: "p030AdvancedPatentDataPledgeData", code: "P030", method: "GET", path: "/advanced-patent-data/pledge-data", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US11379121B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_pledge_data: Type.Optional(Type.Array(Type.Object({
    country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["US"] })),
    effective_date: Type.Optional(Type.Integer({ format: "int64", description: "Effective date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    pledge_type: Type.Optional(Type.String({ description: "Pledge type." })),
    pledgees: Type.Optional(Type.Array(Author(), { description: "Pledgees." })),
    pledgors: Type.Optional(Type.Array(Type.Object({
      effective_date_us: Type.Optional(Type.Integer({ format: "int64", description: "Effective date us. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
      name: Type.Optional(Type.String({ description: "Name." })),
      sequence: Type.Optional(Type.Integer({ format: "int32", description: "Position in the list, from 1.", "x-unit": "count", examples: [1] })),
    }), { description: "Pledgors." })),
    reel_frame: Type.Optional(Type.String({ description: "Number of the pledge contract, or reel and frame.", examples: ["060332/0740"] })),
  }), { description: "Patent pledge data." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p031AdvancedPatentDataCustomsData = shape({ id: "p031AdvancedPatentDataCustomsData", code: "P031", method: "GET", path: "/advanced-patent-data/customs-data", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["JP4627367B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_customs_record_data: Type.Optional(Type.Array(Type.Object({
    approval_opinion: Type.Optional(Type.String({ description: "Approval opinion." })),
    contact: Type.Optional(Type.String({ description: "Contact." })),
    country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["JP"] })),
    end_date: Type.Optional(Type.Integer({ format: "int64", description: "Last day. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    product: Type.Optional(Type.String({ description: "Product." })),
    record_number: Type.Optional(Type.String({ description: "Record number.", examples: ["P4627367-20150902-20201119"] })),
    record_status: Type.Optional(Type.String({ description: "Record status." })),
    start_date: Type.Optional(Type.Integer({ format: "int64", description: "First day. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  }), { description: "Patent customs record data." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p032AdvancedPatentDataAwardData = shape({ id: "p032AdvancedPatentDataAwardData", code: "P032", method: "GET", path: "/advanced-patent-data/award-data", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["EP2170021B1"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_award_data: Type.Optional(Type.Array(Type.Object({
    award_level: Type.Optional(Type.String({ description: "Award level. For Chinese documents only." })),
    award_name: Type.Optional(Type.String({ description: "Award name." })),
    award_referrer: Type.Optional(Type.String({ description: "Award referrer. For Chinese documents only." })),
    award_session: Type.Optional(Type.String({ description: "Award session.", examples: ["2018"] })),
    category: Type.Optional(Type.String({ description: "Category.", examples: ["Popular"] })),
  }), { description: "Patent award data." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p033AdvancedPatentDataSepData = shape({ id: "p033AdvancedPatentDataSepData", code: "P033", method: "GET", path: "/advanced-patent-data/sep-data", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["EP3499756A1"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_sep_data: Type.Optional(Type.Array(Type.Object({
    declaration_date: Type.Optional(Type.Integer({ format: "int32", description: "Declaration date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    projects: Type.Optional(Type.Array(Type.String({ examples: ["3GPP"], "x-inferred": true }), { description: "Projects." })),
    sep_source: Type.Optional(Type.String({ description: "SEP source.", examples: ["ETSI"] })),
    standard_id: Type.Optional(Type.String({ description: "Identifier of the standard." })),
    title: Type.Optional(Type.String({ description: "Title." })),
    version: Type.Optional(Type.String({ description: "Version.", examples: ["15.2.0"] })),
  }), { description: "Extended SEP data." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p034HighValueDataLitigation = shape({ id: "p034HighValueDataLitigation", code: "P034", method: "GET", path: "/high-value-data/litigation", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number. Several are separated by \",\".", "x-format": "uuid", "x-separator": "," })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN1394453A"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_litigation_data: Type.Optional(Type.Array(Type.Object({
    case_number: Type.Optional(Type.String({ description: "Case number." })),
    case_region: Type.Optional(Type.String({ description: "Case region." })),
    chief_judge: Type.Optional(LitigationPersonBaseDoc()),
    country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["CN"] })),
    court: Type.Optional(Type.String({ description: "Court." })),
    defendant: Type.Optional(Type.Array(LitigationPersonBaseDoc(), { description: "Defendant." })),
    filing_date: Type.Optional(Type.Integer({ format: "int32", description: "Filing date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    judge: Type.Optional(Type.Array(LitigationPersonBaseDoc(), { description: "Judge." })),
    plaintiff: Type.Optional(Type.Array(LitigationPersonBaseDoc(), { description: "Plaintiff." })),
    title: Type.Optional(Type.String({ description: "Title." })),
    verdict_date: Type.Optional(Type.Integer({ format: "int32", description: "Verdict date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  }), { description: "Patent litigation data." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN1394453A"] })),
})),
});

export const p046AdvancedPatentDataStatusOfUnifiedPatentCourt = shape({ id: "p046AdvancedPatentDataStatusOfUnifiedPatentCourt", code: "P046", method: "GET", path: "/advanced-patent-data/status-of-unified-patent-court", tag: "Patent Legal Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["EP4267532A1"] })),
}),
  answer: () => Type.Array(Type.Object({
  opt_out_reg_date: Type.Optional(Type.Integer({ format: "int64", description: "Opt out registration date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  opt_out_withdraw_date: Type.Optional(Type.Integer({ format: "int64", description: "Opt out withdraw date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
  upc: Type.Optional(Type.Enum(["Opt-out not registered", "Opt-out registered", "Positive decision after unitary effect request", "Withdrawal after opt-out"], { type: "string", description: "Upc." })),
})),
});

export const p047FeeApnoInput = shape({ id: "p047FeeApnoInput", code: "P047", method: "POST", path: "/fee/apno_input", tag: "Patent Legal Data" }, {
  body: () => Type.Object({
  apnos: Type.Array(Type.String({ examples: ["CN201610244038.2"], "x-inferred": true }), { description: "Application numbers; CN fees." }),
}, { title: "P047FeeApnoInputRequest" }),
  answer: () => Type.Object({
  ticket: Type.Optional(Type.String({ description: "Ticket.", "x-format": "uuid" })),
}, { title: "P047FeeApnoInputAnswer" }),
});

export const p047FeeGetFee = shape({ id: "p047FeeGetFee", code: "P047", method: "POST", path: "/fee/get_fee", tag: "Patent Legal Data" }, {
  body: () => Type.Object({
  ticket: Type.String({ description: "Ticket. From p047FeeApnoInput.", "x-format": "uuid", "x-from": ["p047FeeApnoInput"] }),
}, { title: "P047FeeGetFeeRequest" }),
  answer: () => Type.Object({
  fee_infos_list: Type.Optional(Type.Array(Type.Object({
    apno: Type.Optional(Type.String({ description: "Application number.", examples: ["CN201610244038.2"] })),
    apno_status: Type.Optional(Type.String({ description: "Whether there are fee data, in words of the language asked for." })),
    data: Type.Optional(Type.Object({
      apno: Type.Optional(Type.String({ description: "Application number.", examples: ["CN201680038597.6"] })),
      chongh: Type.Optional(Type.Array(Type.Object({
        chong_date: Type.Optional(Type.Integer({ format: "int64", description: "Reversal date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        fee_type: Type.Optional(Type.String({ description: "Fee type." })),
        paid_amount: Type.Optional(Type.String({ description: "Paid amount." })),
        receipt_code: Type.Optional(Type.String({ description: "Receipt code." })),
        receipt_number: Type.Optional(Type.String({ description: "Receipt number." })),
      }), { description: "Receipt reversal records." })),
      fee_to_pay: Type.Optional(Type.Array(Type.Object({
        fee_type: Type.Optional(Type.String({ description: "Fee type." })),
        payment_amount: Type.Optional(Type.Number({ format: "double", description: "Payment amount.", "x-unit": "1", examples: [1000] })),
        payment_dateline: Type.Optional(Type.Integer({ format: "int64", description: "Payment dateline. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        payment_status: Type.Optional(Type.String({ description: "Payment status." })),
      }), { description: "Fee to pay." })),
      legal_status: Type.Optional(Type.String({ description: "Legal status in detail." })),
      overdue_fine: Type.Optional(Type.Array(Type.Object({
        annual_fee_amount: Type.Optional(Type.Number({ format: "double", description: "Annual fee amount.", "x-unit": "1", examples: [4000] })),
        end_date: Type.Optional(Type.Integer({ format: "int64", description: "Last day. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        late_payment_fee: Type.Optional(Type.Number({ format: "double", description: "Late payment fee.", "x-unit": "1", examples: [1000] })),
        start_date: Type.Optional(Type.Integer({ format: "int64", description: "First day. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        sum: Type.Optional(Type.Number({ format: "double", description: "Sum.", "x-unit": "1", examples: [5000] })),
      }), { description: "Overdue fine." })),
      paid_fee: Type.Optional(Type.Array(Type.Object({
        fee_type: Type.Optional(Type.String({ description: "Fee type." })),
        paid_amount: Type.Optional(Type.Number({ format: "double", description: "Paid amount.", "x-unit": "1", examples: [250] })),
        payer: Type.Optional(Type.String({ description: "Payer." })),
        payment_date: Type.Optional(Type.Integer({ format: "int64", description: "Payment date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        receipt_code: Type.Optional(Type.String({ description: "Receipt code.", examples: ["44296705"] })),
        receipt_number: Type.Optional(Type.String({ description: "Receipt number.", examples: ["44296705"] })),
      }), { description: "Paid fee." })),
      patent_maintenance_fee_cn_id: Type.Optional(Type.String({ description: "Identifier of the patent maintenance fee cn.", "x-format": "uuid" })),
      receipt_information: Type.Optional(Type.Array(Type.Object({
        amount: Type.Optional(Type.Number({ format: "double", description: "Amount.", "x-unit": "1", examples: [100] })),
        issue_date: Type.Optional(Type.Integer({ format: "int64", description: "Issue date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        mailed: Type.Optional(Type.String({ description: "Mailed." })),
        mailing_address: Type.Optional(Type.String({ description: "Mailing address." })),
        pay_date: Type.Optional(Type.Integer({ format: "int64", description: "Pay date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        payer: Type.Optional(Type.String({ description: "Payer." })),
        receipt_number: Type.Optional(Type.String({ description: "Receipt number.", examples: ["1910295808"] })),
        receipt_title: Type.Optional(Type.String({ description: "Receipt title." })),
        refund_date: Type.Optional(Type.Integer({ format: "int64", description: "Refund date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        remit_date: Type.Optional(Type.Integer({ format: "int64", description: "Remit date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
        tracking_number: Type.Optional(Type.String({ description: "Tracking number.", examples: ["5012312312312"] })),
        type: Type.Optional(Type.String({ description: "Kind." })),
      }), { description: "Receipt information." })),
      refund: Type.Optional(Type.Array(Type.Object({
        fee_type: Type.Optional(Type.String({ description: "Fee type." })),
        payee: Type.Optional(Type.String({ description: "Payee." })),
        receipt_code: Type.Optional(Type.String({ description: "Receipt code.", examples: ["100010220"] })),
        receipt_number: Type.Optional(Type.String({ description: "Receipt number.", examples: ["33130256"] })),
        refund_amount: Type.Optional(Type.Number({ format: "double", description: "Refund amount.", "x-unit": "1", examples: [2500] })),
        refund_date: Type.Optional(Type.Integer({ format: "int64", description: "Refund date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
      }), { description: "Refund." })),
      update_ts: Type.Optional(Type.Integer({ format: "int64", description: "Update ts.", "x-unit": "yyyy-MM-dd HH:mm:ss.SSS", "x-format": "yyyy-MM-dd HH:mm:ss.SSS" })),
    }, { description: "The result." })),
  }), { description: "Fee infos list." })),
  size: Type.Optional(Type.Integer({ format: "int32", description: "Rows on a page.", "x-unit": "rows", examples: [10] })),
  ticket: Type.Optional(Type.String({ description: "Ticket.", "x-format": "uuid" })),
}, { title: "P047FeeGetFeeAnswer" }),
});

export const p048AdvancedPatentDataOverseasPatentDocuments = shape({ id: "p048AdvancedPatentDataOverseasPatentDocuments", code: "P048", method: "POST", path: "/advanced-patent-data/overseas-patent-documents", tag: "Patent Legal Data" }, {
  body: () => Type.Object({
  apno: Type.Optional(Type.String({ description: "Application number.", examples: ["US14/706838"] })),
  date_from: Type.Optional(Type.Integer({ format: "int32", description: "Date from. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  date_to: Type.Optional(Type.Integer({ format: "int32", description: "Date to. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  doc_code: Type.Optional(Type.String({ description: "Document code. Several are separated by \",\".", examples: ["CTNF,IDS"], "x-separator": "," })),
  limit: Type.Optional(Type.Integer({ format: "int32", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int32", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US11205304B2"] })),
}, { title: "P048AdvancedPatentDataOverseasPatentDocumentsRequest" }),
  answer: () => Type.Object({
  apno: Type.Optional(Type.String({ description: "Application number.", examples: ["US14/706838"] })),
  doc_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of documents.", "x-unit": "count", examples: [98] })),
  doc_detail: Type.Optional(Type.Array(Type.Object({
    date: Type.Optional(Type.Integer({ format: "int32", description: "Date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    description: Type.Optional(Type.String({ description: "Description." })),
    doc_code: Type.Optional(Type.String({ description: "Document code.", examples: ["CTNF"] })),
    page_number: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [17] })),
    path: Type.Optional(Type.String({ format: "uri", description: "Link to the file." })),
  }), { description: "Document detail." })),
  doc_detail_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of document details.", "x-unit": "count", examples: [10] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
}, { title: "P048AdvancedPatentDataOverseasPatentDocumentsAnswer" }),
});
