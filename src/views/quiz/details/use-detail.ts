import type { RefCallback } from 'react';

import type { Details, DetailField } from '../../../domain/quiz/draft.ts';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditing } from '../editor-context.ts';
import { faultAt } from '../faults-at.ts';
import { useReveal } from '../use-reveal.ts';

/** A field of Quiz Details: its value, what is wrong with it, and a ref that brings it into view when somebody asks for it. */
export interface Detail<F extends DetailField> {
  readonly value: Details[F];
  readonly error: string | undefined;
  readonly ref: RefCallback<HTMLElement>;
}

/** The field `field` of the quiz; the view renders again only when this field changes. */
export function useDetail<F extends DetailField>(field: F): Detail<F> {
  const sentence = useSentence();
  const value = useEditing(({ history }) => history.draft[field]);
  const fault = useEditing(({ faults }) =>
    faultAt(faults, (place) => place.kind === 'detail' && place.field === field),
  );
  const ref = useReveal(
    useEditing(({ reveal }) =>
      reveal?.place.kind === 'detail' && reveal.place.field === field ? reveal.count : 0,
    ),
  );
  return { value, error: fault === undefined ? undefined : sentence(fault), ref };
}
