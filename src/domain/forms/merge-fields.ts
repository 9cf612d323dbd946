/** Two people's values of a form put together: what fits, and the fields that both have changed in different ways, where mine stand for the time being. */
export interface MergedFields<Values> {
  readonly values: Values;
  readonly clashes: readonly (keyof Values & string)[];
}

/** Puts my values on top of theirs, field by field: what only one of us changed since `base` is taken from them, what both changed alike is no clash. */
export function mergeFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedFields<Values> {
  const fields = Object.keys(mine) as (keyof Values & string)[];
  const isMine = (field: keyof Values): boolean => mine[field] !== base[field];
  return {
    values: Object.fromEntries(
      fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
    ) as Values,
    clashes: fields.filter(
      (field) => isMine(field) && theirs[field] !== base[field] && mine[field] !== theirs[field],
    ),
  };
}
