import { expect, it } from 'vitest';
import { startTestService } from '#testing/service.ts';
import { isGranted } from './families/facts.ts';
import { GRANTED } from './granted.ts';
import { patents } from './patents.ts';
import { samplePatent } from './sample-patent.ts';

it('the query finds the records that are granted rights, and no application that was published unexamined', async () => {
  const model = { patent_type: 'U' as const };
  const stored = [
    samplePatent('US2020000001A1'),
    samplePatent('US2020000002A1', { grant_date: 20210101 }),
    samplePatent('US11000001B2'),
    samplePatent('US900001S', { patent_type: 'D' }),
    samplePatent('CN210000001U', model),
    samplePatent('KR20160002097U', model),
    samplePatent('KR20160002098U', { ...model, grant_date: 20170101 }),
    samplePatent('KR200480001Y1', model),
    ...['JP1986123456U', 'JP3012345U', 'JP2500001Y2', 'BR202012000001U2', 'ES1076987U', 'ES1076987Y', 'PL120000U1'].map(
      (number) => samplePatent(number, model),
    ),
    samplePatent('PL65000Y1', model),
  ];
  await using service = await startTestService({ corpus: stored });
  const { hits } = await service.corpus.search(patents, { query: GRANTED, offset: 0, limit: 20 });
  const granted = stored.filter(isGranted).map(({ publication_number }) => publication_number);
  expect(hits.map(({ id }) => id).sort()).toEqual(granted.toSorted());
  expect(stored.filter((each) => !isGranted(each)).map((each) => each.publication_number)).toEqual([
    ...['US2020000001A1', 'KR20160002097U', 'JP1986123456U', 'BR202012000001U2', 'ES1076987U', 'PL120000U1'],
  ]);
});
