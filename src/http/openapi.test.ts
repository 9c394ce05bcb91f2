import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { defineOperation, defineStream, type Group } from '#operation.ts';
import { groups } from '#operations/index.ts';
import { testGroups } from '#testing/groups.ts';
import { Type } from '#typebox.mjs';
import { openApi } from './openapi.ts';

/** The catalogue groups as the interface's specification lists and spells them. */
const SPECIFIED =
  `LLM (chat)|Bio-Pharma Encyclopedia Q&A|Technical Disclosure|Tech Solution Exploration|Tech Solution Exploration(Materials)|
Tech Pre-research Report|Novelty Search|Technical Q&A|Specification Drafting|Design Infringement Search|Design Infringement 1v1|
Feasibility Analysis Assistant|AI Translation|FTO Search|Formulation Assistant|Novelty Check Assistant|Chemical SAR Extract|Others|Telecom|
R&D solution search|Academy Course|Technology idea novelty search|Patent Data Search|Patent Basic Data|Patent Mining Data|Patent Legal Data|
Patent Valuation Data|Patent Monitor and Export|Technology Key Report|Literature Data|Custom Aggregate Data|Trademark Data|
Enterprise Tech Evaluation|Enterprise Basic Data|Enterprise Persona Data|Enterprise IP Data|Enterprise Tech Analysis|LS Search|
Chemical and Bio Data|Global Trademarks|Drug Basic Data|Drug Clinical Trial Data|Drug Mining Data|Drug R&D Orgnization|Drug Visual Analysis|
Analysis Report|Insights Company Report|TFFI Enterprise Evaluation (Level5)|Biopharmaceutical Dictionary Data`
    .replaceAll('\n', '')
    .split('|');

const group = (...operations: Group['operations']): readonly Group[] => [{ tag: 'T', description: 'd', operations }];
const base = {
  method: 'POST',
  path: '/a',
  id: 'a',
  summary: 's',
  response: Type.Object({}),
  example: {},
  handle: async () => ({}) as never,
} as const;

