import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, entityId, entityPart, nameIdentity } from '#collections/entities/entities.ts';
import { resultId } from '#collections/trials/results.ts';
import { drugName, drugNames, drugsOf, drugsOfTrial, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import { ageOf, phaseOf, splitCriteria, statusOf } from '#collections/trials/vocabulary.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import { importFiles } from '#sources/import.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.[Symbol.asyncDispose]());

const search = async (body: object) => (await service.call('POST /synapse/clinical-trial/search', { body })).json;
const get = async (path: string, query: Record<string, string>) =>
  (await service.call(`GET /synapse/${path}`, { query })).json;

it('brings spellings of registers to one vocabulary', () => {
  const rows: [string[], string | undefined][] = [
    [['Phase 2/Phase 3'], 'Phase_2_3'],
    [['PHASE2', 'PHASE3'], 'Phase_2_3'],
    [['Phase_2_3'], 'Phase_2_3'],
    [['Phase IV'], 'Phase_4'],
    [['Early Phase 1'], 'Early_Phase_1'],
    [['EARLY_PHASE1'], 'Early_Phase_1'],
    [['Phase 0'], 'Early_Phase_1'],
    [['N/A'], 'Not_Applicable'],
    [['Not Applicable'], 'Not_Applicable'],
    [['NA'], 'Not_Applicable'],
    [[], undefined],
    [['Phase 1/Phase 3'], undefined],
  ];
  for (const [given, phase] of rows) expect(phaseOf(given)).toBe(phase);
  expect([statusOf('Active, not recruiting'), statusOf('UNKNOWN'), statusOf('Available'), statusOf('Gone')]).toEqual([
    'Active_Not_Recruiting',
    'Unknown_Status',
    'Available',
    undefined,
  ]);
  expect([ageOf('18 Years'), ageOf('1 Week'), ageOf('N/A')]).toEqual([
    { age: '18', unit: 'Years' },
    { age: '1', unit: 'Weeks' },
    undefined,
  ]);
});

it('splits criteria at their headings, and tells drugs of arms apart', () => {
  expect(splitCriteria('Intro\nInclusion Criteria:\n- a\n\nKey Exclusion Criteria:\n- b')).toEqual({
    other: 'Intro',
    include: '- a',
    exclude: '- b',
  });
  expect(splitCriteria('adults')).toEqual({ other: 'adults', include: undefined, exclude: undefined });
  expect(splitCriteria('INCLUSION CRITERIA\na\nInclusion criteria are strict\n')).toMatchObject({
    include: expect.stringContaining('a'),
  });
  const arms = [
    { label: 'x', type: 'Experimental' },
    { label: 'c', type: 'Placebo Comparator' },
  ];
  const drug = (name: string, ...in_arms: string[]) => ({ type: 'Drug', name, other_names: [], arms: in_arms });
  const told = drugsOfTrial({
    arms,
    interventions: [
      drug('new', 'x'),
      drug('Placebo', 'c'),
      drug('old', 'c'),
      drug('both', 'x', 'c'),
      { ...drug('knife', 'x'), type: 'Procedure' },
    ],
  });
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
  expect([names(told.experimental), names(told.control), names(told.background)]).toEqual([['new'], ['old'], ['both']]);
  const alone = drugsOfTrial({ arms: [arms[1]!], interventions: [drug('old', 'c')] });
  expect(names(alone.experimental)).toEqual(['old']);
});

it('reads the name of a drug out of what a register writes', () => {
  const rows: [string, string][] = [
    ['Osimertinib 80 mg', 'Osimertinib'],
    ['Ketamine (0.5 mg/kg, intravenous)', 'Ketamine'],
    ['Vitamin D3 2000 IU daily', 'Vitamin D3'],
    ['Apixaban tablets', 'Apixaban'],
    ['Metformin oral tablet', 'Metformin'],
    ['Insulin glargine 100 units/mL', 'Insulin glargine'],
    // another drug may follow
    ['Lidocaine 2% with epinephrine', 'Lidocaine 2% with epinephrine'],
    ['Amlodipine 5 mg/Valsartan 160 mg', 'Amlodipine 5 mg/Valsartan 160 mg'],
    ['5% dextrose', '5% dextrose'],
    ['Injection', 'Injection'],
    ['5-fluorouracil', '5-fluorouracil'],
  ];
  for (const [written, name] of rows) expect(drugName(written)).toBe(name);
  const drug = (name: string) => drugsOf({ type: 'Drug', name });
  expect([drug('Osimertinib mesylate 80 mg'), drug('Controlled release oxycodone'), drug('Control')]).toEqual([
    ['drug:osimertinib'],
    ['drug:controlled release oxycodone'],
    [],
  ]);
  const several: [string, string[]][] = [
    ['Ustekinumab Injection [Stelara]', ['Ustekinumab']],
    ['VIR-7831 (Gen2)', ['VIR-7831']],
    ['Albumin-bound paclitaxel plus capecitabine', ['Albumin-bound paclitaxel', 'capecitabine']],
    ['standard treatment + Imaginib', ['standard treatment', 'Imaginib']],
    ['ABC+3TC', ['ABC', '3TC']],
    ['CD4+ T cells', ['CD4+ T cells']],
    ['A or B', ['A or B']],
    ['Imaginib or Oldinib', ['Imaginib', 'Oldinib']],
    ['Pfizer or Moderna vaccine', ['Pfizer or Moderna vaccine']],
    ['Once-daily ABC+3TC', ['ABC', '3TC']],
    ['sacubitril/valsartan (LCZ696)', ['sacubitril; valsartan']],
    ['Mitomycin C, flat dose 40 mg', ['Mitomycin C']],
    ['Twice-daily cotrimoxazole prophylaxis', ['cotrimoxazole']],
    ['Arm B: Oral imaginib', ['imaginib']],
    ['Oral polio vaccine', ['Oral polio vaccine']],
    ['Imaginib or imaginib', ['Imaginib', 'imaginib']],
    ['T3011+Imaginib', ['T3011', 'Imaginib']],
    ['S-1 + oxaliplatin', ['S-1', 'oxaliplatin']],
    ['Vitamin C + D', ['Vitamin C + D']],
    // what it is put in, what kind of thing it is, one after the other
    ['Cyclophosphamide Oral Product', ['Cyclophosphamide']],
    ['Isotretinoin Only Product in Oral Dose Form', ['Isotretinoin']],
    ['Vincristine Sulfate Liposome', ['Vincristine Sulfate']],
    ['Rifampin/isoniazid FDC', ['Rifampin; isoniazid']],
    ['Imaginib for percutaneous use', ['Imaginib']],
    ['FGFR Inhibitor AZD4547', ['AZD4547']],
    ['PI3K-beta Inhibitor GSK2636771', ['GSK2636771']],
    ['GLP-1 analogue - semaglutide', ['semaglutide']],
    ['Proton pump inhibitor therapy', ['Proton pump inhibitor therapy']],
    ['Drug COVID19-0001-USR', ['COVID19-0001-USR']],
    ['Arm B: ZDV+ABC->ABC+3TC maintenance', ['ZDV', 'ABC', '3TC']],
    ['imaginib followed by oldinib', ['imaginib', 'oldinib']],
    ['Ocular gel', ['Ocular gel']],
    ['blood product', ['blood product']],
  ];
  for (const [written, names] of several) expect([written, drugNames(written)]).toEqual([written, names]);
  expect([drug('Imaginib or placebo'), drug('standard treatment + Imaginib'), drug('ABC plus ABC')]).toEqual([
    ['drug:imaginib'],
    ['drug:imaginib'],
    ['drug:abc'],
  ]);
  // a class, a sample, people, a place and a form: no drug has such a name
  const none = ['Blood Sample Iron panel', 'BioBank', 'Treatment', 'study drug', 'Observation of Hepatitis B', 'NNRTI'];
  none.push(
    'Anti-VEGF',
    'ACE Inhibitors and Calcium Channel Blockers',
    'Patients with COVID-19 Pneumonia',
    'Ocular gel',
  );
  none.push('Antibiotics', 'Induction of labor with PGE2');
  for (const name of none) expect([name, drug(name)]).toEqual([name, []]);
  expect(drug('Rabbit anti-thymocyte globulin')).toEqual(['drug:rabbit anti thymocyte globulin']);
  expect(drug('Treatment X')).toEqual(['drug:treatment x']);
});

it('searches trials by things of the dictionary, buckets, regions and dates; says what nothing tells', async () => {
  await service.corpus.put(entities, demoEntities());
  for (const [collection, records] of demoLife()) await service.corpus.put(collection, records);
  const found = async (body: object) => (await search(body)).data.items.map((row: any) => row.register_number).sort();
  const of = (code: string) => ({ value: [entityId(code)] });
  expect(await found({ main_experimentation_drug: of('drug:demo:r1') })).toEqual(['DEMO00000001', 'DEMO00000002']);
  expect(await found({ control_drug: of('drug:demo:r2') })).toEqual(['DEMO00000001']);
  // d3 is a kind of d1
  expect(await found({ disease: of('disease:demo:d1') })).toEqual(['DEMO00000001', 'DEMO00000002', 'DEMO00000004']);
  expect(await found({ disease: of('disease:demo:d3') })).toEqual(['DEMO00000004']);
  expect(
    await found({ disease: { condition: 'AND', value: [entityId('disease:demo:d1'), entityId('disease:demo:d2')] } }),
  ).toEqual([]);
  expect(await found({ target: of('target:demo:t2') })).toEqual(['DEMO00000003', 'DEMO00000004']);
  expect(await found({ mechanism_action: of('mechanism:demo:m1') })).toEqual(['DEMO00000001', 'DEMO00000002']);
  expect(await found({ organization: of('organisation:demo:o3') })).toEqual(['DEMO00000004']);
  expect(await found({ enrollment: ['LESS_THAN_FIFTEEN'] })).toEqual(['DEMO00000003']);
  expect(await found({ enrollment: ['FIFTEEN_TO_SIXTY', 'THREE_HUNDRED_TO_FIVE_HUNDRED'] })).toEqual([
    'DEMO00000002',
    'DEMO00000004',
  ]);
  expect(await found({ country: ['EU'] })).toEqual(['DEMO00000001', 'DEMO00000003']);
  expect(await found({ country: ['Asia', 'US'] })).toEqual(['DEMO00000002', 'DEMO00000004']);
  expect(await found({ phase: ['Phase_3'], recruitment_status: ['Recruiting'] })).toEqual(['DEMO00000002']);
  expect(await found({ start_date: { from: Date.UTC(2022, 0, 1), to: Date.UTC(2022, 11, 31) } })).toEqual([
    'DEMO00000004',
  ]);
  expect(await found({ title: { value: ['valve fever'] } })).toEqual(['DEMO00000003']);
  expect(await found({ therapeutic_area: [entityId('therapeutic_area:name:cardiovascular diseases')] })).toEqual([
    'DEMO00000003',
  ]);
  // words stand together; a day is no count of milliseconds
  expect((await search({ keyword: { value: ['fever valve'] } })).notes).toEqual([
    expect.stringContaining('A keyword of several words is found where they stand together'),
  ]);
  expect((await search({ start_date: { from: 20180101, to: Date.UTC(2030, 0, 1) } })).notes).toEqual([
    'start_date.from is read as milliseconds since 1970, 1970-01-01: 20180101 is no day and no count of seconds.',
  ]);
  const none = await search({ employee_number: ['LESS_THAN_10'] });
  expect([none.data.total, JSON.stringify(none)]).toEqual([
    0,
    expect.stringContaining('Nothing is found by employee_number'),
  ]);
  const wrong = await search({ disease: of('drug:demo:r1') });
  expect(wrong).toMatchObject({
    status: false,
    error_msg: expect.stringContaining('is the id of a drug, not of a disease'),
  });
  expect(await search({ disease: of('disease:demo:d1') })).not.toHaveProperty('notes');
  const [fourth] = await service.corpus.get(trials, [trialId('DEMO00000004')]);
  const silent = { ...fourth!, id: trialId('DEMO00000099'), register_number: 'DEMO00000099' };
  await service.corpus.put(trials, [{ ...silent, conditions: [], condition_headings: [] }]);
  expect((await search({ disease: of('disease:demo:d1') })).notes).toEqual([
    'Trials of which the register states no condition, so that nobody can tell: 1.',
  ]);
  await service.corpus.delete(trials, [silent.id]);
  expect((await search({ limit: 1000, offset: 19_001 })).error_msg).toContain('20000');
  expect((await get('clinical-trial/detail', { clinical_trial_id: 'f'.repeat(32) })).status).toBe(false);
});

it('takes words of vocabularies in any spelling, and refuses by name what is none, and ids of other things', async () => {
  const refused = async (path: string, body: object) =>
    (await service.call(`POST /synapse/${path}`, { body })).json.error_msg;
  const spelled = await search({ phase: ['phase 3'], recruitment_status: ['recruiting'] });
  expect(spelled.data.items.map((row: any) => row.register_number)).toEqual(['DEMO00000002']);
  expect(await refused('clinical-trial/search', { phase: ['Phase_2', '3'] })).toBe(
    'phase[1] is "3": use one of Early_Phase_1, Phase_1, Phase_1_2, Phase_2, Phase_2_3, Phase_3, Phase_4, Not_Applicable.',
  );
  expect(await refused('clinical-trial/search', { recruitment_status: ['Open'] })).toContain(
    'recruitment_status[0] is "Open": use one of Not_Yet_Recruiting',
  );
  expect(await refused('ct-result/search', { phase: ['five'] })).toContain('phase[0] is "five"');
  for (const field of ['dev_status', 'global_highest_dev_status'])
    expect(await refused('drug/search', { [field]: ['Marketed'] })).toContain(`${field}[0] is "Marketed": use one of`);
  expect(await refused('drug-deal/search', { highest_dev_status: ['Marketed'] })).toContain('highest_dev_status[0]');
  const [drug, disease] = [entityId('drug:demo:r1'), entityId('disease:demo:d1')];
  expect(await refused('clinical-trial/search', { organization: { value: [drug] } })).toBe(
    `organization: ${drug} is the id of a drug, not of an organisation.`,
  );
  expect((await get('clinical-trial/detail', { clinical_trial_id: disease })).error_msg).toBe(
    `clinical_trial_id: ${disease} is the id of a disease.`,
  );
  expect(await refused('drug/milestone', { drug_id: drug, disease_id: [drug] })).toContain('not of a disease');
  expect(await refused('drug/milestone', { drug_id: drug, organization_id: [disease] })).toContain(
    'not of an organisation',
  );
  expect(await refused('drug/milestone', { drug_id: drug, country_id: ['zz'] })).toContain(
    'country_id[0]: zz is the id of no country',
  );
});

it('calls an organisation what most sources call it', async () => {
  const id = nameIdentity('organisation', 'imagined institutes');
  const part = (source: string, text: string) =>
    entityPart({
      ids: [id],
      kind: 'organisation',
      provenance: [{ source, key: text }],
      names: [{ lang: 'en', kind: 'preferred', text }],
    });
  const told = [
    part('a-register', 'One Imagined Institute'),
    part('b', 'Imagined Institutes'),
    part('c', 'Imagined Institutes'),
  ];
  for (const each of told) await service.corpus.put(entities, [each]);
  const [stored] = await service.corpus.lookup(entities, 'key', [id]);
  expect(stored!.names.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'preferred Imagined Institutes',
    'exact One Imagined Institute',
  ]);
});

