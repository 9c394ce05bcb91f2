import { isOf, type KeyPatent } from '#analytics/key-patents.ts';
import type { Player } from '#analytics/players.ts';
import type { ClaimedQuote } from '#collections/patents/evidence.ts';
import { quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { type BorneBlock, points, rowsOf } from '#documents/basis.ts';
import { cell, percent, subheading } from '#documents/blocks.ts';
import { languageOf } from '#language/script.ts';
import { segmentClaim } from '#language/segments.ts';
import type { Findings } from '#operations/shared/findings.ts';
import { shownTexts, shownTitle } from '#operations/shared/wire-text.ts';
import { rounded } from '#rounded.ts';
import { compareDocument, prepareWithCorpus } from '#skills/compare-features/compare-features.ts';
import type { Feature } from '#skills/types.ts';
import { bound } from './background.ts';
import { chartOf, type Writer } from './chapter.ts';

const DETAILED = 5;
const BEST = 2;

/** Who files most: families, share, years, classes, partners, best patents. */
export const headPlayers: Writer = async (findings, { players, keyPatents, years }) => {
  const { say } = bound(findings);
  const { players: heads, mark } = await players();
  if (heads.length === 0)
    return [findings.stated(say('No document of the topic names an applicant.', '该主题的文献均未记载申请人。'), mark)];
  const { patents: keys, mark: keyMark } = await keyPatents();
  const blocks: BorneBlock[] = [
    findings.stated(
      say(
        `${heads.length === 1 ? 'One applicant is' : `${heads.length} applicants are`} shown, those with the most families; first by share of the topic: ${heads
          .slice(0, 3)
          .map(({ name, share }) => `${name} ${percent(share)}`)
          .join(', ')}. Names are standard names of those who filed; companies of one group count apart.`,
        `下面列出同族最多的${heads.length}个申请人；占主题比例居前的为：${heads
          .slice(0, 3)
          .map(({ name, share }) => `${name} ${percent(share)}`)
          .join('，')}。名称为申请人的标准名称，同一集团的公司分别统计。`,
      ),
      mark,
    ),
    chartOf(
      'bars',
      findings.figure(say('Families by applicant', '按申请人统计的同族数'), mark),
      say('families', '同族数'),
      heads.map(({ name, families }) => ({ value: name, count: families })),
    ),
    ...(heads.slice(0, 4).some(({ years: filed }) => filed.some(({ families }) => families > 0))
      ? [
          {
            ...chartOf(
              'columns',
              findings.figure(
                say('Families of the first applicants by application year', '前几位申请人的逐年同族数'),
                mark,
              ),
              say('families', '同族数'),
              [],
            ),
            categories: heads[0]!.years.map(({ year }) => String(year)),
            series: heads
              .slice(0, 4)
              .map(({ name, years: filed }) => ({ name, values: filed.map(({ families }) => families) })),
          },
        ]
      : []),
    rowsOf(
      findings.tableTitle(say('Head players', '头部申请人'), mark),
      [
        [say('Applicant', '申请人'), 26, 'cited'],
        [say('Families, share', '同族数、占比'), 16, 'cited'],
        [
          say(`First and last year within ${years.from}–${years.to}`, `${years.from}–${years.to}年内的首末年份`),
          16,
          'cited',
        ],
        [say('Subclasses', '小类'), 20, 'cited'],
        [say('Files with', '共同申请人'), 22, 'cited'],
      ],
      heads.map(({ name, families, share, years: filed, classes, partners }) => {
        const active = filed.filter((year) => year.families > 0);
        return [
          cell(name),
          cell(`${families}, ${percent(share)}`),
          cell(active.length > 0 ? `${active[0]!.year}–${active.at(-1)!.year}` : '–'),
          cell(classes.map((each) => `${each.symbol} ${each.families}`).join(', ') || '–'),
          cell(partners.map((each) => `${each.name} ${each.families}`).join('; ') || '–'),
        ];
      }),
      'cited',
    ),
  ];
  const best = heads.slice(0, DETAILED).flatMap(({ name }) => {
    const own = bestOf(keys, name);
    return own.length > 0 ? [{ name, own }] : [];
  });
  if (best.length > 0)
    blocks.push(
      findings.stated(say('Their patents with the highest score of key patents:', '其中评分最高的专利：'), keyMark),
      points(
        'cited',
        best.map(({ name, own }) =>
          findings.states(
            `${name}: ${own.map(({ patent, score }) => `${patent.publication_number} (${score}) ${shownTitle(patent.titles)}`).join('; ')}.`,
            ...own.map(({ patent }) => findings.document(patent)),
          ),
        ),
      ),
    );
  return blocks;
};

const bestOf = (keys: readonly KeyPatent[], name: string) =>
  keys.filter(({ patent }) => isOf(patent, name)).slice(0, BEST);

/** The same as data. */
export const headPlayerData = (heads: readonly Player[], keys: readonly KeyPatent[], query: string) => ({
  query,
  unit: 'simple families',
  players: heads.map(({ name, families, share, years, classes, partners }) => ({
    ...{ name, families, share },
    trend: years,
    top_classes: classes,
    co_applicants: partners,
    best_patents: bestOf(keys, name).map(({ patent, score }) => ({
      ...{ pn: patent.publication_number, title: shownTitle(patent.titles), score },
    })),
  })),
});

const INTERPRETED = 3;
const FEATURES = 6;

/** The patents that matter most, why, what their first claim says, and what of the description supports it. */
export const keyPatentChapter: Writer = async (findings, { keyPatents }) => {
  const { say } = bound(findings);
  const { patents: keys, looked_at, mark } = await keyPatents();
  const decimal = (value: number | undefined) => (value === undefined ? '–' : String(rounded(value, 1)));
  const blocks: BorneBlock[] = [
    findings.stated(
      say(
        `The score is 100 times the mean of four ranks among the ${looked_at} families looked at, each from 0 to 1: citing families a year since publication, offices of the family, years of life left, citing families within the topic. What is not known is left out of the mean and shown as –.`,
        `评分为所查${looked_at}个同族中四项名次（0至1）的均值乘100：公开后每年的施引同族数、同族受理局数、剩余有效年数、主题内施引同族数。未知项不计入均值，以“–”表示。`,
      ),
      mark,
    ),
    rowsOf(
      findings.tableTitle(say('Key patents', '重点专利'), mark),
      [
        [say('Patent', '专利'), 20, 'cited'],
        [say('Title', '标题'), 34, 'cited'],
        [say('Score', '评分'), 9, 'cited'],
        [say('Cited a year', '年均被引'), 10, 'cited'],
        [say('Offices', '受理局'), 8, 'cited'],
        [say('Years left', '剩余年数'), 9, 'cited'],
        [say('Cited in topic', '主题内被引'), 10, 'cited'],
      ],
      keys.map(({ patent, score, parts }) => [
        cell(...findings.states(patent.publication_number, findings.document(patent))),
        cell(shownTitle(patent.titles)),
        cell(String(score)),
        cell(decimal(parts.citations_per_year)),
        cell(String(parts.authorities)),
        cell(decimal(parts.remaining_years)),
        cell(String(parts.cited_in_topic)),
      ]),
      'cited',
    ),
  ];
  for (const { patent } of keys.slice(0, INTERPRETED)) {
    const { claim, supported, features } = await interpreted(findings, patent);
    if (!claim) continue;
    const mark = findings.document(patent);
    blocks.push(subheading(`${patent.publication_number}  ${shownTitle(patent.titles)}`));
    blocks.push(
      findings.stated(
        say(`Its first claim names ${features} features and reads:`, `其第一项权利要求含${features}个特征，原文为：`),
        mark,
      ),
      ...findings.quote(patent, claim),
      ...(await findings.described('means', [
        { record: patent, quote: claim },
        ...supported.map(({ quote }) => ({ record: patent, quote })),
      ])),
    );
    if (supported.length > 0)
      blocks.push(
        findings.stated(say('Passages of its description that bear them out:', '说明书中的支持段落：'), mark),
        ...supported.flatMap(({ quote }) => findings.quote(patent, quote)),
      );
  }
  return blocks;
};

/** The first claim of a patent with its features, and the passages of its own description that come nearest to them. */
async function interpreted(findings: Findings, patent: Patent) {
  const set = shownTexts(patent.claims)[0];
  const first = set?.claims[0];
  if (!set || !first) return { features: 0, supported: [] };
  const lang = languageOf(first.text);
  const claim: ClaimedQuote = quoteOf(patent, {
    ...{ part: 'claim', lang: set.lang, origin: set.origin, claim_number: first.number },
    ...{ start: 0, end: first.text.length },
  });
  const { segments } = segmentClaim(first.text, lang);
  const body = segments.filter(({ part }) => part !== 'preamble');
  const features = (body.length > 0 ? body : segments).slice(0, FEATURES).map(
    ({ start, end }, at): Feature => ({
      ...{ number: `F${at + 1}`, text: first.text.slice(start, end), elements: [], weight: 'key' },
    }),
  );
  const { corpus, context } = findings;
  const prepared = await prepareWithCorpus(features, { corpus, signal: context.signal });
  // its own words in the description alone: the claim would always bear itself out
  const compared = compareDocument(prepared, { ...patent, claims: [], abstracts: [], titles: [] }, findings.lang);
  const seen = new Set<string>();
  const supported = compared.features.flatMap(({ feature_number, quote, verdict }) => {
    if (!quote || verdict === 'not_found' || seen.has(quote.text)) return [];
    seen.add(quote.text);
    return [{ feature: feature_number, quote: quote as ClaimedQuote }];
  });
  return { claim, features: segments.length, texts: features, supported: supported.slice(0, 3) };
}

/** Key patents as data: why each matters, its first claim, and what supports it. */
export async function keyPatentData(findings: Findings, keys: readonly KeyPatent[], query: string) {
  const rows: Record<string, unknown>[] = [];
  for (const [at, { patent, score, parts }] of keys.entries()) {
    const read = at < INTERPRETED ? await interpreted(findings, patent) : undefined;
    rows.push({
      ...{ pn: patent.publication_number, title: shownTitle(patent.titles), score, parts },
      ...(read?.claim && {
        first_claim: read.claim,
        features: read.texts?.map(({ text }) => text),
        support: read.supported.map(({ feature, quote }) => ({ feature, quote })),
      }),
    });
  }
  return {
    query,
    method:
      '100 times the mean of four ranks: citing families a year, offices, years left, citing families in the topic',
    patents: rows,
  };
}
