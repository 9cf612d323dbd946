import type { Notice } from '../../domain/notice.ts';

/**
 * What a machine tells the application root: a notification to show, a path (below the route prefix) to go to, or
 * that it now has, or no longer has, work which leaving would lose. Emit `unsavedWork: false` before `navigate`.
 */
export type Emitted =
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'navigate'; readonly to: string }
  | { readonly type: 'unsavedWork'; readonly isUnsaved: boolean };
