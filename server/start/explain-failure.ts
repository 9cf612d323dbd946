import type { Config } from '../config/config.ts';
import { SchemaError } from '../store/migrate.ts';

const insufficientPrivilege = '42501';

/**
 * Returns why a start or a command failed when the operator can change it, or null for any other
 * error.
 */
export function explainFailure(error: unknown, { HOST }: Pick<Config, 'HOST'>): string | null {
  if (error instanceof SchemaError) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === insufficientPrivilege)
    return `The role of DATABASE_URL may not create tables: ${message}. Make it the owner of the database, or migrate with another role (MIGRATE_DATABASE_URL).`;
  return code === 'EADDRINUSE'
    ? `Port ${String(port)} on ${HOST} is in use by another program. Set PORT or METRICS_PORT to a free port.`
    : null;
}
