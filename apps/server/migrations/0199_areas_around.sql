-- Up Migration

-- The parts of the map that a circle touches, named as `places.area` names them. At the corners there may be one too many.
-- Meridians come closer together towards the poles; none of our places is near enough to reach one. West of -180 degrees,
-- and from 180 on, the map continues at its other side.
create function areas_around(
  latitude double precision, longitude double precision, miles double precision
) returns text[]
  language sql immutable strict parallel safe
  as $$
    select array_agg(south || ':' || (west + 540) % 360 - 180 order by south, west)
    from (
        select degrees(angle) as north, asind(least(1, sin(angle) / nullif(cosd(latitude), 0))) as east
        from (values (miles / 3958.7613)) as reach (angle)) as reach,
      generate_series(floor(latitude - north)::int, floor(latitude + north)::int) as south,
      generate_series(floor(longitude - east)::int, floor(longitude + east)::int) as west
  $$;
