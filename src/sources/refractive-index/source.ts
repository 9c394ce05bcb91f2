import { formulaAmounts, sharesOf } from '#collections/materials/composition.ts';
import { hasFormula, indexAt } from '#collections/materials/dispersion.ts';
import { type Material, materials } from '#collections/materials/materials.ts';
import { doiOf } from '#collections/works/ids.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'refractive-index';
const MOST_BYTES = 8 * 1024 * 1024;
/** Sodium's D line, µm. */
const SODIUM = 0.5893;

/** The lines of a page, of the subset of YAML that its pages are written in: keys, one list, blocks of numbers. */
interface Page {
  readonly texts: ReadonlyMap<string, string>;
  readonly parts: readonly ReadonlyMap<string, string>[];
}

const unquoted = (text: string): string => {
  const body = text.trim();
  if (/^".*"$/s.test(body)) return body.slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
  return /^'.*'$/s.test(body) ? body.slice(1, -1).replaceAll("''", "'") : body;
};

function pageOf(text: string): Page {
  const texts = new Map<string, string>();
  const parts: Map<string, string>[] = [];
  let open: { map: Map<string, string>; key: string; indent: number } | undefined;
  let inData = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*#/.test(line) || line.trim() === '') continue;
    const indent = line.length - line.trimStart().length;
    if (open && indent > open.indent) {
      open.map.set(open.key, `${open.map.get(open.key)}\n${line.trim()}`);
      continue;
    }
    open = undefined;
    const body = line.trim().replace(/^- /, '');
    const colon = body.indexOf(':');
    if (colon < 1 || colon > 40) continue;
    const [key, value] = [body.slice(0, colon), body.slice(colon + 1).trim()];
    if (indent === 0 && !line.startsWith('- ')) {
      inData = key === 'DATA';
      if (!inData) {
        texts.set(key, value === '|' ? '' : value);
        open = { map: texts, key, indent };
      }
      continue;
    }
    if (!inData) continue;
    if (line.trimStart().startsWith('- ')) parts.push(new Map());
    const part = parts.at(-1);
    if (!part) continue;
    part.set(key, value === '|' ? '' : value);
    open = { map: part, key, indent: line.trimStart().startsWith('- ') ? indent + 2 : indent };
  }
  return { texts, parts };
}

const numbers = (text: string | undefined): number[] =>
  (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => {
      const value = Number(each);
      if (!Number.isFinite(value)) throw new RangeError(`/DATA: is no number: ${each.slice(0, 40)}`);
      return value;
    });

function dispersionOf(parts: Page['parts']): Material['dispersion'] {
  for (const part of parts) {
    const type = part.get('type')?.trim() ?? '';
    const formula = /^formula (\d)$/.exec(type)?.[1];
    if (formula !== undefined) {
      if (!hasFormula(Number(formula))) throw new RangeError(`/DATA/type: unknown: ${type.slice(0, 40)}`);
      const [from, to] = numbers(part.get('wavelength_range') ?? part.get('range'));
      const coefficients = numbers(part.get('coefficients'));
      if (from === undefined || to === undefined || coefficients.length === 0)
        throw new RangeError('/DATA: a formula needs wavelength_range and coefficients');
      return { from, to, formula: Number(formula), coefficients };
    }
    if (type === 'tabulated nk' || type === 'tabulated n') {
      const width = type === 'tabulated nk' ? 3 : 2;
      const points = (part.get('data') ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const cells = numbers(line);
          if (cells.length !== width) throw new RangeError(`/DATA/data: ${width} numbers a line, not ${cells.length}`);
          return cells;
        })
        .sort((a, b) => a[0]! - b[0]!);
      if (points.length === 0) throw new RangeError('/DATA/data: has no points');
      return { from: points[0]![0]!, to: points.at(-1)![0]!, points };
    }
  }
  return undefined;
}

const plainText = (html: string): string =>
  html
    .replace(/<[^<>]{0,400}>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function material(text: string, place: string): Material | { skipped: string } {
  const { texts, parts } = pageOf(text);
  if (parts.length === 0) throw new RangeError('/DATA: is missing');
  const dispersion = dispersionOf(parts);
  if (!dispersion) return { skipped: 'page of absorption alone' };
  const path = place.split(/[/!\\]/).filter(Boolean);
  const page = path.at(-1)!.replace(/\.ya?ml$/i, '');
  const name = path.length > 1 ? path.at(-2)! : page;
  const amounts = formulaAmounts(name);
  const references = unquoted(texts.get('REFERENCES') ?? '');
  const doi = doiOf(references);
  const shown = plainText(references);
  const year = /\((1[89]\d\d|20\d\d)\)(?!.*\((?:1[89]|20)\d\d\))/s.exec(shown)?.[1];
  const comments = plainText(unquoted(texts.get('COMMENTS') ?? ''));
  const n = indexAt(dispersion, SODIUM);
  const key = `${name}/${page}`;
  return {
    id: `${NAME}:${key}`,
    name,
    composition: amounts ? (sharesOf(amounts) as Material['composition']) : [],
    process: [],
    structure: [],
    properties:
      n === undefined
        ? []
        : [
            {
              ...{ property: 'refractive_index', value: Number(n.toPrecision(7)), unit: '1' },
              ...{ method: dispersion.formula === undefined ? ('measured' as const) : ('calculated' as const) },
              conditions: [{ name: 'wavelength', value: SODIUM * 1000, unit: 'nm' }],
            },
          ],
    dispersion,
    source: {
      ...(doi && { doi }),
      ...(shown !== '' && { text: shown.slice(0, 2000) }),
      ...(year && { year: Number(year) }),
    },
    ...(comments !== '' && { comments: comments.slice(0, 2000) }),
    provenance: [{ source: NAME, key }],
  };
}

/** Pages of refractiveindex.info: optical constants of a material by wavelength. The folder names the material. */
export default defineSource<Material>({
  name: NAME,
  title: 'refractiveindex.info, optical constants, YAML',
  homepage: 'https://refractiveindex.info/',
  licence: 'CC0',
  collection: materials,
  files: ['.yml', '.yaml'],
  recognises: (_base, head) => /refractiveindex\.info database/.test(head) || /^DATA: ?\r?\n {0,8}- type: /m.test(head),
  expect: { dispersion: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Material>> {
    const text = new TextDecoder().decode(await file.bytes(MOST_BYTES));
    try {
      const record = material(text, file.name);
      if ('skipped' in record) yield { ok: 'skipped', kind: record.skipped };
      else yield { ok: true, record };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: file.name, reason: error.message, raw: text.slice(0, MAX_RAW) };
    }
  },
});
