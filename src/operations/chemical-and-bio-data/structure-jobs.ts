import { openToolkit } from '#chemistry/rdkit.ts';
import { type Drawing, StructureError } from '#chemistry/toolkit.ts';
import { ServiceError } from '#errors.ts';
import { defineJob } from '#isolation/job.ts';

// The toolkit is loaded only in threads of jobs: what it computes for long, or breaks over, ends with its thread.

/** Figures computed from a structure. */
export const figuresJob = defineJob({
  name: 'compound-figures',
  lane: 'answer',
  async run(smiles: string) {
    return (await openToolkit()).computed(smiles);
  },
});

/** A structure drawn as SVG. @throws ServiceError `invalid_request` for what is no structure. */
export const drawingJob = defineJob({
  name: 'draw-structure',
  lane: 'answer',
  async run({ smiles, drawing }: { readonly smiles: string; readonly drawing: Drawing }) {
    try {
      return (await openToolkit()).svg(smiles, drawing);
    } catch (error) {
      if (!(error instanceof StructureError)) throw error;
      throw new ServiceError('invalid_request', `It cannot be drawn: ${error.message}.`);
    }
  },
});
