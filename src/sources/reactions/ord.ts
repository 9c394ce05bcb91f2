import { documentOf } from '#collections/patents/families/facts.ts';
import { type Part, type Reaction, reactions } from '#collections/reactions/reactions.ts';
import { normaliseNumber } from '#patents/numbers.ts';
import { ByteReader } from '../byte-reader.ts';
import { MOST_VARINT, readVarint, shortest, WireMessage } from '../protobuf.ts';
import { defineSource, type Parsed, SourceError, type SourceFile } from '../source.ts';
import { MOST_PARTS, MOST_TEXT } from './reaction-smiles.ts';
import { type ReactionRecord, Substances } from './substances.ts';

const NAME = 'ord';
/** Bytes of a reaction, and of what a dataset says of itself. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_NAME = 1_000;
/** Characters of an id, and of what may be the number of a patent. */
const MOST_KEY = 200;

/** Numbers of the fields that are read, by message: `dataset.proto`, `reaction.proto` of ord-schema. */
const DATASET = { reactions: 3 };
const REACTION = { identifiers: 1, inputs: 2, notes: 5, outcomes: 8, provenance: 9, reaction_id: 10 };
const IDENTIFIER = { type: 1, details: 2, value: 3 };
const ENTRY = { value: 2 };
const INPUT = { components: 1 };
const COMPONENT = { identifiers: 1, amount: 2, role: 3 };
const NOTES = { procedure: 9 };
const OUTCOME = { products: 3 };
const PRODUCT = { identifiers: 1, desired: 2, measurements: 3, role: 7 };
const MEASUREMENT = { type: 2, details: 3, percentage: 8, amount: 11 };
const PROVENANCE = { doi: 4, patent: 5, url: 6 };
const QUANTITY = { value: 1, units: 3 };

/** Values of its lists that mean something here. */
const REACTION_TEXT = { smiles: 2, cxsmiles: 6 };
const SUBSTANCE_TEXT = { smiles: 2, iupac: 5, name: 6, cxsmiles: 10 };
const ROLE = { reactant: 1, reagent: 2, solvent: 3, catalyst: 4, byproduct: 9, side_product: 10 };
const MEASURED = { yield: 3, amount: 9 };

/** Units of mass, amount of substance and volume, by the field of an amount that holds them, then by their number. */
const UNITS: Readonly<Record<number, readonly (string | undefined)[]>> = {
  1: [undefined, 'kg', 'g', 'mg', 'µg'],
  2: [undefined, 'mol', 'mmol', 'µmol', 'nmol'],
  3: [undefined, 'l', 'ml', 'µl', 'nl'],
};

/** Identifiers of some types, in the order of the types. */
const named = (of: WireMessage, field: number, types: readonly number[]): string | undefined => {
  const all = of.messages(field);
  for (const type of types)
    for (const each of all) {
      const text = each.number(IDENTIFIER.type) === type ? each.text(IDENTIFIER.value) : undefined;
      if (text !== undefined) return text;
    }
  return undefined;
};

/** An amount that is measured, in the unit in which it is stated; nought is what datasets write for unknown. */
function amountsOf(amount: WireMessage | undefined): Part['amounts'] {
  return Object.entries(UNITS).flatMap(([field, units]) => {
    const quantity = amount?.message(Number(field));
    const value = quantity?.number(QUANTITY.value);
    const unit = units[quantity?.number(QUANTITY.units) ?? 0];
    const isStated = value !== undefined && value > 0 && Number.isFinite(value);
    return isStated && unit !== undefined ? [{ value: String(shortest(value)), unit }] : [];
  });
}

/** A substance by its identifiers; nothing where it has neither structure nor name. */
async function substanceOf(of: WireMessage, amounts: Part['amounts'], substances: Substances): Promise<Part[]> {
  const { smiles, cxsmiles, name, iupac } = SUBSTANCE_TEXT;
  const text = named(of, COMPONENT.identifiers, [smiles, cxsmiles])?.split(' ')[0];
  const said = { name: named(of, COMPONENT.identifiers, [name, iupac])?.slice(0, MOST_NAME), amounts };
  if (text && text.length > MOST_TEXT) throw new RangeError(`a structure has at most ${MOST_TEXT} characters`);
  if (text) return [await substances.part(text, said)];
  return said.name ? [{ name: said.name, amounts }] : [];
}

/** Percent of the yield: as the text states it, else as the dataset computes it of the amounts. */
function yieldOf(products: readonly WireMessage[]): number | undefined {
  const measured = products
    .flatMap((product) => product.messages(PRODUCT.measurements))
    .filter((each) => each.number(MEASUREMENT.type) === MEASURED.yield)
    .sort((a, b) => Number(isComputed(a)) - Number(isComputed(b)));
  for (const each of measured) {
    const percent = each.message(MEASUREMENT.percentage)?.number(QUANTITY.value);
    if (percent !== undefined && Number.isFinite(percent)) return shortest(percent);
  }
  return undefined;
}
const isComputed = (measurement: WireMessage) => /^CALCULATED/i.test(measurement.text(MEASUREMENT.details) ?? '');

interface Sides {
  readonly reactants: Part[];
  readonly agents: Part[];
  readonly products: Part[];
}

