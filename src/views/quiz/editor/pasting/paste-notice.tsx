import { useMemo, useState, type ReactNode } from 'react';

import { pasteMessages } from '../../../../domain/messages/paste-messages.ts';
import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import {
  keepFormatting,
  readFormattedLines,
} from '../../../../domain/quiz/paste/keep-formatting.ts';
import { insertText, joinToOneLine } from '../../../../domain/quiz/paste/paste-content.ts';
import { readPlainText, toStoredPlainText } from '../../../../domain/rich-text/plain-text.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { XIcon } from '../../../design/icons/icons.tsx';
import { AddedMessages, useFormatMessage } from '../../../shared/format-message.tsx';
import { loadRichEditor } from '../../../shared/rich-text/load-rich-editor.ts';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import type { LastPaste } from './use-paste.ts';

/** Props of `PasteNotice`. */
export interface PasteNoticeProps {
  readonly item: QuestionItem;
  readonly last: LastPaste;
  /** Called when the field becomes rich text, which then takes the focus. */
  readonly onRich: () => void;
  readonly onDismiss: () => void;
}

function getPlainText({ title, options }: QuestionItem, option: string | null): string | null {
  const text = option === null ? title : options.find(({ id }) => id === option)?.text;
  return text === undefined ? null : readPlainText(text);
}

/**
 * Offers to keep the formatting of what was pasted into a plain field, or to paste as text what
 * became options. It leaves the focus where it is, and goes when the pasted text does.
 */
export const PasteNotice = (props: PasteNoticeProps): ReactNode => (
  <AddedMessages messages={pasteMessages}>
    <CurrentNotice {...props} />
  </AddedMessages>
);

function CurrentNotice({ item, last, onRich, onDismiss }: PasteNoticeProps): ReactNode {
  const { content, target, stepBefore } = last;
  const lines = useMemo(() => readFormattedLines(content.html), [content.html]);
  const isStep = useEditorSelector(({ history: { cursor } }) => {
    const step = cursor?.step;
    return (
      step !== undefined &&
      step.id > stepBefore &&
      'key' in step.name &&
      step.name.key === 'quiz.step.optionsPasted'
    );
  });
  const current = getPlainText(item, target.option);
  const text = target.option === null ? content.text : joinToOneLine(content.text);
  const kept =
    lines === null || current === null
      ? null
      : keepFormatting(current, { text, start: target.start }, lines);
  if (kept !== null)
    return <KeepFormatting last={last} html={kept} onRich={onRich} onDismiss={onDismiss} />;
  return isStep && target.option !== null ? (
    <OptionsAsText last={last} option={target.option} onDismiss={onDismiss} />
  ) : null;
}

interface NoticeProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly onDismiss: () => void;
}

function Notice({ text, action, onAction, onDismiss }: NoticeProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div
      role="status"
      className="flex w-fit max-w-full flex-wrap items-center gap-x-2 rounded-md bg-info-soft ps-3 text-sm text-info"
    >
      <span>{text}</span>
      <span className="flex items-center">
        <Button variant="quiet" onClick={onAction}>
          {action}
        </Button>
        <IconButton
          label={formatMessage('quizPaste.dismiss')}
          icon={<XIcon />}
          onClick={onDismiss}
        />
      </span>
    </div>
  );
}

interface KeepFormattingProps extends Omit<PasteNoticeProps, 'item'> {
  /** The text of the field with its formatting. */
  readonly html: string;
}

function KeepFormatting({ last, html, onRich, onDismiss }: KeepFormattingProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const [hasFailed, setFailed] = useState(false);
  const { item, near, option } = last.target;
  const keep = (): void => {
    loadRichEditor().then(
      () => {
        onRich();
        if (option === null) editor.send({ type: 'question.setTitle', item, near, title: html });
        else editor.send({ type: 'option.setText', item, near, option, text: html });
        onDismiss();
      },
      () => {
        setFailed(true);
      },
    );
  };
  return (
    <Notice
      text={formatMessage(hasFailed ? 'richText.notLoaded' : 'quizPaste.keepQuestion')}
      action={formatMessage('quizPaste.keep')}
      onAction={keep}
      onDismiss={onDismiss}
    />
  );
}

interface OptionsAsTextProps extends Pick<PasteNoticeProps, 'last' | 'onDismiss'> {
  readonly option: string;
}

function OptionsAsText({ last, option, onDismiss }: OptionsAsTextProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const { content, target, before } = last;
  const { item, near, start, end } = target;
  const text = insertText(before, start, end, joinToOneLine(content.text.trim()));
  return (
    <Notice
      text={formatMessage('quizPaste.keptOptions')}
      action={formatMessage('quizPaste.asText')}
      onAction={() => {
        editor.send({ type: 'history.undo' });
        editor.send({ type: 'option.setText', item, near, option, text: toStoredPlainText(text) });
        onDismiss();
      }}
      onDismiss={onDismiss}
    />
  );
}
