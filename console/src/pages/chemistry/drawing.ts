/** Sides of a picture in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const COLOUR = /rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)/g;
/** The lightest that a colour may be on white: the yellow of sulfur is not read there, nor turned over on black. */
const LIGHTEST = 0.45;

/** A colour of the toolkit, dark enough to be read. */
function legible(colour: string, ...parts: string[]): string {
  const [r = 0, g = 0, b = 0] = parts.slice(0, 3).map(Number);
  const light = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  if (light <= LIGHTEST) return colour;
  const [red, green, blue] = [r, g, b].map((part) => Math.round((part * LIGHTEST) / light));
  return `rgb(${red},${green},${blue})`;
}

/**
 * The address of a picture of a structure, made in the browser, with the atoms of a match in colour; undefined for what
 * cannot be drawn. The toolkit comes with the first structure.
 */
export async function drawing(smiles: string, { width, height }: Size, match = ''): Promise<string | undefined> {
  const { Molecule, SmilesParser, SSSearcher } = await import('openchemlib');
  try {
    const molecule = Molecule.fromSmiles(smiles);
    if (match !== '') {
      // what is only SMILES is read as such
      const searched = new SmilesParser({ smartsMode: 'guess' }).parseMolecule(match);
      searched.setFragment(true);
      const searcher = new SSSearcher();
      searcher.setMol(searched, molecule);
      if (searcher.findFragmentInMolecule({ countMode: 'firstMatch' }) > 0)
        for (const atom of searcher.getMatchList()[0] ?? [])
          if (atom >= 0) molecule.setAtomColor(atom, Molecule.cAtomColorRed);
    }
    const svg = molecule.toSVG(width, height, 'structure', { autoCrop: false, suppressChiralText: true });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.replace(COLOUR, legible))}`;
  } catch {
    // other toolkits read what this one does not
    return undefined;
  }
}
