import { createHash } from 'node:crypto';

import * as z from 'zod';

import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { policy } from '../../src/domain/access/policy.ts';
import type { EffectiveRole } from '../../src/domain/access/role.ts';

const style = `
:root { color-scheme: light dark; --paper: #faf9f6; --ink: #1b1f27; --soft: #5d6573;
  --line: #dcdad3; --accent: #3657c9; --panel: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171c; --ink: #e7e8ea; --soft: #9aa2af; --line: #2c323b; --accent: #8fa8ff;
    --panel: #1a1e25; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.55 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main, header, nav { max-inline-size: 60rem; margin-inline: auto; padding-inline: 1.5rem; }
h1 { font-size: 1.6rem; margin-block: 2rem .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.15rem; margin-block: 2.5rem .5rem; padding-block-end: .25rem;
  border-block-end: 1px solid var(--line); }
p { margin-block: .25rem; color: var(--soft); }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
article { background: var(--panel); border: 1px solid var(--line); border-radius: 6px;
  margin-block: .75rem; padding: .75rem 1rem; scroll-margin-block-start: 1rem; }
h3 { font: 600 .9rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
h3 a { color: inherit; text-decoration: none; }
h3 b { display: inline-block; min-inline-size: 4.5rem; color: var(--accent); }
pre { overflow-x: auto; margin: .5rem 0 0; padding: .75rem; border: 1px solid var(--line);
  border-radius: 4px; font: 12.5px/1.5 ui-monospace, monospace; }
summary { cursor: pointer; color: var(--soft); padding-block: .15rem; }
`;

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const formatAddress = ({ path, when }: Endpoint): string =>
  path + (when === undefined ? '' : `?${new URLSearchParams(when).toString()}`);

const formatAnchor = (endpoint: Endpoint): string =>
  `${endpoint.method}-${formatAddress(endpoint)
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`.toLowerCase();

/** Returns the permission of an endpoint and the roles that hold it. */
function formatRoles({ access }: Endpoint): string {
  if (access === 'public') return 'Everyone';
  const roles = (Object.keys(policy) as EffectiveRole[]).filter((role) =>
    policy[role].permissions.includes(access),
  );
  return `${access}: ${roles.join(', ')}`;
}

function renderSchema(title: string, schema: Endpoint['body'], io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  const { $schema: _version, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(shape, null, 2))}</pre></details>`;
}

function renderEndpoint(endpoint: Endpoint): string {
  const anchor = formatAnchor(endpoint);
  const errors = [
    ...new Set([
      400,
      ...(endpoint.access === 'public' ? [] : [401, 403]),
      ...(endpoint.errors ?? []),
      500,
    ]),
  ].sort((a, b) => a - b);
  const facts = [
    ['Roles', formatRoles(endpoint)],
    ['Body', endpoint.request],
    ['Response', endpoint.returns],
    ['Errors', errors.join(', ')],
    ['Requirements', endpoint.ids.join(', ')],
  ] as const;
  const schemas = [
    ['Path', endpoint.params],
    ['Query', endpoint.query],
    ['Body', endpoint.body],
    ['Content', endpoint.returns === 'json' ? endpoint.response : undefined],
  ] as const;
  return `<article id="${anchor}">
<h3><a href="#${anchor}"><b>${endpoint.method}</b> ${escapeHtml(formatAddress(endpoint))}</a></h3>
<p>${escapeHtml(endpoint.summary)}</p>
<p>${facts.map(([name, value]) => `${name}: ${escapeHtml(value)}.`).join(' ')}</p>
${schemas.map(([name, schema]) => renderSchema(name, schema, 'input')).join('')}
</article>`;
}

/**
 * Renders the contract as one page without scripts. `styleHash` identifies its style in the content
 * security policy.
 */
export function renderDocumentationPage(endpoints: readonly Endpoint[]): {
  readonly html: string;
  readonly styleHash: string;
} {
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  const sections = areas.map(
    (area) =>
      `<section id="area-${escapeHtml(area)}"><h2>${escapeHtml(area)}</h2>${endpoints
        .filter((one) => one.area === area)
        .map(renderEndpoint)
        .join('\n')}</section>`,
  );
  const links = areas.map(
    (area) => `<li><a href="#area-${escapeHtml(area)}">${escapeHtml(area)}</a></li>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lectern API</title><style>${style}</style></head>
<body><header><h1>Lectern API</h1>
<p>${String(endpoints.length)} calls. Responses are <code>{"content": ...}</code>,
errors <code>{"content": {"message", "code", "errors"}}</code>.
Also available as <a href="/api/openapi.json">OpenAPI</a>.</p></header>
<nav aria-label="Areas"><ul>${links.join('')}</ul></nav>
<main>${sections.join('\n')}</main></body></html>`;
  return { html, styleHash: createHash('sha256').update(style).digest('base64') };
}
