// Written by `npm run contract` from ../groups/patent-basic-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './patent-basic-data.types.ts';

const shape = shapesOf<Operations>(new URL('./patent-basic-data.json', import.meta.url));

export const p011BasicPatentDataSimpleBibliography = shape({ id: "p011BasicPatentDataSimpleBibliography", code: "P011", method: "GET", path: "/basic-patent-data/simple-bibliography", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p012BasicPatentDataBibliography = shape({ id: "p012BasicPatentDataBibliography", code: "P012", method: "GET", path: "/basic-patent-data/bibliography", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p013BasicPatentDataLegalStatus = shape({ id: "p013BasicPatentDataLegalStatus", code: "P013", method: "GET", path: "/basic-patent-data/legal-status", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p014BasicPatentDataPatentFamily = shape({ id: "p014BasicPatentDataPatentFamily", code: "P014", method: "GET", path: "/basic-patent-data/patent-family", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p015BasicPatentDataBackwardCitation = shape({ id: "p015BasicPatentDataBackwardCitation", code: "P015", method: "GET", path: "/basic-patent-data/backward-citation", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p016AdvancedPatentDataForwardCitation = shape({ id: "p016AdvancedPatentDataForwardCitation", code: "P016", method: "GET", path: "/advanced-patent-data/forward-citation", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p018BasicPatentDataClaimData = shape({ id: "p018BasicPatentDataClaimData", code: "P018", method: "GET", path: "/basic-patent-data/claim-data", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p019BasicPatentDataDescriptionData = shape({ id: "p019BasicPatentDataDescriptionData", code: "P019", method: "GET", path: "/basic-patent-data/description-data", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p020BasicPatentDataPdfData = shape({ id: "p020BasicPatentDataPdfData", code: "P020", method: "GET", path: "/basic-patent-data/pdf-data", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p021BasicPatentDataAbstractImage = shape({ id: "p021BasicPatentDataAbstractImage", code: "P021", method: "GET", path: "/basic-patent-data/abstract-image", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p041BasicPatentDataSimpleLegalStatus = shape({ id: "p041BasicPatentDataSimpleLegalStatus", code: "P041", method: "GET", path: "/basic-patent-data/simple-legal-status", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p042BasicPatentDataFulltextImage = shape({ id: "p042BasicPatentDataFulltextImage", code: "P042", method: "POST", path: "/basic-patent-data/fulltext-image", tag: "Patent Basic Data" }, ["body", "answer"]);
export const p042BasicPatentDataFulltextInlineImage = shape({ id: "p042BasicPatentDataFulltextInlineImage", code: "P042", method: "GET", path: "/basic-patent-data/fulltext-inline-image", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p043BasicPatentDataAbstractDataTranslated = shape({ id: "p043BasicPatentDataAbstractDataTranslated", code: "P043", method: "GET", path: "/basic-patent-data/abstract-data-translated", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p044BasicPatentDataClaimDataTranslated = shape({ id: "p044BasicPatentDataClaimDataTranslated", code: "P044", method: "GET", path: "/basic-patent-data/claim-data-translated", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p045BasicPatentDataDescriptionDataTranslated = shape({ id: "p045BasicPatentDataDescriptionDataTranslated", code: "P045", method: "GET", path: "/basic-patent-data/description-data-translated", tag: "Patent Basic Data" }, ["query", "answer"]);
export const p073BasicPatentDataDescriptionOffset = shape({ id: "p073BasicPatentDataDescriptionOffset", code: "P073", method: "GET", path: "/basic-patent-data/description-offset", tag: "Patent Basic Data" }, ["query", "answer"]);
