-- Undone, a line gives back what it found: the payment that was confirmed by hand stays (by_hand), the declaration that it ended because it
-- brought too little waits again (instead_of, of many the first payment), and one that it raised asks for what was declared (raised_cents).
-- Money of a transfer for many (of_many) is asked back or invoiced by whoever sent it, also where it is held for one of them.
alter table bank_line
  add column by_hand boolean not null default false,
  add column of_many boolean not null default false,
  add column instead_of bigint;
alter table payment add column raised_cents bigint not null default 0;
