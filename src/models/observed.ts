import { SpanKind } from '@opentelemetry/api';
import { inSpan, streamInSpan } from '#tracing/span.ts';
import type { Model, Usage } from './model.ts';

/** A model whose calls are spans of traces, named as OpenTelemetry's conventions for generative models name them. */
export function observedModel(model: Model): Model {
  const attributes = (operation: string, name: string) => ({
    'gen_ai.operation.name': operation,
    'gen_ai.request.model': name,
  });
  const used = ({ input_tokens, output_tokens }: Usage) => ({
    'gen_ai.usage.input_tokens': input_tokens,
    'gen_ai.usage.output_tokens': output_tokens,
  });
  const { embed, embedding_model } = model;
  return {
    ...model,
    text: (call) =>
      streamInSpan(
        `chat ${model.name}`,
        attributes('chat', model.name),
        async function* (span) {
          const end = yield* model.text(call);
          span.setAttributes(used(end.usage));
          return end;
        },
        SpanKind.CLIENT,
      ),
    object: (schema, call) =>
      inSpan(
        `chat ${model.name}`,
        attributes('chat', model.name),
        async (span) => {
          const answer = await model.object(schema, call);
          span.setAttributes(used(answer.usage));
          return answer;
        },
        SpanKind.CLIENT,
      ),
    ...(embed &&
      embedding_model !== undefined && {
        embed: (texts, call) =>
          inSpan(
            `embeddings ${embedding_model}`,
            attributes('embeddings', embedding_model),
            () => embed.call(model, texts, call),
            SpanKind.CLIENT,
          ),
      }),
  };
}
