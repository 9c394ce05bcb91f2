// Written by `npm run contract` from ../groups/technology-key-report.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const PatentFieldResponse = once(() => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [37] })),
  name: Type.Optional(Type.String({ description: "Name." })),
}, { title: "PatentFieldResponse", description: "Patent field response." }));

const TechEffect = once(() => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [198] })),
  name: Type.Optional(Type.String({ description: "Name." })),
  patent_count_year: Type.Optional(Type.Array(Type.Object({
    count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [198] })),
    pbt_year: Type.Optional(Type.Integer({ format: "int32", description: "Application year.", "x-unit": "calendar year", examples: [2024] })),
  }), { description: "Patent count year." })),
}, { title: "TechEffect", description: "Technology effect." }));

const MostCitedLatestResponse = once(() => Type.Object({
  assignees: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Owners." })),
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [3] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pbd: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US8410617B2"] })),
  title: Type.Optional(Type.String({ description: "Title." })),
}, { title: "MostCitedLatestResponse", description: "Most cited latest response." }));

export const a001InsightsPatentTrends = shape({ id: "a001InsightsPatentTrends", code: "A001", method: "GET", path: "/insights/patent-trends", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(Type.Object({
  values: Type.Optional(Type.Array(Type.Object({
    grant_num: Type.Optional(Type.Integer({ format: "int32", description: "Grant number.", "x-unit": "count", examples: [900000] })),
    grant_rate: Type.Optional(Type.Number({ format: "float", description: "Grant rate.", "x-unit": "1", examples: [90] })),
    total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [100000] })),
    year: Type.Optional(Type.String({ description: "Calendar year.", examples: ["2024"] })),
  }), { description: "Values." })),
})),
});

export const a002InsightsWordCloud = shape({ id: "a002InsightsWordCloud", code: "A002", method: "GET", path: "/insights/word-cloud", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
}),
  answer: () => Type.Array(PatentFieldResponse()),
});

export const a003InsightsWheelOfInnovation = shape({ id: "a003InsightsWheelOfInnovation", code: "A003", method: "GET", path: "/insights/wheel-of-innovation", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(Type.Object({
  subtopics_list: Type.Optional(Type.Array(PatentFieldResponse(), { description: "Subtopics list." })),
  topics_count: Type.Optional(Type.Integer({ format: "int32", description: "Patents in topic.", "x-unit": "count", examples: [9] })),
  topics_name: Type.Optional(Type.String({ description: "Topics name." })),
})),
});

export const a004InsightsPriorityCountry = shape({ id: "a004InsightsPriorityCountry", code: "A004", method: "GET", path: "/insights/priority-country", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [1000] })),
  country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["CN"] })),
  percentage: Type.Optional(Type.Number({ format: "double", description: "Share of the whole. Ratio, 0 to 1.", "x-unit": "1", examples: [0.1667] })),
})),
});

export const a005InsightsMostCited = shape({ id: "a005InsightsMostCited", code: "A005", method: "GET", path: "/insights/most-cited", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [3] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_num: Type.Optional(Type.String({ description: "Patent number.", examples: ["US8410617B2"] })),
  title: Type.Optional(Type.String({ description: "Title." })),
})),
});

export const a006InsightsInventorRanking = shape({ id: "a006InsightsInventorRanking", code: "A006", method: "GET", path: "/insights/inventor-ranking", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(PatentFieldResponse()),
});

export const a007InsightsApplicantRanking = shape({ id: "a007InsightsApplicantRanking", code: "A007", method: "GET", path: "/insights/applicant-ranking", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(Type.Object({
  applicant: Type.Optional(Type.String({ description: "Applicant." })),
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [2918] })),
  percentage: Type.Optional(Type.Number({ format: "double", description: "Share of the whole. Ratio, 0 to 1.", "x-unit": "1", examples: [0.1667] })),
})),
});

