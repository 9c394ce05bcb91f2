import { hash } from 'node:crypto';
import { type Material, materials } from '#collections/materials/materials.ts';
import { processNames } from '#collections/materials/processes.ts';
import { propertyKind } from '#collections/materials/properties.ts';
import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { howMany } from '#how-many.ts';
import { type MindNode, mindMap, nodeId } from '#operations/shared/mind-map.ts';
import { patentReference, type SolutionReference } from '#operations/shared/solution-reference.ts';
import type { MaterialsDirection, Said } from '#skills/explore-materials/explore.ts';
import type { MaterialsExplorationData } from './data.ts';

/** A node of the map with what stands behind it: records of materials, publications and their sentences. */
export interface BackedNode {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly materials: readonly string[];
  readonly publications: readonly string[];
  readonly said: readonly Said[];
  readonly children: readonly BackedNode[];
}

/** Ids are of what was asked: nodes of another problem are others, the same problem has the same. */
export const boardOf = ({ input }: Pick<MaterialsExplorationData, 'input'>): string => nodeId('board', input);

/** The nodes of an exploration: the problem, a node for each direction, below it what it is made of. */
export function nodesOf({ input, problem, directions = [], lang }: MaterialsExplorationData): BackedNode {
  const say = (en: string, zh: string) => (lang === 'zh' ? zh : en);
  const own = (direction: MaterialsDirection, at: number): BackedNode => {
    const system = direction.kind === 'system';
    const children = system
      ? direction.groups.map(
          ({ name, materials: ids }, index): BackedNode => ({
            ...{
              id: nodeId(input, at, index),
              title: name,
              materials: ids,
              publications: [],
              said: [],
              children: [],
            },
            content: say(`${howMany(ids.length, 'record')}`, `${ids.length}条记录`),
          }),
        )
      : direction.publications.map(
          (publication, index): BackedNode => ({
            ...{ id: nodeId(input, at, index), title: publication, materials: [], children: [] },
            content: tellingOf(direction, publication)?.quote.text ?? '',
            publications: [publication],
            said: direction.said.filter(({ quote }) => quote.publication_number === publication),
          }),
        );
    const counted = system
      ? say(
          `${howMany(direction.count, 'record')} of this system of elements ${direction.count === 1 ? 'meets' : 'meet'} the requirements.`,
          `该元素体系有${direction.count}条记录满足要求。`,
        )
      : direction.kind === 'stated'
        ? say(
            `${howMany(direction.count, 'patent of the topic states', 'patents of the topic state')} a value that meets this.`,
            `该主题有${direction.count}件专利写明了满足此要求的数值。`,
          )
        : say(
            `${howMany(direction.count, 'family of the topic names', 'families of the topic name')} "${direction.name}".`,
            `该主题有${direction.count}个同族提及“${direction.name}”。`,
          );
    return {
      id: nodeId(input, at),
      title: direction.name,
      content: [counted, ...(direction.described ?? [])].join('\n'),
      materials: direction.groups.flatMap((group) => group.materials),
      publications: direction.publications,
      said: direction.said,
      children,
    };
  };
  const children = directions.map(own);
  return {
    ...{ id: nodeId(input, 'root'), title: problem?.title ?? '', children, said: [] },
    content: problem?.questions.join('\n') ?? '',
    materials: [...new Set(children.flatMap((child) => child.materials))],
    publications: [...new Set(children.flatMap((child) => child.publications))],
  };
}

const TELLING = ['property', 'principle', 'step', 'application', 'challenge'] as const;

/**
 * The sentence of a publication that says most of a direction: one that names what the direction is called by, else one
 * with a value, else why it works.
 */
function tellingOf({ kind, name, said }: MaterialsDirection, publication: string): Said | undefined {
  const own = said.filter(({ quote }) => quote.publication_number === publication);
  const rank = (one: Said) =>
    (kind === 'scheme' && !one.quote.text.toLowerCase().includes(name.toLowerCase()) ? TELLING.length : 0) +
    TELLING.indexOf(one.kind);
  return own.toSorted((a, b) => rank(a) - rank(b))[0];
}

const all = (node: BackedNode): BackedNode[] => [node, ...node.children.flatMap(all)];

/** A node by its id. @throws ServiceError `invalid_request` for one that the map does not have, or another board. */
export function nodeAt(
  data: MaterialsExplorationData,
  { board_id, node_id }: { readonly board_id: string; readonly node_id: string },
): BackedNode {
  const refuse = (field: string): never => {
    throw new ServiceError('invalid_request', `${field}: this task has none of that id; read it from the map.`, {
      field,
    });
  };
  if (board_id !== boardOf(data)) refuse('board_id');
  return all(nodesOf(data)).find(({ id }) => id === node_id) ?? refuse('node_id');
}

/** The records that nodes name, each read once. */
export async function recordsOf(corpus: Corpus, node: BackedNode) {
  const list = all(node);
  const [own, named] = await Promise.all([
    corpus.get(materials, [...new Set(list.flatMap((one) => one.materials))]),
    corpus.get(patents, [...new Set(list.flatMap((one) => one.publications))]),
  ]);
  return {
    materials: new Map(own.map((record) => [record.id, record])),
    patents: new Map(named.map((record) => [record.publication_number, record])),
  };
}
export type NodeRecords = Awaited<ReturnType<typeof recordsOf>>;

