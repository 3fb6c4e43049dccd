-- A refund that came back is sent to another account than the payer's, if somebody gives one.
alter table refund
  add column account_name text,
  add column bank text,
  add column account_enc bytea,
  add column account_masked text,
  add constraint refund_account_check check ((account_enc is null) = (account_name is null)
    and (account_enc is null) = (bank is null) and (account_enc is null) = (account_masked is null)
    and (account_enc is null or returns > 0));

-- Those who took in answers that accepted certificates of a pack: somebody else takes that back.
alter table registry_pack add column accepted_by bigint[] not null default '{}';
