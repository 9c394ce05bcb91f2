// Written by `npm run contract` from ../groups/formulation-assistant.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const FormulationDetail = once(() => Type.Object({
  country_name: Type.Optional(Type.String({ description: "Country name." })),
  ingredient_list: Type.Optional(Type.Array(Type.Object({
    content: Type.Optional(Type.Array(Type.Integer({ examples: [6], "x-inferred": true }), { description: "Least and greatest amount." })),
    function: Type.Optional(Type.String({ description: "Function." })),
    ingredient: Type.Optional(Type.String({ description: "Ingredient." })),
  }), { description: "Ingredient list." })),
  name_cn: Type.Optional(Type.String({ description: "Name, in Chinese." })),
  solution_id: Type.Optional(Type.String({ description: "Identifier of the solution.", "x-format": "uuid" })),
  solution_type: Type.Optional(Type.String({ description: "Solution type.", "x-values": ["PATENT", "PAPER", "WEBSITE"] })),
  source: Type.Optional(Type.String({ format: "uri", description: "Where it comes from." })),
  status: Type.Optional(Type.String({ description: "Status.", examples: ["success"] })),
}, { title: "FormulationDetail", description: "Formulation detail." }));

export const m001_1AiFormulationAgentCreation = shape({ id: "m001-1AiFormulationAgentCreation", code: "M001-1", method: "POST", path: "/ai/formulation-agent-creation", tag: "Formulation Assistant" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  text: Type.String({ description: "Text." }),
}, { title: "M0011AiFormulationAgentCreationRequest" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "M0011AiFormulationAgentCreationAnswer" }),
});

export const m001_2AiFormulationAgentQuery = shape({ id: "m001-2AiFormulationAgentQuery", code: "M001-2", method: "POST", path: "/ai/formulation-agent-query", tag: "Formulation Assistant" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From m001-1AiFormulationAgentCreation.", "x-format": "uuid", "x-from": ["m001-1AiFormulationAgentCreation"] }),
}, { title: "M0012AiFormulationAgentQueryRequest" }),
  answer: () => Type.Object({
  formulations: Type.Optional(Type.Array(Type.Object({
    dimension: Type.Optional(Type.String({ description: "Dimension." })),
    formulation_1: Type.Optional(FormulationDetail()),
    formulation_2: Type.Optional(FormulationDetail()),
    strategy_index: Type.Optional(Type.Integer({ format: "int32", description: "Strategy index.", "x-unit": "1", examples: [0] })),
  }), { description: "Formulations." })),
  status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status. 1: running; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } })),
}, { title: "M0012AiFormulationAgentQueryAnswer" }),
});
