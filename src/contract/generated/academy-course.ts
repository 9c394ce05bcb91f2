// Written by `npm run contract` from ../groups/academy-course.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const ac01AcademyCourseList = shape({ id: "ac01AcademyCourseList", code: "AC01", method: "GET", path: "/academy/course-list", tag: "Academy Course" }, {
  query: () => Type.Object({
  company_id: Type.String({ description: "Identifier of the company.", examples: ["demo"] }),
  limit: Type.Integer({ format: "int32", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] }),
  page: Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] }),
}),
  answer: () => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [24] })),
  course_list_info: Type.Optional(Type.Array(Type.Object({
    id: Type.Optional(Type.String({ description: "Identifier.", examples: ["1"] })),
    thumb: Type.Optional(Type.String({ format: "uri", description: "Thumb." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Course list details." })),
}, { title: "Ac01AcademyCourseListAnswer" }),
});

export const ac02AcademyCourseDetails = shape({ id: "ac02AcademyCourseDetails", code: "AC02", method: "GET", path: "/academy/course-details", tag: "Academy Course" }, {
  query: () => Type.Object({
  company_id: Type.String({ description: "Identifier of the company.", examples: ["demo"] }),
  course_id: Type.String({ description: "Identifier of the course. From ac01AcademyCourseList.", examples: ["1202"], "x-from": ["ac01AcademyCourseList"] }),
}),
  answer: () => Type.Object({
  attach: Type.Optional(Type.Array(Type.Object({
    attach_id: Type.Optional(Type.String({ description: "Identifier of the attach.", examples: ["1726"] })),
    attach_name: Type.Optional(Type.String({ description: "Attach name." })),
  }), { description: "Attach." })),
  course_info: Type.Optional(Type.Object({
    class_hour: Type.Optional(Type.Integer({ format: "int32", description: "Class hour.", "x-unit": "count", examples: [5] })),
    summary: Type.Optional(Type.String({ description: "Summary." })),
    thumb: Type.Optional(Type.String({ format: "uri", description: "Thumb." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }, { description: "Course details." })),
  video_parts: Type.Optional(Type.Array(Type.Object({
    part_title: Type.Optional(Type.String({ description: "Part title." })),
    video_url: Type.Optional(Type.String({ format: "uri", description: "Link to the video." })),
  }), { description: "Video parts." })),
}, { title: "Ac02AcademyCourseDetailsAnswer" }),
});

export const ac03AcademyAttachDownload = shape({ id: "ac03AcademyAttachDownload", code: "AC03", method: "GET", path: "/academy/attach-download", tag: "Academy Course" }, {
  query: () => Type.Object({
  company_id: Type.String({ description: "Identifier of the company.", examples: ["demo"] }),
  courseware_id: Type.String({ description: "Identifier of the courseware. From ac02AcademyCourseDetails.", examples: ["2586"], "x-from": ["ac02AcademyCourseDetails"] }),
}),
  response: () => Type.Unknown(),
});
