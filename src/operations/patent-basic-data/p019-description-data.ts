import { Type } from 'typebox';
import type { Paragraph } from '#corpus/collections/patent.ts';
import { shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';
import { ReplaceByRelated, textHolders } from './family-text.ts';
import { patentLookup } from './patent-lookup.ts';

/** Paragraphs as lines, with their printed numbers: `[0012] The cell ...`. */
const asText = (paragraphs: readonly Paragraph[]) =>
  paragraphs
    .map((paragraph) => (paragraph.number ? `[${paragraph.number}] ${paragraph.text}` : paragraph.text))
    .join('\n');

export default patentLookup({
  id: 'p019BasicPatentDataDescriptionData',
  path: '/basic-patent-data/description-data',
  summary: 'Description',
  description: 'Plain text, one paragraph or heading per line, with the printed paragraph numbers.',
  query: ReplaceByRelated,
  row: {
    description: Type.Array(
      Type.Object({ text: Type.String(), lang: Type.String({ examples: ['EN'] }), data_format: Type.String() }),
    ),
    pn_related: Type.Optional(Type.String({ description: 'The family member whose description this is.' })),
  },
  async rows(patents, services, { replace_by_related }) {
    const holders = await textHolders(patents, (p) => p.descriptions.length > 0, replace_by_related, services);
    return holders.map((holder, index) => ({
      description: shownTexts(holder.descriptions).map((set) => ({
        text: asText(set.paragraphs),
        lang: wireLanguage(set.lang),
        data_format: set.origin,
      })),
      ...(holder !== patents[index] && { pn_related: holder.publication_number }),
    }));
  },
});
