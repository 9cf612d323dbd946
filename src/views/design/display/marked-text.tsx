import type { ReactNode } from 'react';

interface MarkedTextProps {
  readonly text: string;
  /** The part to mark, wherever it occurs, in any case; empty for none. */
  readonly marked: string;
}

/** Returns the text in pieces; every second one is to be marked. */
function splitAt(text: string, marked: string): readonly string[] {
  const [lowerCaseText, part] = [text.toLowerCase(), marked.toLowerCase()];
  if (part === '' || lowerCaseText.length !== text.length) return [text];
  const pieces: string[] = [];
  let end = 0;
  for (let at = lowerCaseText.indexOf(part); at !== -1; at = lowerCaseText.indexOf(part, end)) {
    pieces.push(text.slice(end, at), text.slice(at, at + part.length));
    end = at + part.length;
  }
  return [...pieces, text.slice(end)];
}

/**
 * A text in which what was searched for is bold and underlined. Its pieces are replaced together,
 * because a browser that translates the page takes the texts among them away.
 */
export const MarkedText = ({ text, marked }: MarkedTextProps): ReactNode => (
  <span key={`${marked}\n${text}`}>
    {splitAt(text, marked).map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        <mark
          key={index}
          className="bg-transparent font-bold text-accent underline decoration-accent/50 underline-offset-2"
        >
          {piece}
        </mark>
      ),
    )}
  </span>
);
