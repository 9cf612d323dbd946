import type { Notice, NoticeAction } from '../../domain/messages/notice.ts';

/**
 * An event for the application root: a notice with an optional action, a path below the route
 * prefix to navigate to, the path at which the open screen continues, a change of the actor's
 * unsaved work, which it can save on request or not, or whether this browser keeps that work. Emit
 * `unsavedWork: false` before `navigate`.
 */
export type Emitted =
  | { readonly type: 'notice'; readonly notice: Notice; readonly action?: NoticeAction }
  | { readonly type: 'navigate'; readonly to: string }
  | { readonly type: 'continueAt'; readonly to: string }
  | {
      readonly type: 'unsavedWork';
      readonly isUnsaved: boolean;
      readonly canSave?: boolean;
    }
  | { readonly type: 'unsavedWorkKept'; readonly isKept: boolean };
