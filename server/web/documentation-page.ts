import { createHash } from 'node:crypto';

import * as z from 'zod';

import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { policy } from '../../src/domain/access/policy.ts';
import type { EffectiveRole } from '../../src/domain/access/role.ts';

const style = `
:root { color-scheme: light dark; --paper: #faf9f6; --ink: #1b1f27; --soft: #5d6573; --line: #dcdad3; --accent: #3657c9; --panel: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171c; --ink: #e7e8ea; --soft: #9aa2af; --line: #2c323b; --accent: #8fa8ff; --panel: #1a1e25; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.55 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main, header, nav { max-inline-size: 60rem; margin-inline: auto; padding-inline: 1.5rem; }
h1 { font-size: 1.6rem; margin-block: 2rem .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.15rem; margin-block: 2.5rem .5rem; padding-block-end: .25rem; border-block-end: 1px solid var(--line); }
p { margin-block: .25rem; color: var(--soft); }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
article { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; margin-block: .75rem; padding: .75rem 1rem; scroll-margin-block-start: 1rem; }
h3 { font: 600 .9rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
h3 a { color: inherit; text-decoration: none; }
h3 b { display: inline-block; min-inline-size: 4.5rem; color: var(--accent); }
pre { overflow-x: auto; margin: .5rem 0 0; padding: .75rem; border: 1px solid var(--line); border-radius: 4px; font: 12.5px/1.5 ui-monospace, monospace; }
summary { cursor: pointer; color: var(--soft); padding-block: .15rem; }
`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const addressOf = ({ path, when }: Endpoint): string =>
  path + (when === undefined ? '' : `?${new URLSearchParams(when).toString()}`);

const anchorOf = (endpoint: Endpoint): string =>
  `${endpoint.method}-${addressOf(endpoint)
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`.toLowerCase();

/** Who may call, in words: the roles whose row of the policy table holds the permission. */
function whoMayCall({ access }: Endpoint): string {
  if (access === 'public') return 'Anybody';
  const roles = (Object.keys(policy) as EffectiveRole[]).filter((role) =>
    policy[role].permissions.includes(access),
  );
  return `${access}: ${roles.join(', ')}`;
}

function schemaBlock(title: string, schema: Endpoint['body'], io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  const { $schema: _version, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return `<details><summary>${title}</summary><pre tabindex="0">${escaped(JSON.stringify(shape, null, 2))}</pre></details>`;
}

function endpointBlock(endpoint: Endpoint): string {
  const anchor = anchorOf(endpoint);
  const errors = [
    ...new Set([
      400,
      ...(endpoint.access === 'public' ? [] : [401, 403]),
      ...(endpoint.errors ?? []),
      500,
    ]),
  ].sort((a, b) => a - b);
  return `<article id="${anchor}">
<h3><a href="#${anchor}"><b>${endpoint.method}</b> ${escaped(addressOf(endpoint))}</a></h3>
<p>${escaped(endpoint.summary)}</p>
<p>Who may call: ${escaped(whoMayCall(endpoint))}. Body: ${endpoint.request}. Answer: ${endpoint.answers}. Errors: ${errors.join(', ')}. Requirements: ${escaped(endpoint.ids.join(', '))}.</p>
${schemaBlock('Path', endpoint.params, 'input')}${schemaBlock('Query', endpoint.query, 'input')}${schemaBlock('Body', endpoint.body, 'input')}${endpoint.answers === 'json' ? schemaBlock('Content', endpoint.response, 'input') : ''}
</article>`;
}

/** The readable form of the contract: one page without scripts, and the hash its style is known by to the content security policy. */
export function documentationPage(endpoints: readonly Endpoint[]): {
  readonly html: string;
  readonly styleHash: string;
} {
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  const sections = areas.map(
    (area) =>
      `<section id="area-${escaped(area)}"><h2>${escaped(area)}</h2>${endpoints
        .filter((one) => one.area === area)
        .map(endpointBlock)
        .join('\n')}</section>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lectern API</title><style>${style}</style></head>
<body><header><h1>Lectern API</h1><p>${String(endpoints.length)} calls. Answers are <code>{"content": ...}</code>, errors <code>{"content": {"message", "code", "errors"}}</code>. The same as <a href="/api/openapi.json">OpenAPI</a>.</p></header>
<nav aria-label="Areas"><ul>${areas.map((area) => `<li><a href="#area-${escaped(area)}">${escaped(area)}</a></li>`).join('')}</ul></nav>
<main>${sections.join('\n')}</main></body></html>`;
  return { html, styleHash: createHash('sha256').update(style).digest('base64') };
}
