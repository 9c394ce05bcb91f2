import type { CanvasEditor } from 'openchemlib';
import { useEffect, useRef } from 'react';
import { useWords } from '../../words/words.tsx';

/** A structure that is drawn by hand; `onChange` gets its SMILES after every stroke. */
export function Editor({ smiles, onChange }: { smiles: string; onChange(smiles: string): void }) {
  const { say } = useWords();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CanvasEditor>(undefined);
  /** What the drawing says, so that it is not drawn anew while somebody draws. */
  const drawn = useRef('');
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    let gone = false;
    void import('openchemlib').then(({ CanvasEditor }) => {
      if (gone || !host.current) return;
      const made = new CanvasEditor(host.current, { initialMode: 'molecule' });
      editor.current = made;
      made.setOnChangeListener(({ type, isUserEvent }) => {
        if (type !== 'molecule' || !isUserEvent) return;
        drawn.current = made.getMolecule().toIsomericSmiles();
        told.current(drawn.current);
      });
      void draw(made, initial.current, drawn);
    });
    return () => {
      gone = true;
      editor.current?.destroy();
    };
  }, []);
  const initial = useRef(smiles);
  useEffect(() => {
    initial.current = smiles;
    if (editor.current) void draw(editor.current, smiles, drawn);
  }, [smiles]);
  return <div ref={host} className="structure-editor" role="application" aria-label={say('compounds_editor')} />;
}

/** Shows a structure that was not drawn here; what is none leaves the drawing as it is. */
async function draw(editor: CanvasEditor, smiles: string, drawn: { current: string }): Promise<void> {
  if (smiles === drawn.current) return;
  const { Molecule } = await import('openchemlib');
  try {
    editor.setMolecule(Molecule.fromSmiles(smiles));
    drawn.current = smiles;
  } catch {}
}
