// Written by `npm run contract` from ../groups/chemical-sar-extract.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './chemical-sar-extract.types.ts';

const shape = shapesOf<Operations>(new URL('./chemical-sar-extract.json', import.meta.url));

export const fileDetail = shape({ id: "fileDetail", method: "POST", path: "/eurekals/open/sar/file/detail", tag: "Chemical SAR Extract", consumes: "*/*" }, ["body", "answer"]);
export const fileExtract = shape({ id: "fileExtract", method: "POST", path: "/eurekals/open/sar/file/extract", tag: "Chemical SAR Extract", consumes: "multipart/form-data" }, ["body", "query", "answer"]);
