import { useCallback, type RefCallback } from 'react';

/** A form's ref that moves the focus to its first faulty field, else to its failure, each time `attempts` has risen. */
export function useFocusFirstFault(attempts: number): RefCallback<HTMLFormElement> {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (attempts > 0)
        form?.querySelector<HTMLElement>('[aria-invalid=true], [data-form-failure]')?.focus();
    },
    [attempts],
  );
}
