import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

import { implementations } from '../../../server/routes/implementations.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';

/** Returns the calls without a handler, one line per area, as the README lists them. */
function listUnimplemented(): string {
  const built = new Set<Endpoint>(implementations.map(({ endpoint }) => endpoint));
  const byArea = new Map<string, string[]>();
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (built.has(endpoint)) continue;
    byArea.set(endpoint.area, [
      ...(byArea.get(endpoint.area) ?? []),
      `\`${endpoint.method} ${endpoint.path}\``,
    ]);
  }
  return [...byArea].map(([area, calls]) => `- ${area}: ${calls.join(', ')}`).join('\n');
}

it('PROD-14 the README lists exactly the calls that return 501', async () => {
  const readme = await readFile('README.md', 'utf8');
  const listed = /<!-- not-built:begin -->\s*([\s\S]*?)\s*<!-- not-built:end -->/.exec(readme)?.[1];
  expect(listed).toBe(listUnimplemented());
});
