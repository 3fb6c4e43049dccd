-- Lines that were confirmed together stay known as a batch: who confirmed them, when and how many. Of batches before this, what still stands is known.
create table bank_batch (
  batch_id bigint primary key,
  made_by bigint not null references account (user_id),
  made_at timestamptz not null,
  matched integer not null check (matched > 0),
  matched_cents bigint not null check (matched_cents > 0)
);
create index bank_batch_made on bank_batch (made_at desc, batch_id desc);
insert into bank_batch (batch_id, made_by, made_at, matched, matched_cents)
  select batch_id, min(matched_by), min(matched_at), count(*), sum(amount_cents)
  from bank_line where batch_id is not null group by batch_id;
-- A batch is written after its lines, whose number it has.
alter table bank_line
  add constraint bank_line_batch_id_fkey foreign key (batch_id) references bank_batch deferrable initially deferred;
