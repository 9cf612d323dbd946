const releaseAfterMs = 60_000;

/** Hands a file to the browser, which saves it under `name`. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => {
    URL.revokeObjectURL(address);
  }, releaseAfterMs);
}
