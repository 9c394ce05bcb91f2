// Written by `npm run contract` from ../groups/tech-solution-exploration-materials.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const AI737FindSolutionNodeReferenceRequest = once(() => Type.Object({
  board_id: Type.String({ description: "Identifier of the board. From ai73-4FindSolutionThinking.", "x-format": "hex32", "x-from": ["ai73-4FindSolutionThinking"] }),
  node_id: Type.String({ description: "Identifier of the node. From ai73-5FindSolutionMind.", examples: ["node123456"], "x-from": ["ai73-5FindSolutionMind"] }),
  task_id: Type.String({ description: "Identifier of the task. From ai73-1FindSolutionSubmit.", "x-format": "hex32", "x-from": ["ai73-1FindSolutionSubmit"] }),
}, { title: "AI737FindSolutionNodeReferenceRequest", description: "Ai737 find solution node reference request." }));

export const ai73_1FindSolutionSubmit = shape({ id: "ai73-1FindSolutionSubmit", code: "AI73-1", method: "POST", path: "/ai/material/find-solution/submit", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => Type.Object({
  input: Type.String({ description: "The text given." }),
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
}, { title: "Ai731FindSolutionSubmitRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
}, { title: "Ai731FindSolutionSubmitAnswer" }),
});

export const ai73_2FindSolutionRecommend = shape({ id: "ai73-2FindSolutionRecommend", code: "AI73-2", method: "POST", path: "/ai/material/find-solution/recommend", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai73-1FindSolutionSubmit.", "x-format": "uuid", "x-from": ["ai73-1FindSolutionSubmit"] }),
}, { title: "Ai732FindSolutionRecommendRequest" }),
  answer: () => Type.Object({
  has_recommend: Type.Optional(Type.Boolean({ description: "False leaves the choice out." })),
  recommend: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Recommend." })),
  status: Type.Optional(Type.Enum(["RUNNING", "SUCCEED", "FAILED"], { type: "string", description: "Status." })),
}, { title: "Ai732FindSolutionRecommendAnswer" }),
});

export const ai73_3FindSolutionConfirmRecommend = shape({ id: "ai73-3FindSolutionConfirmRecommend", code: "AI73-3", method: "POST", path: "/ai/material/find-solution/confirm-recommend", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => Type.Object({
  recommend: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Recommend." })),
  task_id: Type.String({ description: "Identifier of the task. From ai73-1FindSolutionSubmit.", "x-format": "hex32", "x-from": ["ai73-1FindSolutionSubmit"] }),
}, { title: "Ai733FindSolutionConfirmRecommendRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
}, { title: "Ai733FindSolutionConfirmRecommendAnswer" }),
});

