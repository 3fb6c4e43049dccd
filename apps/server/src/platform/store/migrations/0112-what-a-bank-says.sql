-- What a statement said of a line's money, so that the same word does not set a line aside again that a person took back.
alter table bank_line add column said_status text not null default '';
