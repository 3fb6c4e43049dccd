-- A line that is exported again in another shape is the same line. What tells: the numbers of its transaction (keyed hashes; one that tells nothing by
-- itself has ~ before it), the time of the day, and which layout it was read from. Of a line that may be one that was there already, a person decides.
alter table bank_line
  add column reference_keys text[] not null default '{}',
  add column paid_at text,
  add column layout text,
  add column perhaps_of bigint;
create index bank_line_amount on bank_line (paid_on, amount_cents);
create index bank_line_perhaps on bank_line (perhaps_of) where perhaps_of is not null;
create index bank_line_reference on bank_line using gin (reference_keys);
-- Days such as 12/11/1990 are read in the order that the sheet shows, or that whoever sent it says.
alter table candidate_import add column day_order text check (day_order in ('ymd', 'dmy', 'mdy'));