it('is one trial in whatever order its shapes arrive', async () => {
  const [first] = await service.corpus.get(trials, [trialId('DEMO00000001')]);
  const later: Trial = { ...first!, id: trialId('DEMO99'), register_number: 'DEMO99', last_update: { day: 20260101 } };
  const earlier: Trial = { ...later, last_update: { day: 20200101 }, phase: 'Phase_1' };
  for (const order of [
    [earlier, later],
    [later, earlier],
  ]) {
    for (const each of order) await service.corpus.put(trials, [each]);
    expect((await service.corpus.get(trials, [later.id]))[0]!.phase).toBe('Phase_2');
    await service.corpus.delete(trials, [later.id]);
  }
});

const FOLDERS = ['classic-xml', 'v1-fullstudies-json', 'v2-json'].map((name) => `clinical-trials/ctgov-${name}`);
describeWithSharedData('trials of the register in three shapes', FOLDERS, (...paths) => {
  it('are one record a number, whatever the shape', async () => {
    await service.corpus.removeDemo();
    const summary = await importFiles({ source: 'auto', paths, corpus: service.corpus, data_dir: service.data_dir });
    expect(summary).toMatchObject({ rejected: 0, problems: [] });
    expect(summary.sources[0]!.skipped).toEqual({
      'list of search results': 1,
      'study of which nothing is said but references': 1,
    });
    // one more than there are files and entries named by their number: example_study.xml holds NCT00002475, phase 2
    const count = async (body: object) => (await search(body)).data.total;
    expect(await count({})).toBe(242);
    const phases = [
      'Early_Phase_1',
      'Phase_1',
      'Phase_1_2',
      'Phase_2',
      'Phase_2_3',
      'Phase_3',
      'Phase_4',
      'Not_Applicable',
    ];
    expect(await Promise.all(phases.map((phase) => count({ phase: [phase] })))).toEqual([5, 9, 6, 25, 4, 14, 15, 65]);
    expect((await service.call('POST /synapse/ct-result/search', { body: {} })).data.total).toBe(25);
  });

  it('answers design, eligibility and results as the register tells them', async () => {
    const number = { register_number: 'NCT00023673' };
    const design = (await get('clinical-trial/design', number)).data;
    expect(design).toMatchObject({
      allocation: 'Non-Randomized',
      enrollment: [{ enrollment: '63', enrollment_type: 'Actual' }],
      start_date: { time_ts: Date.UTC(2001, 6, 1) },
      completion_date: { date_type: 'Actual', time_ts: Date.UTC(2013, 10, 1) },
      study_type: 'Interventional',
    });
    expect(design.arm_intervention.map((arm: any) => arm.intervention.length)).toEqual([3, 3, 3, 3]);
    // a study without arms says what is given, too
    expect((await get('clinical-trial/design', { register_number: 'NCT02830269' })).data.arm_intervention).toEqual([
      {
        intervention: [
          {
            intervention_name: 'Transcranial Doppler ultrasonography measurements',
            intervention_type: 'Device',
            intervention_description:
              'Third ventricle diameter measurements with standard method (CT) and Transcranial Doppler ultrasonography',
          },
        ],
      },
    ]);
    const result = { ct_result_id: resultId('NCT00023673') };
    const { data } = await get('ct-result/group', result);
    expect(data.outcome_measure_efficacy[0]).toMatchObject({
      name: expect.stringMatching(/^Maximum Tolerated Dose/),
      type: 'Primary',
    });
    expect(data.outcome_measure_efficacy[0].result_list[0]).toMatchObject({ value: '0', participant_analyzed: '7' });
    const anaemia = data.outcome_measure_safety.find(
      (row: any) => row.name === 'Hemoglobin decreased' && row.type === 'Serious',
    );
    expect(anaemia.result_list[0]).toMatchObject({ value: '2', participant_analyzed: '8' });
    expect((await get('ct-result/detail', result)).data).toMatchObject({
      phase: { display_name: [{ name: 'Phase 1/2' }, {}] },
      overall_enrollment: 63,
    });
    await service.corpus.put(entities, [
      entityPart({
        ids: ['disease:doid:1', nameIdentity('disease', 'Lung Cancer')],
        kind: 'disease',
        provenance: [{ source: 't', key: '1' }],
        names: [{ lang: 'en', kind: 'preferred', text: 'lung cancer' }],
      }),
    ]);
    const related = (await get('clinical-trial/related-entity', number)).data;
    expect(related.condition_disease.map((row: any) => row.disease_id)).toContain(entityId('disease:doid:1'));
    expect(related.main_experimentation_drug.map((row: any) => row.display_name[0].name).sort()).toEqual([
      'carboplatin',
      'paclitaxel',
    ]);
  });

  it('loses no word of any criteria', async () => {
    const { hits } = await service.corpus.search(trials, { query: { kind: 'all' }, offset: 0, limit: 300 });
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const trial of await service.corpus.get(
      trials,
      hits.map(({ id }) => id),
    )) {
      const { include = '', exclude = '', other = '' } = splitCriteria(trial.criteria ?? '');
      const kept = new Set(
        words(`${include} ${exclude} ${other} inclusion exclusion criteria criterion key main major general and`),
      );
      const lost = words(trial.criteria ?? '').filter((word) => !kept.has(word));
      if (lost.length > 6) expect([trial.register_number, lost]).toEqual([]);
    }
  });
});
