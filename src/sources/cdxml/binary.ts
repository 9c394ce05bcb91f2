import { XmlElement } from '../xml-element.ts';

/**
 * The binary form of a drawing as the elements of the other one, as far as structures and reactions need them: objects
 * in objects, each with properties. Format: CDX, as its publisher documents it.
 */

export const HEAD = 'VjCD0100';
/** The same where a drawing was pasted as text. */
export const HEAD_BASE64 = 'VmpDRDAxMDA';
const HEADER_BYTES = 28;
const MOST_DEPTH = 200;
const MOST_OBJECTS = 200_000;

const OBJECTS: Readonly<Record<number, string>> = {
  32768: 'CDXML',
  32769: 'page',
  32770: 'group',
  32771: 'fragment',
  32772: 'n',
  32773: 'b',
  32774: 't',
  32781: 'scheme',
  32782: 'step',
};

const NODE_TYPES = [
  ...['Unspecified', 'Element', 'ElementList', 'ElementListNickname', 'Nickname', 'Fragment', 'Formula'],
  ...['GenericNickname', 'AnonymousAlternativeGroup', 'NamedAlternativeGroup', 'MultiAttachment'],
  ...['VariableAttachment', 'ExternalConnectionPoint', 'LinkNode'],
];
const ORDERS: Readonly<Record<number, string>> = {
  1: '1',
  2: '2',
  4: '3',
  128: '1.5',
  4096: 'dative',
};
const DISPLAYS = [
  ...['Solid', 'Dash', 'Hash', 'WedgedHashBegin', 'WedgedHashEnd', 'Bold', 'WedgeBegin', 'WedgeEnd', 'Wavy'],
  ...['HollowWedgeBegin', 'HollowWedgeEnd'],
];
const RADICALS = ['None', 'Singlet', 'Doublet', 'Triplet'];

/** A whole number with a sign, of one, two or four bytes. */
const signed = (bytes: Buffer) => (bytes.length === 0 || bytes.length > 4 ? 0 : bytes.readIntLE(0, bytes.length));
const unsigned = (bytes: Buffer) => (bytes.length === 0 || bytes.length > 4 ? 0 : bytes.readUIntLE(0, bytes.length));
/** Ids of objects; some lists say in two bytes before them how many there are. */
const ids = (bytes: Buffer) => {
  const list = bytes.subarray(bytes.length % 4 === 2 ? 2 : 0);
  return Array.from({ length: list.length >> 2 }, (_, i) => list.readUInt32LE(4 * i)).join(' ');
};
/** Ordinates in 65,536ths of a point, the second one first. */
const place = (bytes: Buffer) =>
  bytes.length < 8 ? '' : `${bytes.readInt32LE(4) / 65_536} ${bytes.readInt32LE(0) / 65_536}`;
/** Runs of styles (ten bytes each) stand before the letters. */
const text = (bytes: Buffer) =>
  bytes.length < 2 ? '' : bytes.subarray(2 + 10 * bytes.readUInt16LE(0)).toString('latin1');

type Property = readonly [name: string, read: (bytes: Buffer) => string];
const PROPERTIES: Readonly<Record<number, Property>> = {
  512: ['p', place],
  1024: ['NodeType', (bytes) => NODE_TYPES[signed(bytes)] ?? `type ${signed(bytes)}`],
  1026: ['Element', (bytes) => String(unsigned(bytes))],
  1056: ['Isotope', (bytes) => String(signed(bytes))],
  1057: ['Charge', (bytes) => String(signed(bytes))],
  1058: ['Radical', (bytes) => RADICALS[unsigned(bytes)] ?? ''],
  1067: ['NumHydrogens', (bytes) => String(unsigned(bytes))],
  1073: ['BondOrdering', ids],
  1285: ['ConnectionOrder', ids],
  1536: ['Order', (bytes) => ORDERS[unsigned(bytes)] ?? `0x${unsigned(bytes).toString(16)}`],
  1537: ['Display', (bytes) => DISPLAYS[unsigned(bytes)] ?? ''],
  1540: ['B', (bytes) => String(unsigned(bytes))],
  1541: ['E', (bytes) => String(unsigned(bytes))],
  3073: ['ReactionStepReactants', ids],
  3074: ['ReactionStepProducts', ids],
  3077: ['ReactionStepObjectsAboveArrow', ids],
  3078: ['ReactionStepObjectsBelowArrow', ids],
};
const TEXT = 0x0700;

/** @throws RangeError with the byte where it is no such file. */
export function drawingOf(bytes: Uint8Array): XmlElement {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (all.toString('latin1', 0, HEAD.length) !== HEAD) throw new RangeError(`begins with "${HEAD}"`);
  const take = (at: number, length: number) => {
    if (at + length > all.length) throw new RangeError(`ends early, at byte ${all.length}`);
    return all.subarray(at, at + length);
  };
  const top = new XmlElement('CDXML', {});
  const path: XmlElement[] = [top];
  let objects = 0;
  let at = HEADER_BYTES;
  while (at < all.length) {
    const tag = take(at, 2).readUInt16LE();
    at += 2;
    if (tag === 0) {
      path.pop();
      if (path.length === 0) break;
    } else if (tag & 0x8000) {
      const id = take(at, 4).readUInt32LE();
      at += 4;
      if (++objects > MOST_OBJECTS) throw new RangeError(`has more than ${MOST_OBJECTS} objects`);
      if (path.length > MOST_DEPTH) throw new RangeError(`nests deeper than ${MOST_DEPTH} objects`);
      const element = new XmlElement(OBJECTS[tag] ?? 'other', { id: String(id) });
      path.at(-1)!.nodes.push(element);
      path.push(element);
    } else {
      let length = take(at, 2).readUInt16LE();
      at += 2;
      if (length === 0xffff) {
        length = take(at, 4).readUInt32LE();
        at += 4;
      }
      const value = take(at, length);
      at += length;
      const element = path.at(-1)!;
      const property = PROPERTIES[tag];
      if (property) (element.attributes as Record<string, string>)[property[0]] = property[1](value);
      else if (tag === TEXT) element.nodes.push(text(value));
    }
  }
  if (path.length > 1) throw new RangeError(`ends early, at byte ${all.length}`);
  return top;
}
