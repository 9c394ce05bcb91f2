import { type BorneBlock, type BorneDocument, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, percent, short } from '#documents/blocks.ts';
import type { Slide, SlideLine, Slides } from '#documents/pptx.ts';
import { languageOf } from '#language/script.ts';
import type { IdeaPassage } from '#operations/shared/idea-comparison.ts';
import type { IdeaValidationData } from './idea-validation-flow.ts';

type Say = (en: string, zh: string) => string;
/** Patents that have a slide of their own; characters of a quote on it, of which there may be four. */
const SLIDES_OF_PATENTS = 4;
const QUOTE = 320;

const placeOf = ({ section, sn }: Pick<IdeaPassage, 'section' | 'sn'>, say: Say) =>
  section === 'claim'
    ? say(`claim ${sn}`, `权利要求${sn}`)
    : sn > 0
      ? say(`paragraph ${sn}`, `段落${sn}`)
      : say('description', '说明书');

const score = (value: number) => value.toFixed(2);

/** Families are counted as far as they are ranked. */
const RANKED = 1_000;

/**
 * Nothing was read of some: their shares are not known, which is not none; and a share of which no passage can be shown
 * is not told.
 */
const shareOf = (value: number, { not_read }: { readonly not_read?: boolean }, none: string) =>
  not_read ? '–' : value === 0 ? none : percent(value);

/** Share of the means below which no passage comes near. */
const NEAR = 1 / 3;

/** What both forms of the report say. */
function parts(data: IdeaValidationData, now: number) {
  const zh = languageOf(data.tech_means) === 'zh';
  const say: Say = (en, chinese) => (zh ? chinese : en);
  const { compared, unmatched, unread = 0, total } = data.comparison!;
  const day = new Date(now).toISOString().slice(0, 10);
  const read = compared.filter(({ not_read }) => !not_read);
  const [nearest] = read;
  const limits = [
    ...(data.country?.length ? [say(`offices: ${data.country.join(', ')}`, `受理局：${data.country.join('、')}`)] : []),
    ...(data.legal_status?.length
      ? [say(`legal status: ${data.legal_status.join(', ')}`, `法律状态：${data.legal_status.join('、')}`)]
      : []),
  ];
  const has = (share: number, en: string, chinese: string) =>
    share === 0
      ? say(`no passage with enough words of the ${en}`, `没有一段含足够的${chinese}词语`)
      : say(
          `a passage with ${percent(share)} of the weighted words of the ${en}`,
          `有一段含${chinese}加权词的${percent(share)}`,
        );
  const far = read.every(({ means_share }) => means_share < NEAR);
  const shares = nearest
    ? [
        has(nearest.means_share, 'means', '技术手段'),
        ...(data.tech_effect ? [has(nearest.effect_share, 'effect', '技术效果')] : []),
      ]
    : [];
  const families = total < RANKED ? String(total) : say(`${RANKED} or more`, `${RANKED}以上`);
  const finding = nearest
    ? say(
        `${far ? 'No patent shown comes near: none has a passage with a third of the weighted words of the means. ' : ''}First stands ${nearest.pn}, which has ${shares.join(', and ')}.`,
        `${far ? '所列专利均不接近：没有一段包含技术手段加权词的三分之一。' : ''}排在首位的是${nearest.pn}，${shares.join('，')}。`,
      )
    : compared.length > 0
      ? say(
          'No patent could be compared: of those that share words with the idea neither claims nor description are stored.',
          '没有可供比较的专利：与该构思有共同词语的专利均未存储权利要求和说明书。',
        )
      : say(
          'No patent of the corpus shares words with the idea under these limits.',
          '在上述限定下，语料库中没有与该构思有共同词语的专利。',
        );
  // of nothing that was read no word stands anywhere
  const open =
    read.length === 0
      ? []
      : [
          unmatched.length > 0
            ? say(
                `Words of the means that no patent shown has: ${unmatched.slice(0, 30).join(', ')}.`,
                `所列专利均未出现的技术手段词语：${unmatched.slice(0, 30).join('、')}。`,
              )
            : say(
                'Each word of the means stands in some patent shown; together they may still be new.',
                '技术手段的每个词语都在所列的某件专利中出现；其组合仍可能是新的。',
              ),
        ];
  const method = [
    say(
      'Patents are ranked by words, meanings, classes and citations; then their claims and paragraphs are read for the words of the means and of the effect.',
      '先按词语、语义、分类和引证对专利排序，再逐条阅读其权利要求和段落中与技术手段、技术效果相关的词语。',
    ),
    say(
      'Score: 0.4 likeness of the document, 0.4 share of the means, 0.2 share of the effect (without an effect half and half). Words count by how rare they are in the corpus; a synonym or a translation stands for a word with 0.75 of it.',
      '得分：文献相似度占0.4，技术手段覆盖率占0.4，技术效果覆盖率占0.2（无效果时各占一半）；词语按其在语料库中的稀有程度计权，同义词和译词按0.75计。',
    ),
    say('Sentences are quoted word for word from the stored publications.', '所引语句均逐字摘自已存储的公开文本。'),
  ];
  const unknown = [
    ...(unread > 0
      ? [
          say(
            `Of ${unread} of the ${compared.length} patents shown neither claims nor description are stored: what they have of the idea is not known. They stand last, one of each title.`,
            `所列${compared.length}件专利中有${unread}件未存储权利要求和说明书：其与构思的重合程度无从得知，列于最后，标题相同者只列一件。`,
          ),
        ]
      : []),
    say(
      'Only patents of this installation were compared; papers, products and unpublished applications were not.',
      '仅与本系统所存专利比较；论文、产品和未公开的申请不在比较范围内。',
    ),
    say(
      'Shared words are no finding of novelty or of inventive step: that is for an examiner to say.',
      '词语相同不等于新颖性或创造性结论，最终应由审查员判断。',
    ),
    say(
      'Documents in another language are found and compared by the translations that the corpus taught; words without one lower their shares.',
      '其他语言的文献按语料库学到的译词检索和比较；没有译词的词语使其覆盖率偏低。',
    ),
  ];
  // what has no passage to show is named, and no more
  const told = read.filter(({ means, efficacy }) => means.length + efficacy.length > 0);
  const silent = read.filter((one) => !told.includes(one)).map(({ pn }) => pn);
  return { zh, say, compared, read, told, silent, families, day, limits, finding, open, method, unknown };
}

