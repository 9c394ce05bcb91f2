export interface TracesSettings {
  /** Where spans go, by OTLP over HTTP: `http://127.0.0.1:4318/v1/traces`. */
  readonly url: string;
  /** Share of the traces that begin here that is sent, 0 to 1; what a client began is sent as the client says. */
  readonly share: number;
  /** Told of what could not be sent. Spans that could not be sent are lost; the service goes on. */
  readonly onError: (message: string) => void;
}

/**
 * Sends the spans of this process, in batches, from now until `close`; one at a time in a process. Its packages are
 * loaded here alone.
 * @throws Error that names the package that is not installed.
 */
export async function openTraces({ url, share, onError }: TracesSettings): Promise<{ close(): Promise<void> }> {
  const [node, { OTLPTraceExporter }, { diag, DiagLogLevel, trace, context, propagation }] = await packages();
  const { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } = node;
  const told = (message: string) => onError(message);
  diag.setLogger(
    { error: told, warn: told, info() {}, debug() {}, verbose() {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new NodeTracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    spanLimits: { attributeValueLengthLimit: 500 },
  });
  provider.register();
  return {
    async close() {
      // what cannot be sent within its time is lost, and was told
      await provider.shutdown().catch((error: unknown) => told(String((error as Error).message ?? error)));
      trace.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}

async function packages() {
  try {
    return await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/api'),
    ]);
  } catch (cause) {
    throw new Error(
      'Traces need the packages @opentelemetry/sdk-trace-node and @opentelemetry/exporter-trace-otlp-http: install them with npm, or leave PRIORA_TRACES_URL out.',
      { cause },
    );
  }
}
