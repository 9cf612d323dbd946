import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { PasswordField, type PasswordFieldProps } from '../design/fields/password-field.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

type PasswordInputProps = Omit<PasswordFieldProps, 'showLabel' | 'onKeyDown' | 'onKeyUp'>;

/** A password field that can show its value and warns when Caps Lock is on. */
export function PasswordInput({ description, ...field }: PasswordInputProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [capsLock, setCapsLock] = useState(false);
  const updateCapsLock = (event: KeyboardEvent): void => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <PasswordField
      {...field}
      showLabel={formatMessage('session.showPassword')}
      description={
        capsLock ? <span role="status">{formatMessage('session.capsLock')}</span> : description
      }
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
    />
  );
}
