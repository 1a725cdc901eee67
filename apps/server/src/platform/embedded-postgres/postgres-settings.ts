/** For a small server that shares its machine with the application. */
const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // What is read is mostly in the system's cache: asking a worker for it takes longer.
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Logs the error, but not the row or the key it is about.
  log_error_verbosity: 'terse',
};

/** For data that may be lost in a crash: tests. */
const fastAndLoose = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

/** While the volume is full. */
const onlyReading = { default_transaction_read_only: 'on', autovacuum: 'off' };

interface Mode {
  readonly durable: boolean;
  readonly readOnly: boolean;
}

/** The embedded server's settings, on top of the defaults of PostgreSQL 18. */
export function postgresSettings(clusterName: string, port: number, { durable, readOnly }: Mode) {
  const settings = {
    ...always,
    ...(durable ? {} : fastAndLoose),
    ...(readOnly ? onlyReading : {}),
  };
  return { ...settings, cluster_name: clusterName, port: String(port) };
}
