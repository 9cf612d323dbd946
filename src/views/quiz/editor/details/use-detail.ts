import type { RefCallback } from 'react';

import type { Details, DetailField } from '../../../../domain/quiz/draft/draft.ts';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector } from '../editor-context.ts';
import { findErrorAt } from '../find-error.ts';
import { useReveal } from '../use-reveal.ts';

/** A field of Quiz Details: its value, its error message, and a ref that reveals it on request. */
export interface Detail<F extends DetailField> {
  readonly value: Details[F];
  readonly error: string | undefined;
  readonly ref: RefCallback<HTMLElement>;
}

/** Returns a field of the quiz. The view renders again only when this field changes. */
export function useDetail<F extends DetailField>(field: F): Detail<F> {
  const formatMessage = useFormatMessage();
  const value = useEditorSelector(({ history }) => history.draft[field]);
  const errorMessage = useEditorSelector(({ errors }) =>
    findErrorAt(errors, (location) => location.kind === 'detail' && location.field === field),
  );
  const ref = useReveal(
    useEditorSelector(({ reveal }) =>
      reveal?.location.kind === 'detail' && reveal.location.field === field ? reveal.count : 0,
    ),
  );
  return {
    value,
    error: errorMessage === undefined ? undefined : formatMessage(errorMessage),
    ref,
  };
}
