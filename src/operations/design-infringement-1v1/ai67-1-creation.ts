import { patents } from '#collections/patents/patents.ts';
import { ai67_1AiInfringementDetection1v1Creation } from '#contract/generated/design-infringement-1v1.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { KNOWN_SPACE, keptForms } from '#operations/shared/design-comparison.ts';
import { drawingsOf } from '#operations/shared/drawings.ts';
import { EXAMPLE_DESIGN, EXAMPLE_PICTURE } from '#operations/shared/example-picture.ts';
import { publicationNumbers } from '#operations/shared/number-list.ts';
import { figuresOf, pictureAt, picturesLike, readPicture } from '#operations/shared/picture-search.ts';
import { pngUri } from '#pictures/png.ts';
import { oneDesign } from './ai67-flow.ts';

export default defineOperation({
  contract: ai67_1AiInfringementDetection1v1Creation,
  path: '/ai/infringement-detection-1v1-creation',
  access: 'run',
  body_limit_bytes: 6_500_000,
  summary: 'Compare a picture with one design and its family',
  description:
    'All views of the design are matched to the picture, the best one is named; members of its family in other countries are compared with their own state. Poll `/ai/infringement-detection-1v1-query` within eight hours. It compares pictures and is no legal opinion.',
  errors: ['file_refused'],
  example: { body: { patent_number: EXAMPLE_DESIGN, url: EXAMPLE_PICTURE, report_lang: 'en' as const } },
  async handle({ account, body, note, signal }, services) {
    const [number, ...more] = publicationNumbers('patent_number', body.patent_number);
    const wrong = (message: string) =>
      new ServiceError('invalid_request', `patent_number: ${message}`, { field: 'patent_number' });
    if (number === undefined) throw wrong('give the publication number of one design.');
    if (more.length > 0) throw wrong(`names ${more.length + 1} designs: give one, each comparison is of one right.`);
    const [patent] = await services.corpus
      .lookup(patents, 'number', [number])
      .then(async (found) => (found.length > 0 ? found : services.corpus.get(patents, [number])));
    if (!patent) throw wrong(`${number.slice(0, 40)} is not in the corpus.`);
    if (patent.patent_type !== 'D')
      throw wrong(`${patent.publication_number} is no design; for others see the FTO search.`);
    const [drawings = []] = await drawingsOf(services.corpus, [patent]);
    if (drawings.length === 0)
      throw wrong(`${patent.publication_number} is stored without drawings: its views cannot be compared.`);
    const asker = { services, account, signal };
    const { drawn, parts, lines, variants } = await readPicture(await pictureAt('url', body.url, services), asker);
    const ties = await services.corpus.links(patents, [patent.publication_number], 'simple_family');
    const family = (ties.get(patent.publication_number)?.records ?? [])
      .filter(({ stored }) => stored)
      .map(({ id }) => id);
    const members = [patent.publication_number, ...family.filter((id) => id !== patent.publication_number)].slice(
      0,
      20,
    );
    const alike = await picturesLike('designs', [variants], asker, note);
    const own: Query = { kind: 'values', field: 'PN', values: members };
    const scores = Object.fromEntries((await alike.among(own)).map(({ record, score }) => [record, score]));
    const space = await alike.among({ kind: 'not', of: own }, KNOWN_SPACE);
    const known = figuresOf(space, services);
    const { task_id } = await services.flows.start(
      oneDesign,
      // a data URI may be long, and is the caller's own
      {
        ...keptForms({ drawn, parts }),
        line_drawing: pngUri(lines),
        lang: body.report_lang,
        url: body.url.startsWith('data:') ? '' : body.url.slice(0, 1_000),
        members,
        scores,
        space: space.map(({ record }, index) => ({ record, figure: known[index]!.figure })),
        started: services.clock(),
      },
      account.id,
    );
    return { task_id };
  },
});
