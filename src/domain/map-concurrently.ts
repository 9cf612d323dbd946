/**
 * Runs `work` for every item, at most four at a time, and returns the results in the order of the
 * items.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of remaining) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(maxConcurrency, items.length) }, worker));
  return results;
}

const maxConcurrency = 4;
