import type { Figure, Patent } from '#collections/patents/patent.ts';
import { addDays } from './calendar.ts';
import { organisation } from './companies.ts';
import { Pages } from './describe.ts';
import { ARTICLES, type Article, type Shape } from './design-shapes.ts';
import type { LegalState } from './legal.ts';
import { drawSolids, VIEWS } from './line-drawing.ts';
import { type Application, fileDesign, type Publication, publicationNumber } from './plan.ts';
import { random } from './random.ts';
import { bibliography, type FamilyPlan, fateOf, rivalsOf, withProvenance } from './records.ts';
import { half } from './seed.ts';
import { article, capital, list } from './wording.ts';

export interface DesignPlan extends FamilyPlan {
  readonly article: Article;
  readonly shape: Shape;
}

const COMPANIES = ['jushang', 'hearthline', 'domivara', 'kvistad', 'tatsuno'];
const FAMILIES_PER_ARTICLE = 10;

/** Plans the design families: household articles of varying shape. */
export function planDesigns(): DesignPlan[] {
  return ARTICLES.flatMap((item) =>
    Array.from({ length: FAMILIES_PER_ARTICLE }, (_, i): DesignPlan => {
      const id = `design/${item.id}/${i}`;
      const r = random(id);
      const owner = organisation(COMPANIES[r.weighted([40, 25, 15, 12, 8])]!);
      const first = addDays(20060110, r.int(0, 6700));
      return {
        id,
        field: 'household',
        owners: [owner],
        inventors: r.sample([0, 1, 2, 3, 4], r.int(1, 2)),
        first,
        applications: fileDesign(owner, first, r),
        fate: fateOf(owner, COMPANIES, first, r),
        rivals: rivalsOf(COMPANIES, [owner]),
        article: item,
        shape: item.shape(r),
      };
    }),
  ).filter((plan) => plan.applications.some((a) => a.publications.length > 0));
}

const CAPTIONS = {
  perspective: 'perspective view | 立体图',
  front: 'front elevational view | 主视图',
  back: 'rear elevational view | 后视图',
  left: 'left side view | 左视图',
  right: 'right side view | 右视图',
  top: 'top plan view | 俯视图',
} as const;
const ORDER = ['perspective', 'front', 'back', 'left', 'right', 'top'] as const;

function drawViews(plan: DesignPlan): ReturnType<typeof drawSolids>[] {
  return ORDER.map((name) => drawSolids(plan.shape.solids, VIEWS[name]));
}

function figures(views: ReturnType<typeof drawViews>, lang: 'en' | 'zh'): Figure[] {
  return ORDER.map((name, i) => ({
    id: `fig${i + 1}`,
    label: lang === 'zh' ? half(CAPTIONS[name], 'zh') : `FIG. ${i + 1}`,
    caption: half(CAPTIONS[name], lang),
    ...views[i]!,
    ...(i === 0 && { abstract_figure: true as const }),
  }));
}

function descriptionEn(plan: DesignPlan) {
  const name = half(plan.article.name, 'en');
  const pages = new Pages();
  pages.heading('drawings', 'DESCRIPTION');
  ORDER.forEach((view, i) => {
    const caption = half(CAPTIONS[view], 'en');
    pages.add(
      i === 0
        ? `FIG. 1 is a ${caption} of ${article(name)}, showing my new design;`
        : `FIG. ${i + 1} is a ${caption} thereof${i === ORDER.length - 1 ? '.' : ';'}`,
    );
  });
  const features = plan.shape.features.map((f) => half(f, 'en'));
  pages.heading('embodiments', 'FEATURES OF THE DESIGN');
  pages.add(
    `The ${name} shown is characterised by ${list(features, ', ', ' and ')}. The bottom plan view is left out, as that side is flat and without ornament.`,
  );
  return pages.paragraphs;
}

function briefZh(plan: DesignPlan): string[] {
  const features = plan.shape.features.map((f) => half(f, 'zh'));
  return [
    `1.本外观设计产品的名称：${half(plan.article.name, 'zh')}。`,
    `2.本外观设计产品的用途：用于${half(plan.article.use, 'zh')}。`,
    `3.本外观设计产品的设计要点：在于产品的形状，其中${features.join('，')}。`,
    '4.最能表明设计要点的图片或照片：立体图。',
    '5.仰视图无设计要点，省略仰视图。',
  ];
}

/** Earlier designs of the same article, newest first. */
function earlier(plan: DesignPlan, all: readonly DesignPlan[]): Publication[] {
  return all
    .filter((other) => other !== plan && other.article === plan.article)
    .flatMap((other) => other.applications.flatMap((a) => a.publications).slice(0, 1))
    .filter((p) => p.date < plan.first)
    .sort((p, q) => q.date - p.date);
}

/** Every publication of a design family. */
export function* designRecords(
  plan: DesignPlan,
  all: readonly DesignPlan[],
  legalOf: (a: Application) => LegalState,
): Generator<Patent> {
  const name = { en: half(plan.article.name, 'en'), zh: half(plan.article.name, 'zh') };
  const prior = earlier(plan, all).slice(0, 3);
  const views = drawViews(plan);
  for (const p of plan.applications.flatMap((a) => a.publications)) {
    const { office } = p.application;
    const zh = office === 'CN';
    const brief = briefZh(plan);
    const pages = new Pages();
    if (zh) {
      pages.heading('other', '简要说明');
      for (const line of brief) pages.add(line);
    }
    const features = plan.shape.features.map((f) => half(f, 'en'));
    yield withProvenance({
      ...bibliography(p, plan, legalOf(p.application), zh ? 'zh' : 'en'),
      titles: zh
        ? [
            { lang: 'zh', origin: 'original', text: name.zh },
            { lang: 'en', origin: 'machine', text: capital(name.en) },
          ]
        : [{ lang: 'en', origin: 'original', text: capital(name.en) }],
      abstracts: zh
        ? [
            { lang: 'zh', origin: 'original', text: brief.join('') },
            {
              lang: 'en',
              origin: 'machine',
              text: `1. Name of the design product: ${name.en}. 2. Use of the design product: for ${half(plan.article.use, 'en')}. 3. Design point: the shape of the product, with ${list(features, ', ', ' and ')}. 4. The picture best showing the design point: perspective view.`,
            },
          ]
        : [],
      claims: zh
        ? []
        : [
            {
              lang: 'en',
              origin: 'original',
              claims: [
                {
                  number: 1,
                  text: `The ornamental design for ${article(name.en)}, as shown and described.`,
                  independent: true,
                  parents: [],
                },
              ],
            },
          ],
      descriptions: [
        zh
          ? { lang: 'zh', origin: 'original', paragraphs: pages.paragraphs }
          : { lang: 'en', origin: 'original', paragraphs: descriptionEn(plan) },
      ],
      ipc: [],
      cpc: [],
      locarno: [plan.article.locarno],
      cites: prior
        .map((c) => ({ publication_number: publicationNumber(c), phase: 'examiner' as const, date: c.date }))
        .reverse(),
      cites_literature: [],
      figures: figures(views, zh ? 'zh' : 'en'),
      page_count: zh ? 4 : 7,
    });
  }
}
