import type { Store } from '../store/database.ts';

type Query = Store['query'];

const rowsAtOnce = 100;

/** A table that is copied, with its columns that the database does not compute. */
interface TableRows {
  /** The table's name with its schema, quoted. */
  readonly table: string;
  readonly columns: string;
  /** Which rows the target takes: no jobs that have ended or whose queue it does not have. */
  readonly condition: string;
}

const listTables = `select format('%I.%I', table_schema, table_name) as table,
  string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns,
  case table_schema when 'public' then 'true'
    else 'state < ''completed'' and name in (select name from pgboss.queue)' end as condition
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))
  group by table_schema, table_name order by 1`;

const listForeignKeys = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

const listSequences = `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
  from pg_sequences where schemaname = 'public' and last_value is not null`;

/**
 * Copies rows as the JSON texts that PostgreSQL writes. They keep every value but a JSON null, which
 * becomes NULL.
 */
async function copyTable(from: Query, into: Query, copied: TableRows): Promise<void> {
  const { table, columns, condition } = copied;
  await from(
    `declare copied cursor for select row_to_json(r)::text as row from (select ${columns} from ${table}) r`,
  );
  for (;;) {
    const { rows } = await from(`fetch ${String(rowsAtOnce)} from copied`);
    if (rows.length === 0) break;
    await into(
      `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1::json) where ${condition}`,
      [`[${rows.map(({ row }) => String(row)).join()}]`],
    );
  }
  await from('close copied');
}

/**
 * Copies all rows, the jobs that have not ended and the positions of sequences from one database
 * into another, which must have the same schema and job queues, and no rows. Copies everything or
 * nothing. Nobody else may use either database meanwhile.
 */
export async function copyDatabase(from: Query, into: Query): Promise<void> {
  const { rows } = await from(listTables);
  const tables = rows as unknown as TableRows[];
  const { rows: foreignKeys } = await into(listForeignKeys);
  const { rows: sequences } = await from(listSequences);
  await from('begin');
  await into('begin');
  try {
    // Without foreign keys and triggers, which write into other tables, the order does not matter.
    for (const { drop } of foreignKeys) await into(String(drop));
    for (const { table } of tables) await into(`alter table ${table} disable trigger user`);
    for (const copied of tables) await copyTable(from, into, copied);
    for (const { table } of tables) await into(`alter table ${table} enable trigger user`);
    for (const { add } of foreignKeys) await into(String(add));
    for (const { sequence, value } of sequences)
      await into('select setval($1::regclass, $2::bigint)', [sequence, value]);
    await into('commit');
  } catch (error) {
    await into('rollback');
    throw error;
  } finally {
    await from('rollback');
  }
}
