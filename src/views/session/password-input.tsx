import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { PasswordField, type PasswordFieldProps } from '../design/password-field.tsx';
import { useSentence } from '../shared/sentences.tsx';

type PasswordInputProps = Omit<PasswordFieldProps, 'showLabel' | 'onKeyDown' | 'onKeyUp'>;

/** A password that can be shown and that says when Caps Lock is on. */
export function PasswordInput({ description, ...field }: PasswordInputProps): ReactNode {
  const sentence = useSentence();
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent): void => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <PasswordField
      {...field}
      showLabel={sentence('session.showPassword')}
      description={
        capsLock ? <span role="status">{sentence('session.capsLock')}</span> : description
      }
      onKeyDown={watch}
      onKeyUp={watch}
    />
  );
}
