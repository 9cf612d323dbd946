import type { Notice } from '../../domain/notice.ts';

/** What a machine tells the application root: a notification to show, or a path (below the route prefix) to go to. */
export type Emitted =
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'navigate'; readonly to: string };
