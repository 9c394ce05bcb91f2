import type { Figure } from '#collections/patents/patent.ts';
import { captionsEn } from './describe-en.ts';
import { captionsZh } from './describe-zh.ts';
import { headed, type Invention } from './invention.ts';
import { hash, random } from './random.ts';
import { half, type Lang, type Option } from './seed.ts';

const xmlText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** An SVG document with thin black lines on white, as drawings of applications are. */
export function drawing(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g fill="none" stroke="#000" stroke-width="1.5" stroke-linejoin="round" font-family="sans-serif" font-size="14">${body}</g></svg>`;
}

const text = (x: number, y: number, content: string, anchor = 'middle') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#000" stroke="none">${xmlText(content)}</text>`;

/** Breaks a text into lines: at blanks, Chinese anywhere. */
function wrap(content: string, width: number): string[] {
  const units = /[一-鿿]/.test(content) ? [...content] : content.split(/(?<= )/);
  const limit = /[一-鿿]/.test(content) ? Math.floor(width / 2) : width;
  const lines: string[] = [];
  let line = '';
  for (const u of units) {
    if (line && line.length + u.trimEnd().length > limit) {
      lines.push(line.trim());
      line = '';
    }
    line += u;
  }
  if (line.trim()) lines.push(line.trim());
  return lines;
}

/** Hatchings by material, so that neighbouring parts differ in section. */
const HATCHES = ['M0 8L8 0', 'M0 0L8 8', 'M0 4H8', 'M4 0V8', 'M0 8L8 0M0 0L8 8', 'M1 2H3M5 6H7'];
const patterns = (id: string) =>
  `<defs>${HATCHES.map((d, i) => `<pattern id="${id}h${i}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="${d}" stroke="#000" stroke-width=".6"/></pattern>`).join('')}</defs>`;

/** Ids of the parts named in clauses, in order of mention, without the subject. */
export function partsIn(clauses: readonly string[]): string[] {
  const ids = clauses.flatMap((c) => [...half(c, 'en').matchAll(/\{([^{}!]+)!?\}/g)].map((m) => m[1]!));
  return [...new Set(ids)].filter((id) => id !== 'S');
}

const label = (invention: Invention, id: string, lang: Lang) => {
  const sign = invention.parts.sign(id);
  return sign === undefined ? invention.parts.noun(id, lang) : String(sign);
};

/** A section: one layer per part, with leader lines. Parts that occur many times are drawn as a row of cells. */
function section(invention: Invention, lang: Lang): string {
  const ids = partsIn(invention.seed.base);
  const r = random(`${invention.id}/section`);
  const signed = invention.seed.kind !== 'composition';
  const key = `s${hash(invention.id) % 9973}`;
  let y = 50;
  const out: string[] = [patterns(key)];
  ids.forEach((id, i) => {
    const height = r.int(26, 64);
    const inset = r.pick([0, 0, 12, 24]);
    const hatch = `url(#${key}h${i % HATCHES.length})`;
    const [x, width] = [80 + inset, 360 - 2 * inset];
    if (/^[*&]/.test(invention.seed.parts[id] ?? '')) {
      const count = invention.seed.parts[id]!.startsWith('&') ? 2 : r.int(5, 8);
      const cell = width / count;
      for (let n = 0; n < count; n++)
        out.push(
          `<rect x="${(x + n * cell + 3).toFixed(1)}" y="${y}" width="${(cell - 6).toFixed(1)}" height="${height}" rx="3" fill="${hatch}"/>`,
        );
    } else out.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${inset / 4}" fill="${hatch}"/>`);
    const lead = y + height / 2;
    out.push(
      `<path d="M${x + width - 8} ${lead}C${x + width + 20} ${lead - 10} ${x + width + 30} ${lead + 8} ${470 - (signed ? 0 : 4)} ${lead}"/>`,
    );
    out.push(text(signed ? 488 : 472, lead + 5, label(invention, id, lang), signed ? 'middle' : 'start'));
    y += height;
  });
  if (signed && invention.parts.sign('S') !== undefined)
    out.push(text(36, 40, String(invention.parts.sign('S'))), '<path d="M48 42Q62 46 76 58M76 58l-9-3M76 58l-2-9"/>');
  return drawing(signed ? 540 : 680, y + 40, out.join(''));
}

/** A block diagram: parts as boxes with their names, joined in order of mention. */
function blocks(invention: Invention, ids: readonly string[], lang: Lang): string {
  const columns = 3;
  const out: string[] = [];
  const at = ids.map((_, i) => {
    const row = Math.floor(i / columns);
    const column = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
    return { x: 40 + column * 200, y: 50 + row * 120 };
  });
  at.forEach((to, i) => {
    const from = at[i - 1];
    if (!from) return;
    const horizontal = from.y === to.y;
    const right = to.x > from.x;
    const [x1, y1, x2, y2] = horizontal
      ? [right ? from.x + 150 : from.x, from.y + 35, right ? to.x : to.x + 150, to.y + 35]
      : [from.x + 75, from.y + 70, to.x + 75, to.y];
    const head = horizontal ? (right ? 'l-8-4v8z' : 'l8-4v8z') : 'l-4-8h8z';
    out.push(`<path d="M${x1} ${y1}L${x2} ${y2}"/><path d="M${x2} ${y2}${head}" fill="#000"/>`);
  });
  ids.forEach((id, i) => {
    const { x, y } = at[i]!;
    out.push(`<rect x="${x}" y="${y}" width="150" height="70" fill="#fff"/>`);
    const lines = wrap(invention.parts.noun(id, lang), 20);
    lines.slice(0, 3).forEach((line, n) => void out.push(text(x + 75, y + 40 - (lines.length - 1) * 8 + n * 16, line)));
    const sign = invention.parts.sign(id);
    if (sign !== undefined) out.push(`<path d="M${x + 140} ${y}q4-10 12-12"/>`, text(x + 166, y - 8, String(sign)));
  });
  return drawing(660, 90 + Math.ceil(ids.length / columns) * 120, out.join(''));
}

/** A magnified detail in a circle: the parts of one alternative. */
function detail(invention: Invention, option: Option, lang: Lang): string {
  const ids = partsIn([option.c]);
  const r = random(`${invention.id}/detail`);
  const key = `d${hash(invention.id) % 9973}`;
  const out = [
    patterns(key),
    `<clipPath id="${key}c"><circle cx="220" cy="220" r="180"/></clipPath><g clip-path="url(#${key}c)">`,
  ];
  const leads: string[] = [];
  ids.forEach((id, i) => {
    const hatch = `url(#${key}h${(i * 2 + 1) % HATCHES.length})`;
    const y = 70 + (i * 300) / ids.length;
    const height = 300 / ids.length - 8;
    const many = /^[*&]/.test(invention.seed.parts[id] ?? '');
    if (many)
      for (let x = 40; x < 400; x += 60)
        out.push(
          `<path d="M${x} ${y + height}l${r.int(8, 16)} ${-height}h24l${r.int(8, 16)} ${height}z" fill="${hatch}"/>`,
        );
    else if (i % 2 === 1)
      out.push(
        `<rect x="${110 + i * 6}" y="${y}" width="${220 - i * 12}" height="${height}" rx="${r.int(2, 14)}" fill="${hatch}"/>`,
      );
    else
      out.push(
        `<path d="M20 ${y}q100 ${r.int(-14, 14)} 200 0t200 0v${height}q-100 ${r.int(-10, 10)} -200 0t-200 0z" fill="${hatch}"/>`,
      );
    const lead = y + height / 2;
    leads.push(`<path d="M300 ${lead}L430 ${lead - 12}"/>`, text(438, lead - 8, label(invention, id, lang), 'start'));
  });
  out.push('</g><circle cx="220" cy="220" r="180" stroke-dasharray="8 5"/>', ...leads);
  return drawing(600, 440, out.join(''));
}

/** A flow chart of steps. */
function flow(invention: Invention, steps: readonly string[], lang: Lang): string {
  const m = new Set(['S', ...Object.keys(invention.seed.parts)]);
  const out: string[] = [];
  let y = 30;
  steps.forEach((step, i) => {
    const words = invention.parts.say(step, m, { lang, signs: 'none' }).replaceAll('所述', '');
    const lines = wrap(words, 46);
    const height = 24 + lines.length * 18;
    out.push(
      `<rect x="90" y="${y}" width="360" height="${height}"/>`,
      text(50, y + height / 2 + 5, `S${i + 1}`),
      `<path d="M66 ${y + height / 2}H90"/>`,
    );
    lines.forEach((line, n) => void out.push(text(270, y + 26 + n * 18, line)));
    y += height;
    if (i < steps.length - 1) out.push(`<path d="M270 ${y}v30"/><path d="M270 ${y + 30}l-4-8h8z" fill="#000"/>`);
    y += 30;
  });
  return drawing(500, y + 10, out.join(''));
}

/** Bars of one measure over the examples; the comparative example is left white. */
function bars(invention: Invention, lang: Lang): string {
  const measure = invention.seed.measures[0]!;
  const top = Math.max(...invention.examples.map((e) => e.measures[0]!));
  const out = ['<path d="M70 20V300H500"/>'];
  const key = `b${hash(invention.id) % 9973}`;
  invention.examples.forEach((e, i) => {
    const height = Math.max(2, Math.round((e.measures[0]! / top) * 240));
    const x = 100 + i * 78;
    out.push(
      `<rect x="${x}" y="${300 - height}" width="46" height="${height}" fill="${e.number === 0 ? '#fff' : `url(#${key}h0)`}"/>`,
    );
    out.push(
      text(x + 23, 292 - height, String(e.measures[0])),
      text(x + 23, 320, e.number === 0 ? (lang === 'zh' ? '对比例1' : 'C1') : String(e.number)),
    );
  });
  out.push(text(285, 350, headed(half(measure.n, lang), measure.u, lang)));
  return drawing(560, 370, patterns(key) + out.join(''));
}

/** Drawings of a family, in the order of its captions. */
export function figuresOf(invention: Invention, lang: Lang): Figure[] {
  const { seed } = invention;
  const option = invention.choices[0].main[0];
  const svgs: string[] = [];
  if (seed.kind === 'device') {
    svgs.push(seed.view === 'stack' ? section(invention, lang) : blocks(invention, partsIn(seed.base), lang));
    svgs.push(detail(invention, option, lang));
  } else if (seed.kind === 'process') {
    svgs.push(flow(invention, seed.base, lang), blocks(invention, partsIn([...seed.base, option.c]), lang));
  } else svgs.push(section(invention, lang));
  if (seed.method) svgs.push(flow(invention, seed.method.steps, lang));
  svgs.push(bars(invention, lang));
  const captions = lang === 'zh' ? captionsZh(invention) : captionsEn(invention);
  return svgs.map((svg, i) => {
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    return {
      id: `fig${i + 1}`,
      label: lang === 'zh' ? `图${i + 1}` : `FIG. ${i + 1}`,
      caption: captions[i]!,
      svg,
      width_px: Number(width),
      height_px: Number(height),
      ...(i === 0 && { abstract_figure: true as const }),
    };
  });
}
