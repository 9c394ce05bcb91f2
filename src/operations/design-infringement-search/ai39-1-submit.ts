import { ai39_1ImageSearchSubmit } from '#contract/generated/design-infringement-search.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { KNOWN_SPACE, keptForms } from '#operations/shared/design-comparison.ts';
import { designQuery, locarnoCode } from '#operations/shared/design-query.ts';
import { EXAMPLE_PICTURE } from '#operations/shared/example-picture.ts';
import { figuresOf, pictureAt, picturesLike, readPicture } from '#operations/shared/picture-search.ts';
import { pngUri } from '#pictures/png.ts';
import { designSearch } from './flow.ts';

/** Designs that both rankings look at. */
const RANKED = 200;

export default defineOperation({
  contract: ai39_1ImageSearchSubmit,
  path: '/ai/image-search/submit',
  access: 'run',
  body_limit_bytes: 6_500_000,
  summary: 'Search designs that a picture may come near to',
  description:
    'The picture is cleaned to a line drawing and compared with stored drawings of designs of the countries named; `loc_items` mark what matches and are not required. Poll `/ai/image-search/report`. It compares pictures and is no legal opinion.',
  errors: ['file_refused'],
  example: { body: { url: EXAMPLE_PICTURE, country: ['CN', 'US'], lang: 'en' } },
  async handle({ account, body, note, signal }, services) {
    if (!body.url)
      throw new ServiceError(
        'invalid_request',
        'url: give the address of a picture uploaded with POST /image-search/image-upload.',
        { field: 'url' },
      );
    const asker = { services, account, signal };
    const loc = (body.loc_items ?? []).map((one, index) => {
      const code = locarnoCode(one);
      if (!code)
        throw new ServiceError(
          'invalid_request',
          `loc_items[${index}]: "${one.slice(0, 20)}" is no Locarno code: give e.g. 14-02.`,
          { field: `loc_items[${index}]` },
        );
      return code;
    });
    const among = designQuery({
      country: body.country,
      ...(body.apply_start_time && { apply_start_time: body.apply_start_time }),
      ...(body.main_field && { main_field: body.main_field }),
    });
    const { drawn, parts, lines, variants } = await readPicture(await pictureAt('url', body.url, services), asker);
    const alike = await picturesLike('designs', [variants], asker, note);
    const like = await alike.among(among);
    const ranked = like.slice(0, RANKED);
    const figures = figuresOf(ranked, services);
    // what was known before a right is known everywhere, whatever countries and days are asked for
    const space = await alike.among({ kind: 'all' }, KNOWN_SPACE);
    const known = figuresOf(space, services);
    const { task_id } = await services.flows.start(
      designSearch,
      {
        ...keptForms({ drawn, parts }),
        line_drawing: pngUri(lines),
        lang: body.lang,
        country: [...body.country],
        ...(body.apply_start_time && { apply_start_time: body.apply_start_time }),
        loc,
        candidates: ranked.map(({ record, score }, index) => ({ record, figure: figures[index]!.figure, score })),
        total: like.length,
        space: space.map(({ record }, index) => ({ record, figure: known[index]!.figure })),
      },
      account.id,
    );
    return { task_id, ...(alike.left > 0 && { pictures_waiting: alike.left }) };
  },
});
