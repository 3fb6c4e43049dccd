-- How often a provider was asked again for a refund that its account had too little for.
alter table refund_order add column retries int4 not null default 0 check (retries >= 0);