export const ai73_4FindSolutionThinking = shape({ id: "ai73-4FindSolutionThinking", code: "AI73-4", method: "POST", path: "/ai/material/find-solution/thinking", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai73-1FindSolutionSubmit.", "x-format": "uuid", "x-from": ["ai73-1FindSolutionSubmit"] }),
}, { title: "Ai734FindSolutionThinkingRequest" }),
  answer: () => Type.Object({
  board_id: Type.Optional(Type.String({ description: "For AI73-6 to AI73-9.", "x-format": "hex32" })),
  direction: Type.Optional(Type.Object({
    data: Type.Optional(Type.Object({
      status: Type.Optional(Type.String({ description: "Status.", "x-values": ["FINISH"] })),
      stream_message: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "Under each id a brief of name and description; under `<id>_details` a text.", "x-keys": "<direction id> and <direction id>_details" })),
    }, { description: "The result." })),
    error_code: Type.Optional(Type.Integer({ description: "0, or what went wrong.", "x-unit": "code" })),
    status: Type.Optional(Type.Boolean({ description: "Status." })),
  }, { description: "Direction.", "x-inferred": true, additionalProperties: true })),
  problem_statement: Type.Optional(Type.Object({
    background_context: Type.Optional(Type.String({ description: "Background context." })),
    domain: Type.Optional(Type.String({ description: "Domain." })),
    performance_requirements: Type.Optional(Type.Array(Type.Object({
      parameter: Type.Optional(Type.String({ description: "Parameter." })),
      target_value: Type.Optional(Type.String({ description: "Target value.", examples: ["290-400nm"] })),
      tolerance: Type.Optional(Type.String({ description: "Tolerance." })),
      unit: Type.Optional(Type.String({ description: "Unit of the value.", examples: ["nm"] })),
    }), { description: "Performance requirements." })),
    problem_title: Type.Optional(Type.String({ description: "Problem title." })),
    refined_statement: Type.Optional(Type.String({ description: "Refined statement." })),
    success_criteria: Type.Optional(Type.Array(Type.Object({
      metric: Type.Optional(Type.String({ description: "Metric." })),
      priority: Type.Optional(Type.String({ description: "Priority.", examples: ["high"] })),
      target: Type.Optional(Type.String({ description: "Biological target." })),
      validation_method: Type.Optional(Type.String({ description: "Validation method." })),
    }), { description: "Success criteria." })),
    technical_constraints: Type.Optional(Type.Array(Type.Object({
      category: Type.Optional(Type.String({ description: "Category." })),
      description: Type.Optional(Type.String({ description: "Description." })),
      impact_level: Type.Optional(Type.String({ description: "Impact level.", examples: ["high"] })),
    }), { description: "Technical constraints." })),
  }, { description: "Problem statement." })),
  references: Type.Optional(Type.Object({
    references: Type.Optional(Type.Array(Type.Object({
      apd: Type.Optional(Type.String({ description: "Application date. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
      authors: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "Authors." })),
      content: Type.Optional(Type.String({ description: "Content." })),
      link: Type.Optional(Type.String({ format: "uri", description: "Link." })),
      org_info: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "Organization details." })),
      pbd: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
      pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN101263125A"] })),
      project_id: Type.Optional(Type.String({ description: "Identifier of the project.", examples: ["proj-12345"] })),
      project_name: Type.Optional(Type.String({ description: "Project name." })),
      solution_id: Type.Optional(Type.String({ description: "Identifier of the solution.", "x-format": "uuid" })),
      solution_sub_type: Type.Optional(Type.String({ description: "Solution sub type.", examples: ["INVENTION"] })),
      solution_type: Type.Optional(Type.String({ description: "Solution type.", "x-values": ["PATENT", "PAPER", "WEBSITE"] })),
      title: Type.Optional(Type.String({ description: "Title." })),
    }), { description: "References." })),
  }, { description: "References." })),
  status: Type.Optional(Type.Enum(["RUNNING", "SUCCEED", "FAILED"], { type: "string", description: "Status." })),
}, { title: "Ai734FindSolutionThinkingAnswer" }),
});

export const ai73_5FindSolutionMind = shape({ id: "ai73-5FindSolutionMind", code: "AI73-5", method: "POST", path: "/ai/material/find-solution/mind", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai73-1FindSolutionSubmit.", "x-format": "uuid", "x-from": ["ai73-1FindSolutionSubmit"] }),
}, { title: "Ai735FindSolutionMindRequest" }),
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
            country_name: Type.Optional(Type.String({ description: "Country name." })),
            display_name: Type.Optional(Type.String({ description: "Name as it is shown." })),
            entity_id: Type.Optional(Type.String({ description: "Identifier of the entity.", "x-format": "hex32" })),
            entity_type: Type.Optional(Type.String({ description: "Entity type.", examples: ["Company"] })),
            founded_date: Type.Optional(Type.Integer({ format: "int32", description: "Date of foundation. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
            id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
            logo: Type.Optional(Type.String({ format: "uri", description: "Logo." })),
            name: Type.Optional(Type.String({ description: "Name." })),
            name_cn: Type.Optional(Type.String({ description: "Name, in Chinese." })),
            name_en: Type.Optional(Type.String({ description: "Name, in English.", examples: ["Dnect"] })),
            normalized_display_name: Type.Optional(Type.String({ description: "Normalized display name." })),
            normalized_entity_type_en: Type.Optional(Type.String({ description: "Normalized entity type, in English.", examples: ["Company"] })),
            normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
            normalized_logo: Type.Optional(Type.String({ format: "uri", description: "Normalized logo." })),
            normalized_name: Type.Optional(Type.String({ description: "Standardized name." })),
            site: Type.Optional(Type.String({ description: "Site.", examples: ["www.qhhry.com"] })),
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
}, { title: "Ai735FindSolutionMindAnswer" }),
});

