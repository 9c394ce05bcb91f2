import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { parseDay } from '#patents/dates.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed } from '../source.ts';
import { factOf } from '../uspto-proceedings/about.ts';
import { said } from '../whole-json.ts';

const NAME = 'upc-decisions';

/** `ORD_533610_2023`, `UPC CFI 127/2023` -> `ORD_533610/2023`, `UPC_CFI_127/2023`: one spelling of a number. */
export function docketOf(text: string | undefined): string | undefined {
  const match = /^([A-Za-z]{3}(?:[_ ](?:CFI|CoA))?)[_ ](\d{1,7})[/_ ](\d{4})$/i.exec((text ?? '').trim());
  if (!match) return undefined;
  const kind = match[1]!.replace(' ', '_').toUpperCase();
  const spelt = kind === 'APP' ? 'App' : kind.replace('COA', 'CoA');
  return `${spelt}_${Number(match[2])}/${match[3]}`;
}

/** Parties that the court does not hide: `***` stands for a name. Commas belong to names, so a list stays one text. */
const parties = (value: unknown): string[] => {
  const text = said(value)?.replace(/(?<![\s,;])[\s,;]+$/, '');
  return text && /\p{L}/u.test(text) ? [text] : [];
};

/** Letters that optical recognition set apart: `EP 2 145 848`, `E P2145848`. */
function patentOf(value: unknown): string | undefined {
  const parsed = parsePublicationNumber((said(value) ?? '').replace(/[\s,.]+/g, ''));
  return parsed?.authority === 'EP' ? parsed.authority + parsed.doc_number : undefined;
}

/** Decisions and orders of the Unified Patent Court: each as a court case on the patent that it names. */
export default defineSource<PatentFact>({
  name: NAME,
  title: 'Unified Patent Court: decisions and orders (JSON list)',
  homepage: 'https://www.unifiedpatentcourt.org/en/decisions-and-orders',
  licence: 'Published decisions of a court; check before you pass them on',
  collection: patentFacts,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) => /"docket"\s*:/.test(head) && /UPC/.test(head) && /"division"\s*:/.test(head),
  async *read(file): AsyncGenerator<Parsed<PatentFact>> {
    for await (const item of jsonItems(file, ['entscheidungen', 'decisions'])) {
      if (!item.ok) {
        yield { ok: false, id: `decision ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const { value: row, raw } = item;
      const docket = docketOf(said(row.docket));
      if (docket === undefined) {
        yield { ok: false, id: said(row.docket) ?? `decision ${item.index}`, reason: 'has no number of a case', raw };
        continue;
      }
      const patent = patentOf(row.patent);
      if (patent === undefined) {
        yield { ok: 'skipped', kind: 'decision that does not say of which patent' };
        continue;
      }
      const day = parseDay(said(row.date));
      const headnote = said(row.headnote);
      const type = said(row.typ) ?? said(row.type);
      yield {
        ok: true,
        raw,
        record: factOf({
          id: `${NAME} ${docket} ${day ?? ''}`.trim(),
          kind: 'litigation',
          publications: [patent],
          applications: [],
          source: NAME,
          court: ['Unified Patent Court', said(row.division)].filter(Boolean).join(', '),
          case_number: docket,
          title: [type, headnote].filter(Boolean).join(': ').slice(0, 2_000) || undefined,
          verdict_date: day,
          plaintiffs: parties(row.claimant),
          defendants: parties(row.respondent),
        }),
      };
    }
  },
});
