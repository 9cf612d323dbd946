import type { Notice, NoticeAction } from '../../domain/notice.ts';

/**
 * What a machine tells the application root: a notification to show with what it offers to do, a path (below the route prefix) to go to, or
 * that it now has, or no longer has, work which leaving would lose. Emit `unsavedWork: false` before `navigate`.
 */
export type Emitted =
  | { readonly type: 'notice'; readonly notice: Notice; readonly action?: NoticeAction }
  | { readonly type: 'navigate'; readonly to: string }
  | { readonly type: 'unsavedWork'; readonly isUnsaved: boolean };
