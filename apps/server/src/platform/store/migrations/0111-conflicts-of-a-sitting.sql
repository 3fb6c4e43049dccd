-- A conflict names its sitting, and the admission that was known when it arrived. Those of before get the sitting that was on
-- or next when they were scanned, and the mark of the door in it, else the admission to the class, else the last one before them.
update attendance a set conflicts = (
  select jsonb_agg(c.one || jsonb_build_object('sitting_id', s.sitting_id, 'first', jsonb_build_object(
    'scanned_at', to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'device', f.device)) order by c.nth)
  from jsonb_array_elements(a.conflicts) with ordinality as c (one, nth)
  left join lateral (
    select i.sitting_id from exam_ticket t
    join exam_seat k on k.class_id = t.class_id and k.ticket_id = t.ticket_id
    join exam_sitting i on i.class_id = k.class_id and i.sitting_id = k.sitting_id
    where t.class_id = a.class_id and t.live_enrolment_id = a.enrolment_id and i.ends_at > (c.one ->> 'scanned_at')::timestamptz
    order by i.starts_at limit 1) as s on true
  left join lateral (
    select * from (
      select 1 as rank, m.marked_at as at, m.device from sitting_mark m
      where m.class_id = a.class_id and m.sitting_id = s.sitting_id and m.enrolment_id = a.enrolment_id and m.device is not null
      union all select 2, a.admitted_at, a.device where a.device is not null
      union all select 3, v.scanned_at, v.device from check_in_event v
      where v.class_id = a.class_id and v.enrolment_id = a.enrolment_id and v.kind = 'admitted'
        and v.event_id < (c.one ->> 'event_id')::bigint) as x
    order by x.rank, x.at desc limit 1) as f on true)
where a.conflicts <> '[]';
