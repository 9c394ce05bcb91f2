// Written by `npm run contract` from ../groups/drug-r-d-orgnization.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const B033OrganizationPipelineRequest = once(() => Type.Object({
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  organization_id: Type.Optional(Type.String({ description: "Identifier of the organization. From b052OrganizationAutocomplete.", "x-format": "hex32", "x-from": ["b052OrganizationAutocomplete"] })),
}, { title: "B033OrganizationPipelineRequest", description: "B033 organization pipeline request." }));

const CommonName = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
}, { title: "DrugRDOrgnizationCommonName", description: "Common name." }));

const GetOrganizationInvestmentResponseDto = once(() => Type.Object({
  items: Type.Optional(Type.Array(FundingRoundDto(), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "GetOrganizationInvestmentResponseDto", description: "Get organization investment response dto." }));

const FundingRoundDto = once(() => Type.Object({
  announced_time: Type.Optional(Type.Integer({ format: "int64", description: "Announced time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  funded_organization: Type.Optional(CommonOrganization()),
  funding_type: Type.Optional(Type.Object({
    classification: Type.Optional(Type.String({ description: "Classification." })),
    classification_en: Type.Optional(Type.String({ description: "Classification, in English." })),
  }, { description: "Funding type." })),
  investors: Type.Optional(Type.Array(CommonOrganization(), { description: "Investors." })),
  original_transaction_amount: Type.Optional(Type.String({ description: "Original transaction amount." })),
  transaction_amount_lower: Type.Optional(MoneyRaised()),
  transaction_amount_upper: Type.Optional(MoneyRaised()),
}, { title: "FundingRoundDto", description: "Funding round dto." }));

const CommonOrganization = once(() => Type.Object({
  display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
  organization_id: Type.Optional(Type.String({ description: "Identifier of the organization. From b052OrganizationAutocomplete.", "x-format": "hex32", "x-from": ["b052OrganizationAutocomplete"] })),
}, { title: "DrugRDOrgnizationCommonOrganization", description: "Common organization." }));

const MoneyRaised = once(() => Type.Object({
  original_currency: Type.Optional(Type.String({ description: "Original currency.", examples: ["USD"] })),
  original_value: Type.Optional(Type.Number({ format: "double", description: "Original value.", "x-unit": "1", examples: [25000000] })),
  value_cny: Type.Optional(Type.Number({ format: "double", description: "Value Chinese yuan.", "x-unit": "CNY", examples: [178139675] })),
  value_usd: Type.Optional(Type.Number({ format: "double", description: "Value US dollars.", "x-unit": "USD", examples: [25000000] })),
}, { title: "MoneyRaised", description: "Money raised." }));

export const b033OrganizationPipeline = shape({ id: "b033OrganizationPipeline", code: "B033", method: "POST", path: "/synapse/organization/pipeline", tag: "Drug R&D Orgnization" }, {
  body: () => B033OrganizationPipelineRequest(),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    country: Type.Optional(Type.Object({
      alpha2_code: Type.Optional(Type.String({ description: "Two-letter country code, ISO 3166.", examples: ["US"] })),
      country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    }, { description: "Country or office code." })),
    data_type: Type.Optional(Type.Enum(["Current", "History"], { type: "string", description: "Data type. Current: ongoing; History: not ongoing.", "x-meaning": { Current: "ongoing", History: "not ongoing" } })),
    dev_status: Type.Optional(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
    }, { description: "Stage of development." })),
    dev_status_time: Type.Optional(Type.Integer({ format: "int64", description: "Development status time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
    disease: Type.Optional(Type.Object({
      disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    }, { description: "Disease." })),
    drug: Type.Optional(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
    }, { description: "Drug." })),
    drug_type: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
    }), { description: "Type of the drug." })),
    target: Type.Optional(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
      target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
    }, { description: "Biological target." })),
    therapeutic_area: Type.Optional(Type.Array(Type.Object({
      disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    }), { description: "Therapeutic area." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "B033OrganizationPipelineAnswer" }),
});

