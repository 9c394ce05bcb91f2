// Written by `npm run contract` from ../groups/chemical-sar-extract.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const fileDetail = shape({ id: "fileDetail", method: "POST", path: "/eurekals/open/sar/file/detail", tag: "Chemical SAR Extract", consumes: "*/*" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From fileExtract.", examples: ["abc123xyz"], "x-from": ["fileExtract"] }),
}, { title: "FileDetailRequest" }),
  answer: () => Type.Object({
  files: Type.Optional(Type.Array(Type.Object({
    file_id: Type.Optional(Type.String({ description: "Identifier of the file.", examples: ["abc123xyz"] })),
    file_name: Type.Optional(Type.String({ description: "File name.", examples: ["patent.pdf"] })),
    items: Type.Optional(Type.Array(Type.Object({
      dosing_regimen: Type.Optional(Type.Object({
        dosage: Type.Optional(Type.String({ description: "Dosage." })),
        duration: Type.Optional(Type.String({ description: "Duration." })),
        frequency: Type.Optional(Type.String({ description: "How often." })),
        route: Type.Optional(Type.String({ description: "Route.", examples: ["Oral"] })),
      }, { description: "Dosing regimen." })),
      experimental_method: Type.Optional(Type.String({ description: "Experimental method." })),
      experimental_purpose: Type.Optional(Type.String({ description: "Experimental purpose.", examples: ["Cytotoxicity"] })),
      experimental_subject: Type.Optional(Type.String({ description: "Experimental subject." })),
      experimental_target: Type.Optional(Type.String({ description: "Experimental target.", examples: ["EGFR"] })),
      indicator: Type.Optional(Type.String({ description: "Indicator.", examples: ["IC50"] })),
      match: Type.Optional(Type.Boolean({ description: "Match." })),
      other_name: Type.Optional(Type.String({ description: "Other name." })),
      protein_subtype: Type.Optional(Type.String({ description: "Protein subtype.", examples: ["EGFR-T790M"] })),
      result_id: Type.Optional(Type.String({ description: "Identifier of the result.", examples: ["result_123456"] })),
      source: Type.Optional(Type.Object({
        height: Type.Optional(Type.Integer({ description: "Height.", "x-unit": "px" })),
        page: Type.Optional(Type.Integer({ description: "Page, from 1.", "x-unit": "page" })),
        width: Type.Optional(Type.Integer({ description: "Width.", "x-unit": "px" })),
        x: Type.Optional(Type.Integer({ description: "Horizontal coordinate.", "x-unit": "count" })),
        y: Type.Optional(Type.Integer({ description: "Vertical coordinate.", "x-unit": "count" })),
      }, { description: "Where it comes from.", "x-inferred": true, additionalProperties: true })),
      standardized_target: Type.Optional(Type.Array(Type.Object({
        display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
        display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English.", examples: ["EGFR"] })),
        target_id: Type.Optional(Type.String({ description: "Identifier of the target.", examples: ["T001"] })),
      }), { description: "Standardized target." })),
      structure: Type.Optional(Type.Object({
        inchy_key: Type.Optional(Type.String({ description: "Inchy key.", "x-format": "inchikey" })),
        mol: Type.Optional(Type.String({ description: "Molecule." })),
        smiles: Type.Optional(Type.String({ description: "SMILES of the compound.", examples: ["CC(=O)Oc1ccccc1C(=O)O"] })),
      }, { description: "Structure." })),
      substance_code: Type.Optional(Type.Object({
        code: Type.Optional(Type.String({ description: "Code." })),
        name: Type.Optional(Type.String({ description: "Name." })),
      }, { description: "Substance code.", "x-inferred": true, additionalProperties: true })),
      target: Type.Optional(Type.Array(Type.String({ examples: ["EGFR"], "x-inferred": true }), { description: "Biological target." })),
      unit: Type.Optional(Type.String({ description: "Unit of the value.", examples: ["nM"] })),
      value: Type.Optional(Type.String({ description: "Value.", examples: ["10"] })),
      value_source: Type.Optional(Type.String({ description: "Value source.", examples: ["Literature"] })),
    }), { description: "Only when status is SUCCESS." })),
    status: Type.Optional(Type.Enum(["PENDING", "PROCESSING", "SUCCESS", "FAILED"], { type: "string", description: "Status." })),
    total: Type.Optional(Type.Integer({ format: "int32", description: "Only when status is SUCCESS.", "x-unit": "count", examples: [5] })),
  }), { description: "Files." })),
  status: Type.Optional(Type.Enum(["PENDING", "PROCESSING", "SUCCESS", "FAILED", "NOT_FOUND"], { type: "string", description: "Status." })),
}, { title: "FileDetailAnswer" }),
});

export const fileExtract = shape({ id: "fileExtract", method: "POST", path: "/eurekals/open/sar/file/extract", tag: "Chemical SAR Extract", consumes: "multipart/form-data" }, {
  body: () => Type.Object({
  file: Type.Optional(Type.String({ format: "binary", description: "The file. Give file or pn.", "x-accept": ["pdf"] })),
}, { title: "FileExtractRequest" }),
  query: () => Type.Object({
  language: Type.Enum(["CN", "EN"], { type: "string", description: "Language." }),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US10392366B2"] })),
}),
  answer: () => Type.Object({
  status: Type.Optional(Type.Enum(["PENDING", "FAILED"], { type: "string", description: "Status." })),
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", examples: ["abc123xyz"] })),
}, { title: "FileExtractAnswer" }),
});
