import type { IncomingHttpHeaders } from 'node:http';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** A request of a client, as a span: a child of the client's own where it sends a `traceparent` (W3C Trace Context). */
export class RequestSpan {
  /** As logs name the trace; undefined where it is not sent. */
  readonly trace_id: string | undefined;
  readonly #span: Span;

  /** @param method HTTP method. */
  constructor(method: string, headers: IncomingHttpHeaders) {
    const from = propagation.extract(context.active(), headers);
    this.#span = trace
      .getTracer('priora')
      .startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, from);
    this.trace_id = this.#span.isRecording() ? this.#span.spanContext().traceId : undefined;
  }

  /** Runs what answers the request: spans of that are the request's. */
  during(run: () => void): void {
    context.with(trace.setSpan(context.active(), this.#span), run);
  }

  /** @param operation Id of an operation or name of a fixed route, never anything that a caller wrote. */
  end(method: string, operation: string, said: { status: number; error_code: number; correlation_id: string }): void {
    const { status, error_code, correlation_id } = said;
    this.#span.updateName(`${method} ${operation}`);
    this.#span.setAttributes({
      'http.route': operation,
      'http.response.status_code': status,
      'priora.error_code': error_code,
      'priora.correlation_id': correlation_id,
    });
    if (status >= 500) this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
  }
}
