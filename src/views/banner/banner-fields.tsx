import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { messageLength, mostMessageCharacters } from '../../domain/banner/banner-message.ts';
import { bannerTypes } from '../../domain/banner/banner-type.ts';
import type { BannerForm } from '../../domain/banner/banner-form.ts';
import type { BannerRef } from '../../machines/banner/banner-machine.ts';
import { Field } from '../design/field.tsx';
import { RadioGroup } from '../design/radio-group.tsx';
import { Switch } from '../design/switch.tsx';
import { RichTextArea } from '../shared/rich-text/rich-text-area.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface BannerFieldsProps {
  readonly banner: BannerRef;
}

/** The three fields of the banner: message, type, and whether it is published (BAN-02 to BAN-04). */
export function BannerFields({ banner }: BannerFieldsProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const {
    values: { message, type, isPublished },
    faults,
  } = useSelector(banner, ({ context }) => context);
  const change = (values: Partial<BannerForm>): void => {
    banner.send({ type: 'form.change', values });
  };
  const leave = (field: keyof BannerForm): void => {
    banner.send({ type: 'form.leave', field });
  };
  const errorAt = (field: keyof BannerForm): string | undefined => {
    const [fault] = faults[field] ?? [];
    return fault && say(fault);
  };
  return (
    <>
      <Field
        label={sentence('banner.message')}
        required
        description={sentence('banner.counted', {
          count: messageLength(message),
          most: mostMessageCharacters,
        })}
        error={errorAt('message')}
      >
        {({ 'aria-describedby': describedBy = '', 'aria-invalid': isInvalid, id }) => (
          <RichTextArea
            extent="phrase"
            html={message}
            label={sentence('banner.message')}
            attributes={{ id, 'aria-required': 'true', 'aria-describedby': describedBy }}
            errorId={isInvalid === true ? describedBy : undefined}
            onChange={(html) => {
              change({ message: html });
            }}
            onLeave={() => {
              leave('message');
            }}
          />
        )}
      </Field>
      <div
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) leave('type');
        }}
      >
        <RadioGroup
          label={sentence('banner.type')}
          required
          choices={bannerTypes.map((value) => ({
            value,
            label: sentence(`banner.types.${value}`),
          }))}
          value={type}
          error={errorAt('type')}
          onChange={(value) => {
            change({ type: value });
          }}
        />
      </div>
      <Switch
        label={sentence('banner.publish')}
        checked={isPublished}
        onChange={(on) => {
          change({ isPublished: on });
        }}
      />
    </>
  );
}
