import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';

import type { Database } from '../../../server/store/database.ts';
import { plannerSettings } from '../../../server/store/session-settings.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Heap Fetches'?: number;
  readonly Plans?: readonly PlanNode[];
}

/**
 * A plan in one line, from the top down: what reads an index names it, side by side stands in
 * brackets.
 */
function told({ 'Node Type': type, 'Index Name': index, Plans = [] }: PlanNode): string {
  const name = index === undefined ? type : `${type} ${index}`;
  const below = Plans.map(told);
  if (below.length === 0) return name;
  return below.length === 1 ? `${name} < ${below[0] ?? ''}` : `${name} < [${below.join(' | ')}]`;
}

/**
 * A connection to the PostgreSQL at `url` that plans as the server does and keeps the plans of what
 * is asked through it.
 */
export async function openPlanner(url: string): Promise<{
  readonly db: Database;
  readonly plansOf: (work: () => Promise<unknown>) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}> {
  const options = Object.entries(plannerSettings).map(([name, value]) => `-c ${name}=${value}`);
  const client = new Client({ connectionString: url, options: options.join(' ') });
  await client.connect();
  await client.query(
    "load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_format = 'json'; set client_min_messages = log",
  );
  const plans: string[] = [];
  client.on('notice', ({ message }) => {
    const at = message?.indexOf('{') ?? -1;
    if (message !== undefined && at >= 0)
      plans.push(told((JSON.parse(message.slice(at)) as { readonly Plan: PlanNode }).Plan));
  });
  return {
    db: drizzle(client) as unknown as Database,
    plansOf: async (work) => {
      plans.length = 0;
      await work();
      return [...plans];
    },
    close: () => client.end(),
  };
}
