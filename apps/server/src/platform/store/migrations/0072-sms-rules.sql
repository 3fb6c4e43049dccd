-- Messages have a type, whose rules say when they leave, how often to one phone, and that whoever opted out gets none. Messages to many can wait for a
-- moment, when they take from quota and balance.
alter table sms
  add column type text not null default 'notice' check (type in ('code', 'notice', 'promotion')),
  -- Whose phone it is, without opening it; null in what was written before.
  add column phone_index bytea;
update sms set type = 'code' where template = 'verify_code';
create index sms_phone on sms (phone_index, created_at) where phone_index is not null;

alter table mailing
  add column type text not null default 'notice' check (type in ('notice', 'promotion')),
  add column send_at timestamptz,
  -- Why it could not begin when its moment came.
  add column fault text check (fault in ('sms_quota', 'sms_balance')),
  drop constraint mailing_status_check,
  add constraint mailing_status_check check (status in ('held', 'scheduled', 'sending', 'done', 'refused', 'withdrawn')),
  add constraint mailing_scheduled_check check (status <> 'scheduled' or send_at is not null);
create index mailing_due on mailing (send_at) where status = 'scheduled';
create index mailing_held on mailing (class_id, asked_by) where status = 'held';

-- Phones that get nothing of what nobody asked for, whatever class it is about.
create table sms_opt_out (
  phone_index bytea primary key,
  -- How the trail names it, which no erasure can change: nobody is found by it once it is gone.
  opt_out_id bigint not null unique,
  -- The class whose desk entered it: what it said is that desk's.
  class_id bigint,
  source text not null check (source in ('reply', 'desk')),
  reason text,
  entered_by bigint references account (user_id),
  at timestamptz not null,
  check ((source = 'desk') = (entered_by is not null)),
  check ((source = 'desk') = (reason is not null)),
  check ((source = 'desk') = (class_id is not null))
);
