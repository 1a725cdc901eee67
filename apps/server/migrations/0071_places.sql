-- Up Migration

-- The great-circle distance of two points, in miles (haversine formula).
create function miles_between(
  latitude double precision, longitude double precision,
  other_latitude double precision, other_longitude double precision
) returns double precision
  language sql immutable strict parallel safe
  as $$
    select 2 * 3958.7613 * asin(least(1, sqrt(
      sin(radians(other_latitude - latitude) / 2) ^ 2
      + cos(radians(latitude)) * cos(radians(other_latitude))
        * sin(radians(other_longitude - longitude) / 2) ^ 2)))
  $$;

-- Cities, ZIP codes and campuses: the gazetteer of apps/server/data, loaded by the server.
create table places (
  -- Its kind and the id of its source: zip-27601, city-4487042, campus-199193.
  id text collate "C" primary key,
  kind text not null generated always as (split_part(id, '-', 1)) stored
    check (kind in ('city', 'zip', 'campus')),
  label text not null check (label <> ''),
  state text not null check (state ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude >= -180 and longitude < 180),
  -- The part of the map that it lies in: a degree of latitude by one of longitude, named by its south-western
  -- corner. features/places/areas-around.ts finds those that a circle touches.
  area text collate "C" not null
    generated always as (floor(latitude)::int::text || ':' || floor(longitude)::int::text) stored
);

create index places_area on places (area);

-- The names by which places are found, and how far ahead each is suggested. No foreign key: they are only written
-- together with the places, 60,000 at once.
create table place_names (
  key text collate "C" not null check (key <> ''),
  place_id text collate "C" not null,
  rank integer not null check (rank >= 0),
  primary key (key, place_id) include (rank)
);

-- Which gazetteer is loaded, by its hash; its only row is the lock of those who load one.
create table gazetteer (
  is_only boolean primary key default true check (is_only),
  version text not null
);

-- How names are compared: "St. Paul" and "saint paul" alike.
create function place_key(name text) returns text
  language sql immutable strict parallel safe
  as $$
    select trim(replace(replace(replace(
      ' ' || regexp_replace(translate(public.fold_text(name), '''’‘`.', ''), '[^a-z0-9]+', ' ', 'g'),
      ' st ', ' saint '), ' ft ', ' fort '), ' mt ', ' mount '))
  $$;
