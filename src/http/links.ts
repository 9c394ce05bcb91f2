import type { Group, Operation } from '#operation.ts';
import { exampleAnswer } from '#operations/example-answers.ts';
import type { TSchema } from '#typebox.mjs';

type Json = Record<string, unknown>;
/** Values for fields that an operation takes: runtime expressions (OpenAPI 3.1, 4.8.20.4). */
type Given = Readonly<Record<string, string>>;

/** Ids that name what an operation has begun. */
const BEGUN = ['task_id', 'job_id', 'report_id', 'alert_id', 'ticket', 'chat_id'];

/** Ids of what searches find, and the groups whose operations look it up. */
// biome-ignore format: read it as a table
const FOUND: Readonly<Record<string, readonly string[]>> = {
  patent_id: ['Patent Basic Data'],
  paper_id: ['Literature Data', 'Drug Mining Data'],
  drug_id: ['Drug Basic Data', 'Drug Visual Analysis'],
  clinical_trial_id: ['Drug Clinical Trial Data'],
  ct_result_id: ['Drug Clinical Trial Data'],
  target_id: ['Drug Basic Data'],
  organization_id: ['Drug R&D Orgnization'],
  news_id: ['Drug Mining Data'],
  deal_id: ['Drug Mining Data'],
  translational_medicine_id: ['Drug Mining Data'],
  affinity_id: ['Drug Mining Data'],
};

const QUESTION = '$request.body#/query_text';
const ROW = '$response.body#/data/results/0';

