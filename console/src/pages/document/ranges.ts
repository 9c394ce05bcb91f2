/** A unit of the document as it stands on the page: its text, and the words at offsets of it. */
export function readUnit(unit: Element): { readonly text: string; range(start: number, end: number): Range } {
  const pieces = piecesOf(unit);
  return {
    text: pieces.map(({ node }) => node.data).join(''),
    range(start, end) {
      const range = new Range();
      const [first, last] = [pieceAt(pieces, start), pieceAt(pieces, end - 1)];
      range.setStart(first.node, start - first.from);
      range.setEnd(last.node, end - last.from);
      return range;
    },
  };
}

interface Piece {
  readonly node: globalThis.Text;
  /** Offset in the unit. */
  readonly from: number;
}

function piecesOf(unit: Element): Piece[] {
  const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  for (let from = 0, node = walker.nextNode() as globalThis.Text | null; node; ) {
    pieces.push({ node, from });
    from += node.data.length;
    node = walker.nextNode() as globalThis.Text | null;
  }
  return pieces;
}

const pieceAt = (pieces: readonly Piece[], at: number): Piece =>
  pieces.findLast(({ from }) => from <= at) ?? pieces[0]!;
