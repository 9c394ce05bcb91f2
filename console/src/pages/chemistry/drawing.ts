/** Sides of a picture in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
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
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  } catch {
    // other toolkits read what this one does not
    return undefined;
  }
}
