import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { type MindNode, mindMap, nodeId } from './mind-map.ts';
import { isoDay, patentReference, writtenDay } from './solution-reference.ts';

interface Shape {
  readonly title: string;
  readonly children: Shape[];
}
/** Any tree of titles: each node after the first belongs to one before it. */
const shape = fc
  .array(fc.tuple(fc.nat(), fc.oneof(fc.string({ maxLength: 200 }), fc.constant('降低电池组的温度差'.repeat(9)))), {
    minLength: 1,
    maxLength: 30,
  })
  .map((given) => {
    const nodes = given.map(([, title]): Shape => ({ title, children: [] }));
    given.slice(1).forEach(([parent], index) => void nodes[parent % (index + 1)]!.children.push(nodes[index + 1]!));
    return nodes[0]!;
  });
const nodeOf = ({ title, children }: Shape, path = '1'): MindNode => ({
  ...{ id: nodeId('test', path), title },
  children: children.map((child, index) => nodeOf(child, `${path}-${index + 1}`)),
});

describe('mindMap', () => {
  it('writes the cells of the interface', () => {
    const leaf = {
      id: nodeId('leaf'),
      title: 'Reverse the flow',
      innovation: 40,
      improvements: ['life'],
      children: [],
    };
    const root = { id: nodeId('root'), title: 'Cells differ in temperature', content: 'stated', children: [leaf] };
    const map = mindMap('Cooling', root);
    expect(map).toEqual({
      title: 'Cooling',
      cells: [
        {
          ...{ id: root.id, shape: 'idea-node', view: 'vue-shape-view', z_index: 1000 },
          position: { x: 0, y: 0 },
          size: { width: 300, height: 64 },
          data: {
            ...{ node_id: root.id, order: '1', status: 'success', initd: true, tech_version: '2' },
            ...{ sys_title: 'Cells differ in temperature', sys_content: 'stated', sys_sub_content: '' },
            ...{ improvements: [], reference: [] },
          },
        },
        {
          ...{ id: leaf.id, shape: 'solution-node', view: 'vue-shape-view', z_index: 1000 },
          position: { x: 370, y: 0 },
          size: { width: 300, height: 64 },
          data: {
            ...{ node_id: leaf.id, order: '1-1', status: 'success', initd: true, tech_version: '2' },
            ...{ route_id: root.id, route_name: 'Cells differ in temperature' },
            ...{ sys_title: 'Reverse the flow', sys_content: '', sys_sub_content: '', innovation: 40 },
            ...{ improvements: ['life'], reference: [] },
          },
        },
        {
          ...{ id: nodeId('edge', root.id, leaf.id), shape: 'default-edge', z_index: 1 },
          ...{ source: { cell: root.id }, target: { cell: leaf.id } },
        },
      ],
    });
  });

  it('has an edge to each node but the root, from its route, and orders that say where it stands', () => {
    fc.assert(
      fc.property(shape, (drawn) => {
        const { cells } = mindMap('t', nodeOf(drawn));
        const nodes = cells.filter((cell) => 'data' in cell);
        const edges = cells.filter((cell) => 'source' in cell);
        const byId = new Map(nodes.map((node) => [node.id, node]));
        expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
        expect(cells.every(({ id }) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
        expect(edges.length).toBe(nodes.length - 1);
        for (const { source, target } of edges) {
          const [from, to] = [byId.get(source.cell)!, byId.get(target.cell)!];
          expect([to.data.route_id, to.data.route_name]).toEqual([from.id, from.data.sys_title]);
          expect(to.data.order.replace(/-\d+$/, '')).toBe(from.data.order);
          expect(to.position.x).toBeGreaterThan(from.position.x + from.size.width);
        }
        for (const [i, a] of nodes.entries())
          for (const b of nodes.slice(i + 1))
            expect(
              a.position.x !== b.position.x ||
                a.position.y + a.size.height <= b.position.y ||
                b.position.y + b.size.height <= a.position.y,
            ).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('patentReference', () => {
  it('writes days as the interface does, and none that is not known whole', () => {
    expect([writtenDay(20200109), isoDay(20200109)]).toEqual(['9 Jan 2020', '2020-01-09']);
    expect([writtenDay(20200100), isoDay(20200000), isoDay(undefined)]).toEqual([undefined, undefined, undefined]);
  });

  it('names the patent, its owners, and its words', () => {
    const patent = samplePatent('US1A1', { filing_date: 20200109, publication_date: 20210708 });
    const { solution_id, ...reference } = patentReference(patent, 'words of it');
    expect(solution_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(reference).toMatchObject({
      ...{ solution_type: 'PATENT', pn: 'US1A1', apd: '2020-01-09', pbd: '2021-07-08', content: 'words of it' },
    });
  });
});
