/** Copies a text. Rejects where the browser refuses, or has no clipboard, as with http. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
