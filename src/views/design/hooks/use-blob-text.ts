import { useEffect, useState } from 'react';

/** Returns the text of a file in the character set of its media type, null until it is read. */
export function useBlobText(content: Blob): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    const charset = /charset=([\w-]+)/i.exec(content.type)?.[1] ?? 'utf-8';
    content.arrayBuffer().then(
      (buffer) => {
        if (!isOver) setText(new TextDecoder(charset).decode(buffer));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [content]);
  return text;
}
