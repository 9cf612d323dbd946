import { useCallback, type RefCallback } from 'react';

/**
 * Returns a form ref that moves the focus to the first invalid field, else to the error message,
 * each time `attempts` increases.
 */
export function useFocusFirstError(attempts: number): RefCallback<HTMLFormElement> {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (attempts === 0) return;
      const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
      // Why a link will be refused stands before the fields.
      (field ?? form?.querySelector<HTMLElement>('[data-form-failure]'))?.focus();
    },
    [attempts],
  );
}
