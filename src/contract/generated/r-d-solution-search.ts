// Written by `npm run contract` from ../groups/r-d-solution-search.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './r-d-solution-search.types.ts';

const shape = shapesOf<Operations>(new URL('./r-d-solution-search.json', import.meta.url));

export const methodServicesSolutionSearch = shape({ id: "methodServicesSolutionSearch", method: "POST", path: "/method-services/solution-search", tag: "R&D solution search" }, ["body", "answer"]);