describe('the OpenAPI description of the catalogue', () => {
  const description = openApi(groups) as any;

  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(description));
    expect([result.valid, result.errors]).toEqual([true, undefined]);
    expect([description.openapi, description.info.version]).toEqual(['3.1.0', '1.0.0']);
  });

  it('has the 49 groups of the specification as tags, in its order and spelling, and no others', () => {
    expect(SPECIFIED).toHaveLength(49);
    expect(description.tags.map(({ name }: { name: string }) => name)).toEqual(SPECIFIED);
    for (const tag of description.tags) expect(tag.description.length).toBeGreaterThan(5);
  });

  it('links what begins a task to what goes on with it, and what searches find to what looks it up, by an id that its example answers', () => {
    const all = Object.values<any>(description.paths).flatMap((path) => Object.values<any>(path));
    const links = all.flatMap((operation) =>
      Object.values<any>(operation.responses[200].links ?? {}).map((link) => ({ operation, link })),
    );
    expect(links.length).toBeGreaterThan(850);
    for (const { operation, link } of links) {
      const next = all.find(({ operationId }) => operationId === link.operationId);
      const schema: any = Object.values<any>(next.requestBody?.content ?? {})[0]?.schema ?? {};
      const body = description.components.schemas[schema.$ref?.split('/').at(-1)] ?? schema;
      const taken = [...Object.keys(body.properties ?? {}), ...(next.parameters ?? []).map((each: any) => each.name)];
      const given = Object.entries<any>({ ...link.parameters, ...link.requestBody });
      const at = `${operation.operationId} -> ${link.operationId}`;
      expect(given.filter(([, value]) => String(value).startsWith('$')).length, at).toBeGreaterThan(0);
      for (const [name, place] of given) {
        expect(taken, at).toContain(name);
        if (!String(place).startsWith('$response.body#/')) continue;
        const { example } = operation.responses[200].content['application/json'];
        const names = place.slice('$response.body#/'.length).split('/');
        const id = names.reduce((value: any, key: string) => value?.[key], example);
        expect(['string', 'number'], at).toContain(typeof id);
      }
    }
    const linked = (id: string) => all.find(({ operationId }) => operationId === id).responses[200].links;
    // what a search finds is looked up by the id of its first row
    expect(linked('p002PatentQuerySearch')).toMatchObject({
      p012BasicPatentDataBibliography: { parameters: { patent_id: '$response.body#/data/results/0/patent_id' } },
      p018BasicPatentDataClaimData: { parameters: { patent_id: '$response.body#/data/results/0/patent_id' } },
    });
    expect(linked('l001LiteratureQuerySearch')).toMatchObject({
      l010LiteratureBibliography: { requestBody: { paper_id: '$response.body#/data/results/0/paper_id' } },
    });
    expect(linked('b012ClinicalTrialSearch')).toHaveProperty('b022ClinicalTrialDetail');
    expect(linked('p012BasicPatentDataBibliography')).toBeUndefined();
    // of several jobs of a group each leads to its own
    expect(Object.keys(linked('r001TaskCreateNoLogo'))).toEqual(['r001JobIdStatus']);
    expect(Object.keys(linked('b003MotifJob'))).toEqual(['b0034JobStatus', 'b0034JobResult']);
    expect(Object.keys(linked('b068-1ChatPccMoleculeTask'))).toEqual(['b068-2ChatPccMoleculeResult']);
    const submit = all.find(({ operationId }) => operationId === 'ai35-1NoveltySearchSubmit');
    expect(submit.responses[200].links['ai35-11ReportGet']).toMatchObject({
      requestBody: { task_id: '$response.body#/data/task_id' },
    });
  });

  it('links every operation to another, but for those that stand alone', () => {
    const all = Object.values<any>(description.paths).flatMap((path) => Object.values<any>(path));
    const linked = new Set(
      all.flatMap(({ operationId, responses }) => {
        const to = Object.values<any>(responses[200].links ?? {}).map((link) => link.operationId);
        return to.length > 0 ? [operationId, ...to] : [];
      }),
    );
    const alone = all.map(({ operationId }) => operationId).filter((id) => !linked.has(id));
    expect(alone.sort()).toEqual(Object.values(ALONE).flat().sort());
  });

  it('says of every field of every answer and body what it is', () => {
    const bare: string[] = [];
    const visit = (schema: any, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if (!Array.isArray(schema) && typeof schema.properties === 'object')
        for (const [name, field] of Object.entries<any>(schema.properties))
          if (!field.description && !field.$ref) bare.push(`${at}.${name}`);
      for (const [key, each] of Object.entries(schema)) if (!/^examples?$/.test(key)) visit(each, `${at}/${key}`);
    };
    visit(description, '');
    expect(bare).toEqual([]);
  });

  it('asks bearerAuth of every operation, and names no alias', () => {
    const operations = Object.values(description.paths).flatMap((route) => Object.values(route as object));
    expect(operations).toHaveLength(groups.flatMap((each) => each.operations).length);
    for (const operation of operations) expect(operation.security).toEqual([{ bearerAuth: [] }]);
    for (const alias of groups.flatMap((each) => each.operations).flatMap((each) => each.aliases ?? [])) {
      expect(description.paths[alias]).toBeUndefined();
    }
  });
});

