import * as z from 'zod/mini';

import { instant, text } from './scalars.ts';

/** How a condition compares (API-008); `after` is strict. */
export type Operator = 'contains' | 'equals' | 'is_null' | 'is_not_null' | 'after' | 'before';

const largestNumber = 2_147_483_647;

const valueSchemas = {
  text: text(200),
  number: z
    .int({ error: 'A whole number.' })
    .check(z.minimum(-largestNumber), z.maximum(largestNumber)),
  flag: z.boolean({ error: 'true or false.' }),
  instant,
} as const;

type Kind = keyof typeof valueSchemas;
type NullTest = 'is_null' | 'is_not_null';

/** The type of a property's values and the operators it allows. */
export interface PropertyRule<K extends Kind = Kind, O extends Operator = Operator> {
  readonly kind: K;
  readonly operators: readonly O[];
}

const defineRule =
  <K extends Kind>(kind: K) =>
  <const O extends Operator>(...operators: readonly O[]): PropertyRule<K, O> => ({
    kind,
    operators,
  });

/** Creates the rule of a text property with the operators it allows. */
export const textProperty = defineRule('text');
/** Creates the rule of an integer property with the operators it allows. */
export const numberProperty = defineRule('number');
/** Creates the rule of a boolean property with the operators it allows. */
export const flagProperty = defineRule('flag');
/** Creates the rule of a date-time property with the operators it allows. */
export const instantProperty = defineRule('instant');

type ValueOf<K extends Kind> = z.output<(typeof valueSchemas)[K]>;
type Test<K extends Kind, O extends Operator> = O extends NullTest
  ? { readonly operator: O; readonly value: null }
  : { readonly operator: O; readonly value: ValueOf<K> };
type Rules = Readonly<Record<string, PropertyRule>>;

/** One comparison. Its value has the type of the property. */
export type Condition<P extends Rules> = {
  [Name in keyof P & string]: P[Name] extends PropertyRule<infer K, infer O>
    ? { readonly property: Name } & Test<K, O>
    : never;
}[keyof P & string];

/** Conditions joined by "or": at least one of them must hold. */
export type Clause<P extends Rules> = readonly Condition<P>[];

const largestPage = 1_000_000;
const maxItemsOnPage = 100;
const usualItemsOnPage = 20;
const maxConditions = 40;

/** The page of a request, from 1, and its size: `usualSize` when not given, at most 100. */
export const createPageRequest = (usualSize = usualItemsOnPage) =>
  z.strictObject({
    page: z._default(
      z
        .int()
        .check(
          z.minimum(1, { error: 'Pages count from 1.' }),
          z.maximum(largestPage, { error: 'This page is too far.' }),
        ),
      1,
    ),
    itemsOnPage: z._default(
      z
        .int()
        .check(
          z.minimum(1, { error: 'At least 1 on a page.' }),
          z.maximum(maxItemsOnPage, { error: `At most ${String(maxItemsOnPage)} on a page.` }),
        ),
      usualSize,
    ),
  });

const joinNames = (names: readonly string[]): string => names.join(', ');
const formatInput = (input: unknown): string =>
  typeof input === 'string' ? `'${input.slice(0, 40)}'` : 'this';
const describeUnknownName =
  (what: string, names: readonly string[]) =>
  ({ input }: { readonly input?: unknown }) =>
    `This list cannot be ${what} ${formatInput(input)}. Allowed: ${joinNames(names)}.`;

function filterBy<const P extends Rules>(properties: P) {
  const names = Object.keys(properties) as (keyof P & string)[];
  const operators = [
    ...new Set(Object.values(properties).flatMap((property) => property.operators)),
  ];
  const written = z.strictObject({
    bool_operator: z._default(
      z.enum(['and', 'or'], { error: "bool_operator is 'and' or 'or'." }),
      'and',
    ),
    property: z.enum(names, { error: describeUnknownName('filtered by', names) }),
    operator: z.enum(operators, { error: describeUnknownName('filtered with', operators) }),
    value: z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  });
  const condition = z.pipe(
    written,
    z.transform(({ bool_operator, property, operator, value = null }, context) => {
      const { kind, operators: allowed } = properties[property] as PropertyRule;
      if (!allowed.includes(operator)) {
        context.issues.push({
          code: 'custom',
          path: ['operator'],
          message: `'${property}' cannot be filtered with '${operator}'. Allowed: ${joinNames(allowed)}.`,
          input: operator,
        });
        return z.NEVER;
      }
      const isNullTest = operator === 'is_null' || operator === 'is_not_null';
      const parsed = isNullTest
        ? { success: true as const, data: null }
        : valueSchemas[kind].safeParse(value);
      if (!parsed.success) {
        context.issues.push({
          code: 'custom',
          path: ['value'],
          message: `The value of '${property}' is not valid: ${parsed.error.issues[0]?.message ?? ''}`,
          input: value,
        });
        return z.NEVER;
      }
      return {
        joins: bool_operator === 'or',
        condition: { property, operator, value: parsed.data } as unknown as Condition<P>,
      };
    }),
  );
  return z.pipe(
    z._default(
      z
        .array(condition)
        .check(
          z.maxLength(maxConditions, { error: `At most ${String(maxConditions)} conditions.` }),
        ),
      [],
    ),
    z.transform((conditions): readonly Clause<P>[] => {
      const clauses: Condition<P>[][] = [];
      for (const { joins, condition } of conditions) {
        const last = clauses.at(-1);
        if (joins && last !== undefined) last.push(condition);
        else clauses.push([condition]);
      }
      return clauses;
    }),
  );
}

/**
 * Returns the schema of a list request (API-005, API-006) with the filter properties, operators and
 * sort properties that the endpoint allows; all others are rejected by name (PD-41). `filter`
 * is parsed into clauses that must all hold: a condition with 'and', or without an operator, starts
 * a clause; one with 'or' joins the clause before. `sort` is parsed into pairs, the first pair
 * first.
 */
export function listRequest<const P extends Rules, const S extends string>({
  properties,
  sort,
}: {
  readonly properties: P;
  readonly sort: readonly S[];
}) {
  return z.strictObject({
    navigation: z.prefault(createPageRequest(), {}),
    totalCount: z.nullish(z.union([z.boolean(), z.int().check(z.minimum(0))])),
    filter: filterBy(properties),
    sort: z._default(
      z
        .array(
          z.tuple([
            z.enum(sort, { error: describeUnknownName('sorted by', sort) }),
            z.enum(['asc', 'desc'], { error: "A list is sorted 'asc' or 'desc'." }),
          ]),
        )
        .check(z.maxLength(3, { error: 'At most 3 sort pairs.' })),
      [],
    ),
    withAssign: z.optional(z.boolean()),
  });
}
