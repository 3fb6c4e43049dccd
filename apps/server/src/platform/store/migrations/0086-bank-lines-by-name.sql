-- Candidates may be named in a line: its payer and the words of its purpose. A line that is no payment of ours is set aside, with the reason. What was
-- matched together is undone together.
alter table bank_line
  add column names text[] not null default '{}',
  add column batch_id bigint,
  add column aside_by bigint,
  add column aside_at timestamptz,
  add column aside_reason text check (aside_reason <> ''),
  add constraint bank_line_aside_check check (num_nulls(aside_by, aside_at, aside_reason) in (0, 3)),
  add constraint bank_line_one_check check (aside_at is null or payment_id is null),
  add constraint bank_line_batch_check check (batch_id is null or payment_id is not null);
update bank_line set names = array[payer_name] where payer_name <> '';
drop index bank_line_open;
create index bank_line_open on bank_line (paid_on desc, line_id desc) where payment_id is null and aside_at is null;
create index bank_line_aside on bank_line (paid_on desc, line_id desc) where aside_at is not null;
create index bank_line_payment on bank_line (class_id, payment_id) where payment_id is not null;
create index bank_line_batch on bank_line (batch_id) where batch_id is not null;
create index payment_declared_payer on payment (payer_name) where status = 'declared';

-- Several candidates whom one line pays for were declared by nobody.
alter table payment
  drop constraint payment_group_check,
  add constraint payment_group_check check (declared_by is null or group_id is not null);

-- What came in without a declaration has no account of its payer, and no proof but the line.
alter table payment
  drop constraint payment_transfer_check,
  add constraint payment_transfer_check check (method <> 'bank_transfer' or paid_on is not null
    and (proof_id is null or payer_account_enc is not null and payer_account_masked is not null));
