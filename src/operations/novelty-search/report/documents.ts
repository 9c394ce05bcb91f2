import { dayText, yearOfDay } from '#clock.ts';
import { type BorneBlock, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, percent, short } from '#documents/blocks.ts';
import type { Inline } from '#documents/document.ts';
import type { ComparedDocument } from '../data.ts';
import type { NoveltyWords } from '../novelty-words.ts';
import { documentAddress, type Parts, SIGNS, TONES } from './parts.ts';

/** Documents side by side in one chart: more do not fit on a page. */
const CHART_WIDTH = 5;

/** Whether a document is there because the user wants it, and for no other reason. */
const byUser = ({ rank, named, found_by }: ComparedDocument) => rank === undefined || (named && found_by.length === 0);

/** The documents compared, the nearest first. */
export function documentList(parts: Parts): BorneBlock[] {
  const { words, assessment, features, label, context } = parts;
  const rounds = (parts.data.prior_art?.rounds ?? []).map(({ strategy }) => strategy);
  const places = (found: readonly string[]) =>
    rounds.flatMap((strategy, index) => (found.includes(strategy) ? [index + 1] : [])).join(', ');
  return [
    heading(words.documents, 'documents'),
    rowsOf(
      words.documentsCaption,
      [
        [words.document, 28, 'stored'],
        [words.title, 35, 'stored'],
        [words.published, 15, 'stored'],
        [words.category, 14, 'compared'],
        [words.disclosed, 14, 'compared'],
        [words.score, 10, 'compared'],
        [words.foundBy, 13, 'counted'],
      ],
      assessment.documents.map((one) => {
        const number = one.document.publication_number;
        const mark = label.get(number);
        return [
          cell(
            ...(mark ? [{ text: mark, style: 'strong' as const, href: `#${mark}` }, '\n'] : []),
            one.document.paper ? { text: number, href: documentAddress(one.document, context.address) } : number,
          ),
          cell(
            one.document.title,
            ...(one.document.applicants.length > 0
              ? [{ text: `\n${one.document.applicants.slice(0, 3).join('; ')}`, style: 'muted' as const }]
              : []),
            ...documentFacts(one.document, words),
          ),
          cell(publishedText(one.document, words)),
          cell(
            { text: one.category, style: 'strong' as const },
            ...(one.with.length > 0
              ? [` ${words.withDocuments(one.with.slice(0, 3).map((other) => label.get(other) ?? other))}`]
              : []),
          ),
          cell(
            words.of(one.disclosed, features.length),
            ...(one.adds.length > 0 ? [{ text: `\n${words.onlyHere(one.adds)}`, style: 'muted' as const }] : []),
          ),
          cell(percent(one.public_score)),
          byUser(one.document)
            ? { ...cell(words.userAddedShort), basis: 'person' as const }
            : cell(places(one.document.found_by)),
        ];
      }),
    ),
    says('form', { text: words.categoryLegend, style: 'muted' }),
    ...(rounds.length > 0
      ? [
          says('form', {
            text: words.foundByLegend(
              rounds.map((strategy, index) => `${index + 1} ${words.strategies[strategy].title}`),
            ),
            style: 'muted',
          }),
        ]
      : []),
  ];
}

/** Where a paper stands, how much of a document was read, and what readers must know of it. */
function documentFacts({ paper, title_only }: ComparedDocument, words: NoveltyWords): Inline[] {
  if (!paper) return title_only ? [{ text: `\n${words.titleOnly}`, style: 'muted' }] : [];
  const { venue, abstract_only, retracted, superseded } = paper;
  const facts = [venue, abstract_only && words.abstractOnly, superseded && words.superseded].filter(Boolean);
  return [
    ...(retracted ? [{ text: `\n${words.retracted}`, style: 'strong' as const }] : []),
    ...(facts.length > 0 ? [{ text: `\n${facts.join(' · ')}`, style: 'muted' as const }] : []),
  ];
}

/** When a document was published, or what is known of it and by what. */
export function publishedText(
  { publication_date, published }: Pick<ComparedDocument, 'publication_date' | 'published'>,
  words: NoveltyWords,
): string {
  if (publication_date !== undefined) return dayText(publication_date);
  if (!published) return words.unknown;
  const { from, to, basis } = published;
  if (basis === 'corpus') return words.published_before(dayText(to));
  if (basis === 'record') {
    const isMonth = from !== undefined && Math.trunc(from / 100) === Math.trunc(to / 100);
    return words.published_by_record(dayText(to).slice(0, isMonth ? 7 : 4));
  }
  const years = [from, to].map((day) => (day === undefined ? '' : String(yearOfDay(day))));
  return words.published_by_number(years[0] === years[1] ? years[0]! : years.join('–'));
}

/** Features against documents. */
export function chart(parts: Parts): BorneBlock[] {
  const { words, chosen, features, label } = parts;
  const blocks: BorneBlock[] = [heading(words.chart, 'chart'), says('form', words.chartLegend)];
  for (let from = 0; from < chosen.length; from += CHART_WIDTH) {
    const columns = chosen.slice(from, from + CHART_WIDTH);
    blocks.push(
      rowsOf(
        words.chartCaption(
          columns.map(({ document }) => `${label.get(document.publication_number)} = ${document.publication_number}`),
        ),
        [
          [words.feature, 40, 'given'],
          ...columns.map(
            ({ document }) => [label.get(document.publication_number)!, 60 / CHART_WIDTH, 'compared'] as const,
          ),
        ],
        features.map((feature, row) => [
          cell({ text: `${feature.number} `, style: 'strong' }, short(feature.text)),
          ...columns.map(({ views, document }) => {
            const view = views[row];
            if (!view) return cell('');
            const edited = view.edited ? '*' : '';
            const tone = TONES[view.verdict];
            return {
              content: [
                {
                  text: `${SIGNS[view.verdict]} ${view.score}${edited}`,
                  href: `#${label.get(document.publication_number)}-${feature.number}`,
                },
              ],
              ...(tone && { tone }),
              ...(view.edited && { basis: 'person' as const }),
            };
          }),
        ]),
      ),
    );
  }
  return blocks;
}
