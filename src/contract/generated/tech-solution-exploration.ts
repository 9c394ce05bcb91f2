// Written by `npm run contract` from ../groups/tech-solution-exploration.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const Direction = once(() => Type.Object({
  approaches: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Approaches." })),
  reason: Type.Optional(Type.String({ description: "Reason." })),
  source_type: Type.Optional(Type.Enum(["model", "customize"], { type: "string", description: "Source type." })),
  ticked: Type.Optional(Type.Boolean({ description: "True if the user has selected it." })),
  verification: Type.Optional(Type.String({ description: "Verification." })),
}, { title: "Direction", description: "Direction." }));

const DirectionInput = once(() => Type.Object({
  approaches: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Approaches." })),
  reason: Type.Optional(Type.String({ description: "Reason." })),
  source_type: Type.Optional(Type.Enum(["model", "customize"], { type: "string", description: "Source type." })),
  ticked: Type.Optional(Type.Boolean({ description: "True if the user has selected it." })),
  verification: Type.Optional(Type.String({ description: "Verification." })),
}, { title: "DirectionInput", description: "Direction." }));

export const ai33_1Step1V3 = shape({ id: "ai33-1Step1V3", code: "AI33-1", method: "POST", path: "/ai/find-solution/step1/v3", tag: "Tech Solution Exploration" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  solution_issues: Type.String({ maxLength: 500, description: "Solution issues." }),
}, { title: "Ai331Step1V3Request" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "Ai331Step1V3Answer" }),
});

export const ai33_2Step2V3 = shape({ id: "ai33-2Step2V3", code: "AI33-2", method: "POST", path: "/ai/find-solution/step2/v3", tag: "Tech Solution Exploration" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai33-1Step1V3.", "x-format": "uuid", "x-from": ["ai33-1Step1V3"] }),
}, { title: "Ai332Step2V3Request" }),
  answer: () => Type.Object({
  recommend: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Recommend." })),
  status: Type.Optional(Type.Enum(["RUNNING", "SUCCEED", "FAILED"], { type: "string", description: "Status." })),
}, { title: "Ai332Step2V3Answer" }),
});

export const ai33_3Step3SubmitV3 = shape({ id: "ai33-3Step3SubmitV3", code: "AI33-3", method: "POST", path: "/ai/find-solution/step3-submit/v3", tag: "Tech Solution Exploration" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  recommend: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Recommend." })),
  task_id: Type.String({ description: "Identifier of the task. From ai33-1Step1V3.", "x-format": "hex32", "x-from": ["ai33-1Step1V3"] }),
}, { title: "Ai333Step3SubmitV3Request" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "Ai333Step3SubmitV3Answer" }),
});

export const ai33_4Step3QueryV3 = shape({ id: "ai33-4Step3QueryV3", code: "AI33-4", method: "POST", path: "/ai/find-solution/step3-query/v3", tag: "Tech Solution Exploration" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai33-1Step1V3.", "x-format": "uuid", "x-from": ["ai33-1Step1V3"] }),
}, { title: "Ai334Step3QueryV3Request" }),
  answer: () => Type.Object({
  directions: Type.Optional(Type.Array(Direction(), { description: "Directions." })),
  status: Type.Optional(Type.Enum(["RUNNING", "SUCCEED", "FAILED"], { type: "string", description: "Status." })),
}, { title: "Ai334Step3QueryV3Answer" }),
});

export const ai33_5Step4V3 = shape({ id: "ai33-5Step4V3", code: "AI33-5", method: "POST", path: "/ai/find-solution/step4/v3", tag: "Tech Solution Exploration" }, {
  body: () => Type.Object({
  directions: Type.Optional(Type.Array(DirectionInput(), { description: "Directions." })),
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  task_id: Type.String({ description: "Identifier of the task. From ai33-1Step1V3.", "x-format": "hex32", "x-from": ["ai33-1Step1V3"] }),
}, { title: "Ai335Step4V3Request" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "Ai335Step4V3Answer" }),
});

