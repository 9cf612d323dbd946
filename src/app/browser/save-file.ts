const releaseAfterMs = 60_000;

/** Saves a file under `name` by the browser's download. */
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
