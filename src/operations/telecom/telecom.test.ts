import { beforeAll, describe, expect, it } from 'vitest';
import { standardKey, versionKey } from '#collections/standards/standards.ts';
import { demoSpecification } from '#demo/specification.ts';
import { demoService } from '#testing/demo-service.ts';
import { type TestService, violations } from '#testing/service.ts';
import { termsOf } from './specifications.ts';
import { CATEGORY, essential } from './steps.ts';
import operation from './t001-aicc.ts';

let service: TestService;
beforeAll(async () => {
  service = await demoService();
}, 200_000);

type Row = Record<string, any>;
const PATENT = 'US19088966B2';
async function once(body: Row, headers?: Record<string, string>): Promise<Row> {
  const reply = await service.call(operation, { body: { ...body, stream: false }, ...(headers && { headers }) });
  expect(violations(operation.response, reply.data)).toEqual([]);
  return reply.data;
}
const framesOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice(5)).data);

describe('claims read on a specification', () => {
  it('come step by step, and end with a chart of sections and sentences', async () => {
    const reply = await service.call(operation, { body: { patent_number: PATENT } });
    const frames = framesOf(reply.text);
    const steps = frames.flatMap(({ step }) => step ?? []);
    expect(steps).toEqual(['INIT', 'RECOMMEND_TS', 'FIND_SECTIONS', 'CC_COMPARE']);
    expect(frames.slice(0, -1).every(({ status, content }) => status === 'PROCESSING' && !content)).toBe(true);
    const { status, content, task_id } = frames.at(-1)!;
    expect([status, content.compare_results.length]).toEqual(['FINISH', 1]);
    const [{ success, claim_number, cc_result }] = content.compare_results;
    expect([success, claim_number, cc_result.is_sep]).toEqual([true, 1, 'yes']);
    expect(cc_result.explanation).toBe(
      'DS 10.101 v2.1.0 (found by its words): 8 of 8 elements have their words in one of 12 sections read.',
    );
    const sections = new Map(demoSpecification().sections.map(({ number, text }) => [number, text]));
    for (const { mappings } of cc_result.all_mappings)
      for (const { ts_section, ts_content } of mappings)
        for (const [at, said] of ts_content.entries()) expect(sections.get(ts_section[at])).toContain(said);
    const indicated = cc_result.all_mappings.find(({ claim_feature }: Row) => claim_feature.startsWith('informing'));
    expect(indicated).toMatchObject({
      verdict: 'equivalent',
      mappings: [
        {
          ts_code: 'DS 10.101',
          version: 'v2.1.0',
          ts_section: ['4.1'],
          ts_content: ['The base station informs the first terminal of that part of the radio resources by a PEI.'],
          entity_mapping: { 'pre-emption indication': 'PEI' },
          reason: ['pre-emption indication = PEI: "pre-emption indication (PEI)" (abbreviation, 2.2)'],
        },
      ],
    });
    // read again by its task, and by nobody else
    expect((await once({ patent_number: PATENT, task_id })).content).toEqual(content);
    const other = await service.accounts.all.create('another operator');
    const { key } = await service.accounts.createKey({ account_id: other.id, name: 'other' });
    const foreign = await service.call(operation, { body: { patent_number: PATENT, task_id }, key });
    expect(foreign.text).not.toContain('compare_results');
  });
  it('are of the specification that is named, in the language of the site', async () => {
    const reply = await service.call(operation, {
      body: { patent_number: PATENT, ts: [{ ts_number: 'ds10.101', version: 'v2.1.0' }] },
      headers: { 'x-site-lang': 'CN' },
    });
    const frames = framesOf(reply.text);
    expect(frames.flatMap(({ step }) => step ?? [])).toEqual(['INIT', 'FIND_SECTIONS', 'CC_COMPARE']);
    expect(frames.at(-1)!.content.compare_results[0].cc_result.is_sep).toBe('是');
  });
  it('say what to import where the specification is not stored', async () => {
    const { content } = await once({ patent_number: PATENT, ts: [{ ts_number: 'TS 38.300', version: '17.3.0' }] });
    expect(content.compare_results).toMatchObject([
      {
        success: false,
        error: 'Not stored: TS 38.300 v17.3.0. Import the specification (priora import standards FILE).',
      },
    ]);
    const unknown = await service.call(operation, { body: { patent_number: 'US1A1', stream: false } });
    expect(unknown.json).toMatchObject({
      status: false,
      error_code: 68300004,
      error_msg: 'patent_number: "US1A1" is not in the corpus: import it first.',
    });
  });
});

describe('the rule', () => {
  it('needs every element, and one that is contradicted decides', () => {
    const of = (...verdicts: string[]) => essential({ elements: verdicts.map((verdict) => ({ verdict })) as never });
    expect([of('literal', 'equivalent'), of('literal', 'unclear'), of('literal', 'missing', 'unclear'), of()]).toEqual([
      'yes',
      'uncertain',
      'no',
      'uncertain',
    ]);
  });
  it('takes numbers and versions in any spelling', () => {
    expect(['3GPP TS 38.300', 'ts38.300', '38.300', 'RFC 9110', 'ETSI TS 138 300'].map(standardKey)).toEqual([
      ...['38.300', '38.300', '38.300', 'rfc9110', '138300'],
    ]);
    expect(['v17.3.0', 'Version 2', '1.0'].map(versionKey)).toEqual(['17.3.0', '2', '1.0']);
  });
  it('maps terms by what the specification itself says', () => {
    const standard = {
      ...demoSpecification(),
      sections: [
        { number: '3', text: 'Mobile unit: a wireless terminal device that is served by a cell.\nuser equipment (UE)' },
      ],
    };
    expect(
      termsOf(standard, 'A wireless terminal device and a user equipment.').map(({ term, standard: other, basis }) => [
        term,
        other,
        basis,
      ]),
    ).toEqual([
      ['wireless terminal device', 'Mobile unit', 'definition'],
      ['user equipment', 'UE', 'abbreviation'],
    ]);
  });
  it('reads lists of abbreviations, and takes no definition for what it only mentions', () => {
    const text =
      'sleep window: a period in which the receiver of a sensor node is off.\nWUS: wake-up signal\nAMF Access and Mobility Management Function\nGNB next generation node';
    const standard = { ...demoSpecification(), sections: [{ number: '2', text }] };
    const claim = 'a wake-up signal, an access and mobility management function, a next generation node, a sensor node';
    expect(termsOf(standard, claim)).toEqual([
      { term: 'wake-up signal', standard: 'WUS', basis: 'abbreviation', evidence: 'WUS: wake-up signal', section: '2' },
      {
        term: 'Access and Mobility Management Function',
        standard: 'AMF',
        basis: 'abbreviation',
        evidence: 'AMF Access and Mobility Management Function',
        section: '2',
      },
    ]);
  });
  it('does not ask a specification to say that a claim is on a method', () => {
    expect(
      [
        'A method performed by a gateway, comprising: receiving',
        'A computer-implemented method in the base station, the method comprising',
        'A method for scheduling, comprising',
        'A method by which a pump is run',
      ].map((text) => text.replace(CATEGORY, '')),
    ).toEqual([
      'a gateway, comprising: receiving',
      'the base station, the method comprising',
      'A method for scheduling, comprising',
      'A method by which a pump is run',
    ]);
  });
});
