/** What a person does with the history of a document. */
export type HistoryEvent =
  | { readonly type: 'history.undo' }
  | { readonly type: 'history.redo' }
  | { readonly type: 'history.jumpToStep'; readonly step: number }
  | { readonly type: 'history.revertStep'; readonly step: number }
  | { readonly type: 'history.revertWithDependents'; readonly step: number }
  | { readonly type: 'history.dismissRefusal' };
