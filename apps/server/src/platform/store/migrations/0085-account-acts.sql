-- Who took whose account in hand lately; by whom it was taken is found by audit_event_object.
create index audit_event_account_act on audit_event (user_id, at)
  where class_id = 0 and object_type = 'account' and action in ('create', 'edit', 'reset_init_pwd', 'reset_factor');
