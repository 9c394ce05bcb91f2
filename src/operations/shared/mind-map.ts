import { hash } from 'node:crypto';
import { type TreeNode, tidyTree } from '#documents/tidy-tree.ts';
import { isHan } from '#language/script.ts';
import { type SolutionReference, writtenDay } from './solution-reference.ts';

/** A thought of a mind map: the problem at the root, below it directions, below these what may be done. */
export interface MindNode {
  /** 32 hexadecimal digits, unique in the map: `nodeId` makes one. */
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly sub_content?: string;
  readonly improvements?: readonly string[];
  /** 0 to 100; absent where too little is known. */
  readonly innovation?: number;
  readonly references?: readonly SolutionReference[];
  /** Fields of our own that its data has beside those of the interface. */
  readonly more?: Readonly<Record<string, unknown>>;
  readonly children: readonly MindNode[];
}

/** An id that the same parts always get, and other parts never. */
export const nodeId = (...parts: readonly (string | number)[]): string =>
  hash('sha256', JSON.stringify(parts)).slice(0, 32);

const WIDTH = 300;
/** Of a box with a title of two lines or less; further lines make it higher. */
const HEIGHT = 64;
const LINE = 22;
/** Latin letters that a line of a box holds; a Han character takes the place of two. */
const COLUMNS = 34;
const MOST_LINES = 5;

const linesOf = (title: string): number => {
  let columns = 0;
  for (const character of title) columns += isHan(character) ? 2 : 1;
  return Math.min(MOST_LINES, Math.max(1, Math.ceil(columns / COLUMNS)));
};

/** The day of filing in words, as the interface has it in maps. */
const referenceOfMap = ({ apd, ...reference }: SolutionReference): SolutionReference => {
  const day = apd === undefined ? undefined : writtenDay(Number(apd.replaceAll('-', '')));
  return { ...reference, ...(day !== undefined && { apd: day }) };
};

/**
 * A mind map as cells of the interface: nodes in the order in which they are read (a parent before its children), then
 * an edge from each parent to each child. `order` counts from 1 within the parent, `route_id` is the parent.
 */
export function mindMap(title: string, root: MindNode) {
  const boxes = new Map<MindNode, TreeNode>();
  const boxOf = (node: MindNode): TreeNode => {
    const height = HEIGHT + LINE * Math.max(0, linesOf(node.title) - 2);
    const box = { width: WIDTH, height, children: node.children.map(boxOf) };
    boxes.set(node, box);
    return box;
  };
  const places = tidyTree(boxOf(root));

  const nodes: ReturnType<typeof cellOf>[] = [];
  const edges: { id: string; shape: string; source: { cell: string }; target: { cell: string }; z_index: number }[] =
    [];
  const cellOf = (node: MindNode, order: string, parent: MindNode | undefined) => ({
    id: node.id,
    shape: node.children.length > 0 || !parent ? 'idea-node' : 'solution-node',
    view: 'vue-shape-view',
    position: { ...places.get(boxes.get(node)!)! },
    size: { width: boxes.get(node)!.width, height: boxes.get(node)!.height },
    z_index: 1000,
    data: {
      ...{ node_id: node.id, order, status: 'success', initd: true },
      ...(parent && { route_id: parent.id, route_name: parent.title }),
      ...{ sys_title: node.title, sys_content: node.content ?? '', sys_sub_content: node.sub_content ?? '' },
      improvements: [...(node.improvements ?? [])],
      ...(node.innovation !== undefined && { innovation: node.innovation }),
      tech_version: '2',
      reference: (node.references ?? []).map(referenceOfMap),
      ...node.more,
    },
  });
  const write = (node: MindNode, order: string, parent?: MindNode): void => {
    nodes.push(cellOf(node, order, parent));
    if (parent)
      edges.push({
        ...{ id: nodeId('edge', parent.id, node.id), shape: 'default-edge', z_index: 1 },
        ...{ source: { cell: parent.id }, target: { cell: node.id } },
      });
    for (const [index, child] of node.children.entries()) write(child, `${order}-${index + 1}`, node);
  };
  write(root, '1');
  return { title, cells: [...nodes, ...edges] };
}