export const a008InsightsSimpleLegalStatus = shape({ id: "a008InsightsSimpleLegalStatus", code: "A008", method: "GET", path: "/insights/simple-legal-status", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
  simple_legal_status: Type.Optional(Type.Array(Type.String({ examples: ["Pending"], "x-inferred": true }), { description: "Simple legal status. Comes in the language asked for.", "x-itemValues": ["Inactive", "Active", "Pending", "Undetermined", "PCT designated period", "PCT designated expiration"] })),
})),
});

export const a009InsightsMostAsserted = shape({ id: "a009InsightsMostAsserted", code: "A009", method: "GET", path: "/insights/most-asserted", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "Litigation cases.", "x-unit": "count", examples: [3] })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patent_num: Type.Optional(Type.String({ description: "Patent number.", examples: ["US8410617B2"] })),
  title: Type.Optional(Type.String({ description: "Title." })),
  year: Type.Optional(Type.String({ description: "Latest case filed.", examples: ["2017"] })),
})),
});

export const a010InsightsPortfolioValue = shape({ id: "a010InsightsPortfolioValue", code: "A010", method: "GET", path: "/insights/portfolio-value", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN"], "x-separator": " OR " })),
  ipc: Type.Optional(Type.String({ description: "Beginning of an IPC symbol.", examples: ["B66B11"] })),
  keywords: Type.Optional(Type.String({ description: "Words of title and abstract, combined by AND, OR, NOT and parentheses.", examples: ["car"] })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  query_text: Type.Optional(Type.String({ maxLength: 800, description: "Search expression without proximity and frequency operators ($W, $PRE, $WS, $SEN, $PARA, $FREQ).", examples: ["TACD: <terms>"] })),
}),
  answer: () => Type.Array(Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "Simple families.", "x-unit": "count", examples: [180] })),
  patent_value: Type.Optional(Type.String({ description: "USD bucket label, such as $1-$30K.", examples: ["$1-$30K"] })),
})),
});

export const a011InsightsPatentTypeTrend = shape({ id: "a011InsightsPatentTypeTrend", code: "A011", method: "POST", path: "/insights/patent-type-trend", tag: "Technology Key Report" }, {
  body: () => Type.Object({
  query: Type.String({ description: "Search expression in the query language for patents.", examples: ["IPC:(H04L29/06)"] }),
  time_range: Type.Object({
    end_year: Type.String({ description: "End year.", examples: ["2020"] }),
    start_year: Type.String({ description: "Start year.", examples: ["2015"] }),
  }, { description: "Time range." }),
}, { title: "A011InsightsPatentTypeTrendRequest" }),
  answer: () => Type.Object({
  dimensions: Type.Optional(Type.Object({
    count: Type.Optional(Type.Array(Type.String({ examples: ["129"], "x-inferred": true }), { description: "How many there are." })),
    patent_type: Type.Optional(Type.Array(Type.String({ examples: ["AB"], "x-inferred": true }), { description: "Type of the patent." })),
    year: Type.Optional(Type.Array(Type.String({ examples: ["2006"], "x-inferred": true }), { description: "Calendar year." })),
  }, { description: "Dimensions." })),
  source: Type.Optional(Type.Array(Type.Object({
    ab: Type.Optional(Type.Integer({ format: "int32", description: "Inventions.", "x-unit": "count", examples: [500] })),
    count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [1000] })),
    d: Type.Optional(Type.Integer({ format: "int32", description: "Designs.", "x-unit": "count", examples: [100] })),
    patents_percentage: Type.Optional(Type.Number({ format: "double", description: "Patents percentage. Ratio, 0 to 1.", "x-unit": "1", examples: [0.8] })),
    u: Type.Optional(Type.Integer({ format: "int32", description: "Utility models.", "x-unit": "count", examples: [400] })),
    year: Type.Optional(Type.String({ description: "Calendar year.", examples: ["2021"] })),
  }), { description: "Where it comes from." })),
}, { title: "A011InsightsPatentTypeTrendAnswer" }),
});

