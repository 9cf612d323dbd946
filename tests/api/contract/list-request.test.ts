import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  flagProperty,
  instantProperty,
  listRequest,
  numberProperty,
  textProperty,
} from '../../../src/api/contract/list-request.ts';

// As the server does.
z.config(z.locales.en());

const schema = listRequest({
  properties: {
    id: numberProperty('equals'),
    title: textProperty('contains'),
    end_date: instantProperty('after', 'is_null'),
    section_id: numberProperty('is_null', 'is_not_null'),
    approved: flagProperty('equals'),
  },
  sort: ['id', 'title'],
});

/** The faults of a request: where, and what is said. */
const errors = (given: unknown): readonly string[] =>
  (schema.safeParse(given).error?.issues ?? []).map(
    ({ path, message }) => `${path.map(String).join('.')}: ${message}`,
  );

describe('the list request', () => {
  test('API-005 nothing said is the first page of 20, unfiltered and unsorted', () => {
    expect(schema.parse({})).toEqual({
      navigation: { page: 1, itemsOnPage: 20 },
      filter: [],
      sort: [],
    });
  });

  test('API-005 page, page size, sort pairs and withAssign are read', () => {
    expect(
      schema.parse({
        navigation: { page: 3, itemsOnPage: 12 },
        totalCount: 40,
        sort: [
          ['title', 'desc'],
          ['id', 'asc'],
        ],
        withAssign: true,
      }),
    ).toEqual({
      navigation: { page: 3, itemsOnPage: 12 },
      totalCount: 40,
      filter: [],
      sort: [
        ['title', 'desc'],
        ['id', 'asc'],
      ],
      withAssign: true,
    });
  });

  test("API-006 'and' begins a clause, 'or' joins the one before", () => {
    const after = '2026-03-01T00:00:00.000Z';
    const { filter } = schema.parse({
      filter: [
        { property: 'end_date', operator: 'after', value: after },
        { bool_operator: 'or', property: 'end_date', operator: 'is_null' },
        { bool_operator: 'and', property: 'title', operator: 'contains', value: 'cell' },
        { bool_operator: 'or', property: 'id', operator: 'equals', value: 7 },
      ],
    });
    expect(filter).toEqual([
      [
        { property: 'end_date', operator: 'after', value: after },
        { property: 'end_date', operator: 'is_null', value: null },
      ],
      [
        { property: 'title', operator: 'contains', value: 'cell' },
        { property: 'id', operator: 'equals', value: 7 },
      ],
    ]);
  });

  test("API-006 a leading 'or' has nothing to join and begins a clause", () => {
    expect(
      schema.parse({
        filter: [{ bool_operator: 'or', property: 'section_id', operator: 'is_not_null' }],
      }).filter,
    ).toEqual([[{ property: 'section_id', operator: 'is_not_null', value: null }]]);
  });

  test('API-008 unknown properties, operators and sort columns are refused with the names that are allowed', () => {
    expect(
      errors({ filter: [{ property: 'password', operator: 'contains', value: 'a' }] }),
    ).toEqual([
      "filter.0.property: This list cannot be filtered by 'password'. Allowed: id, title, end_date, section_id, approved.",
    ]);
    expect(errors({ filter: [{ property: 'title', operator: 'after', value: 'a' }] })).toEqual([
      "filter.0.operator: 'title' cannot be filtered with 'after'. Allowed: contains.",
    ]);
    expect(errors({ filter: [{ property: 'title', operator: 'like', value: 'a' }] })).toEqual([
      "filter.0.operator: This list cannot be filtered with 'like'. Allowed: equals, contains, after, is_null, is_not_null.",
    ]);
    expect(errors({ sort: [['toString', 'asc']] })).toEqual([
      "sort.0.0: This list cannot be sorted by 'toString'. Allowed: id, title.",
    ]);
  });

  test('API-008 names every object has are not properties', () => {
    for (const property of ['__proto__', 'constructor', 'hasOwnProperty'])
      expect(errors({ filter: [{ property, operator: 'equals', value: 1 }] })).toHaveLength(1);
  });

  test("API-006 a value must be of the property's kind", () => {
    expect(errors({ filter: [{ property: 'id', operator: 'equals', value: '7' }] })).toEqual([
      "filter.0.value: The value of 'id' is not valid: A whole number.",
    ]);
    expect(errors({ filter: [{ property: 'approved', operator: 'equals', value: 1 }] })).toEqual([
      "filter.0.value: The value of 'approved' is not valid: true or false.",
    ]);
    expect(
      errors({ filter: [{ property: 'end_date', operator: 'after', value: 'tomorrow' }] }),
    ).toHaveLength(1);
    expect(errors({ filter: [{ property: 'title', operator: 'contains' }] })).toHaveLength(1);
    expect(
      errors({ filter: [{ property: 'id', operator: 'equals', value: 2 ** 40 }] }),
    ).toHaveLength(1);
  });

  test('API-005 sizes have bounds and unknown keys are named', () => {
    expect(errors({ navigation: { page: 0 } })).toEqual(['navigation.page: Pages count from 1.']);
    expect(errors({ navigation: { itemsOnPage: 1000 } })).toEqual([
      'navigation.itemsOnPage: At most 100 on a page.',
    ]);
    expect(
      errors({
        filter: Array.from({ length: 41 }, () => ({ property: 'section_id', operator: 'is_null' })),
      }),
    ).toEqual(['filter: At most 40 conditions.']);
    expect(errors({ filters: [] })).toEqual([': Unrecognized key: "filters"']);
    const long = errors({
      filter: [{ property: 'x'.repeat(2_000_000), operator: 'contains', value: 'a' }],
    });
    expect(long.join('').length).toBeLessThan(300);
  });
});
