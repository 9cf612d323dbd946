import * as z from 'zod/mini';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
/** A JSON object. */
export type JsonObject = Readonly<Record<string, Json>>;
/** The named schemas of a document. */
export type Schemas = Record<string, Json>;

/** A parameter of a request. */
export type Parameter = JsonObject & { readonly name: string };
/** The address of named schemas in a document. */
export const componentAddress = '#/components/schemas/';

/**
 * Returns the JSON schema of the wire format. Named schemas are added to `schemas` and referenced.
 */
export function toSchema(schema: z.ZodMiniType, schemas: Schemas): JsonObject {
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

/** Returns the schema of a body that holds `content`. */
export const wrapContent = (content: JsonObject): JsonObject => ({
  type: 'object',
  properties: { content },
  required: ['content'],
});

/** Returns the properties of an object schema as request parameters. */
export function toParameters(
  schema: z.ZodMiniType | undefined,
  place: 'path' | 'query',
  schemas: Schemas,
): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema, schemas) as {
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
