import { type GoodsTerm, goodsTerms } from '#collections/goods-terms.ts';
import { csvRows } from '../csv-rows.ts';
import { defineSource, MAX_RAW, type Parsed, SourceError, type SourceFile } from '../source.ts';
import { type Plain, wholeJson } from '../whole-json.ts';

const NAME = 'nice-terms';
/** Heads of the list of the Korean office: goods, class, code of goods that are alike, goods in English. */
const KOREAN = { goods: '지정상품(국문)', nice: 'NICE분류', group: '유사군코드', english: '지정상품(영문)' } as const;
/** Subcategories within subcategories. */
const DEEPEST = 6;

type Row = Omit<GoodsTerm, 'source'>;
type Texts = GoodsTerm['texts'];

const said = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');
const listed = (value: unknown): readonly Plain[] =>
  Array.isArray(value) ? value.filter((one): one is Plain => typeof one === 'object' && one !== null) : [];

/** `35`, `035` as `035`. @throws RangeError for what is none of the 45 classes. */
function classOf(number: unknown): string {
  const [digits] = /^0{0,2}\d{1,2}$/.exec(said(number)) ?? [];
  const value = Number(digits ?? 0);
  if (value < 1 || value > 45) throw new RangeError(`"${said(number).slice(0, 40)}" is no class from 1 to 45`);
  return String(value).padStart(3, '0');
}

const textsOf = (...all: readonly (readonly [lang: string, text: string])[]): Texts => {
  const texts = all.filter(([, text]) => text !== '').map(([lang, text]) => ({ lang, text: text.slice(0, 2_000) }));
  if (texts.length === 0) throw new RangeError('has no text');
  return texts;
};

/** The Nice Classification as JSON: headings, goods and services by numbers that begin with their class. */
function* niceRows({ edition, version, classes, goods, services }: Plain): Generator<() => Row> {
  const list = `Nice ${said(edition)}-${said(version)}`;
  for (const { number, heading } of listed(classes))
    yield () => ({ nice: classOf(number), kind: 'heading', texts: textsOf(['en', said(heading)]), list });
  for (const { number, description } of [...listed(goods), ...listed(services)])
    yield () => ({
      ...{ nice: classOf(said(number).slice(0, 2)), kind: 'term', list },
      texts: textsOf(['en', said(description)]),
    });
}

/** Classes of the office of Taiwan: subcategories with their goods in one text, a full-width semicolon between them. */
function* tipoRows(categories: readonly Plain[], of?: unknown, depth = 0): Generator<() => Row> {
  const list = 'TIPO';
  for (const { id, title, content, subcategories } of categories) {
    const nice = of ?? id;
    const group = said(id).slice(0, 20);
    if (of === undefined)
      yield () => ({ nice: classOf(id), kind: 'heading', texts: textsOf(['zh', said(title)]), list });
    for (const goods of said(content).split('；'))
      if (said(goods) !== '')
        yield () => ({ nice: classOf(nice), kind: 'term', texts: textsOf(['zh', said(goods)]), group, list });
    if (depth < DEEPEST) yield* tipoRows(listed(subcategories), nice, depth + 1);
  }
}

async function* rowsOf(file: SourceFile): AsyncGenerator<() => Row> {
  if (file.base.toLowerCase().endsWith('.csv')) {
    const [year] = /^(?:19|20)\d\d/.exec(file.base) ?? [];
    const list = year ? `KIPO ${year}` : 'KIPO';
    for await (const { cells } of csvRows(file))
      yield () => {
        const group = said(cells[KOREAN.group]).slice(0, 20);
        return {
          ...{ nice: classOf(cells[KOREAN.nice]), kind: 'term', list },
          texts: textsOf(['ko', said(cells[KOREAN.goods])], ['en', said(cells[KOREAN.english])]),
          ...(group !== '' && { group }),
        };
      };
    return;
  }
  const json = await wholeJson(file);
  if (Array.isArray(json)) yield* tipoRows(listed(json));
  else if (typeof json === 'object' && json !== null && 'goods' in json) yield* niceRows(json as Plain);
  else throw new SourceError('unsupported', file.name, 'has no classes with goods');
}

/** Lists of goods and services by classes: of WIPO (JSON), of KIPO (CSV) and of TIPO (JSON). */
export default defineSource<GoodsTerm>({
  name: NAME,
  title: 'Nice Classification and lists of goods of offices (JSON, CSV)',
  homepage: 'https://www.wipo.int/en/web/classification-nice',
  licence: 'WIPO: free with attribution; TIPO: Open Government Data License; KIPO: public data',
  collection: goodsTerms,
  files: ['.json', '.csv'],
  recognises: (base, head) =>
    base.endsWith('.csv')
      ? Buffer.from(head, 'latin1')
          .toString('utf8')
          .replace(/^\uFEFF/, '')
          .startsWith(`${KOREAN.goods},${KOREAN.nice},`)
      : /^\s*\{\s*"edition":\s*"\d{1,3}",\s*"version":\s*"\d{4}",\s*"classes":/.test(head) ||
        /^\s*\[\s*\{\s*"id":\s*"\d{3}",\s*"title":\s*"[^"]{1,400}",\s*"subcategories":/.test(head),
  expect: { texts: 1 },
  async *read(file): AsyncGenerator<Parsed<GoodsTerm>> {
    let n = 0;
    for await (const row of rowsOf(file)) {
      n++;
      try {
        const record = { ...row(), source: NAME };
        yield { ok: true, record, raw: JSON.stringify(record).slice(0, MAX_RAW) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `row ${n}`, reason: error.message };
      }
    }
  },
});
