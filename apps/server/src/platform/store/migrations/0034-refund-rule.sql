-- What a class keeps of a fee that goes back, by date; and which refunds settle a payment, so that what they leave is the class's for good.

alter table gathering add column refund_rule jsonb not null default '[]' check (jsonb_typeof(refund_rule) = 'array');

-- False: a part that the desk gives back, after which the rest stays paid.
alter table refund add column settles boolean not null default true;
