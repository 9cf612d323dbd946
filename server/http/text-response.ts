/**
 * Creates a response whose length is known before it is sent, so that short ones stay as they are.
 */
export const createTextResponse = (
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response =>
  new Response(text, {
    status,
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(text)) },
  });
