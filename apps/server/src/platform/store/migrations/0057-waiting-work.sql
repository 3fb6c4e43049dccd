-- What waits for a desk is little of all there is: it is counted over every class, and found in each.
create index payment_waiting on payment (class_id) where status in ('declared', 'confirmed_late');
create index refund_waiting on refund (class_id) where status in ('requested', 'approved', 'manual');
create index invoice_waiting on invoice (class_id)
  where status in ('requested', 'issuing', 'issue_failed', 'red_requested');
create index score_waiting on score (class_id) where status in ('entered_once', 'conflict');
create index certificate_waiting on certificate (class_id) where status = 'numbered';