export const a012InsightsTechnologyEffectDistribution = shape({ id: "a012InsightsTechnologyEffectDistribution", code: "A012", method: "POST", path: "/insights/technology-effect-Distribution", tag: "Technology Key Report" }, {
  body: () => Type.Object({
  collapse_by: Type.Optional(Type.Enum(["APD", "PBD", "AUTHORITY", "SCORE"], { type: "string", description: "Which member stands for its group." })),
  collapse_order: Type.Optional(Type.Enum(["OLDEST", "LATEST"], { type: "string", description: "Direction in which the member is chosen. Takes effect with collapse_by APD or PBD." })),
  collapse_order_authority: Type.Optional(Type.Array(Type.String({ examples: ["CN"], "x-inferred": true }), { description: "Offices, most preferred first; takes effect with collapse_by AUTHORITY." })),
  collapse_type: Type.Optional(Type.Enum(["ALL", "APNO", "DOCDB", "INPADOC", "EXTEND"], { type: "string", default: "ALL", description: "What counts as one group of hits. No value means ALL." })),
  lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", default: "cn", description: "Language code." })),
  query_text: Type.String({ maxLength: 1500, description: "Search expression in the query language for patents.", examples: ["TACD: <terms>"] }),
  sort: Type.Optional(Type.Array(Type.Object({
    field: Type.Optional(Type.String({ description: "Field code." })),
    order: Type.Optional(Type.String({ description: "Direction of the order." })),
  }, { "x-inferred": true }), { description: "Order of the rows. Each entry has field and order.", "x-sortFields": ["PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "ISD", "SCORE"], "x-sortOrders": ["asc", "desc"] })),
}, { title: "A012InsightsTechnologyEffectDistributionRequest" }),
  answer: () => Type.Object({
  tech_effect: Type.Optional(Type.Array(TechEffect(), { description: "Technical effect." })),
}, { title: "A012InsightsTechnologyEffectDistributionAnswer" }),
});

export const a101InsightsCompanyWordCloud = shape({ id: "a101InsightsCompanyWordCloud", code: "A101", method: "GET", path: "/insights-company/word-cloud", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
}),
  answer: () => Type.Array(PatentFieldResponse()),
});

export const a102InsightsCompanyStrategyMap = shape({ id: "a102InsightsCompanyStrategyMap", code: "A102", method: "GET", path: "/insights-company/strategy-map", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
}),
  answer: () => Type.Object({
  assignee: Type.Optional(Type.String({ description: "Owner." })),
  co_patenting: Type.Optional(Type.Number({ format: "double", description: "Share of jointly owned patents.", "x-unit": "1", examples: [0.018] })),
  current_relevance: Type.Optional(Type.Number({ format: "double", description: "Median age of cited prior art (cycle time).", "x-unit": "1", examples: [0.111] })),
  growth_in_patent_stock: Type.Optional(Type.Number({ format: "double", description: "Mean yearly growth of portfolio.", "x-unit": "1", examples: [0.22] })),
  internationalization: Type.Optional(Type.Number({ format: "double", description: "Share with foreign co-inventors.", "x-unit": "1", examples: [0.018] })),
  patent_complexity: Type.Optional(Type.Number({ format: "double", description: "Share classified in several technical areas.", "x-unit": "1", examples: [0.018] })),
  patent_influence: Type.Optional(Type.Number({ format: "double", description: "Share among the tenth that is cited most, compared with the share of the portfolio.", "x-unit": "1", examples: [0.009] })),
  scientific_content: Type.Optional(Type.Number({ format: "double", description: "Share of patents more than half of whose citations are to literature.", "x-unit": "1", examples: [0.018] })),
  technology_specialization: Type.Optional(Type.Number({ format: "double", description: "Herfindahl index over technical areas.", "x-unit": "1", examples: [0.237] })),
}, { title: "A102InsightsCompanyStrategyMapAnswer" }),
});

