import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';

import { endpoints } from '../../../src/api/contract/endpoints.ts';
import { createOpenApiDocument } from '../../../src/api/contract/openapi.ts';

const document = createOpenApiDocument();

describe('the OpenAPI document', () => {
  test('API-001 API-002 is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(
      await validator.validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>),
    ).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('API-003 every row of the table is an operation, and a variant is joined to its row', () => {
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set([...operations, 'downloadResults', 'downloadAuditLog'])).toEqual(
      new Set(Object.keys(endpoints)),
    );
    expect(
      Object.keys(
        document.paths['/api/admin/quiz/user_quiz/{id}/assign']?.['get']?.responses['200']
          ?.content ?? {},
      ),
    ).toEqual(['application/json', 'application/octet-stream']);
  });

  test('API-001 says who may call and with which requirements it answers', () => {
    expect(document.paths['/api/admin/quiz/template/create']?.['post']).toMatchObject({
      security: [{ bearer: [] }],
      'x-roles': ['superAdmin'],
      'x-requirements': expect.arrayContaining(['API-042']) as unknown,
    });
    expect(document.paths['/api/free/tag_list']?.['get']?.security).toEqual([]);
  });

  test('API-007 shows the wire, not the words of the code', () => {
    const text = JSON.stringify(document);
    expect(text).toContain('"total_items"');
    expect(text).not.toContain('"totalItems"');
  });

  test('API-004 every reference leads somewhere', () => {
    const addresses = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    const missing = addresses.filter((address) => {
      let place: unknown = document;
      for (const step of address.split('/'))
        place = (place as Readonly<Record<string, unknown>> | undefined)?.[step];
      return place === undefined;
    });
    expect(addresses.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