/** Operations that go on from none and lead to none, by the reason. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  'takes a text of the caller, and answers no id': [
    ...['ai01NerDdtNer', 'ai03NerNewsNer', 'ai07ChatCcGptStream', 'ai50ChatPatGptStream', 'ai61AiTranslation'],
    ...['t010HiroTranslationTranslate', 'gtGoods'],
  ],
  'takes a file, and answers what is in it': ['b076V1Ocsr', 'l016DocumentsDocParsing', 'l017DocumentsLayoutParsing'],
  'completes what somebody types; filters take its ids in lists': [
    ...['b049DrugTypeAutocomplete', 'b054MechanismActionAutocomplete', 'b055OutcomeAutocomplete'],
    'b056-1TechnologyAutocomplete',
  ],
  'counts by filters, which no answer has': ['b009-1CoreAggregation', 'b057SynapseBullEyesPlot'],
  'takes ids of several tasks that have ended': ['ai71AgentExportLink', 'techIdeaNoveltyCompare'],
  'is about the account and its days': ['ai72AgentBatchHistory', 'ai72AgentHistory', 'statementV2'],
};

describe('an operation', () => {
  const paths = (openApi(testGroups) as any).paths;

  it('that posts declares 200 with the envelope, and 201, 401, 403, 404 without a body', () => {
    const { responses, requestBody, operationId, tags } = paths['/search/echo'].post;
    expect([operationId, tags]).toEqual(['echo', ['Patent Data Search']]);
    expect(Object.keys(responses)).toEqual(['200', '201', '401', '403', '404']);
    expect(['201', '401', '403', '404'].map((status) => responses[status].content)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(responses['200'].content).toEqual({
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Envelope' },
            {
              type: 'object',
              properties: {
                data: {
                  description: 'The result.',
                  type: 'object',
                  required: ['text', 'limit'],
                  properties: { text: { type: 'string' }, limit: { type: 'integer' } },
                },
              },
            },
          ],
        },
      },
    });
    expect(requestBody).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['text'],
            properties: {
              text: { type: 'string', description: 'Any text.' },
              limit: { type: 'integer', minimum: 1, maximum: 10, default: 3 },
            },
          },
          example: { text: 'hello' },
        },
      },
    });
  });

  it('that gets declares 200, 401, 403, 404 and its parameters with examples', () => {
    const { responses, parameters, requestBody, 'x-errors': errors } = paths['/data/things/{id}'].get;
    expect([Object.keys(responses), requestBody]).toEqual([['200', '401', '403', '404'], undefined]);
    expect(parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a b' },
      { name: 'lang', in: 'query', required: false, schema: { type: 'string', default: 'en' }, example: 'cn' },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer' } },
    ]);
    expect(errors).toEqual([
      { code: 'not_found', error_code: 67200101, meaning: 'Nothing of this account has that path or identifier.' },
    ]);
  });

  it('that chats declares 200 alone and its own media type', () => {
    const { responses, requestBody } = paths['/chat/talk'].post;
    expect([Object.keys(responses), Object.keys(requestBody.content)]).toEqual([['200'], ['text/event-stream']]);
  });

  it('that streams describes each event: an envelope as JSON under `data`', () => {
    const operation = defineStream({
      ...base,
      response: Type.Object({ piece: Type.String() }),
      async *frames() {
        yield { piece: 'a' };
      },
      gather: ([first]) => first!,
    });
    const { content } = (openApi(group(operation)) as any).paths['/a'].post.responses['200'];
    expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream']);
    const { type, required, properties } = content['text/event-stream'].schema;
    expect([type, required, Object.keys(properties)]).toEqual(['object', ['data'], ['data', 'id']]);
    expect(properties.data).toMatchObject({ type: 'string', contentMediaType: 'application/json' });
    expect(properties.data.contentSchema).toEqual(content['application/json'].schema);
  });

  it('shows its maturity and what it asks of a key', () => {
    expect(paths['/flow/start'].post).toMatchObject({
      summary: 'Starts work (Beta)',
      'x-maturity': 'beta',
      'x-access': 'run',
    });
  });
});

describe('schemas', () => {
  it('with a title become components, once, wherever they are used', () => {
    const Thing = Type.Object({ a: Type.Enum(['x', 'y']) }, { title: 'Thing' });
    const { paths, components } = openApi(
      group(
        defineOperation({
          ...base,
          body: Type.Object({ thing: Thing, title: Type.String() }),
          response: Type.Array(Thing),
        }),
      ),
    ) as any;
    expect(components.schemas.Thing).toEqual({
      type: 'object',
      title: 'Thing',
      required: ['a'],
      properties: { a: { type: 'string', enum: ['x', 'y'] } },
    });
    const { requestBody, responses } = paths['/a'].post;
    expect(requestBody.content['application/json'].schema.properties).toEqual({
      thing: { $ref: '#/components/schemas/Thing' },
      title: { type: 'string' },
    });
    expect(responses['200'].content['application/json'].schema.allOf[1].properties.data).toEqual({
      description: 'The result, row by row.',
      type: 'array',
      items: { $ref: '#/components/schemas/Thing' },
    });
  });

  it('that differ may not share a title, nor operations an id or a route', () => {
    const titled = (kind: 'a' | 'b') => Type.Object({ [kind]: Type.String() }, { title: 'Same' });
    const two = (other: object) => group(defineOperation({ ...base }), defineOperation({ ...base, ...other }));
    expect(() => openApi(two({ id: 'b', path: '/b', body: titled('a'), response: titled('b') }))).toThrow(
      'Two different schemas have the title Same',
    );
    expect(() => openApi(two({ path: '/b' }))).toThrow('Two operations have the id a');
    expect(() => openApi(two({ id: 'b' }))).toThrow('Two operations answer POST /a');
  });
});