export const ai73_6FindSolutionCitationReferenceList = shape({ id: "ai73-6FindSolutionCitationReferenceList", code: "AI73-6", method: "POST", path: "/ai/material/find-solution/citation-reference-list", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => Type.Object({
  board_id: Type.String({ description: "Identifier of the board. From ai73-4FindSolutionThinking.", "x-format": "hex32", "x-from": ["ai73-4FindSolutionThinking"] }),
  limit: Type.Optional(Type.Integer({ format: "int32", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  node_id: Type.String({ description: "Identifier of the node. From ai73-5FindSolutionMind.", examples: ["node123456"], "x-from": ["ai73-5FindSolutionMind"] }),
  page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  task_id: Type.String({ description: "Identifier of the task. From ai73-1FindSolutionSubmit.", "x-format": "hex32", "x-from": ["ai73-1FindSolutionSubmit"] }),
}, { title: "Ai736FindSolutionCitationReferenceListRequest" }),
  answer: () => Type.Object({
  has_next: Type.Optional(Type.Boolean({ description: "Whether a page follows." })),
  has_previous: Type.Optional(Type.Boolean({ description: "Whether a page comes before." })),
  limit: Type.Optional(Type.Integer({ format: "int32", description: "Most rows of this answer.", "x-unit": "rows", examples: [20] })),
  page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  records: Type.Optional(Type.Array(Type.Object({
    CONTENT: Type.Optional(Type.String({ description: "Content." })),
    ORG_INFO: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.String({ description: "Name as it is shown." })),
      id: Type.Optional(Type.String({ description: "Identifier." })),
    }), { description: "Organization details." })),
    PBD: Type.Optional(Type.String({ description: "Publication date." })),
    SOLUTION_ID: Type.Optional(Type.String({ description: "Solution id." })),
    SOLUTION_TYPE: Type.Optional(Type.String({ description: "Solution type." })),
    TITLE: Type.Optional(Type.String({ description: "Title." })),
  }, { "x-inferred": true }), { description: "Records." })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "Ai736FindSolutionCitationReferenceListAnswer" }),
});

export const ai73_7FindSolutionNodeReference = shape({ id: "ai73-7FindSolutionNodeReference", code: "AI73-7", method: "POST", path: "/ai/material/find-solution/node-reference", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => AI737FindSolutionNodeReferenceRequest(),
  answer: () => Type.Object({
  engineering_reliability: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Engineering reliability." })),
  expected_challenge: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Expected challenge." })),
  industry_application_cases: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Industry application cases." })),
  technical_maturity: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technical maturity." })),
  technical_principle: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Technical principle." })),
}, { title: "Ai737FindSolutionNodeReferenceAnswer" }),
});

export const ai73_8FindSolutionImplementation = shape({ id: "ai73-8FindSolutionImplementation", code: "AI73-8", method: "POST", path: "/ai/material/find-solution/implementation", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => AI737FindSolutionNodeReferenceRequest(),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
}, { title: "Ai738FindSolutionImplementationAnswer" }),
});

export const ai73_9FindSolutionImplementationResponse = shape({ id: "ai73-9FindSolutionImplementationResponse", code: "AI73-9", method: "POST", path: "/ai/material/find-solution/implementation-response", tag: "Tech Solution Exploration(Materials)" }, {
  body: () => AI737FindSolutionNodeReferenceRequest(),
  answer: () => Type.Object({
  markdown_message: Type.Optional(Type.String({ description: "Markdown." })),
  status: Type.Optional(Type.Enum(["RUNNING", "SUCCEED", "FAILED"], { type: "string", description: "Status." })),
}, { title: "Ai739FindSolutionImplementationResponseAnswer" }),
});
