import { columnWidths, type ColumnSetting } from './list-settings.ts';

/** The column that names a row. It is always shown. */
export const nameColumn = 'title';

/**
 * Returns the columns of a list as a person arranged them, the hidden ones included. Columns without
 * a setting follow in their usual order.
 */
export function arrangeColumns<C extends { readonly id: string }>(
  columns: readonly C[],
  settings: readonly ColumnSetting[],
): readonly (C & ColumnSetting)[] {
  const getPlace = (id: string): number => {
    const place = settings.findIndex((setting) => setting.id === id);
    return place === -1 ? settings.length : place;
  };
  return columns
    .toSorted((a, b) => getPlace(a.id) - getPlace(b.id))
    .map((column) => {
      const setting = settings[getPlace(column.id)];
      return {
        ...column,
        isShown: column.id === nameColumn || (setting?.isShown ?? true),
        width: setting?.width ?? null,
      };
    });
}

/** Returns the columns with one moved to the index `to`; an index outside the list is its end. */
export function moveColumn(
  columns: readonly ColumnSetting[],
  id: string,
  to: number,
): readonly ColumnSetting[] {
  const moved = columns.find((column) => column.id === id);
  return moved === undefined
    ? columns
    : columns.filter((column) => column !== moved).toSpliced(Math.max(0, to), 0, moved);
}

/** Returns the columns with another width of one, in pixels; null for the usual width. */
export const resizeColumn = (
  columns: readonly ColumnSetting[],
  id: string,
  width: number | null,
): readonly ColumnSetting[] =>
  columns.map((column) =>
    column.id === id
      ? {
          ...column,
          width:
            width === null
              ? null
              : Math.round(Math.min(Math.max(width, columnWidths.least), columnWidths.largest)),
        }
      : column,
  );

/** Returns the columns with one shown or hidden. The column that names a row stays. */
export const showColumn = (
  columns: readonly ColumnSetting[],
  id: string,
  isShown: boolean,
): readonly ColumnSetting[] =>
  columns.map((column) =>
    column.id === id && id !== nameColumn ? { ...column, isShown } : column,
  );
