import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities, entityPart, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { xmlRecords } from '../xml.ts';
import { tidy, type XmlElement } from '../xml-element.ts';

const NAME = 'spl';
const UNII = '2.16.840.1.113883.4.9';

/** Sections of labels that are read, by their LOINC codes. */
export const SECTIONS: Readonly<Record<string, Statement['section']>> = {
  '34066-1': 'boxed_warning',
  '34067-9': 'indications',
  '43679-0': 'mechanism',
};
type Statement = Extract<DrugFact, { kind: 'statement' }>;

/** Statements of one section, and characters of one. */
const MOST = 300;
const MOST_CHARACTERS = 4_000;

/** Paragraphs, items and cells of a section and of the sections in it, word for word, in their order. */
function unitsOf(section: XmlElement): string[] {
  const found: string[] = [];
  const add = (element: XmlElement) => {
    const text = tidy(element.raw());
    if (text) found.push(text.slice(0, MOST_CHARACTERS));
  };
  const walk = (element: XmlElement): void => {
    for (const child of element.all()) {
      if (child.name === 'excerpt') continue;
      if (child.name === 'paragraph' || child.name === 'item' || child.name === 'tr') add(child);
      else walk(child);
    }
  };
  for (const text of section.all('text')) walk(text);
  for (const inner of section.every('component/section')) found.push(...unitsOf(inner));
  return found;
}

interface Moiety {
  readonly name: string;
  readonly unii?: string;
}

/** Active moieties of the products of a label, each once. */
function moietiesIn(root: XmlElement): Moiety[] {
  const found = new Map<string, Moiety>();
  for (const moiety of root.descendants('activeMoiety')) {
    const name = moiety.text('name');
    const code = moiety.child('code');
    if (!name) continue;
    const unii = code?.attributes.codeSystem === UNII ? code.attributes.code : undefined;
    found.set(name.toLowerCase(), { name, ...(unii && { unii }) });
  }
  return [...found.values()];
}

/** What a label says of its drug: the drug, who labels it, and its statements. */
function* factsOf(root: XmlElement): Iterable<Parsed<DrugFact | Entity>> {
  const label = root.at('setId')?.attributes.root;
  if (!label || !/^[0-9a-f-]{36}$/i.test(label)) throw new RangeError('has no set id');
  const moieties = moietiesIn(root);
  if (moieties.length === 0) throw new RangeError(`${label} names no active moiety`);
  const names = moietiesOf(moieties.map(({ name }) => name).join(';'));
  const drug = moietyIdentity(names);
  const [product] = root.descendants('manufacturedProduct').flatMap((each) => {
    // a suffix of its own stands inside the name
    const [name] = each.child('name')?.nodes.filter((node) => typeof node === 'string') ?? [];
    return (name && tidy(name)) || [];
  });
  const unii = moieties.length === 1 ? moieties[0]!.unii : undefined;
  const day = /^\d{8}/.exec(root.at('effectiveTime')?.attributes.value ?? '')?.[0];
  const holder = root.at('author/assignedEntity/representedOrganization')?.text('name');
  yield {
    ok: true,
    into: entities,
    record: entityPart({
      ids: [drug, ...(unii ? [`drug:unii:${unii}`] : [])],
      provenance: [{ source: NAME, key: label }],
      kind: 'drug',
      names: [
        { lang: 'en', kind: 'preferred', text: names.join('; ') },
        ...(product && product.toLowerCase() !== names.join('; ')
          ? [{ lang: 'en', kind: 'trade' as const, text: product }]
          : []),
      ],
      parents: names.length > 1 ? names.map((each) => moietyIdentity([each])) : [],
    }),
  };
  if (holder)
    yield {
      ok: true,
      into: entities,
      record: entityPart({
        ids: [organisationKey(holder)],
        provenance: [{ source: NAME, key: `organisation ${holder}` }],
        kind: 'organisation',
        names: [{ lang: 'en', kind: 'preferred', text: holder }],
      }),
    };
  for (const section of root.descendants('section')) {
    const code = section.child('code')?.attributes.code ?? '';
    const what = SECTIONS[code];
    if (!what) continue;
    for (const [index, text] of unitsOf(section).slice(0, MOST).entries())
      yield {
        ok: true,
        record: {
          id: `spl:${label}:${what}:${index + 1}`,
          kind: 'statement',
          drug,
          drug_name: names.join('; '),
          section: what,
          order: index + 1,
          text,
          label,
          ...(day && { day: Number(day) }),
          source: NAME,
          ...(holder && { said_by: holder }),
          pubmed: [],
          url: `https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=${label}`,
        },
      };
  }
}

/** Labels of drugs (HL7 Structured Product Labeling): boxed warning, indications, mechanism, statement by statement. */
export default defineSource<DrugFact | Entity>({
  name: NAME,
  title: 'DailyMed labels, HL7 Structured Product Labeling, XML',
  homepage: 'https://dailymed.nlm.nih.gov/dailymed/spl-resources-all-drug-labels.cfm',
  licence: 'Public domain (works of the United States government; labels as filed)',
  collection: drugFacts,
  files: ['.xml'],
  recognises: (_base, head) => /<document[^>]{0,400}urn:hl7-org:v3/.test(head),
  expect: { text: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<DrugFact | Entity>> {
    const waiting: Parsed<DrugFact | Entity>[] = [];
    const parsed = xmlRecords<DrugFact>(file, {
      roots: ['document'],
      id: (raw) => /<setId root="([^"]{1,60})"/.exec(raw)?.[1],
      map(root) {
        waiting.push(...factsOf(root));
        root.ignore();
        return { skipped: 'label, given statement by statement' };
      },
    });
    for await (const each of parsed) {
      if (each.ok === false) yield each;
      yield* waiting.splice(0);
    }
  },
});
