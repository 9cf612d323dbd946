import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';

import type { FormContext } from '../../../src/machines/shared/form/form-types.ts';
import { ClassFormDialog } from '../../../src/views/classes/class-form-dialog.tsx';
import { newClassModel, renameClassModel } from '../../machines/classes/classes-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press, typeInto } from '../../support/view-driver.tsx';

const conflictTitle = 'A newer version was saved in the meantime';

for (const [model, button] of [
  [newClassModel, 'Create the class'],
  [renameClassModel, 'Rename'],
] as const)
  describeViewModel({
    model,
    show: (form: AnyActorRef) => <ClassFormDialog form={form as never} onClose={() => undefined} />,
    byHand: {
      write: typeInto('textbox', /^Name/, 'Chemistry'),
      save: () => press(button),
      'keep the local version': () => press('Keep yours'),
      'use the remote version': () => press('Use theirs'),
    },
    expectScreen: (snapshot) => {
      const { values, errors, failure } = snapshot.context as FormContext<
        { readonly title: string },
        unknown
      >;
      expectShown('dialog', true);
      const field = screen.getByRole('textbox', { name: /^Name/ });
      expect(field).toHaveValue(values.title);
      expect(field.getAttribute('aria-invalid') === 'true').toBe(errors['title'] !== undefined);
      const isConflict = snapshot.matches({ editing: 'conflict' });
      expect(screen.queryAllByText(conflictTitle).length > 0).toBe(isConflict);
      const isTold = failure !== null && failure.kind !== 'invalid' && !isConflict;
      expect(screen.queryAllByText('Error')).toHaveLength(
        isTold && !snapshot.matches('saving') ? 1 : 0,
      );
    },
  });
