const timeoutMs = 30_000;

/**
 * Returns the content of a JSON file that the build wrote beside the page. Rejects when it cannot be
 * loaded.
 */
export async function loadBuiltFile(name: string): Promise<unknown> {
  const response = await fetch(new URL(name, document.baseURI), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${name} could not be loaded: ${String(response.status)}`);
  return response.json();
}
