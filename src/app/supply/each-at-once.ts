/** Does `work` for every item, at most four at a time, and answers in the order of the items. */
export async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async (): Promise<void> => {
    for (const [place, item] of left) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(mostAtOnce, items.length) }, worker));
  return results;
}

const mostAtOnce = 4;