/** What else goes on from an operation: with what it was asked, or with what it found. `to`: tags, or ids. */
// biome-ignore format: read it as a table
const ONWARD: readonly { readonly from: string; readonly given: Given; readonly to: readonly string[] }[] = [
  // the documents of a question counted, drawn, read
  { from: 'p001PatentQuerySearchCount', given: { query_text: QUESTION }, to: ['Patent Data Search', 'Custom Aggregate Data', 'Technology Key Report'] },
  { from: 'p001PatentQuerySearchCount', given: { query: QUESTION }, to: ['p003PatentFieldQuery', 'a011InsightsPatentTypeTrend'] },
  { from: 'p001PatentQuerySearchCount', given: { keywords: QUESTION }, to: ['a002InsightsWordCloud'] },
  { from: 'p002PatentQuerySearch', given: { patent_id: `${ROW}/patent_id` }, to: [
    'Patent Data Search', 'Patent Mining Data', 'Patent Legal Data', 'Patent Valuation Data', 'Custom Aggregate Data', 'Enterprise IP Data', 'Chemical and Bio Data', 'Others',
  ] },
  { from: 'p002PatentQuerySearch', given: { patent_number: `${ROW}/pn` }, to: ['d114ReportdataPatentInfo', 't001TaskAicc'] },
  { from: 'p002PatentQuerySearch', given: { patent_ids: `${ROW}/patent_id` }, to: ['b063ExtractMulti'] },
  { from: 'p010ImageSearchImageUpload', given: { url: '$response.body#/data/url' }, to: ['Patent Data Search'] },
  // classes
  { from: 'p071ClassificationHelperSectionSubclass', given: { code: '$response.body#/data/0/id', type: '$request.query.type' }, to: ['Patent Data Search', 'Patent Mining Data'] },
  { from: 'p070PatentKeywordSuggest', given: { keyword: '$response.body#/data/items/0/keyword_list/0/keyword' }, to: ['p072ClassificationHelperSearch'] },
  { from: 'methodServicesSolutionSearch', given: { patent_number: '$response.body#/data/cases/0/pn' }, to: ['p012BasicPatentDataBibliography'] },
  // companies
  { from: 'c037CompanySearch', given: { company_name: '$response.body#/data/company_list/0/company_name' }, to: [
    'Enterprise Basic Data', 'Enterprise Persona Data', 'Enterprise IP Data', 'Enterprise Tech Analysis', 'Enterprise Tech Evaluation', 'TFFI Enterprise Evaluation (Level5)', 'Technology Key Report',
  ] },
  // marks
  ...['t001TrademarkSearch', 't002TrademarkImageSearch'].map((from) => (
    { from, given: { app_num: '$response.body#/data/hits/0/app_num', ipoffice: '$response.body#/data/hits/0/ipoffice' }, to: ['t010DataDetail', 'gtDetail', 'gtEvents'] }
  )),
  { from: 't001TrademarkSearch', given: { mark: '$response.body#/data/hits/0/mark' }, to: ['gtSearch', 'gtSimilar', 'gtWatch'] },
  { from: 'gtSearch', given: { owner: '$response.body#/data/families/0/marks/0/owners/0' }, to: ['gtPortfolio'] },
  // compounds, sequences, diseases
  ...[['b001ChemicalOpenapiCompound', 'results'], ['b073KeywordSearch', 'items']].flatMap(([from, rows]) => {
    const key = `$response.body#/data/${rows}/0/inchi_key`;
    return [
      { from: from!, given: { inchi_key: key }, to: ['Chemical and Bio Data'] },
      { from: from!, given: { inchi_key_id: key }, to: ['b042PaperSearch'] },
    ];
  }),
  ...['b003MotifJob', 'b004SequenceJob'].map((from) => ({ from, given: { job_id: '$response.body#/data/0/job_id' }, to: ['b0034JobStatus', 'b0034JobResult'] })),
  { from: 'b062ExtractSingle', given: { sequence_id: '$response.body#/data/results/0/seq_id' }, to: ['b016SequenceInfo'] },
  { from: 'b050DiseaseAutocomplete', given: { disease_id: '$response.body#/data/0/id' }, to: ['b058DiseaseTherapeuticArea'] },
  { from: 'b056DictionarySearch', given: { id: '$response.body#/data/items/0/dict_id', dict_type: '$request.body#/dict_type' }, to: ['b056DictionarySearch'] },
  // tasks whose ids other names take
  { from: 'landscapeApiJobs', given: { job_id: '$request.body#/job_id' }, to: ['Insights Company Report'] },
  { from: 'ai68-1ChatAiLsChat', given: { chat_id: '$response.body#/data/chat_id', chat_item_id: '$response.body#/data/chat_item_id' }, to: ['ai68-2ChatAiLsStream'] },
  { from: 'ai20ChatPharmGptStream', given: { session_id: '$response.body#/data/output/session_id' }, to: ['ai20ChatPharmGptStream'] },
  { from: 'ai32-1PatentDisclosureTechMeans', given: { tech_solution: '$request.body#/tech_solution', mechanism: '$response.body#/data/mechanism' }, to: ['ai32-2PatentDisclosureGenerate'] },
  { from: 'ai32-1PatentDisclosureTechMeans', given: { tech_means: '$response.body#/data/mechanism' }, to: ['ai30PatentSimilarPatentComparison'] },
  { from: 'ai88-1TechMonitorApiCompanyMonitors', given: { 'tech-monitor-id': '$response.body#/data/0/id' }, to: ['ai88-2CompanyMonitorAggregatedInfo'] },
  { from: 'ac01AcademyCourseList', given: { course_id: '$response.body#/data/course_list_info/0/id' }, to: ['ac02AcademyCourseDetails'] },
  { from: 'ac02AcademyCourseDetails', given: { courseware_id: '$response.body#/data/attach/0/attach_id' }, to: ['ac03AcademyAttachDownload'] },
];

/**
 * The `links` of an operation's answer, by the id of what goes on from it: its own tasks, look-ups of what it finds,
 * what else is asked with the same question. Only links whose values its example answer has.
 */
export function linksOf(operation: Operation, group: Group, groups: readonly Group[]): Json {
  const links: Json = {};
  // the first that leads to an operation stays
  const add = (made: Json) => {
    for (const [id, link] of Object.entries(made)) links[id] ??= link;
  };
  for (const { from, given, to } of ONWARD) if (from === operation.id) add(onward(operation, given, to, groups));
  add(found(operation, groups));
  add(begun(operation, group));
  return links;
}

const takes = (schema: TSchema | undefined, name: string): boolean =>
  name in ((schema as { properties?: object } | undefined)?.properties ?? {});
const takesAnywhere = ({ body, query, params, headers }: Operation, name: string): boolean =>
  [body, query, params, headers].some((part) => takes(part, name));

