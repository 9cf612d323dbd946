import { useSelector } from '@xstate/react';

import { selectLoad, type LoadView } from '../../../../machines/shared/load-machine.ts';
import type { Subject } from '../../../../machines/shared/subjects-machine.ts';
import { useEditor } from '../editor-context.ts';

/** The available subjects, and a function that loads them again. */
export interface SubjectList {
  readonly load: LoadView<readonly Subject[]>;
  readonly retry: () => void;
}

const isSameLoad = (a: LoadView<readonly Subject[]>, b: LoadView<readonly Subject[]>): boolean =>
  a.state === b.state && (a.state !== 'loaded' || b.state !== 'loaded' || a.value === b.value);

/** Returns the list of subjects that the editor loads. */
export function useSubjects(): SubjectList {
  const editor = useEditor();
  const list = useSelector(editor, ({ children }) => children['subjects']);
  const load = useSelector(
    list,
    (snapshot): LoadView<readonly Subject[]> =>
      snapshot === undefined ? { state: 'loading' } : selectLoad(snapshot),
    isSameLoad,
  );
  return {
    load,
    retry: () => {
      list?.send({ type: 'load.retry' });
    },
  };
}