/** The report on an idea as a text: what was found, the passages, the method, and what is not known. */
export function ideaDocument(data: IdeaValidationData, now: number): BorneDocument {
  const { zh, say, compared, told, silent, families, day, limits, finding, open, method, unknown } = parts(data, now);
  const none = say('none', '无');
  const passages = (pn: string, title: string, found: readonly IdeaPassage[]): BorneBlock[] =>
    found.length === 0
      ? [
          says('compared', {
            text: say(`${title}: no passage has enough of its words.`, `${title}：没有足够相关的段落。`),
            style: 'muted',
          }),
        ]
      : [
          says('form', { text: title, style: 'strong' }),
          ...found.flatMap((one): BorneBlock[] =>
            one.sentence.map((text) => ({ kind: 'quote', text, source: [`${pn}, ${placeOf(one, say)}`] })),
          ),
        ];
  return {
    title: say('Validation of an idea against patents', '技术构思的专利验证报告'),
    lang: zh ? 'zh' : 'en',
    subtitle: say('From stored publications alone', '仅依据已存储的公开文本'),
    facts: [
      [say('Date', '日期'), day, 'form'],
      [say('Patents shown', '所列专利'), String(compared.length), 'counted'],
      [say('Families that share words', '有共同词语的同族'), families, 'counted'],
      ...(limits.length > 0 ? [[say('Limits', '限定'), limits.join('; '), 'set'] as const] : []),
    ],
    contents: say('Contents', '目录'),
    blocks: [
      heading(say('The idea', '技术构思'), 'idea'),
      says('given', { text: say('Means: ', '技术手段：'), style: 'strong' }, data.tech_means),
      ...(data.tech_effect
        ? [says('given', { text: say('Effect: ', '技术效果：'), style: 'strong' }, data.tech_effect)]
        : []),
      heading(say('What was found', '检索结论'), 'found'),
      remark('compared', finding),
      ...open.map((text) => says('compared', text)),
      ...(compared.length > 0
        ? [
            rowsOf(
              say('Patents like the idea, best first', '相似专利（按得分排序）'),
              [
                [say('Publication', '公开号'), 3, 'stored'],
                [say('Title', '标题'), 6, 'stored'],
                [say('Score', '得分'), 1.2, 'compared'],
                [say('Means', '手段'), 1.2, 'compared'],
                [say('Effect', '效果'), 1.2, 'compared'],
              ],
              compared.map((one) => [
                cell(one.pn),
                cell(short(one.title)),
                cell(score(one.score)),
                cell(shareOf(one.means_share, one, none)),
                cell(data.tech_effect ? shareOf(one.effect_share, one, none) : ''),
              ]),
            ),
          ]
        : []),
      ...told.flatMap((one): BorneBlock[] => [
        heading(`${one.pn} ${short(one.title)}`, `p-${one.pn}`),
        ...passages(one.pn, say('On the means', '关于技术手段'), one.means),
        ...(data.tech_effect ? passages(one.pn, say('On the effect', '关于技术效果'), one.efficacy) : []),
      ]),
      ...(silent.length > 0
        ? [
            says(
              'compared',
              say(
                `No passage with enough words of the idea: ${silent.join(', ')}.`,
                `没有足够相关的段落：${silent.join('、')}。`,
              ),
            ),
          ]
        : []),
      heading(say('Method and sources', '方法与来源'), 'method'),
      points(
        'form',
        method.map((sentence) => [sentence]),
      ),
      heading(say('What is not known', '未知事项'), 'unknown'),
      points(
        'form',
        unknown.map((sentence) => [sentence]),
      ),
    ],
  };
}

