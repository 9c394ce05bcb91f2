// Written by `npm run contract` from ../groups/trademark-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './trademark-data.types.ts';

const shape = shapesOf<Operations>(new URL('./trademark-data.json', import.meta.url));

export const t001TrademarkSearch = shape({ id: "t001TrademarkSearch", code: "T001", method: "POST", path: "/trademark/search", tag: "Trademark Data" }, ["body", "answer"]);
export const t002TrademarkImageSearch = shape({ id: "t002TrademarkImageSearch", code: "T002", method: "POST", path: "/trademark/image-search", tag: "Trademark Data" }, ["body", "answer"]);
export const t010DataDetail = shape({ id: "t010DataDetail", code: "T010", method: "GET", path: "/trademark/data/detail", tag: "Trademark Data" }, ["query", "answer"]);
