// Written by `npm run contract` from ../groups/drug-r-d-orgnization.json: change that file.

export type B033OrganizationPipelineRequest = {
  limit?: number;
  offset?: number;
  organization_id?: string;
};

export type CommonName = {
  lang?: string;
  name?: string;
};

export type CommonOrganization = {
  display_name?: CommonName[];
  organization_id?: string;
};

export type GetOrganizationInvestmentResponseDto = {
  items?: FundingRoundDto[];
  limit?: number;
  offset?: number;
  total?: number;
};

export type FundingRoundDto = {
  announced_time?: number;
  funded_organization?: CommonOrganization;
  funding_type?: {
    classification?: string;
    classification_en?: string;
  };
  investors?: CommonOrganization[];
  original_transaction_amount?: string;
  transaction_amount_lower?: MoneyRaised;
  transaction_amount_upper?: MoneyRaised;
  evidence?: string;
  url?: string;
};

export type MoneyRaised = {
  original_currency?: string;
  original_value?: number;
  value_cny?: number;
  value_usd?: number;
};

export interface b033OrganizationPipeline {
  readonly body: B033OrganizationPipelineRequest;
  readonly answer: {
    items?: {
      country?: {
        alpha2_code?: string;
        country_id?: string;
        display_name?: CommonName[];
      };
      data_type?: "Current" | "History";
      dev_status?: {
        display_name?: CommonName[];
        normalized_id?: string;
      };
      dev_status_time?: number;
      disease?: {
        disease_id?: string;
        display_name?: CommonName[];
      };
      drug?: {
        display_name?: CommonName[];
        drug_id?: string;
      };
      drug_type?: {
        display_name?: CommonName[];
        normalized_id?: string;
      }[];
      target?: {
        display_name?: CommonName[];
        short_name?: CommonName[];
        target_id?: string;
      };
      therapeutic_area?: {
        disease_id?: string;
        display_name?: CommonName[];
      }[];
      organization?: CommonOrganization;
      targets?: {
        display_name?: CommonName[];
        short_name?: CommonName[];
        target_id?: string;
      }[];
      evidence?: string;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b034OrganizationBasicInfo {
  readonly query: {
    organization_id: string;
  };
  readonly answer: {
    address?: {
      city?: string;
      country?: string;
      state?: string;
    };
    founded_date?: string;
    stock_exchange_code?: string;
    stock_symbol?: string;
    tags?: {
      display_name?: CommonName[];
      id?: string;
      type?: string;
    }[];
  };
}

export interface b035OrganizationProfit {
  readonly body: {
    duration?: "ONE_YEAR" | "THREE_YEAR" | "FIVE_YEAR" | "TEN_YEAR";
    duration_type?: "QUARTERLY" | "SEMI_ANNUAL" | "YEARLY";
    organization_id?: string;
  };
  readonly answer: {
    balance_sheets?: {
      cash_st?: {
        cash_st?: number;
        cash_st_assets_ratio?: number;
        cash_st_growth?: number;
      };
      currency_code?: string;
      net_debt?: {
        net_debt?: number;
        net_debt_equity_ratio?: number;
        net_debt_growth?: number;
      };
      total_assets?: {
        assets?: number;
        assets_growth?: number;
        assets_turnover?: number;
        return_on_assets?: number;
      };
      total_debt?: {
        debt?: number;
        debt_asserts_ratio?: number;
        debt_equity_ratio?: number;
        debt_growth?: number;
      };
      total_liabilities?: {
        liabs?: number;
        liabs_growth?: number;
      };
      total_shareholders_equity?: {
        return_on_equity?: number;
        shldrs_equity?: number;
        shldrs_equity_assets_ratio?: number;
      };
      year?: number;
    }[];
    cash_flows?: {
      capital_expenditures?: {
        capex?: number;
        capex_growth?: number;
      };
      currency_code?: string;
      free_cash_flow?: {
        free_cf?: number;
        free_cf_growth?: number;
        free_cf_yield?: number;
      };
      net_financing_cash_flow?: {
        net_financing_cf?: number;
        net_financing_cf_growth?: number;
      };
      net_investing_cash_flow?: {
        net_investing_cf?: number;
        net_investing_cf_growth?: number;
      };
      net_operating_cash_flow?: {
        net_oper_cf?: number;
        net_oper_cf_growth?: number;
        net_oper_cf_return_on_invest?: number;
      };
      year?: number;
    }[];
    currency_code?: string;
    income_statements?: {
      currency_code?: string;
      ebit?: {
        ebit?: number;
        ebit_growth?: number;
        ebit_margin?: number;
      };
      ebitda?: {
        ebitda?: number;
        ebitda_growth?: number;
        ebitda_margin?: number;
      };
      gross_income?: {
        gross_inc?: number;
        gross_inc_growth?: number;
        gross_margin?: number;
      };
      net_income?: {
        net_income?: number;
        net_income_growth?: number;
        net_income_margin?: number;
      };
      sales?: {
        sale_growth?: number;
        sales?: number;
      };
      year?: number;
    }[];
    market_val?: number;
    market_val_detail?: {
      currency_code?: string;
      market_val?: number;
      year?: number;
    }[];
    revenue?: number;
    revenue_detail?: {
      currency_code?: string;
      gross_margin?: number;
      net_margin?: number;
      revenue?: number;
      year?: number;
    }[];
    unix_date?: number;
    evidence?: {
      period_end?: number;
      concept?: string;
      value?: number;
      currency_code?: string;
      filing?: string;
      form?: string;
    }[];
  };
  readonly filled: {
    body: {
      duration: "ONE_YEAR" | "THREE_YEAR" | "FIVE_YEAR" | "TEN_YEAR";
      duration_type: "QUARTERLY" | "SEMI_ANNUAL" | "YEARLY";
    };
  };
}

export interface b036OrganizationGrantFunding {
  readonly body: B033OrganizationPipelineRequest;
  readonly answer: {
    items?: {
      award_by_organization?: {
        display_name?: CommonName[];
        organization_id?: string;
        original_name?: string;
      }[];
      close_date?: number;
      currency_code?: string;
      open_date?: number;
      value?: number;
      evidence?: string;
    }[];
    limit?: number;
    offset?: number;
    total?: number;
  };
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b037OrganizationInvestment {
  readonly body: B033OrganizationPipelineRequest;
  readonly answer: GetOrganizationInvestmentResponseDto;
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface b038OrganizationFinancing {
  readonly body: B033OrganizationPipelineRequest;
  readonly answer: GetOrganizationInvestmentResponseDto;
  readonly filled: {
    body: {
      limit: number;
      offset: number;
    };
  };
}

export interface Operations {
  readonly 'b033OrganizationPipeline': b033OrganizationPipeline;
  readonly 'b034OrganizationBasicInfo': b034OrganizationBasicInfo;
  readonly 'b035OrganizationProfit': b035OrganizationProfit;
  readonly 'b036OrganizationGrantFunding': b036OrganizationGrantFunding;
  readonly 'b037OrganizationInvestment': b037OrganizationInvestment;
  readonly 'b038OrganizationFinancing': b038OrganizationFinancing;
}
