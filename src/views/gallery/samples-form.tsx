import { useState, type ReactNode } from 'react';

import { TextField } from '../design/fields/text-field.tsx';
import { FormScreen } from '../shared/forms/form-screen.tsx';

/**
 * The layout of a form screen: errors, fields and a Save button that explains why it is disabled.
 */
export function FormSample(): ReactNode {
  const [name, setName] = useState('');
  const isEmpty = name.trim() === '';
  return (
    <FormScreen
      title="Add New Sponsor"
      error={isEmpty ? { text: 'This field is required' } : null}
      saving={false}
      saveDisabledReason={isEmpty ? { text: 'The company needs a name.' } : undefined}
      onSave={() => {
        setName('');
      }}
      cancelTo="/sponsors"
    >
      <TextField
        label="Company Name"
        value={name}
        onChange={setName}
        required
        error={isEmpty ? 'This field is required' : undefined}
      />
    </FormScreen>
  );
}
