-- A refund that was transferred by hand comes back from the bank: it is open again, somebody else sends it again, and the ledger says each of it.
alter table refund
  add column returns int not null default 0,
  add column returned_by bigint,
  add column return_reason text,
  add column again_by bigint,
  drop constraint refund_status_check,
  add constraint refund_status_check check (status in ('requested', 'approved', 'authorised', 'in_transit', 'failed', 'manual',
    'returned', 'done', 'rejected', 'withdrawn')),
  add constraint refund_returned_check check ((returns > 0) = (returned_by is not null) and (returns > 0) = (return_reason is not null)
    and (status <> 'returned' or returns > 0)),
  -- Two people, whatever the program does: null compares as unknown, which passes.
  add constraint refund_again_check check (again_by <> returned_by);

-- Out, back and out again: `turn` counts the entries of one refund, so that each is made once.
alter table ledger
  add column turn int not null default 0,
  drop constraint ledger_class_id_payment_id_refund_id_key,
  add unique (class_id, payment_id, refund_id, turn),
  drop constraint ledger_kind_check,
  drop constraint ledger_sign_check,
  drop constraint ledger_unit_check,
  add constraint ledger_kind_check
    check (kind in ('payment', 'refund', 'refund_back', 'reversal', 'top_up', 'messages', 'messages_back')),
  add constraint ledger_sign_check
    check ((kind in ('payment', 'refund_back', 'top_up', 'messages_back')) = (amount_cents > 0)),
  add constraint ledger_unit_check check ((kind in ('payment', 'refund', 'refund_back', 'reversal')) = (unit_id is null)),
  add constraint ledger_turn_check check (turn = 0 or kind in ('refund', 'refund_back'));

drop index refund_waiting;
create index refund_waiting on refund (class_id) where status in ('requested', 'approved', 'manual', 'returned');
