/** The SHA-256 of apps/server/data/places.tsv.gz. */
export const GAZETTEER_HASH = 'fdffc71a6f8645c675e06afaf998d9bcb2c2a793f0f4bde836df5c42503bf72b';

/** By which databases know which places they hold: those of the file, with their time zones and short names. */
export const GAZETTEER_VERSION = `${GAZETTEER_HASH}-zones-short-names`;
