import { type Entity, type EntityKind, entities, entityPart } from '#collections/entities/entities.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { tableRows } from '../table-rows.ts';
import { xmlRecords } from '../xml.ts';
import { headingPart, meshIdentities, meshIdentity } from './headings.ts';

const NAME = 'mesh';

/** Branches of the tree and what stands in them, the most particular first. */
const BRANCHES: readonly (readonly [branch: string, kind: EntityKind])[] = [
  ['C22', 'disease'],
  ['C', 'disease'],
  ['F03', 'disease'],
  ['D27.505.519', 'mechanism'],
  ['D27.505.696', 'mechanism'],
  ['D27.505.954', 'drug_type'],
  // monoclonal antibodies, which are given, at each of their three places among proteins
  ['D12.776.124.486.485.114.224', 'drug'],
  ['D12.776.124.790.651.114.224', 'drug'],
  ['D12.776.377.715.548.114.224', 'drug'],
  ['D08.811', 'target'],
  ['D12.776', 'target'],
  ['D01', 'drug'],
  ['D02', 'drug'],
  ['D03', 'drug'],
  ['D04', 'drug'],
  ['D05', 'drug'],
  ['D06', 'drug'],
  ['D09', 'drug'],
  ['D10', 'drug'],
  ['D12', 'drug'],
  ['D13', 'drug'],
  ['D20', 'drug'],
];
/** What stands at a place of the tree, e.g. `C14.907`; undefined outside diseases and chemicals. */
export const meshKind = (tree: string): EntityKind | undefined =>
  BRANCHES.find(([branch]) => tree.startsWith(branch))?.[1];

interface Place {
  readonly ui: string | undefined;
  readonly heading: string;
  readonly tree: string;
}

/** One part for each heading and kind: all its places in the tree together. */
function* headings(places: readonly Place[]): Iterable<Parsed<Entity>> {
  const headingAt = new Map(places.map(({ tree, heading }) => [tree, heading]));
  const uiAt = new Map(places.map(({ tree, ui }) => [tree, ui]));
  const found = new Map<string, { kind: EntityKind; ui: string | undefined; heading: string; trees: string[] }>();
  for (const { ui, heading, tree } of places) {
    const kind = meshKind(tree);
    if (!kind) {
      yield { ok: 'skipped', kind: 'place outside diseases and chemicals' };
      continue;
    }
    const key = `${kind} ${heading}`;
    const known = found.get(key);
    if (known) known.trees.push(tree);
    else found.set(key, { kind, ui, heading, trees: [tree] });
  }
  for (const [key, { kind, ui, heading, trees }] of found) {
    const parents = trees.flatMap((tree) => {
      const above = placeAbove(tree, headingAt);
      if (above === undefined || meshKind(tree) !== kind || meshKind(above) !== kind) return [];
      const code = uiAt.get(above);
      return [code ? `${kind}:mesh:${code}` : meshIdentity(kind, headingAt.get(above)!)];
    });
    yield {
      ok: true,
      record: headingPart(
        {
          provenance: [{ source: NAME, key: ui ? `${kind} ${ui}` : key }],
          kind,
          cross_references: trees.map((tree) => `MESH-TREE:${tree}`),
          parents: [...new Set(parents)].filter((parent) => parent !== meshIdentity(kind, heading)),
        },
        heading,
        ui,
      ),
    };
  }
}

/** The nearest place above one that a table has: of a part of the tree some may be missing. */
function placeAbove(tree: string, places: ReadonlyMap<string, unknown>): string | undefined {
  for (let at = tree.lastIndexOf('.'); at > 0; at = tree.lastIndexOf('.', at - 1))
    if (places.has(tree.slice(0, at))) return tree.slice(0, at);
  return undefined;
}

/** MeSH: the tree with headings, in the tables that are made of it, and descriptors with their terms, XML. */
export default defineSource<Entity>({
  name: NAME,
  title: 'Medical Subject Headings: tree tables, descriptor XML',
  homepage: 'https://www.nlm.nih.gov/mesh/',
  licence: 'NLM: free to use',
  collection: entities,
  files: ['.tsv', '.txt', '.xml'],
  recognises: (_base, head) =>
    /^mesh_id\tmesh_name/.test(head) ||
    /^[A-Z]\d\d(?:\.\d{3})*\t[^\t\n]+\r?\n[A-Z]\d\d[.\t\d]/.test(head) ||
    /<DescriptorRecordSet[\s>]/.test(head),
  expect: { names: 1, parents: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity>> {
    const head = await file.head();
    if (/<DescriptorRecordSet/.test(head)) {
      const waiting: Entity[] = [];
      const parsed = xmlRecords<Entity>(file, {
        roots: ['DescriptorRecord'],
        id: (raw) => /<DescriptorUI>(\w+)/.exec(raw)?.[1],
        map(root) {
          const ui = root.text('DescriptorUI');
          const heading = root.text('DescriptorName/String');
          if (!ui || !heading) throw new RangeError('has no UI or no name');
          const trees = root.every('TreeNumberList/TreeNumber').flatMap((each) => each.text() ?? []);
          const kinds = [...new Set(trees.flatMap((tree) => meshKind(tree) ?? []))];
          const terms = root.every('ConceptList/Concept').flatMap((concept) =>
            concept.every('TermList/Term').flatMap((term) => {
              const text = term.text('String');
              const preferred = concept.attributes.PreferredConceptYN === 'Y';
              return text && text !== heading
                ? [{ lang: 'en', kind: preferred ? ('exact' as const) : ('narrow' as const), text }]
                : [];
            }),
          );
          const same = terms.flatMap(({ kind, text }) => (kind === 'exact' && text.length > 5 ? [text] : []));
          const parts = kinds.map((kind) =>
            entityPart({
              // an entry term is of one descriptor, and those of its preferred concept are other words for it
              ids: [...new Set([`${kind}:mesh:${ui}`, ...meshIdentities(kind, [heading, ...same])])],
              provenance: [{ source: `${NAME}-xml`, key: `${kind} ${ui}` }],
              kind,
              names: [{ lang: 'en', kind: 'preferred', text: heading }, ...terms],
              cross_references: [`MESH:${ui}`, ...trees.map((tree) => `MESH-TREE:${tree}`)],
            }),
          );
          waiting.push(...parts.slice(1));
          return parts[0] ?? { skipped: 'heading outside diseases and chemicals' };
        },
      });
      for await (const each of parsed) {
        yield each;
        for (const record of waiting.splice(0)) yield { ok: true, record };
      }
      return;
    }
    const places: Place[] = [];
    const form = head.startsWith('mesh_id') ? {} : { columns: ['mesh_tree_number', 'mesh_name'] };
    for await (const { cells, number, raw } of tableRows(file, form)) {
      const { mesh_id, mesh_name: heading, mesh_tree_number: tree } = cells;
      if (!tree && head.startsWith('mesh_id') && !/^mesh_id\tmesh_name\tmesh_tree_number/.test(head))
        yield { ok: 'skipped', kind: 'heading without its place' };
      else if (!heading || !tree || !/^[A-Z]\d\d(?:\.\d{3})*$/.test(tree))
        yield { ok: false, id: `line ${number}`, reason: 'has no heading or no tree number', raw };
      else places.push({ ui: mesh_id, heading, tree });
    }
    yield* headings(places);
  },
});