/** The same on ten slides. */
export function ideaSlides(data: IdeaValidationData, now: number): Slides {
  const { zh, say, compared, read, told, families, day, limits, finding, open, method, unknown } = parts(data, now);
  const none = say('none', '无');
  const columns = [
    { title: say('Publication', '公开号'), share: 3, basis: 'stored' as const },
    { title: say('Title', '标题'), share: 6, basis: 'stored' as const },
    { title: say('Score', '得分'), share: 1.3, basis: 'compared' as const },
    { title: say('Means', '手段'), share: 1.3, basis: 'compared' as const },
    { title: say('Effect', '效果'), share: 1.3, basis: 'compared' as const },
  ];
  const rows = compared.map((one) => [
    one.pn,
    one.title,
    score(one.score),
    shareOf(one.means_share, one, none),
    data.tech_effect ? shareOf(one.effect_share, one, none) : '–',
  ]);
  const nearest = Array.from({ length: SLIDES_OF_PATENTS }, (_, at): Slide => {
    const one = told[at];
    if (!one)
      return {
        title: say(`Patent ${at + 1}`, `专利${at + 1}`),
        lines: [
          {
            text: say('No further patent has a passage that comes near.', '没有更多含有相关段落的专利。'),
            basis: 'compared',
          },
        ],
      };
    const lines = (title: string, found: readonly IdeaPassage[]): SlideLine[] => [
      { text: title, style: 'strong', basis: 'form' },
      ...(found.length === 0
        ? [
            {
              text: say('no passage has enough of its words', '没有足够相关的段落'),
              style: 'note' as const,
              basis: 'compared' as const,
            },
          ]
        : found.slice(0, 2).map(
            (passage): SlideLine => ({
              text: short(passage.sentence.join(' '), QUOTE),
              source: placeOf(passage, say),
              style: 'quote',
              basis: 'source',
            }),
          )),
    ];
    return {
      title: `${one.pn}  ${short(one.title)}`,
      lines: [
        ...lines(say('Means', '技术手段'), one.means),
        ...(data.tech_effect ? lines(say('Effect', '技术效果'), one.efficacy) : []),
      ],
    };
  });
  return {
    title: say('Validation of an idea against patents', '技术构思的专利验证'),
    lang: zh ? 'zh' : 'en',
    subtitle: `${day} · ${say('from stored publications alone', '仅依据已存储的公开文本')}`,
    slides: [
      {
        title: say('The idea', '技术构思'),
        lines: [
          { text: say('Means', '技术手段'), style: 'strong', basis: 'form' },
          { text: data.tech_means, basis: 'given' },
          ...(data.tech_effect
            ? [
                { text: say('Effect', '技术效果'), style: 'strong' as const, basis: 'form' as const },
                { text: data.tech_effect, basis: 'given' as const },
              ]
            : []),
        ],
      },
      {
        title: say('What was found', '检索结论'),
        lines: [
          { text: finding, style: 'strong', basis: 'compared' },
          ...open.map((text) => ({ text, basis: 'compared' as const })),
          {
            text: say(`${families} families share words with the idea.`, `有共同词语的同族：${families}。`),
            style: 'note',
            basis: 'counted',
          },
          ...limits.map((text) => ({ text, style: 'note' as const, basis: 'set' as const })),
        ],
      },
      {
        title: say('Patents like the idea', '相似专利'),
        ...(rows.length > 0
          ? { table: { columns, rows } }
          : { lines: [{ text: finding, basis: 'compared' as const }] }),
      },
      ...nearest,
      {
        title: say('How much of the idea each has', '各专利对构思的覆盖'),
        ...(read.length > 0
          ? {
              chart: {
                basis: 'compared' as const,
                unit: '%',
                categories: read.slice(0, 8).map(({ pn }) => pn),
                series: [
                  {
                    name: say('Means, %', '手段（%）'),
                    values: read.slice(0, 8).map((one) => Math.round(100 * one.means_share)),
                  },
                  ...(data.tech_effect
                    ? [
                        {
                          name: say('Effect, %', '效果（%）'),
                          values: read.slice(0, 8).map((one) => Math.round(100 * one.effect_share)),
                        },
                      ]
                    : []),
                ],
              },
            }
          : { lines: [{ text: finding, basis: 'compared' as const }] }),
      },
      {
        title: say('Method, and what is not known', '方法与未知事项'),
        lines: [
          ...method.map((text) => ({ text, basis: 'form' as const })),
          ...unknown.map((text) => ({ text, style: 'note' as const, basis: 'form' as const })),
        ],
      },
    ],
  };
}
