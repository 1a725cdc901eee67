/** The SHA-256 of apps/server/data/places.tsv.gz, by which databases know which places they hold. */
export const GAZETTEER_VERSION = 'fdffc71a6f8645c675e06afaf998d9bcb2c2a793f0f4bde836df5c42503bf72b';