const CONDITIONS_ZH: Readonly<Record<string, string>> = {
  temperature: '温度',
  time: '时间',
  pressure: '压力',
  'strain rate': '应变速率',
  wavelength: '波长',
  frequency: '频率',
  load: '载荷',
  humidity: '湿度',
  compression: '压缩',
  tension: '拉伸',
  bending: '弯曲',
};

/** Conditions of a measurement: `temperature 25 °C`, 温度 25 °C. */
export const conditionsText = (conditions: Material['properties'][number]['conditions'], lang: 'en' | 'zh'): string =>
  conditions
    .map(({ name, value, unit }) =>
      [lang === 'zh' ? (CONDITIONS_ZH[name] ?? name) : name, value, unit]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .join(lang === 'zh' ? '，' : ', ');

/** What is known of a material, as a sentence of numbers with their conditions. */
export function materialLine({ name, process, structure, properties }: Material, lang: 'en' | 'zh'): string {
  const made = [...processNames(process, lang), ...structure.slice(0, 1)].join(', ');
  const values = properties.map(({ property, value, unit, method, conditions }) => {
    const under = [
      ...(conditions.length > 0 ? [conditionsText(conditions, lang)] : []),
      ...(method === 'calculated' ? [lang === 'zh' ? '计算值' : 'calculated'] : []),
    ].join(', ');
    return `${propertyKind(property)[lang]} ${value}${unit === '1' ? '' : ` ${unit}`}${under ? ` (${under})` : ''}`;
  });
  return `${name}${made ? ` [${made}]` : ''}${values.length > 0 ? `: ${values.join('; ')}` : ''}.`;
}

const uuidOf = (text: string) =>
  hash('sha256', text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** A material as a reference to the paper that it was published in. */
export function materialReference(material: Material, lang: 'en' | 'zh') {
  const { doi, title, text, year } = material.source;
  return {
    ...{ solution_id: uuidOf(doi ? `doi:${doi}` : material.id), solution_type: 'PAPER' as const },
    title: title ?? text?.slice(0, 300) ?? material.name,
    content: materialLine(material, lang),
    ...(doi && { doi, link: `https://doi.org/${encodeURI(doi)}` }),
    ...(year !== undefined && { year }),
    org_info: [],
  };
}

/** The documents behind a node: materials first, then patents with a sentence that still stands. */
export function referencesOf(
  node: BackedNode,
  records: NodeRecords,
  lang: 'en' | 'zh',
  most = Number.POSITIVE_INFINITY,
) {
  const papers = node.materials.flatMap((id) => {
    const material = records.materials.get(id);
    return material ? [materialReference(material, lang)] : [];
  });
  const named = node.publications.flatMap((number): SolutionReference[] => {
    const patent = records.patents.get(number);
    if (!patent) return [];
    const said = node.said.find(({ quote }) => quote.publication_number === number && stands(quote, patent));
    return [patentReference(patent, said?.quote.text, lang)];
  });
  return [...papers, ...named].slice(0, most);
}

const stands = (quote: ClaimedQuote, patent: Patent | undefined): boolean =>
  patent !== undefined && verifyQuote(patent, quote).verified;

/** Sentences of a node of one kind, each with where it stands; those that are gone are left out. */
export const citedSentences = (node: BackedNode, records: NodeRecords, kind: Said['kind']) =>
  node.said
    .filter((said) => said.kind === kind && stands(said.quote, records.patents.get(said.quote.publication_number)))
    // documents of one applicant repeat themselves
    .filter(({ quote }, at, all) => all.findIndex((other) => other.quote.text === quote.text) === at)
    .map(({ quote }) => ({ quote, text: `${quote.text} [${placeOf(quote)}]` }));

/** Where a quote stands, as citations in brackets write it: `US1B2, para. 0012`. */
export function placeOf({
  publication_number,
  part,
  paragraph_id,
  paragraph_number,
  claim_number,
}: ClaimedQuote): string {
  const paragraph = paragraph_number === undefined ? paragraph_id : `para. ${paragraph_number}`;
  return `${publication_number}, ${part === 'description' ? paragraph : part === 'claim' ? `claim ${claim_number}` : part}`;
}

/** References that a node of the map shows. */
const SHOWN = 10;

/** The exploration as a mind map. */
export function materialsMap(root: BackedNode, records: NodeRecords, lang: 'en' | 'zh') {
  const shown = (node: BackedNode): MindNode => {
    const references = referencesOf(node, records, lang, SHOWN);
    // a leaf that is a publication goes by its title; what has leaves has a name of its own
    const [publication] = node.children.length === 0 ? node.publications : [];
    const title = publication === node.title ? (references[0]?.title ?? node.title) : node.title;
    return {
      ...{ id: node.id, title, content: node.content },
      ...(references[0]?.content && { sub_content: references[0].content }),
      improvements: citedSentences(node, records, 'principle')
        .slice(0, 3)
        .map(({ quote }) => quote.text),
      references: node.children.length > 0 && node.said.length === 0 && node.materials.length === 0 ? [] : references,
      children: node.children.map(shown),
    };
  };
  return mindMap(root.title, shown(root));
}
