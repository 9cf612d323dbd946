import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import {
  countMessageCharacters,
  maxMessageCharacters,
} from '../../domain/banner/banner-message.ts';
import { bannerTypes } from '../../domain/banner/banner-type.ts';
import type { BannerForm } from '../../domain/banner/banner-form.ts';
import type { BannerRef } from '../../machines/banner/banner-machine.ts';
import { Field } from '../design/fields/field.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { Switch } from '../design/fields/switch.tsx';
import { RichTextArea } from '../shared/rich-text/rich-text-area.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface BannerFieldsProps {
  readonly banner: BannerRef;
}

interface FieldPartProps {
  readonly error: string | undefined;
  readonly change: (values: Partial<BannerForm>) => void;
  readonly blur: (field: keyof BannerForm) => void;
}

interface MessageFieldProps extends FieldPartProps {
  readonly message: string;
}

/** The message in rich text with a count of its characters (BAN-02). */
function MessageField({ message, error, change, blur }: MessageFieldProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Field
      label={formatMessage('banner.message')}
      required
      description={formatMessage('banner.counted', {
        count: countMessageCharacters(message),
        max: maxMessageCharacters,
      })}
      error={error}
    >
      {({ 'aria-describedby': describedBy = '', 'aria-invalid': isInvalid, id }) => (
        <RichTextArea
          extent="phrase"
          html={message}
          label={formatMessage('banner.message')}
          attributes={{ id, 'aria-required': 'true', 'aria-describedby': describedBy }}
          errorId={isInvalid === true ? describedBy : undefined}
          onChange={(html) => {
            change({ message: html });
          }}
          onLeave={() => {
            blur('message');
          }}
        />
      )}
    </Field>
  );
}

/**
 * The three fields of the banner: message, type, and whether it is published (BAN-02 to BAN-04).
 */
export function BannerFields({ banner }: BannerFieldsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const {
    values: { message, type, isPublished },
    errors,
  } = useSelector(banner, ({ context }) => context);
  const change = (values: Partial<BannerForm>): void => {
    banner.send({ type: 'form.change', values });
  };
  const blur = (field: keyof BannerForm): void => {
    banner.send({ type: 'form.blur', field });
  };
  const getError = (field: keyof BannerForm): string | undefined => {
    const [error] = errors[field] ?? [];
    return error && formatMessage(error);
  };
  return (
    <>
      <MessageField message={message} error={getError('message')} change={change} blur={blur} />
      <div
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) blur('type');
        }}
      >
        <RadioGroup
          label={formatMessage('banner.type')}
          required
          choices={bannerTypes.map((value) => ({
            value,
            label: formatMessage(`banner.types.${value}`),
          }))}
          value={type}
          error={getError('type')}
          onChange={(value) => {
            change({ type: value });
          }}
        />
      </div>
      <Switch
        label={formatMessage('banner.publish')}
        checked={isPublished}
        onChange={(on) => {
          change({ isPublished: on });
        }}
      />
    </>
  );
}
