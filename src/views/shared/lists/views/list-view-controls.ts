import type { ListSettingsChange } from '../../../../domain/lists/change-list-settings.ts';
import type { ListSettings } from '../../../../domain/lists/list-settings.ts';

/** What a person arranged about a list, and what changes it. */
export interface ListSettingsControls {
  readonly settings: ListSettings;
  readonly change: (change: ListSettingsChange) => void;
  /** Returns the id of a new view. */
  readonly createId: () => string;
  /** Copies the address of the page. */
  readonly copyLink: () => void;
}

/** The state of a list that views choose, and the function that opens another one. */
export interface ListViewState {
  /** The query string without page and view. */
  readonly query: string;
  /** The id of the chosen view, or the value for all rows. */
  readonly viewId: string;
  readonly onOpen: (address: string) => void;
}
