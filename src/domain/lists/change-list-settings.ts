import type { ColumnSetting, ListSettings, ListView, PageSize } from './list-settings.ts';

/** The most views of a list. */
export const maxViews = 30;
/** The most characters of the name of a view. */
export const maxViewNameLength = 60;

/** A change of the settings of a list. A view whose id is known is replaced. */
export type ListSettingsChange =
  | { readonly type: 'view.save'; readonly view: ListView }
  | { readonly type: 'view.remove'; readonly id: string }
  | { readonly type: 'view.makeDefault'; readonly id: string | null }
  | { readonly type: 'columns.arrange'; readonly columns: readonly ColumnSetting[] }
  | { readonly type: 'pageSize.choose'; readonly rowsOnPage: PageSize };

/** Returns the settings after a change. A change that does not apply returns them unchanged. */
export function changeListSettings(
  settings: ListSettings,
  change: ListSettingsChange,
): ListSettings {
  const { views } = settings;
  const hasView = (id: string): boolean => views.some((view) => view.id === id);
  switch (change.type) {
    case 'view.save': {
      const { view } = change;
      if (hasView(view.id))
        return { ...settings, views: views.map((each) => (each.id === view.id ? view : each)) };
      return views.length < maxViews ? { ...settings, views: [...views, view] } : settings;
    }
    case 'view.remove':
      return {
        ...settings,
        views: views.filter(({ id }) => id !== change.id),
        defaultView: settings.defaultView === change.id ? null : settings.defaultView,
      };
    case 'view.makeDefault':
      return change.id === null || hasView(change.id)
        ? { ...settings, defaultView: change.id }
        : settings;
    case 'columns.arrange':
      return { ...settings, columns: change.columns };
    case 'pageSize.choose':
      return { ...settings, rowsOnPage: change.rowsOnPage };
  }
}
