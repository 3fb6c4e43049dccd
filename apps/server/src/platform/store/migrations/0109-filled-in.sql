-- What a row of candidates is read to say though its cells do not, by kind: a birth or a gender off its number.
alter table import_row add column filled text[];
