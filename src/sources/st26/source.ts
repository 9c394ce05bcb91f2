import { publicationOf, type Sequence, sequences } from '#collections/sequences/sequences.ts';
import { publicationInName, sequenceOf, short, some } from '../sequence-text.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';

const NAME = 'st26';
const HEAD = /<ApplicationIdentification>[\s\S]{0,400}?<IPOfficeCode>([A-Z]{2})<\/IPOfficeCode>/;

function map(root: XmlElement, patent: string | undefined, file: string): Sequence | { readonly skipped: string } {
  const number = Number(root.attributes.sequenceIDNumber ?? '');
  if (!Number.isInteger(number) || number < 1)
    throw new RangeError(`has no number: sequenceIDNumber ${String(root.attributes.sequenceIDNumber).slice(0, 20)}`);
  const one = root.child('INSDSeq');
  if (!one) throw new RangeError('has no INSDSeq');
  const letters = one.text('INSDSeq_sequence') ?? '';
  if (letters.trim() === '000') return { skipped: 'number of the listing left out on purpose (000)' };
  const molecule = (one.text('INSDSeq_moltype') ?? '').toUpperCase();
  if (!['DNA', 'RNA', 'AA'].includes(molecule))
    throw new RangeError(
      molecule === ''
        ? 'does not say what molecule it is (INSDSeq_moltype)'
        : `is ${JSON.stringify(molecule.slice(0, 20))}, no molecule of the standard`,
    );
  const stated = one.text('INSDSeq_length');
  const features = one.every('INSDSeq_feature-table/INSDFeature').slice(0, 2_000);
  const qualifiers = (feature: XmlElement, name: string) =>
    feature
      .every('INSDFeature_quals/INSDQualifier')
      .flatMap((each) =>
        each.text('INSDQualifier_name')?.toLowerCase() === name ? some(each.text('INSDQualifier_value')) : [],
      );
  const organisms = features.flatMap((feature) => qualifiers(feature, 'organism'));
  const real = organisms.filter((name) => !/^(?:synthetic construct|unidentified|artificial|unknown)/i.test(name));
  return sequenceOf(
    molecule === 'AA' ? 'protein' : 'nucleotide',
    letters,
    {
      molecules: [molecule],
      organisms: [...new Set(real)].slice(0, 20),
      descriptions: [...new Set(organisms.filter((name) => !real.includes(name)))].slice(0, 20),
      genes: [...new Set(features.flatMap((feature) => qualifiers(feature, 'gene')))].slice(0, 200),
      features: features.flatMap((feature) => {
        const key = short(feature.text('INSDFeature_key') ?? '', 60);
        const location = short(feature.text('INSDFeature_location') ?? '', 1_000);
        const [note] = qualifiers(feature, 'note');
        return key === '' || location === '' ? [] : [{ key, location, ...(note && { note }) }];
      }),
      stands_in: patent ? [{ patent, number }] : [],
      provenance: [{ source: NAME, key: `${patent ?? file} ${number}` }],
    },
    stated === undefined || stated.trim() === '' ? undefined : Number(stated),
  );
}

/** WIPO ST.26 sequence listings. */
export default defineSource<Sequence>({
  name: NAME,
  title: 'Sequence listings, WIPO ST.26 XML',
  homepage: 'https://www.wipo.int/standards/',
  licence: 'published by patent offices',
  collection: sequences,
  files: ['.xml'],
  recognises: (_base, head) => /<ST26SequenceListing[\s>]/.test(head),
  expect: { letters: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Sequence>> {
    const head = await file.head();
    const named = /fileName="([^"]{1,200})"/.exec(head)?.[1] ?? '';
    const office = HEAD.exec(head)?.[1];
    const patent = publicationInName(file.base) ?? publicationInName(named) ?? (office && publicationOf(named));
    // what is not mapped is qualifiers of features, knowingly
    for await (const each of xmlRecords<Sequence>(file, {
      roots: ['SequenceData'],
      id: (raw) => {
        const number = /sequenceIDNumber="([^"]{1,20})"/.exec(raw)?.[1];
        return number === undefined ? undefined : `SEQ ID NO ${number}`;
      },
      map: (root) => map(root, patent, file.base),
    }))
      yield each.ok === true ? { ok: true, record: each.record } : each;
  },
});
