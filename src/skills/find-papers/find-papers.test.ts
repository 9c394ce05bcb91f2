import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workIds } from '#collections/works/ids.ts';
import { emptyWork, type Work } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { startTestService } from '#testing/service.ts';
import { papersOn } from '../answer-question/pick/papers.ts';
import { readQuestion } from '../answer-question/read/question.ts';
import { soundPapers } from './find-papers.ts';
import { headingsInWords, papersInWords, papersShownIn } from './in-words.ts';
import { nearestHeadings } from './nearest-headings.ts';
import { studyOf } from './study.ts';

const paper = (pmid: string, title: string, abstract: string, more: Partial<Work> = {}): Work =>
  workPart({
    ...emptyWork(),
    ids: workIds({ pmid, doi: `10.1000/${pmid}` }),
    provenance: [{ source: 'test', key: pmid }],
    titles: [{ lang: 'en', origin: 'original', text: title }],
    abstracts: [{ lang: /\p{Script=Han}/u.test(abstract) ? 'zh' : 'en', origin: 'original', text: abstract }],
    languages: ['en'],
    ...more,
  });

let service: Awaited<ReturnType<typeof startTestService>>;
const context = () => ({ corpus: service.corpus, signal: new AbortController().signal });
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(works, [
    paper(
      '1',
      'Statins in gout',
      'Gout is common. In a double-blind randomized controlled trial of 120 patients, colchicine reduced gout flares.',
      {
        published: 20230500,
        authors: [{ name: 'Ada Onodera' }],
        venue: { name: 'Journal of Joints', ids: [] },
      },
    ),
    paper('2', 'Retracted', 'Colchicine did not reduce gout flares in mice.', { published: 20200101, retracted: true }),
    paper('3', 'Of pumps', 'A pump with an impeller was measured.', { published: 20210101 }),
    paper('4', '痛风', '秋水仙碱减少痛风发作。', { published: 20220101 }),
  ]);
});
afterAll(() => service.close());

const findPapers = async (question: string, options?: Parameters<typeof papersOn>[2]) =>
  (await papersOn(readQuestion(question), context(), options)).papers;

