import type { ClaimSet, Description, LocalText, Paragraph } from '#collections/patents/patent.ts';
import { readClaims } from '#patents/claims.ts';
import { type Section, sectionOfHeading } from '#patents/descriptions.ts';
import { detectLanguage } from '#translation/languages.ts';
import { elementsBelow, type HtmlElement, isElement, textOf } from './html-tree.ts';

type Layer = 'shown' | 'source';
type Origin = LocalText['origin'];

const classes = (element: HtmlElement) => (element.attributes.class ?? '').split(/\s+/);
const has = (element: HtmlElement, name: string) => classes(element).includes(name);

/**
 * Translated pages keep the published text: `<span class="notranslate"><span class="google-src-text">原文</span>
 * translation</span>`. The shown layer is the text without those inner spans; the source layer is the inner spans
 * alone.
 */
const isSource = (element: HtmlElement) => has(element, 'google-src-text');
const translated = (element: HtmlElement) => elementsBelow(element, isSource).length > 0;

function layerText(element: HtmlElement, layer: Layer): string {
  if (layer === 'shown') return textOf(element, isSource);
  if (isSource(element)) return textOf(element);
  return elementsBelow(element, isSource, isSource)
    .map((span) => textOf(span))
    .filter(Boolean)
    .join(' ');
}

/** The layers of a part: the published text alone, or the published text and a machine's translation of it. */
function layersOf(part: HtmlElement): { layer: Layer; origin: Origin }[] {
  if (translated(part))
    return [
      { layer: 'source', origin: 'original' },
      { layer: 'shown', origin: 'machine' },
    ];
  return [{ layer: 'shown', origin: 'original' }];
}

/** Language of a part: what its markup says where that is the layer's language, else what its words tell. */
function languageFor(part: HtmlElement, layer: Layer, text: string, fallback: string): string {
  const stated = elementsBelow(part, (element) => /^[a-z]{2}(?:-|$)/i.test(element.attributes.lang ?? '')).map(
    (element) => element.attributes.lang!.slice(0, 2).toLowerCase(),
  );
  if (layer === 'shown' && !translated(part) && stated[0]) return stated[0];
  return detectLanguage(text) ?? (layer === 'shown' ? (stated[0] ?? 'en') : fallback);
}

/** An abstract in every layer the page has. */
export function abstractTexts(section: HtmlElement, fallback: string): LocalText[] {
  const content = contentOf(section);
  return layersOf(content).flatMap(({ layer, origin }) => {
    const text = layerText(content, layer);
    return text ? [{ lang: languageFor(content, layer, text, fallback), origin, text }] : [];
  });
}

const contentOf = (section: HtmlElement) =>
  elementsBelow(section, (element) => element.attributes.itemprop === 'content')[0] ?? section;
const isClaimText = (element: HtmlElement) => has(element, 'claim-text');

/** Lines of a claim: each `claim-text` begins one, nested ones too. */
function claimLines(claim: HtmlElement, layer: Layer): string {
  if (layer === 'source') return layerText(claim, layer);
  const lines: string[] = [];
  let current = '';
  const close = () => {
    const line = current.replace(/[\s\u00a0]+/g, ' ').trim();
    if (line) lines.push(line);
    current = '';
  };
  const walk = (element: HtmlElement) => {
    for (const node of element.nodes) {
      if (!isElement(node)) current += node;
      else if (!isSource(node)) {
        const line = isClaimText(node) || node.name === 'br';
        if (line) close();
        walk(node);
        if (line) close();
      }
    }
  };
  walk(claim);
  close();
  return lines.join('\n');
}