/** The operations of a group that go on with what this one begins, and where its answer has the id that they take. */
function begun(operation: Operation, { operations }: Group): Json {
  const { response, whole } = operation;
  const ids = BEGUN.filter((name) => takes(response, name) && !takesAnywhere(operation, name));
  return Object.fromEntries(
    ids.flatMap((name) => {
      const given = { [name]: `$response.body#${whole ? '' : '/data'}/${name}` };
      return operations
        .filter((next) => takesAnywhere(next, name) && isBegunBy(operation, name, next, operations))
        .map((next) => [next.id, linkTo(next, given, false)]);
    }),
  );
}

/**
 * Whether what goes on under that id goes on from this operation: the interface says who yields it (`x-from`), a
 * variant of an operation being one with its id and more. Steps that hand the id on count for none.
 */
function isBegunBy({ id }: Operation, name: string, next: Operation, operations: readonly Operation[]): boolean {
  const { body, query, params } = next;
  const taking = [query, params, body].find((part) => takes(part, name)) as { properties?: Json } | undefined;
  const from = ((taking?.properties?.[name] as Json | undefined)?.['x-from'] ?? []) as readonly string[];
  const begin = from.filter((each) => operations.some((one) => one.id === each && !takesAnywhere(one, name)));
  return begin.length === 0 || begin.some((each) => id.startsWith(each));
}

/** The look-ups that tell more of what this operation finds, by the id of its first row. */
function found(operation: Operation, groups: readonly Group[]): Json {
  const { response, whole } = operation;
  return Object.assign(
    {},
    ...Object.entries(FOUND).map(([name, tags]) => {
      const place = rowsPlace(response, name);
      if (place === undefined || takesAnywhere(operation, name)) return {};
      const path = [...(whole ? [] : ['data']), ...place, '0', name].join('/');
      return onward(operation, { [name]: `$response.body#/${path}` }, tags, groups);
    }),
  );
}

/** Links to what takes all that is given; what else is required of it is as in its example. */
function onward(operation: Operation, given: Given, to: readonly string[], groups: readonly Group[]): Json {
  if (!Object.values(given).every((place) => isThere(operation, place))) return {};
  const names = Object.keys(given);
  const own = Object.values(given).some((place) => place.startsWith('$response'));
  const links: Json = {};
  for (const { tag, operations } of groups)
    for (const next of operations)
      if ((to.includes(tag) || to.includes(next.id)) && (own || next !== operation))
        if (names.every((name) => takesAnywhere(next, name))) links[next.id] = linkTo(next, given, true);
  return links;
}

/** @param whole Whether with what else its example requires. */
function linkTo(next: Operation, given: Given, whole: boolean): Json {
  const { body, query, params, headers, example } = next;
  const valuesOf = (schema: TSchema | undefined, sent: unknown): Json => {
    const required = whole ? ((schema as { required?: readonly string[] } | undefined)?.required ?? []) : [];
    const others = required
      .filter((name) => !(name in given))
      .map((name) => [name, (sent as Json | undefined)?.[name]]);
    const ours = Object.entries(given).filter(([name]) => takes(schema, name));
    return Object.fromEntries([...ours, ...others.filter(([, value]) => value !== undefined)]);
  };
  const named = {
    ...valuesOf(params, example.params),
    ...valuesOf(query, example.query),
    ...valuesOf(headers, example.headers),
  };
  // the format has texts alone here
  const parameters = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, String(value)]));
  const requestBody = valuesOf(body, example.body);
  return {
    ...{ operationId: next.id, description: next.summary },
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(Object.keys(requestBody).length > 0 && { requestBody }),
  };
}

/** Whether the example, or the answer to it, has a text or a number at that place. */
function isThere(operation: Operation, place: string): boolean {
  const { example, whole } = operation;
  const answer = exampleAnswer(operation.id);
  const [where, path] = place.split(/#\/|\.(?=\w+$)/) as [string, string];
  const told = { '$request.body': example.body, '$request.query': example.query }[where];
  const value = path
    .split('/')
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], told ?? (whole ? answer : { data: answer }));
  return typeof value === 'string' || typeof value === 'number';
}

/** Where an answer has its rows, if they have that id: in itself, or under one name. */
function rowsPlace(schema: TSchema, name: string): readonly string[] | undefined {
  const { items, properties = {} } = schema as { items?: TSchema; properties?: Record<string, { items?: TSchema }> };
  if (takes(items, name)) return [];
  const under = Object.keys(properties).find((each) => takes(properties[each]?.items, name));
  return under === undefined ? undefined : [under];
}
