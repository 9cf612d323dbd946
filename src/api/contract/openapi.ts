import * as z from 'zod/mini';

import { policy } from '../../domain/access/policy.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { problemContent } from './problem-content.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = Readonly<Record<string, Json>>;
type Schemas = Record<string, Json>;

type Parameter = JsonObject & { readonly name: string };
interface Answer {
  readonly description?: string;
  readonly content?: JsonObject;
  readonly $ref?: string;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-requirements': readonly string[];
  readonly 'x-roles': readonly string[];
  readonly security: readonly JsonObject[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: JsonObject;
  readonly responses: Readonly<Record<string, Answer>>;
}
/** The document as far as its readers need its shape. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: JsonObject;
  readonly servers: readonly JsonObject[];
  readonly tags: readonly JsonObject[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: JsonObject;
    readonly schemas: Schemas;
    readonly responses: JsonObject;
  };
}

const problems: Readonly<Record<number, string>> = {
  400: 'Something in the request is not valid; `errors` says what, by field.',
  401: 'No bearer token, or one that is not good any more.',
  403: 'The role of the caller does not allow this.',
  404: 'There is nothing with this id, or nothing the caller may see.',
  409: 'This cannot be done in the present state.',
  412: 'If-Match names a version that is not the current one; ETag is the current one.',
  413: 'The body is too large.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many attempts; Retry-After says for how many seconds.',
  500: 'The server failed.',
  501: 'The call is not built yet.',
};

const headersOf: Readonly<Record<number, JsonObject>> = {
  412: { ETag: { description: 'The current version.', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
};

const componentAddress = '#/components/schemas/';

/** A schema as the wire sees it; named schemas go to `schemas` and are referred to. */
function schemaOf(schema: z.ZodMiniType, schemas: Schemas): JsonObject {
  const {
    $schema: _dialect,
    $defs = {},
    ...shape
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const written = JSON.parse(
    JSON.stringify({ shape, $defs }).replaceAll('"$ref":"#/$defs/', `"$ref":"${componentAddress}`),
  ) as { shape: JsonObject; $defs: Schemas };
  Object.assign(schemas, written.$defs);
  return written.shape;
}

const envelope = (content: JsonObject): JsonObject => ({
  type: 'object',
  properties: { content },
  required: ['content'],
});

/** The properties of an object's schema as parameters of a request. */
function parametersOf(
  schema: z.ZodMiniType | undefined,
  place: 'path' | 'query',
  schemas: Schemas,
): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, schemas) as {
    properties?: Record<string, JsonObject>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    ...(shape['type'] === 'array' ? { style: 'form', explode: false } : {}),
  }));
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

function headerParameters({ method, errors = [] }: Endpoint): Parameter[] {
  return [
    ...(errors.includes(412)
      ? [header('If-Match', 'The version to replace, in quotes; without it the last write wins.')]
      : []),
    ...(method === 'POST'
      ? [
          header(
            'Idempotency-Key',
            'A repetition with the same key and body gets the first answer again.',
          ),
        ]
      : []),
  ];
}

/** The roles of the policy table that may make a call. */
export function rolesThatMay(access: Access): readonly EffectiveRole[] {
  const everyRole = Object.keys(policy) as EffectiveRole[];
  return access === 'public'
    ? everyRole
    : everyRole.filter((role) => policy[role].permissions.includes(access));
}

/** Every status of 400 and above a caller must expect. */
const expectedErrors = ({ access, errors = [] }: Endpoint): readonly number[] =>
  [...new Set([400, ...(access === 'public' ? [] : [401, 403]), ...errors, 500])].sort(
    (one, other) => one - other,
  );

function operationOf(name: string, endpoint: Endpoint, schemas: Schemas): Operation {
  const { area, summary, access, ids, body, request, answers, response, params, query } = endpoint;
  const parameters = [
    ...parametersOf(params, 'path', schemas),
    ...parametersOf(query, 'query', schemas),
    ...headerParameters(endpoint),
  ];
  const mediaType = request === 'multipart' ? 'multipart/form-data' : 'application/json';
  const content: JsonObject =
    answers === 'blob'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: envelope(schemaOf(response, schemas)) } };
  return {
    operationId: name,
    summary,
    tags: [area],
    'x-requirements': ids,
    'x-roles': rolesThatMay(access),
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters,
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !body.safeParse(undefined).success,
            content: { [mediaType]: { schema: schemaOf(body, schemas) } },
          },
        }),
    responses: {
      200: {
        description: answers === 'blob' ? 'A file; Content-Disposition carries its name.' : 'Done.',
        content,
      },
      ...Object.fromEntries(
        expectedErrors(endpoint).map((status) => [
          status,
          { $ref: `#/components/responses/${String(status)}` },
        ]),
      ),
    },
  };
}

/** Two rows of one method and path, told apart by a query value (`when`), as the one operation OpenAPI knows. */
function joined(usual: Operation, variant: Operation, { when = {} }: Endpoint): Operation {
  const asked = Object.entries(when)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const parameters = [
    ...usual.parameters,
    ...variant.parameters
      .filter(({ name }) => !usual.parameters.some((one) => one.name === name))
      .map((one) => ({ ...one, required: false })),
  ];
  const usualAnswer = usual.responses['200'];
  const content = { ...usualAnswer?.content, ...variant.responses['200']?.content };
  return {
    ...usual,
    summary: `${usual.summary} With ${asked}: ${variant.summary}`,
    'x-requirements': [...usual['x-requirements'], ...variant['x-requirements']],
    parameters,
    responses: {
      ...usual.responses,
      200: { description: usualAnswer?.description ?? '', content },
    },
  };
}

function problemResponses(): JsonObject {
  return Object.fromEntries(
    Object.entries(problems).map(([status, description]) => [
      status,
      {
        description,
        ...(Number(status) in headersOf
          ? { headers: headersOf[Number(status)] as JsonObject }
          : {}),
        content: { 'application/json': { schema: { $ref: `${componentAddress}Problem` } } },
      },
    ]),
  );
}

/** The OpenAPI 3.1 document of a table of endpoints: the wire as it travels, who may call, and the requirement ids. */
export function openApiDocument(
  table: Readonly<Record<string, Endpoint>> = endpoints,
): OpenApiDocument {
  const schemas: Schemas = {};
  schemas['Problem'] = envelope(schemaOf(problemContent, schemas));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const operations = (paths[endpoint.path] ??= {});
    const method = endpoint.method.toLowerCase();
    const operation = operationOf(name, endpoint, schemas);
    const there = operations[method];
    operations[method] = there === undefined ? operation : joined(there, operation, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern API',
      version: '1.0.0',
      description:
        'The calls of the Lectern console. Successful answers are `{"content": ...}`; errors are `{"content": {"message", "code", "errors"}}`. Times are ISO 8601 in UTC.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(table).map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas,
      responses: problemResponses(),
    },
  };
}
