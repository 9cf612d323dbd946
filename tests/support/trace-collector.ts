import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received span; ids are hexadecimal. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly service: unknown;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector that keeps what it receives as OTLP/HTTP in JSON. */
export interface TraceCollector {
  readonly address: string;
  readonly spans: readonly ReceivedSpan[];
  readonly stop: () => Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes' | 'service'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

const readAttributes = (attributes: readonly Attribute[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const readSpans = (request: ExportRequest): readonly ReceivedSpan[] =>
  request.resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: readAttributes(span.attributes),
        service: readAttributes(resource.attributes)['service.name'],
      })),
    ),
  );

/** Starts a collector on a free port; one that `hangs` takes requests and never answers. */
export async function startTraceCollector(hangs = false): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (hangs || request.url !== '/v1/traces') return;
      spans.push(...readSpans(JSON.parse(Buffer.concat(chunks).toString()) as ExportRequest));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    spans,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
