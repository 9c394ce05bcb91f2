// Written by `npm run contract` from ../groups/patent-monitor-and-export.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './patent-monitor-and-export.types.ts';

const shape = shapesOf<Operations>(new URL('./patent-monitor-and-export.json', import.meta.url));

export const p055PatentSearchExport = shape({ id: "p055PatentSearchExport", code: "P055", method: "POST", path: "/patent-search/export", tag: "Patent Monitor and Export" }, ["body", "answer"]);
export const p055PatentSearchTask = shape({ id: "p055PatentSearchTask", code: "P055", method: "GET", path: "/patent-search/task", tag: "Patent Monitor and Export" }, ["query", "answer"]);
export const p056PatentAlertCreate = shape({ id: "p056PatentAlertCreate", code: "P056", method: "GET", path: "/patent-alert/create", tag: "Patent Monitor and Export" }, ["query", "answer"]);
export const p057PatentAlertCheck = shape({ id: "p057PatentAlertCheck", code: "P057", method: "GET", path: "/patent-alert/check", tag: "Patent Monitor and Export" }, ["query", "answer"]);
export const p058PatentAlertUpdate = shape({ id: "p058PatentAlertUpdate", code: "P058", method: "GET", path: "/patent-alert/update", tag: "Patent Monitor and Export" }, ["query", "answer"]);
export const p059PatentAlertDelete = shape({ id: "p059PatentAlertDelete", code: "P059", method: "DELETE", path: "/patent-alert/delete", tag: "Patent Monitor and Export" }, ["body", "query", "answer"]);