export const b034OrganizationBasicInfo = shape({ id: "b034OrganizationBasicInfo", code: "B034", method: "GET", path: "/synapse/organization/basic-info", tag: "Drug R&D Orgnization" }, {
  query: () => Type.Object({
  organization_id: Type.String({ description: "Identifier of the organization. From b052OrganizationAutocomplete.", "x-format": "hex32", "x-from": ["b052OrganizationAutocomplete"] }),
}),
  answer: () => Type.Object({
  address: Type.Optional(Type.Object({
    city: Type.Optional(Type.String({ description: "City." })),
    country: Type.Optional(Type.String({ description: "Country or office code." })),
    state: Type.Optional(Type.String({ description: "State.", examples: ["California"] })),
  }, { description: "Address." })),
  founded_date: Type.Optional(Type.String({ description: "Date of foundation. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  stock_exchange_code: Type.Optional(Type.String({ description: "Stock exchange code.", examples: ["NASDAQ"] })),
  stock_symbol: Type.Optional(Type.String({ description: "Stock symbol.", examples: ["AMGN"] })),
  tags: Type.Optional(Type.Array(Type.Object({
    display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
    type: Type.Optional(Type.String({ description: "Kind.", examples: ["THERAPEUTIC_AREA"] })),
  }), { description: "Tags." })),
}, { title: "B034OrganizationBasicInfoAnswer" }),
});

export const b035OrganizationProfit = shape({ id: "b035OrganizationProfit", code: "B035", method: "POST", path: "/synapse/organization/profit", tag: "Drug R&D Orgnization" }, {
  body: () => Type.Object({
  duration: Type.Optional(Type.Enum(["ONE_YEAR", "THREE_YEAR", "FIVE_YEAR", "TEN_YEAR"], { type: "string", default: "FIVE_YEAR", description: "Duration." })),
  duration_type: Type.Optional(Type.Enum(["QUARTERLY", "SEMI_ANNUAL", "YEARLY"], { type: "string", default: "YEARLY", description: "Duration type." })),
  organization_id: Type.Optional(Type.String({ description: "Identifier of the organization. From b052OrganizationAutocomplete.", "x-format": "hex32", "x-from": ["b052OrganizationAutocomplete"] })),
}, { title: "B035OrganizationProfitRequest" }),
  answer: () => Type.Object({
  balance_sheets: Type.Optional(Type.Array(Type.Object({
    cash_st: Type.Optional(Type.Object({
      cash_st: Type.Optional(Type.Number({ description: "Cash st.", "x-unit": "1", examples: [26301000000] })),
      cash_st_assets_ratio: Type.Optional(Type.Number({ description: "Cash st assets ratio.", "x-unit": "1", examples: [0.411] })),
      cash_st_growth: Type.Optional(Type.Number({ description: "Cash st growth.", "x-unit": "1", examples: [-0.1825] })),
    }, { description: "Cash st." })),
    currency_code: Type.Optional(Type.String({ description: "Currency code, ISO 4217.", examples: ["USD"] })),
    net_debt: Type.Optional(Type.Object({
      net_debt: Type.Optional(Type.Number({ description: "Net debt.", "x-unit": "1", examples: [7211000000] })),
      net_debt_equity_ratio: Type.Optional(Type.Number({ description: "Net debt equity ratio.", "x-unit": "1", examples: [0.6657] })),
      net_debt_growth: Type.Optional(Type.Number({ description: "Net debt growth.", "x-unit": "1", examples: [-0.0571] })),
    }, { description: "Net debt." })),
    total_assets: Type.Optional(Type.Object({
      assets: Type.Optional(Type.Number({ description: "Assets.", "x-unit": "1", examples: [63997000000] })),
      assets_growth: Type.Optional(Type.Number({ description: "Assets growth.", "x-unit": "1", examples: [-0.1007] })),
      assets_turnover: Type.Optional(Type.Number({ description: "Assets turnover.", "x-unit": "1", examples: [0.351] })),
      return_on_assets: Type.Optional(Type.Number({ description: "Return on assets.", "x-unit": "1", examples: [0.1195] })),
    }, { description: "Total assets." })),
    total_debt: Type.Optional(Type.Object({
      debt: Type.Optional(Type.Number({ description: "Debt.", "x-unit": "1", examples: [33512000000] })),
      debt_asserts_ratio: Type.Optional(Type.Number({ description: "Debt asserts ratio.", "x-unit": "1", examples: [0.5236] })),
      debt_equity_ratio: Type.Optional(Type.Number({ description: "Debt equity ratio.", "x-unit": "1", examples: [3.0938] })),
      debt_growth: Type.Optional(Type.Number({ description: "Debt growth.", "x-unit": "1", examples: [-0.0571] })),
    }, { description: "Total debt." })),
    total_liabilities: Type.Optional(Type.Object({
      liabs: Type.Optional(Type.Number({ description: "Liabs.", "x-unit": "1", examples: [53165000000] })),
      liabs_growth: Type.Optional(Type.Number({ description: "Liabs growth.", "x-unit": "1", examples: [-0.0428] })),
    }, { description: "Total liabilities." })),
    total_shareholders_equity: Type.Optional(Type.Object({
      return_on_equity: Type.Optional(Type.Number({ description: "Return on equity.", "x-unit": "1", examples: [0.6105] })),
      shldrs_equity: Type.Optional(Type.Number({ description: "Shldrs equity.", "x-unit": "1", examples: [10832000000] })),
      shldrs_equity_assets_ratio: Type.Optional(Type.Number({ description: "Shldrs equity assets ratio.", "x-unit": "1", examples: [0.1693] })),
    }, { description: "Total shareholders equity." })),
    year: Type.Optional(Type.Integer({ format: "int64", description: "Calendar year. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  }), { description: "Balance sheets." })),
  cash_flows: Type.Optional(Type.Array(Type.Object({
    capital_expenditures: Type.Optional(Type.Object({
      capex: Type.Optional(Type.Number({ description: "Capex.", "x-unit": "1", examples: [-116000000] })),
      capex_growth: Type.Optional(Type.Number({ description: "Capex growth.", "x-unit": "1", examples: [0.2516] })),
    }, { description: "Capital expenditures." })),
    currency_code: Type.Optional(Type.String({ description: "Currency code, ISO 4217.", examples: ["USD"] })),
    free_cash_flow: Type.Optional(Type.Object({
      free_cf: Type.Optional(Type.Number({ description: "Free cf.", "x-unit": "1", examples: [1729000000] })),
      free_cf_growth: Type.Optional(Type.Number({ description: "Free cf growth.", "x-unit": "1", examples: [-0.3278] })),
      free_cf_yield: Type.Optional(Type.Number({ description: "Free cf yield.", "x-unit": "1", examples: [0.0817] })),
    }, { description: "Free cash flow." })),
    net_financing_cash_flow: Type.Optional(Type.Object({
      net_financing_cf: Type.Optional(Type.Number({ description: "Net financing cf.", "x-unit": "1", examples: [-4987000000] })),
      net_financing_cf_growth: Type.Optional(Type.Number({ description: "Net financing cf growth.", "x-unit": "1", examples: [0.5735] })),
    }, { description: "Net financing cash flow." })),
    net_investing_cash_flow: Type.Optional(Type.Object({
      net_investing_cf: Type.Optional(Type.Number({ description: "Net investing cf.", "x-unit": "1", examples: [3555000000] })),
      net_investing_cf_growth: Type.Optional(Type.Number({ description: "Net investing cf growth.", "x-unit": "1", examples: [0.7615] })),
    }, { description: "Net investing cash flow." })),
    net_operating_cash_flow: Type.Optional(Type.Object({
      net_oper_cf: Type.Optional(Type.Number({ description: "Net oper cf.", "x-unit": "1", examples: [1845000000] })),
      net_oper_cf_growth: Type.Optional(Type.Number({ description: "Net oper cf growth.", "x-unit": "1", examples: [-0.3234] })),
      net_oper_cf_return_on_invest: Type.Optional(Type.Number({ description: "Net oper cf return on invest.", "x-unit": "1", examples: [0.2327] })),
    }, { description: "Net operating cash flow." })),
    year: Type.Optional(Type.Integer({ format: "int64", description: "Calendar year. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  }), { description: "Cash flows." })),
  currency_code: Type.Optional(Type.String({ description: "Currency code, ISO 4217.", examples: ["USD"] })),
  income_statements: Type.Optional(Type.Array(Type.Object({
    currency_code: Type.Optional(Type.String({ description: "Currency code, ISO 4217.", examples: ["USD"] })),
    ebit: Type.Optional(Type.Object({
      ebit: Type.Optional(Type.Number({ description: "Ebit.", "x-unit": "1", examples: [2458000000] })),
      ebit_growth: Type.Optional(Type.Number({ description: "Ebit growth.", "x-unit": "1", examples: [-0.1107] })),
      ebit_margin: Type.Optional(Type.Number({ description: "Ebit margin.", "x-unit": "1", examples: [0.4434] })),
    }, { description: "Ebit." })),
    ebitda: Type.Optional(Type.Object({
      ebitda: Type.Optional(Type.Number({ description: "Ebitda.", "x-unit": "1", examples: [2953000000] })),
      ebitda_growth: Type.Optional(Type.Number({ description: "Ebitda growth.", "x-unit": "1", examples: [-0.0872] })),
      ebitda_margin: Type.Optional(Type.Number({ description: "Ebitda margin.", "x-unit": "1", examples: [0.5327] })),
    }, { description: "Ebitda." })),
    gross_income: Type.Optional(Type.Object({
      gross_inc: Type.Optional(Type.Number({ description: "Gross inc.", "x-unit": "1", examples: [4488000000] })),
      gross_inc_growth: Type.Optional(Type.Number({ description: "Gross inc growth.", "x-unit": "1", examples: [-0.0336] })),
      gross_margin: Type.Optional(Type.Number({ description: "Gross margin.", "x-unit": "1", examples: [0.8097] })),
    }, { description: "Gross income." })),
    net_income: Type.Optional(Type.Object({
      net_income: Type.Optional(Type.Number({ description: "Net income.", "x-unit": "1", examples: [1992000000] })),
      net_income_growth: Type.Optional(Type.Number({ description: "Net income growth.", "x-unit": "1", examples: [-0.138] })),
      net_income_margin: Type.Optional(Type.Number({ description: "Net income margin.", "x-unit": "1", examples: [0.3594] })),
    }, { description: "Net income." })),
    sales: Type.Optional(Type.Object({
      sale_growth: Type.Optional(Type.Number({ description: "Sale growth.", "x-unit": "1", examples: [-0.0081] })),
      sales: Type.Optional(Type.Number({ description: "Sales.", "x-unit": "1", examples: [5543000000] })),
    }, { description: "Sales." })),
    year: Type.Optional(Type.Integer({ format: "int64", description: "Calendar year. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  }), { description: "Income statements." })),
  market_val: Type.Optional(Type.Number({ description: "Market value.", "x-unit": "1", examples: [154206000000] })),
  market_val_detail: Type.Optional(Type.Array(Type.Object({
    currency_code: Type.Optional(Type.String({ description: "Currency code, ISO 4217.", examples: ["USD"] })),
    market_val: Type.Optional(Type.Number({ description: "Market value.", "x-unit": "1", examples: [116724000000] })),
    year: Type.Optional(Type.Integer({ format: "int64", description: "Calendar year. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  }), { description: "Market value detail." })),
  revenue: Type.Optional(Type.Number({ description: "Revenue.", "x-unit": "1", examples: [28010000000] })),
  revenue_detail: Type.Optional(Type.Array(Type.Object({
    currency_code: Type.Optional(Type.String({ description: "Currency code, ISO 4217.", examples: ["USD"] })),
    gross_margin: Type.Optional(Type.Number({ description: "Gross margin.", "x-unit": "1" })),
    net_margin: Type.Optional(Type.Number({ description: "Net margin.", "x-unit": "1" })),
    revenue: Type.Optional(Type.Number({ description: "Revenue.", "x-unit": "1", examples: [5543000000] })),
    year: Type.Optional(Type.Integer({ format: "int64", description: "Calendar year. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  }), { description: "Revenue detail." })),
  unix_date: Type.Optional(Type.Integer({ format: "int64", description: "Unix date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
}, { title: "B035OrganizationProfitAnswer" }),
});

export const b036OrganizationGrantFunding = shape({ id: "b036OrganizationGrantFunding", code: "B036", method: "POST", path: "/synapse/organization/grant-funding", tag: "Drug R&D Orgnization" }, {
  body: () => B033OrganizationPipelineRequest(),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    award_by_organization: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      organization_id: Type.Optional(Type.String({ description: "Identifier of the organization. From b052OrganizationAutocomplete.", "x-format": "hex32", "x-from": ["b052OrganizationAutocomplete"] })),
      original_name: Type.Optional(Type.String({ description: "Original name." })),
    }), { description: "Award by organization." })),
    close_date: Type.Optional(Type.Integer({ format: "int64", description: "Close date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
    currency_code: Type.Optional(Type.String({ description: "Currency code, ISO 4217.", examples: ["USD"] })),
    open_date: Type.Optional(Type.Integer({ format: "int64", description: "Open date. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
    value: Type.Optional(Type.Number({ format: "double", description: "Value.", "x-unit": "1", examples: [500000] })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "B036OrganizationGrantFundingAnswer" }),
});

export const b037OrganizationInvestment = shape({ id: "b037OrganizationInvestment", code: "B037", method: "POST", path: "/synapse/organization/investment", tag: "Drug R&D Orgnization" }, {
  body: () => B033OrganizationPipelineRequest(),
  answer: () => GetOrganizationInvestmentResponseDto(),
});

export const b038OrganizationFinancing = shape({ id: "b038OrganizationFinancing", code: "B038", method: "POST", path: "/synapse/organization/financing", tag: "Drug R&D Orgnization" }, {
  body: () => B033OrganizationPipelineRequest(),
  answer: () => GetOrganizationInvestmentResponseDto(),
});
