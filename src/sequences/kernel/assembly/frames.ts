// The six reading frames of a nucleic acid, made where they are looked at: what is read from memory is the bases alone.

const END: u8 = 31;
/** What of a codon is kept while the next base comes: three codes of four bits. */
const CODON: u32 = 0xfff;
/** Codons of three codes of four bits. */
const CODONS = 4096;

let codons: usize = 0;
let room: usize = 0;

/**
 * @param codons_ 4,096 codes of amino acids: of the bases a, b, c in this order that of `(a * 16 + b) * 16 + c`; then
 * as many of what the other strand reads there. 0: sequences are compared as they are.
 * @param room_ Twice the letters of the longest sequence, and 16 bytes.
 */
export function setFrames(codons_: usize, room_: usize): void {
  codons = codons_;
  room = room_;
}

export function translated(): bool {
  return codons !== 0;
}

export function residues(length: i32, shift: i32): i32 {
  return max(0, (length - shift) / 3);
}

/** Where a frame begins: 0, 2, 4 from the first, second, third base, 1, 3, 5 likewise of the other strand. */
export function frameAt(length: i32, frame: i32): usize {
  const strand = room + <usize>(frame & 1) * (<usize>length + 4);
  let at = strand + 1;
  for (let shift = 0; shift < frame >> 1; shift++) at += <usize>residues(length, shift) + 1;
  return at;
}

/**
 * Makes all six, END before and behind each: both strands in one pass, which the other one's frames meet from behind.
 */
export function translate(from: usize, length: i32): void {
  for (let frame = 0; frame < 6; frame++) {
    const at = frameAt(length, frame);
    store<u8>(at - 1, END);
    store<u8>(at + residues(length, frame >> 1), END);
  }
  if (length < 3) return;
  // where the codon of the next base goes, of those that begin at the first, second, third base
  let a = frameAt(length, 0);
  let b = frameAt(length, 2);
  let c = frameAt(length, 4);
  let otherA = lastOfOther(length, 0);
  let otherB = lastOfOther(length, 1);
  let otherC = lastOfOther(length, 2);
  let codon: u32 = ((<u32>load<u8>(from)) << 4) | load<u8>(from, 1);
  let at = from + 2;
  let left = length - 2;
  for (; left >= 3; left -= 3, at += 3) {
    codon = ((codon << 4) | load<u8>(at)) & CODON;
    store<u8>(a++, load<u8>(codons + codon));
    store<u8>(otherA--, load<u8>(codons + codon, CODONS));
    codon = ((codon << 4) | load<u8>(at, 1)) & CODON;
    store<u8>(b++, load<u8>(codons + codon));
    store<u8>(otherB--, load<u8>(codons + codon, CODONS));
    codon = ((codon << 4) | load<u8>(at, 2)) & CODON;
    store<u8>(c++, load<u8>(codons + codon));
    store<u8>(otherC--, load<u8>(codons + codon, CODONS));
  }
  if (left === 0) return;
  codon = ((codon << 4) | load<u8>(at)) & CODON;
  store<u8>(a, load<u8>(codons + codon));
  store<u8>(otherA, load<u8>(codons + codon, CODONS));
  if (left === 1) return;
  codon = ((codon << 4) | load<u8>(at, 1)) & CODON;
  store<u8>(b, load<u8>(codons + codon));
  store<u8>(otherB, load<u8>(codons + codon, CODONS));
}

/** Where in the frames of the other strand the codon stands that begins at base `first` of this one. */
function lastOfOther(length: i32, first: i32): usize {
  const begins = length - 3 - first;
  return begins < 0 ? 0 : frameAt(length, 2 * (begins % 3) + 1) + <usize>(begins / 3);
}
