import type { ReactNode } from 'react';

import { Spinner } from '../../../design/feedback/spinner.tsx';
import { useBlobText } from '../../../design/hooks/use-blob-text.ts';
import { ScrollRegion } from '../../../design/layout/scroll-region.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

export interface TextViewProps {
  readonly name: string;
  readonly content: Blob;
}

/** A text as it is, with its own lines. */
export function TextView({ name, content }: TextViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const text = useBlobText(content);
  if (text === null) return <Spinner />;
  return (
    <ScrollRegion
      label={formatMessage('documents.textOf', { name })}
      className="min-h-0 grow bg-surface p-6"
    >
      <pre
        dir="auto"
        className="mx-auto max-w-4xl font-mono text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </ScrollRegion>
  );
}
