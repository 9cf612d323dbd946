import { type ReactNode, useRef } from 'react';

import { Button, type ButtonProps } from './button.tsx';

interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'icon' | 'busy' | 'disabledReason' | 'children'
> {
  /** Accepted types as in the `accept` attribute. The server checks the content all the same. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * A button that opens the file dialog of the system. The same file can be chosen twice in a row.
 */
export function FileButton({
  accept,
  multiple = false,
  onFiles,
  ...button
}: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          input.current?.click();
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