describe('papers on a question', () => {
  it('are those of which a sentence has its words, quoted from the record, with study, date and retraction', async () => {
    const found = await findPapers('Does colchicine reduce gout flares?');
    expect([...papersInWords(found, 'en')].join('')).toBe(
      [
        '\nPapers say, word for word:\n',
        '- “In a double-blind randomized controlled trial of 120 patients, colchicine reduced gout flares.” [P1]\n',
        '- “Colchicine did not reduce gout flares in mice.” [P2]\n',
        '\n',
        '[P1] Statins in gout (Ada Onodera, Journal of Joints, 2023-05, doi:10.1000/1), abstract; study: double-blind randomized controlled trial, 120 patients; abstract only\n',
        '[P2] Retracted (2020-01-01, doi:10.1000/2), abstract; RETRACTED; abstract only\n',
      ].join(''),
    );
    expect(found[0]!.quote).toMatchObject({ collection: 'works', unit: 'abstract:en', start: 16 });
  });

  it('are told by lines that name them, by which they are known again', async () => {
    const found = await findPapers('Does colchicine reduce gout flares?');
    const shown = [
      ...papersInWords(found, 'en'),
      ...papersInWords(await findPapers('秋水仙碱能否减少痛风发作？'), 'zh'),
    ];
    expect(papersShownIn(shown.join(''))).toEqual([
      { title: 'Statins in gout', name: 'doi:10.1000/1' },
      { title: 'Retracted', name: 'doi:10.1000/2' },
      { title: '痛风', name: 'doi:10.1000/4' },
    ]);
    expect(
      papersShownIn('[P1] Of pumps, old ones, abstract; abstract only\n[P2] 论泵，摘要; 仅有摘要\n[1] US1A: P'),
    ).toEqual([{ title: 'Of pumps, old ones' }, { title: '论泵' }]);
  });

  it('are read in the language of the question, which their source may not say', async () => {
    const german =
      'Colchicin und gout flares: die Gicht wurde mit colchicine gelindert, und die Anfälle nahmen bei allen ab.';
    const added = paper('31', 'Gicht', german);
    const read = (lang: string, value: string) => ({ lang, origin: 'original' as const, text: value });
    const both = {
      ...added,
      abstracts: [read('de', german), read('und', 'In spring colchicine calmed gout flares of sailors.')],
    };
    await service.corpus.put(works, [both]);
    const [found] = (await findPapers('Does colchicine calm the gout flares of sailors?')).filter(
      ({ id }) => id === both.id,
    );
    expect(found!.quote).toMatchObject({
      unit: 'abstract:und',
      text: 'In spring colchicine calmed gout flares of sailors.',
    });
    await service.corpus.delete(works, [both.id]);
  });

  it('keep the words that some paper has, whatever patents write for them', async () => {
    const rewritten = [{ from: 'colchicine', to: 'vincristine' }];
    expect((await findPapers('Does colchicine reduce gout flares?', { rewritten })).length).toBe(2);
    const unknown = [{ from: 'kolchicin', to: 'colchicine' }];
    const [first] = await findPapers('Does kolchicin reduce gout flares?', { rewritten: unknown });
    expect(first!.quote.text).toMatch(/colchicine/i);
  });

  it('tell whether something is so by one sentence that names most of it', async () => {
    const apart = paper(
      '41',
      'Of a family',
      'The marsh fever was stopped by veridarone. Later a swelling of the knees came and went.',
    );
    await service.corpus.put(works, [apart]);
    const answering = async () =>
      (await findPapers('Does veridarone cause swelling?')).filter(({ nearest }) => !nearest);
    expect(await answering()).toEqual([]);
    const told = paper('42', 'Of another family', 'After veridarone a swelling of the knees was seen in 9 sailors.');
    await service.corpus.put(works, [told]);
    expect((await answering()).map(({ id }) => id)).toEqual([told.id]);
    await service.corpus.delete(works, [apart.id, told.id]);
  });

  it('are of the language of the question', async () => {
    const found = await findPapers('秋水仙碱能否减少痛风发作？');
    expect([...papersInWords(found, 'zh')].join('')).toBe(
      '\n论文中的原文：\n- “秋水仙碱减少痛风发作。” [P1]\n\n[P1] 痛风（2022-01-01，doi:10.1000/4），摘要; 仅有摘要\n',
    );
  });

  it('are dated before a day where that is asked, and none where no sentence has the words', async () => {
    const before = await findPapers('Does colchicine reduce gout flares?', { before: 20230501 });
    expect(before.map(({ title }) => title)).toEqual(['Retracted']);
    // what a question asks for no sentence that answers it need have
    const effect = await findPapers('What is the effect of colchicine on gout flares?');
    expect(effect.length).toBeGreaterThan(0);
    expect(await findPapers('Does colchicine mend an impeller of steel?')).toEqual([]);
    expect(await findPapers('gout')).toEqual([]);
    expect([...papersInWords([], 'en')]).toEqual([]);
  });

  it('say it in other words, with what they conclude; those that come nearest are told to do no more', async () => {
    const lungs = paper(
      '21',
      'Pulmonary toxicity of veridarone',
      'BACKGROUND: Veridarone slows the pulse of patients whose heart beats too fast. METHODS: We saw 9 patients who had taken it for a year. CONCLUSIONS: The pulmonary toxicity of veridarone depends on the dose that is given in a day. We thank nobody.',
    );
    const seen = paper(
      '22',
      'Of pulses',
      'Veridarone was given to people with a quick pulse in a clinic of this town.',
    );
    await service.corpus.put(works, [lungs, seen]);
    const found = await findPapers('Does veridarone damage the lungs?');
    expect([...papersInWords(found, 'en')].slice(0, 2)).toEqual([
      '\nNo paper covers the whole question. The nearest ones say, word for word:\n',
      '- “CONCLUSIONS: The pulmonary toxicity of veridarone depends on the dose that is given in a day.” [P1] “BACKGROUND: Veridarone slows the pulse of patients whose heart beats too fast.” [P1]\n',
    ]);
    expect([...papersInWords(found, 'zh')][0]).toBe('\n没有论文完整回答这个问题。最接近的论文原文：\n');
    // a paper on the substance, which says nothing of kidneys, is near at most; one on nothing that is asked is not
    expect([...papersInWords(await findPapers('Does veridarone damage the kidneys?'), 'en')][0]).toBe(
      '\nNo paper covers the whole question. The nearest ones say, word for word:\n',
    );
    expect([...papersInWords(await findPapers('Does solvomab damage the kidneys?'), 'en')]).toEqual([]);
    await service.corpus.delete(works, [lungs.id, seen.id]);
  });

  it('have headings that are named where none of them answers', async () => {
    const headed = (pmid: string, title: string, ...headings: string[]) =>
      paper(pmid, title, 'Nothing.', { mesh: headings.map((heading) => ({ heading })) });
    const added = [
      headed('11', 'Springs of steel in a mattress', 'Humans', 'Beds', 'Steel'),
      headed('12', 'A mattress', 'Female', 'Beds'),
      headed('13', 'Mattress', 'Beds', 'Sleep'),
      headed('14', 'On beds', 'Beds'),
    ];
    await service.corpus.put(works, added);
    const found = await nearestHeadings('Does a mattress with steel springs help?', context());
    expect(found).toEqual([
      { heading: 'Steel', papers: 1 },
      { heading: 'Beds', papers: 4 },
    ]);
    expect(headingsInWords(found.slice(0, 2), 'en')).toBe(
      '\nNo paper says anything on it. Headings of the papers that come nearest: Steel (1 paper), Beds (4 papers).\n',
    );
    expect(headingsInWords(found.slice(1, 2), 'zh')).toBe(
      '\n没有论文说到这一点。最接近的论文的主题词：Beds（4 篇）。\n',
    );
    expect(headingsInWords([], 'en')).toBe('');
    // a paper with one word of many is not near
    expect(await nearestHeadings('A mattress for patients with an impeller and a turbine', context())).toEqual([]);
    expect(await nearestHeadings('mattress', context())).toEqual([]);
    expect(await nearestHeadings('An impeller that was measured', context())).toEqual([]);
    await service.corpus.delete(
      works,
      added.map(({ id }) => id),
    );
  });

  it('are left out where the record says something else by then', async () => {
    const [found] = await findPapers('Does colchicine reduce gout flares?');
    const changed = { ...found!, quote: { ...found!.quote, text: 'Something else' } } as typeof found;
    expect(await soundPapers([found!, changed!], context())).toEqual([found]);
  });
});

describe('the study of an abstract', () => {
  it.each([
    ['We did a systematic review and meta-analysis of 12 trials.', { design: 'systematic review and meta-analysis' }],
    [
      'A multicenter randomised, placebo-controlled trial in 1,204 elderly women.',
      { design: 'multicenter randomised, placebo-controlled trial', size: '1,204 elderly women' },
    ],
    [
      'This retrospective cohort study had 88 participants.',
      { design: 'retrospective cohort study', size: '88 participants' },
    ],
    ['采用随机对照试验，纳入60例患者。', { design: '随机对照试验', size: '60例患者' }],
    ['The pump was measured 3 times.', {}],
  ])('%s', (abstract, study) => {
    expect(studyOf(abstract)).toEqual(study);
  });
});
