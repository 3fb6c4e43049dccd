-- Messages leave through a gateway that is asked over the network: what is being handed over is committed as `sending` under a number of its own
-- before anybody is asked, so that a server that dies sends nothing twice; what it left behind is asked about.
alter table sms
  drop constraint sms_status_check,
  add constraint sms_status_check check (status in ('queued', 'deferred', 'sending', 'unknown', 'sent', 'delivered', 'undelivered',
    'failed', 'dropped')),
  -- Our number for the newest try. It travels with the message.
  add column out_no text unique,
  add column provider text,
  add column provider_no text,
  -- Why it failed, was not delivered, or was dropped, in a word of the gateway or of ours.
  add column fault text,
  add column handed_at timestamptz,
  add column receipt_at timestamptz,
  add column ask_at timestamptz,
  add column asked int4 not null default 0,
  add constraint sms_sending_check check (status <> 'sending' or (out_no is not null and handed_at is not null));

-- Codes first, then what the product says by itself, then messages to many (sms/out/urgency.ts).
create index sms_waiting on sms ((case when template = 'verify_code' then 0 when mailing_id is null then 1 else 2 end), created_at, sms_id)
  where status = 'queued';
create index sms_handed on sms (handed_at) where status = 'sending';
create index sms_asked on sms (ask_at) where ask_at is not null;
create index sms_provider on sms (provider, provider_no) where provider_no is not null;

-- Receipts that came before the answer which says whose they are. What nobody claims is forgotten after a week.
create table sms_receipt (
  provider text not null,
  provider_no text not null,
  state text not null check (state in ('delivered', 'bounced')),
  fault text,
  received_at timestamptz not null,
  primary key (provider, provider_no)
);

-- When a message to many took from the quota and the balance: what is not sent goes back to that day.
alter table mailing add column taken_at timestamptz;
update mailing set taken_at = coalesce(decided_at, created_at) where status in ('sending', 'done');
alter table mailing add constraint mailing_taken_check check (status not in ('sending', 'done') or taken_at is not null);
