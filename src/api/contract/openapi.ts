import { endpoints } from './endpoints.ts';

/** The OpenAPI document of the contract. */
export const openApiDocument = (): unknown => ({
  openapi: '3.0.3', info: { title: 'Lectern API', version: '1' },
  paths: Object.fromEntries(Object.values(endpoints).map(({ path, method, summary }) => [path, { [method.toLowerCase()]: { summary, responses: {} } }])),
});
