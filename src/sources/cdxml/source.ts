import { StructureError } from '#chemistry/toolkit.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type Part, type Reaction, reactions } from '#collections/reactions/reactions.ts';
import { MOST_PARTS } from '../reactions/reaction-smiles.ts';
import { type ReactionRecord, Substances } from '../reactions/substances.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { compoundRecord, isName } from '../structures/compound-record.ts';
import { tidy, XmlElement, xmlDocuments } from '../xml.ts';
import { drawingOf, HEAD, HEAD_BASE64 } from './binary.ts';
import { molBlockOf } from './mol-block.ts';

const NAME = 'cdxml';
const MOST_CONDITIONS = 2_000;

/** What a page holds by its id: structures, groups of them, and texts. */
function objectsOf(root: XmlElement): Map<string, XmlElement> {
  const found = new Map<string, XmlElement>();
  const walk = (parent: XmlElement) => {
    for (const node of parent.nodes) {
      if (!(node instanceof XmlElement)) continue;
      if (['fragment', 't', 'group'].includes(node.name)) found.set(node.attributes.id ?? `${found.size}`, node);
      if (node.name !== 'fragment' && node.name !== 't') walk(node);
    }
  };
  walk(root);
  return found;
}

const tidied = (text: string) => tidy(text) ?? '';
/** The structures of what steps name: one, or all of a group but those that abbreviations stand for. */
const fragments = new WeakMap<XmlElement, readonly XmlElement[]>();
function fragmentsOf(element: XmlElement): readonly XmlElement[] {
  const known = fragments.get(element);
  if (known) return known;
  const found = element.name === 'fragment' ? [element] : element.name === 'group' ? outermost(element) : [];
  fragments.set(element, found);
  return found;
}

const outermost = (group: XmlElement): XmlElement[] =>
  group.nodes.flatMap((node) =>
    node instanceof XmlElement ? (node.name === 'fragment' ? [node] : outermost(node)) : [],
  );

type Objects = ReadonlyMap<string, XmlElement>;
const named = (step: XmlElement, attribute: string, objects: Objects): XmlElement[] =>
  (step.attributes[attribute] ?? '').split(/\s+/).flatMap((id) => objects.get(id) ?? []);

/**
 * What is drawn or written on one side of a step.
 * @throws RangeError with the side for what is no structure, but for agents.
 */
async function partsOf(side: string, elements: readonly XmlElement[], substances: Substances): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [i, element] of elements.entries()) {
    try {
      const fragments = fragmentsOf(element);
      const name = fragments.length === 0 ? tidied(element.raw()) : '';
      if (fragments.length > 0) parts.push(await substances.strict(molBlockOf(fragments)));
      // a plus between two structures is a text, too
      else if (isName(name)) parts.push({ name: name.slice(0, 400), amounts: [] });
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof StructureError)) throw error;
      if (side !== 'agent') throw new RangeError(`${side} ${i + 1}: ${error.message}`);
      // what helps is not what the reaction is about: it stands by its label
      const label = tidied(element.raw());
      if (isName(label)) parts.push({ name: label.slice(0, 400), amounts: [] });
    }
  }
  return parts;
}

/** A step as a reaction; texts at its arrow stand as they are written, structures at it are agents. */
async function reactionOf(step: XmlElement, objects: Objects, key: string, substances: Substances): Promise<Reaction> {
  const at = ['ReactionStepObjectsAboveArrow', 'ReactionStepObjectsBelowArrow'].flatMap((each) =>
    named(step, each, objects),
  );
  const [before, after] = ['ReactionStepReactants', 'ReactionStepProducts'].map((each) => named(step, each, objects));
  if (at.length + before!.length + after!.length > MOST_PARTS)
    throw new RangeError(`a reaction has at most ${MOST_PARTS} substances`);
  const conditions = at.filter(({ name }) => name === 't').map((text) => tidied(text.raw()));
  const drawn = at.filter((each) => fragmentsOf(each).length > 0);
  const sides = {
    reactants: await partsOf('reactant', before!, substances),
    agents: await partsOf('agent', drawn, substances),
    products: await partsOf('product', after!, substances),
  };
  if (sides.products.length === 0) throw new RangeError('has no product with a structure or a name');
  const line = (parts: readonly Part[]) => parts.map(({ smiles, name }) => smiles ?? name).join('.');
  const procedure = conditions.filter(Boolean).join('; ').slice(0, MOST_CONDITIONS);
  return {
    id: `${NAME}:${key}`,
    ...sides,
    written: [sides.reactants, sides.agents, sides.products].map(line).join('>'),
    ...(procedure && { procedure }),
    provenance: [{ source: NAME, key }],
  };
}

async function* recordsOf(
  root: XmlElement,
  base: string,
  substances: Substances,
): AsyncGenerator<Parsed<ReactionRecord>> {
  const objects = objectsOf(root);
  const taken = new Set<XmlElement>();
  for (const [i, step] of root.descendants('step').entries()) {
    const key = `${base}:${step.attributes.id ?? i + 1}`;
    try {
      const record = await reactionOf(step, objects, key, substances);
      for (const [attribute] of Object.entries(step.attributes))
        for (const each of named(step, attribute, objects)) for (const one of fragmentsOf(each)) taken.add(one);
      yield* substances.records(record, record.written);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      substances.forget();
      yield { ok: false, id: `step ${i + 1}`, reason: error.message };
    }
  }
  for (const [id, element] of objects) {
    if (element.name !== 'fragment' || taken.has(element)) continue;
    const where = `fragment ${id}`;
    try {
      const text = molBlockOf([element]);
      const said = { source: NAME, key: `${base}:${id}`.slice(0, 200), given: { text, notation: 'molfile' as const } };
      const parsed = await compoundRecord(where, text, said);
      yield parsed.ok === true ? { ...parsed, into: compounds } : parsed;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: where, reason: error.message, raw: element.raw().slice(0, MAX_RAW) };
    }
  }
}

/** Drawings of structures and reactions, in both forms. */
export default defineSource<ReactionRecord>({
  name: NAME,
  title: 'Drawn structures and reactions (CDXML, CDX)',
  homepage: 'https://www.cambridgesoft.com/services/documentation/sdk/chemdraw/cdx/',
  licence: 'as its origin says',
  collection: reactions,
  files: ['.cdxml', '.cdx'],
  recognises: (_base, head) => head.startsWith(HEAD) || head.startsWith(HEAD_BASE64) || /<CDXML\b/.test(head),
  expect: { products: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<ReactionRecord>> {
    const substances = new Substances(NAME);
    const head = await file.head();
    if (head.startsWith(HEAD) || head.startsWith(HEAD_BASE64)) {
      let drawing: XmlElement;
      try {
        const bytes = await file.bytes();
        drawing = drawingOf(
          head.startsWith(HEAD) ? bytes : Buffer.from(Buffer.from(bytes).toString('latin1'), 'base64'),
        );
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: file.base, reason: error.message };
        return;
      }
      yield* recordsOf(drawing, file.base, substances);
      return;
    }
    for await (const document of xmlDocuments(file.stream(), ['CDXML'], {}, file.name)) {
      if (document.ok) yield* recordsOf(document.root, file.base, substances);
      else {
        const { index, reason, byte, raw } = document;
        yield { ok: false, id: `document ${index}`, reason: `${reason} (at byte ${byte})`, raw };
      }
    }
  },
});
