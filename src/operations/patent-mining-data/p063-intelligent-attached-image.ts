import type { Patent } from '#collections/patents/patent.ts';
import { p063PatentIntelligentAttachedImage } from '#contract/generated/patent-mining-data.ts';
import { referenceSigns } from '#language/reference-signs.ts';
import { drawingLinks, drawingsOf } from '#operations/shared/drawings.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

/** A sign where it stands in a drawing, in the units of its view box. */
interface Placed {
  readonly code: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Of the type size: how wide a digit is and how high it stands, in the sans-serif faces that drawings are set in. */
const DIGIT_WIDTH = 0.556;
const DIGIT_HEIGHT = 0.72;

/** The reference signs that a drawing of our own shows: its texts that are numbers, at the place that the SVG gives. */
function signsIn(svg: string): Placed[] {
  const size = Number(/font-size="(\d{1,3})"/.exec(svg)?.[1] ?? 14);
  return svg
    .split('<text ')
    .slice(1)
    .flatMap((piece): Placed[] => {
      const [attributes = '', rest = ''] = piece.slice(0, 500).split('>', 2);
      const code = rest.split('<')[0]!.trim();
      const x = Number(/(?:^|\s)x="(-?[\d.]{1,12})"/.exec(attributes)?.[1]);
      const y = Number(/(?:^|\s)y="(-?[\d.]{1,12})"/.exec(attributes)?.[1]);
      if (!/^\d{1,4}[a-z]?$/.test(code) || !Number.isFinite(x) || !Number.isFinite(y)) return [];
      const width = code.length * DIGIT_WIDTH * size;
      const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
      const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
      return [
        {
          code,
          x1: Math.round(left),
          y1: Math.round(y - DIGIT_HEIGHT * size),
          x2: Math.round(left + width),
          y2: Math.round(y),
        },
      ];
    });
}

/** The description that names the parts: in the language asked for, else as published. */
const describing = ({ descriptions }: Patent, lang: 'cn' | 'en') =>
  descriptions.find((one) => one.lang === (lang === 'cn' ? 'zh' : 'en')) ??
  descriptions.find(({ origin }) => origin === 'original') ??
  descriptions[0];

export default patentLookup({
  contract: p063PatentIntelligentAttachedImage,
  path: '/search/patent/intelligent-attached-image',
  summary: 'Parts of the drawings: reference signs, their names, and where they stand',
  description:
    'Signs and names are read from the description. Where a sign stands is told of drawings that are kept as such; of others the parts come without places, once for all drawings.',
  example: { pn: 'CN190226457A', lang: 'cn' },
  async row(patent, call, services) {
    const { note } = call;
    const { lang } = call.asked;
    const text =
      describing(patent, lang)
        ?.paragraphs.map((one) => one.text)
        .join('\n') ?? '';
    const named = referenceSigns(text);
    const nameOf = new Map(named.map(({ sign, name }) => [sign, name]));
    const [shown = []] = await drawingsOf(services.corpus, [patent]);
    if (named.length === 0)
      noteMissing(note, 'part with a reference sign', 'a description that names its parts with their signs', [patent]);
    const links = await drawingLinks(patent, shown, call, services);
    const images = shown.map(({ svg }, index) => ({
      storage_path: links[index],
      parts: (svg === undefined ? [] : signsIn(svg)).map((placed) => {
        const name = nameOf.get(placed.code);
        return { ...placed, ...(name !== undefined && { representive_label_txt: name }) };
      }),
    }));
    if (shown.every(({ svg }) => svg === undefined) && named.length > 0) {
      note(
        `${patent.publication_number}: where its signs stand is not told: ${shown.length === 0 ? 'no drawing of it is kept here' : 'places are known of drawings of our own alone'}.`,
      );
      const parts = named.map(({ sign, name }) => ({ code: sign, representive_label_txt: name }));
      return { patent_images: [...images, { parts }], pdf_images: [] };
    }
    return { patent_images: images, pdf_images: [] };
  },
});
