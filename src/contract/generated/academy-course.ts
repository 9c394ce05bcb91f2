// Written by `npm run contract` from ../groups/academy-course.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './academy-course.types.ts';

const shape = shapesOf<Operations>(new URL('./academy-course.json', import.meta.url));

export const ac01AcademyCourseList = shape({ id: "ac01AcademyCourseList", code: "AC01", method: "GET", path: "/academy/course-list", tag: "Academy Course" }, ["query", "answer"]);
export const ac02AcademyCourseDetails = shape({ id: "ac02AcademyCourseDetails", code: "AC02", method: "GET", path: "/academy/course-details", tag: "Academy Course" }, ["query", "answer"]);
export const ac03AcademyAttachDownload = shape({ id: "ac03AcademyAttachDownload", code: "AC03", method: "GET", path: "/academy/attach-download", tag: "Academy Course" }, ["query", "response"]);
