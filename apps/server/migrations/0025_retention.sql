-- Up Migration

-- What is older than it is kept for is looked for each minute.
create index payment_events_received on payment_events (received_at);
create index sales_inquiries_created on sales_inquiries (created_at);
