import { dayText } from '#clock.ts';
import { paragraphName } from '#collections/patents/evidence.ts';
import { type BorneBlock, remark, says } from '#documents/basis.ts';
import { heading, subheading } from '#documents/blocks.ts';
import type { Inline } from '#documents/document.ts';
import type { QuoteShape } from '#skills/types.ts';
import type { AssessedDocument, FeatureView } from '../assessment.ts';
import type { NoveltyWords } from '../novelty-words.ts';
import { publishedText } from './documents.ts';
import { documentAddress, named, type Parts, SIGNS } from './parts.ts';
import { quoteKey } from './quotes.ts';

/** Documents whose every cell is shown with its passage. */
const MOST_IN_DETAIL = 10;
const SHOWN_HASH = 16;

/** For each chosen document, every cell with its passage. */
export function details(parts: Parts): BorneBlock[] {
  const { words, chosen, label, context } = parts;
  const shown = chosen.slice(0, MOST_IN_DETAIL);
  const blocks: BorneBlock[] =
    shown.length > 0 ? [heading(words.evidence, 'evidence'), says('form', words.evidenceIntro(SHOWN_HASH))] : [];
  for (const one of shown) {
    const { document } = one;
    const mark = label.get(document.publication_number)!;
    blocks.push(subheading(`${mark}  ${document.publication_number}: ${document.title}`, mark));
    blocks.push(
      says(
        'compared',
        words.categoryReason[one.category](
          one.missing,
          one.with.map((other) => named(parts, other)),
          dayText(document.publication_date),
          dayText(parts.data.reference_date),
          one.results,
          one.meant,
        ),
      ),
    );
    if (document.paper) {
      const { venue, abstract_only, retracted, superseded } = document.paper;
      const facts = [
        document.applicants.slice(0, 5).join('; '),
        venue,
        publishedText(document, words),
        abstract_only && words.abstractOnly,
        superseded && words.superseded,
      ].filter(Boolean);
      blocks.push(
        says(
          'stored',
          ...(retracted ? [{ text: `${words.retracted} · `, style: 'strong' as const }] : []),
          { text: document.publication_number, href: documentAddress(document, context.address) },
          { text: ` · ${facts.join(' · ')}`, style: 'muted' },
        ),
      );
    }
    for (const view of one.views) blocks.push(...evidence(parts, one, view, `${mark}-${view.feature.number}`));
  }
  if (chosen.length > shown.length) blocks.push(says('counted', words.moreDocuments(chosen.length - shown.length)));
  return blocks;
}

function evidence(
  { words, context }: Parts,
  { document }: AssessedDocument,
  view: FeatureView,
  id: string,
): BorneBlock[] {
  const { feature, found, verdict, score, edited, quote } = view;
  const meant = found.by_meaning !== undefined && verdict === 'not_found';
  const line: Inline[] = [
    {
      text: `${feature.number}  ${SIGNS[verdict]} ${meant ? words.byMeaning : words.verdicts[verdict]}, ${score}`,
      style: 'strong',
    },
    `: ${view.reason}`,
    ...(edited
      ? [{ text: ` ${words.editedCell(words.verdicts[found.verdict], found.score)}`, style: 'muted' as const }]
      : []),
  ];
  const basis = edited ? 'person' : 'compared';
  if (!quote) return [says(basis, ...line)];
  const check = context.quotes.get(quoteKey(document.publication_number, feature.number));
  if (!check?.ok) return [says(basis, ...line), remark('compared', words.quoteGone(check?.reason ?? ''))];
  return [
    says(basis, ...line),
    {
      kind: 'quote',
      id,
      text: quote.text,
      source: [
        {
          text: `${document.publication_number}, ${placeOf(quote, words)}`,
          href: `${documentAddress(document, context.address)}${document.paper ? '' : `?text=${quote.lang}-${quote.origin}${fragment(quote)}`}`,
        },
        ` · ${words.characters(quote.start, quote.end)} · `,
        { text: `sha256 ${quote.hash.slice(0, SHOWN_HASH)}`, style: 'code' },
        ...(check.unchanged ? [] : [` · ${words.surroundingsChanged}`]),
        ...(found.verdict === 'not_found' && !meant ? [` · ${words.nearestMiss}`] : []),
      ],
    },
  ];
}

/** The console opens a document at these characters, of the text that is named before them. */
function fragment({ part, paragraph_id, claim_number, start, end }: QuoteShape): string {
  const unit = { title: 'title', abstract: 'abstract', claim: `c${claim_number}`, description: paragraph_id }[part];
  return `#${unit}:${start}-${end}`;
}

/** Where a quote stands, in words. */
export function placeOf(
  quote: QuoteShape,
  words: Pick<NoveltyWords, 'claim' | 'paragraph' | 'parts' | 'origins'>,
): string {
  const { part, claim_number, lang, origin } = quote;
  const where =
    part === 'claim'
      ? words.claim(claim_number ?? 0)
      : part === 'description'
        ? words.paragraph(paragraphName(quote))
        : words.parts[part];
  return `${where} (${lang}${origin === 'original' ? '' : `, ${words.origins[origin]}`})`;
}
