import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { compress, toText } from '#corpus/records/codec.ts';
import { tiesOf } from '#corpus/records/declared.ts';
import { digest } from '#corpus/records/prepare.ts';
import { extractor } from '#engines/embedded/schema/extract.ts';
import { schemaOf } from '#engines/embedded/schema/schema.ts';
import { buildSegment } from '#engines/embedded/segment/build.ts';
import { listFiles, openFile } from '#sources/files.ts';
import { schemaFault } from '#sources/import.ts';
import type { SourceFile } from '#sources/source.ts';
import { decodeText } from '#sources/text-decoding.ts';
import source from '#sources/uspto-grants/source.ts';
import { xmlDocuments } from '#sources/xml.ts';

const ROOTS = ['us-patent-grant', 'sequence-cwu'];
/** Records of a batch, as an import has them. */
const BATCH = 200;

/**
 * Processor time of each stage of an import over the same files, one stage after the other in this thread, in
 * milliseconds. Writing and merging are not among them: they are what the whole import takes beside.
 */
export async function stages(
  paths: readonly string[],
): Promise<{ grants: number; bytes: number; stages: readonly (readonly [string, number])[] }> {
  const now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const took: (readonly [string, number])[] = [];
  const whole = async (work: (member: SourceFile) => Promise<void>): Promise<number> => {
    const began = now();
    for (const file of await listFiles(paths))
      for await (const member of openFile(file, {}))
        if (source.files.some((ending) => member.base.toLowerCase().endsWith(ending))) await work(member);
    return now() - began;
  };
  let bytes = 0;
  const read = await whole(async (member) => {
    for await (const chunk of member.stream()) bytes += chunk.length;
  });
  const decoded = await whole(async (member) => {
    for await (const _ of decodeText(member.stream(), member.name));
  });
  // what runs first runs on cold code
  const parsing = async (member: SourceFile) => {
    for await (const _ of xmlDocuments(member.stream(), ROOTS, {}, member.name));
  };
  await whole(parsing);
  const parsed = await whole(parsing);
  const records: Patent[] = [];
  const mapped = await whole(async (member) => {
    for await (const one of source.read(member)) if (one.ok === true) records.push(one.record as Patent);
  });
  took.push(['read', read], ['decode', decoded - read], ['parse', parsed - decoded], ['map', mapped - parsed]);
  const each = (name: string, work: (record: Patent) => unknown) => {
    const began = now();
    for (const record of records) work(record);
    took.push([name, now() - began]);
  };
  const named = new Map(collections.map((collection) => [collection.name, collection]));
  each('check against the schema', (record) => schemaFault(patents, record));
  each('tell what is not understood', (record) => patents.notUnderstood?.(record));
  each('text', (record) => toText(record, patents.apart));
  const texts = records.map((record) => toText(record, patents.apart));
  each('ties and family facts', (record) => [tiesOf(patents, record, named), patents.resolver?.facts(record)]);
  const perText = (name: string, work: (text: (typeof texts)[number]) => unknown) => {
    const began = now();
    for (const text of texts) work(text);
    took.push([name, now() - began]);
  };
  perText('digest', digest);
  perText('compress', compress);
  const schema = schemaOf(patents, 'bench');
  const extract = extractor(patents, schema);
  each('read fields for the index', (record) => extract(patents.id(record), record));
  let built = 0;
  for (let at = 0; at < records.length; at += BATCH) {
    const extracts = records.slice(at, at + BATCH).map((record) => extract(patents.id(record), record));
    const began = now();
    buildSegment(schema, extracts);
    built += now() - began;
  }
  took.push(['tokenise, sort, encode', built]);
  return { grants: records.length, bytes, stages: took };
}
