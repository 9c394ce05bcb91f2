import { type Attributes, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { streamWithin } from '#stream-within.ts';

/**
 * Spans of traces, by the OpenTelemetry interface: where no exporter was opened (`exporter.ts`), each of them costs a
 * call of a function that does nothing. What callers wrote (searches, questions, ideas) is never an attribute: a trace
 * may go to a machine of others.
 */
const tracer = () => trace.getTracer('priora');

/** Runs something as a span of the one that is under way; it fails as what it runs does. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  run: (span: Span) => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  return tracer().startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** As `inSpan`, for what comes piece by piece: the span lasts until the last piece or until nobody reads on. */
export async function* streamInSpan<T, R>(
  name: string,
  attributes: Attributes,
  run: (span: Span) => AsyncGenerator<T, R>,
  kind: SpanKind = SpanKind.INTERNAL,
): AsyncGenerator<T, R> {
  const span = tracer().startSpan(name, { attributes, kind });
  const active = trace.setSpan(context.active(), span);
  try {
    return yield* streamWithin(
      (make) => context.with(active, make),
      () => run(span),
    );
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Notes that a span failed, by the kind of the failure alone: its message may hold what a caller wrote. */
function fail(span: Span, error: unknown): void {
  const { name, code, kind } = Object(error) as { name?: unknown; code?: unknown; kind?: unknown };
  span.setAttribute('error.type', String(code ?? kind ?? name ?? 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
