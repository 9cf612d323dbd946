import type { ListCase } from './list-cases.ts';
import { series } from './measure.ts';
import { processorMilliseconds } from './spent.ts';

/** The requests of each measurement: enough that two slow ones are not its 95th percentile. */
export const sampleCount = 60;
const itemsOnPage = 20;

interface Caller {
  readonly port: number;
  readonly accessToken: string;
  /** Returns the ids of the database's processes. */
  readonly backends: () => Promise<readonly number[]>;
}

/** Requests a page and returns the number of pages; throws on an error. */
async function requestPage(
  { port, accessToken }: Caller,
  { method, path, more = {}, filterOf, bodyOf, hasPages = true }: ListCase,
  word: string,
  sort: string | null,
  page: number,
): Promise<number> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };
  const query = new URLSearchParams({
    ...(more as Record<string, string>),
    ...(hasPages && { page: String(page) }),
  });
  const address = `http://127.0.0.1:${String(port)}${path}`;
  const body = bodyOf?.(word) ?? {
    navigation: { page, itemsOnPage },
    filter: filterOf(word),
    ...(sort === null ? {} : { sort: [[sort, 'desc']] }),
    ...more,
  };
  const response = await (method === 'GET'
    ? fetch(`${address}?${query.toString()}`, { headers })
    : fetch(address, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }));
  const { content } = (await response.json()) as {
    content: { navigation?: { total_pages: number } };
  };
  if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(content)}`);
  return content.navigation?.total_pages ?? 1;
}

/** Measures a list with every keyword and order, on the first, middle and last page. */
export async function measureList(
  list: ListCase,
  caller: Caller,
): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const word of list.words) {
    for (const sort of list.sorts) {
      const pages = await requestPage(caller, list, word, sort, 1);
      for (const page of new Set([1, word === '' ? Math.ceil(pages / 2) || 1 : 1, pages || 1])) {
        const processes = await caller.backends();
        const [wall, processor]: [number[], number[]] = [[], []];
        for (let sample = 0; sample < sampleCount; sample += 1) {
          const [start, before] = [performance.now(), processorMilliseconds(processes)];
          await requestPage(caller, list, word, sort, page);
          const after = processorMilliseconds(processes);
          wall.push(performance.now() - start);
          if (before !== null && after !== null) processor.push(after - before);
        }
        const [waited, worked] = [series(wall), series(processor)];
        rows.push({
          list: list.name,
          keyword: word === '' ? '-' : word,
          sort: sort ?? '-',
          page: `${String(page)} of ${String(pages)}`,
          'median ms': waited.median,
          'p95 ms': waited.p95,
          ...(processor.length === 0 ? {} : { 'processor median ms': worked.median }),
        });
      }
    }
  }
  return rows;
}