/** What goes in, what helps, what comes out; quenches and standards take no part in the reaction. */
async function sidesOf(reaction: WireMessage, substances: Substances): Promise<Sides> {
  const made: Sides = { reactants: [], agents: [], products: [] };
  const helps: readonly (number | undefined)[] = [ROLE.reagent, ROLE.solvent, ROLE.catalyst];
  const inputs = reaction.messages(REACTION.inputs).flatMap((entry) => entry.messages(ENTRY.value));
  for (const component of inputs.flatMap((input) => input.messages(INPUT.components))) {
    const role = component.number(COMPONENT.role) ?? 0;
    const side = helps.includes(role) ? made.agents : made.reactants;
    if (role > ROLE.catalyst) continue;
    side.push(...(await substanceOf(component, amountsOf(component.message(COMPONENT.amount)), substances)));
    if (made.reactants.length + made.agents.length > MOST_PARTS)
      throw new RangeError(`a reaction has at most ${MOST_PARTS} substances`);
  }
  for (const product of productsOf(reaction)) {
    const amounts = product
      .messages(PRODUCT.measurements)
      .filter((each) => each.number(MEASUREMENT.type) === MEASURED.amount)
      .flatMap((each) => amountsOf(each.message(MEASUREMENT.amount)));
    made.products.push(...(await substanceOf(product, amounts, substances)));
    if (made.products.length > MOST_PARTS) throw new RangeError(`a reaction has at most ${MOST_PARTS} substances`);
  }
  if (made.products.length === 0) throw new RangeError('has no product');
  return made;
}

/** The products of all outcomes, without what is formed beside them, each once. */
function productsOf(reaction: WireMessage): WireMessage[] {
  const { smiles, cxsmiles, name, iupac } = SUBSTANCE_TEXT;
  const all = reaction.messages(REACTION.outcomes).flatMap((outcome) => outcome.messages(OUTCOME.products));
  const beside: readonly (number | undefined)[] = [ROLE.byproduct, ROLE.side_product];
  const wanted = all.filter((product) => !beside.includes(product.number(PRODUCT.role)));
  const seen = new Set<string>();
  return wanted.filter((product) => {
    const text = named(product, PRODUCT.identifiers, [smiles, cxsmiles, name, iupac]) ?? '';
    return text !== '' && !seen.has(text) && seen.add(text);
  });
}

const written = ({ reactants, agents, products }: Sides) =>
  [reactants, agents, products].map((side) => side.flatMap(({ smiles }) => smiles ?? []).join('.')).join('>');

async function* reactionOf(
  bytes: Uint8Array,
  where: string,
  /** The key of one that has none of its own. */
  unnamed: string,
  substances: Substances,
): AsyncGenerator<Parsed<ReactionRecord>> {
  try {
    const message = new WireMessage(bytes);
    const key = message.text(REACTION.reaction_id) ?? unnamed;
    if (key.length > MOST_KEY) throw new RangeError(`the id of a reaction has at most ${MOST_KEY} characters`);
    const sides = await sidesOf(message, substances);
    const provenance = message.message(REACTION.provenance);
    const stated = provenance?.text(PROVENANCE.patent);
    const patent = stated !== undefined && stated.length <= MOST_KEY ? stated : undefined;
    const reference = provenance?.text(PROVENANCE.doi) ?? provenance?.text(PROVENANCE.url);
    const procedure = message.message(REACTION.notes)?.text(NOTES.procedure)?.slice(0, 40_000);
    const percent = yieldOf(productsOf(message));
    const { smiles, cxsmiles } = REACTION_TEXT;
    const text = named(message, REACTION.identifiers, [cxsmiles, smiles]) ?? written(sides);
    if (text.length > MOST_TEXT) throw new RangeError(`a reaction has at most ${MOST_TEXT} characters`);
    const record: Reaction = {
      id: `${NAME}:${key}`,
      ...sides,
      written: text,
      ...(patent !== undefined && { patent: documentOf(normaliseNumber(patent)) }),
      ...(percent !== undefined && { yield: percent }),
      ...(procedure !== undefined && { procedure }),
      ...(reference !== undefined && { reference: reference.slice(0, 1_000) }),
      provenance: [{ source: NAME, key }],
    };
    yield* substances.records(record, '', patent);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    substances.forget();
    yield { ok: false, id: where, reason: error.message };
  }
}

/** Datasets of the Open Reaction Database: a message of protocol buffers with the reactions one after another. */
export default defineSource<ReactionRecord>({
  name: NAME,
  title: 'Open Reaction Database, datasets (.pb, .pb.gz)',
  homepage: 'https://open-reaction-database.org/',
  licence: 'CC BY-SA 4.0; reactions of US patents CC0',
  collection: reactions,
  files: ['.pb'],
  // name, description or a reaction: the tags 1, 2 and 3 with a length
  recognises: (base, head) => /\.pb$/i.test(base) && [0x0a, 0x12, 0x1a].includes(head.charCodeAt(0)),
  expect: { reactants: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<ReactionRecord>> {
    const reader = new ByteReader(file.stream(), file.name);
    const substances = new Substances(NAME);
    const varint = async (): Promise<number> => {
      const [value, length] = readVarint(await reader.peek(MOST_VARINT)) ?? [];
      if (length === undefined) throw new SourceError('damaged', file.name, 'is no dataset', reader.position);
      await reader.take(length);
      return value!;
    };
    try {
      for (let number = 0; (await reader.peek(1)).length > 0; ) {
        const tag = await varint();
        // all that a dataset says of itself is text or message: a length, then as many bytes
        if (tag % 8 !== 2) throw new SourceError('damaged', file.name, 'is no dataset', reader.position);
        const length = await varint();
        if (length > MOST_BYTES)
          throw new SourceError('too_large', file.name, `a reaction has at most ${MOST_BYTES} bytes`, reader.position);
        const bytes = await reader.take(length);
        if (Math.floor(tag / 8) !== DATASET.reactions) continue;
        number++;
        yield* reactionOf(bytes, `reaction ${number}`, `${file.base}:${number}`, substances);
      }
    } finally {
      await reader.close();
    }
  },
});
