import { byText } from '#by-text.ts';
import { niceOf } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { t002TrademarkImageSearch } from '#contract/generated/trademark-data.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_FIGURE } from '#operations/shared/example-picture.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import { base64Picture, figuresOf, picturesLike, readPicture } from '#operations/shared/picture-search.ts';
import { coloursAlike } from '#pictures/colours.ts';
import { rounded } from '#rounded.ts';
import { markQuery } from './mark-query.ts';
import { markImages, officialPage } from './mark-row.ts';

/** Marks below this likeness share a position of lines and no more. */
const LEAST = 0.5;
/** Marks that are answered at most. */
const MOST = 1_000;
/** The Vienna category of colours. */
const COLOURS = '29';
/** Nearest marks whose Vienna codes are proposed. */
const NEAREST = 5;

export default defineOperation({
  contract: t002TrademarkImageSearch,
  path: '/trademark/image-search',
  summary: 'Search trade marks by a picture',
  description:
    'Figures are compared by what is drawn: directions of lines, where they are, silhouette and lines around their centre; the ground (white, transparent, dark) does not count, a turned or mirrored figure is the same. Colours do not count in the order; `colour_score` compares them where both have some. A note proposes Vienna codes from the nearest marks. Marks below 0.5 are left out, and all but the nearest thousand.',
  access: 'run',
  body_limit_bytes: 6_500_000,
  errors: ['file_refused'],
  example: { body: { image_base64: EXAMPLE_FIGURE, page: 1, size: 3 } },
  async handle({ account, body, note, signal }, services) {
    const { page, size } = body;
    const { offset } = pageWithin({ page, size });
    const among = markQuery(body.ipoffice ? { ipoffice: body.ipoffice } : {});
    const asker = { services, account, signal };
    const { drawn, variants } = await readPicture(base64Picture('image_base64', body.image_base64), asker);
    const alike = await picturesLike('marks', [variants], asker, note, { least: LEAST, most: MOST + 1 });
    const found = await alike.among(among);
    const like = found.slice(0, MOST);
    if (found.length > MOST) note(`More than ${MOST} marks are alike by 0.5: the ${MOST} nearest are answered.`);
    const nearest = await services.corpus.get(
      trademarks,
      like.slice(0, NEAREST).map(({ record }) => record),
    );
    // a figure without colours says nothing of those of others
    const told = nearest.flatMap(({ vienna }) => vienna).filter((code) => drawn.colours || !code.startsWith(COLOURS));
    const codes = [...new Set(told)].map((code) => ({
      code,
      count: nearest.filter(({ vienna }) => vienna.includes(code)).length,
    }));
    const proposed = codes
      .filter(({ count }) => count >= 2)
      .sort((a, b) => b.count - a.count || byText(a.code, b.code));
    if (proposed.length > 0)
      note(
        `Vienna codes of the nearest ${nearest.length} marks: ${proposed.map(({ code, count }) => `${code} (${count})`).join(', ')}.`,
      );
    const shown = like.slice(offset, offset + size);
    const records = new Map(
      (
        await services.corpus.get(
          trademarks,
          shown.map(({ record }) => record),
        )
      ).map((mark) => [mark.id, mark]),
    );
    const figures = figuresOf(shown, services);
    const hits = await Promise.all(
      shown.flatMap(({ record, score }, index) => {
        const { colours } = figures[index]!;
        const mark = records.get(record);
        if (!mark) return [];
        return [
          markImages(mark, services.files).then(([image]) => ({
            app_num: mark.application_number,
            colour_score: drawn.colours && colours ? rounded(coloursAlike(drawn.colours, colours)) : undefined,
            id: mark.id,
            image,
            ipoffice: mark.office,
            nice_code: niceOf(mark),
            no: offset + index + 1,
            offical_page: officialPage(mark),
            score: rounded(score),
          })),
        ];
      }),
    );
    return known<AnswerOf<typeof t002TrademarkImageSearch>>({
      current_page: page,
      hits,
      page_size: size,
      pictures_waiting: alike.left > 0 ? alike.left : undefined,
      total_hits: like.length,
      total_pages: Math.ceil(like.length / size),
    });
  },
});