/** Claims in every layer: `div.claim[num]`, or list items of older pages. */
export function claimSets(section: HtmlElement, fallback: string): ClaimSet[] {
  const content = contentOf(section);
  const numbered = (element: HtmlElement) => has(element, 'claim') && /^\d+$/.test(element.attributes.num ?? '');
  let claims = elementsBelow(content, numbered, numbered);
  if (claims.length === 0)
    claims = elementsBelow(
      content,
      (element) => element.name === 'li' && classes(element).some((name) => name.startsWith('claim')),
      () => false,
    );
  return layersOf(content).flatMap(({ layer, origin }) => {
    const texts: { number: number; text: string }[] = [];
    for (const claim of claims) {
      const printed = Number(claim.attributes.num) || texts.length + 1;
      const text = claimLines(claim, layer).replace(/^\s*\d{1,3}\s*[.．、)]\s*/u, '');
      if (text && !texts.some((known) => known.number === printed)) texts.push({ number: printed, text });
    }
    if (texts.length === 0) return [];
    const lang = languageFor(content, layer, texts.map((claim) => claim.text).join(' '), fallback);
    return [{ lang, origin, claims: readClaims(texts, lang).map((claim) => ({ ...claim })) }];
  });
}

const SECTIONS: Readonly<Record<string, Section>> = {
  'technical-field': 'field',
  'background-art': 'background',
  disclosure: 'summary',
  'description-of-drawings': 'drawings',
  'mode-for-invention': 'embodiments',
  'best-mode': 'embodiments',
  'summary-of-invention': 'summary',
  'industrial-applicability': 'other',
};
const BLOCKS = new Set(['p', 'li', 'tr', 'pre', 'h1', 'h2', 'h3', 'h4', 'heading']);
const isParagraph = (element: HtmlElement) =>
  has(element, 'description-paragraph') || has(element, 'description-line') || BLOCKS.has(element.name);

function paragraphsIn(content: HtmlElement, layer: Layer, numbered: boolean): Paragraph[] {
  const found: Paragraph[] = [];
  let section: Section = 'other';
  const push = (text: string, number: string | undefined, heading: boolean) => {
    const opened = heading || text.length <= 40 ? sectionOfHeading(text) : undefined;
    if (opened) section = opened;
    const isHeading = heading || opened !== undefined;
    found.push({
      id: `p${found.length + 1}`,
      ...(number && !isHeading && { number }),
      section,
      ...(isHeading && { heading: true as const }),
      text,
    });
  };
  /** Text outside any paragraph, between elements. */
  let loose = '';
  const flush = () => {
    const text = loose.replace(/[\s\u00a0]+/g, ' ').trim();
    loose = '';
    if (text) push(text, undefined, false);
  };
  const walk = (parent: HtmlElement) => {
    for (const node of parent.nodes) {
      if (!isElement(node)) {
        if (layer === 'shown') loose += node;
        continue;
      }
      if (node.name === 'invention-title' || (isSource(node) && layer === 'shown')) continue;
      if (isSource(node)) {
        loose += `${textOf(node)} `;
        continue;
      }
      const stated = SECTIONS[node.name];
      if (stated) {
        flush();
        section = stated;
      }
      if (isParagraph(node) && !elementsBelow(node, isParagraph).length) {
        flush();
        const text = layerText(node, layer);
        const num = node.attributes.num;
        if (text)
          push(
            text,
            numbered && num && /^\d{1,5}$/.test(num) ? num : undefined,
            node.name === 'heading' || /^h\d$/.test(node.name),
          );
      } else {
        if (node.name === 'div' || node.name === 'ul' || node.name === 'br') flush();
        walk(node);
        if (node.name === 'div' || node.name === 'ul') flush();
      }
    }
  };
  walk(content);
  flush();
  return found;
}

/** Descriptions in every layer. `numbered`: the page's paragraph numbers are those printed in the publication. */
export function descriptions(section: HtmlElement, fallback: string, numbered: boolean): Description[] {
  const content = contentOf(section);
  return layersOf(content).flatMap(({ layer, origin }) => {
    const paragraphs = paragraphsIn(content, layer, numbered);
    if (paragraphs.length === 0) return [];
    return [
      {
        lang: languageFor(
          content,
          layer,
          paragraphs
            .map((p) => p.text)
            .join(' ')
            .slice(0, 8000),
          fallback,
        ),
        origin,
        paragraphs,
      },
    ];
  });
}