export const a103InsightsCompanyKeyTechnologyOverview = shape({ id: "a103InsightsCompanyKeyTechnologyOverview", code: "A103", method: "GET", path: "/insights-company/key-technology-overview", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
}),
  answer: () => Type.Array(Type.Object({
  classification: Type.Optional(Type.String({ description: "IPC code.", examples: ["G10L15"] })),
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [172] })),
  description: Type.Optional(Type.String({ description: "IPC text." })),
  percentage: Type.Optional(Type.Number({ format: "double", description: "Share of the whole. Ratio, 0 to 1.", "x-unit": "1", examples: [0.1543] })),
})),
});

export const a104InsightsCompanyPatentTrends = shape({ id: "a104InsightsCompanyPatentTrends", code: "A104", method: "GET", path: "/insights-company/patent-trends", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
}),
  answer: () => Type.Array(Type.Object({
  application: Type.Optional(Type.Integer({ format: "int32", description: "Application.", "x-unit": "count" })),
  granted: Type.Optional(Type.Integer({ format: "int32", description: "Granted.", "x-unit": "count", examples: [10] })),
  percentage: Type.Optional(Type.Number({ format: "double", description: "Share of the whole. Ratio, 0 to 1.", "x-unit": "1", examples: [0.1667] })),
  year: Type.Optional(Type.String({ description: "Calendar year.", examples: ["2010"] })),
})),
});

export const a105InsightsCompanyPatentPortfolioOverview = shape({ id: "a105InsightsCompanyPatentPortfolioOverview", code: "A105", method: "GET", path: "/insights-company/patent-portfolio-overview", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
}),
  answer: () => Type.Object({
  currently_active_patents: Type.Optional(Type.Integer({ format: "int32", description: "Currently active patents.", "x-unit": "count", examples: [12] })),
  multilateral_application: Type.Optional(Type.Integer({ format: "int32", description: "Filed at several authorities.", "x-unit": "count", examples: [100] })),
  pct_application: Type.Optional(Type.Integer({ format: "int32", description: "PCT application.", "x-unit": "count", examples: [32] })),
  total_application: Type.Optional(Type.Integer({ format: "int32", description: "Total application.", "x-unit": "count", examples: [1000] })),
}, { title: "A105InsightsCompanyPatentPortfolioOverviewAnswer" }),
});

export const a106InsightsCompanyMostCitedLatest = shape({ id: "a106InsightsCompanyMostCitedLatest", code: "A106", method: "GET", path: "/insights-company/most-cited-latest", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
}),
  answer: () => Type.Array(MostCitedLatestResponse()),
});

export const a107InsightsCompanyMostCited = shape({ id: "a107InsightsCompanyMostCited", code: "A107", method: "GET", path: "/insights-company/most-cited", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
}),
  answer: () => Type.Array(Type.Object({
  assignee: Type.Optional(Type.String({ description: "Owner." })),
  cited_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of citeds.", "x-unit": "count", examples: [322] })),
  patent_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of patents.", "x-unit": "count", examples: [3993] })),
})),
});

export const a108InsightsCompanyLargestPatentFamily = shape({ id: "a108InsightsCompanyLargestPatentFamily", code: "A108", method: "GET", path: "/insights-company/largest-patent-family", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
}),
  answer: () => Type.Array(MostCitedLatestResponse()),
});

export const a109InsightsCompanySimpleLegalStatus = shape({ id: "a109InsightsCompanySimpleLegalStatus", code: "A109", method: "GET", path: "/insights-company/simple-legal-status", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
}),
  answer: () => Type.Array(Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [20] })),
  percentage: Type.Optional(Type.Number({ format: "double", description: "Share of the whole. Ratio, 0 to 1.", "x-unit": "1", examples: [0.1777] })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status.", examples: ["1"], "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
})),
});

