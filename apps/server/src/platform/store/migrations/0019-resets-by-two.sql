-- An administrator's password and second factor are reset by two people, as administrators are made (ADR 0014).
alter table grant_request
  add column kind text not null default 'grant' check (kind in ('grant', 'reset_password', 'reset_factor'));
