/** Evaluates the source of a module that imports nothing and returns its exports. */
export const importSource = async (source: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
  )) as Readonly<Record<string, unknown>>;
