import type { ReactNode } from 'react';

import { maxImageAltCharacters } from '../../../../domain/quiz/draft/quiz-limits.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface ImageAltFieldProps {
  readonly value: string;
  readonly onChange: (alt: string) => void;
  readonly onLeave?: () => void;
}

/**
 * The field for what the image of a question shows. It is no text area, because Enter and the arrow
 * keys go from one text area of a question to the next.
 */
export function ImageAltField({ value, onChange, onLeave }: ImageAltFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <TextField
      label={formatMessage('quizImage.describe')}
      maxLength={maxImageAltCharacters}
      value={value}
      onChange={onChange}
      onBlur={onLeave}
    />
  );
}
