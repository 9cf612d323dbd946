import * as z from 'zod/mini';
import { policy } from '../../domain/access/policy.ts';
import type { EffectiveRole } from '../../domain/access/role.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import {
  componentAddress,
  toParameters,
  toSchema,
  wrapContent,
  type JsonObject,
  type Parameter,
  type Schemas,
} from './openapi-schemas.ts';

/**
 * The content of every response with a status of 400 or above: a message, a code for programs, and
 * errors by field (`activities.0.title`).
 */
const problemContent = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

interface ResponseObject {
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
  readonly responses: Readonly<Record<string, ResponseObject>>;
}
/** The parts of the OpenAPI document that its readers use. */
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

const describeHeader = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

function listHeaders({ method, reads, errors = [] }: Endpoint): Parameter[] {
  return [
    ...(errors.includes(412)
      ? [
          describeHeader(
            'If-Match',
            'The version to replace, in quotes; without it the last write wins.',
          ),
        ]
      : []),
    ...(method === 'POST' && reads !== true
      ? [
          describeHeader(
            'Idempotency-Key',
            'A repetition with the same key and body gets the first answer again.',
          ),
        ]
      : []),
  ];
}

/** Returns the roles that may make a call, from the policy table. */
export function listAllowedRoles(access: Access): readonly EffectiveRole[] {
  const everyRole = Object.keys(policy) as EffectiveRole[];
  return access === 'public'
    ? everyRole
    : everyRole.filter((role) => policy[role].permissions.includes(access));
}

/** Returns every status of 400 and above that a call can return. */
const expectedErrors = ({ access, errors = [] }: Endpoint): readonly number[] =>
  [...new Set([400, ...(access === 'public' ? [] : [401, 403]), ...errors, 500])].sort(
    (one, other) => one - other,
  );

function createOperation(name: string, endpoint: Endpoint, schemas: Schemas): Operation {
  const { area, summary, access, ids, body, request, returns, response, params, query } = endpoint;
  const parameters = [
    ...toParameters(params, 'path', schemas),
    ...toParameters(query, 'query', schemas),
    ...listHeaders(endpoint),
  ];
  const mediaType = request === 'multipart' ? 'multipart/form-data' : 'application/json';
  const content: JsonObject =
    returns === 'blob'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: wrapContent(toSchema(response, schemas)) } };
  return {
    operationId: name,
    summary,
    tags: [area],
    'x-requirements': ids,
    'x-roles': listAllowedRoles(access),
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters,
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !body.safeParse(undefined).success,
            content: { [mediaType]: { schema: toSchema(body, schemas) } },
          },
        }),
    responses: {
      200: {
        description: returns === 'blob' ? 'A file; Content-Disposition carries its name.' : 'Done.',
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

/**
 * Merges two endpoints with the same method and path, which a query value (`when`) distinguishes,
 * into one OpenAPI operation.
 */
function mergeOperations(usual: Operation, variant: Operation, { when = {} }: Endpoint): Operation {
  const conditions = Object.entries(when)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const parameters = [
    ...usual.parameters,
    ...variant.parameters
      .filter(({ name }) => !usual.parameters.some((one) => one.name === name))
      .map((one) => ({ ...one, required: false })),
  ];
  const usualResponse = usual.responses['200'];
  const content = { ...usualResponse?.content, ...variant.responses['200']?.content };
  return {
    ...usual,
    summary: `${usual.summary} With ${conditions}: ${variant.summary}`,
    'x-requirements': [...usual['x-requirements'], ...variant['x-requirements']],
    parameters,
    responses: {
      ...usual.responses,
      200: { description: usualResponse?.description ?? '', content },
    },
  };
}

function createProblemResponses(): JsonObject {
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

/**
 * Returns the OpenAPI 3.1 document of a table of endpoints: wire formats, roles that may call, and
 * requirement ids.
 */
export function createOpenApiDocument(
  table: Readonly<Record<string, Endpoint>> = endpoints,
): OpenApiDocument {
  const schemas: Schemas = {};
  schemas['Problem'] = wrapContent(toSchema(problemContent, schemas));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const operations = (paths[endpoint.path] ??= {});
    const method = endpoint.method.toLowerCase();
    const operation = createOperation(name, endpoint, schemas);
    const there = operations[method];
    operations[method] =
      there === undefined ? operation : mergeOperations(there, operation, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern API',
      version: '1.0.0',
      description:
        'The calls of the Lectern console. Successful responses are `{"content": ...}`; ' +
        'errors are `{"content": {"message", "code", "errors"}}`. Times are ISO 8601 in UTC.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(table).map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas,
      responses: createProblemResponses(),
    },
  };
}
