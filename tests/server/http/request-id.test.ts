import { expect, it } from 'vitest';

import { readRequestIds } from '../../../server/http/request-id.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = `00-${trace}-00f067aa0ba902b7-01`;

it.each([
  ['balancer-17-42', undefined, { requestId: 'balancer-17-42', traceId: null }],
  ['balancer-17-42', parent, { requestId: 'balancer-17-42', traceId: trace }],
  [undefined, parent, { requestId: trace, traceId: trace }],
  [undefined, undefined, { requestId: 'own', traceId: null }],
  ['short', undefined, { requestId: 'own', traceId: null }],
  ['with a "quote" and\nline', undefined, { requestId: 'own', traceId: null }],
  ['x'.repeat(129), undefined, { requestId: 'own', traceId: null }],
  [undefined, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, { requestId: 'own', traceId: null }],
  [undefined, 'garbage', { requestId: 'own', traceId: null }],
])('X-Request-Id %s and traceparent %s give %o', (header, traceparent, ids) => {
  expect(readRequestIds(header, traceparent, () => 'own')).toEqual(ids);
});
