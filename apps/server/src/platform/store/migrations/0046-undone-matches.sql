-- A payment that was confirmed by the wrong line of the bank goes out of the books by a counter-entry, once: its refund_id is the payment's own.
alter table ledger
  drop constraint ledger_kind_check,
  drop constraint ledger_unit_check,
  add constraint ledger_kind_check
    check (kind in ('payment', 'refund', 'reversal', 'top_up', 'messages', 'messages_back')),
  add constraint ledger_unit_check check ((kind in ('payment', 'refund', 'reversal')) = (unit_id is null)),
  add constraint ledger_reversal_check check (kind <> 'reversal' or refund_id = payment_id);
