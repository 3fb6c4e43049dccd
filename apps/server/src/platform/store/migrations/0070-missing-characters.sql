-- A character that no font has is shown by its number. So no printing stops for it any more: it goes on, and names such characters.
delete from ticket_print where fault = 'glyph_missing';
alter table ticket_print
  drop constraint ticket_print_fault_check,
  add constraint ticket_print_fault_check check (fault = 'failed'),
  drop column detail,
  add column missing text[] not null default '{}';
