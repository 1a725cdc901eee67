-- Up Migration

alter table interviews
  -- How often it was booked, of which the first is no move.
  add column bookings integer not null default 0,
  -- Of the place that its applicant was mailed last, with an event for the calendar.
  add column told_place_hash text;

-- Nobody is kept from moving by changes of the place.
update interviews set bookings = least(sequence, 1) where during is not null;
