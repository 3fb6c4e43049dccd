-- The last payment of a fee takes in what lines of the bank brought before (held_cents), so that one fee is one payment with one receipt.
alter table payment add column held_cents bigint not null default 0 check (held_cents >= 0 and held_cents < amount_cents);

-- What of a transfer goes to another fee of the same candidate is a line of its own. Undone, it is part of the whole again.
alter table bank_line add column split_from bigint;
create index bank_line_split on bank_line (split_from) where split_from is not null;
