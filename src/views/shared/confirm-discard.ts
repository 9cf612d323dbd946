import { createContext, use } from 'react';

/** Gives up what an actor has unsaved, after a question when there is any. */
export type ConfirmDiscard = (actor: { readonly id: string }, giveUp: () => void) => void;

/** Carries the question to the dialogs; without it nothing is asked. */
export const ConfirmDiscardContext = createContext<ConfirmDiscard>((_, giveUp) => {
  giveUp();
});

/** What a dialog with words to lose calls when it is to be closed. */
export const useConfirmDiscard = (): ConfirmDiscard => use(ConfirmDiscardContext);
