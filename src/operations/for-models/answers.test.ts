import { expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { demoService } from '#testing/demo-service.ts';
import { edgeAnswers } from '#testing/edge-answers.ts';
import type { CallOptions, TestService } from '#testing/service.ts';
import { forModels } from './index.ts';

/**
 * Calls a tool as a model does, which asks for its task again as long as it is told that the work goes on; its words
 * and what it says as data are one answer.
 */
const asModel =
  ({ url, key }: TestService): TestService['call'] =>
  async (operation, given = {}) => {
    const { id: name } = operation as Operation;
    const send = (body: unknown) =>
      fetch(`${url}/mcp`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: body } }),
      });
    let response = await send(given.body);
    let { result } = (await response.json()) as any;
    for (let task = result.structuredContent; task?.status === 'running'; task = result.structuredContent) {
      response = await send({ task_id: task.task_id });
      ({ result } = (await response.json()) as any);
    }
    const text = steady(result.content[0].text, result.structuredContent?.task_id);
    const data = result.structuredContent ? { ...result.structuredContent, text } : textAsJson(text);
    const json = { status: !result.isError, error_msg: text, data };
    return { status: response.status, headers: response.headers, text, json, data };
  };

/** A text without what differs from run to run: ids of the call and of the task, and addresses of files. */
const steady = (text: string, task_id = '<task>'): string =>
  text
    .replaceAll(task_id, '<task>')
    .replace(/, correlation id [\w-]{1,64}/, '')
    .replace(/\/files\/[^\s<>")]{1,400}/g, '/files/...');

/** The text of tools that answer JSON. */
function textAsJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const tools = forModels.flatMap(({ operations }) => operations);

// as they were written down: after a change that is meant, `vitest run src/operations/for-models -u`, and the diff
it.each(tools.map((tool) => [tool.id, tool] as const))(
  '%s answers its example, and calls that differ from it in one field',
  async (id, tool) => {
    const call = asModel(await demoService());
    const given = tool.example as CallOptions;
    const said = await edgeAnswers({ call }, tool, { given, reply: await call(tool, given) }, new Map());
    await expect(said).toMatchFileSnapshot(`./readings/answers-${id}.txt`);
  },
);
