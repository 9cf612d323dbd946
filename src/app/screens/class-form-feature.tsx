import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

import type { ClassSubject } from '../../machines/classes/class-form-machines.ts';
import { ClassFormDialog } from '../../views/classes/class-form-dialog.tsx';
import { useLatest } from '../../views/design/hooks/use-latest.ts';
import { provideNewClass, provideRenameClass } from '../actors/classes/class-list.ts';
import { useRootActor } from '../root-actor.ts';
import { useCall } from '../hooks/use-call.ts';

/** Returns the dialog that creates or renames a class, and how to open it. */
export function useClassForm(onSaved: () => void): {
  readonly open: (subject: ClassSubject) => void;
  readonly dialog: ReactNode;
} {
  const [opened, setOpened] = useState<{ readonly subject: ClassSubject } | null>(null);
  return {
    open: (subject) => {
      setOpened({ subject });
    },
    dialog: opened !== null && (
      <OpenClassForm
        subject={opened.subject}
        onSaved={onSaved}
        onClose={() => {
          setOpened(null);
        }}
      />
    ),
  };
}

interface OpenClassFormProps {
  /** The class to rename, null for a new one. */
  readonly subject: ClassSubject;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The open dialog. It closes after saving. */
function OpenClassForm({ subject, onSaved, onClose }: OpenClassFormProps): ReactNode {
  const call = useCall();
  const isNew = subject === null;
  const machine = useMemo(
    () => (isNew ? provideNewClass(call) : provideRenameClass(call)),
    [call, isNew],
  );
  const form = useRootActor(machine, { id: isNew ? 'newClass' : 'renameClass', input: subject });
  const handlers = useLatest({ onSaved, onClose });
  useLayoutEffect(() => {
    const subscription = form.subscribe((snapshot) => {
      if (!snapshot.matches('saved')) return;
      handlers.current.onSaved();
      handlers.current.onClose();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [form, handlers]);
  return <ClassFormDialog form={form} onClose={onClose} />;
}