export const ai33_6Step5V3 = shape({ id: "ai33-6Step5V3", code: "AI33-6", method: "POST", path: "/ai/find-solution/step5/v3", tag: "Tech Solution Exploration" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai33-1Step1V3.", "x-format": "uuid", "x-from": ["ai33-1Step1V3"] }),
}, { title: "Ai336Step5V3Request" }),
  answer: () => Type.Object({
  solution: Type.Optional(Type.Object({
    cells: Type.Array(Type.Object({
      data: Type.Optional(Type.Object({
        improvements: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Improvements." })),
        initd: Type.Optional(Type.Boolean({ description: "Initd." })),
        innovation: Type.Optional(Type.Integer({ format: "int32", description: "Higher = more novel.", "x-unit": "count", examples: [1] })),
        node_id: Type.Optional(Type.String({ description: "Identifier of the node.", "x-format": "hex32" })),
        order: Type.Optional(Type.String({ description: "Path of the level in the map, such as 1 or 1-2.", examples: ["1"] })),
        reference: Type.Optional(Type.Array(Type.Object({
          apd: Type.Optional(Type.String({ description: "Application date.", "x-format": "d MMM yyyy" })),
          content: Type.Optional(Type.String({ description: "Content." })),
          org_info: Type.Optional(Type.Array(Type.Object({
            country_id: Type.Optional(Type.String({ description: "Identifier of the country.", "x-format": "uuid" })),
            country_name: Type.Optional(Type.String({ description: "Country name.", examples: ["China"] })),
            description: Type.Optional(Type.String({ description: "Description." })),
            display_name: Type.Optional(Type.String({ description: "Name as it is shown." })),
            employee_number: Type.Optional(Type.Integer({ format: "int32", description: "Number of employees.", "x-unit": "count", examples: [1000] })),
            employee_number_interval: Type.Optional(Type.String({ description: "Employee number interval.", examples: ["1000-5000"] })),
            entity_id: Type.Optional(Type.String({ description: "Identifier of the entity.", "x-format": "hex32" })),
            entity_type: Type.Optional(Type.String({ description: "Entity type.", examples: ["Education"] })),
            founded_date: Type.Optional(Type.Integer({ format: "int64", description: "YyyyMMdd integer in the example. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
            headquarters: Type.Optional(Type.Object({
              city: Type.Optional(Type.String({ description: "City." })),
              country: Type.Optional(Type.String({ description: "Country or office code." })),
              district: Type.Optional(Type.String({ description: "District." })),
              location: Type.Optional(Type.String({ description: "Place." })),
              state: Type.Optional(Type.String({ description: "State." })),
            }, { description: "Headquarters." })),
            id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
            logo: Type.Optional(Type.String({ format: "uri", description: "Logo." })),
            name: Type.Optional(Type.String({ description: "Name." })),
            name_cn: Type.Optional(Type.String({ description: "Name, in Chinese." })),
            name_en: Type.Optional(Type.String({ description: "Name, in English." })),
            normalized_entity_type_en: Type.Optional(Type.String({ description: "Normalized entity type, in English.", examples: ["Education"] })),
            normalized_name: Type.Optional(Type.String({ description: "Standardized name." })),
            original_address: Type.Optional(Type.Object({
              city: Type.Optional(Type.String({ description: "City." })),
              country: Type.Optional(Type.String({ description: "Country or office code." })),
              district: Type.Optional(Type.String({ description: "District." })),
              location: Type.Optional(Type.String({ description: "Place." })),
              state: Type.Optional(Type.String({ description: "State." })),
            }, { description: "Original address." })),
            site: Type.Optional(Type.String({ description: "Site.", examples: ["www.whut.edu.cn"] })),
            state_id: Type.Optional(Type.String({ description: "Identifier of the state or province.", "x-format": "uuid" })),
            state_name: Type.Optional(Type.String({ description: "State or province." })),
            website: Type.Optional(Type.String({ format: "uri", description: "Website." })),
          }), { description: "Organization details." })),
          pbd: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
          pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN116026514A"] })),
          solution_id: Type.Optional(Type.String({ description: "Identifier of the solution.", "x-format": "uuid" })),
          solution_type: Type.Optional(Type.String({ description: "Solution type.", "x-values": ["PATENT", "PAPER", "WEBSITE"] })),
          title: Type.Optional(Type.String({ description: "Title." })),
        }), { description: "Reference." })),
        route_id: Type.Optional(Type.String({ description: "Identifier of the route.", "x-format": "hex32" })),
        route_name: Type.Optional(Type.String({ description: "Route name." })),
        status: Type.Optional(Type.String({ description: "Status.", "x-values": ["success"] })),
        sys_content: Type.Optional(Type.String({ description: "Sys content." })),
        sys_sub_content: Type.Optional(Type.String({ description: "Sys sub content." })),
        sys_title: Type.Optional(Type.String({ description: "Sys title." })),
        tech_version: Type.Optional(Type.String({ description: "Technology version.", examples: ["2"] })),
      }, { description: "The result." })),
      id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
      position: Type.Optional(Type.Object({
        x: Type.Optional(Type.Integer({ format: "int32", description: "Horizontal coordinate.", "x-unit": "count", examples: [370] })),
        y: Type.Optional(Type.Integer({ format: "int32", description: "Vertical coordinate.", "x-unit": "count", examples: [132] })),
      }, { description: "Position." })),
      shape: Type.Optional(Type.String({ description: "Shape.", "x-values": ["idea-node", "solution-node", "default-edge"] })),
      size: Type.Optional(Type.Object({
        height: Type.Optional(Type.Integer({ format: "int32", description: "Height. In pixels.", "x-unit": "px", examples: [64] })),
        width: Type.Optional(Type.Integer({ format: "int32", description: "Width. In pixels.", "x-unit": "px", examples: [300] })),
      }, { description: "Rows on a page." })),
      source: Type.Optional(Type.Object({
        cell: Type.String({ description: "Cell.", "x-format": "hex32" }),
      }, { description: "Where it comes from." })),
      target: Type.Optional(Type.Object({
        cell: Type.String({ description: "Cell.", "x-format": "hex32" }),
      }, { description: "Biological target." })),
      view: Type.Optional(Type.String({ description: "View.", examples: ["vue-shape-view"] })),
      z_index: Type.Optional(Type.Integer({ format: "int32", description: "Drawing layer.", "x-unit": "1", examples: [1000] })),
    }), { description: "Cells." }),
    title: Type.String({ description: "Title." }),
  }, { description: "Solution." })),
  status: Type.Optional(Type.Enum(["RUNNING", "SUCCEED", "FAILED"], { type: "string", description: "Status." })),
}, { title: "Ai336Step5V3Answer" }),
});
