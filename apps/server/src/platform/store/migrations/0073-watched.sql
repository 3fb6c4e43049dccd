-- What was watched of a video, second by second and each once, so that whoever replays, skips or only says so has watched no more; what was sent
-- of its file to whom, without which nobody can have watched it; and how long it is, beyond which no minutes are asked for.
alter table study_file
  add column seconds int4 check (seconds >= 1),
  add check (seconds is null or media_type = 'video/mp4');

alter table study_progress
  add column seen int4multirange not null default '{}',
  -- Bytes of the file that has this number; those of another one are forgotten.
  add column sent int4multirange not null default '{}',
  add column sent_file_id bigint;

-- What was learned before counts as watched from the beginning on.
update study_progress p set seen = int4multirange(int4range(0, p.seconds))
from study_unit u
where u.class_id = p.class_id and u.study_unit_id = p.study_unit_id and u.kind = 'video' and p.seconds > 0;

-- Whether a class gives tickets only to those of its online learners who are done with its courses.
alter table class add column study_gate boolean not null default false;
