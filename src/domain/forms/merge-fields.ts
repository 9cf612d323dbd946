/**
 * The merged values of a form, and the fields that both versions changed differently, which have
 * the local values.
 */
export interface MergedFields<Values> {
  readonly values: Values;
  readonly conflictingFields: readonly (keyof Values & string)[];
}

/**
 * Merges two versions of a form field by field (three-way merge): a field that one version changed
 * since `base` has its value, and the same change in both is no conflict.
 */
export function mergeFields<Values extends object>(
  base: Values,
  local: Values,
  remote: Values,
): MergedFields<Values> {
  const fields = Object.keys(local) as (keyof Values & string)[];
  const isChangedLocally = (field: keyof Values): boolean => local[field] !== base[field];
  return {
    values: Object.fromEntries(
      fields.map((field) => [field, isChangedLocally(field) ? local[field] : remote[field]]),
    ) as Values,
    conflictingFields: fields.filter(
      (field) =>
        isChangedLocally(field) && remote[field] !== base[field] && local[field] !== remote[field],
    ),
  };
}