export const a110InsightsCompanyAcquisitionDivestiture = shape({ id: "a110InsightsCompanyAcquisitionDivestiture", code: "A110", method: "GET", path: "/insights-company/acquisition-divestiture", tag: "Technology Key Report" }, {
  query: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Has no effect yet; name companies with company_name.", examples: ["192203821"] })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Has no effect yet; name companies with company_name.", examples: ["914403001922038216"] })),
  apply_start_time: Type.Optional(Type.String({ description: "Earliest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  apply_end_time: Type.Optional(Type.String({ description: "Latest application date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_start_time: Type.Optional(Type.String({ description: "Earliest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  public_end_time: Type.Optional(Type.String({ description: "Latest publication date. Calendar year, yyyy.", "x-format": "yyyy" })),
  simple_legal_status: Type.Optional(Type.String({ description: "Simple legal status. Several are separated by \" OR \".", examples: ["1 OR 2"], "x-separator": " OR ", "x-codes": ["SIMPLE_LEGAL_STATUS"] })),
  patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent. A: application; B: granted; U: utility model; D: design. Several are separated by \" OR \".", "x-separator": " OR ", "x-values": ["A", "B", "U", "D"], "x-meaning": { A: "application", B: "granted", U: "utility model", D: "design" } })),
  authority: Type.Optional(Type.String({ description: "Office, WIPO ST.3. Without it all are taken. Several are separated by \" OR \".", examples: ["CN OR EP"], "x-separator": " OR " })),
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
}),
  answer: () => Type.Object({
  acquisition: Type.Optional(Type.Object({
    patent_total: Type.Optional(Type.Integer({ format: "int32", description: "Patent total.", "x-unit": "count", examples: [25] })),
    transfer_list: Type.Optional(Type.Array(Type.Object({
      applicant: Type.Optional(Type.String({ description: "Applicant." })),
      count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [2] })),
    }), { description: "Transfer list." })),
  }, { description: "Acquisition." })),
  divestiture: Type.Optional(Type.Object({
    patent_total: Type.Optional(Type.Integer({ format: "int32", description: "Patent total.", "x-unit": "count", examples: [25] })),
    transfer_list: Type.Optional(Type.Array(Type.Object({
      applicant: Type.Optional(Type.String({ description: "Applicant." })),
      count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [2] })),
    }), { description: "Transfer list." })),
  }, { description: "Divestiture." })),
}, { title: "A110InsightsCompanyAcquisitionDivestitureAnswer" }),
});

export const a201CompanyTechnologyEffectDistribution = shape({ id: "a201CompanyTechnologyEffectDistribution", code: "A201", method: "POST", path: "/search/company/technology-effect-Distribution", tag: "Technology Key Report" }, {
  body: () => Type.Object({
  apply_end_time: Type.Integer({ format: "int32", description: "Latest application date. Calendar year, yyyy.", "x-unit": "yyyy", "x-format": "yyyy" }),
  apply_start_time: Type.Integer({ format: "int32", description: "Earliest application date. Calendar year, yyyy.", "x-unit": "yyyy", "x-format": "yyyy" }),
  company_name: Type.String({ description: "Name of the company." }),
  lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." })),
}, { title: "A201CompanyTechnologyEffectDistributionRequest" }),
  answer: () => Type.Object({
  tech_effect: Type.Optional(Type.Array(TechEffect(), { description: "Technical effect." })),
}, { title: "A201CompanyTechnologyEffectDistributionAnswer" }),
});

export const a202CompanyTechnologyFieldWordCloud = shape({ id: "a202CompanyTechnologyFieldWordCloud", code: "A202", method: "POST", path: "/search/company/technology-field-word-cloud", tag: "Technology Key Report" }, {
  body: () => Type.Object({
  company_name: Type.String({ description: "Name of the company." }),
  lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." })),
}, { title: "A202CompanyTechnologyFieldWordCloudRequest" }),
  answer: () => Type.Object({
  tech_field_word: Type.Optional(Type.Array(PatentFieldResponse(), { description: "Technology field word." })),
}, { title: "A202CompanyTechnologyFieldWordCloudAnswer" }),
});
