// Written by `npm run contract` from ../groups/r-d-solution-search.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const methodServicesSolutionSearch = shape({ id: "methodServicesSolutionSearch", method: "POST", path: "/method-services/solution-search", tag: "R&D solution search" }, {
  body: () => Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: "Most rows of this answer.", "x-unit": "rows", examples: [5] })),
  user_question: Type.String({ description: "User question." }),
}, { title: "MethodServicesSolutionSearchRequest" }),
  answer: () => Type.Object({
  cases: Type.Optional(Type.Array(Type.Object({
    case_id: Type.String({ description: "Identifier of the case.", "x-format": "uuid" }),
    effect_summary: Type.Optional(Type.String({ description: "Effect summary." })),
    innovation_summary: Type.Optional(Type.String({ description: "Innovation summary." })),
    problem_summary: Type.Optional(Type.String({ description: "Problem summary." })),
    triz_scientific_effects: Type.Optional(Type.Array(Type.Object({
      function: Type.Optional(Type.String({ description: "Function." })),
      oxford_function: Type.Optional(Type.String({ description: "Oxford function." })),
      scientific_effects: Type.Optional(Type.Array(Type.Object({
        how_to_solve: Type.Optional(Type.String({ description: "How to solve." })),
        oxford_scientific_effect: Type.Optional(Type.String({ description: "Oxford scientific effect." })),
        scientific_effect: Type.Optional(Type.String({ description: "Scientific effect." })),
      }), { description: "Scientific effects." })),
    }, { "x-inferred": true }), { description: "Triz scientific effects." })),
    triz_svop: Type.Optional(Type.Array(Type.Object({
      O: Type.Optional(Type.Object({
        hypernym: Type.Optional(Type.String({ description: "Hypernym." })),
        instance: Type.Optional(Type.String({ description: "Instance." })),
      }, { description: "O." })),
      P: Type.Optional(Type.Array(Type.Object({
        raw: Type.Optional(Type.String({ description: "Raw." })),
        standard: Type.Optional(Type.String({ description: "Standard." })),
      }), { description: "P." })),
      S: Type.Optional(Type.Object({
        hypernym: Type.Optional(Type.String({ description: "Hypernym." })),
        instance: Type.Optional(Type.String({ description: "Instance." })),
      }, { description: "S." })),
      V: Type.Optional(Type.Object({
        raw: Type.Optional(Type.String({ description: "Raw." })),
        standard: Type.Optional(Type.String({ description: "Standard." })),
      }, { description: "V." })),
    }, { "x-inferred": true }), { description: "Triz svop." })),
    triz_technical_contradiction: Type.Optional(Type.Array(Type.Object({
      contradiction_statement: Type.Optional(Type.String({ description: "Contradiction statement." })),
      invention_principles_applied: Type.Optional(Type.Array(Type.Object({
        how_to_solve: Type.Optional(Type.String({ description: "How to solve." })),
        principle_id: Type.Optional(Type.String({ description: "Identifier of the principle." })),
        principle_name: Type.Optional(Type.String({ description: "Principle name." })),
      }), { description: "Invention principles applied." })),
    }, { "x-inferred": true }), { description: "Triz technical contradiction." })),
  }), { description: "Cases." })),
  total: Type.Optional(Type.Integer({ description: "Number of all that match.", "x-unit": "count", examples: [1] })),
}, { title: "MethodServicesSolutionSearchAnswer" }),
});
